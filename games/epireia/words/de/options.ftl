# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 60 bis 90 Minuten
game-alone = Wenn du allein startest, spielst du ein Soloszenario: Es bestimmt deine Stadt und deine Ziele, und das Spiel bewegt deine Gegner.
    .rival = Die gegnerische Armee

option-leagues = Bünde
    .description = Wer für den Seebund spielt und wer für den Peloponnesbund.
    .value-chosen = In Sitzreihenfolge gewählt
    .value-seats = Nach Plätzen: 1 gegen 2, 1 und 3 gegen 2, oder 1 und 4 gegen 2 und 3
    .value-chance = Zufällig
option-handicap = Hilfe für Stadt ohne Verbündete (zu dritt)
    .description = Empfohlen. Produziert die Stadt ohne Verbündete, zieht sie vom selben Stapel zwei Plättchen mehr.
