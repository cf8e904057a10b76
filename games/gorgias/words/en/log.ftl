# The log: a sentence or two for each event, in the past tense.

log-round-began = Statement { $round } began. First to roll: { $name }.
log-rolled = Roll { $roll }: { $name } rolled { $rolled }.
log-rerolled = Roll { $roll }: { $name } kept { $kept } and rolled { $rolled }.
# This follows one of the two above. $count: how many topics are missing.
log-missing = { $count ->
    [one] { $topics } was missing.
   *[other] { $topics } were missing.
}
log-die-removed = { $name } removed { $die } and kept { $dice }.
log-stated = { $name } finished a statement: { $dice }.
log-stated-incomplete = { $name } finished a statement without { $topics }: { $dice }.
log-arranged = You finished your layout.
log-reconsidered = You reopened your layout.
log-arranged-by-chance = The groups you hadn't placed were arranged at random.
log-revealed = Both layouts for statement { $round } were revealed.
# A card of the debate in one line; one of the next three sentences follows. $mine and $theirs: what stood there, such as
# "medium forward, small away".
log-card = Card { $card }: { $first } ({ $mine }) met { $second } ({ $theirs }).
log-card-took = { $name } took { $pyramids }.
log-card-nothing = { $name } won, but there was nothing suitable in the common stock.
log-card-tied = Nobody won.
# The player chose $pyramid.
log-captured = { $name } took { $pyramid } because { $wanted } was gone.
# $scores: each player's points, as in "player-points".
log-ended = The game ended. { $scores }.
log-ended-stock = The common stock was empty, so the game ended. { $scores }.
log-ended-no-capture = Nobody could capture anything with these statements, so the game ended. { $scores }.
player-points = { $name }: { $points }
