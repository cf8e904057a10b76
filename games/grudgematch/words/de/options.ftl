# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 Minuten

option-fouls = Fouls
    .description = Zusatzregel: Beim Schießen und Grätschen darfst du foulen, riskierst aber die Strafbank.
option-germans = Wer mit Deutschland spielt
    .description = Laut Anleitung der längere Nachname. Ist der Stapel zum zweiten Mal leer, gewinnt Frankreich.
    .value-chance = Wird ausgelost
    .value-first = Die Person auf dem ersten Platz
    .value-second = Die Person auf dem zweiten Platz
    .value-surname = Wer den längeren Nachnamen eingibt
option-turn-limit = Zuglimit
    .description = Zählt die Züge beider Seiten. Auch nach 40 Zügen ohne gespielte Karte ist das Spiel aus.
    .value-suits = 100 Züge, wenn ein Computer mitspielt, sonst aus
    .value-0 = Aus
    .value-60 = 60 Züge
    .value-100 = 100 Züge
    .value-160 = 160 Züge
