terminal-usage = uso: python -m bot [sync | check --guild ID --channel ID | words check LANGUAGE | words pseudo LANGUAGE FOLDER]
terminal-no-token-sync = Falta DISCORD_TOKEN. Sin él no se pueden registrar los comandos.
terminal-no-token-check = Falta DISCORD_TOKEN. Sin él no se puede comprobar nada.
terminal-synced = Los comandos se han registrado.
terminal-sync-unchanged = Los comandos no han cambiado.
terminal-sync-failed = No se han podido registrar los comandos, porque Discord no funciona en este momento ({ $reason }). Vuelve a intentarlo más tarde.
terminal-check-failed = No se ha podido empezar la comprobación, porque Discord no funciona en este momento ({ $reason }). Vuelve a intentarlo más tarde.
terminal-no-database = No se puede acceder a la base de datos de DATABASE_URL.

## Settings

wrong-discord-token = DISCORD_TOKEN no es válido: debe ser una sola palabra, tal como aparece en el portal para desarrolladores de Discord.
wrong-discord-api = DISCORD_API no es válido: debe ser una dirección, por ejemplo http://127.0.0.1:8080.
wrong-database-url = DATABASE_URL no es válido: debe empezar por sqlite:/// o postgresql://.
wrong-secret-key = SECRET_KEY no es válido: deben ser 32 bytes, escritos como 64 cifras hexadecimales o en base64.
wrong-log-level = LOG_LEVEL no es válido: debe ser uno de estos valores: { $levels }.
wrong-log-format = LOG_FORMAT no es válido: debe ser line o json.
wrong-port = PORT no es válido: debe ser un número entero del 1 al 65535.
wrong-metrics-port = METRICS_PORT no es válido: debe ser un número entero del 1 al 65535.
wrong-metrics-token = METRICS_TOKEN no es válido: debe tener al menos { $least } letras, cifras o signos de puntuación, sin espacios.
wrong-sandbox-port = SANDBOX_PORT no es válido: debe ser un número entero del 1 al 65535.
wrong-sandbox-file = SANDBOX_FILE no es válido: debe ser el nombre de un archivo nuevo o de uno creado por el entorno de pruebas.
wrong-owners = OWNERS no es válido: debe ser una lista de ID de usuario de Discord, separados por comas.
wrong-shard = SHARD no es válido: deben ser dos números, por ejemplo 0/2 para el primero de dos fragmentos y 1/2 para el segundo.
wrong-computer-pace = COMPUTER_PACE no es válido: debe ser un número de segundos de 0 a 60.
wrong-warm-up = WARM_UP no es válido: debe ser on u off.
wrong-shards-database = SHARD no es válido: varios fragmentos deben compartir una base de datos PostgreSQL. Indícala en DATABASE_URL.
wrong-same-port = METRICS_PORT no es válido: debe ser distinto de PORT, que está abierto a todo el mundo.

port-in-use = No se puede usar { $setting }: el puerto { $port } ya está en uso.
port-unusable = No se puede usar { $setting }: el bot no puede escuchar en el puerto { $port } ({ $error }).

## Discord refuses the bot. The numbers are Discord's codes.

discord-refuses-4004 = DISCORD_TOKEN no es válido: Discord no lo reconoce.
discord-refuses-4010 = SHARD no es válido: Discord no acepta este fragmento.
discord-refuses-4011 = Falta SHARD: el bot está en tantos servidores que Discord exige dividirlo en fragmentos.
discord-refuses-4012 = Esta versión de Stoa es demasiado antigua para la pasarela de Discord. Actualiza Stoa.
discord-refuses-4013 = Esta versión de Stoa usa un intent que Discord no reconoce. Actualiza Stoa.
discord-refuses-4014 = Stoa necesita un intent que no está activado para esta aplicación. Actívalo en el portal para desarrolladores de Discord.

## The sandbox

sandbox-open = Stoa funciona sin Discord. Abre { $address } para jugar.
sandbox-failed = No se ha podido abrir el entorno de pruebas. El motivo está más arriba, en su mensaje.
sandbox-failed-file = No se ha podido abrir el entorno de pruebas, porque no se puede escribir en su archivo o lo está usando otro. Indica otro archivo en SANDBOX_FILE. Un segundo bot en este equipo necesita también su propio DATABASE_URL.
sandbox-failed-port = No se ha podido abrir el entorno de pruebas, porque su puerto ya está en uso. Indica otro puerto en SANDBOX_PORT.

## `python -m bot words`. $place: a file or a package; $key: the name of a message

words-missing = { $place }: { $key } no está traducido
words-unused = { $place }: { $key } no existe en inglés
words-arguments = { $place }: { $key } no tiene los mismos argumentos que en inglés: { $about }
words-broken = { $place }: { $key } tiene un error: { $about }
words-long = { $place }: { $key } es demasiado largo: { $about }
words-checked = { $count ->
    [0] No hay nada que corregir en “{ $language }”.
    [one] Hay una cosa que revisar en “{ $language }”.
   *[other] Hay { $count } cosas que revisar en “{ $language }”.
}
words-written = { $count ->
    [one] Se ha escrito un archivo para “{ $language }”.
   *[other] Se han escrito { $count } archivos para “{ $language }”.
}

## `python -m bot check`

check-description = Publica en un canal mensajes de todos los tipos que envía el bot, los borra después e indica qué rechaza Discord.
check-argument-guild = el ID de un servidor en el que está el bot
check-argument-channel = el ID de un canal de ese servidor que no use nadie más
check-argument-keep = dejar los mensajes en el canal
check-argument-only = ejecutar solo los pasos de este grupo; se puede repetir: { $groups }
check-not-an-id = debe ser un ID (un número de hasta 20 cifras)

check-no-server = --guild no es válido: el bot no está en ningún servidor con el ID { $guild }.
check-no-channel = --channel no es válido: el bot no ve ningún canal con el ID { $channel } en este servidor.
check-no-messages = --channel no es válido: no se pueden publicar mensajes en un canal de tipo “{ $type }”.
check-interrupted = Interrumpido.
check-no-answers = Discord no responde o ha revocado el token.

check-accepted = aceptado  { $name }: { $done }
check-refused = RECHAZADO { $name }: { $problems }
check-skipped = omitido   { $name }: { $why }
check-sum = Aceptados: { $accepted }; rechazados: { $refused }; omitidos: { $skipped }.

# What a step does, as items of a list
check-do-post = publicar
check-do-edit = editar
check-do-delete = borrar
check-do-open = abrir
check-do-archive = archivar
check-do-unarchive = desarchivar
check-do-archive-again = volver a archivar
check-do-edit-in-thread = editar en el hilo
check-do-delete-in-thread = borrar en el hilo
check-do-delete-message = borrar su mensaje
check-do-edit-deleted = rechazar la edición de un mensaje borrado
check-do-edit-archived = rechazar la edición en un hilo archivado
check-do-register = registrar una copia
check-do-build = construir
check-do-within-limits = dentro de los límites conocidos (Discord solo comprueba un formulario cuando alguien lo abre)

check-problem = { $doing }: { $why }
check-wrong-code = { $doing }, se esperaba el código { $code }: { $why }
check-not-refused = { $doing }: aceptado, pero se esperaba el código { $code }
check-draw-failed = dibujar: este equipo no puede dibujar imágenes ({ $error })
check-left-behind = { $name } no se ha eliminado: { $why }
check-http = HTTP { $status }, código { $code }, { $told }
check-http-silent = HTTP { $status }, código { $code }, sin mensaje
check-over-limit = no se ha enviado, porque supera uno de los límites conocidos de Discord: { $problem }
check-no-answer = sin respuesta ({ $error })

check-skip-public = el bot solo abre hilos públicos en canales de texto y de anuncios
check-skip-private = solo los canales de texto tienen hilos privados
check-skip-private-forbidden = el bot no tiene aquí el permiso Crear hilos privados
check-skip-deletion = el bot no tiene aquí el permiso “Gestionar hilos”; en su lugar, el hilo se ha archivado
