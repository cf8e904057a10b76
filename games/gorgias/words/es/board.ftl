# The position: the headline, the text of the board, what only one player sees, and the result.

headline-over = La partida ha terminado
chapter = Ronda { $round } de { $rounds }
headline-arranging = Ronda { $round } de { $rounds } · { $missing ->
    [one] Falta 1 disposición
   *[other] Ambas partes colocan sus grupos
}
headline-capturing = Ronda { $round } de { $rounds } · { $name } debe tomar una pirámide
headline-opening = Ronda { $round } de { $rounds } · { $name } debe tirar los dados
headline-rolling = Ronda { $round } de { $rounds } · { $name } · Tirada { $roll } de { $rolls }

board-headline = **{ $headline }**
board-dice = { $player }: { $dice } (los tres temas cubiertos)
board-dice-missing = { $player }: { $dice } (sin cubrir: { $topics })
board-statement = Discurso de { $player }: { $dice }
board-stock = **Reserva común** ({ $left } de { $all }): { $stock }
board-stock-empty = **Reserva común**: vacía
board-captured = { $player }: **{ $points }** por { $score } ({ $stock })
board-captured-none = { $player }: **{ $points }**, todavía sin pirámides capturadas
board-debate = **El debate de la ronda { $round }**
board-card-open = Carta { $card }: { $first } ({ $mine }) contra { $second } ({ $theirs }). Sin resolver todavía.
board-card-empty = Carta { $card }: sin grupos.
board-to-take = A { $name } le corresponde todavía una pirámide { $pyramid }.

hand-heading = **Detrás de tu pantalla**
hand-card = Carta { $card }: { $group }
hand-colours = Carta { $card }: { $stance }; colores sin elegir todavía
hand-nothing = Todavía no has colocado nada.
hand-opponent = Dados de { $name }: { $dice }.

result-won = { $name } gana.
result-won-solid-trees = Hay empate a puntos, y { $name } gana por tener más árboles de un solo color.
result-won-pyramids = Hay empate a puntos, y { $name } gana por tener más pirámides.
result-shared = { $names } empatan y comparten la victoria.
result-player = { $name }: { $points } por { $score }.
result-player-none = { $name }: { $points }.
