# Cards, teams, directions and numbers of things. The philosophers' names are the same in every language: players type
# them, and their orders stand in recorded matches.

# $rank: A, J, Q, K or a number; $suit: clubs, diamonds, hearts or spades.
card = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit }
# The rank in the corner of a card, with $rank as above.
rank = { $rank }
card-short = { $rank }{ $symbol }
suit-clubs = clubs
suit-diamonds = diamonds
suit-hearts = hearts
suit-spades = spades
# Cards of one suit in a list: "♣ clubs 8 K".
suit-cards = { $symbol } { $suit } { $ranks }
no-cards = no cards

team-germans = Germans
    .short = Germans
team-french = French
    .short = French

way-north = north
way-north-east = north-east
way-east = east
way-south-east = south-east
way-south = south
way-south-west = south-west
way-west = west
way-north-west = north-west

line-up-diamond = Diamond
line-up-front-line = Front line
line-up-wall = Wall
line-up-wings = Wings
# A philosopher with his space: "Hegel F7".
placed = { $who } { $space }

# What a die shows: "rolled a 4 and a 2".
rolled = a { $number }

score = Germans { $germans }, French { $french }
# $half: 1, 2, or 3 for extra time.
half = { $half ->
    [1] first half
    [2] second half
   *[other] extra time
}

# A philosopher with the suit that he uses: "Hegel (spades)".
philosopher-suit = { $philosopher } ({ $suit })
