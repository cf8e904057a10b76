# Cards, teams, directions and numbers of things. The philosophers' names are the same in every language: players type
# them, and their orders stand in recorded matches.

# With its article. $rank: A, J, Q, K or a number; $suit: trèfle, carreau, cœur or pique.
card = { $rank ->
    [A] l’as
    [J] le valet
    [Q] la dame
    [K] le roi
   *[other] le { $rank }
} de { $suit }
# The rank in the corner of a card, with $rank as above.
rank = { $rank ->
    [J] V
    [Q] D
    [K] R
   *[other] { $rank }
}
card-short = { $rank }{ $symbol }
suit-clubs = trèfle
suit-diamonds = carreau
suit-hearts = cœur
suit-spades = pique
# Cards of one suit in a list: "♣ 8 K de trèfle".
suit-cards = { $symbol } { $ranks } de { $suit }
no-cards = aucune carte

# Without an article. Messages that need one select [Allemagne]. Short, for the scoreboard of the picture.
team-germans = Allemagne
    .short = ALL
team-french = France
    .short = FRA

way-north = vers le nord
way-north-east = vers le nord-est
way-east = vers l’est
way-south-east = vers le sud-est
way-south = vers le sud
way-south-west = vers le sud-ouest
way-west = vers l’ouest
way-north-west = vers le nord-ouest

line-up-diamond = Losange
line-up-front-line = Ligne d’attaque
line-up-wall = Mur
line-up-wings = Ailes
# A philosopher with his space: "Hegel F7".
placed = { $who } { $space }

# What a die shows: "obtient 4 et 2".
rolled = { $number }

score = Allemagne { $germans }, France { $french }
# $half: 1, 2, or 3 for extra time.
half = { $half ->
    [1] première mi-temps
    [2] seconde mi-temps
   *[other] prolongation
}

# A philosopher with the suit that he uses: "Hegel (pique)".
philosopher-suit = { $philosopher } ({ $suit })
