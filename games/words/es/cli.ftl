description = Jugar, comprobar y medir los juegos de Stoa sin Discord.

command-list = mostrar todos los juegos, una línea de JSON cada uno
command-play = hacer que la máquina juegue una partida y mostrarla
command-replay = repetir y comprobar una partida exportada, o la cinta de una ley incumplida
command-verify = comprobar que todas las tiradas y sorteos de una partida exportada se derivan de su secreto
command-laws = comprobar todas las leyes en partidas al azar y mostrar la más pequeña que incumpla una
command-bench = medir la velocidad y el tamaño del estado, y mostrar líneas de JSON
command-playthrough = comprobar las partidas grabadas de un juego o volver a grabarlas
command-lesson = mostrar la lección de un juego, con las acciones permitidas en su última página
command-rules = mostrar por temas las reglas de un juego o insertarlas en una página
command-trace = mostrar las sumas de una partida al azar, que deben ser iguales en todos los procesos

argument-language = idioma de los textos, por ejemplo "es"; los textos sin traducir salen en inglés
argument-players = nivel de cada asiento, por ejemplo "hard,random"; el último vale para todos los demás asientos
argument-play-words = mostrar lo que ve el público en lugar de una grabación
argument-replay-words = mostrar también el historial de una partida exportada
argument-tape = la cinta que ha mostrado "laws"; se comprueban con ella todas las leyes
argument-file = el archivo que envía "{ COMMAND("table", "export") }" cuando termina la partida
argument-commitment = la huella que mostraba la mesa al principio
argument-draws = mostrar todos los sorteos con su clave y su intervalo
argument-games = número de partidas al azar por cada número de asientos y conjunto de opciones
argument-seconds = duración de una medición en segundos
argument-laws-seconds = jugar más o menos estos segundos en total, pero al menos una partida por cada número de asientos y conjunto de opciones
argument-write = jugar y grabar partidas nuevas
argument-retell = conservar las partidas grabadas, pero volver a grabar lo que ve cada asiento
argument-seats = número de asientos (si no se indica, el menor que admite el juego)
argument-options = las opciones del juego como objeto JSON (si no se indican, las predeterminadas del juego)
argument-options-all = las opciones del juego como objeto JSON (si no se indican, todos los conjuntos de opciones)
argument-seed = semilla de las decisiones al azar
argument-into = la página de Markdown cuyas reglas se sustituyen
argument-folder = carpeta con las partidas grabadas de todos los juegos
argument-seats-all = número de asientos (si no se indica, todos los que admite el juego)

## What is wrong with the command line

usage-error = { $problem }; véase python -m games --help.
no-game = No hay ningún juego llamado “{ $name }”. Elige uno de estos: { $games }.
wrong-seats = A { $game } pueden jugar de { $fewest } a { $most } personas, pero no { $seats }.
options-unreadable = Las opciones de { $game } deben ser un objeto JSON ({ $problem }). Las predeterminadas son { $defaults }.
option-wrong = No se puede jugar a { $game } con estas opciones. { $option }: { $problem }. Las predeterminadas son { $defaults }.
not-a-tape = “{ $text }” no es una lista de números como 3,0,1
negative-tape = una cinta no puede contener números negativos
not-positive = “{ $text }” no es un número entero mayor que 0
not-a-language = “{ $text }” no es un idioma como "es" o "en-GB"
no-level = No hay ningún nivel llamado “{ $name }”. Elige uno de estos: { $levels }.
too-many-players = Has indicado { $players } jugadores, pero solo hay { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}.
no-lesson = { $game } no tiene lección.
lesson-wrong = No se puede jugar la lección: { $problem }
rules-no-page = No se pueden escribir las reglas en { $file }: { $problem }.
no-playthroughs = { $game } no tiene partidas grabadas en { $folder }. Graba algunas con --write.
file-unreadable = No se puede leer { $file }: { $problem }.
not-json = { $file } no es un archivo JSON.
not-an-export = { $file } no es la exportación de una partida terminada.
no-secret = { $file } no contiene el secreto de la partida, así que no se pueden comprobar sus sorteos.
game-not-installed = Esta partida es de un juego que no está instalado: { $game }.
endless = La partida no ha terminado después de { $steps } pasos.

## Results

player = Jugador { $number }
headline = == { $text }

broken = FALLO: { $problem }
broken-outcome = la partida se puede repetir, pero su resultado no coincide con el registrado
replayed = OK: { $game }, edición { $edition }. { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}, { $records ->
    [one] { $records } registro
   *[other] { $records } registros
}{ $undone ->
    [0] .
    [one] ; 1 de ellos está deshecho o deshace otro.
   *[other] ; { $undone } de ellos están deshechos o deshacen otros.
}
proven = { $count ->
    [0] OK: { $game }, edición { $edition }. No hubo sorteos.
    [one] OK: { $game }, edición { $edition }. El único sorteo se deriva del secreto.
   *[other] OK: { $game }, edición { $edition }. Los { $count } sorteos se derivan del secreto.
}
draws-by = { $cause ->
    [press] { $count ->
        [one] { $count } sorteo se debió a una persona.
       *[other] { $count } sorteos se debieron a personas.
    }
    [computer] { $count ->
        [one] { $count } sorteo se debió a la máquina.
       *[other] { $count } sorteos se debieron a la máquina.
    }
    [deadline] { $count ->
        [one] { $count } sorteo se debió a un plazo vencido.
       *[other] { $count } sorteos se debieron a plazos vencidos.
    }
   *[other] { $count ->
        [one] { $count } sorteo se debió a “{ $cause }”.
       *[other] { $count } sorteos se debieron a “{ $cause }”.
    }
}
commitment = Compara esta huella con la que mostraba la mesa antes de empezar: { $commitment }
draw-of-opening = apertura: clave { $key }, salió { $draw } (de 0 a { $most })
draw-of-record = registro { $record }: clave { $key }, salió { $draw } (de 0 a { $most })

lesson-page = == { $number } de { $count }: { $headline }
lesson-right = [{ $action }] continúa la lección
lesson-wrong-way = [{ $action }] { $why }
lesson-actions = Acciones permitidas ahora:

laws-hold = OK: { $setup }, { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} ({ $number } de { $setups })
tape-holds = OK: { $setup }; con esta cinta no se incumple ninguna ley
law-processes-agree = LEY INCUMPLIDA: processes_agree
    en { $setup }, semilla { $seed }:
    { $difference }
process-differs = la partida es distinta en un proceso con PYTHONHASHSEED={ $seed }:
    { $one }
    { $other }
process-ends = un proceso con PYTHONHASHSEED={ $seed } juega { $count ->
    [one] { $count } posición
   *[other] { $count } posiciones
}, no { $expected }: { $errors }
unchanged = { $count ->
    [one] { $count } partida grabada sigue igual.
   *[other] { $count } partidas grabadas siguen igual.
}
playthrough-refused = { $file }: las reglas rechazan la jugada que sigue a la línea { $line }: { $error }
perft-differs = { $file }: perft es { $found }, pero estaba registrado { $expected }
