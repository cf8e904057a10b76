# The log, in the present tense.

log-league = { $name } se une a la { $league }.
log-solo = **{ $title }.** { $story } { $card }
log-city = { $name } elige { $city }.
log-administrator = { $name } elige a su Administrador: { $administrator }.
log-figure-chosen = Has elegido tu primera figura.
log-figure-first = { $name } empieza con { $figure }.
log-figures = Se revelan las primeras figuras: { $figures }.
log-figure-of = { $figure } para { $name }
log-act = **Acto { $act }: { $title }.** { $story } { $card }
log-turn = Empieza el turno { $number }.
log-round = Empieza la ronda { $number }.
log-brigands = Llegan bandidos: { $territories }.
log-augur = La carta de augurio de esta ronda: { $augur }. { $effect }
log-omen-paid = { $name } paga 2 de { $resource } por la serpiente.
log-omen-unpaid = { $name } pierde 1 de prestigio por la serpiente.

log-donated = { $name } dona { $amount } de { $resource }.
log-constructed = { $name } construye { $building } por { $price }.
log-constructed-free = { $name } construye { $building } gratis.
log-produced = { $name } produce { $deck } por { $price }.
log-token-prestige = La { $league } roba una ficha de { $deck } por llegar a 10 de prestigio.
log-token-polemarch = La { $league } roba una ficha de { $deck } con el Polemarca.
log-token-help = La { $league } roba otra ficha de { $deck } porque su ciudad está sola.
log-token-drawn = La ficha es { $token }.
log-prestige = { $name } llega a { $level } de prestigio.
log-gained-prestige = { $name } recibe { $goods } por la escala de prestigio.
log-gained-augur = { $name } recibe { $goods } gracias a los augures.
log-gained-trapezites = { $name } recibe { $goods } gracias al Trapecita.
log-forgone-recruit = { $name } no puede incorporar otra figura.
log-forgone-construct = { $name } no construye el edificio que permitía la bonificación.
log-forgone-produce = { $name } no produce la ficha que permitía la bonificación.
log-forgone-token = { $name } no puede tomar una ficha, porque no queda ninguna.
log-forgone-omen = { $name } no tiene para la serpiente ni 2 de un recurso ni prestigio.
log-recruited = { $figure } se une a { $name }.
log-called = { $name } recurre a su Administrador: { $administrator }.
log-passed = { $count ->
    [one] { $name } deja 1 acción sin usar.
   *[other] { $name } deja { $count } acciones sin usar.
}
log-could-not-pay = { $count ->
    [one] { $name } no podía pagar otra acción y pierde la última.
   *[other] { $name } no podía pagar ninguna acción y pierde { $count }.
}

log-sent = { $name } envía a { $figure } { $to }.
log-enemy = { $figure } saca un { $die } y va { $to }.
log-enemy-home = { $figure } saca un { $die } y se queda en casa por la tormenta.
log-negotiated = { $figure } saca { $roll } { $where } (necesita { $needed }) y obtiene { $goods }.
log-negotiated-full = { $figure } saca { $roll } { $where } (necesita { $needed }) y tiene éxito, pero en la ciudad no cabe la recompensa.
log-negotiated-failed = { $figure } saca { $roll } { $where } (necesita { $needed }) y no obtiene nada.
log-merchant = El Mercader negocia en nombre de { $figure } { $where } y obtiene { $goods }.
log-merchant-full = El Mercader negocia en nombre de { $figure } { $where }, pero en la ciudad no cabe la recompensa.
log-rerolled = { $figure } repite la tirada y saca { $die } en lugar de { $former }.
log-fought = Conflicto { $where }: la Liga de Delos tiene { $one } (dado: { $first }), y la Liga del Peloponeso, { $two } (dado: { $second }). Gana la { $league }.
log-fought-tied = Conflicto { $where }: la Liga de Delos tiene { $one } (dado: { $first }), y la Liga del Peloponeso, { $two } (dado: { $second }). Todas las figuras vuelven a casa.
log-brigands-beaten = La { $league } saca { $roll } { $where } (necesita { $needed }) y derrota a los bandidos.
log-brigands-stayed = La { $league } saca { $roll } { $where } (necesita { $needed }) y pierde contra los bandidos, así que sus figuras vuelven a casa.
log-taken = { $name } toma un territorio ({ $place }) y recauda { $goods }.
log-taken-full = { $name } toma un territorio ({ $place }), pero no tiene sitio para el tributo.
log-taken-from = { $name } arrebata a { $former } un territorio ({ $place }) y recauda { $goods }.
log-taken-from-full = { $name } arrebata a { $former } un territorio ({ $place }), pero no tiene sitio para el tributo.
log-lost = { $name } pierde un territorio ({ $place }) y recupera la ficha de ciudad.
log-ceded = { $name } deja un territorio a { $ally } ({ $place }).
log-token-moved = A { $name } no le quedan fichas de ciudad, así que recupera la de otro territorio ({ $place }).
log-no-token = La { $league } no puede tomar un territorio ({ $place }), porque no le quedan fichas de ciudad que poner.
log-integrated = { $city } se une a la { $league }. Su ficha de { $deck } llegará en la Gran Batalla.
log-integrated-no-token = { $city } se une a la { $league }, pero ya no quedan fichas para ella.
log-won-over = { $city } deja la { $former } y se une a la { $league }. Su ficha de { $deck } llegará en la Gran Batalla.
log-won-over-no-token = { $city } deja la { $former } y se une a la { $league }.
log-income = Llegan los ingresos.
# "nada" is possible, so no verb.
log-income-of = { $name }: { $goods }.
log-completed = La { $league } cumple “{ $title }” y roba una ficha de { $deck }.
log-completed-no-token = La { $league } cumple “{ $title }”, pero no quedan fichas.
log-completed-city = { $name } cumple “{ $title }”, y la { $league } roba una ficha de { $deck }.
log-completed-city-no-token = { $name } cumple “{ $title }”, pero no quedan fichas para la { $league }.
log-act-expired = “{ $title }” termina sin recompensa, porque nadie ha cumplido su objetivo a tiempo.

log-battle = **Empieza la Gran Batalla.**
log-battle-gathered = **Empieza la Gran Batalla.** Las ciudades integradas envían { $tokens }.
log-gathered = { $decks } a la { $league }
log-ready = Has desplegado tu ejército.
log-taken-back = Has retirado tu ejército para cambiarlo.
log-arranged = El resto de tus fichas se ha desplegado automáticamente.
log-armies = Los dos ejércitos están desplegados boca abajo. Ahora, las figuras.
log-generals = Se revelan las figuras. Liga de Delos: { $delian }. Liga del Peloponeso: { $peloponnesian }.
log-general = { $figure } ({ $front })
nobody = nadie
log-column = { $column }, a la vista. Liga de Delos: { $delian }. Liga del Peloponeso: { $peloponnesian }.
log-engaged = { $name } hace intervenir a { $figure } en la { $column }.
log-held = { $name } espera.
log-held-front = { $name } da la orden de esperar en este frente.
log-order-lifted = { $name } anula la orden de esperar.
log-column-won = { $column }: { $one }–{ $two }. La { $league } gana la columna.
log-column-tied = { $column }: { $one }–{ $two }. Nadie gana la columna.
log-front-won = La { $league } gana el frente del { $front }. Columnas: Liga de Delos { $one }, Liga del Peloponeso { $two }.
log-front-tied = Nadie gana el frente del { $front }. Columnas: Liga de Delos { $one }, Liga del Peloponeso { $two }.
log-ended-objectives = La última ronda termina sin que se cumplan los objetivos, así que no hay batalla.
log-ended-shared = La batalla termina en empate a frentes ({ $one }–{ $two }), y ningún criterio de desempate la decide.
log-ended-fronts = La { $league } gana más frentes y, con ello, la batalla.
log-ended-maritime = La { $league } gana el frente del mar y, con ello, la batalla.
log-ended-prestige = La { $league } tiene la ciudad de mayor prestigio y, con ello, gana la batalla.
log-ended-copper = La { $league } tiene la ciudad con más cobre y, con ello, gana la batalla.
log-ended-tie = Los frentes están empatados. En el modo solitario eso significa que la { $league } gana la batalla.
