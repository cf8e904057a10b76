# The log. $philosopher is a name; $dice is a list of numbers.

log-surname = Escribes tu apellido.
log-surnames-equal = Los apellidos { $first } y { $second } son igual de largos, así que { $name } elige equipo.
log-sides = { $name } juega con Alemania.
log-sides-surnames = Los apellidos son { $first } y { $second }, así que { $name } juega con Alemania.
log-lined-up = { $name } alinea a { $team }: { $places }.
log-turn = { $name } empieza el turno { $turn }.
log-ball = El balón entra en juego en la casilla { $number } de la línea central ({ $space }).
log-ball-placed = { $philosopher } coloca el balón en { $space }.
log-box-opened = { $name } saca un { $die }, y el banquillo de castigo se abre.
log-box-shut = { $name } saca un { $die }, y nadie deja el banquillo de castigo.
log-released = { $philosopher } deja el banquillo de castigo y vuelve al campo en { $space }.
log-run-rolled = { $name } saca { $dice } para correr.
log-run-doubles = { $name } saca dobles ({ $dice }), así que puede correr todo el equipo.
log-ran = { $philosopher } corre de { $start } a { $end }.
log-kicked = { $philosopher } dispara hacia el { $way } desde { $space } con { $card }.
log-kicked-rolled = { $philosopher } dispara hacia el { $way } desde { $space } con { $card } y saca { $dice }: valor { $value }.
log-fouled = { $philosopher } comete falta y saca { $dice }: el valor necesario para una entrada sube en { $adds }.
log-fouled-sent-off = { $philosopher } comete falta, saca { $dice } y va al banquillo de castigo.

# A tackle is one of these, followed by log-enough or log-too-low.
log-tackle = { $philosopher } hace una entrada con { $card }.
log-tackle-rolled = { $philosopher } hace una entrada con { $card } y saca { $dice }.
log-tackle-fouled = { $philosopher } hace una entrada con { $card }, comete falta y saca { $fouled }.
log-tackle-fouled-rolled = { $philosopher } hace una entrada con { $card } y comete falta; saca { $fouled } por la falta y { $dice } por la carta.
log-tackle-sent-off = { $philosopher } hace una entrada con { $card }, comete falta, saca { $fouled } y va al banquillo de castigo.
log-block = { $philosopher } intenta bloquear en { $space } con { $card }.
log-block-rolled = { $philosopher } intenta bloquear en { $space } con { $card } y saca { $dice }.
log-enough = El balón queda detenido: el valor es { $value }, y el mínimo era { $needed }.
log-too-low = No basta: el valor es { $value }, y el mínimo era { $needed }.

log-ball-stopped = El balón se para en { $space }.
log-ball-edge = El balón llega al borde y se para en { $space }.
log-ball-blocked = El balón se detiene en { $space }.
log-ball-stayed = El balón se queda en { $space }.
log-goal = **¡Gol!** { $philosopher } marca para { $name }: { $score }.
log-own-goal = **¡Autogol!** { $philosopher } mete el balón en su propia portería. El punto es para { $name }: { $score }.

log-bonus-run = { $die ->
    [one] { $name } saca un 1 para una carrera de bonificación de 1 casilla.
   *[other] { $name } saca un { $die } para una carrera de bonificación de hasta { $die } casillas.
}
log-bonus-discard = { $name } descarta { $card } para robar otra carta.
log-bonus-release = { $name } libera a { $philosopher } del banquillo de castigo.
log-bonus-nothing = { $name } no usa la bonificación.
log-drew = { $cards ->
    [one] { $name } roba 1 carta.
   *[other] { $name } roba { $cards } cartas.
}
log-pile = { $cards ->
    [0] El mazo queda vacío.
    [one] En el mazo queda 1 carta.
   *[other] En el mazo quedan { $cards } cartas.
}
log-drew-cards = Robas: { $cards }.
log-half-time = { $name } roba el comodín: es el descanso. Marcador: { $score }.
log-ball-removed = El balón estaba en el área pequeña de { $name } y sale del campo.
log-extra-time = El mazo se agota con empate ({ $score }), así que se barajan los descartes para la prórroga. El próximo gol gana el partido.
log-answers = Das tus órdenes permanentes: “{ $tackles }” y “{ $blocks }”.
