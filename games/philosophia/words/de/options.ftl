game-length = 2 Stunden
game-alone = Wenn du allein startest, spielst du gegen Moira, die Schicksalsgöttin: Sie reist, baut und debattiert wie eine zweite Person. Wie stark sie ist, stellst du in den Optionen ein.
    .rival = Moira

option-philosophers = Philosophen
    .description = Werden die Philosophen zufällig verteilt oder reihum gewählt?
    .value-random = Zufällig verteilt
    .value-choose = Reihum gewählt
option-moirai = Moira (Solo)
    .description = Wie stark die Schicksalsgöttin ist, wenn du allein spielst.
    .value-nous = Nous (leicht)
    .value-logos = Logos (mittel)
    .value-sophia = Sophia (schwer)
option-prove-knowledge = Wissen beweisen
    .description = Wahre Philosophie: Fürs Plättchen musst du deine Weisheitskarten zusammenfassen.
option-real-debate = Echte Debatte
    .description = Wahre Philosophie: ein Argument zu jeder Karte; wenn du willst, urteilt der Tisch darüber.
    .value-off = Aus
    .value-spoken = Zu jeder Karte ein Argument
    .value-judged = Der Tisch beurteilt Argumente
option-thinking-time = Denkzeit
    .description = Zeit für jedes Argument einer echten Debatte. Wer sie überschreitet, passt.
    .value-0 = Unbegrenzt
    .value-10 = 10 Sekunden
    .value-30 = 30 Sekunden
option-own-wisdom = Eigene Weisheitskarten
    .description = Vor der Partie kann die Tischleitung für jeden Philosophen Weisheitskarten schreiben.
option-wisdom = Weisheitskarten aus einer Datei
    .description = Deine eigenen Karten: je drei für jeden Philosophen, den du aussuchst.

# What is wrong with the host's file.
fault-short = eine Lehre braucht mindestens { $count } sichtbare Zeichen
fault-three = { $count ->
    [one] { $philosopher } hat 1 Karte, braucht aber 3
   *[other] { $philosopher } hat { $count } Karten, braucht aber 3
}
fault-same = zwei Karten sind gleich ({ $philosopher })
