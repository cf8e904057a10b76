# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 Minuten

option-philosophers = Philosophen
    .description = Wie ihr zu euren Philosophen kommt.
    .value-choose = Alle wählen
    .value-draw = Zufällig verteilt, es geht also sofort los
option-show-voters = Zeigen, wer abgestimmt hat
    .description = Während der Abstimmung sehen alle, wer abgestimmt hat, sonst nur, wie viele Stimmen noch fehlen.
option-objections = Einsprüche
    .description = Erhebt mehr als die Hälfte der anderen Einspruch, wird die Frage durch eine andere ersetzt.
# Up to 64 subjects of 30 characters.
option-subjects = Leere Themenkarten
    .description = Bis zu 64 eigene Themen mit je höchstens 30 Zeichen, durch Semikolons getrennt.

# What is wrong with the subjects that a host has typed; said after the option's title and a colon.
fault-too-many-subjects = Platz ist für { $most } Themen, und du hast { $count } eingegeben
fault-long-subject = jedes Thema muss eine einzelne Zeile mit höchstens { $most } Zeichen sein
