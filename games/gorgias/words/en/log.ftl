# The log: a sentence or two for each event, in the past tense.

log-round-began = Round { $round } began, with { $name } rolling first.
log-rolled = Roll { $roll }: { $name } rolled { $rolled }.
log-rerolled = Roll { $roll }: { $name } kept { $kept } and rolled { $rolled }.
# This follows one of the two above. $count: how many topics are missing.
log-missing = { $count ->
    [one] { $topics } was missing.
   *[other] { $topics } were missing.
}
log-die-removed = { $name } removed { $die } and kept { $dice }.
log-stated = { $name } finished their statement: { $dice }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
log-stated-incomplete = { $count ->
    [one] { $name } finished their statement, which doesn't cover { $topics }: { $dice }.
   *[other] { $name } finished their statement, which covers { $topics }: { $dice }.
}
log-arranged = You finished your layout.
log-reconsidered = You went back to change your layout.
log-arranged-by-chance = The groups you hadn't placed were arranged at random.
log-revealed = Both layouts for round { $round } were revealed.
# A card of the debate in one line; one of the next three sentences follows. $pyramids: a list of pyramid-first and
# pyramid-next. $mine and $theirs: what stood there, such as
# "medium pointing forward, small facing away".
log-card = Card { $card }: { $first } ({ $mine }) met { $second } ({ $theirs }).
log-card-took = { $name } took { $pyramids }.
log-card-nothing = { $name } got nothing, because the common stock had no pyramids of the right size left.
log-card-tied = Nobody captured anything.
# The player chose $pyramid in place of $wanted.
log-captured = { $name } took a { $pyramid } pyramid, because there were no { $wanted } ones left.
# $scores: each player's points, as in "player-points".
log-ended = The game ended. { $scores }.
log-ended-stock = The common stock was empty, so the game ended. { $scores }.
log-ended-no-capture = Nobody could capture anything with these statements, so the game ended. { $scores }.
player-points = { $name }: { $points }
