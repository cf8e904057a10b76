page-title = Entorno de pruebas de Stoa
page-title-mentioned = ({ $count }) Entorno de pruebas de Stoa
page-starting = Abriendo la columnata…
page-waiting = El entorno de pruebas no responde. Reintentando…
page-no-script = Esta página es un chat y necesita JavaScript.

## The bar

bar-sandbox = entorno de pruebas
bar-skip = Saltar a los mensajes
bar-users = Usuarios de prueba
bar-user-key = { $name } (Alt+{ $number })
bar-mentions = { $name }, { mentions }
mentions = { $count ->
    [one] { $count } mención
   *[other] { $count } menciones
}
bar-panes = Usuarios en paralelo
bar-panes-1 = Un usuario
bar-panes-2 = Dos usuarios en paralelo
bar-panes-3 = Tres usuarios en paralelo
bar-locale = Idioma de Discord de este usuario
bar-light = Colores claros
bar-dark = Colores oscuros
bar-bot-online = Bot conectado
bar-bot-offline = Bot desconectado
bar-bot-unknown = Sin servidor

## Places

places = Canales
places-unread = sin leer
places-direct = Mensajes directos
places-threads = Hilos de { $channel }
place-no-server-name = Un servidor
place-unknown = desconocido
place-direct = Mensaje directo
person-unknown = Usuario desconocido

pane = Vista de { $name }
pane-messages = Mensajes de { $name }
pane-parent = en #{ $channel }
pane-lost = Se ha perdido la conexión. Reconectando…
pane-outage = Este servidor no está disponible por un fallo.
pane-no-channel = No tienes acceso a este canal, o se ha borrado.
pane-no-answer = El servidor no responde.
pane-no-message = Ese mensaje se ha borrado.
pane-updated = Actualizado: { $text }
pane-thinking = { $name } está pensando
pane-said = { $name }: { $text }
pane-said-privately = Solo tú lo ves. { $name }: { $text }

closing-archived-locked = Archivado y bloqueado: solo quien tiene el permiso “Gestionar hilos” puede reabrir este hilo.
closing-locked = Bloqueado: aquí solo puede escribir quien tiene el permiso “Gestionar hilos”.
closing-archived = Archivado: si envías un mensaje, el hilo se reabre.
closing-slow = Modo pausado: un mensaje cada { $seconds ->
    [one] segundo
   *[other] { $seconds } segundos
}.

## Messages

messages = Mensajes
messages-new = Nuevo
messages-unseen = { $count ->
    [one] { $count } mensaje nuevo
   *[other] { $count } mensajes nuevos
}
messages-begin-direct = Este es el principio de tu conversación con { $name }.
messages-begin-forum = Esto es un foro: cada publicación es un hilo, y los hilos aparecen debajo del nombre del foro. Para crear una publicación, escríbela aquí; la primera línea será su título.
messages-begin = Este es el principio del canal. Escribe / para ver los comandos del bot.
messages-yesterday = Ayer a las { $time }

message-app = APP
message-app-name = Aplicación
message-of = { $name }, { $time }
message-edited = {" "}(editado)
message-origin = { $name } ha usado { $command }
message-origin-unknown = { $name } ha usado un comando
# As Discord
message-original-deleted = El mensaje original se ha eliminado
message-original-empty = Haz clic para ver el mensaje
message-no-response = La aplicación no ha respondido
message-failed = Esta interacción ha fallado
message-try-again = Algo ha salido mal. Inténtalo de nuevo.
message-thinking = { $name } está pensando…
message-private = Solo tú puedes ver esto
message-dismiss = Descartar mensaje
message-sending = Enviando comando…
message-more = Más acciones del mensaje
message-open-thread = Abrir hilo ›

message-joined-thread = { $name } ha añadido a alguien al hilo.
message-left-thread = { $name } ha eliminado a alguien del hilo.
message-called = { $name } ha iniciado una llamada.
message-renamed = { $name } ha cambiado el nombre a { $text }
message-pinned = { $name } ha fijado un mensaje en este canal.
message-joined = { $name } se ha unido al servidor.
message-thread = { $name } ha creado un hilo: { $thread }.
message-thread-start = Este hilo empezó con un mensaje del canal.

menu-direct = Enviar mensaje directo
menu-copy-link = Copiar enlace del mensaje
menu-delete = Eliminar mensaje
menu-message = Mensaje
menu-empty = No hay acciones disponibles

# What a message says, read aloud or in one line
plain-picture = imagen: { $text }
plain-picture-bare = imagen sin descripción
plain-button = botón: { $text }
plain-menu = menú: { $text }
plain-spoiler = spoiler
plain-role = @rol
plain-channel = #canal

mention-unknown-user = @usuario-desconocido
mention-unknown-role = @rol-desconocido
mention-unknown-channel = #desconocido
mention-message = #{ $channel } › mensaje

## Pictures, files, controls

picture = Imagen
pictures = Imágenes
picture-close = Cerrar imagen
picture-missing = Imagen no disponible
picture-bare = Imagen sin descripción
picture-enlarge = Ampliar imagen: { $text }
picture-enlarge-bare = Ampliar imagen (sin descripción)
picture-spoiler = Spoiler: pulsa para ver la imagen
spoiler = Spoiler
spoiler-show = Spoiler: pulsa para verlo
code = Código
file = archivo
size-b = { $size } B
size-kb = { $size } KB
size-mb = { $size } MB
component-unknown = Esta página no puede mostrar componentes de tipo { $type }.
control-button = Botón
control-select = Elige una opción
control-selected = { $placeholder }: { $values }
picker-search = Buscar
picker-search-in = Buscar: { $title }
picker-done = Aceptar
picker-empty = Sin resultados
picker-count = Marcadas: { $count }; elige { $least }
picker-count-range = Marcadas: { $count }; elige de { $least } a { $most }

## Forms. Some sentences are as Discord's.

form-cancel = Cancelar
form-submit = Enviar
form-close = Cerrar formulario
field-required = Este campo es obligatorio.
field-too-short = { $count ->
    [one] Escribe al menos { $count } carácter.
   *[other] Escribe al menos { $count } caracteres.
}
field-too-long = { $count ->
    [one] Escribe como máximo { $count } carácter.
   *[other] Escribe como máximo { $count } caracteres.
}
field-choose = Elige una opción.
field-choose-least = Elige al menos { $count }.
field-choose-most = Elige como máximo { $count }.
field-no-files = En esta página no se pueden subir archivos.
field-unknown = Esta página no puede mostrar campos de tipo { $type }.
field-impossible = Aquí no puedes rellenar este campo.

## The message box and commands

box = Cuadro de mensaje
box-send = Enviar
box-commands = Comandos
box-members = Miembros
box-forum = Crear una publicación en #{ $channel }
box-channel = Enviar mensaje a #{ $channel }
box-direct = Enviar mensaje a @{ $name }
box-label = { $placeholder }. Escribe / para ver los comandos.
box-no-command = No hay comandos que coincidan.
box-no-commands = El bot todavía no tiene comandos aquí.
box-not-sent = No se ha enviado: { $problem }
command-options = Opciones de { $command }
command-change = { $command }: pulsa para elegir otro comando
option-add = Añadir la opción { $option }: { $description }
option-optional = { $option } (opcional)
option-required = Esta opción es obligatoria. Indica un valor.
option-true = True
option-false = False
option-no-match = No hay coincidencias. Vacía el campo para ver todas las opciones.
option-no-choices = Esta opción no tiene valores para elegir.
option-from-list = Elige una opción de la lista.
option-file-size = Los archivos pueden ocupar hasta { $megabytes } MB.
option-integer = Escribe un número entero.
option-number = Escribe un número.
option-least = Escribe { $number } o más.
option-most = Escribe { $number } o menos.
suggestions = Sugerencias

server-wait = { $seconds ->
    [one] Espera { $seconds } segundo.
   *[other] Espera { $seconds } segundos.
}
server-error = El servidor ha respondido con el estado { $status }.
