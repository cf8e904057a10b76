# The log, in the present tense. $philosopher is a name; $dice is a list of numbers.

log-surname = Hai scritto il tuo cognome.
log-surnames-equal = I cognomi { $first } e { $second } hanno la stessa lunghezza, quindi { $name } sceglie la squadra.
log-sides = { $name } gioca con i tedeschi.
log-sides-surnames = I cognomi sono { $first } e { $second }, quindi { $name } gioca con i tedeschi.
log-lined-up = { $name } schiera i { $team }: { $places }.
log-turn = { $name } inizia il turno { $turn }.
log-ball = La palla entra in gioco sulla casella { $number } della linea di metà campo ({ $space }).
log-ball-placed = { $philosopher } piazza la palla in { $space }.
log-box-opened = { $name } fa { $die }, e la panca puniti si apre.
log-box-shut = { $name } fa { $die }, e nessuno lascia la panca puniti.
log-released = { $philosopher } lascia la panca puniti e rientra in campo in { $space }.
log-run-rolled = { $name } fa { $dice } per la corsa.
log-run-doubles = { $name } fa doppio ({ $dice }), quindi può correre tutta la squadra.
log-ran = { $philosopher } corre da { $start } a { $end }.
log-kicked = { $philosopher } tira verso { $way } da { $space } ({ $card }).
log-kicked-rolled = { $philosopher } tira verso { $way } da { $space } ({ $card }). Dadi: { $dice }; valore: { $value }.
log-fouled = { $philosopher } commette fallo e fa { $dice }, quindi il valore che serve per un contrasto aumenta di { $adds }.
log-fouled-sent-off = { $philosopher } commette fallo, fa { $dice } e finisce sulla panca puniti.

# A tackle is one of these, followed by log-enough or log-too-low.
log-tackle = { $philosopher } contrasta ({ $card }).
log-tackle-rolled = { $philosopher } contrasta ({ $card }) e fa { $dice }.
log-tackle-fouled = { $philosopher } commette un contrasto falloso ({ $card }): per il fallo ottiene { $fouled }.
log-tackle-fouled-rolled = { $philosopher } commette un contrasto falloso ({ $card }): ottiene { $fouled } per il fallo e { $dice } per la carta.
log-tackle-sent-off = { $philosopher } commette un contrasto falloso ({ $card }), ottiene { $fouled } ai dadi e finisce sulla panca puniti.
log-block = { $philosopher } prova a bloccare in { $space } ({ $card }).
log-block-rolled = { $philosopher } prova a bloccare in { $space } ({ $card }) e fa { $dice }.
log-enough = Il valore { $value } basta a fermare la palla: serviva almeno { $needed }.
log-too-low = Il valore { $value } non basta: serviva almeno { $needed }.

log-ball-stopped = La palla si ferma in { $space }.
log-ball-edge = La palla arriva al bordo e si ferma in { $space }.
log-ball-blocked = La palla si ferma in { $space }.
log-ball-stayed = La palla resta in { $space }.
log-goal = **Gol!** { $philosopher } segna per { $name }: { $score }.
log-own-goal = **Autogol!** { $philosopher } manda la palla nella propria porta. Il punto va a { $name }: { $score }.

log-bonus-run = { $die ->
    [one] { $name } fa 1: una corsa bonus di 1 casella.
   *[other] { $name } fa { $die }: una corsa bonus di { $die } caselle al massimo.
}
log-bonus-discard = { $name } scarta una carta ({ $card }) per pescarne un'altra.
log-bonus-release = { $name } libera { $philosopher } dalla panca puniti.
log-bonus-nothing = { $name } non usa il bonus.
log-drew = { $cards ->
    [one] { $name } pesca una carta.
   *[other] { $name } pesca { $cards } carte.
}
log-pile = { $cards ->
    [0] Il mazzo è vuoto.
    [one] Nel mazzo resta 1 carta.
   *[other] Nel mazzo restano { $cards } carte.
}
log-drew-cards = Hai pescato: { $cards }.
log-half-time = { $name } pesca il jolly: intervallo. Il risultato è { $score }.
log-ball-removed = La palla è nell'area piccola di { $name } ed esce dal campo.
log-extra-time = Il mazzo finisce in pareggio ({ $score }), quindi gli scarti vengono mescolati per i tempi supplementari. Il prossimo gol vince la partita.
log-answers = Hai impostato i tuoi ordini permanenti: “{ $tackles }” e “{ $blocks }”.
