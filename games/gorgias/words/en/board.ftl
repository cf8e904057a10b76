# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = The game is over
chapter = Statement { $round } of { $rounds }
headline-arranging = Statement { $round } of { $rounds } · Both players are arranging · { $missing ->
    [one] 1 layout still to come
   *[other] { $missing } layouts still to come
}
headline-capturing = Statement { $round } of { $rounds } · { $name } to take a pyramid
headline-opening = Statement { $round } of { $rounds } · { $name } to roll
# $roll: how often this player has rolled, of $rolls.
headline-rolling = Statement { $round } of { $rounds } · { $name } · Roll { $roll } of { $rolls }

board-headline = **{ $headline }**
# $player: the mark and the name of a player.
board-dice = { $player }: { $dice } (all three topics covered)
board-dice-missing = { $player }: { $dice } (missing: { $topics })
board-statement = Statement by { $player }: { $dice }
# $left: how many pyramids are left, of $all.
board-stock = **Common stock** ({ $left } of { $all } left): { $stock }
board-stock-empty = **Common stock**: empty
# $score: the trees and single pyramids; $stock: the pyramids.
board-captured = { $player }: **{ $points }** for { $score } ({ $stock })
board-captured-none = { $player }: **{ $points }**, no pyramids captured yet
board-debate = **The debate on statement { $round }**
# Before the card is resolved. $mine and $theirs: what stands there, or "empty".
board-card-open = { $card }. { $first }: { $mine }; { $second }: { $theirs }. Not resolved yet.
board-card-empty = { $card }. Both cards were empty.
board-to-take = Still owed to { $name }: { $pyramid }.

hand-heading = **Behind your screen**
hand-card = { $card }. { $group }
hand-colours = { $card }. { $stance }; colours not chosen yet
hand-nothing = You haven't placed anything yet.
# The opponent's dice are public.
hand-opponent = { $name } has these dice: { $dice }.

result-won = { $name } won.
result-won-solid-trees = The points were tied, and { $name } won with more solid trees.
result-won-pyramids = The points were tied, and { $name } won with more pyramids.
result-shared = { $names } tied and share the win.
result-player = { $name }: { $points } for { $score }.
result-player-none = { $name }: { $points }.
