# Cards, teams, directions and numbers of things. The philosophers' names are the same in every language.

# Without an article: sentences put it in brackets or behind a colon.
card = { $rank ->
    [A] asso
    [J] jack
    [Q] regina
    [K] re
   *[other] { $rank }
} di { $suit }
# The rank in the corner of a card, with $rank as above.
rank = { $rank }
card-short = { $rank }{ $symbol }
suit-clubs = fiori
suit-diamonds = quadri
suit-hearts = cuori
suit-spades = picche
suit-cards = { $symbol } { $suit } { $ranks }
no-cards = nessuna carta

# In lower case: "i tedeschi".
team-germans = tedeschi
    .short = Tedeschi
team-french = francesi
    .short = Francesi

way-north = nord
way-north-east = nord-est
way-east = est
way-south-east = sud-est
way-south = sud
way-south-west = sud-ovest
way-west = ovest
way-north-west = nord-ovest

line-up-diamond = Rombo
line-up-front-line = Prima linea
line-up-wall = Muro
line-up-wings = Ali
placed = { $who } { $space }

# What a die shows: "fa 4 e 2".
rolled = { $number }

score = Tedeschi { $germans }, Francesi { $french }
half = { $half ->
    [1] primo tempo
    [2] secondo tempo
   *[other] tempi supplementari
}

philosopher-suit = { $philosopher } ({ $suit })
