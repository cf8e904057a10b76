game-length = 2 ore
game-alone = In solitario giochi contro la Moira, cioè il destino, che viaggia, costruisce e dibatte come farebbe una seconda persona. Quanto è forte, lo decidono le opzioni.
    .rival = La Moira

option-philosophers = Filosofi
    .description = Distribuisci i filosofi a caso, o falli scegliere uno dopo l'altro.
    .value-random = Distribuiti a caso
    .value-choose = Scelti a turno
option-moirai = Moira (in solitario)
    .description = Quanto è forte la Moira quando giochi in solitario.
    .value-nous = Nous (facile)
    .value-logos = Logos (medio)
    .value-sophia = Sophia (difficile)
option-prove-knowledge = Dimostra quello che sai
    .description = Vera filosofia: per ottenere il segnalino delle carte Saggezza devi riassumerle.
option-real-debate = Dibattito vero
    .description = Vera filosofia: argomenta con ogni carta. Se vuoi, il tavolo giudica gli argomenti.
    .value-off = No
    .value-spoken = Un argomento con ogni carta
    .value-judged = Il tavolo giudica gli argomenti
option-thinking-time = Tempo per pensare
    .description = Tempo per ogni argomento in un dibattito vero. Chi lo esaurisce passa.
    .value-0 = Senza limite
    .value-10 = 10 secondi
    .value-30 = 30 secondi
option-own-wisdom = Carte Saggezza proprie
    .description = Prima dell'inizio l'host può scrivere carte Saggezza per qualsiasi filosofo.
option-wisdom = Carte Saggezza da un file
    .description = Le tue carte: tre per ogni filosofo che scegli.

fault-short = un insegnamento deve avere almeno { $count } caratteri visibili
fault-three = { $count ->
    [one] { $philosopher } ha 1 carta, ma ne servono 3
   *[other] { $philosopher } ha { $count } carte, ma ne servono 3
}
fault-same = due carte di { $philosopher } sono uguali
