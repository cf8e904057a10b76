# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = Die Partie ist zu Ende
chapter = Runde { $round } von { $rounds }
# $missing: how many of the two layouts are not ready yet.
headline-arranging = Runde { $round } von { $rounds } · { $missing ->
    [one] Eine Person stellt noch ihre Gruppen auf
   *[other] Beide stellen ihre Gruppen auf
}
headline-capturing = Runde { $round } von { $rounds } · { $name } nimmt eine Pyramide
headline-opening = Runde { $round } von { $rounds } · { $name } würfelt
# $roll: how often this player has rolled, of $rolls.
headline-rolling = Runde { $round } von { $rounds } · { $name } · Wurf { $roll } von { $rolls }

board-headline = **{ $headline }**
# $player: the mark and the name of a player.
board-dice = { $player }: { $dice } (alle drei Themen abgedeckt)
board-dice-missing = { $player }: { $dice } (fehlt: { $topics })
board-statement = Rede von { $player }: { $dice }
# $left: how many pyramids are left, of $all.
board-stock = **Vorrat** (noch { $left } von { $all }): { $stock }
board-stock-empty = **Vorrat**: leer
# $score: the trees and single pyramids; $stock: the pyramids.
board-captured = { $player }: **{ $points }** ({ $score }; { $stock })
board-captured-none = { $player }: **{ $points }**, noch keine Pyramiden gewonnen
board-debate = **Die Debatte der Runde { $round }**
# Before the card is resolved. $mine and $theirs: what stands there, or "leer".
board-card-open = Karte { $card }: { $first } ({ $mine }) gegen { $second } ({ $theirs }). Noch nicht ausgewertet.
board-card-empty = Karte { $card }: Hier steht auf beiden Seiten nichts.
board-to-take = { $name } bekommt noch eine { $pyramid } Pyramide.

hand-heading = **Hinter deinem Sichtschirm**
hand-card = Karte { $card }: { $group }
hand-colours = Karte { $card }: { $stance }; Farben noch nicht gewählt
hand-nothing = Du hast noch nichts aufgestellt.
# The opponent's dice are public.
hand-opponent = Würfel von { $name }: { $dice }.

result-won = { $name } gewinnt.
result-won-solid-trees = Bei gleicher Punktzahl gewinnt { $name } mit mehr einfarbigen Bäumen.
result-won-pyramids = Bei gleicher Punktzahl gewinnt { $name } mit mehr Pyramiden.
result-shared = Gleichstand: { $names } teilen sich den Sieg.
result-player = { $name }: { $points } ({ $score }).
result-player-none = { $name }: { $points }.
