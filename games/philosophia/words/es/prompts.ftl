wait = Espera a { $name }.
wait-others = Espera al resto.
wait-react = { CAPITAL(to-come-react) }.
wait-bid = { CAPITAL(to-come-bid) }.
wait-verdict = { CAPITAL(to-come-verdict) }.
wait-shop = { CAPITAL(to-come-shop) }.
prompt-sealed = Ya has elegido, pero todavía puedes cambiar de idea. { $wait }
prompt-cards = Escribe cartas de sabiduría propias para cualquier filósofo, o empieza la partida con las que hay.
prompt-choose = Elige el filósofo con el que juegas.
prompt-choose-moirai = Elige un filósofo para la Moira.
prompt-move = Ve a cualquier lugar libre; en la Acrópolis, solo a uno en el que puedas actuar. Si allí hay una ficha, se le da la vuelta. Después haces una acción.
prompt-doves = Las palomas te permiten volver a mover, pero no a la Acrópolis.
prompt-token = La ficha muestra { $bonus }. Toma la bonificación y deja la ficha, o quédate con la ficha sin la bonificación.
prompt-act = Estás { $place }. Haz una acción.
prompt-leaves = Las hojas murmuran. Haz aquí una acción normal más (cualquiera, salvo reclamar una ficha de Laberinto).
prompt-rest = Juega cartas de oráculo o termina tu turno.
prompt-rest-none = Ahora no puedes jugar ninguna de tus cartas de oráculo, así que termina tu turno. No termina solo, porque eso daría pistas al resto sobre tus cartas.
prompt-oracle = Mira las cartas de este oráculo y quédate una.
prompt-react = { $name } ha jugado { $card }: “{ $effect }” Acéptala, o anúlala si tienes la Retractación de promesas. Se pregunta a cada persona que podría tener esa carta.
prompt-react-against = { $name } ha jugado { $card } contra { $victim }: “{ $effect }” Acéptala, o anúlala si tienes la Retractación de promesas. Se pregunta a cada persona que podría tener esa carta.
prompt-react-none = { $name } ha jugado { $card }: “{ $effect }” No tienes la Retractación de promesas, así que solo puedes aceptarla. Se te pregunta igualmente para que nadie sepa quién tiene esa carta.
prompt-react-against-none = { $name } ha jugado { $card } contra { $victim }: “{ $effect }” No tienes la Retractación de promesas, así que solo puedes aceptarla. Se te pregunta igualmente para que nadie sepa quién tiene esa carta.
prompt-bid = ¿Cuánto pujas por { $disk } (“{ $effect }”)? Todas las pujas se revelan a la vez, y solo paga quien gana.
prompt-unlock = Elige la carta de sabiduría que desbloqueas.
prompt-chronos = Has ganado Cronos. Puedes devolver el reloj de arena del { $year } al { $start } (así hay más tiempo para todo el mundo) o dejarlo donde está.
prompt-motion = ¿De qué debería tratar el debate? { $sides }
prompt-motion-proposed = ¿De qué debería tratar el debate? { $sides } La moción propuesta hasta ahora es “{ $motion }”.
prompt-prove = Elige quién juzga y resume cada una de tus tres cartas de sabiduría.
prompt-judge = Tienes delante las cartas de sabiduría de { $name }. ¿Demuestran los resúmenes que las ha entendido?
prompt-fates-follower = Elige un lugar libre para un seguidor de la Moira.
prompt-fates-school = Elige un lugar libre para una escuela de la Moira.
prompt-shop = Haz una lista de las cartas que quieres comprar, por orden de preferencia, y entrégala.

prompt-last-one = El resto ha pasado. Añade a tu pila todas las cartas que quieras y después pasa.
prompt-must-lead = Abre con una carta contra { $name }. La primera carta del debate te corresponde a ti, así que todavía no puedes pasar.
prompt-lead = Abre con una carta contra { $name }, o pasa. Si pasas, quedas fuera del debate.
prompt-answer = { $name } ha abierto con { $card } ({ $sort }). { $relations } { $lesson } Responde o pasa. Si pasas, quedas fuera del debate.
prompt-for = { $text } Argumentas a favor de “{ $motion }”.
prompt-against = { $text } Argumentas en contra de “{ $motion }”.
prompt-for-timed = { $text } Argumentas a favor de “{ $motion }” y tienes { $seconds } segundos.
prompt-against-timed = { $text } Argumentas en contra de “{ $motion }” y tienes { $seconds } segundos.

judge-argument = { $side ->
    [for] { $name } ha jugado { $card }. { $lesson } { $name } ha dicho: “{ $text }”. ¿Tiene el argumento esa forma, y apoya la moción?
   *[against] { $name } ha jugado { $card }. { $lesson } { $name } ha dicho: “{ $text }”. ¿Tiene el argumento esa forma, y se opone a la moción?
}
judge-argument-silent = { $name } ha jugado { $card } sin decir nada. { $lesson } ¿Lo aceptas como argumento?
judge-argument-motion = { $side ->
    [for] { $name } ha jugado { $card }. { $lesson } { $name } ha dicho: “{ $text }”. ¿Tiene el argumento esa forma, y apoya “{ $motion }”?
   *[against] { $name } ha jugado { $card }. { $lesson } { $name } ha dicho: “{ $text }”. ¿Tiene el argumento esa forma, y se opone a “{ $motion }”?
}

## Asked once more

caution-pass-debate = Todavía tienes cartas. Si pasas, ya no podrás jugarlas en este debate.
caution-finish-shopping = { $count ->
    [one] Tu lista está vacía y te queda una moneda. Más tarde ya no podrás comprar cartas.
   *[other] Tu lista está vacía y te quedan { $count } monedas. Más tarde ya no podrás comprar cartas.
}
caution-finish-writing = No has escrito ninguna carta de sabiduría. Cuando empiece la partida, ya no podrás escribirlas.
