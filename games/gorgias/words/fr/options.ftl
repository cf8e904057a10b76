# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 min

option-rounds = Manches
    .description = Le nombre maximal de manches. Souvent, il y en a moins. Les règles d’origine disent 7 et 8.
    .value-7 = Sept manches : environ une partie sur quatre va jusque-là
    .value-8 = Huit manches : une dernière chance pour ce qui reste dans la réserve
option-shields = Boucliers
    .description = Ce qui arrive à un bouclier qui absorbe moins de force qu’il ne pourrait.
    .value-hold = Intact : il survit
    .value-wear = Usure : il perd ce qu’il a absorbé ; une pyramide seule, autant la mettre en avant
option-captures = Gains
    .description = Qui prend des pyramides une fois une carte résolue.
    .value-winner = Vainqueur : seule la personne à qui il reste le plus de force (environ cinq manches par partie)
    .value-both = Les deux : chaque personne à qui il reste des pyramides (environ trois manches par partie)
