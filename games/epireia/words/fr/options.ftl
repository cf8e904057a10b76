# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 60 à 90 min
game-alone = Si tu commences en solo, tu joues une campagne : un scénario fixe ta cité et tes objectifs, et le jeu déplace tes ennemis.
    .rival = L’armée ennemie

option-leagues = Ligues
    .description = Qui joue pour la Ligue de Délos et qui pour la Ligue du Péloponnèse.
    .value-chosen = Au choix, dans l’ordre des places
    .value-seats = Selon la place : 1 contre 2, 1 et 3 contre 2, ou 1 et 4 contre 2 et 3
    .value-chance = Au hasard
option-handicap = Aide à la cité isolée (à trois)
    .description = Conseillée. Si la cité sans alliée produit un jeton, elle en pioche deux autres dans la même pile.
