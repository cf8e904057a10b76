# A server's secret votes.

vote-title =
    ### Ostrakon · votación { $vote }
    { "" }**{ $question }**
vote-closes = Cierre: { $at } ({ $left }).
vote-who-everyone = Puede votar quien vea el canal de la votación.
vote-who-roles = { $count ->
    [one] Puede votar quien tenga el rol { $roles }.
   *[other] Puede votar quien tenga uno de estos roles: { $roles }.
}
vote-must-days = { $count ->
    [one] Para votar, tienes que llevar al menos un día en este servidor.
   *[other] Para votar, tienes que llevar al menos { $count } días en este servidor.
}
vote-must-account = { $count ->
    [one] Para votar, tu cuenta de Discord tiene que tener al menos un día.
   *[other] Para votar, tu cuenta de Discord tiene que tener al menos { $count } días.
}
vote-quorum = { $count ->
    [one] El quórum es de una persona.
   *[other] El quórum es de { $count } personas.
}
vote-quorum-share = El quórum es del { $percent } % de quienes tienen derecho a voto.
vote-quorum-why = Si votan menos personas, no se decide nada.
vote-quorum-several = Se cuenta a quien responda al menos a una pregunta.
vote-threshold-absolute = Para ganar, una respuesta necesita los votos de más de la mitad de quienes tienen derecho a voto, tanto si votan como si no.
vote-stated = { $count ->
    [one] Según ha indicado la moderación, una persona tiene derecho a voto.
   *[other] Según ha indicado la moderación, { $count } personas tienen derecho a voto.
}
vote-counted = Se considera que tienen derecho a voto todos los miembros que tenga este servidor cuando se cierre la votación.
vote-counted-role = Se considera que tienen derecho a voto todos los miembros que tengan el rol cuando se cierre la votación.
vote-threshold-half = Para ganar, una respuesta necesita los votos de más de la mitad de los votantes.
vote-threshold-two_thirds = Para ganar, una respuesta necesita los votos de al menos dos tercios de los votantes.
vote-threshold-several = En cada pregunta solo cuentan como votantes quienes la respondan.
vote-changeable = Puedes cambiar tu voto hasta que se cierre la votación.
vote-final = Una vez emitido, tu voto no se puede cambiar.
vote-turnout-hidden = Nadie puede ver cuántas personas han votado hasta que se cierre la votación.
vote-turnout = { $count ->
    [0] Todavía no ha votado nadie.
    [one] Hasta ahora ha votado una persona.
   *[other] Hasta ahora han votado { $count } personas.
}
vote-secret = -# Cuando votas, mi respuesta solo la ves tú. Lleva un código con el que puedes comprobar tu voto cuando se haya cerrado la votación. Hasta entonces, el recuento es secreto.
vote-secret-unpublished = -# Cuando votas, mi respuesta solo la ves tú. Lleva un código con el que puedes comprobar tu voto cuando se haya cerrado la votación. El recuento no se publica.
vote-published = -# Cadena de votos, { $at }, para comprobar el resultado: `{ $code }`
vote-fingerprint = -# Huella de las reglas, para comprobar el resultado: `{ $code }`
vote-opened-by = Abierta por { $name } el { $at }.
vote-where = [Ir a la votación]({ $url })
vote-opened = La votación { $vote } está abierta: [ir a la votación]({ $url })
vote-moved = -# Esta votación está ahora en otro sitio: [ir a la votación]({ $url })
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
vote-answer = { $answer }
vote-answer-none = sin respuesta
vote-answers = { $answers }
vote-answers-ranked = { $answers } (por este orden)
vote-answer-number = ({ $number }) { $answer }
vote-question = **{ $question }**
vote-question-number = { $number }. { $question }

## What moderators change

vote-paused = **Esta votación está en pausa.** Se pausó { $since }, y nadie puede votar hasta que alguien de la moderación la reanude, como máximo durante una semana. El cierre estaba previsto para el { $at } y se retrasará lo que dure la pausa.
vote-change-paused = -# Pausada por { $name } el { $at }. Motivo: { $reason }
vote-change-resumed = -# Reanudada por { $name } el { $at }. Nuevo cierre: { $closes }.
vote-change-resumed-alone = -# Reanudada el { $at }, porque una pausa no puede durar más de una semana. Nuevo cierre: { $closes }.
vote-change-extended = -# Prorrogada por { $name } el { $at }. Nuevo cierre: { $closes }. Motivo: { $reason }
vote-change-edited = -# Editada por { $name } el { $at }, antes de que nadie hubiera votado. La huella anterior de las reglas: `{ $code }`
vote-paused-done = La votación { $vote } está en pausa, como máximo una semana. Usa `{ COMMAND("ostrakon", "resume") }` para que se pueda volver a votar.
vote-resumed-done = La votación { $vote } vuelve a estar abierta. Ahora se cierra el { $closes }.
vote-extended-done = La votación { $vote } se cierra ahora el { $closes } ({ $left }).
vote-extended-done-paused = La votación { $vote } sigue en pausa. El cierre está previsto ahora para el { $closes } y se retrasa tanto como dure la pausa.
vote-edited-done = La votación { $vote } se ha editado: [ir a la votación]({ $url })
vote-announce-done = Cuando termine la votación { $vote }, anunciaré el resultado también en { $channel }.
vote-announce-off = El resultado de la votación { $vote } se publicará solo donde se celebra; no hay un segundo canal elegido.
# Only moderators see this.
vote-announced-in = Cuando se cierre, anunciaré el resultado también en { $channel }.
vote-edit-title = Editar la votación { $vote }
vote-edit-question = Pregunta
vote-edit-answers = Respuestas, una en cada línea
vote-edit-stones-how = En la primera línea, qué significa la piedra blanca; en la segunda, qué significa la negra
vote-edit-block = Pregunta { $number }
vote-edit-block-how = La pregunta en la primera línea y después una respuesta en cada línea
vote-edit-block-stones-how = Línea 1: la pregunta; línea 2: qué significa la blanca; línea 3: qué significa la negra

## My vote and reminders

vote-mine = Mi voto
vote-mine-none = Todavía no has votado en la votación { $vote }.
vote-mine-not-entitled = No puedes votar en la votación { $vote }. { $who }
vote-mine-cast =
    { "" }**Tu voto en la votación { $vote }: { $answer }**
    Tu comprobante: `{ $code }`
vote-key = -# Clave: `{ $secret }`. Solo la necesitas para demostrar más adelante que tu voto está en la cadena de votos publicada.
vote-remind = Recordármelo antes del cierre
vote-remind-not = No recordármelo
vote-reminder-on = Antes de que se cierre la votación { $vote }, te enviaré un mensaje directo. Recordatorio: { $at } ({ $left }). Comprueba que permites los mensajes directos de este servidor.
vote-reminder-on-paused = Antes de que se cierre la votación { $vote }, te enviaré un mensaje directo. La votación está en pausa, así que aún no sé cuándo será. Comprueba que permites los mensajes directos de este servidor.
vote-reminder-off = No te recordaré la votación { $vote }.
vote-reminder =
    Votación { $vote }: **{ $question }**
    Cierre: { $left }. { vote-where }
    -# Has pedido este recordatorio. Lo recibe cualquiera que lo pida, tanto si ha votado como si no.

## How to vote

vote-how = -# { $how }
# In a vote with several questions. $numbers: "1 and 3"
vote-how-of = { $count ->
    [one] -# Pregunta { $numbers }: { $how }
   *[other] -# Preguntas { $numbers }: { $how }
}
vote-how-stones = Pulsa una piedra para votar.
vote-how-colour = Gana el color con más piedras.
vote-how-all = { $count ->
    [2] -# Pulsa el botón para responder a las dos preguntas en un solo formulario. Puedes dejar una en blanco.
   *[other] -# Pulsa el botón para responder a las { $count } preguntas en un solo formulario. Puedes dejar alguna en blanco.
}
vote-answer-all = Responder a las preguntas
vote-how-choice = Elige una respuesta.
vote-how-several = Elige hasta { $count } respuestas.
vote-how-most = Gana la respuesta más votada.
vote-how-enough = -# Si ninguna respuesta consigue los votos que necesita, no se decide nada.
vote-how-ranked = { $count ->
    [one] Ordena tantas respuestas como quieras, empezando por tu favorita. Si ninguna reúne más de la mitad de las primeras preferencias, se elimina la respuesta con menos votos y sus votos pasan a las siguientes preferencias, hasta que una reúna los necesarios.
   *[other] Ordena tantas respuestas como quieras, empezando por tu favorita. Saldrán elegidas { $count } respuestas por voto único transferible, con las reglas de recuento de las elecciones municipales de Escocia.
}
vote-how-names = Elige un nombre, como en Atenas se escribía uno en un trozo de cerámica. Lo que cuenta es qué nombre se escribe más veces. El resultado solo lo conoce la moderación, y yo no tomo ninguna medida contra nadie.
vote-how-members = Elige a un miembro, como en Atenas se escribía un nombre en un trozo de cerámica. Lo que cuenta es a quién se nombra más veces. Nadie recibe una mención. El resultado solo lo conoce la moderación, y yo no tomo ninguna medida contra nadie.
vote-menu-member = Elige a un miembro
vote-member-forgotten = alguien que ha borrado sus datos
vote-unname = Que nadie pueda nombrarme
vote-rename = Permitir que me vuelvan a nombrar
vote-name-off = De ahora en adelante, nadie puede elegirte en un ostracismo en el que se nombra a miembros, en ningún servidor. Los votos que ya has recibido siguen contando, y la moderación todavía puede poner tu nombre en una lista propia.
vote-name-on = Tu nombre se puede volver a escribir en los ostracismos.
vote-menu-one = Elige una respuesta
vote-menu-name = Elige un nombre
vote-menu-several = Elige hasta { $count } respuestas
vote-rank = Ordenar las respuestas
vote-rank-next = { $place ->
    [1] **¿Qué respuesta prefieres?**
   *[other] **¿Qué respuesta pones en el puesto { $place }?** También puedes dejarlo aquí.
}
vote-rank-done = Has ordenado todas las respuestas.
vote-menu-rank = Elige la respuesta para el puesto { $place }
vote-ranked-so-far = **Tu orden hasta ahora:**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Emitir este voto
vote-rank-back = Deshacer la última elección

## The form with several questions

vote-ballot-title = Tus respuestas en la votación { $vote }
vote-ballot-most = { $count ->
    [one] Elige una respuesta, o ninguna
   *[other] Elige hasta { $count } respuestas, o ninguna
}
vote-ballot-rank = Números del 1 al { $count }, primero tu favorita; por ejemplo, 3 1 2
vote-bad-ranking = No entiendo tu orden para “{ $question }”. Escribe los números del 1 al { $most }, cada uno una vez como máximo y empezando por tu favorita, por ejemplo `3 1 2`. Tu voto no se ha registrado.
vote-ballot-empty = No has respondido a ninguna pregunta. Tu voto no se ha registrado.

## The reply to a vote

vote-receipt-recorded =
    { "" }**Registrado: { $answer }**
    Tu comprobante de la votación { $vote }: `{ $code }`
vote-receipt-changed =
    { "" }**Cambiado a: { $answer }**
    Tu nuevo comprobante de la votación { $vote }: `{ $code }`. El anterior ya no cuenta.
vote-receipt-standing =
    { "" }**Ya habías votado esto: { $answer }**
    Tu comprobante de la votación { $vote }: `{ $code }`
vote-receipt-fixed =
    { "" }**Ya habías votado: { $answer }**
    Tu comprobante de la votación { $vote }: `{ $code }`
vote-keep-code = Guarda el código. Mientras la votación esté abierta, `{ COMMAND("ostrakon", "receipt") }` te vuelve a mostrar el código y la clave. Tras el cierre, ya nadie puede decirte cuáles son; el comando comprueba entonces el código que escribas.
vote-may-change = Para cambiar tu voto antes del cierre, vuelve a votar.
vote-may-not-change = No puedes cambiar tu voto.

## The result

vote-result-title =
    ### Ostrakon · votación { $vote }: resultado
    { "" }**{ $question }**
# Above the results of several questions, each with its own heading.
vote-result-title-several = ### Ostrakon · votación { $vote }: resultado
vote-void-title =
    ### Ostrakon · votación { $vote }: anulada
    { "" }**{ $question }**
vote-verdict = **{ $verdict }**
vote-count = { $answer }: **{ $count }** ({ $share } %)
vote-count-several = -# Se podían elegir varias respuestas, así que los porcentajes pueden sumar más del 100 %.
vote-first-choices = Primeras preferencias:
vote-turnout-end = { $count ->
    [one] Ha votado una persona.
   *[other] Han votado { $count } personas.
}
vote-turnout-share = { $count ->
    [one] Ha votado una persona de las { $entitled } que podían hacerlo, aproximadamente ({ $share } %).
   *[other] Han votado { $count } personas de las { $entitled } que podían hacerlo, aproximadamente ({ $share } %).
}
vote-turnout-stated = { $count ->
    [one] Ha votado una persona; con derecho a voto: { $entitled } ({ $share } %).
   *[other] Han votado { $count } personas; con derecho a voto: { $entitled } ({ $share } %).
}
vote-turnout-above-stated = Han votado { $count } personas, más que las { $stated } que había indicado la moderación. Se considera que todas ellas tienen derecho a voto.
vote-quorum-met = { $turnout } Se ha alcanzado el quórum de { $quorum }.
vote-verdict-none = No ha votado nadie.
vote-verdict-unanswered = Nadie ha respondido a esta pregunta.
vote-verdict-several = Cada una de sus { $count } preguntas tiene su propio resultado.
vote-verdict-quorum = No se ha alcanzado el quórum de { $quorum }, así que no se decide nada.
vote-verdict-even = { $count ->
    [one] Empate, así que no se decide nada: una piedra por color.
   *[other] Empate, así que no se decide nada: { $count } piedras por color.
}
vote-verdict-white = Ganan las blancas, { $more } a { $less }: { $answer }
vote-verdict-black = Ganan las negras, { $more } a { $less }: { $answer }
vote-verdict-answer = { $all ->
    [one] Gana { $answer }, con el único voto.
   *[other] Gana { $answer }, con { $count } de { $all } votos.
}
vote-verdict-tie = { $count ->
    [one] Empate, así que no se decide nada: { $answers }, con un voto por respuesta.
   *[other] Empate, así que no se decide nada: { $answers }, con { $count } votos por respuesta.
}
vote-verdict-short = No se decide nada: { $answer } es la respuesta más votada, con { $count } de { $all } votos, pero necesitaba { $needed }.
vote-needed-half = Votos necesarios para ganar, más de la mitad de los votantes: { $needed }
vote-needed-two_thirds = Votos necesarios para ganar, dos tercios de los votantes: { $needed }
vote-needed-absolute = Votos necesarios para ganar, más de la mitad de quienes tienen derecho a voto: { $needed }
vote-verdict-elected = Resultado de la elección: { $answers }.
vote-verdict-named = { $count ->
    [one] El nombre más escrito: { $name }, una vez.
   *[other] El nombre más escrito: { $name }, { $count } veces.
}
vote-verdict-named-tie = { $count ->
    [one] Los nombres más escritos, una vez cada uno: { $names }.
   *[other] Los nombres más escritos, { $count } veces cada uno: { $names }.
}
# An ostracism that has reached its quorum, or has none.
vote-verdict-moderators = El resultado solo lo ve la moderación, con `{ COMMAND("ostrakon", "result") }`.
vote-quota = { $count ->
    [one] **Recuento.** Sale elegida una respuesta. Votos necesarios: { $quota }.
   *[other] **Recuento.** Salen elegidas { $count } respuestas. Votos necesarios para cada una: { $quota }.
}
vote-stage-first = { $number }. Se cuentan las primeras preferencias.
vote-stage-surplus = { $number }. { $answer } tiene más votos de los necesarios: los que sobran ({ $votes }) pasan a las siguientes preferencias, si las hay.
vote-stage-excluded = { $number }. { $answer } es la respuesta con menos votos y se elimina: sus votos ({ $votes }) pasan a las siguientes preferencias, si las hay.
vote-stage-excluded-none = { $number }. { $answer } no tiene votos y se elimina.
vote-stage-lot = -# Había un empate que ninguna fase anterior resolvía; un sorteo que se deriva de los códigos de los comprobantes ha señalado { $answer }.
vote-stage-answer = { $answer } { $votes }
vote-stage-votes = -# Votos tras esta fase: { $votes }
vote-stage-last = -# Ya solo quedan tantas respuestas como puestos por cubrir, así que ninguna necesita ya { $quota } votos.
vote-stage-elected = **Puesto conseguido: { $answers }.**
vote-spoiled = { $count ->
    [one] Un voto no se ha podido leer, porque la base de datos estaba dañada. No se cuenta.
   *[other] { $count } votos no se han podido leer, porque la base de datos estaba dañada. No se cuentan.
}
vote-file = Estos archivos contienen el código de cada comprobante y lo que votó esa persona. Si tu código está ahí con tu voto, tu voto se ha contado.
vote-still-open = Cierre: { $left }.
vote-ended-time = Se cerró según lo previsto, el { $at }.
vote-ended-early = Cerrada antes de tiempo por { $name } el { $at }. Motivo: { $reason }
vote-ended-lost = Anulada desde el { $at }: la base de datos del bot se restauró desde una copia de seguridad. Las copias no incluyen los votos de las votaciones abiertas, para que nadie pueda averiguar con una copia qué votó cada persona. Para repetir la votación, usa `{ COMMAND("ostrakon", "open") }`.
vote-ended-void = Anulada por { $name } el { $at }. Motivo: { $reason }
vote-result-there = [Ir al resultado]({ $url })
vote-ended-seen = La votación { $vote } ha terminado: [ir al resultado]({ $url })
vote-voided-seen = La votación { $vote } queda anulada, y cualquiera puede ver por qué: [ir al mensaje]({ $url })
vote-ended-unseen = La votación { $vote } ha terminado, pero ya no puedo publicar donde se celebró. `{ COMMAND("ostrakon", "result") } { option-vote }:{ $vote } { option-public }:True` muestra el resultado en cualquier canal.

## The picture of the result

vote-picture-title = Ostrakon · votación { $vote }
vote-picture-quorum = Sin quórum
vote-picture-even = Empate
vote-picture-short = Faltan votos
vote-picture-white = Ganan las blancas
vote-picture-black = Ganan las negras
vote-picture-alt = Dos montones de trozos de cerámica. Blancos, para “{ $white }”: { $whites }. Negros, para “{ $black }”: { $blacks }.

## Lists

vote-link = [Votación { $vote }]({ $url })
vote-no-link = Votación { $vote }
vote-label = { $vote }: { $question }
vote-line-open = { $link }: **{ $question }** Cierre: { $left }.
vote-line-closed = { $link }: **{ $question }** { $verdict }
vote-line-paused = { $link }: **{ $question }** En pausa.
vote-line-void = { $link }: **{ $question }** Anulada.
vote-list = ### Votaciones de este servidor
vote-none = Aquí no hay votaciones que mostrar. La moderación puede abrir una con `{ COMMAND("ostrakon", "open") }`.
vote-none-running = Aquí no hay votaciones abiertas.
vote-which =
    ¿Qué votación? Elige una con la opción `{ option-vote }`:
    { $votes }
vote-no-result-yet = Todavía no hay resultado de la votación { $vote }, porque no se ha cerrado. Cierre: { $left }.
vote-no-result-paused = Todavía no hay resultado de la votación { $vote }, porque está en pausa.

vote-archive = ### Votaciones anteriores de este servidor · página { $page } de { $pages }
vote-archive-none = Aquí no hay votaciones anteriores que mostrar.
vote-archive-newer = Más recientes
vote-archive-older = Más antiguas
vote-archive-line =
    { $link }: **{ $question }**
    { $kind }, del { $opened } al { $ended }. { $turnout }
    { $verdict }
vote-void-short = Anulada.
vote-kind-stones = Piedras blancas y negras
vote-kind-choice = Votación de opciones
vote-kind-ranked = Por orden de preferencia
vote-kind-names = Ostracismo
vote-kind-members = Ostracismo
vote-kind-several = Varias preguntas

## Receipts

vote-own = ### Tus votos en votaciones abiertas
vote-own-line = Votación { $vote }: { $answer }, comprobante `{ $code }`, clave `{ $secret }`
vote-own-none = No has votado en ninguna votación abierta. Una vez cerrada una votación, nadie puede saber quién votó, ni siquiera yo. Para verificar un comprobante de una votación cerrada, usa la opción `{ option-code }`.
# $typed: what the user has typed
vote-bad-code = “{ $typed }” no es el código de un comprobante. Un código tiene doce letras y cifras, por ejemplo `7K2M-9QTX-04HD`.
vote-code-counted = `{ $code }` se contó en la votación { $vote }: { $answer }
vote-code-stands =
    `{ $code }` es tu comprobante de la votación { $vote }: { $answer }
    Se contará cuando se cierre la votación.
vote-code-unknown = `{ $code }` no se contó en ninguna votación cerrada de aquí, y tampoco es tu comprobante de una abierta. Si cambias tu voto, recibes un código nuevo y el anterior ya no cuenta.

## What is refused

vote-no-reason = Indica un motivo; lo verá todo el mundo. No ha cambiado nada.
vote-announce-here = La votación se celebra en ese canal, así que el resultado se publicará allí de todos modos. Elige otro.
vote-announce-channel = Solo puedo anunciar resultados en canales de texto. Elige otro canal.
vote-announce-not-yours = No puedes anunciar un resultado en { $channel }, porque no tienes permiso para dirigir votaciones allí. Elige otro canal.
vote-announce-permissions = No puedo publicar en { $channel }. Allí necesito estos permisos: { $permissions }.
vote-announce-not-like = El resultado de la votación { $vote } debía anunciarse también en un segundo canal. Este borrador no lo incluye, porque no puedes dirigir votaciones allí o yo no puedo publicar allí.
vote-role-gone = { $count ->
    [one] Un rol que podía votar ya no existe: { $roles }. Vuelve a elegir los roles en el menú.
   *[other] Hay roles que podían votar y ya no existen: { $roles }. Vuelve a elegir los roles en el menú.
}
vote-no-last = No encuentro en este servidor ninguna votación anterior que puedas ver. Usa `{ COMMAND("ostrakon", "open") }` sin `{ option-as_last }`.
vote-not-a-member = Solo puedes nombrar a miembros de este servidor, no a bots. Tu voto no se ha registrado.
vote-unnamed = { $name } no quiere que se escriba su nombre en los ostracismos. Tu voto no se ha registrado; elige a otra persona.
vote-only-in-servers = Solo se pueden celebrar votaciones en servidores.
vote-not-allowed = Para esto necesitas el permiso “Gestionar mensajes” en el canal donde se vota o un rol elegido para las votaciones por quienes gestionan el servidor con `{ COMMAND("admin", "setup") }`.
vote-not-allowed-roles = Para esto necesitas el permiso “Gestionar mensajes” en el canal donde se vota o uno de estos roles: { $roles }.
vote-not-everyone = No puedes elegir @everyone, porque entonces cualquiera podría terminar una votación.
vote-needs-roles = { $count ->
    [one] En esta votación solo pueden participar miembros con el rol { $roles }, y tú no lo tienes. Tu voto no se ha registrado.
   *[other] En esta votación solo pueden participar miembros con uno de estos roles: { $roles }. Tú no tienes ninguno. Tu voto no se ha registrado.
}
vote-needs-account = { $count ->
    [one] Para participar en esta votación, tu cuenta de Discord tiene que tener al menos un día; la tuya se creó el { $created }. Tu voto no se ha registrado.
   *[other] Para participar en esta votación, tu cuenta de Discord tiene que tener al menos { $count } días; la tuya se creó el { $created }. Tu voto no se ha registrado.
}
vote-needs-days = { $count ->
    [one] Para participar en esta votación tienes que llevar al menos un día en el servidor; te uniste el { $joined }. Tu voto no se ha registrado.
   *[other] Para participar en esta votación tienes que llevar al menos { $count } días en el servidor; te uniste el { $joined }. Tu voto no se ha registrado.
}
vote-needs-days-unknown = { $count ->
    [one] Para participar en esta votación tienes que llevar al menos un día en el servidor, y Discord no dice cuándo te uniste. Tu voto no se ha registrado.
   *[other] Para participar en esta votación tienes que llevar al menos { $count } días en el servidor, y Discord no dice cuándo te uniste. Tu voto no se ha registrado.
}
vote-permissions = Aquí no puedo celebrar una votación. Necesito estos permisos: { $permissions }. Pídeselos a alguien que gestione el servidor o elige otro canal.

## The form of a new vote

vote-form-title = Nueva votación con piedras blancas y negras
vote-form-title-choice = Nueva votación de opciones
vote-form-title-ranked = Nueva votación por orden de preferencia
vote-form-title-ostracism = Nuevo ostracismo
vote-form-title-first = Pregunta 1 de { $count }; las demás, en el borrador
vote-form-question = ¿Cuál es la pregunta?
vote-form-white = La piedra blanca ⚪ significa
vote-form-black = La piedra negra ⚫ significa
vote-form-answers = ¿Cuáles son las respuestas?
vote-form-answers-how = De tres a diez respuestas, una en cada línea
vote-form-names = ¿Qué nombres se pueden escribir?
vote-form-names-how = Un nombre en cada línea, hasta 25. Vacío: cualquier miembro, si quien gestiona el servidor lo permite
vote-form-closes = ¿Cuándo se cierra?
vote-form-closes-how = Por ejemplo: mañana 20:00, viernes 18h, en 3 días, 3d 12h o 24/12/2026 18:00
vote-number-quorum = ¿Cuánta gente debe votar para que valga?
vote-hint-quorum = Un número, como 50, o una parte de quienes pueden votar, como 25 %. Vacío: sin mínimo
vote-form-most-choice = ¿Cuántas respuestas se pueden elegir?
vote-form-most-ranked = ¿Cuántas respuestas salen elegidas?
vote-form-title-times = Apertura, cierre y zona horaria
vote-form-opens = ¿Cuándo se abre?
vote-form-opens-how = Por ejemplo: mañana 18:00. Déjalo vacío para abrirla por tu cuenta
vote-times-closes-how = Por ejemplo, viernes 18h; 3d 12h cuenta desde la apertura, y en 3 días, desde ahora
vote-form-zone-how = Una ciudad, por ejemplo Madrid. La recordaré, como en /{ name-settings }
vote-form-title-voters = Quién puede votar
vote-number-joined = Días en este servidor
vote-hint-joined = Solo pueden votar miembros que llevan en el servidor al menos estos días
vote-number-account = Días desde la creación de la cuenta
vote-hint-account = Solo pueden votar cuentas de Discord que tienen al menos estos días
vote-number-stated = ¿Cuántas personas tienen derecho a voto?
vote-hint-stated = Para una parte o una mayoría del total. Vacío: el número según Discord, si lo da

## Drafts

vote-draft-head =
    ### Tu borrador
    Este mensaje solo lo ves tú; la parte entre las líneas la verá todo el mundo.
vote-draft-scheduled =
    ### Programada
    Esta votación se abrirá sola; este mensaje no cambiará cuando se abra. Solo lo ves tú; la parte entre las líneas la verá todo el mundo. Si cambias algo, tendrás que volver a programarla.
vote-draft-problem = ⚠️ **{ $why }**
vote-draft-late = ⚠️ **Esta votación no se pudo abrir a la hora programada.** { $why }
vote-draft-opens = Apertura: { $at } ({ $left }). En la zona horaria { $zone }: { $words }.
vote-draft-closes = Cierre: { $at } ({ $left }). En la zona horaria { $zone }: { $words }.
vote-draft-utc = -# Leo las horas en UTC, porque no conozco tu zona horaria. Para indicarla, pulsa **{ $button }**.
vote-draft-words = { $date }, { $time }
vote-draft-open = Abrir
vote-draft-schedule = Programar
vote-draft-unschedule = Cancelar la programación
vote-draft-change = Cambiar
vote-draft-times = Fechas
vote-draft-voters = Votantes
vote-draft-discard = Descartar
vote-draft-keep = Conservar el borrador
vote-draft-sure =
    ### ¿Descartar este borrador?
    Se borra todo lo que has escrito. No se puede deshacer.
vote-draft-questions = Añadir o cambiar preguntas
vote-draft-kind-stones = piedras blancas y negras
vote-draft-kind-choice = votación de opciones
vote-draft-kind-ranked = orden de preferencia
vote-draft-kind-ostracism = ostracismo
vote-draft-kind = Cambiar el tipo a: { $kind }
vote-draft-add = Añadir una pregunta: { $kind }
vote-draft-change-one = Cambiar la pregunta { $number }: { $question }
vote-draft-remove = Quitar la pregunta { $number }: { $question }
vote-draft-roles = Limitar a ciertos roles
vote-draft-threshold = Qué necesita una respuesta para ganar
vote-draft-threshold-most = Para ganar: más votos que las otras
vote-draft-threshold-half = Para ganar: más de la mitad de los votantes
vote-draft-threshold-two_thirds = Para ganar: dos tercios de los votantes
vote-draft-threshold-absolute = Para ganar: más de la mitad de quienes tienen derecho a voto
vote-draft-rules = El voto no se puede cambiar y la participación no se ve
vote-draft-changes = El voto se puede cambiar hasta el cierre
vote-draft-turnout = Todo el mundo ve cuánta gente ha votado
vote-draft-announce = Otro canal para el resultado
vote-draft-like = Mismas condiciones que en la votación { $vote }
vote-draft-discarded = El borrador se ha descartado. No se ha abierto ninguna votación.
vote-drafts = ### Tus borradores y las votaciones programadas
vote-drafts-none = Aquí no tienes borradores, y no hay ninguna votación programada. Usa `{ COMMAND("ostrakon", "open") }` para preparar una.
vote-drafts-show = Ver uno de tus borradores
vote-drafts-waiting = - **{ $question }** Se borra { $left } si no la abres.
vote-drafts-scheduled = - **{ $question }** Programada por { $name } en { $channel }: se abre el { $at } ({ $left }).

## Why a scheduled vote could not open

vote-late-dm = Tu votación programada “{ $question }” no se pudo abrir. { $why } Usa `{ COMMAND("ostrakon", "drafts") }` en tu servidor para ver el borrador.
vote-late-removed = Me habían expulsado del servidor.
vote-late-channel = Su canal se había borrado. Abre el borrador en otro canal.
vote-late-permissions = Ya no tengo los permisos necesarios para celebrar una votación en su canal.
vote-late-locked = Su hilo se había bloqueado. Pide a alguien con el permiso “Gestionar hilos” que lo desbloquee o abre el borrador en otro canal.
vote-late-left = Habías salido del servidor.
vote-late-host = Ya no podías convocar votaciones en su canal.
vote-late-role = Un rol que podía votar se había borrado.
vote-late-naming = En este servidor, un ostracismo ya no puede nombrar a cualquier miembro.
vote-late-announce = Ya no puedo anunciar su resultado en el otro canal: se ha borrado, o a ti o a mí nos faltan permisos allí. Elige otro en el borrador.
vote-late-past = Yo no estaba en marcha a la hora de la apertura, y entretanto ha pasado la hora del cierre.
vote-late-terms = Sus condiciones ya no estaban permitidas.

## Where a vote cannot be shown

vote-trouble-gone = El canal de la votación { $vote } se ha borrado. Quien pueda convocar votaciones puede trasladarla: usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` en otro canal.
vote-trouble-forbidden = Ya no puedo publicar en el canal de la votación { $vote }. Devuélveme los permisos o usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` en otro canal.
vote-trouble-locked = El hilo de la votación { $vote } está bloqueado. Pide a alguien con el permiso “Gestionar hilos” que lo desbloquee o usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` en otro canal.
vote-trouble-later = La votación { $vote } está abierta. Ahora mismo Discord no acepta el mensaje de la votación; lo publicaré en cuanto pueda.
vote-trouble-removed = Me han expulsado del servidor en el que se celebraba la votación { $vote }. Si me vuelven a invitar, la votación reaparecerá en el mismo sitio.
vote-trouble-away = La votación { $vote } está abierta. Su servidor no está disponible en Discord en este momento; la votación reaparecerá en cuanto lo esté.
