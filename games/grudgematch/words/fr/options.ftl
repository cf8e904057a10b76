# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 min

option-fouls = Fautes
    .description = Facultatif : tireurs et tacleurs peuvent faire faute, au risque de finir sur le banc des pénalités.
option-germans = L’équipe d’Allemagne
    .description = Le livret la donne au plus long nom de famille. Si la pioche s’épuise deux fois, la France gagne.
    .value-chance = Au hasard
    .value-first = Première place
    .value-second = Deuxième place
    .value-surname = La personne qui donne le plus long nom de famille
option-turn-limit = Limite de tours
    .description = Compte les tours des deux camps. Le match se termine aussi après 40 tours de suite sans carte jouée.
    .value-suits = 100 tours si un ordinateur joue, sinon aucune
    .value-0 = Aucune
    .value-60 = 60 tours
    .value-100 = 100 tours
    .value-160 = 160 tours
