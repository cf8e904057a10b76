# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-roll = Alle fünf Würfel werfen
verb-reroll = Würfel neu werfen
verb-remove-die = Würfel entfernen
verb-stop = Aufhören und Würfel behalten
verb-leave-to-chance = Für mich würfeln
verb-place-group = Gruppe aufstellen
verb-leave-card-empty = Karte leer lassen
verb-choose-colours = Farben wählen
verb-ready = Ich bin fertig
verb-reconsider = Aufstellung ändern
verb-start-over = Von vorn anfangen
verb-arrange-for-me = Den Rest zufällig aufstellen und fertig
verb-arrange-cards = Alle fünf Karten belegen
verb-arrange-again = Karten wie beim letzten Mal belegen
verb-recolour-cards = Alle Farben wählen
verb-take-instead = Andere Farbe nehmen

label-reroll = { $dice } neu würfeln; { $kept } behalten
label-reroll-all = Alle neu würfeln: { $dice }
label-remove = { $die } entfernen ({ $topics })
label-stop = Aufhören und { $dice } behalten
label-place = Karte { $card }: { $stance }
label-leave-empty = Karte { $card } leer lassen
# $same: how many of the $count groups stand just as they did.
label-arrange-again = Wie beim letzten Mal aufstellen ({ $same } von { $count } Gruppen gleich)
# $point: the pyramid that points forward; $shield: the one that faces away.
label-colours-both = Zugewandt: { $point }; abgewandt: { $shield }
label-colours-point = Zugewandt: { $point }
label-colours-shield = Abgewandt: { $shield }
label-take = Die { $pyramid } Pyramide nehmen

describe-reroll = Die Würfel, die du behältst, decken alle drei Themen ab.
describe-reroll-missing = Dir fehlt noch: { $topics }.
describe-remove = Du behältst { $dice }.
describe-place-both = Der Schild fängt ab, was er kann. Der Rest verkleinert die zugewandte Pyramide.
describe-place-point = Greift die Gruppe gegenüber an, wird aber von jedem Auge getroffen, das zurückkommt.
describe-place-shield = Fängt Augen ab, greift aber nicht an.
describe-leave-to-chance = Würfelt, bis alles abgedeckt ist oder die Würfe verbraucht sind, und entfernt Würfel zufällig.
describe-arrange-for-me = Gruppen, die du schon aufgestellt hast, bleiben, wo sie sind.

# The forms for all five cards.
form-card = Karte { $card }
form-empty = Leer
form-stance = { CAPITAL($stance) }

# A die in the menu of those to reroll.
pick-die = { $die } ({ $topics })
