# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = The game is over
chapter = Round { $round } of { $rounds }
# $missing: how many of the two layouts are not ready yet.
headline-arranging = Round { $round } of { $rounds } · { $missing ->
    [one] One player is still arranging their groups
   *[other] Both players are arranging their groups
}
headline-capturing = Round { $round } of { $rounds } · { $name } to take a pyramid
headline-opening = Round { $round } of { $rounds } · { $name } to roll
# $roll: how often this player has rolled, of $rolls.
headline-rolling = Round { $round } of { $rounds } · { $name } on roll { $roll } of { $rolls }

board-headline = **{ $headline }**
# $player: the mark and the name of a player.
board-dice = { $player }: { $dice } (all three topics covered)
board-dice-missing = { $player }: { $dice } (missing: { $topics })
board-statement = { $player }'s statement: { $dice }
# $left: how many pyramids are left, of $all.
board-stock = **Common stock** ({ $left } of { $all } left): { $stock }
board-stock-empty = **Common stock**: empty
# $score: the trees and single pyramids; $stock: the pyramids.
board-captured = { $player }: **{ $points }** for { $score } ({ $stock })
board-captured-none = { $player }: **{ $points }**, no pyramids captured yet
board-debate = **The debate in round { $round }**
# Before the card is resolved. $mine and $theirs: what stands there, or "empty".
board-card-open = Card { $card }: { $first } ({ $mine }) faces { $second } ({ $theirs }). Not resolved yet.
board-card-empty = Card { $card }: neither player placed a group here.
board-to-take = { $name } is still owed a { $pyramid } pyramid.

hand-heading = **Behind your screen**
hand-card = Card { $card }: { $group }
hand-colours = Card { $card }: { $stance }; colours not chosen yet
hand-nothing = You haven't placed anything yet.
# The opponent's dice are public.
hand-opponent = { $name }'s dice: { $dice }.

result-won = { $name } won.
result-won-solid-trees = The players tied on points, and { $name } won with more solid trees.
result-won-pyramids = The players tied on points, and { $name } won with more pyramids.
result-shared = { $names } tied and share the win.
result-player = { $name }: { $points } for { $score }.
result-player-none = { $name }: { $points }.
