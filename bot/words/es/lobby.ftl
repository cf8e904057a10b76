lobby-title =
    ### { $game }: faltan jugadores
    { CAPITAL($players) } · { $length }
lobby-players = { $count ->
    [one] 1 jugador
   *[other] { $count } jugadores
}
lobby-between = de { $least } a { $most } jugadores
lobby-host = { $player } (organiza)
lobby-rival = { $name } (si empiezas en solitario)
lobby-options = **Opciones:**
lobby-clock = **Reloj:** { $clock }
lobby-set-clock = Reloj
lobby-option = { $title }: { $value }
lobby-needed = { $count ->
    [one] Falta 1 jugador.
   *[other] Faltan { $count } jugadores.
}
lobby-full = Todos los asientos están ocupados. { $host } puede empezar la partida.
lobby-ready = { $count ->
    [one] { $host } puede empezar la partida; hay sitio para 1 jugador más.
   *[other] { $host } puede empezar la partida; hay sitio para { $count } jugadores más.
}
lobby-odd = La partida no puede empezar con este número de jugadores.
lobby-join = Unirse
lobby-leave = Salir
lobby-add = Añadir máquina
lobby-remove = Quitar máquina
lobby-computer-name = Máquina { $number }
lobby-settings = Opciones
lobby-start = Empezar
lobby-versus = Jugar contra la máquina
table-not-alone = Hay más gente en esta mesa. Pulsa **Empezar** para jugar con ella.
lobby-closed = Sin público: la partida se juega en un hilo privado.
lobby-keep-out = Sin público
lobby-let-in = Admitir público
lobby-cancel = Cancelar

## Computer players

levels-text =
    ### Añadir máquina
    ¿Qué nivel debe tener? La máquina solo ve lo que vería una persona en su asiento.
levels-easy = Fácil
levels-middle = Medio
levels-hard = Difícil
levels-fill-easy = Añadir { $count } (nivel fácil)
levels-fill-middle = Añadir { $count } (nivel medio)
levels-fill-hard = Añadir { $count } (nivel difícil)

## The game's options

options-title = ### { $game }: opciones
options-line =
    { "" }**{ $title }:** { $value }
    { $description }
options-short = **{ $title }:** { $value }
options-page = Página { $page } de { $pages }
options-yes = Sí
options-no = No
options-type = { $title }…
options-empty = nada
options-last-time = **La última vez:** { $settings }
options-as-last-time = Igual que la última vez
options-last-computers = { $count ->
    [0] sin la máquina
    [one] 1 asiento para la máquina ({ $levels })
   *[other] { $count } asientos para la máquina ({ $levels })
}
options-none = Este juego no tiene opciones.
options-not-whole = “{ $title }” necesita un número entero en cifras, no “{ $typed }”. No ha cambiado nada.
options-wrong = { $title }: { $why }. No ha cambiado nada.
options-upload = -# Para ajustar esto, sube un archivo `.{ $kind }` con `{ COMMAND("table", "options") }`. Una lista vacía lo deja como al principio.
options-from-file = { $count ->
    [one] 1 entrada de un archivo
   *[other] { $count } entradas de un archivo
}
options-no-files = { $game } no tiene opciones que se puedan cargar desde un archivo. No ha cambiado nada.
options-file-large = Este archivo es demasiado grande; el límite son { $most } kB. No ha cambiado nada.
options-file-deep = Los corchetes o los nombres con puntos de este archivo están anidados a demasiada profundidad. Usa listas y tablas sencillas. No ha cambiado nada.
options-file-often = Has subido demasiados archivos; el límite es de { $most } por minuto. No ha cambiado nada.
options-file-busy = Ahora mismo estoy leyendo demasiados archivos. Vuelve a subir el tuyo dentro de un minuto. No ha cambiado nada.
options-file-slow = Este archivo tarda demasiado en leerse. Sube uno más sencillo o vuelve a intentarlo más tarde. No ha cambiado nada.
options-file-kind = Este tipo de archivo no vale; el nombre tiene que terminar en { $kinds }. No ha cambiado nada.
options-file-text = Este archivo no es texto UTF-8 sin formato. No ha cambiado nada.
options-file-broken = No puedo leer este archivo como { $kind }. No ha cambiado nada.
options-file-broken-why = No puedo leer este archivo como { $kind }: { $why }. No ha cambiado nada.
options-file-empty = Este archivo no fija ninguna de estas opciones: { $known }. No ha cambiado nada.
options-file-unknown = Este archivo fija “{ $name }”, pero desde un archivo solo se pueden fijar estas opciones: { $known }. No ha cambiado nada.
options-file-wrong = Hay un error en el archivo, en { $where }: { $why }. No ha cambiado nada.
options-file-away = No he podido descargar el archivo de Discord. Vuelve a subirlo. No ha cambiado nada.

## Clocks

clock-none = sin reloj
clock-live = { $count ->
    [one] en vivo, 1 minuto por decisión
   *[other] en vivo, { $count } minutos por decisión
}
clock-days = { $bank } h por jugador, más { $bonus } h después de cada decisión
clock-choose =
    ### Reloj
    Ajuste actual: { $clock }.
    Cuando a alguien se le acaba el tiempo, el juego decide en su lugar. En una partida lenta, las decisiones que varias personas toman a la vez no gastan ni devuelven horas, salvo que se te acabe el tiempo. Los relojes se paran durante las horas de silencio de cada cual (`{ COMMAND("settings", "hours") }`) y mientras la partida está en pausa. Para otros tiempos, usa las opciones de `{ COMMAND("table", "clock") }`. Una vez empezada la partida, toda la mesa tiene que aceptar cualquier cambio.
clock-menu = Reloj
clock-unclear = Usa una de estas opciones: `{ option-minutes }` para una partida en vivo, `{ option-bank }` e `{ option-bonus }` (en horas) para una lenta, o `{ option-off }:True` para jugar sin reloj. No ha cambiado nada.
clock-bad-bank = Una partida lenta necesita una `{ option-bank }` (en horas), y el `{ option-bonus }` no puede ser mayor que la `{ option-bank }`. No ha cambiado nada.

## What happens to a table

table-begun-private =
    ### { $game }: la partida ha empezado
    No hay público: la partida se juega en un hilo privado.
table-no-private = Una partida sin público necesita un hilo privado, y aquí no puedo abrir ninguno. Necesito estos permisos: { $permissions }. Pídeselos a alguien que gestione el servidor.
table-no-private-here = Una partida sin público necesita un hilo privado, y solo los canales de texto los admiten. Abre la mesa en un canal de texto.
table-again = { $users }: { $host } quiere volver a jugar a { $game }. Para participar, pulsa Unirse; cada cual pasa al asiento siguiente.
table-again-seated = Tienes un asiento en la nueva mesa ({ $game }, mesa { $match }). Quien organiza la mesa puede empezar la partida.
table-again-not-played = No has jugado esta partida, así que no puedes invitar a otra partida a quienes la jugaron. Con `{ COMMAND("play") }` puedes abrir tu propia mesa.
table-only-in-servers = Solo puedes abrir mesas en canales de un servidor.
table-permissions = No puedo abrir mesas en este canal. Necesito estos permisos: { $permissions }. Pídeselos a alguien que gestione el servidor o elige otro canal.
table-left = { $count ->
    [one] { $names } ya no está en el servidor y ha perdido su asiento. Vuelve a pulsar Empezar para jugar con quienes quedan.
   *[other] { $names } ya no están en el servidor y han perdido sus asientos. Vuelve a pulsar Empezar para jugar con quienes quedan.
}
table-full-now = Ya están ocupados todos los asientos.
table-done = Hecho. `{ COMMAND("board") }` muestra la mesa ({ $game }, mesa { $match }).
table-begun =
    ### { $game }: la partida ha empezado
    Está en { $place }.
table-no-bots = No puedes invitar a un bot. Para jugar con la máquina, pulsa “Añadir máquina” en la sala de espera.
table-sits-already = Esa persona ya tiene un asiento en esta mesa.
table-invited-already = Esas personas acaban de recibir una invitación a esta mesa.
# $most: how many people may be invited
table-invite-often = Has invitado a mucha gente; el límite es de { $most } personas en diez minutos. Vuelve a intentarlo más tarde.
table-invited = { $users }: invitación de { $host } para jugar a { $game } ([mesa { $match }]({ $url })). Pulsa allí Unirse o usa `{ COMMAND("table", "join") } { option-table }:{ $match }`.
# What becomes of a message where a table was before; several may stand one below the other.
table-moved = -# { $game } · mesa { $match }: [ir al tablero]({ $url })

## Challenges

challenge-menu = ¿Qué juego?
challenge-ask =
    ### Un desafío
    ¿A qué quieres jugar contra { $name }? Abriré una mesa en este canal y enviaré la invitación.
challenge-name = Desafiar a una partida
challenge-record = Ver resultados
challenge-self = No puedes desafiarte a ti. `{ COMMAND("play") }` abre una mesa, y allí puedes jugar contra la máquina.
challenge-gone = Esa persona ya no está en este servidor.
