# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-title = Ronda { $round } de { $rounds }
picture-arranging = Se colocan los grupos
picture-opening = { $name } debe tirar
picture-removing = { $name } debe retirar un dado
picture-rerolling = { $name }: tirar o plantarse
picture-rerolling-missing = { $name } debe volver a tirar
picture-over = Victoria de { $name }
picture-shared = Victoria compartida
picture-capturing = { $name } toma una pirámide
picture-shield = Pantalla de { $name }
# Between the cards of the last debate, while the players already roll for the next round.
picture-earlier = Último debate: ronda { $round }

# The picture of the end. $points and $other: the points of the winner and of the other player.
picture-game = Gorgias
end-shared = Victoria compartida
end-tied = Empate a { $points } puntos
end-points = { $points } puntos contra { $other }
end-solid-trees = Más árboles de un solo color, con empate a { $points } puntos
end-pyramids = Más pirámides, con empate a { $points } puntos
# $name is the player who lost in the first, and who won in the others.
end-turned = { $name } iba ganando { $points }–{ $other } hasta el último debate.
end-trees = { $name } completa un árbol de un solo color ({ $colours }).
end-last = El último debate da a { $name } { $points ->
    [one] 1 punto más.
   *[other] { $points } puntos más.
}

# The alt texts. $scores: each player's points.
alt-end = { $name } gana. { $scores }.
alt-end-shared = La victoria es compartida. { $scores }.
alt-over = La mesa al final de la partida. { $scores }. Pirámides que quedan en la reserva común: { $left } de { $all }.
alt-arranging = { $missing ->
    [one] Una de las partes todavía coloca sus grupos detrás de una pantalla.
   *[other] Ambas partes colocan sus grupos detrás de sus pantallas.
}
alt-dice = { $name } ha sacado { $dice }.
alt-capturing = Se han revelado las dos disposiciones, y { $name } debe tomar una pirámide.
alt-opening = { $name } va a tirar los cinco dados.
alt-standing = { $scores }. Pirámides que quedan en la reserva común: { $left } de { $all }.
