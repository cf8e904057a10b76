# Counted things. $count: how many. They stand where the nominative is right, or the same as the accusative.

count-coins = { $count ->
    [0] keine Münzen
    [one] 1 Münze
   *[other] { $count } Münzen
}
    .plural = Münzen
count-builders = { $count ->
    [0] keine Baumeister
    [one] 1 Baumeister
   *[other] { $count } Baumeister
}
    .plural = Baumeister
count-sophists = { $count ->
    [0] keine Sophisten
    [one] 1 Sophist
   *[other] { $count } Sophisten
}
count-followers = { $count ->
    [0] keine Anhänger
    [one] 1 Anhänger
   *[other] { $count } Anhänger
}
count-other-followers = { $count ->
    [one] 1 weiterer Anhänger
   *[other] { $count } weitere Anhänger
}
count-schools = { $count ->
    [0] keine Schulen
    [one] 1 Schule
   *[other] { $count } Schulen
}
    .plural = Schulen
count-sophistry = { $count ->
    [one] 1 Sophismus
   *[other] { $count } Sophismen
}
count-syllogism = { $count ->
    [one] 1 Syllogismus
   *[other] { $count } Syllogismen
}
count-labyrinth = { $count ->
    [0] keine Labyrinthplättchen
    [one] 1 Labyrinthplättchen
   *[other] { $count } Labyrinthplättchen
}
count-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
count-western = { $count ->
    [one] 1 Weststadt-Plättchen
   *[other] { $count } Weststadt-Plättchen
}
    .plural = Weststadt-Plättchen
count-eastern = { $count ->
    [one] 1 Oststadt-Plättchen
   *[other] { $count } Oststadt-Plättchen
}
    .plural = Oststadt-Plättchen
count-port = { $count ->
    [one] 1 Hafenplättchen
   *[other] { $count } Hafenplättchen
}
    .plural = Hafenplättchen
count-temple = { $count ->
    [one] 1 Tempelplättchen
   *[other] { $count } Tempelplättchen
}
    .plural = Tempelplättchen
count-oracle = { $count ->
    [one] 1 Orakelplättchen
   *[other] { $count } Orakelplättchen
}
    .plural = Orakelplättchen
count-every-colour = { $count ->
    [one] 1 Plättchen jeder Farbe
   *[other] { $count } Plättchen jeder Farbe
}
    .plural = Plättchen jeder Farbe
count-followings = { $count ->
    [one] 1 Anhänger auf dem Spielplan
   *[other] { $count } Anhänger auf dem Spielplan
}
    .plural = Anhänger auf dem Spielplan
count-wisdom = { $count ->
    [one] 1 Weisheitskarte
   *[other] { $count } Weisheitskarten
}
    .plural = Weisheitskarten
count-oracle-cards = { $count ->
    [one] 1 Orakelkarte
   *[other] { $count } Orakelkarten
}
    .plural = Orakelkarten
count-debates = { $count ->
    [one] 1 Debattensieg
   *[other] { $count } Debattensiege
}
    .plural = Debattensiege

study-token = 1 Studienplättchen
# board.ftl compares $deck with this word.
sophistry = Sophismus
syllogism = Syllogismus
# The sort of the Word of Zeus, among Sophistry and Syllogism.
oracle-argument = Orakel

# The automaton of the solo game, as a player's name within a sentence and alone: in German one goddess, whose name is
# used like any player's.
moirai = Moira
moirai-alone = Moira
# In place of a player's name.
nobody = niemand
player-name = { $name }
# In labels and menus: the mark of a seat and a name.
name-with-symbol = { $symbol } { $name }
# A name that the fonts cannot draw. $number: the seat, from 1.
player = Person { $number }

# The ways to earn a Labyrinth Token.
way-followings = Anhängerschaft
way-schools = Schulen
way-travel = Reisen
way-debate = Debatten
way-learn = Lernen
way-oracle = Die Orakel
way-olympic = Olympischer Auftrag

# What an argument card does. $sort: sophistry, syllogism or zeus; $cards: a list of what a Syllogism beats.
relations = { $sort ->
    [zeus] Diese Karte schlägt jede andere.
    [sophistry] Diese Karte ist so stark wie jeder Sophismus und unterliegt jedem Syllogismus.
   *[syllogism] Diese Karte schlägt { $cards }.
}
# An argument card in a menu; at most 100 characters. $lesson: a sentence of up to 75 characters.
about-sophistry = Unterliegt Syllogismen. { $lesson }
about-syllogism = Schlägt { $cards }. { $lesson }
# $sort: Sophistry, Syllogism or Oracle; $result: win, tie or loss against the card to answer.
about-answer = { $result ->
    [win] Schlägt sie ({ $sort }). { $lesson }
    [tie] Gleich stark ({ $sort }). { $lesson }
   *[loss] Unterliegt ({ $sort }). { $lesson }
}
# An argument card with its sort and lesson: "Tu quoque (Sophismus): Die Antwort ..."
explained = { $card } ({ $sort }): { $lesson }
# An argument card that is held more than once, in a list.
times = { $count }x { $card }
