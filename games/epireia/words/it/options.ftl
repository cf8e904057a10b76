game-length = da 60 a 90 minuti
game-alone = In solitario giochi una campagna: uno scenario stabilisce la tua città e i tuoi obiettivi, e i nemici li muove il gioco.
    .rival = L'esercito nemico

option-leagues = Leghe
    .description = Chi gioca per la Lega di Delo e chi per la Lega del Peloponneso.
    .value-chosen = Si sceglie nell'ordine dei posti
    .value-seats = Secondo i posti: 1 contro 2, 1 e 3 contro 2, oppure 1 e 4 contro 2 e 3
    .value-chance = A caso
option-handicap = Aiuto per una città sola (tre giocatori)
    .description = Consigliato. Quando la città sola produce un segnalino, ne pesca altri due da quella pila.
