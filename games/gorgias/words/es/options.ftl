game-length = 30 minutos

option-rounds = Rondas
    .description = El máximo de rondas. Muchas partidas terminan antes. Las reglas originales dan tanto 7 como 8.
    .value-7 = Siete rondas: más o menos una de cada cuatro partidas dura tanto
    .value-8 = Ocho rondas: una última ocasión para lo que queda en la reserva
option-shields = Escudos
    .description = Qué ocurre con un escudo que absorbe menos fuerza de la que podría.
    .value-hold = Aguantan: el escudo se conserva
    .value-wear = Se desgastan: se reducen en lo absorbido; una pirámide sola bien puede apuntar hacia adelante
option-captures = Capturas
    .description = Quién captura pirámides cuando se resuelve una carta.
    .value-winner = Solo quien gana: quien conserva más fuerza (partidas de unas cinco rondas)
    .value-both = Ambas partes: quien conserva pirámides (partidas de unas tres rondas)
