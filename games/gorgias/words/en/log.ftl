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
# $sides: two of the clauses below; $end: who won the card.
log-card = Card { $card }: { $sides } { $end }
log-card-won = { $name } won the card.
log-card-tied = Nobody won the card.
log-card-both = Both players won pyramids.
log-captured = { $name } took { $pyramid } from the common stock.
log-captured-instead = { $name } took { $pyramid } instead of { $wanted }, which was gone from the common stock.
log-nothing-left = { $name } won { $wanted } but got nothing: the common stock had no { $size } pyramids left.
# $scores: each player's points, as in "player-points".
log-ended = The game ended. { $scores }.
log-ended-stock = The common stock was empty, so the game ended. { $scores }.
player-points = { $name }: { $points }

# What both players had on a card and what was left of it. $mine and $theirs are three messages like "side-left".
sides = { $mine }; { $theirs }.
# $group: what stood on the card.
side-left = { $name } ({ $group }) had { $pyramids } left
side-nothing = { $name } ({ $group }) had nothing left
side-empty = { $name } had an empty card
