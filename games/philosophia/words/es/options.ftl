game-length = 2 horas
game-alone = Si empiezas en solitario, juegas contra la Moira, el destino, que viaja, construye y debate como cualquier rival. En las opciones eliges su fuerza.
    .rival = La Moira

option-philosophers = Filósofos
    .description = Repartir los filósofos al azar, o elegirlos por turnos.
    .value-random = Repartidos al azar
    .value-choose = Elegidos por turnos
option-moirai = La Moira (en solitario)
    .description = La fuerza del destino cuando juegas en solitario.
    .value-nous = Nous (fácil)
    .value-logos = Logos (medio)
    .value-sophia = Sophia (difícil)
option-prove-knowledge = Demuestra lo que sabes
    .description = Filosofía de verdad: para ganar la ficha de Aprendizaje hay que resumir las tres cartas.
option-real-debate = Debate de verdad
    .description = Filosofía de verdad: argumentar con cada carta. La mesa puede juzgar los argumentos.
    .value-off = No
    .value-spoken = Un argumento con cada carta
    .value-judged = La mesa juzga los argumentos
option-thinking-time = Tiempo para pensar
    .description = Tiempo para cada argumento en un debate de verdad. Cuando se acaba, pasas.
    .value-0 = Sin límite
    .value-10 = 10 segundos
    .value-30 = 30 segundos
option-own-wisdom = Cartas de sabiduría propias
    .description = Antes de empezar, quien organiza la partida puede escribir cartas de sabiduría para los filósofos.
option-wisdom = Cartas de sabiduría de un archivo
    .description = Tus propias cartas: tres para cada filósofo que elijas.

fault-short = una enseñanza necesita al menos { $count } caracteres visibles
fault-three = { $count ->
    [one] { $philosopher } tiene 1 carta y necesita 3
   *[other] { $philosopher } tiene { $count } cartas y necesita 3
}
fault-same = dos de las cartas de { $philosopher } son iguales
