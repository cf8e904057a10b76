settings-title = ### Tus ajustes
settings-reminders = **Recordatorios:** { $how }
settings-closed = No he podido enviarte un mensaje directo, así que recibirás los recordatorios en el hilo de la mesa. Cuando permitas los mensajes directos, vuelve a elegir tus recordatorios.
# $zone: the city that stands for it, such as Madrid.
settings-zone = **Zona horaria:** { $zone } (allí son las { $now })
# In a list of suggestions. $zone: its international name, such as Europe/Rome.
zone-choice = { $city } ({ $zone })
settings-quiet = **Horas de silencio:** de { $start } a { $end } (tu reloj se para)
settings-quiet-runs = **Horas de silencio:** de { $start } a { $end } (tu reloj sigue en marcha)
settings-no-quiet = **Horas de silencio:** ninguna
settings-next-up = **Aviso antes de tu turno:** { $choice }
settings-digest = **Resumen diario:** { $choice }
settings-look = **Tu panel y otras vistas privadas:** { $palette ->
    [safe] modo para daltonismo
   *[usual] colores normales
}, { $picture ->
    [text] texto en lugar de imágenes
   *[picture] imágenes
}, { $background ->
    [dark] fondo oscuro
   *[light] fondo claro
}
settings-language = **Idioma:** { $language }
settings-language-menu = Idioma
settings-language-discord = el idioma de tu aplicación de Discord
settings-saved = Guardado. Estos son ahora tus ajustes.
settings-bad-zone = No conozco la zona horaria “{ $typed }”. Escribe una ciudad grande de tu zona, por ejemplo Madrid, y elige una de las sugerencias. No ha cambiado nada.
settings-bad-hour = “{ $typed }” no es una hora del día. Escríbela así: 22:00. No ha cambiado nada.
settings-bad-quiet = Las horas de silencio pueden durar como máximo { $hours } horas al día. No ha cambiado nada.
settings-half-quiet = Las horas de silencio necesitan `{ option-start }` y `{ option-end }`. No ha cambiado nada.
settings-menu = Recordatorios
settings-hours = Zona horaria y horas de silencio…
settings-hours-title = Zona horaria y horas de silencio
settings-field-zone = Zona horaria
settings-field-zone-about = Una ciudad grande de ella, por ejemplo Madrid
settings-field-start = Inicio del silencio (vacío: sin silencio)
settings-field-end = Fin del silencio
settings-switch-next_up = { $state ->
    [on] No avisarme antes de mi turno
   *[off] Avisarme antes de mi turno
}
settings-switch-digest = { $state ->
    [on] No enviarme un resumen diario
   *[off] Enviarme un resumen diario
}
settings-switch-time_runs = { $state ->
    [on] Parar mi reloj en las horas de silencio
   *[off] Dejar mi reloj en marcha en las horas de silencio
}
settings-switch-colour_blind = { $state ->
    [on] Usar los colores normales
   *[off] Usar el modo para daltonismo
}
settings-switch-words = { $state ->
    [on] Mostrar imágenes
   *[off] Mostrar texto en lugar de imágenes
}
settings-switch-dark = { $state ->
    [on] Usar un fondo claro
   *[off] Usar un fondo oscuro
}
settings-how-ping = en el hilo de la mesa
settings-how-dm = por mensaje directo
settings-how-off = ninguno; el tablero te menciona igualmente una vez cuando te toca
settings-choice-on = sí
settings-choice-off = no

## Stored data

privacy-text =
    ### Lo que guardo sobre ti
    Los asientos que has ocupado y las jugadas que has hecho, tus ajustes, tus resultados y niveles de juego, y las votaciones que has abierto. De las votaciones secretas no guardo nada que pueda revelar que has participado.
privacy-export = Descargar todo
privacy-delete = Borrar mis datos…
privacy-question =
    ### ¿Borrar tus datos?
    Saldrás de todas las salas de espera y dejarás tu asiento en todas las partidas en curso. La máquina ocupará tu lugar; en partidas de dos jugadores, pierdes. Se borran tus resultados, niveles de juego y ajustes. En las partidas terminadas pasas a ser “alguien que ya no está”, pero las partidas se conservan enteras. Los mensajes ya publicados en Discord se quedan como están. No se puede deshacer.
privacy-not-yet =
    ### Todavía no se ha borrado nada
    Ahora mismo Discord no me deja sacarte del hilo privado de una partida. Vuelve a intentarlo dentro de un minuto.
privacy-sure = Borrar mis datos
privacy-keep = Conservar todo
privacy-former = alguien que ya no está
privacy-exported = Aquí tienes todo lo que guardo sobre ti.
privacy-deleted = Tus datos se han borrado. Si vuelves a jugar, empiezas de cero.
privacy-often = Me has pedido que borre tus datos hace menos de un minuto. Espera un minuto antes de volver a pedirlo.

## Records of results

stats-title = ### { $name }: { $game }
stats-all-games = todos los juegos
stats-somebody = esta persona
stats-nothing = Aquí todavía no hay partidas terminadas.
stats-uncounted = Como has pedido, no registro tus resultados. No se guarda ni se muestra nada sobre cómo juegas.
stats-count = Registrar mis resultados
stats-do-not-count = No registrar mis resultados y borrarlos…
stats-delete = No registrar y borrar
stats-sure =
    ### ¿Borrar tus resultados?
    Se borrarán todos tus niveles de juego y resultados, en todos los servidores. No podrás recuperarlos.
stats-keep = Conservar mis resultados
stats-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
stats-played = { $kind ->
    [people] Con otras personas
    [computers] Contra la máquina
   *[solo] En solitario
}: { stats-games }, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
} ({ $share })
stats-played-time = { stats-played }; { $time } por decisión de media
stats-rating = **Nivel de juego: { $rating }**
stats-rating-early = **Nivel de juego: { $rating }** (todavía es una estimación aproximada)
stats-rating-means = -# Tu nivel de juego sube cuando ganas a rivales fuertes. Todo el mundo empieza cerca de 1000, y con cada partida el nivel se ajusta mejor. Las partidas contra la máquina y en solitario no cuentan.
stats-reliable = **Fiabilidad:** { $finished } de { $began } partidas terminadas con otras personas; reemplazos: { $replaced }
stats-reliable-clock = { stats-reliable }; tiempo agotado en { $missed } de { $decisions } decisiones
stats-reliable-means = -# La fiabilidad muestra si alguien se queda hasta el final y decide a tiempo. No tiene nada que ver con el nivel de juego. “Reemplazos” son las partidas que abandonó o en las que perdió su asiento sin dar su consentimiento. Las horas de silencio no cuentan para el tiempo por decisión.
stats-menu = ¿Qué juego?
stats-best = Clasificación
stats-mine = Mis resultados
stats-leaders = ### { $game }: clasificación
stats-leader = { $place }. { $user }: **{ $rating }** ({ stats-games })
stats-no-leaders = Aquí nadie tiene todavía un nivel de juego. Se consigue al terminar una partida con otras personas.
stats-picture-won = ganadas
stats-picture-lost = perdidas
stats-picture-by-game = Cada juego tiene su propio nivel. Elige un juego para verlo.
stats-picture-none = Aquí todavía no hay partidas que cuenten.
stats-picture-footer = { $count ->
    [one] La última partida, el { $since }
   *[other] Las últimas { $count } partidas, desde el { $since }
}
stats-picture-alt = { $count ->
    [one] Resultados de { $name } en { $game }: la última partida fue { $won ->
        [0] una derrota
       *[other] una victoria
    }.
   *[other] Resultados de { $name } en { $game }: { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    } en las últimas { $count } partidas.
}
stats-picture-alt-rated = { stats-picture-alt } Su nivel de juego pasó de { $first } a { $last }.

## Amounts

measure-b = { $number } B
measure-kb = { $number } kB
measure-mb = { $number } MB
measure-gb = { $number } GB
measure-seconds = { $number } s
measure-minutes = { $number } min
measure-hours = { $number } h
measure-days = { $number ->
    [one] 1 día
   *[other] { $number } días
}
