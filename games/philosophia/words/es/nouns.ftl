# Counted things. Zero takes the number, because "ninguna" would need "no" before the verb.

count-coins = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
    .plural = monedas
count-builders = { $count ->
    [one] 1 constructor
   *[other] { $count } constructores
}
    .plural = constructores
count-sophists = { $count ->
    [one] 1 sofista
   *[other] { $count } sofistas
}
count-followers = { $count ->
    [one] 1 seguidor
   *[other] { $count } seguidores
}
count-other-followers = { $count ->
    [one] 1 seguidor más
   *[other] { $count } seguidores más
}
count-schools = { $count ->
    [one] 1 escuela
   *[other] { $count } escuelas
}
    .plural = escuelas
count-sophistry = { $count ->
    [one] 1 Sofisma
   *[other] { $count } Sofismas
}
count-syllogism = { $count ->
    [one] 1 Silogismo
   *[other] { $count } Silogismos
}
count-labyrinth = { $count ->
    [one] 1 ficha de Laberinto
   *[other] { $count } fichas de Laberinto
}
count-spaces = { $count ->
    [one] 1 casilla
   *[other] { $count } casillas
}
count-western = { $count ->
    [one] 1 ficha de Ciudad occidental
   *[other] { $count } fichas de Ciudad occidental
}
    .plural = fichas de Ciudad occidental
count-eastern = { $count ->
    [one] 1 ficha de Ciudad oriental
   *[other] { $count } fichas de Ciudad oriental
}
    .plural = fichas de Ciudad oriental
count-port = { $count ->
    [one] 1 ficha de Puerto
   *[other] { $count } fichas de Puerto
}
    .plural = fichas de Puerto
count-temple = { $count ->
    [one] 1 ficha de Templo
   *[other] { $count } fichas de Templo
}
    .plural = fichas de Templo
count-oracle = { $count ->
    [one] 1 ficha de Oráculo
   *[other] { $count } fichas de Oráculo
}
    .plural = fichas de Oráculo
count-every-colour = { $count ->
    [one] 1 ficha de cada color
   *[other] { $count } fichas de cada color
}
    .plural = fichas de cada color
count-followings = { $count ->
    [one] 1 seguidor en el tablero
   *[other] { $count } seguidores en el tablero
}
    .plural = seguidores en el tablero
count-wisdom = { $count ->
    [one] 1 carta de sabiduría
   *[other] { $count } cartas de sabiduría
}
    .plural = cartas de sabiduría
count-oracle-cards = { $count ->
    [one] 1 carta de oráculo
   *[other] { $count } cartas de oráculo
}
    .plural = cartas de oráculo
count-debates = { $count ->
    [one] 1 debate ganado
   *[other] { $count } debates ganados
}
    .plural = debates ganados

study-token = una ficha de estudio
sophistry = Sofisma
syllogism = Silogismo
oracle-argument = Oráculo

# Singular, so that it takes the verb of any player's name. The code puts a capital where it begins a sentence.
moirai = la Moira
moirai-alone = La Moira
nobody = nadie
player-name = { $name }
name-with-symbol = { $symbol } { $name }
player = Jugador { $number }

way-followings = Seguidores
way-schools = Escuelas
way-travel = Viajes
way-debate = Debate
way-learn = Aprendizaje
way-oracle = Oráculos
way-olympic = Petición olímpica

relations = { $sort ->
    [zeus] Vence a cualquier carta.
    [sophistry] Empata con cualquier Sofisma y pierde contra cualquier Silogismo.
   *[syllogism] Vence a estas cartas: { $cards }.
}
# At most 100 characters with the lesson.
about-sophistry = Pierde con los Silogismos. { $lesson }
about-syllogism = Vence a { $cards }. { $lesson }
about-answer = { $result ->
    [win] La vence ({ $sort }). { $lesson }
    [tie] Empata ({ $sort }). { $lesson }
   *[loss] Pierde ({ $sort }). { $lesson }
}
explained = { $card } ({ $sort }). { $lesson }
times = { $count }x { $card }
