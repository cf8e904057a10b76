# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 minuti

option-rounds = Round
    .description = Il numero massimo di round. Spesso si finisce prima. Le regole originali dicono sia 7 sia 8.
    .value-7 = Sette round: ci arriva circa una partita su quattro
    .value-8 = Otto round: un'ultima occasione per ciò che resta nella riserva
option-shields = Scudi
    .description = Che cosa succede a uno scudo che assorbe meno pallini di quanti potrebbe.
    .value-hold = Resistono: lo scudo sopravvive
    .value-wear = Si consumano: si riducono di quanto assorbono; tanto vale che una piramide sola punti in avanti
option-captures = Catture
    .description = Chi cattura piramidi quando una carta è risolta.
    .value-winner = Solo chi vince, cioè chi ha più pallini (circa cinque round a partita)
    .value-both = Entrambe le parti, se hanno ancora piramidi (circa tre round a partita)
