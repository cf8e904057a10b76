# The position as text, the headline, and what only one player sees.

headline-cards = { $name } kann Weisheitskarten schreiben
headline-choose = { $name } wählt einen Philosophen
headline-won = { $name } ist der größte Geist Griechenlands
headline-moirai = Moira hat gewonnen
headline-nobody = Niemand hat rechtzeitig drei Labyrinthplättchen gesammelt
headline-shop = { $year }: Im Finale werden Argumente eingekauft
# $now: what is happening, one of the messages that begin with now-.
headline = Runde { $round }, { $year }: { $now }
headline-round = Runde { $round }, { $year }
chapter-setup = Vorbereitung
chapter-round = Runde { $round }

# What the player whose turn it is does.
now-move = { $name } wählt ein Ziel
now-doves = { $name } zieht noch einmal weiter
now-token = { $name } wählt Bonus oder Plättchen
now-act = { $name } wählt eine Aktion
now-leaves = { $name } wählt noch eine Aktion
now-rest = { $name } kann noch Orakelkarten spielen
now-oracle = { $name } wählt eine Orakelkarte
now-aim = { $name } entscheidet, was die Orakelkarte bewirkt
now-unlock = { $name } schaltet eine Weisheitskarte frei
now-chronos = { $name } entscheidet über die Sanduhr
now-motion = { $name } schlägt eine These vor oder nimmt eine an
now-prove = { $name } fasst Weisheitskarten zusammen
now-judge = { $name } beurteilt die Zusammenfassungen
now-fates = { $name } setzt einen Spielstein für Moira
now-lead = { $name } spielt aus
now-answer = { $name } antwortet
# What everyone does at the same time.
now-bid = { $name } versteigert die Scheibe { $disk }
now-react = { $name } spielt die Orakelkarte { $card }
now-verdict = der Tisch beurteilt ein Argument
now-shop = Im Finale werden Argumente eingekauft
# $now: one of the messages above.
now-debate = { $first } und { $second } debattieren; { $now }
now-final = Schlussdebatte; { $now }

# What a player has, below the picture. $things: what they hold; $done: what they have built and won.
score = { $philosopher }, { count-labyrinth }; { $things }; { $done }

# The task in the message that pings a player: "@Malia: wähle deine Aktion."
task-cards = schreibe Weisheitskarten oder beginne die Partie
task-choose = wähle deinen Philosophen
task-move = du bist am Zug, wähle ein Ziel
task-doves = zieh noch einmal weiter
task-token = nimm den Bonus oder behalte das Plättchen
task-act = wähle deine Aktion
task-leaves = wähle noch eine Standardaktion
task-rest = spiele Orakelkarten oder beende deinen Zug
task-oracle = entscheide, welche Orakelkarte du behältst
task-react = entscheide, ob eine Orakelkarte gilt
task-aim = entscheide, was deine Orakelkarte bewirkt
task-bid = biete bei der Versteigerung
task-unlock = entscheide, welche Weisheitskarte du freischaltest
task-chronos = entscheide, ob die Sanduhr zurückgestellt wird
task-motion = einigt euch auf eine These
task-debate = du bist in der Debatte am Zug
task-verdict = beurteile das Argument
task-prove = beweise dein Wissen
task-judge = beurteile die Zusammenfassungen
task-fates = setze einen Spielstein für Moira
task-shop = kaufe Argumente für die Schlussdebatte
task-over = die Partie ist zu Ende

# What the game waits for while several players choose in secret.
to-come-react = { $count ->
    [one] 1 Antwort fehlt noch
   *[other] { $count } Antworten fehlen noch
}
to-come-bid = { $count ->
    [one] 1 Gebot fehlt noch
   *[other] { $count } Gebote fehlen noch
}
to-come-verdict = { $count ->
    [one] 1 Stimme fehlt noch
   *[other] { $count } Stimmen fehlen noch
}
to-come-shop = { $count ->
    [one] 1 Liste fehlt noch
   *[other] { $count } Listen fehlen noch
}

# Before the game is set up. $symbol: the mark of a seat.
before-player = { $symbol } **{ $name }**: { $philosopher }
before-none = { $symbol } **{ $name }**: noch kein Philosoph
before-own = Die Tischleitung hat eigene Weisheitskarten geschrieben für { $philosophers }.

# A player. $things: what they hold; $done: what they have built and won.
player-line = { $symbol } **{ $name }**, { $philosopher } { $place }: { $things }; { $done }; { $labyrinth }
player-line-turn = { $symbol } **{ $name }**, { $philosopher } { $place } (am Zug): { $things }; { $done }; { $labyrinth }
has-study = 1 Studienplättchen
# $decks: such as "Delphi 1, Dodona 2".
has-oracle = Orakelkarten ({ $decks })
has-oracle-deck = { $deck } { $count }
has-unknown-oracle = Unbekanntes Orakel
done-followers = { $count }/{ $all } Anhänger
done-schools = { $count }/{ $all } Schulen
done-debates = { $count }/{ $all } Debattensiege
done-wisdom = { $count }/{ $all } Weisheitskarten
done-tokens = Plättchen: { $tokens }
# One type of location tokens.
tokens-of = { $count }/{ $dealt } { $kind }
labyrinth = **Labyrinth { $count }/{ $all }**
labyrinth-ways = **Labyrinth { $count }/{ $all }** ({ $ways })
labyrinth-number = **Labyrinth { $count }/{ $all }**, Nummer { $number } ({ $ways })

# The map. $places: the places of one type.
region = **{ $kind }** { $places }
place-bare = { $place }
place-with = { $place } ({ $things })
place-school = Schule { $symbol }
place-followers = Anhänger { $symbols }
place-hidden = ?

timeline = { $left ->
    [one] **Zeitleiste:** { $year } ({ $event }); bis { $end } ist es noch 1 Feld.
   *[other] **Zeitleiste:** { $year } ({ $event }); bis { $end } sind es noch { $left } Felder.
}
athena = **Oberste Athene-Scheibe:** { $disk }. { $effect }
athena-bottom = **Oberste Athene-Scheibe:** { $disk }. { $effect } Ganz unten im Stapel: { $bottom }.
# $deck: Sophistry or Syllogism.
deck-empty = { $deck ->
    [Sophismus] Der Stapel der Sophismen ist leer.
   *[other] Der Stapel der Syllogismen ist leer.
}
decks-empty = Die Stapel der Sophismen und der Syllogismen sind leer.

# What is going on. $missing: which secret choices are still missing.
auction = **Versteigerung:** { $name } bietet die Scheibe { $disk } an; { $missing }.
shopping = **Einkauf** für die Schlussdebatte; { $missing }.
oracle-played = { $name } spielt **{ $card }**: „{ $effect }“
oracle-played-against = { $name } spielt **{ $card }** gegen { $victim }: „{ $effect }“
oracle-missing = { $played } { $missing }.

debate-public = **Öffentliche Debatte**, bisher gewonnene Karten: { $piles }.
debate-final = **Schlussdebatte**, bisher gewonnene Karten: { $piles }.
debate-pile = { $symbol } { $name } { $count }
debate-pile-out = { $symbol } { $name } { $count }, hat gepasst
debate-motion = These: „{ $motion }“. { $sides }
# Who argues for the motion, and who against it.
debate-sides = Dafür: { $first }. Dagegen: { $second }.
debate-sides-final = Der Angriff vertritt sie, die Verteidigung bestreitet sie.
debate-led = { $name } spielt gegen { $defender } die Karte { $card } aus. { $relations } { $lesson }
debate-argued = { $name } spielt die Karte { $card } und sagt: „{ $text }“ ({ $lesson }) { $missing }.
debate-argued-silent = { $name } spielt wortlos die Karte { $card }. { $lesson } { $missing }.

# What only one player sees.
hand-purse = **Dein Besitz:** { $things }. Noch nicht eingesetzt: { $left }.
hand-request = **Olympischer Auftrag ({ $god }):** { $needs }.
hand-request-need = { $count }/{ $needed } { $what }
# $tokens: "2 Labyrinthplättchen", what the Moirai have now.
hand-moirai = **Moira gewinnt**, wenn sie drei Labyrinthplättchen hat und du nicht, sobald die Sanduhr 146 v. Chr. erreicht, oder wenn sie dich in der Schlussdebatte schlägt. Zurzeit hat sie { $tokens }.
hand-oracle-deck = **Karten dieses Orakels:** { $cards }.
hand-wishes = **Deine Liste:** { $wishes }.
# One kind of cards after another on the list of what to buy.
wishes-then = { $first }, dann { $second }
hand-bid = **Dein Gebot:** { $coins }. Du kannst es ändern, bis alle geboten haben.
hand-ability = **{ $philosopher }:** { $ability }
hand-wisdom = **Weisheitskarten:**
hand-unlocked = Freigeschaltet: { $card }
hand-locked = Gesperrt: { $card }
hand-no-arguments = **Argumente:** keine.
hand-arguments = **Argumente ({ $count }):**
# Arguments without their lessons. The names in quotes are topics of /rules.
hand-arguments-named = { $cards } (erklärt unter { COMMAND("rules") }: „{ rule-sophistry-argumentum }“, „{ rule-sophistry-others }“ und „{ rule-syllogisms }“)
hand-arguments-more = { $count ->
    [one] und 1 weitere Sorte (in einer Debatte zeigt das Menü Seite für Seite alle)
   *[other] und { $count } weitere Sorten (in einer Debatte zeigt das Menü Seite für Seite alle)
}
hand-oracle-cards = **Orakelkarten:**
hand-oracle-card = { $card }: { $effect }
hand-oracle-named = { $cards } (jede wird erklärt, wenn du sie spielst)

proof = **Zusammenfassungen** von { $name }, darüber urteilt { $judge }:
proof-summary = **Zusammenfassung:** { $text }
proof-no-summary = **Zusammenfassung:** keine

alt-last-map = Das ist der Spielplan am Ende der Partie.
# Where the philosophers stand. $players: such as "Ione (Plato) at Sparta; Theo (Homer) at Argos".
alt-standing = Auf der Karte: { $players }.
alt-standing-player = { $name } ({ $philosopher }) { $place }
alt = { $headline }.
alt-leaders = { $count ->
    [one] { $headline }. Die meisten Labyrinthplättchen hat { $names }: { $best }.
   *[other] { $headline }. Die meisten Labyrinthplättchen haben { $names }: { $best }.
}

# How the game ended. $standing: what each player had, one of the next two messages.
result-tokens = Labyrinthplättchen: { $counts }.
result-piles = Gewonnene Karten in der Schlussdebatte: { $counts }.
result-alone = { $name } ist als { $philosopher } der größte Geist des antiken Griechenlands. Sonst hatte niemand drei Labyrinthplättchen, als Griechenland an Rom fiel. { $standing }
result-final-debate = { $name } gewinnt als { $philosopher } die Schlussdebatte und ist der größte Geist des antiken Griechenlands. { $standing }
result-lowest-number = { $name } ist als { $philosopher } der größte Geist des antiken Griechenlands. Die Schlussdebatte endet mit Gleichstand, und dann gewinnt der Philosoph mit der niedrigsten Nummer. { $standing }
result-moirai = Moira gewinnt. { $standing }
result-nobody = Niemand hat rechtzeitig drei Labyrinthplättchen gesammelt. { $standing }
result-player = { $name } { $count }
