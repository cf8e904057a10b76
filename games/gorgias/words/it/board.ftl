# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = La partita è finita
chapter = Round { $round } di { $rounds }
headline-arranging = Round { $round } di { $rounds } · { $missing ->
    [one] Manca una disposizione
   *[other] Mancano entrambe le disposizioni
}
headline-capturing = Round { $round } di { $rounds } · tocca a { $name } prendere una piramide
headline-opening = Round { $round } di { $rounds } · tocca a { $name } lanciare i dadi
headline-rolling = Round { $round } di { $rounds } · { $name } · Lancio { $roll } di { $rolls }

board-headline = **{ $headline }**
board-dice = { $player }: { $dice } (tutti e tre i temi sono coperti)
board-dice-missing = { $player }: { $dice } (temi mancanti: { $topics })
board-statement = Discorso di { $player }: { $dice }
board-stock = **Riserva comune** (ne restano { $left } su { $all }): { $stock }
board-stock-empty = **Riserva comune**: vuota
board-captured = { $player }: **{ $points }** per { $score } ({ $stock })
board-captured-none = { $player }: **{ $points }**, ancora nessuna piramide catturata
board-debate = **Il dibattito del round { $round }**
board-card-open = Carta { $card }: { $first } ({ $mine }) contro { $second } ({ $theirs }). Non ancora risolta.
board-card-empty = Carta { $card }: vuota da entrambe le parti.
board-to-take = A { $name } spetta ancora una piramide { $pyramid }.

hand-heading = **Dietro il tuo schermo**
hand-card = Carta { $card }: { $group }
hand-colours = Carta { $card }: { $stance }; colori ancora da scegliere
hand-nothing = Non hai ancora piazzato nulla.
hand-opponent = Dadi di { $name }: { $dice }.

result-won = { $name } vince.
result-won-solid-trees = Parità di punti: { $name } vince con più alberi monocolore.
result-won-pyramids = Parità di punti: { $name } vince con più piramidi.
result-shared = Parità: la vittoria è condivisa fra { $names }.
result-player = { $name }: { $points } per { $score }.
result-player-none = { $name }: { $points }.
