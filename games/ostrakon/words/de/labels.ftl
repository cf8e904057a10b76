# Buttons, menus and forms. A button holds 80 characters, a menu line 100, the label of a form field 45.

verb-choose-philosopher = Philosophen wählen
verb-draw-philosopher = Zufällig wählen
verb-ask-question = Frage stellen
verb-ask-prepared = Vorbereitete Frage stellen
verb-keep-silent = Keine Frage stellen
verb-prepare-question = Frage vorbereiten
verb-drop-prepared = Vorbereitete Frage verwerfen
verb-vote = Abstimmen
verb-vote-by-lot = Zufällig abstimmen
verb-follow = Der fragenden Person folgen
verb-object-to-question = Einspruch gegen die Frage erheben
verb-withdraw-objection = Einspruch zurückziehen
verb-corrupt = Jemanden bestechen
verb-consult = Den Stein von jemandem aufdecken
verb-name-by-lot = Zufällig wählen
verb-keep-stone = Stein behalten
verb-turn-stone = Stein umdrehen

label-ask = Frage zu „{ $subject }“ stellen
label-ask-free = Frage zu einem beliebigen Thema stellen
label-ask-prepared = Fragen: { $question }
label-prepare = Frage zu „{ $subject }“ vorbereiten
label-prepare-free = Frage zu einem beliebigen Thema vorbereiten
label-prepare-again = Deine Frage zu „{ $subject }“ ersetzen
label-prepare-again-free = Deine Frage ersetzen
# $stone: white or black. These are cut at 30 characters, so that they stand side by side.
label-vote = { $stone ->
    [white] ⚪ Weiß: { $answer }
   *[black] ⚫ Schwarz: { $answer }
}
label-turn = { $stone ->
    [white] Zu ⚪ Weiß drehen: { $answer }
   *[black] Zu ⚫ Schwarz drehen: { $answer }
}
label-keep = { $stone ->
    [white] ⚪ Weiß behalten: { $answer }
   *[black] ⚫ Schwarz behalten: { $answer }
}
label-follow = { $name } folgen, einmal pro Partie
label-corrupt = { $name } bestechen
label-consult = Stein von { $name } aufdecken

describe-keep-silent = Du kommst unter die Sonne, genau wie nach einem Scheitern
describe-prepare = Niemand sonst sieht deine Frage, bis du sie stellst
describe-predict = Sag voraus: Welche Antwort geben die meisten der anderen?
# $space: the Sun's space.
describe-follow = Bei Erfolg rückst du mit vor, aber nicht an der Sonne auf Feld { $space } vorbei
describe-object = Die Frage beleidigt, ist unklar oder am Thema vorbei, oder die Antwort ist klar
describe-special = Wenn du alle gewählt hast, werden ihre Steine gleichzeitig aufgedeckt

menu-philosopher = Welcher Philosoph?
menu-seat = Welche Person?
# One of those players.
menu-player = { $name }
menu-stone = Welcher Stein?

form-question = Deine Frage
form-subject = Thema: { $subject }. Zwei mögliche Antworten und nichts Beleidigendes, bitte.
form-subject-free = Ein Thema deiner Wahl. Zwei mögliche Antworten und nichts Beleidigendes, bitte.
form-example = Beispiel: „{ $question }“
form-white = Antwort für den weißen Stein
form-black = Antwort für den schwarzen Stein
form-white-example = Ja
form-black-example = Nein
