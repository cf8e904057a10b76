# Cards, teams, directions and numbers of things. The philosophers' names are the same in every language: players type
# them, and their orders stand in recorded matches.

# With its article: "con la jota de picas", "cambiar el 8 de tréboles".
card = { $rank ->
    [A] el as
    [J] la jota
    [Q] la reina
    [K] el rey
   *[other] el { $rank }
} de { $suit }
# The rank in the corner of a card, with $rank as above.
rank = { $rank }
card-short = { $rank }{ $symbol }
suit-clubs = tréboles
suit-diamonds = diamantes
suit-hearts = corazones
suit-spades = picas
suit-cards = { $symbol } { $suit } { $ranks }
no-cards = ninguna carta

team-germans = Alemania
    .short = ALE
team-french = Francia
    .short = FRA

way-north = norte
way-north-east = nordeste
way-east = este
way-south-east = sudeste
way-south = sur
way-south-west = sudoeste
way-west = oeste
way-north-west = noroeste

line-up-diamond = Rombo
line-up-front-line = Primera línea
line-up-wall = Muro
line-up-wings = Alas
placed = { $who } { $space }

rolled = un { $number }

score = Alemania { $germans }, Francia { $french }
half = { $half ->
    [1] primer tiempo
    [2] segundo tiempo
   *[other] prórroga
}

philosopher-suit = { $philosopher } ({ $suit })
