# Why an action was refused, and what to do instead.

refusal-over = El partido ha terminado, así que no queda nada que hacer.
refusal-too-late = Ya es tarde para eso: el balón ha seguido su camino.
refusal-surname-given = Ya has escrito tu apellido. Espera a tu rival.
refusal-not-asked = Espera a que decida { $name }. Recibirás un aviso cuando te toque.

refusal-no-letters = Un apellido necesita al menos una letra.
refusal-surname-too-long = Ese apellido es demasiado largo. Usa una sola línea de { $most } caracteres como máximo.
refusal-off-field = Esa casilla no existe. Las columnas van de la A a la { $column }, y las filas, de la 1 a la { $row }.
refusal-order-unread = No lo entiendo. Escribe qué filósofo va adónde, por ejemplo “{ $first } E7, { $second } C4”.
refusal-named-twice = Has nombrado a un filósofo dos veces. Cada uno solo puede ir a una casilla.
refusal-not-all-four = Escribe adónde va cada uno de los cuatro filósofos.
refusal-not-your-half = Esa casilla no está en tu mitad. Elige una de tu lado de la línea central.
refusal-goalies-box = En un área pequeña solo puede entrar un portero, y solo en la suya. Elige otra casilla.
refusal-occupied = Esa casilla está ocupada. Elige una libre.
refusal-stands-there = Ya está allí. Elige otra casilla.
refusal-out-of-reach = No llega hasta allí, o el camino está cerrado. Elige una casilla a su alcance.
refusal-in-penalty-box = Está en el banquillo de castigo. Elige a un filósofo que esté en el campo.
refusal-has-run = Ya ha corrido en este turno. Elige a otro filósofo.
refusal-hemmed-in = No puede moverse. Elige a otro filósofo.
refusal-no-die-left = No te queda ningún dado para esa carrera. Cada dado se usa una sola vez.
refusal-no-more-changes = En este turno has cambiado de idea { $count } veces, así que ya no puedes deshacer esta elección.
refusal-no-such-way = Elige una de las ocho direcciones.
refusal-no-fouls = En este partido no hay faltas. Haz la entrada sin cometer falta.
refusal-not-in-hand = No tienes esa carta. Tu mano: { $cards }.
refusal-not-beside-ball = { $philosopher } no está junto al balón, así que no puede usar { $card }.
refusal-cannot-block = { $philosopher } no puede bloquear el balón aquí.
refusal-too-low = Para bloquear aquí necesitas { $needed } como mínimo. Juega una carta de ese valor o más alta, o una figura.
refusal-no-such-philosopher = Elige a un filósofo de { $team }: { $philosophers }.
refusal-no-such-die = Tus dados restantes muestran { $dice }. Elige uno de ellos.
refusal-not-in-box = No está en tu banquillo de castigo.

refusal-runner-first = Primero elige quién corre y qué dado usa.
refusal-card-first = Primero elige una carta para el disparo.
refusal-way-first = Primero elige la dirección del disparo.
refusal-aimed = Has apuntado hacia el { $way }. Dispara, o primero elige otra dirección.
refusal-running = { $philosopher } va a correr. Elige una casilla para él, o elige otro corredor.
refusal-picked = Has elegido { $card }. Elige una dirección o devuelve la carta a la mano.
refusal-no-run-now = Ahora no puedes correr. Elige una de las acciones disponibles.
refusal-set-up = Los equipos ya están alineados.

refusal-now-surnames = Primero escribe tu apellido.
refusal-now-sides = Primero elige tu equipo.
refusal-now-lineup = Primero alinea a tu equipo.
refusal-now-ball = Primero coloca el balón junto a tu filósofo.
refusal-now-release = Primero elige una casilla para el filósofo que deja el banquillo de castigo.
refusal-now-run = Ahora no puedes hacer eso. Sigue corriendo o, antes, termina la carrera.
refusal-now-bonus-run = Ahora no puedes hacer eso. Sigue con tu carrera de bonificación o, antes, termínala.
refusal-now-kick = Ahora no puedes hacer eso. Dispara o roba cartas.
refusal-now-foul = Primero decide si cometes falta.
refusal-now-tackle = Primero decide si haces una entrada.
refusal-now-block = Primero decide si bloqueas.
refusal-now-bonus = Primero elige tu bonificación por el gol.
