command-table = El número de la mesa; solo hace falta si hay más de una
command-text-only = Ver texto en lugar de la imagen

## Playing

command-play = Abrir una mesa para un juego
command-play-game = ¿Qué juego?
command-play-opponent = Empezar ya contra la máquina, a este nivel
command-play-easy = Máquina, nivel fácil
command-play-middle = Máquina, nivel medio
command-play-hard = Máquina, nivel difícil
# $length: "de 30 a 60 minutos"
command-play-choice = { $game } ({ $players }, { $length })
command-games = Las mesas de este servidor y los resultados de quienes juegan
command-games-mine = Ver tus mesas, primero las que te esperan
command-games-server = Ver las mesas abiertas de este servidor
command-stats = Ver tus resultados o los de otra persona
command-stats-player = ¿De quién? (predeterminado: los tuyos)
command-stats-game = ¿De qué juego? (predeterminado: de todos)
command-hand = Abrir tu panel privado: lo que tienes y lo que puedes hacer ahora
command-act = Hacer una jugada por escrito
command-act-action = Qué hacer; empieza a escribir para ver sugerencias
command-act-text = El texto que necesite la acción; separa con | si son varios valores
command-learn = Aprender un juego en dos minutos en una mesa de práctica para ti
command-learn-game = ¿Qué juego?
command-board = Mostrar el tablero de una mesa tal como está ahora
command-board-public = Mostrar el tablero a todo el mundo aquí, no solo a ti
command-rules = Consultar una regla
command-rules-game = ¿Qué juego?
command-rules-topic = ¿Qué tema?
command-help = Ver los juegos, aprenderlos o jugarlos, y encontrar las reglas y tus ajustes

## /table

command-table-group = Los asientos, el reloj, el historial y lo demás de una mesa
command-table-join = Ocupar un asiento en una mesa
command-table-leave = Dejar tu asiento antes de que empiece la partida
command-table-computer = Añadir a la máquina (solo quien organiza la mesa)
command-table-level = Lo bien que juega la máquina
command-table-start = Empezar la partida (solo quien organiza la mesa)
command-table-options = Ver las opciones o cargarlas desde un archivo (solo quien organiza la mesa)
command-table-file = Un archivo con opciones que no caben en un formulario (véanse las reglas del juego)
command-table-invite = Invitar a gente a la mesa
command-table-user = ¿A quién?
command-table-user-more = ¿A quién más?
command-table-resign = Dejar tu asiento en una partida en curso
command-table-sure = No pedir confirmación
command-table-end = Terminar una partida para todo el mundo (solo quien organiza la mesa y moderación)
command-table-reason = ¿Por qué? Lo verá todo el mundo
command-table-pause = Proponer a la mesa que se pause la partida
command-table-resume = Proponer a la mesa que se reanude la partida
command-table-undo = Deshacer tu última jugada; si alguien la ha visto, la mesa tiene que aceptar
command-table-clock = Ajustar el reloj en la sala de espera o proponer a la mesa un cambio
command-table-minutes = Partida en vivo: minutos por decisión
command-table-bank = Partida lenta: horas de cada jugador al empezar
command-table-bonus = Partida lenta: horas que se recuperan después de cada decisión
command-table-off = Sin reloj
command-table-replace = Preguntar a la mesa qué hacer con un asiento
command-table-seat = ¿De quién es el asiento?
command-table-by = ¿Quién debe jugarlo?
command-by-computer = La máquina
command-by-person = Otra persona
command-table-log = Leer el historial de todo lo que has podido ver
command-table-replay = Repasar la partida paso a paso
command-table-export = Descargar el registro de la partida
command-table-verify = Verificar el registro de la partida y, cuando termina, los dados y sorteos

## /settings

command-settings = Tus ajustes personales, para todas las mesas
command-settings-show = Ver todos tus ajustes
command-settings-reminders = Elegir cómo te recuerdo que te toca
command-settings-how = En el hilo, por mensaje directo o de ninguna manera
command-settings-next = Recibir un aviso cuando el turno siguiente es el tuyo
command-settings-digest = Recibir cada día un mensaje directo con las mesas que te esperan
command-settings-hours = Ajustar tu zona horaria y tus horas de silencio
command-settings-zone = Tu zona horaria; escribe una ciudad
command-settings-start = Cuándo empiezan tus horas de silencio, por ejemplo 22:00
command-settings-end = Cuándo terminan, por ejemplo 8:00
command-settings-runs = Dejar tu reloj en marcha durante las horas de silencio
command-settings-no-quiet = Sin horas de silencio
command-settings-look = Elegir el aspecto de tu panel y de las demás vistas privadas
command-settings-palette = Modo para daltonismo
command-settings-words = Texto en lugar de imágenes
command-settings-dark = Imágenes sobre fondo oscuro
command-settings-language = Elegir tu idioma
command-settings-language-which = ¿Qué idioma?
command-settings-privacy = Ver lo que guardo sobre ti, o borrarlo

## /admin

command-admin-group = Gestionar el bot en este servidor
command-admin-setup = Elegir dónde se abren mesas, quién las abre y cuántas, y quién convoca votaciones
command-admin-status = Ver cuánto trabajo tiene el bot
command-admin-doctor = Averiguar qué falla y cómo arreglarlo
command-admin-backup = Hacer una copia de seguridad de la base de datos (solo quien administra el bot)

## /ostrakon

command-vote-group = Celebrar una votación secreta en este servidor
command-vote-open = Preparar una votación, revisar el borrador y abrirla (solo moderación)
command-vote-kind = ¿Qué tipo de votación? (predeterminado: piedras blancas y negras)
command-vote-kind-stones = Piedras blancas y negras: sí o no
command-vote-kind-choice = Votación de opciones: de tres a diez respuestas
command-vote-kind-ranked = Por orden de preferencia: se ordenan las respuestas, para un puesto o varios
command-vote-kind-ostracism = Ostracismo: cada persona escribe un nombre
command-vote-most = Cuántas respuestas se pueden marcar, o cuántas salen elegidas (predeterminado: 1)
command-vote-threshold = ¿Qué necesita una respuesta para ganar? (predeterminado: más votos que las otras)
command-vote-threshold-most = Más votos que las otras
command-vote-threshold-half = Más de la mitad de los votantes
command-vote-threshold-two_thirds = Dos tercios de los votantes
command-vote-role = Solo pueden votar miembros con este rol
command-vote-days = Solo pueden votar miembros que llevan en el servidor al menos estos días
command-vote-threshold-absolute = Más de la mitad de quienes tienen derecho a voto
command-vote-as-last = Partir de la pregunta y las condiciones de la última votación de este servidor
command-vote-drafts = Ver tus borradores y las votaciones programadas (solo moderación)
command-vote-changes = ¿Se puede cambiar el voto hasta el cierre? (predeterminado: sí)
command-vote-turnout = ¿Se ve cuánta gente ha votado hasta ahora? (predeterminado: sí)
command-vote-close = Cerrar ya una votación y contar los votos (solo moderación)
command-vote-void = Anular una votación sin contar los votos (solo moderación)
command-vote-reason = ¿Por qué? Lo verá todo el mundo, con tu nombre
command-vote-which = El número de la votación; solo hace falta si hay más de una
command-vote-pause = Pausar una votación: nadie puede votar hasta que la reanudes (solo moderación)
command-vote-resume = Permitir que se vuelva a votar en una votación en pausa (solo moderación)
command-vote-extend = Mantener abierta una votación más tiempo (solo moderación)
command-vote-until = ¿Cuándo debe cerrarse? Por ejemplo: mañana 20:00, en 3 días o 24/12/2026 18:00
command-vote-edit = Cambiar la pregunta y las respuestas mientras no haya votado nadie (solo moderación)
command-vote-announce = Anunciar el resultado de una votación también en otro canal (solo moderación)
command-vote-announce-where = ¿En qué canal? Déjalo vacío para dejar de anunciar el resultado
command-vote-archive = Ver las votaciones anteriores de este servidor y sus resultados
command-vote-list = Ver las votaciones abiertas y las que han terminado hace poco
command-vote-status = Ver una votación y participar en ella
command-vote-post-here = Mostrar la votación en este canal de ahora en adelante (solo moderación)
command-vote-result = Ver el resultado de una votación y su archivo de comprobantes
command-vote-public = Mostrar el resultado a todo el mundo aquí, no solo a ti (solo moderación)
command-vote-receipt = Comprobar que tu voto se ha registrado
command-vote-code = El código de tu comprobante; déjalo vacío para ver tus votos aún abiertos
