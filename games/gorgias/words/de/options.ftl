# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 Minuten

option-rounds = Reden
    .description = Die Höchstzahl der Runden. Oft endet die Partie früher. Die Originalregeln nennen 7 und 8.
    .value-7 = Sieben Reden: So lange dauert etwa jede vierte Partie
    .value-8 = Acht Reden: eine letzte Chance auf das, was noch im Vorrat ist
option-shields = Schilde
    .description = Was mit einem Schild geschieht, der weniger Augen abfängt, als er könnte.
    .value-hold = Bleibt: Er übersteht das
    .value-wear = Schrumpft: um das Abgefangene; eine einzelne Pyramide kann dann ebenso gut nach vorn zeigen
option-captures = Gewonnene Pyramiden
    .description = Wer Pyramiden gewinnt, wenn eine Karte ausgewertet ist.
    .value-winner = Sieg: wer mehr Augen übrig hat (Partien dauern etwa fünf Reden)
    .value-both = Beide: wer Pyramiden übrig hat (Partien dauern etwa drei Reden)
