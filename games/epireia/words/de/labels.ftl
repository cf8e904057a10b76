# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-choose-scenario = Szenario wählen
verb-join-league = Bund wählen
verb-choose-city = Stadt wählen
verb-choose-administrator = Amtsperson wählen
verb-choose-first-figure = Erste Figur wählen
verb-donate = Rohstoffe spenden
verb-construct = Gebäude bauen
verb-produce = Truppenplättchen produzieren
verb-end-development = Aufbauphase beenden
verb-recruit = Neue Figur nehmen
verb-take-token = Plättchen der Stufe I nehmen
verb-forgo = Auf diesen Bonus verzichten
verb-pay-omen = Für die Schlange zahlen
verb-call-polemarch = Polemarchen einsetzen
verb-call-archon = Archon einsetzen
verb-call-priestess = Priesterin einsetzen
verb-call-trapezites = Trapeziten einsetzen
verb-call-merchant = Händler einsetzen
verb-call-architect = Architekten einsetzen
verb-send = Figur bewegen
verb-send-all = Alle Figuren bewegen
verb-send-again = Figuren wie beim letzten Mal bewegen
verb-propose-army = Die ganze Armee aufstellen
verb-type-army = Die ganze Armee eintippen
verb-ready-as-proposed = Vorschlag annehmen
verb-end-moves = Bewegungen beenden
verb-roll-again = Neu würfeln
verb-let-stand = Wurf behalten
verb-take-territory = Das Gebiet einnehmen
verb-leave-territory = Der Verbündeten überlassen
verb-place-token = Plättchen aufstellen
verb-go-to-column = Zu einer Spalte wechseln
verb-clear-column = Diese Spalte leeren
verb-arrange-army = Den Rest für mich aufstellen
verb-army-ready = Meine Armee ist fertig
verb-take-army-back = Meine Armee zurücknehmen
verb-put-figure = Figur an einer Front aufstellen
verb-put-figures = Figuren aller Fronten wählen
verb-clear-fronts = Fronten leeren
verb-arrange-figures = Figuren für mich aufstellen
verb-figures-ready = Meine Figuren sind fertig
verb-take-figures-back = Meine Figuren zurücknehmen
verb-engage = Figur einsetzen
verb-hold = Figur in dieser Spalte zurückhalten
verb-hold-front = Figur an dieser Front zurückhalten
verb-lift-order = Haltebefehl aufheben

label-scenario = { $name } ({ $city }, { $rounds } Runden)
label-league = Dem { $league } beitreten
label-city = { $city } führen
label-first-figure = Mit { $figure } beginnen
label-recruit = { $figure } nehmen
label-send = { $figure } { $to }
# $places: where the figures go, in the order in which the city got them.
label-send-again = Wie beim letzten Mal: { $places }
label-donate = { $amount } { $resource } spenden
label-construct = { $building } für { $price }
label-construct-free = { $building } kostenlos
label-produce = { $deck } produzieren
label-produce-for = { $deck } für { $price } produzieren
label-take-token = { $unit } nehmen
label-omen = 2 { $resource } zahlen
label-omen-prestige = 1 Ansehen verlieren
label-polemarch = Polemarch: { $deck } ziehen
label-trapezites = Trapezit: { $goods }
label-token = { $token }
label-place-token = { $token } ({ $column })
# $units: what the column takes; $tokens: what is there now, or "empty".
label-column = { $column } ({ $units }): { $tokens }
label-front = { $figure } { $front ->
    [Flanke] an der Flanke
    [Mitte] in der Mitte
   *[other] an der Seefront
}
label-engage = { $figure } einsetzen ({ $column })

describe-city = Angriffspunkte: { $attack }; Figuren auf See: { $sea }; billiger: { $buildings }
describe-produce = Stärke { $powers }; noch { $left } da
describe-produce-helped = Stärke { $powers }; noch { $left } da. Du ziehst damit { $more } weitere Plättchen.
describe-donate = { $prestige }; die Rohstoffe gehen an deinen Bund
describe-donate-archon = { $prestige }; die Rohstoffe gehen an deinen Bund, die Archon-Aktion ist verbraucht
describe-temple = { $prestige }.
prestige-full = Kein Ansehen (Höchststand)
describe-roll-again = Das geht einmal pro Runde. Es zählt der zweite Wurf, ob besser oder schlechter.
# $now: what happens then, such as "alle kehren heim".
describe-let-stand = Behältst du diesen Wurf, { $now }
describe-arrange-army = Deine stärksten Plättchen kommen in zufällige Spalten. Was schon steht, bleibt stehen.
describe-army-ready = Plättchen ohne freien Platz nehmen an der Schlacht nicht teil.
describe-hold = Für die nächste Spalte hast du deine Figur dann noch.
describe-hold-answer = Setzt die Gegenseite hier ihre Figur ein, kannst du noch antworten.
describe-hold-last = Das ist die letzte Spalte, also kämpft deine Figur dann nicht.
describe-hold-front = Du wirst an dieser Front nicht mehr gefragt, außer du hebst den Befehl auf.
describe-hold-front-answer = Du wirst hier erst gefragt, wenn die Gegenseite eine Figur einsetzt oder du den Befehl aufhebst.

# $number: the roll that is needed; $bonus: what is added to the die.
needed = { $number } oder mehr
needed-plus = { $number } oder mehr (Würfel + { $bonus })
needed-minus = { $number } oder mehr (Würfel - { $bonus })
reward-one-more = { $goods }, dazu 1 mehr
reward-one-more-of-these = { $goods }, dazu 1 vom knapperen
by-sea = übers Meer
describe-empire = Großreich: { $roll } bringt { $goods }
describe-empire-sea = Großreich in Übersee: { $roll } bringt { $goods }
describe-empire-merchant = Großreich: { $goods } durch den Händler, ohne Wurf
describe-empire-merchant-sea = Großreich in Übersee: { $goods } durch den Händler, ohne Wurf
# $facts: such as "Tribut 2 Holz, Räuber".
describe-territory = Gebiet: { $facts }
tax = Tribut { $goods }
tax-league-holds = kein Tribut (gehört deinem Bund)
tax-no-token = kein Tribut (kein Stadtmarker übrig)
brigands = Räuber
brigands-roll = { $roll } gegen Räuber
describe-greek-city = Stadt: { $roll } für 1 Kupfer und { $deck }
describe-city-no-token = Stadt: { $roll } für 1 Kupfer (keine Plättchen mehr da)

menu-building = Welches Gebäude?
menu-price = Womit möchtest du zahlen?
menu-figure = Welche Figur?
menu-place = Wohin?
menu-resource = Welcher Rohstoff?
menu-amount = Wie viel?
menu-front = Welche Front?
menu-token = Welches Plättchen?
choice = { $value }
choice-building = { $building }: { $effect }
choice-place = { $place }. { $facts }

## Whole armies and all moves at once

label-propose-even = Stärke gleichmäßig verteilen
label-propose-front = Am stärksten { $front ->
    [Flanke] an der Flanke
    [Mitte] in der Mitte
   *[other] an der Seefront
}
label-ready-as-proposed = Bereit: { $places }
label-post = { $figure } ({ $front })
form-move = Wohin geht { $figure }?
form-stay = Bleibt { $where }
form-stays = Bleibt daheim
# The forms of a whole army. The description says in which order the powers of a column are typed.
form-front-label = { $front }: drei Spalten
form-front = Stärken je Spalte: { $first }, dann { $second }. / trennt die Spalten, - heißt leer.
form-front-alike = Stärken je Spalte, alles { $unit }. / trennt die Spalten, - heißt leer.
form-nobody = Niemand
