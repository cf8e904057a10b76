game-length = 45 minuti

option-philosophers = Filosofi
    .description = In che modo ognuno riceve il suo filosofo.
    .value-choose = Ognuno sceglie
    .value-draw = Distribuiti a caso: la partita inizia subito
option-show-voters = Mostra chi ha votato
    .description = Durante una votazione mostra chi ha votato. Altrimenti si vede solo quanti voti mancano.
option-objections = Obiezioni
    .description = Se più della metà degli altri fa obiezione, chi parla deve fare un'altra domanda.
option-subjects = Carte temi in bianco
    .description = Fino a 64 temi tuoi, di 30 caratteri al massimo, separati da punti e virgola.

fault-too-many-subjects = c'è spazio per { $most } temi, e tu ne hai scritti { $count }
fault-long-subject = ogni tema deve stare su una riga sola, con { $most } caratteri al massimo
