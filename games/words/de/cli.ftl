# The command line, `python -m games`. Names of commands, arguments and values stay as they are.

description = Stoas Spiele ohne Discord spielen, prüfen und messen.

command-list = alle Spiele auflisten, je eine Zeile JSON
command-play = Computer eine Partie spielen lassen und sie ausgeben
command-replay = eine exportierte Partie oder das Band eines gebrochenen Gesetzes nachspielen und prüfen
command-verify = prüfen, dass alle Zufallsentscheidungen einer exportierten Partie aus ihrem Geheimnis folgen
command-laws = jedes Gesetz an zufälligen Partien prüfen und die kleinste Partie ausgeben, die eins bricht
command-bench = Geschwindigkeit und Größe des Spielstands messen und als JSON-Zeilen ausgeben
command-playthrough = die aufgezeichneten Musterpartien eines Spiels prüfen oder neu aufzeichnen
command-lesson = die Lektion eines Spiels ausgeben, mit den erlaubten Aktionen auf der letzten Seite
command-rules = die Regeln eines Spiels nach Themen ausgeben oder in eine Seite einfügen
command-trace = Hashwerte einer zufälligen Partie ausgeben, die in jedem Prozess gleich sein müssen

argument-language = Sprache der Texte, zum Beispiel „de“; was nicht übersetzt ist, erscheint auf Englisch
argument-players = Stärke auf jedem Platz, zum Beispiel „hard,random“; die letzte gilt für alle übrigen Plätze
argument-play-words = ausgeben, was das Publikum sieht, statt einer Aufzeichnung
argument-replay-words = auch das Protokoll einer exportierten Partie ausgeben
argument-tape = das Band, das „laws“ ausgegeben hat; daran wird jedes Gesetz geprüft
argument-file = die Datei, die „{ COMMAND("table", "export") }“ nach der Partie sendet
argument-commitment = der Fingerabdruck, den der Tisch am Anfang gezeigt hat
argument-draws = jede Zufallsentscheidung mit Schlüssel und Bereich ausgeben
argument-games = Zahl der zufälligen Partien für jede Zahl von Plätzen und jede Zusammenstellung von Optionen
argument-seconds = Dauer einer Messung in Sekunden
argument-laws-seconds = insgesamt etwa so viele Sekunden spielen, mindestens aber eine Partie für jede Zahl von Plätzen und jede Zusammenstellung von Optionen
argument-write = neue Partien spielen und aufzeichnen
argument-retell = die aufgezeichneten Partien behalten, aber neu aufzeichnen, was jeder Platz sieht
argument-seats = Zahl der Plätze (Standard: so wenige, wie das Spiel erlaubt)
argument-options = die Optionen des Spiels als JSON-Objekt (Standard: die Voreinstellungen des Spiels)
argument-options-all = die Optionen des Spiels als JSON-Objekt (Standard: jede Zusammenstellung von Optionen)
argument-seed = Startwert für den Zufall
argument-into = die Markdown-Seite, deren Regeln ersetzt werden
argument-folder = Ordner mit den Musterpartien aller Spiele
argument-seats-all = Zahl der Plätze (Standard: jede Zahl, die das Spiel erlaubt)

## What is wrong with the command line

# $problem: a sentence of Python's argparse without a full stop, in English
usage-error = { $problem }; siehe python -m games --help.
# $name: what was typed; $games: the names of the games
no-game = Ein Spiel namens „{ $name }“ gibt es nicht. Wähle eins von diesen: { $games }.
wrong-seats = { $game } ist für { $fewest } bis { $most } Personen, nicht für { $seats }.
# $problem: what pydantic says, in English; $defaults: all options as JSON
options-unreadable = Die Optionen von { $game } müssen ein JSON-Objekt sein ({ $problem }). Voreingestellt ist { $defaults }.
option-wrong = Mit diesen Optionen lässt sich { $game } nicht spielen. { $option }: { $problem }. Voreingestellt ist { $defaults }.
# These three are followed by a pointer to --help, so they have no full stop.
not-a-tape = „{ $text }“ ist keine Liste von Zahlen wie 3,0,1
negative-tape = ein Band kann keine negativen Zahlen enthalten
not-positive = „{ $text }“ ist keine ganze Zahl größer als 0
not-a-language = „{ $text }“ ist keine Sprache wie „de“ oder „en-GB“
no-level = Eine Stärke namens „{ $name }“ gibt es nicht. Wähle eine von diesen: { $levels }.
too-many-players = Du hast Stärken für { $players } Plätze angegeben, aber es gibt nur { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}.
no-lesson = { $game } hat keine Lektion.
# $problem: the error of an engineer, in English
lesson-wrong = Die Lektion lässt sich nicht spielen: { $problem }
rules-no-page = Die Regeln lassen sich nicht in { $file } schreiben: { $problem }.
no-playthroughs = { $game } hat keine Musterpartien in { $folder }. Zeichne mit --write welche auf.
file-unreadable = { $file } ist nicht lesbar: { $problem }.
not-json = { $file } ist keine JSON-Datei.
not-an-export = { $file } ist kein Export einer beendeten Partie.
no-secret = { $file } enthält das Geheimnis der Partie nicht, deshalb lassen sich ihre Zufallsentscheidungen nicht prüfen.
game-not-installed = Diese Partie gehört zu einem Spiel, das nicht installiert ist: { $game }.
endless = Die Partie ist nach { $steps } Schritten noch nicht zu Ende.

## Results

# The name of a player who has none
player = Person { $number }
# A headline of the game, before the log entries that follow it
headline = == { $text }

# $problem: one of the messages in replay.ftl, or broken-outcome
broken = KAPUTT: { $problem }
broken-outcome = die Partie lässt sich nachspielen, geht aber anders aus als aufgezeichnet
# $records: how many there are; $undone: how many of them were undone or undo others
replayed = OK: { $game }, Ausgabe { $edition }. { $seats ->
    [one] { $seats } Platz
   *[other] { $seats } Plätze
}, { $records ->
    [one] { $records } Eintrag
   *[other] { $records } Einträge
}{ $undone ->
    [0] .
    [one] , davon { $undone } zurückgenommen oder eine Zurücknahme.
   *[other] , davon { $undone } zurückgenommen oder Zurücknahmen.
}
proven = { $count ->
    [0] OK: { $game }, Ausgabe { $edition }. Es gab keine Zufallsentscheidungen.
    [one] OK: { $game }, Ausgabe { $edition }. Die einzige Zufallsentscheidung folgt aus dem Geheimnis.
   *[other] OK: { $game }, Ausgabe { $edition }. Alle { $count } Zufallsentscheidungen folgen aus dem Geheimnis.
}
# $cause: what made the game draw: "press" (a person's), "computer", "deadline" or another one
draws-by = { $cause ->
    [press] { $count ->
        [one] { $count } Zufallsentscheidung wurde von einer Person ausgelöst.
       *[other] { $count } Zufallsentscheidungen wurden von Personen ausgelöst.
    }
    [computer] { $count ->
        [one] { $count } Zufallsentscheidung wurde von einem Computer ausgelöst.
       *[other] { $count } Zufallsentscheidungen wurden von Computern ausgelöst.
    }
    [deadline] { $count ->
        [one] { $count } Zufallsentscheidung wurde von einer Frist ausgelöst.
       *[other] { $count } Zufallsentscheidungen wurden von Fristen ausgelöst.
    }
   *[other] { $count ->
        [one] { $count } Zufallsentscheidung wurde von „{ $cause }“ ausgelöst.
       *[other] { $count } Zufallsentscheidungen wurden von „{ $cause }“ ausgelöst.
    }
}
commitment = Vergleiche diesen Fingerabdruck mit dem, den der Tisch vor dem Start gezeigt hat: { $commitment }
draw-of-opening = Eröffnung: Schlüssel { $key }, gezogen { $draw } (von 0 bis { $most })
draw-of-record = Eintrag { $record }: Schlüssel { $key }, gezogen { $draw } (von 0 bis { $most })

lesson-page = == { $number } von { $count }: { $headline }
lesson-right = [{ $action }] führt die Lektion weiter
lesson-wrong-way = [{ $action }] { $why }
lesson-actions = Jetzt erlaubte Aktionen:

# $setup: the game, seats and options, as engineers write them
# $number: how many setups have been checked so far, this one included
# $setups: how many setups there are
laws-hold = OK: { $setup }, { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
} ({ $number } von { $setups })
tape-holds = OK: { $setup }; auf diesem Band wird kein Gesetz gebrochen
# $difference: process-differs or process-ends
law-processes-agree = GESETZ GEBROCHEN: processes_agree
    in { $setup }, Startwert { $seed }:
    { $difference }
process-differs = in einem Prozess mit PYTHONHASHSEED={ $seed } verläuft die Partie anders:
    { $one }
    { $other }
process-ends = ein Prozess mit PYTHONHASHSEED={ $seed } spielt { $count ->
    [one] { $count } Stellung
   *[other] { $count } Stellungen
}, nicht { $expected }: { $errors }
unchanged = { $count ->
    [one] { $count } Musterpartie ist unverändert.
   *[other] { $count } Musterpartien sind unverändert.
}
playthrough-refused = { $file }: die Regeln lehnen den Zug nach Zeile { $line } ab: { $error }
perft-differs = { $file }: perft ist { $found }, aber aufgezeichnet war { $expected }
