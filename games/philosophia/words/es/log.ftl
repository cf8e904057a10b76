# The log, in the present tense.

log-wisdom-written = { $philosopher } recibe nuevas cartas de sabiduría.
log-philosopher = { $name } elige a { $philosopher }.
log-begun = El tablero está preparado. Empieza { $name }.
log-request = Tu Petición olímpica: { $request }.

log-moved = { $name } va { $place }.
log-fee = { $name } paga 1 moneda por entrar en la escuela de { $owner }.
log-turned = Se da la vuelta a la ficha que hay { $place }: { $bonus }.
log-bonus = { $name } toma la bonificación ({ $bonus }) y deja la ficha.
log-kept = { $name } se queda con la ficha de { $kind } que había { $place }.

log-drew = { $name } roba { $cards }.
log-seen = Robas { $cards }.
log-tutored = { $name } enseña y gana { $coins }.
log-following = { $name } gana un seguidor { $place }.
log-hired-builder = { $name } contrata a un constructor.
log-school = { $name } construye una escuela { $place }.
log-hired-sophist = { $name } contrata a un sofista.
log-sophist = El sofista de { $name } desplaza al seguidor de { $victim } { $place }.
log-study = { $name } toma una ficha de estudio.
log-unlocked = { $name } desbloquea la carta de sabiduría { $number }.
log-coins = { $name } toma { $coins }.
log-labyrinth = { $name } reclama { $tokens } ({ $way }).
log-labyrinth-number = { $name } reclama { $tokens } ({ $way }). La tercera lleva el número { $number }.
log-revealed = { $name } cumple la Petición olímpica de { $request }.
log-proof = { $name } resume tres cartas de sabiduría para { $judge }: { $texts }.
log-proof-silent = { $name } no entrega a { $judge } ningún resumen escrito de las cartas de sabiduría.
log-quoted = “{ $text }”
log-proof-accepted = { $judge } acepta los resúmenes de { $name }.
log-proof-refused = { $judge } rechaza los resúmenes, pero { $name } recibe 1 moneda y puede volver a intentarlo en otro turno.

log-consulted = { $name } consulta el oráculo de { $deck }.
log-deck-seen = Las cartas del oráculo son { $cards }.
log-card-taken = { $name } toma una carta del oráculo de { $deck }.
log-card-seen = La carta es { $card }. { $effect }
log-card-played = { $name } juega { $card }: “{ $effect }”
log-card-played-against = { $name } juega { $card } contra { $victim }: “{ $effect }”
log-turn-ended = { $name } no podía jugar ninguna carta de oráculo, así que el turno termina solo.
log-card-stands = Nadie anula { $card }.
log-retracted = { $name } juega la Retractación de promesas, así que { $card } no tiene efecto.
log-coins-lost = { $name } paga { $coins } a la reserva general.
log-coins-stolen = { $name } quita { $coins } a { $victim }.
log-cards-lost = Pierdes { $cards }.
log-sent-home = El seguidor que { $victim } tenía { $place } vuelve a su tablero personal.
log-token-back = { $victim } pierde la ficha de { $token }, que pasa a estar { $place }.

log-timeline-back = { $name } devuelve el reloj de arena al { $year }.
log-timeline-left = { $name } deja el reloj de arena en el { $year }.
log-time-ran-out = Se han jugado { $rounds } rondas: el reloj de arena pasa al { $year } por sí solo.
log-timeline = { $name } avanza el reloj de arena al { $year }: { $event }.
log-auction = { $name } saca a subasta { $disk }: “{ $effect }”
log-auction-skipped = { $name } pone { $skipped } en el fondo de la pila y saca a subasta { $disk }: “{ $effect }”
log-bids = Se revelan las pujas ({ $bids }): { $winner } gana { $disk }.
log-bids-tied = Se revelan las pujas ({ $bids }). La más alta está empatada, así que nadie gana { $disk }.
log-count = { $name } { $count }
log-moirai = La Moira roba la carta { $card }.
log-moirai-stayed = La Moira roba la carta { $card }, pero no puede seguirla.
log-heads = Sale cara.
log-owl = Sale cruz (la lechuza).

log-debate = { $name } desafía a { $opponent } a un debate público.
log-motion = { $name } propone la moción “{ $motion }”.
log-motion-any = { $name } propone debatir sin moción escrita.
log-motion-agreed = { $name } acepta la moción.
log-planned = { $count ->
    [one] { $name } prepara boca abajo su próximo paso en el debate.
   *[other] { $name } prepara boca abajo sus próximos { $count } pasos en el debate.
}
log-plan-dropped = { $name } anula su plan para el debate.
log-led = { $name } abre con { $card } contra { $against }.
log-led-said = { $name } dice “{ $text }” y abre con { $card } contra { $against }.
log-answered = { $result ->
    [win] { $name } responde con { $card }, que vence a { $led }. { $lesson }
    [tie] { $name } responde con { $card }, que empata con { $led }. { $lesson }
   *[loss] { $name } responde con { $card }, que pierde contra { $led }. { $lesson }
}
log-answered-said = { $result ->
    [win] { $name } dice “{ $text }” y responde con { $card }, que vence a { $led }. { $lesson }
    [tie] { $name } dice “{ $text }” y responde con { $card }, que empata con { $led }. { $lesson }
   *[loss] { $name } dice “{ $text }” y responde con { $card }, que pierde contra { $led }. { $lesson }
}
log-added = { $name } añade { $card } a su pila.
log-added-said = { $name } dice “{ $text }” y añade { $card } a su pila.
log-refused = La mesa rechaza el argumento de { $name } ({ $card }).
log-refused-said = La mesa rechaza el argumento de { $name }: “{ $text }” ({ $card }).
log-passed = { $name } pasa.
log-debate-won = Se cuentan las pilas ({ $piles }): { $name } gana el debate.
log-debate-won-token = Se cuentan las pilas ({ $piles }): { $name } gana el debate y toma una ficha de debate ganado.

log-final = Llegan los romanos. Al debate final pasan { $names }.
log-shopped = { $name } gasta { $coins } en argumentos.
log-won = { $name } es la mente más brillante de la antigua Grecia.
