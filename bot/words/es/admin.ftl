admin-only-in-servers = Eso solo se puede hacer en un servidor.
admin-not-manager = Para eso necesitas el permiso “Gestionar servidor”.
admin-damaged = El archivo de la base de datos está dañado. Detén el bot y restaura una copia de seguridad hecha con `{ COMMAND("admin", "backup") }`: `python -m storage restore FILE`.
admin-not-host = Eso solo pueden hacerlo quienes administran el bot: las cuentas de la variable `OWNERS` o, si está vacía, el propietario o el equipo de la aplicación.
admin-other-channels = Solo puedes abrir mesas en { $channels }.
admin-other-roles = Para abrir mesas aquí necesitas uno de estos roles: { $roles }.

## The rules of a server

setup-title = ### Ajustes de este servidor
setup-text =
    { "" }**Canales para mesas:** { $channels }
    { "" }**Roles que pueden abrir mesas:** { $openers }
    { "" }**Roles que pueden convocar votaciones (además del permiso “Gestionar mensajes”):** { $voters }
    { "" }**Límites de mesas abiertas:** { $each } por persona que organiza, { $all } en este servidor
    { $naming ->
        [on] **Ostracismos:** se puede nombrar a cualquier miembro que no se haya excluido. Nadie recibe una mención, y el resultado solo lo ve la moderación.
       *[off] **Ostracismos:** solo se puede nombrar a personas de una lista de la moderación.
    }
setup-naming-on = Ostracismos con cualquier miembro
setup-naming-off = Ostracismos solo con una lista de nombres
setup-language = **Idioma de tableros, hilos y votaciones:** { $language }
setup-language-discord = el idioma del servidor en Discord
setup-language-menu = Idioma de tableros, hilos y votaciones
setup-language-done = Guardado. Tableros, hilos y votaciones cambian de idioma en su próxima actualización.
setup-everywhere = todos los canales
setup-everybody = @everyone
setup-nobody-else = ninguno
setup-menu-channels = Canales para mesas (vacío: todos)
setup-menu-openers = Roles que pueden abrir mesas (vacío: todo el mundo)
setup-menu-voters = Roles que pueden convocar votaciones (además del permiso “Gestionar mensajes”)
setup-limits = Límites…
setup-limits-title = Límites de mesas abiertas
setup-each = Por cada persona que organiza mesas
setup-all = En este servidor
setup-up-to = De 1 a { $most }; el valor predeterminado es { $usual }
setup-done = Guardado. Los nuevos ajustes valen para las mesas y votaciones que se abran de ahora en adelante.
setup-voters-done = Guardado. Se aplica de inmediato, también a las votaciones ya abiertas.
setup-bad-number = Escribe un número entero del 1 al { $most }. No ha cambiado nada.

## /admin status

status-title = ### Estado
status-here = { $count ->
    [one] Mesas abiertas en este servidor: 1 (límite: { $most })
   *[other] Mesas abiertas en este servidor: { $count } (límite: { $most })
}
status-latency = Latencia con Discord: { $milliseconds } ms
status-whole = **En todos los servidores**
status-servers = { $count ->
    [one] Servidores: 1
   *[other] Servidores: { $count }
}
status-matches = Partidas: { $playing } en curso, { $lobby } en la sala de espera, { $all } en total
status-records = Acciones registradas en partidas terminadas: { $records } · Votaciones abiertas: { $votes }
status-unerased-votes = { $count ->
    [one] **Pendiente de borrar:** quedan rastros de una votación cerrada en los archivos de la base de datos, porque otro programa los está leyendo. Lo intentaré de nuevo cada minuto.
   *[other] **Pendiente de borrar:** quedan rastros de { $count } votaciones cerradas en los archivos de la base de datos, porque otro programa los está leyendo. Lo intentaré de nuevo cada minuto.
}
status-unerased-people = **Pendiente de borrar:** quedan rastros de personas que han borrado sus datos en los archivos de la base de datos, porque otro programa los está leyendo. Lo intentaré de nuevo cada minuto.
status-queue = En cola: interacciones: { $presses }, escrituras: { $writes }, tableros: { $boards }, imágenes: { $pictures } · Interacciones descartadas por exceso de trabajo: { $shed }
status-database = Tamaño de la base de datos: menos de { $size }

## /admin doctor

doctor-title = ### Diagnóstico
doctor-all-well = Todo está bien.
doctor-some = { $count ->
    [one] Hay una cosa que revisar.
   *[other] Hay { $count } cosas que revisar.
}
doctor-line-well = - ✓ { $words }
doctor-line-wrong = - **✗** { $words }
doctor-permissions = { $count ->
    [one] Tengo todos los permisos que necesito en el único canal para mesas.
   *[other] Tengo todos los permisos que necesito en los { $count } canales para mesas.
}
doctor-channel-gone = Un canal elegido en `{ COMMAND("admin", "setup") }` ya no existe ({ $channel }). Elige allí otro.
doctor-clock-unknown = No puedo comprobar el reloj de este equipo, porque las respuestas de Discord no incluyen la hora.
doctor-no-database = La base de datos no responde.
doctor-package = No he podido cargar el paquete de juego { $name }, así que su juego no está disponible: { $why }. Arregla o quita el paquete y reinicia el bot.
doctor-clock-well = El reloj de este equipo va bien (diferencia: { $seconds } s).
doctor-clock-wrong = El reloj de este equipo va { $seconds } s { $side ->
    [behind] por detrás
   *[ahead] por delante
} del de Discord, así que las horas que muestro no son correctas. Todo lo demás funciona. Para corregir el reloj, usa NTP.
doctor-schema-well = El esquema de la base de datos está al día ({ $revision }).
doctor-schema-wrong = El esquema de la base de datos es { $revision }, pero esta versión necesita { $wanted }. Detén el bot y ejecuta `python -m storage migrate`.
doctor-log-well = El registro de escritura anticipada (WAL) ocupa menos de { $size }.
doctor-log-wrong = El registro de escritura anticipada (WAL) ha crecido hasta casi { $size }, porque otro programa mantiene abierta la base de datos. Cierra ese programa o reinicia el bot.
doctor-disk-well = Hay al menos { $size } libres en el disco.
doctor-disk-wrong = Quedan menos de { $size } libres en el disco. Libera espacio: con el disco lleno no puedo guardar nada.
doctor-commands-well = Los comandos registrados en Discord son los de esta versión.
doctor-commands-wrong = Los comandos registrados en Discord no son los de esta versión. Reinicia el bot o ejecuta `python -m bot sync`.
doctor-pictures-well = El proceso que dibuja las imágenes responde.
doctor-pictures-wrong = El proceso que dibuja las imágenes no responde, así que los tableros se muestran como texto. Comprueba que el equipo tiene memoria suficiente.
doctor-vote-gone = El canal de una votación se ha borrado ({ $channel }). Para trasladar la votación, usa `{ COMMAND("ostrakon", "status") } { option-post_here }:True` en otro canal.
doctor-vote-forbidden = El mensaje de una votación en { $channel } no está al día porque no puedo publicar allí. Devuélveme los permisos.
doctor-vote-locked = El mensaje de una votación en { $channel } no está al día porque el hilo está bloqueado. Desbloquea el hilo.
doctor-vote-rejected = Discord rechaza el mensaje de una votación en { $channel }. Lo intentaré de nuevo más tarde; el motivo está en el registro del bot.
doctor-vote-removed = Estuve un tiempo fuera de este servidor, y una votación en { $channel } todavía no se ha vuelto a publicar.
doctor-vote-away = Este servidor no estuvo disponible en Discord, y una votación en { $channel } todavía no se ha vuelto a publicar.
doctor-vote-later = Hace un rato que no puedo actualizar una votación en { $channel }. Lo intentaré de nuevo más tarde.
doctor-lacking-tables = No puedo mostrar mesas en { $channel }. Allí necesito estos permisos: { $permissions }.
doctor-lacking-threads = No puedo abrir hilos para mesas en { $channel }. Allí necesito estos permisos: { $permissions }.
doctor-lacking-private = No puedo abrir hilos privados en { $channel } para equipos y mesas privadas. Allí necesito estos permisos: { $permissions }.
doctor-board-gone = Mesa { $match } ({ $channel }): su canal o hilo se ha borrado. Usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` en otro canal para mostrarla allí.
doctor-board-forbidden = Mesa { $match } ({ $channel }): no puedo publicar allí. Devuélveme los permisos o traslada la mesa con `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-locked = Mesa { $match } ({ $channel }): su hilo está bloqueado. Desbloquéalo o traslada la mesa con `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-rejected = Mesa { $match } ({ $channel }): Discord rechaza su mensaje. Lo intentaré de nuevo más tarde; el motivo está en el registro del bot.
doctor-board-later = Mesa { $match } ({ $channel }): ahora mismo no puedo actualizar su tablero. Lo haré en cuanto pueda.
doctor-board-removed = Mesa { $match } ({ $channel }): estuve un tiempo fuera de este servidor, y su tablero todavía no se ha vuelto a publicar. Para publicarlo ya, usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-away = Mesa { $match } ({ $channel }): este servidor no estuvo disponible en Discord, y su tablero todavía no se ha vuelto a publicar. Para publicarlo ya, usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.

## /admin backup

backup-done = { $count ->
    [one] Copia de seguridad hecha: `{ $file }` ({ $size }), en la carpeta `backups`, junto a la base de datos. Es la única copia que hay allí. Para restaurarla, ejecuta `python -m storage restore`. La copia no contiene la clave, así que guarda una copia de la clave en otro sitio.
   *[other] Copia de seguridad hecha: `{ $file }` ({ $size }), en la carpeta `backups`, junto a la base de datos. La carpeta contiene ahora las últimas { $count } copias. Para restaurar una, ejecuta `python -m storage restore`. Las copias no contienen la clave, así que guarda una copia de la clave en otro sitio.
}
backup-server = Esta base de datos es PostgreSQL. Haz la copia de seguridad con `pg_dump`, que funciona con el bot en marcha, y excluye las piedras de las votaciones abiertas (`--exclude-table-data='vote_(secrets|roll|stones)'`). Las copias no contienen la clave, así que guarda una copia de SECRET_KEY en otro sitio.
backup-open-votes = { $count ->
    [one] Hay una votación abierta. La copia no incluye sus votos, así que, si la restauras, esa votación quedará anulada.
   *[other] Hay { $count } votaciones abiertas. La copia no incluye sus votos, así que, si la restauras, esas votaciones quedarán anuladas.
}
backup-damaged = No se ha hecho ninguna copia de seguridad: la base de datos está dañada. Detén el bot y restaura una copia anterior con `python -m storage restore FILE`.
backup-failed = No se ha hecho ninguna copia de seguridad ({ $why }). Comprueba que el disco no está lleno y que el bot puede escribir en él.

## Discord's names of permissions

permission-view-channel = Ver canal
permission-send-messages = Enviar mensajes
permission-send-messages-in-threads = Enviar mensajes en hilos
permission-attach-files = Adjuntar archivos
permission-read-message-history = Leer el historial de mensajes
permission-connect = Conectar
permission-create-public-threads = Crear hilos públicos
permission-create-private-threads = Crear hilos privados
