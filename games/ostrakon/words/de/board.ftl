# The position: the headline, the text of the board, scores, what only one player sees, and the result.

headline-choosing = Alle wählen ihre Philosophen
headline-over = Der Rat ist beendet
chapter-choosing = Wahl der Philosophen
chapter-day = Tag { $day } von { $days }
headline-asking = Tag { $day } von { $days } · Thema: { $subject } · Das Wort hat: { $name }
# $missing: how many players haven't voted yet.
headline-voting = Tag { $day } von { $days } · Thema: { $subject } · Frage von { $name } · { $missing ->
    [one] 1 Stimme fehlt noch
   *[other] { $missing } Stimmen fehlen noch
}
headline-corrupting = Tag { $day } von { $days } · Bestechung! · Das Wort hat: { $name }
headline-consulting = Tag { $day } von { $days } · Das Orakel wird befragt · Das Wort hat: { $name }
headline-deciding = Tag { $day } von { $days } · Den Stein behalten oder umdrehen? · Das Wort hat: { $name }

board-headline = **{ $headline }**
board-chosen = Schon gewählt: { $names }.
board-chosen-none = Noch hat niemand gewählt.
board-question = **{ $question }**
board-answers = ⚪ Weiß: { $white } · ⚫ Schwarz: { $black }
# Only where the options let everybody see who has voted.
board-voters = Schon abgestimmt: { $names }.
board-follower = Es folgt: { $name }.
# $enough: how many objections strike the question out; three or more.
board-objections = Einspruch: { $names }. Bei { $enough } Einsprüchen wird die Frage gestrichen.
board-revealed = Aufgedeckt: { $stones }.
board-named = Bisher gewählt: { $names }.

path-heading = **Der Weg**, vom Tempel aus; jeder Stapel von oben nach unten
path-line = { $place }: { $names }
path-nobody = { $place }: niemand
path-under = Unter der Sonne: { $names }
place = Feld { $space }
place-sun = Feld { $space } (die Sonne)
place-special = Feld { $space } ({ $rule })
place-special-sun = Feld { $space } ({ $rule }, die Sonne)
place-temple = Tempel der Weisheit

calendar-day = **Tag { $day } von { $days }.** { $rule }
# $count: how many players the speaker chooses.
day-rule-regular = Gewöhnlicher Tag: keine besondere Regel.
day-rule-corruption = { $count ->
    [one] Bestechung: Nach der Abstimmung deckt die fragende Person ihren Stein auf und wählt eine andere Person, die denselben haben muss.
   *[other] Bestechung: Nach der Abstimmung deckt die fragende Person ihren Stein auf und wählt { $count } andere Personen, die denselben haben müssen.
}
day-rule-oracle = { $count ->
    [one] Orakel: Nach der Abstimmung wählt die fragende Person jemand anderen, dessen Stein aufgedeckt wird. Dann behält sie ihren eigenen oder dreht ihn um.
   *[other] Orakel: Nach der Abstimmung wählt die fragende Person { $count } andere, deren Steine aufgedeckt werden. Dann behält sie ihren eigenen oder dreht ihn um.
}
day-rule-treachery = Verrat: Sind alle Steine aufgedeckt, darf die fragende Person ihren noch umdrehen.
# $later: the next subject.
calendar-next = Thema: { $subject }. Als Nächstes: { $next } (Thema: { $later }).
calendar-open = Thema: { $subject }. Wer als Nächstes das Wort hat, entscheidet sich jetzt (Thema: { $later }).

last-question = **Letzte Frage**, von { $name }: { $question }
last-struck = Sie wurde nach Einsprüchen gestrichen.
# $stone: white or black; $count: how many voted so; $names: who they are.
last-votes = { $stone ->
    [white] ⚪ Weiß
   *[black] ⚫ Schwarz
}, { $answer }: { $count } ({ $names })
last-no-votes = { $stone ->
    [white] ⚪ Weiß
   *[black] ⚫ Schwarz
}, { $answer }: 0

# $pile: how a player stands on a space; $above: the symbol of the player on top of them.
score-pile = { $pile ->
    [top] , ganz oben
    [under] , unter { $above }
   *[alone] { "" }
}
score-space = { $philosopher }, auf Feld { $space }{ score-pile }
score-space-branches = { $philosopher }, auf Feld { $space }{ score-pile }, mit Ölzweigen
score-sun = { $philosopher }, unter der Sonne auf Feld { $space }
score-sun-branches = { $philosopher }, unter der Sonne auf Feld { $space }, mit Ölzweigen
score-temple = { $philosopher }, im Tempel
score-temple-branches = { $philosopher }, im Tempel, mit Ölzweigen

hand-hidden = **Dein Stein** (verdeckt): { $stone }, { $answer }.
hand-open = **Dein Stein** (aufgedeckt): { $stone }, { $answer }.
hand-prepared = **Deine vorbereitete Frage** (Thema: { $subject })
hand-question = { $question } ⚪ { $white } · ⚫ { $black }

result-temple = { $name } erreicht den Tempel der Weisheit: ein Glanzsieg!
result-calendar = { $name } gewinnt, oben auf dem Stapel, der dem Tempel am nächsten ist (Feld { $space }).
