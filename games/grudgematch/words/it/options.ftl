# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 minuti

option-fouls = Falli
    .description = Regola facoltativa: chi tira e chi contrasta può commettere fallo e rischia la panca puniti.
option-germans = I tedeschi
    .description = Da regolamento, a chi ha il cognome più lungo. Se il mazzo finisce due volte, vincono i francesi.
    .value-chance = Estratti a sorte
    .value-first = A chi ha il primo posto
    .value-second = A chi ha il secondo posto
    .value-surname = A chi scrive il cognome più lungo
option-turn-limit = Limite di turni
    .description = Conta i turni di entrambe le parti. Si finisce anche dopo 40 turni di fila senza carte giocate.
    .value-suits = 100 turni se gioca il computer, altrimenti nessuno
    .value-0 = Nessuno
    .value-60 = 60 turni
    .value-100 = 100 turni
    .value-160 = 160 turni
