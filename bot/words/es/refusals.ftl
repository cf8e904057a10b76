error-busy = Demasiadas personas me están pidiendo cosas a la vez. No ha cambiado nada; vuelve a intentarlo en un momento.
error-illegal = Ahora no puedes hacer eso. No ha cambiado nada; `{ COMMAND("hand") }` muestra lo que puedes hacer.
error-unknown-game = Este juego ya no está instalado aquí, así que no puedes hacer nada en sus mesas.
error-database = No puedo acceder a mi base de datos, así que no se ha guardado nada. Vuelve a intentarlo dentro de un momento.
error-uncertain = Mi base de datos ha fallado mientras guardaba esto, así que puede que se haya guardado o puede que no. Cuando vuelva a funcionar, mira el tablero; si era un voto, usa `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Se ha tardado demasiado y no he podido abrir el formulario. No se ha guardado nada. Vuelve a intentarlo.
error-damaged = Mis datos están dañados, así que no puedo leer ni guardar esto. No ha cambiado nada. Avisa a quien administra el bot.
error-unexpected = Ha fallado algo por mi parte. No has perdido nada. Si vuelve a ocurrir, da este número a quien administra el bot: `{ $number }`
error-unknown-id = Este botón es de otra versión del bot. `{ COMMAND("hand") }` muestra tu asiento; `{ COMMAND("board") }`, la mesa, y `{ COMMAND("ostrakon", "list") }`, las votaciones de este servidor.
error-too-long = Eso es más largo de lo que Discord permite ({ $most } caracteres). No ha cambiado nada.
error-old-command = Este comando ha cambiado desde que tu Discord lo cargó. Recarga Discord (Ctrl+R) y vuelve a intentarlo.

refused-paused = Esta partida está en pausa, así que nadie puede jugar. Con `{ COMMAND("table", "resume") }` propones al resto reanudarla.
refused-suspended = Tengo problemas para comunicarme con este servidor, así que todos los relojes están parados. La partida se reanudará sola.
refused-is-paused = Esta partida ya está en pausa.
refused-not-paused = Esta partida no está en pausa.
refused-same-clock = Esta mesa ya usa ese reloj.
refused-question-open = La mesa ya está votando otra pregunta. Primero hay que resolver esa, o esperar a que se retire.
refused-question-settled = Esta pregunta ya está resuelta, así que tu respuesta no ha contado.
refused-not-yours-to-withdraw = Solo puede retirar esta pregunta quien la ha hecho o quien organiza la mesa.
refused-not-asked = Esta pregunta es para el resto de la mesa.
refused-choose-first = Aún te falta elegir, y puede que en ese asiento ya se haya elegido hace tiempo. Elige primero y pregunta después.
refused-no-person = Este asiento está libre. Usa `{ COMMAND("table", "join") }` para ocuparlo.
refused-seat-taken = Alguien más ha ocupado este asiento.
refused-seat-asked = Acabas de pedir un asiento en esta mesa. Podrás volver a pedirlo dentro de diez minutos.
refused-no-seat = No hay ningún asiento que puedas ocupar en esta mesa.
refused-undo-nothing = No hay nada que puedas deshacer.
refused-undo-gone = Esa jugada ya se ha deshecho.
refused-undo-draw = No puedes deshacer eso: después se ha robado, sorteado o tirado algo, y nadie puede olvidar lo que ha visto.
refused-undo-reveal = No puedes deshacer eso: después se ha revelado algo, y nadie puede olvidar lo que ha visto.
refused-reading-log = Todavía te estoy preparando un registro. Espera a tenerlo y vuelve a intentarlo.
refused-undo-often = { $most ->
    [one] En esta mesa ya se ha deshecho 1 jugada, y ese es el límite.
   *[other] En esta mesa ya se han deshecho { $most } jugadas, y ese es el límite.
}
refused-changed-often = Has hecho demasiados cambios por ahora. Termina tu elección tal como está; podrás volver a cambiar cosas cuando la partida avance.
refused-undo-asks = Hay quien ha visto esta jugada, así que la mesa tiene que aceptar. Pregúntaselo con `{ COMMAND("table", "undo") }`.
refused-full = Todos los asientos de esta mesa están ocupados.
refused-already-in = Ya tienes un asiento en esta mesa.
refused-not-host = Eso solo puede hacerlo { $host }, que organiza esta mesa.
refused-not-host-or-moderator = Esta partida solo puede terminarla quien organiza la mesa ({ $host }) o alguien con el permiso “Gestionar mensajes” en su canal.
refused-too-few = { $least ->
    [one] Para empezar hace falta al menos 1 jugador; de momento hay { $seated }.
   *[other] Para empezar hacen falta al menos { $least } jugadores; de momento hay { $seated }.
}
refused-too-many = { $most ->
    [one] Este juego es para 1 jugador, y hay { $seated } asientos ocupados.
   *[other] Este juego es para { $most } jugadores como máximo, y hay { $seated } asientos ocupados.
}
refused-too-many-yours = { $count ->
    [one] Ya organizas una mesa abierta aquí, y ese es el límite. Primero termina la partida o cierra la mesa.
   *[other] Ya organizas { $count } mesas abiertas aquí, y ese es el límite. Primero termina una partida o cierra una mesa.
}
refused-too-many-here = { $count ->
    [one] Este servidor ya tiene una mesa abierta, y ese es el límite. Quien tenga el permiso “Gestionar servidor” puede cambiarlo con `{ COMMAND("admin", "setup") }`.
   *[other] Este servidor ya tiene { $count } mesas abiertas, y ese es el límite. Quien tenga el permiso “Gestionar servidor” puede cambiarlo con `{ COMMAND("admin", "setup") }`.
}
refused-not-lobby = Esta partida ya ha empezado.
refused-no-spectators = Esta partida no admite público.
refused-not-your-record = No has jugado esta partida, así que no puedes exportar su registro. `{ COMMAND("table", "log") }` y `{ COMMAND("table", "replay") }` muestran lo que era público.
refused-not-over = Esta partida todavía no ha terminado.
refused-not-started = Esta partida todavía no ha empezado. Quien organiza la mesa puede pulsar Empezar cuando la mesa esté completa.
refused-unknown-match = Aquí no hay ninguna mesa con ese número. `{ COMMAND("games", "mine") }` muestra las tuyas.
refused-unknown-seat = Ese asiento no existe en esta mesa.
refused-not-seated = No tienes asiento en esta mesa. El tablero muestra todo lo que es público.
refused-no-computer = En esta mesa no juega la máquina.
refused-bad-level = La máquina tiene tres niveles: fácil, medio y difícil.
refused-bad-options = Estas opciones no se pueden combinar. No ha cambiado nada.
refused-over = Esta mesa está cerrada, así que no se puede cambiar nada.
refused-stale = Ese botón ya no vale. `{ COMMAND("hand") }` muestra lo que puedes hacer ahora.
refused-typed = { $words }
refused-resign-instead = La partida ha empezado, así que no puedes salir sin más. Usa `{ COMMAND("table", "resign") }` para dejar tu asiento.
refused-other = Ahora no puedes hacer eso. No ha cambiado nada.
refused-vote-unknown = Aquí no hay ninguna votación con ese número. `{ COMMAND("ostrakon", "list") }` muestra las votaciones de este servidor.
refused-vote-late = Esta votación está cerrada, así que tu voto no ha contado. `{ COMMAND("ostrakon", "result") }` muestra cómo terminó.
refused-vote-void = Esta votación se ha anulado, así que ya no puedes votar en ella.
refused-vote-paused = Esta votación está en pausa, así que tu voto no se ha registrado. `{ COMMAND("ostrakon", "status") }` muestra por qué. Podrás votar cuando alguien de la moderación la reanude.
refused-vote-was-paused = Esta votación estaba en pausa cuando votaste, así que tu voto no se ha registrado. Ya está abierta: vuelve a votar.
refused-vote-edited = Esta votación se ha editado desde que recibiste ese botón, y puede que sus respuestas signifiquen ahora otra cosa. Tu voto no se ha registrado. `{ COMMAND("ostrakon", "status") }` muestra la votación tal como es ahora.
refused-vote-paused-already = Esta votación ya está en pausa. No ha cambiado nada.
refused-vote-changed-often = Esta votación ha cambiado { $most } veces y ya no se puede modificar más. Aún puedes cerrarla o anularla.
refused-vote-not-paused = Esta votación no está en pausa. No ha cambiado nada.
refused-vote-not-later = Una votación solo se puede prorrogar: elige una hora posterior a la de su cierre. Una duración como `3d 12h` se cuenta desde ahora. Para cerrarla antes, usa `{ COMMAND("ostrakon", "close") }`. No ha cambiado nada.
refused-vote-extended-far = Una votación puede cerrarse como máximo dentro de { $days } días. No ha cambiado nada.
refused-vote-has-ballots = Ya ha votado alguien, así que esta votación no se puede editar. Para preguntar otra cosa, anúlala con `{ COMMAND("ostrakon", "void") }` y abre otra.
refused-vote-edit-hidden = Esta votación no muestra cuánta gente ha votado, así que no se puede editar: sabrías si alguien ha votado. Para preguntar otra cosa, anúlala con `{ COMMAND("ostrakon", "void") }` y abre otra.
refused-vote-unedited = La votación ya dice eso. No ha cambiado nada.
refused-vote-reminder-late = Esta votación se cierra tan pronto que ya no envío recordatorios.
refused-vote-over = Esta votación ya ha terminado. `{ COMMAND("ostrakon", "result") }` muestra cómo.
# Before what is wrong with one of several questions.
refused-in-question = Pregunta { $place }: { $why }
refused-vote-question = Cada pregunta debe tener de 1 a { $most } caracteres.
refused-vote-answer = Cada respuesta debe tener de 1 a { $most } caracteres.
refused-vote-answers-equal = Hay dos respuestas iguales. Escribe otras distintas.
refused-vote-answers-number = { $least ->
    [3] Este tipo de pregunta necesita de { $least } a { $most } respuestas. Si solo hay dos, usa piedras blancas y negras.
   *[other] Este tipo de pregunta necesita de { $least } a { $most } respuestas.
}
refused-vote-most = { $kind ->
    [ranked] De estas respuestas pueden salir elegidas { $most } como máximo, porque tiene que haber más respuestas que puestos.
   *[other] En esta pregunta se pueden marcar { $most } respuestas como máximo.
}
refused-vote-questions = Una votación tiene de 1 a { $most } preguntas.
refused-vote-long = Las preguntas y respuestas no caben en un mensaje. Entre todas pueden tener { $most } caracteres.
refused-vote-alone = Un ostracismo debe ser la única pregunta, porque solo los moderadores conocen su resultado. Quita el ostracismo o las demás preguntas.
refused-vote-threshold = Solo las preguntas con piedras o de opciones pueden exigir algo más que ser la respuesta más votada. Elige “{ vote-draft-threshold-most }” en el menú o quita los demás tipos de preguntas.
refused-vote-time = No entiendo esa hora de cierre. Escríbela así: `mañana 20:00`, `viernes 18h`, `en 3 días`, `3d 12h` o `24/12/2026 18:00`.
refused-vote-start = No entiendo esa hora de inicio. Escríbela así: `mañana 20:00`, `viernes 18h`, `en 3 días` o `24/12/2026 18:00`, o déjala vacía.
refused-vote-start-past = Esa hora de inicio ya ha pasado. Elige una posterior, o déjala vacía para abrir la votación por tu cuenta.
refused-vote-start-far = Una votación se puede programar con { $days } días de antelación como máximo.
refused-vote-order = Esta votación se cerraría antes de abrirse. Elige un cierre posterior o un inicio anterior.
refused-vote-zone = No conozco la zona horaria “{ $typed }”. Escribe una ciudad grande de tu zona, por ejemplo Madrid.
refused-vote-quorum = No entiendo cuántas personas deben votar para que el resultado valga. Escribe un número, por ejemplo 50, o una parte del 1 % al 100 %, o déjalo vacío para no exigir un mínimo.
refused-vote-joined = Los días en el servidor deben ser un número entero, por ejemplo 30. Déjalos vacíos para no exigir ninguno.
refused-vote-account = Los días desde la creación de la cuenta deben ser un número entero, por ejemplo 30. Déjalos vacíos para no exigir ninguno.
refused-vote-stated = El número de personas con derecho a voto debe ser un número entero, por ejemplo 120. Déjalo vacío si no lo sabes.
refused-vote-entitled = El resultado depende de cuántas personas tienen derecho a voto, y Discord no me lo dice. Indica el número.
refused-vote-naming-off = En este servidor, un ostracismo no puede nombrar a cualquier miembro. Escribe una lista de nombres o pide a alguien que gestione el servidor que lo permita con `{ COMMAND("admin", "setup") }`.
refused-vote-roles = Puedes elegir como máximo { $most } roles.
refused-vote-draft-gone = Este borrador ya no existe: se descartó o pasó un día sin cambios. Usa `{ COMMAND("ostrakon", "open") }` para preparar otra votación.
refused-vote-draft-open = Este borrador es ahora la votación { $vote }. `{ COMMAND("ostrakon", "status") }` la muestra.
refused-vote-draft-changed = Este borrador ha cambiado entretanto. Aquí está tal como es ahora; vuelve a revisarlo.
refused-vote-scheduled = En un servidor puede haber como máximo { $most } votaciones programadas a la vez.
refused-vote-ballot = Esa respuesta no es posible en esta votación. Tu voto no se ha registrado. `{ COMMAND("ostrakon", "status") }` muestra la votación con sus respuestas.
refused-vote-past = Esa hora de cierre ya ha pasado.
refused-vote-far = Una votación puede estar abierta como máximo { $days } días.
refused-vote-quorum-most = El quórum puede ser de { $most } votos como máximo.
refused-vote-quorum-stated = El quórum no puede ser mayor que el número de personas con derecho a voto que has indicado: { $stated }.
refused-vote-stated-range = El número de personas con derecho a voto debe estar entre 1 y { $most }.
refused-vote-days-most = Se pueden exigir { $days } días como máximo en el servidor o desde la creación de la cuenta.
