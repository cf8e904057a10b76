# Why an action was refused, and what to do instead.

refusal-over = Der Rat ist beendet, also gibt es nichts mehr zu tun.
refusal-philosopher-taken = Diesen Philosophen hat schon jemand anderes. Wähle einen anderen.
refusal-no-question = Gib zuerst eine Frage ein.
refusal-no-answer = Beide Steine brauchen eine Antwort. Gib eine für Weiß und eine für Schwarz ein.
refusal-same-answers = Beide Steine haben dieselbe Antwort. Gib einem von ihnen eine andere.
refusal-asked-before = Diese Frage wurde in dieser Partie schon gestellt. Stelle eine andere.
refusal-nothing-prepared = Du hast keine Frage vorbereitet.
refusal-same-stone = So hast du schon abgestimmt.
refusal-stone-laid = Du hast schon abgestimmt. Folgen kannst du nur, bevor du abstimmst.
refusal-branches-spent = Deine Ölzweige sind verbraucht. Folgen kannst du nur einmal pro Partie.
refusal-not-behind = Du kannst nicht folgen: Du stehst auf dem Weg nicht hinter der fragenden Person.
refusal-not-on-top = Du kannst nicht folgen: Du liegst nicht oben auf deinem Stapel.
refusal-follower-there = In diesem Zug folgt schon jemand.
refusal-question-stands = Diese Frage gilt, denn in diesem Zug wurden schon zwei gestrichen.
refusal-objected-already = Du hast schon Einspruch erhoben. Du kannst ihn zurückziehen.
refusal-not-objecting = Du hast gegen diese Frage keinen Einspruch erhoben.
refusal-cannot-be-named = Wähle eine andere Person, die noch nicht gewählt ist.

refusal-has-philosopher = Du hast schon einen Philosophen. Der Rat beginnt, sobald alle einen haben.
refusal-still-choosing = Der Rat hat noch nicht begonnen. Zuerst wählen alle einen Philosophen.
refusal-philosophers-fixed = Während der Partie kannst du den Philosophen nicht wechseln.
refusal-vote-first = Stimme zuerst ab. Danach kannst du deine Frage vorbereiten.
refusal-not-next = Nur wer als Nächstes das Wort hat, kann eine Frage vorbereiten.
refusal-wait = Du bist gerade nicht an der Reihe. Warte auf { $name }.
refusal-not-speaker = Das Wort hat gerade { $name }.
refusal-already-asked = Du hast deine Frage schon gestellt.
refusal-nothing-to-vote-on = Noch gibt es keine Frage, über die du abstimmen kannst.
refusal-vote-over = Die Abstimmung ist vorbei. Warte auf { $name }.
refusal-own-follower = Dir selbst kannst du nicht folgen.
refusal-own-question = Gegen deine eigene Frage kannst du keinen Einspruch erheben.
refusal-no-objections = Einsprüche sind in dieser Partie abgeschaltet.
refusal-change-vote = Du hast schon abgestimmt. Du kannst deine Stimme ändern, bis die letzte abgegeben ist.
refusal-cannot-follow = Folgen kannst du gerade nicht.
refusal-choose-stone = Wähle einen der angebotenen Steine.
refusal-speaker-decides = Das kann nur { $name } entscheiden.
refusal-other-day = Das geht gerade nicht. Wähle eine der verfügbaren Aktionen.
