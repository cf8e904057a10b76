# The position, the hand and the result.

headline = { $score }, { $half }: { $doing }
chapter-before = Antes del saque inicial
chapter-turn = Turno { $turn }
headline-over = El partido ha terminado: { $score }
headline-surnames = ¿Quién juega con Alemania? Se escriben los apellidos
headline-sides = Los apellidos son igual de largos: { $name } debe elegir equipo

# What a player is doing, after a colon or as a sentence of its own.
doing-line-up = { $name } debe alinear a su equipo
doing-ball = { $name } debe colocar el balón junto a { $philosopher }
doing-release = { $name } hace volver a { $philosopher } del banquillo de castigo
doing-run = { $name } debe correr
doing-bonus-run = { $name } debe hacer su carrera de bonificación
doing-kick = { $name } puede disparar
doing-foul = { $name } puede cometer falta
doing-tackle = { $name } puede hacer una entrada a un disparo de { $value }
doing-block = { $name } puede bloquear con { $needed } o más en { $space }
doing-bonus = { $name } debe elegir una bonificación

board-surnames = Apellidos: { $first } y { $second }.
board-turn = Turno { $turn }.
board-turn-of = Turno { $turn } de { $limit }.
board-pile = { $cards ->
    [one] 1 carta en el mazo.
   *[other] { $cards } cartas en el mazo.
}
board-pile-joker = { $cards ->
    [one] 1 carta en el mazo: el comodín.
   *[other] { $cards } cartas en el mazo, entre ellas el comodín.
}
board-ball = El balón está en { $space }.
board-ball-out = No hay balón en el campo.
board-runs = Dados que quedan para correr: { $dice }.
board-team = { $cards ->
    [one] { $symbol } { $name } ({ $team }), **{ $goals }**, 1 carta: { $philosophers }.
   *[other] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } cartas: { $philosophers }.
}
board-standing = { $philosopher } { $symbol } { $space }
board-has-run = { $philosopher } { $symbol } { $space } (ya ha corrido)
board-in-box = { $philosopher } { $symbol } banquillo de castigo
board-not-placed = { $philosopher } { $symbol } sin colocar
board-kick = { $moved ->
    [0] { $kick }.
    [one] { $kick }. Hasta ahora, el balón se ha movido 1 casilla.
   *[other] { $kick }. Hasta ahora, el balón se ha movido { $moved } casillas.
}
board-last = { $end ->
    [goal] Último disparo: { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }) y marca.
    [tackled] Último disparo: { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }), y una entrada lo impide.
    [blocked] Último disparo: { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }), y el balón queda bloqueado.
    [sent_off] Último disparo: { $philosopher } intenta disparar hacia el { $way } desde { $space } con { $card } (valor { $value }) y es expulsado.
    [edge] Último disparo: { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }), y el balón se mueve { $moved ->
        [one] 1 casilla, hasta el borde.
       *[other] { $moved } casillas, hasta el borde.
    }
   *[other] Último disparo: { $philosopher } dispara hacia el { $way } desde { $space } con { $card } (valor { $value }), y el balón se mueve { $moved ->
        [one] 1 casilla.
       *[other] { $moved } casillas.
    }
}
board-boxes = En los banquillos de castigo: { $philosophers }.
board-discards = Descartes: { $cards }.
board-no-discards = Todavía no hay descartes.

# Beside a player's name. $philosophers: what the signs on the pieces mean, such as "♣ Nietzsche, ♦ Kant".
team-goals = { $team }, { $goals ->
    [one] 1 gol
   *[other] { $goals } goles
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
} ({ $philosophers })
philosopher-sign = { $symbol } { $philosopher }

hand-surname = Tu apellido: { $surname }.
hand = **Tu mano** ({ $team }): { $cards }.
hand-suit = { $symbol } { $philosopher } ({ $suit }) { $ranks }
hand-without = Para usar a { $philosophers } te falta una carta de su palo.
hand-picked = Carta para el disparo: { $card }.
hand-aimed = Carta para el disparo: { $card }, hacia el { $way }.
hand-runner = { $die ->
    [one] Va a correr { $philosopher }, hasta 1 casilla.
   *[other] Va a correr { $philosopher }, hasta { $die } casillas.
}

result-won = { $name } gana con { $team }.
result-shared = { $names } comparten la victoria.
end-time = El mazo se ha agotado. Resultado final: { $score }.
end-golden-goal = Un gol en la prórroga ha decidido el partido. Resultado final: { $score }.
end-french = El mazo se ha agotado por segunda vez con empate, así que gana Francia. Resultado final: { $score }.
end-limit = El partido ha llegado al límite de turnos. Resultado final: { $score }.
end-stall = No se ha jugado ninguna carta en { $turns } turnos, así que el partido ha terminado. Resultado final: { $score }.

# The match report.
report-goal = **{ $germans }–{ $french }** { $team }, turno { $turn }, { $half }: { $philosopher } desde { $space }, con { $card }
report-own-goal = **{ $germans }–{ $french }** { $team }, turno { $turn }, { $half }: { $philosopher } desde { $space }, con { $card }, un autogol
report-earlier = { $count ->
    [one] Hay 1 gol anterior en el historial
   *[other] Hay { $count } goles anteriores en el historial
}
