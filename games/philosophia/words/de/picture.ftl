# Words in pictures.

picture-title = Philosophia

# Beside the title of the map.
picture-round = Runde { $round }
picture-when = Runde { $round }, { $year }

# The end of the game, each a line of its picture.
end-tokens = { count-labyrinth }
end-greatest = { $philosopher }: der größte Geist Griechenlands
end-moirai = Das Schicksal war stärker als alle Argumente
end-alone = Sonst hatte niemand drei Labyrinthplättchen, als Griechenland an Rom fiel.
end-nobody = Griechenland fiel an Rom, und niemand hatte drei Labyrinthplättchen.
# $count and $other: the cards that the winner and the best of the others took in the final debate.
end-debate = { $name } hat die Schlussdebatte mit { $count } zu { $other } Karten gewonnen.
end-lowest-number = Gleichstand in der Schlussdebatte ({ $count } Karten): Die niedrigste Nummer gewinnt.

# Between two cards, below an arrow that points to the card that is beaten.
debate-result = { $result ->
    [tie] gleich stark
   *[other] schlägt
}
debate-all-passed = alle anderen haben gepasst
debate-what = Worum soll es in der Debatte gehen?
debate-has-passed = hat gepasst
debate-to-answer = antwortet
debate-to-lead = spielt aus
debate-waits = wartet
