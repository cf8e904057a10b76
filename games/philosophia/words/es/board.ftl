headline-cards = { $name } puede escribir cartas de sabiduría
headline-choose = { $name } debe elegir un filósofo
headline-won = { $name } es la mente más brillante de Grecia
headline-moirai = La Moira gana
headline-nobody = Nadie ha reunido a tiempo tres fichas de Laberinto
headline-shop = { $year }: los finalistas compran argumentos
headline = Ronda { $round } ({ $year }): { $now }
# In brackets, because the year ends in a full stop and a full stop may follow.
headline-round = Ronda { $round } ({ $year })
chapter-setup = Preparación
chapter-round = Ronda { $round }

now-move = { $name } debe mover
now-doves = { $name } debe volver a mover
now-token = { $name } decide qué hace con la ficha
now-act = { $name } debe actuar
now-leaves = { $name } debe actuar otra vez
now-rest = { $name } juega cartas o termina
now-oracle = { $name } debe elegir una carta
now-aim = { $name } debe elegir el efecto
now-unlock = { $name } debe desbloquear una carta
now-chronos = { $name } decide qué hace con el reloj
now-motion = { $name } debe acordar una moción
now-prove = { $name } debe resumir sus cartas
now-judge = { $name } debe juzgar resúmenes
now-fates = { $name } coloca por la Moira
now-lead = { $name } debe abrir
now-answer = { $name } debe responder
now-bid = { $name } subasta { $disk }
now-react = { $name } ha jugado { $card }
now-verdict = la mesa juzga un argumento
now-shop = los finalistas compran argumentos
now-debate = debaten { $first } y { $second }; { $now }
now-final = debate final; { $now }

score = { $philosopher }, { count-labyrinth }; { $things }; { $done }

task-cards = escribe cartas de sabiduría o empieza la partida
task-choose = elige tu filósofo
task-move = te toca mover
task-doves = vuelve a mover
task-token = toma la bonificación o quédate con la ficha
task-act = haz tu acción
task-leaves = haz una acción normal más
task-rest = juega cartas de oráculo o termina tu turno
task-oracle = elige la carta de oráculo que te quedas
task-react = decide si aceptas una carta de oráculo
task-aim = elige qué hace tu carta de oráculo
task-bid = puja en la subasta
task-unlock = elige la carta de sabiduría que desbloqueas
task-chronos = decide si el reloj de arena retrocede
task-motion = acuerda una moción
task-debate = te toca en el debate
task-verdict = juzga el argumento
task-prove = demuestra lo que sabes
task-judge = juzga los resúmenes
task-fates = coloca una pieza de la Moira
task-shop = compra argumentos para el debate final
task-over = la partida ha terminado

to-come-react = { $count ->
    [one] todavía falta 1 respuesta
   *[other] todavía faltan { $count } respuestas
}
to-come-bid = { $count ->
    [one] todavía falta 1 puja
   *[other] todavía faltan { $count } pujas
}
to-come-verdict = { $count ->
    [one] todavía falta 1 voto
   *[other] todavía faltan { $count } votos
}
to-come-shop = { $count ->
    [one] todavía falta 1 lista
   *[other] todavía faltan { $count } listas
}

before-player = { $symbol } **{ $name }**: { $philosopher }
before-none = { $symbol } **{ $name }**: todavía sin filósofo
before-own = Quien organiza la partida ha escrito cartas de sabiduría para { $philosophers }.

player-line = { $symbol } **{ $name }**, { $philosopher } { $place }: { $things }; { $done }; { $labyrinth }
player-line-turn = { $symbol } **{ $name }**, { $philosopher } { $place } (le toca): { $things }; { $done }; { $labyrinth }
has-study = 1 ficha de estudio
has-oracle = oráculos ({ $decks })
has-oracle-deck = { $deck } { $count }
has-unknown-oracle = Oráculo desconocido
done-followers = { $count }/{ $all } seguidores
done-schools = { $count }/{ $all } escuelas
done-debates = { $count }/{ $all } debates
done-wisdom = { $count }/{ $all } cartas de sabiduría
done-tokens = fichas: { $tokens }
tokens-of = { $kind } { $count }/{ $dealt }
labyrinth = **Laberinto { $count }/{ $all }**
labyrinth-ways = **Laberinto { $count }/{ $all }** ({ $ways })
labyrinth-number = **Laberinto { $count }/{ $all }**, número { $number } ({ $ways })

region = **{ $kind }** { $places }
place-bare = { $place }
place-with = { $place } ({ $things })
place-school = escuela { $symbol }
place-followers = seguidores { $symbols }
place-hidden = ?

timeline = { $left ->
    [one] **Línea del tiempo:** { $year } ({ $event }); hasta el { $end } falta 1 casilla.
   *[other] **Línea del tiempo:** { $year } ({ $event }); hasta el { $end } faltan { $left } casillas.
}
athena = **Disco superior de Atenea:** { $disk }. { $effect }
athena-bottom = **Disco superior de Atenea:** { $disk }. { $effect } En el fondo de la pila: { $bottom }.
deck-empty = El mazo de { $deck } está vacío.
decks-empty = Los mazos de Sofismas y de Silogismos están vacíos.

auction = **Subasta** de { $disk }, abierta por { $name }; { $missing }.
shopping = **Compras** para el debate final; { $missing }.
oracle-played = { $name } ha jugado **{ $card }**: “{ $effect }”
oracle-played-against = { $name } ha jugado **{ $card }** contra { $victim }: “{ $effect }”
oracle-missing = { $played } { CAPITAL($missing) }.

debate-public = **Debate público**, cartas ganadas: { $piles }.
debate-final = **Debate final**, cartas ganadas: { $piles }.
debate-pile = { $symbol } { $name } { $count }
debate-pile-out = { $symbol } { $name } { $count }, ha pasado
debate-motion = Moción: “{ $motion }”. { $sides }
debate-sides = A favor: { $first }. En contra: { $second }.
debate-sides-final = Quien ataca argumenta a favor; quien defiende, en contra.
debate-led = { $name } ha abierto con { $card } contra { $defender }. { $relations } { $lesson }
debate-argued = { $name } ha jugado { $card } y ha dicho: “{ $text }” ({ $lesson }) { CAPITAL($missing) }.
debate-argued-silent = { $name } ha jugado { $card } sin decir nada. { $lesson } { CAPITAL($missing) }.

hand-purse = **Tienes** { $things }. Por colocar: { $left }.
hand-request = **Petición olímpica de { $god }:** { $needs }.
hand-request-need = { $count }/{ $needed } { $what }
hand-moirai = **La Moira gana** si tiene tres fichas de Laberinto cuando el reloj de arena llega al 146 a. C. y tú no las tienes, o si te vence en el debate final. Ahora tiene { $tokens }.
hand-oracle-deck = **En este oráculo quedan** { $cards }.
hand-wishes = **Tu lista:** { $wishes }.
wishes-then = { $first }, después { $second }
hand-bid = **Tu puja:** { $coins }. Puedes cambiarla hasta que estén todas.
hand-ability = **{ $philosopher }.** { $ability }
hand-wisdom = **Cartas de sabiduría:**
hand-unlocked = Desbloqueada: { $card }
hand-locked = Bloqueada: { $card }
hand-no-arguments = **Argumentos:** ninguno.
hand-arguments = **Argumentos ({ $count }):**
hand-arguments-named = { $cards } (se explican en { COMMAND("rules") }: “{ rule-sophistry-argumentum }”, “{ rule-sophistry-others }” y “{ rule-syllogisms }”)
hand-arguments-more = { $count ->
    [one] y 1 tipo más (en un debate, el menú los muestra todos, página a página)
   *[other] y { $count } tipos más (en un debate, el menú los muestra todos, página a página)
}
hand-oracle-cards = **Cartas de oráculo:**
hand-oracle-card = { $card }. { $effect }
hand-oracle-named = { $cards } (cada una se explica cuando la juegas)

proof = **Resúmenes** de { $name }; los juzga { $judge }:
proof-summary = **Resumen:** { $text }
proof-no-summary = **Resumen:** ninguno

alt-last-map = Este es el mapa al final de la partida.
alt-standing = En el mapa: { $players }.
alt-standing-player = { $name } ({ $philosopher }) { $place }
alt = { $headline }.
alt-leaders = { $count ->
    [one] { $headline }. { $names } tiene más fichas de Laberinto que nadie: { $best }.
   *[other] { $headline }. En cabeza, con { $best } fichas de Laberinto: { $names }.
}

result-tokens = Fichas de Laberinto: { $counts }.
result-piles = Cartas ganadas en el debate final: { $counts }.
result-alone = { $name }, con { $philosopher }, es la mente más brillante de la antigua Grecia. Cuando Grecia cae ante Roma, nadie más tiene tres fichas de Laberinto. { $standing }
result-final-debate = { $name }, con { $philosopher }, gana el debate final y es la mente más brillante de la antigua Grecia. { $standing }
result-lowest-number = { $name }, con { $philosopher }, es la mente más brillante de la antigua Grecia. El debate final termina en empate, y gana el filósofo con el número más bajo. { $standing }
result-moirai = La Moira gana. { $standing }
result-nobody = Nadie ha reunido a tiempo tres fichas de Laberinto. { $standing }
result-player = { $name } { $count }
