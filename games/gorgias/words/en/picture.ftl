# The words in the picture, and its alt text. Places are narrow: keep these short.

-game = Gorgias
title = { -game } · statement { $round } of { $rounds }
title-over = { -game } · the game is over
task-won = { $name } won
task-shared = A shared win
task-arrange = Both players to arrange
task-opening = { $name } to roll
task-removing = { $name } to remove a die
task-rerolling = { $name } to reroll or stop
task-rerolling-missing = { $name } to reroll
task-taking = { $name } to take a pyramid

strip-roll = Roll { $roll } of { $rolls }
strip-covered = All three topics
strip-missing = No { $topic }
strip-ready = Ready
strip-arranging = Arranging
strip-stated = Statement finished
strip-to-roll = Five dice to roll
strip-next = Rolls next

footer-points = Final points: { $scores }
# $missing: how many layouts are still to come.
footer-arranging = Layouts stay hidden until both players are ready · { $missing ->
    [one] 1 layout still to come
   *[other] { $missing } layouts still to come
}
footer-debate = On the cards: the debate on statement { $round }
footer-topics = Small is Knowledge, medium is Conduct, large is Governance

# Below a pyramid on a card. $letter and $now: S, M or L.
pyramid-projects = projects { $pips }
pyramid-absorbs = absorbs { $pips }
pyramid-lost = { $letter } is lost
pyramid-stays = { $letter } stays
pyramid-becomes = { $letter } becomes { $now }
card-empty = empty
card-nobody = nobody
# $letter: the size of which the common stock had no pyramids left.
card-none-left = no { $letter }
shield-of = { $name }'s screen

stock-title = Common stock
stock-left = { $left } of { $all }
stock-note = Captured pyramids come from here
stock-note-empty = Nothing is left
captured = { $kinds }
captured-solid = { $count } solid
captured-mixed = { $count } mixed
captured-single = { $count } single
captured-none = nothing yet
player-number = Player { $number }

alt-over = The game is over.
alt-arranging = Statement { $round }: both players are arranging behind their screens; { $missing ->
    [one] 1 layout is
   *[other] { $missing } layouts are
} still to come.
alt-dice = Statement { $round }, dice of { $name }: { $dice }.
alt-capturing = Statement { $round }: both layouts are revealed, and { $name } must take a pyramid.
alt-opening = Statement { $round }: { $name } to roll the five dice.
alt-points = { $scores }.
alt-stock = { $left } of { $all } pyramids are left in the common stock.
