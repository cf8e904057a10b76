# The words in the pictures, and their alt texts. Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Turno { $turn }, acto { $act }
title-round = Ronda { $round }
title-battlefield = El ejército enemigo
title-no-battle = no hubo batalla
title-fronts = Delos { $one }–{ $two } Peloponeso
title-scenario = { $name } debe elegir un escenario
title-league = { $name } debe elegir una liga
title-city = { $name } debe elegir una ciudad
title-administrator = { $name } debe elegir un Administrador
title-figure = { $name } debe elegir una figura
title-develop = { $name } desarrolla su ciudad
title-diplomacy = { $name } debe mover figuras
title-resolution = { $name } puede repetir la tirada
title-share = { $name } toma o cede territorio
title-army = { $name } despliega su ejército
title-generals = { $name } debe colocar figuras
title-battle = { $name } decide si interviene
title-together-figure = se eligen las figuras
title-together-army = se despliegan los ejércitos
title-together-generals = se colocan las figuras

map-number = { $number }+
map-closed = cerrado
player-number = Jugador { $number }

field-so-far = Delos { $one }–{ $two } Peloponeso
field-won = gana la { $league }, { $one }–{ $two }
field-nobody = empate, no gana nadie
level = { $level ->
    [1] I
   *[2] II
}

ending-won = Victoria de { $names }
ending-lost = Derrota de { $name }
ending-turns = { $count ->
    [one] 1 turno
   *[other] { $count } turnos
}
ending-rounds = { $count ->
    [one] 1 ronda
   *[other] { $count } rondas
}
ending-score = { $city }, prestigio { $prestige }
ending-fronts = La { $league } gana por { $most ->
    [one] 1 frente
   *[other] { $most } frentes
} a { $least }
ending-maritime = La { $league } gana por el frente del mar
ending-prestige = La { $league } gana por mayor prestigio
ending-copper = La { $league } gana por tener más cobre
ending-shared = Un empate completo
ending-tie = En solitario, un empate cuenta como derrota
ending-beaten = El enemigo gana por { $most ->
    [one] 1 frente
   *[other] { $most } frentes
} a { $least }
ending-objectives = Los objetivos no se cumplieron a tiempo
ending-progress = Al final: { $progress }.
ending-moment = La columna más igualada: { $column } ({ $most }–{ $least }).
ending-moment-figure = La columna más igualada: { $column } ({ $most }–{ $least }), con la intervención de { $figure }.

alt-setup = { $stage }: { $deciding }. El mapa de Grecia todavía está vacío.
alt-map = { $stage }: { $deciding }.
alt-territories = Territorios controlados: { $held }.
alt-no-territories = Nadie controla ningún territorio.
alt-held = { $name } { $count }
alt-brigands = Territorios con bandidos: { $territories }.
alt-enemy-army = Este es el campo de batalla. El ejército enemigo está boca abajo, y tu mitad sigue vacía.
alt-field-over = Este es el campo de batalla después de la última columna. { alt-fronts }.
alt-battle = { $stage }: { $done } de { $all } columnas resueltas. { alt-fronts }.
alt-fronts = { $one ->
    [one] La Liga de Delos gana 1 frente, y la Liga del Peloponeso, { $two }
   *[other] La Liga de Delos gana { $one } frentes, y la Liga del Peloponeso, { $two }
}
alt-column = { $column } está a la vista. La Liga de Delos tiene { $one }, y la Liga del Peloponeso, { $two }; { $deciding }.
alt-over-objectives = La partida ha terminado. Los objetivos no se cumplieron a tiempo, así que no hubo batalla.
alt-over-shared = La batalla ha terminado. Es un empate completo: victoria compartida. { alt-fronts }.
alt-over-lost = La batalla ha terminado. Derrota de { $name }. { alt-fronts }.
alt-over-lost-tie = La batalla ha terminado. Derrota de { $name } por empate. { alt-fronts }.
alt-over-fronts = La batalla ha terminado. Victoria de { $names } con la { $league }, que ganó más frentes. { alt-fronts }.
alt-over-maritime = La batalla ha terminado. Victoria de { $names } con la { $league }, que ganó el frente del mar. { alt-fronts }.
alt-over-prestige = La batalla ha terminado. Victoria de { $names } con la { $league }, que tenía la ciudad de mayor prestigio. { alt-fronts }.
alt-over-copper = La batalla ha terminado. Victoria de { $names } con la { $league }, que tenía la ciudad con más cobre. { alt-fronts }.
