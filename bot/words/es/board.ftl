## Seats and players

level-easy = fácil
level-middle = medio
level-hard = difícil
seat-line = { $shape } { $name }
seat-computer = { $player } (máquina, nivel { $level })
seat-vacant = Asiento { $number }
seat-choice = { $number }: { $name }

## The board

board-title =
    ### { $game }
    { $headline }
board-one = Se espera a **{ $player }**, cuyo turno empezó { $since }.
board-all = Se espera la elección de { $names }.
board-many = { $count ->
    [one] Falta 1 decisión de { $names } (no se revela quién ha decidido ya).
   *[other] Faltan { $count } decisiones de { $names } (no se revela quién ha decidido ya).
}
# The same where everybody may see who has chosen.
board-many-open = { $count ->
    [one] Falta 1 decisión de { $names }.
   *[other] Faltan { $count } decisiones de { $names }.
}
board-since = **Lo último**
board-score = { $player }: { $score }
board-ping = { $who }: { $task }.
board-over = **La partida ha terminado.** { $result }
board-ended = **La partida ha terminado antes de tiempo.**
board-ended-by = **{ $name } ha terminado la partida.**
board-resigned = **{ $name } abandona, así que la partida ha terminado.**
board-winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } ganan.
}
board-reason = Motivo: { $reason }
board-cancelled = **Esta mesa se cerró antes de empezar la partida.**
board-chance = -# Huella de todas las tiradas y sorteos: { $commitment } (con ella los puedes verificar después de la partida)
board-chance-opened = -# Huella de todas las tiradas y sorteos: { $commitment } · secreto { $secret } (puedes verificarlos con `{ COMMAND("table", "verify") }`)
board-seat = Mi asiento
board-rules = Reglas
board-log = Historial
board-no-picture = *{ $alt }*
board-paused = **En pausa desde { $since }.** Todos los relojes están parados y nadie puede jugar hasta que se reanude la partida (`{ COMMAND("table", "resume") }`).
board-suspended = **En pausa desde { $since }**, porque tengo problemas para comunicarme con este servidor. Todos los relojes están parados; la partida se reanudará sola.
board-until = El tiempo se acaba { $until } ({ $clock }).
board-latest = El tiempo se acaba { $until } como muy tarde ({ $clock }). Pulsa “Mi asiento” para ver tu propio plazo.
board-limit = El tiempo se acaba { $until } (un límite de las reglas).
board-vacant = { $player } está libre. La partida espera a que alguien ocupe este asiento.
board-gone = { $player } ya no está en el servidor.
board-agreed = **La mesa ha acordado terminar la partida.**
board-sit = Ocupar este asiento
board-again = Jugar otra vez

## The log

log-by-clock = ⏳ { $name } se queda sin tiempo y el juego decide en su lugar.
log-taken-back = { $count ->
    [one] ↩ { $name } deshace una jugada.
   *[other] ↩ { $name } pide deshacer { $count } jugadas, y la mesa acepta.
}
log-taken-back-what = { $line } Queda anulado: { $gone }
log-title = ### { $game }: historial
log-page = Página { $page } (la página 1 es la más reciente)
log-chapter = **{ $chapter }**
log-empty = Todavía no ha pasado nada.
log-empty-page = En esta página no hay nada.
log-chance = Huella del secreto que determina todas las tiradas y sorteos: { $commitment }. Se publicó antes de la partida para que después cualquiera pueda verificarlos.
log-chance-opened = El secreto que determina todas las tiradas y sorteos: { $secret }. Con `{ COMMAND("table", "verify") }` se verifican.
log-private = { $line } *(solo tú)*
log-told = Esto solo lo vio { $name }: { $line }
log-newer = Más reciente
log-older = Más antiguo
log-jump = Ir a la página…
log-jump-title = Ir a la página
log-jump-to = Página
log-jump-how = La página 1 es la más reciente
log-no-page = Este historial no tiene ninguna página con ese número.

## The replay

replay-title =
    ### { $game }: repetición
    { $headline }
replay-step-everybody = Paso { $step } de { $steps }, tal como lo vio todo el mundo
replay-step-of = Paso { $step } de { $steps }, tal como lo vio { $name }
replay-chapter = **{ $chapter }**
replay-opening = Empieza la partida.
replay-unheard = Este paso no se ve en esta vista.
replay-first = Primero
replay-back = Paso anterior
replay-previous-round = Ronda anterior
replay-next-round = Ronda siguiente
replay-jump = Ir a un paso…
replay-forward = Paso siguiente
replay-last = Último
replay-menu = ¿Desde qué punto de vista?
replay-as-everybody = Lo que vio todo el mundo
replay-as = Lo que vio { $name }
replay-jump-title = Ir a un paso
replay-jump-to = Paso
replay-jump-how = 0 es el principio; un número demasiado grande lleva al final
replay-no-number = Escribe un número entero, por ejemplo 12.

## The page that replays a game in a browser
page-title = { $game }: repetición
page-step = Paso { $step } de { $steps }
page-for-all = Esta es la partida completa, con todo lo que estaba oculto.
page-for-seat = Esta es la partida hasta ahora, tal como la ve { $name }.
page-for-public = Esta es la partida hasta ahora, tal como la ve todo el mundo.
page-fewer = Para que este archivo no sea muy grande, no todos los pasos tienen su propia imagen.
page-older-picture = La imagen es de un paso anterior.
page-needs-script = Esta página necesita JavaScript. Actívalo en tu navegador.
page-score = { $name }: { $score }
page-hand = { $name }: { $hand }

## Threads

thread-name = { $game } · mesa { $match }
room-name = { $game } · mesa { $match } · { $names }
room-opened = { $who } juegan en el mismo equipo en { $game }. Este hilo es solo para ese equipo; el resto no puede verlo.
room-none-here = En { $game }, quienes juegan en el mismo equipo suelen tener un hilo privado. Solo los canales de texto admiten hilos privados, así que aquí no habrá ninguno.
room-parted = Quienes están en este hilo ya no juegan en el mismo equipo en { $game }, así que lo cierro.

## Where a board cannot be shown

trouble-gone = El canal o hilo de esta mesa se ha borrado. Para mostrar la mesa en otro canal, usa allí `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
trouble-forbidden = Ya no puedo publicar en el canal de esta mesa. Devuélveme los permisos o usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` en otro canal.
trouble-locked = El hilo de esta mesa está bloqueado. Pide a alguien con el permiso “Gestionar hilos” que lo desbloquee o usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` en otro canal.
trouble-rejected = Discord rechaza el mensaje de esta mesa, así que el tablero no está al día. Tus decisiones valen igualmente. Usa `{ COMMAND("board") } { option-table }:{ $match }` para ver la posición actual.
trouble-removed = Me han expulsado del servidor de la mesa { $match }. Si me vuelven a invitar, la mesa reaparecerá donde estaba.
trouble-away = El servidor de la mesa { $match } no está disponible en Discord en este momento. La mesa volverá con él.
trouble-later = Ahora mismo no puedo publicar mensajes de la mesa { $match }. Actualizaré el tablero en cuanto pueda.
