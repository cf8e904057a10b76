game-length = de 60 a 90 minutos
game-alone = Si empiezas en solitario, juegas una campaña: un escenario fija tu ciudad y tus objetivos, y el juego mueve a tus enemigos.
    .rival = El ejército enemigo

option-leagues = Ligas
    .description = Quién juega con la Liga de Delos y quién con la Liga del Peloponeso.
    .value-chosen = Se eligen por orden de asientos
    .value-seats = Por asientos: 1 contra 2, 1 y 3 contra 2, o 1 y 4 contra 2 y 3
    .value-chance = Al azar
option-handicap = Ayuda para una ciudad sola (tres jugadores)
    .description = Recomendada. Cuando la ciudad sola produce una ficha, roba dos más de esa pila.
