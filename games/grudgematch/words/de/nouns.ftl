# Cards, teams, directions and numbers of things. The philosophers' names are the same in every language: players type
# them, and their orders stand in recorded matches.

# $rank: A, J, Q, K or a number; $suit: Kreuz, Karo, Herz or Pik. Without an article: "schießt mit Kreuz 8".
card = { $suit } { $rank ->
    [A] Ass
    [J] Bube
    [Q] Dame
    [K] König
   *[other] { $rank }
}
# The rank in the corner of a card, with $rank as above.
rank = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}
card-short = { $rank }{ $symbol }
suit-clubs = Kreuz
suit-diamonds = Karo
suit-hearts = Herz
suit-spades = Pik
# Cards of one suit in a list: "♣ Kreuz 8 K".
suit-cards = { $symbol } { $suit } { $ranks }
no-cards = keine Karten

team-germans = Deutschland
    .short = DEU
team-french = Frankreich
    .short = FRA

way-north = nach Norden
way-north-east = nach Nordosten
way-east = nach Osten
way-south-east = nach Südosten
way-south = nach Süden
way-south-west = nach Südwesten
way-west = nach Westen
way-north-west = nach Nordwesten

line-up-diamond = Raute
line-up-front-line = Sturmreihe
line-up-wall = Mauer
line-up-wings = Flügel
# A philosopher with his space: "Hegel F7".
placed = { $who } { $space }

# What a die shows: "würfelt 4 und 2".
rolled = { $number }

score = Deutschland { $germans }, Frankreich { $french }
# $half: 1, 2, or 3 for extra time.
half = { $half ->
    [1] erste Halbzeit
    [2] zweite Halbzeit
   *[other] Verlängerung
}

# A philosopher with the suit that he uses: "Hegel (Pik)".
philosopher-suit = { $philosopher } ({ $suit })
