# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Nachnamen eingeben
verb-take-side = Team wählen
verb-line-up = Aufstellung wählen
verb-place = Philosophen einzeln aufstellen
verb-line-up-again = Dieselbe Aufstellung wie zuletzt
verb-type-line-up = Aufstellung eintippen
verb-place-ball = Ball hinlegen
verb-come-back = Zurück aufs Spielfeld
verb-pick-runner = Wählen, wer läuft
verb-run-to = Laufen
verb-type-run = Läufe eintippen
verb-another-runner = Anderen Läufer wählen
verb-end-run = Nicht weiterlaufen
verb-pick-card = Karte für einen Schuss wählen
verb-aim = Richtung wählen
verb-kick-ball = Schießen
verb-aim-elsewhere = Andere Richtung wählen
verb-put-back = Karte zurückstecken
verb-end-kicks = Nicht mehr schießen und Karten ziehen
verb-foul-tacklers = Mit Foul schießen
verb-kick-cleanly = Ohne Foul schießen
verb-tackle = Grätschen
verb-block = Blocken
verb-let-pass = Durchlassen
verb-let-kick-pass = Diesen Schuss ganz durchlassen
verb-bonus-run = Für einen Bonuslauf würfeln
verb-bonus-discard = Karte tauschen
verb-bonus-release = Einen Philosophen von der Strafbank zurückholen
verb-no-bonus = Nichts tun
verb-pass-tackles = Vorgabe für Grätschen
verb-never-ask-own-blocks = Nicht fragen, ob ich eigene Schüsse blocke
verb-ask-own-blocks = Fragen, ob ich eigene Schüsse blocke

label-germans = Mit Deutschland spielen
label-french = Mit Frankreich spielen (gewinnt, wenn der Stapel zum zweiten Mal leer ist)
# $places: "Nietzsche F1, Kant C4, ..."
label-line-up-again = Wie beim letzten Mal: { $places }
label-line-up = Aufstellung: { $lineup }
label-place = { $philosopher } auf { $space } aufstellen
label-place-ball = Ball auf { $space } legen
label-come-back = Zurück aufs Spielfeld, auf { $space }
label-pick-runner = { $die ->
    [one] { $philosopher }, bis zu 1 Feld
   *[other] { $philosopher }, bis zu { $die } Felder
}
label-run-to = { $philosopher } nach { $space }
label-pick-card = { $philosopher } mit { $card }
label-exchange = { $card } tauschen
label-aim = { CAPITAL($way) } zielen: { $landing }
label-kick = Mit { $card } { $way } schießen
label-tackle = { $philosopher } grätscht mit { $card }
label-tackle-foul = { $philosopher } grätscht mit { $card } und foult
label-block = { $philosopher } blockt mit { $card }
label-release = { $philosopher } zurückholen
# Standing orders, also in the hand and the log.
label-every-tackle = Bei jeder Grätsche fragen
label-no-tackle = Nie nach Grätschen fragen
label-tackles-below = Bei Schüssen mit Wert unter { $value } nicht nach Grätschen fragen

# $places: a list of placed.
describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] Der Ball rollt 1 Feld; die Richtung wählst du danach
   *[other] Der Ball rollt { $spaces } Felder; die Richtung wählst du danach
}
describe-kick-rolled = Der Ball rollt { $least } bis { $most } Felder; gewürfelt wird beim Schuss
describe-tackle-foul = Bringt den höheren von zwei Würfeln; bei einer 1 auf die Strafbank, und die Grätsche scheitert
describe-rolled = Wert { $least } bis { $most }; gewürfelt wird beim Ausspielen
describe-foul = Zwei Würfel: der höhere hilft gegen Grätschen; bei einer 1 auf die Strafbank, ohne Schuss
describe-exchange-end = Der Nachziehstapel ist leer, damit endet die Partie
describe-exchange-extra-time = Der Nachziehstapel ist leer, also beginnt damit die Verlängerung
describe-type-run = Zum Beispiel: { $philosopher } to E7
describe-let-kick-pass = Zu diesem Schuss wirst du nicht mehr gefragt
describe-standing = Das siehst nur du

choice-column = Spalte { $column }
choice-row = Reihe { $row }
question-column = Welche Spalte?
question-row = Welche Reihe?
