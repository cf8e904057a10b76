# The position, the hand and the result.

headline = { $score }, { $half }: { $doing }
chapter-before = Vor dem Anstoß
chapter-turn = Zug { $turn }
headline-over = Das Spiel ist aus: { $score }
headline-surnames = Wer spielt mit Deutschland? Beide geben ihren Nachnamen ein
headline-sides = Die Nachnamen sind gleich lang, also wählt { $name } ein Team

# What a player is doing, after a colon or as a sentence of its own.
doing-line-up = { $name } stellt das Team auf
doing-ball = { $name } legt den Ball neben { $philosopher }
doing-release = { $name } bringt { $philosopher } von der Strafbank zurück
doing-run = { $name } läuft
doing-bonus-run = { $name } macht einen Bonuslauf
doing-kick = { $name } kann schießen
doing-foul = { $name } kann foulen
doing-tackle = { $name } kann grätschen (Schuss mit Wert { $value })
doing-block = { $name } kann auf { $space } blocken (mindestens { $needed })
doing-bonus = { $name } wählt einen Bonus

board-surnames = Nachnamen: { $first } und { $second }.
board-turn = Zug { $turn }.
board-turn-of = Zug { $turn } von { $limit }.
board-pile = { $cards ->
    [one] 1 Karte im Nachziehstapel.
   *[other] { $cards } Karten im Nachziehstapel.
}
board-pile-joker = { $cards ->
    [one] 1 Karte im Nachziehstapel: der Joker.
   *[other] { $cards } Karten im Nachziehstapel, darunter der Joker.
}
board-ball = Der Ball liegt auf { $space }.
board-ball-out = Der Ball ist aus dem Spiel.
board-runs = Noch verfügbare Laufwürfel: { $dice }.
# $philosophers: a list of the following four.
board-team = { $cards ->
    [one] { $symbol } { $name } ({ $team }), **{ $goals }**, 1 Karte: { $philosophers }.
   *[other] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } Karten: { $philosophers }.
}
board-standing = { $philosopher } { $symbol } { $space }
board-has-run = { $philosopher } { $symbol } { $space } (schon gelaufen)
board-in-box = { $philosopher } { $symbol } Strafbank
board-not-placed = { $philosopher } { $symbol } nicht aufgestellt
board-kick = { $moved ->
    [0] { $kick }.
    [one] { $kick }. Bisher ist der Ball 1 Feld gerollt.
   *[other] { $kick }. Bisher ist der Ball { $moved } Felder gerollt.
}
board-last = { $end ->
    [goal] Letzter Schuss: { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }) und trifft.
    [tackled] Letzter Schuss: { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }), und eine Grätsche stoppt ihn.
    [blocked] Letzter Schuss: { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }), und der Ball wird geblockt.
    [sent_off] Letzter Schuss: { $philosopher } will mit { $card } von { $space } { $way } schießen (Wert { $value }) und muss auf die Strafbank.
    [edge] Letzter Schuss: { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }), und der Ball rollt { $moved ->
        [one] 1 Feld bis zum Rand.
       *[other] { $moved } Felder bis zum Rand.
    }
   *[other] Letzter Schuss: { $philosopher } schießt mit { $card } von { $space } { $way } (Wert { $value }), und der Ball rollt { $moved ->
        [one] 1 Feld.
       *[other] { $moved } Felder.
    }
}
board-boxes = Auf der Strafbank: { $philosophers }.
board-discards = Ablage: { $cards }.
board-no-discards = Die Ablage ist noch leer.

# Beside a player's name. $philosophers: what the signs on the pieces mean, such as "♣ Nietzsche, ♦ Kant".
team-goals = { $team }, { $goals ->
    [one] 1 Tor
   *[other] { $goals } Tore
}, { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} ({ $philosophers })
philosopher-sign = { $symbol } { $philosopher }

hand-surname = Dein Nachname: { $surname }.
# $cards: a list of hand-suit, or no-cards.
hand = **Deine Hand** ({ $team }): { $cards }.
hand-suit = { $symbol } { $philosopher } ({ $suit }) { $ranks }
hand-without = Für { $philosophers } hast du keine Karten.
hand-picked = Für den Schuss gewählt: { $card }.
hand-aimed = Für den Schuss gewählt: { $card }, { $way }.
hand-runner = { $die ->
    [one] Für den Lauf gewählt: { $philosopher }, bis zu 1 Feld.
   *[other] Für den Lauf gewählt: { $philosopher }, bis zu { $die } Felder.
}

result-won = { $name } gewinnt mit { $team }.
result-shared = { $names } teilen sich den Sieg.
end-time = Der Nachziehstapel ist leer. Endstand: { $score }.
end-golden-goal = Das Golden Goal hat das Spiel entschieden. Endstand: { $score }.
end-french = Der Stapel ist zum zweiten Mal leer, und es steht unentschieden, also gewinnt Frankreich. Endstand: { $score }.
end-limit = Das Zuglimit ist erreicht. Endstand: { $score }.
end-stall = Seit { $turns } Zügen wurde keine Karte gespielt, also ist das Spiel aus. Endstand: { $score }.

# The match report. $card: "Pik 8".
report-goal = **{ $germans }:{ $french }** { $team }, Zug { $turn }, { $half }: { $philosopher } von { $space }, { $card }
report-own-goal = **{ $germans }:{ $french }** { $team }, Zug { $turn }, { $half }: { $philosopher } von { $space }, { $card }, ein Eigentor
report-earlier = { $count ->
    [one] 1 früheres Tor steht im Protokoll
   *[other] { $count } frühere Tore stehen im Protokoll
}
