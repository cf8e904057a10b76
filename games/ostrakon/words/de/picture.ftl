# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-rule-regular = Nötig: mindestens die Hälfte, aber nicht alle
picture-rule-corruption = { $count ->
    [one] Bestechung: Wer fragt, dreht einen Stein um
   *[other] Bestechung: Wer fragt, dreht { $count } Steine um
}
picture-rule-oracle = { $count ->
    [one] Orakel: Wer fragt, sieht erst einen Stein
   *[other] Orakel: Wer fragt, sieht erst { $count } Steine
}
picture-rule-treachery = Verrat: Wer fragt, darf zuletzt umdrehen
# Beside the mark of the player who follows the speaker.
picture-follows = folgt
# $named: how many players have been chosen, of $affected.
picture-corrupting = Gewählt: { $named } von { $affected }
picture-consulting = Gewählt: { $named } von { $affected }
picture-deciding = Behalten oder umdrehen?
picture-missing = { $missing } stimmen noch ab
picture-missing-objections = { $missing } stimmen noch ab · { $objections } von { $enough } Einsprüchen
# The subject of the question to come.
picture-subject = Thema: { $subject }
# $subject: the subject of the next turn.
picture-later = Danach: { $subject }
# Above the last question, below the subject of the one to come.
picture-last-question = Letzte Frage: { $subject }
# Above the winner's best question, at the end of the council.
picture-best-question = { $spaces ->
    [one] { $name }: 1 Feld mit dieser Frage
   *[other] { $name }: { $spaces } Felder mit dieser Frage
}
picture-chosen = { $chosen } von { $seats } haben gewählt

title-game = Ostrakon
title-choosing = Wahl der Philosophen
title-day = Tag { $day } von { $days }
title-asking = { $name } stellt eine Frage
title-voting = Alle stimmen ab
title-corrupting = { $name } besticht andere
title-consulting = { $name } befragt das Orakel
title-deciding = { $name } darf den Stein umdrehen

title-over = { $name } hat gewonnen

# The picture of the end.
end-temple = Ein Glanzsieg im Tempel
end-closest = Dem Tempel am nächsten, auf Feld { $space }
end-in-temple = Tempel
# The question that took the winner farthest.
end-moment = { $spaces ->
    [one] { $name }: 1 Feld mit „{ $question }“
   *[other] { $name }: { $spaces } Felder mit „{ $question }“
}

# The alt texts. $name: a player with their philosopher.
alt-choosing = { $chosen } von { $seats } haben einen Philosophen gewählt.
alt-end-temple = { $name } hat den Tempel erreicht und einen Glanzsieg errungen.
alt-end-closest = { $name } war auf { $place } dem Tempel am nächsten und hat gewonnen.
alt-over-last = Das ist der Weg am Ende des Rats, mit { $name } ganz vorn und den Steinen der letzten Abstimmung darunter.
alt-over = Das ist der Weg am Ende des Rats, mit { $name } ganz vorn. Darunter steht die Frage, die { $name } am weitesten gebracht hat.
alt-asking = { $name } stellt gleich eine Frage zu „{ $subject }“.
alt-last = Unter dem Weg steht die letzte Frage mit ihren Steinen: „{ $question }“.
alt-voting = Die Frage lautet „{ $question }“, und es { $missing ->
    [one] fehlt noch 1 Stimme
   *[other] fehlen noch { $missing } Stimmen
}.
alt-revealing = Die Stimmen zu „{ $question }“ werden aufgedeckt.
alt-leader = { $name } liegt vorn, auf { $place }.
