game-length = 45 minutos

option-fouls = Faltas
    .description = Regla opcional: se puede cometer falta al disparar y al entrar, a riesgo de ser expulsado.
option-germans = El equipo alemán
    .description = El reglamento lo da al apellido más largo. Si el mazo se agota dos veces, gana Francia.
    .value-chance = Por sorteo
    .value-first = Quien ocupa el primer asiento
    .value-second = Quien ocupa el segundo asiento
    .value-surname = Quien escriba el apellido más largo
option-turn-limit = Límite de turnos
    .description = Cuenta los turnos de ambas partes. El partido termina también tras 40 turnos sin jugar cartas.
    .value-suits = 100 turnos si juega la máquina; si no, sin límite
    .value-0 = Sin límite
    .value-60 = 60 turnos
    .value-100 = 100 turnos
    .value-160 = 160 turnos
