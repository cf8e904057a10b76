# Counted things. $count: how many.

count-coins = { $count ->
    [0] no coins
    [one] 1 coin
   *[other] { $count } coins
}
    .plural = coins
count-builders = { $count ->
    [0] no builders
    [one] 1 builder
   *[other] { $count } builders
}
    .plural = builders
count-sophists = { $count ->
    [0] no sophists
    [one] 1 sophist
   *[other] { $count } sophists
}
count-followers = { $count ->
    [0] no followers
    [one] 1 follower
   *[other] { $count } followers
}
count-other-followers = { $count ->
    [one] 1 other follower
   *[other] { $count } other followers
}
count-schools = { $count ->
    [0] no schools
    [one] 1 school
   *[other] { $count } schools
}
    .plural = schools
count-sophistry = { $count ->
    [one] 1 Sophistry card
   *[other] { $count } Sophistry cards
}
count-syllogism = { $count ->
    [one] 1 Syllogism card
   *[other] { $count } Syllogism cards
}
count-labyrinth = { $count ->
    [0] no Labyrinth Tokens
    [one] 1 Labyrinth Token
   *[other] { $count } Labyrinth Tokens
}
count-spaces = { $count ->
    [one] 1 space
   *[other] { $count } spaces
}
count-western = { $count ->
    [one] 1 Western City token
   *[other] { $count } Western City tokens
}
    .plural = Western City tokens
count-eastern = { $count ->
    [one] 1 Eastern City token
   *[other] { $count } Eastern City tokens
}
    .plural = Eastern City tokens
count-port = { $count ->
    [one] 1 Port token
   *[other] { $count } Port tokens
}
    .plural = Port tokens
count-temple = { $count ->
    [one] 1 Temple token
   *[other] { $count } Temple tokens
}
    .plural = Temple tokens
count-oracle = { $count ->
    [one] 1 Oracle token
   *[other] { $count } Oracle tokens
}
    .plural = Oracle tokens
count-every-colour = { $count ->
    [one] 1 token of every colour
   *[other] { $count } tokens of every colour
}
    .plural = tokens of every colour
count-followings = { $count ->
    [one] 1 follower on the board
   *[other] { $count } followers on the board
}
    .plural = followers on the board
count-wisdom = { $count ->
    [one] 1 wisdom card
   *[other] { $count } wisdom cards
}
    .plural = wisdom cards
count-oracle-cards = { $count ->
    [one] 1 oracle card
   *[other] { $count } oracle cards
}
    .plural = oracle cards
count-debates = { $count ->
    [one] 1 debate won
   *[other] { $count } debates won
}
    .plural = debates won

study-token = a study token
sophistry = Sophistry
syllogism = Syllogism
# The sort of the Word of Zeus, among Sophistry and Syllogism.
oracle-argument = Oracle

# The automaton of the solo game, as a player's name within a sentence and alone.
moirai = the Moirai
moirai-alone = The Moirai
# In place of a player's name.
nobody = nobody
player-name = { $name }
# In labels and menus: the mark of a seat and a name.
name-with-symbol = { $symbol } { $name }
# A name that the fonts cannot draw. $number: the seat, from 1.
player = Player { $number }

# The ways to earn a Labyrinth Token.
way-followings = Followings
way-schools = Schools
way-travel = Travel
way-debate = Debate
way-learn = Learn
way-oracle = The Oracles
way-olympic = Olympic Request

# What an argument card does. $sort: sophistry, syllogism or zeus; $cards: a list of what a Syllogism beats.
relations = { $sort ->
    [zeus] It beats every card.
    [sophistry] It ties with any Sophistry card and loses to every Syllogism.
   *[syllogism] It beats { $cards }.
}
# An argument card in a menu; at most 100 characters. $lesson: a sentence of up to 75 characters.
about-sophistry = Loses to Syllogisms. { $lesson }
about-syllogism = Beats { $cards }. { $lesson }
# $sort: Sophistry, Syllogism or Oracle; $result: win, tie or loss against the card to answer.
about-answer = { $result ->
    [win] Beats it ({ $sort }). { $lesson }
    [tie] Ties with it ({ $sort }). { $lesson }
   *[loss] Loses to it ({ $sort }). { $lesson }
}
# An argument card with its sort and lesson: "Tu Quoque (Sophistry): It answers ..."
explained = { $card } ({ $sort }): { $lesson }
# An argument card that is held more than once, in a list.
times = { $count }x { $card }
