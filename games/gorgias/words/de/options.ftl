# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 Minuten

option-rounds = Runden
    .description = Die Höchstzahl der Runden. Oft endet die Partie früher. Die Originalregeln nennen 7 und 8.
    .value-7 = Sieben Runden: So lange dauert etwa jede vierte Partie
    .value-8 = Acht Runden: eine letzte Chance auf das, was noch im Vorrat ist
option-shields = Schilde
    .description = Was mit einem Schild geschieht, der weniger Augen abfängt, als er könnte.
    .value-hold = Bleibt: Er übersteht das
    .value-wear = Schrumpft: um das Abgefangene; eine einzelne Pyramide kann dann ebenso gut zugewandt sein
option-captures = Gewonnene Pyramiden
    .description = Wer Pyramiden gewinnt, wenn eine Karte ausgewertet wird.
    .value-winner = Sieg: wer mehr Augen übrig hat (Partien dauern etwa fünf Runden)
    .value-both = Beide: wer Pyramiden übrig hat (Partien dauern etwa drei Runden)
