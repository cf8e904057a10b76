# A server's secret votes.

vote-title =
    ### Ostrakon-Abstimmung { $vote }
    { "" }**{ $question }**
# $at: a date; $left: "in 3 Tagen"
vote-closes = Ende: { $at } ({ $left }).
vote-who-everyone = Abstimmen dürfen alle, die den Kanal der Abstimmung sehen.
# $roles: @Bürger oder @Gäste; $count: how many roles
vote-who-roles = { $count ->
    [one] Abstimmen dürfen alle mit der Rolle { $roles }.
   *[other] Abstimmen darf, wer eine dieser Rollen hat: { $roles }.
}
vote-must-days = { $count ->
    [one] Zum Abstimmen musst du seit mindestens einem Tag Mitglied dieses Servers sein.
   *[other] Zum Abstimmen musst du seit mindestens { $count } Tagen Mitglied dieses Servers sein.
}
vote-must-account = { $count ->
    [one] Zum Abstimmen muss dein Discord-Konto mindestens einen Tag alt sein.
   *[other] Zum Abstimmen muss dein Discord-Konto mindestens { $count } Tage alt sein.
}
vote-quorum = { $count ->
    [one] Das Quorum liegt bei einer Person.
   *[other] Das Quorum liegt bei { $count } Personen.
}
vote-quorum-share = Das Quorum liegt bei { $percent } % der Stimmberechtigten.
vote-quorum-why = Wenn weniger abstimmen, ist nichts entschieden.
vote-quorum-several = Mitgezählt wird, wer mindestens eine Frage beantwortet.
vote-threshold-absolute = Um zu gewinnen, braucht eine Antwort die Stimmen von mehr als der Hälfte der Stimmberechtigten, ob sie abstimmen oder nicht.
# $count: how many may vote, as the moderator has stated
vote-stated = { $count ->
    [one] Laut Moderation ist eine Person stimmberechtigt.
   *[other] Laut Moderation sind { $count } Personen stimmberechtigt.
}
vote-counted = Als stimmberechtigt zählen alle, die am Ende der Abstimmung Mitglied dieses Servers sind.
vote-counted-role = Als stimmberechtigt zählen alle, die am Ende der Abstimmung die Rolle haben.
vote-threshold-half = Um zu gewinnen, braucht eine Antwort die Stimmen von mehr als der Hälfte der Abstimmenden.
vote-threshold-two_thirds = Um zu gewinnen, braucht eine Antwort die Stimmen von mindestens zwei Dritteln der Abstimmenden.
vote-threshold-several = Als Abstimmende zählen bei jeder Frage nur die, die sie beantworten.
vote-changeable = Deine Stimme kannst du bis zum Ende ändern.
vote-final = Wenn du abgestimmt hast, kannst du deine Stimme nicht mehr ändern.
vote-turnout-hidden = Wie viele abgestimmt haben, sieht vor dem Ende niemand.
vote-turnout = { $count ->
    [0] Bisher hat niemand abgestimmt.
    [one] Bisher hat eine Person abgestimmt.
   *[other] Bisher haben { $count } Personen abgestimmt.
}
vote-secret = -# Meine Antwort auf deine Stimme siehst nur du. Sie enthält einen Code, mit dem du nach dem Ende der Abstimmung prüfen kannst, ob deine Stimme gezählt wurde. Bis dahin bleibt der Zwischenstand geheim.
vote-secret-unpublished = -# Meine Antwort auf deine Stimme siehst nur du. Sie enthält einen Code, mit dem du nach dem Ende der Abstimmung prüfen kannst, ob deine Stimme gezählt wurde. Die Auszählung wird nicht veröffentlicht.
# $at: when this hash was published
vote-published = -# Stimmenkette, { $at }, zum Prüfen des Ergebnisses: `{ $code }`
vote-fingerprint = -# Fingerabdruck der Regeln, zum Prüfen des Ergebnisses: `{ $code }`
vote-opened-by = Eröffnet von { $name }, { $at }.
vote-where = [Zur Abstimmung]({ $url })
vote-opened = Abstimmung { $vote } ist eröffnet: [zur Abstimmung]({ $url })
vote-moved = -# Diese Abstimmung ist umgezogen: [zur Abstimmung]({ $url })
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
# Any other answer, such as Athens.
vote-answer = { $answer }
vote-answer-none = keine Antwort
# $answers: Athen, Sparta
vote-answers = { $answers }
vote-answers-ranked = { $answers } (in dieser Reihenfolge)
vote-answer-number = ({ $number }) { $answer }
# A further question on the same ballot.
vote-question = **{ $question }**
vote-question-number = { $number }. { $question }

## What moderators change

# $since: "vor zwei Stunden"; $at: a date
vote-paused = **Diese Abstimmung ist pausiert.** Sie wurde { $since } pausiert, und niemand kann abstimmen, bis die Moderation sie fortsetzt, höchstens aber eine Woche lang. Enden sollte sie am { $at }; dieses Ende verschiebt sich um die Dauer der Pause.
vote-change-paused = -# Pausiert von { $name }, { $at }. Grund: { $reason }
vote-change-resumed = -# Fortgesetzt von { $name }, { $at }. Neues Ende: { $closes }.
vote-change-resumed-alone = -# Automatisch fortgesetzt, { $at }, weil eine Pause höchstens eine Woche dauern kann. Neues Ende: { $closes }.
vote-change-extended = -# Verlängert von { $name }, { $at }. Neues Ende: { $closes }. Grund: { $reason }
vote-change-edited = -# Bearbeitet von { $name }, { $at }, bevor jemand abgestimmt hatte. Der alte Fingerabdruck der Regeln: `{ $code }`
vote-paused-done = Abstimmung { $vote } ist pausiert, höchstens eine Woche lang. Mit `{ COMMAND("ostrakon", "resume") }` lässt du wieder abstimmen.
vote-resumed-done = In Abstimmung { $vote } kann wieder abgestimmt werden. Sie endet jetzt am { $closes }.
vote-extended-done = Abstimmung { $vote } endet jetzt am { $closes } ({ $left }).
vote-extended-done-paused = Abstimmung { $vote } ist noch pausiert. Enden soll sie jetzt am { $closes }; dieses Ende verschiebt sich um die Dauer der Pause.
vote-edited-done = Abstimmung { $vote } wurde bearbeitet: [zur Abstimmung]({ $url })
vote-announce-done = Wenn Abstimmung { $vote } endet, gebe ich das Ergebnis auch in { $channel } bekannt.
vote-announce-off = Das Ergebnis von Abstimmung { $vote } wird nur dort gepostet, wo sie stattfindet; ein zweiter Kanal ist nicht gesetzt.
# Only moderators see this.
vote-announced-in = Wenn die Abstimmung endet, gebe ich das Ergebnis auch in { $channel } bekannt.
vote-edit-title = Abstimmung { $vote } bearbeiten
vote-edit-question = Frage
vote-edit-answers = Antworten, jede in einer eigenen Zeile
vote-edit-stones-how = In der ersten Zeile, was der weiße Stein bedeutet, in der zweiten, was der schwarze bedeutet
# $number: 2 for the second question of a ballot
vote-edit-block = Frage { $number }
vote-edit-block-how = In der ersten Zeile die Frage, danach jede Antwort in einer eigenen Zeile
vote-edit-block-stones-how = Zeile 1: die Frage, Zeile 2: was Weiß bedeutet, Zeile 3: was Schwarz bedeutet

## My vote and reminders

vote-mine = Meine Stimme
vote-mine-none = Du hast in Abstimmung { $vote } noch nicht abgestimmt.
vote-mine-not-entitled = In Abstimmung { $vote } kannst du nicht abstimmen. { $who }
vote-mine-cast =
    { "" }**Deine Stimme in Abstimmung { $vote }: { $answer }**
    Dein Beleg: `{ $code }`
vote-key = -# Schlüssel: `{ $secret }`. Du brauchst ihn nur, um später zu beweisen, dass deine Stimme in der veröffentlichten Stimmenkette steht.
vote-remind = Vor dem Ende erinnern
vote-remind-not = Doch nicht erinnern
# $at: a date; $left: "in 3 Tagen"
vote-reminder-on = Bevor Abstimmung { $vote } endet, schicke ich dir eine Direktnachricht. Erinnerung: { $at } ({ $left }). Achte darauf, dass du Direktnachrichten von diesem Server zulässt.
vote-reminder-on-paused = Bevor Abstimmung { $vote } endet, schicke ich dir eine Direktnachricht. Die Abstimmung ist pausiert, deshalb weiß ich noch nicht, wann das sein wird. Achte darauf, dass du Direktnachrichten von diesem Server zulässt.
vote-reminder-off = Ich werde dich nicht an Abstimmung { $vote } erinnern.
vote-reminder =
    Abstimmung { $vote }: **{ $question }**
    Ende: { $left }. { vote-where }
    -# Du wolltest erinnert werden. Diese Nachricht bekommen alle, die das wollten, ob sie abgestimmt haben oder nicht.

## How to vote

vote-how = -# { $how }
# In a vote with several questions. $numbers: "1 and 3"
vote-how-of = { $count ->
    [one] -# Frage { $numbers }: { $how }
   *[other] -# Fragen { $numbers }: { $how }
}
vote-how-stones = Klicke auf einen Stein, um abzustimmen.
vote-how-colour = Die Farbe mit mehr Steinen gewinnt.
vote-how-all = { $count ->
    [2] -# Klicke auf den Button, um beide Fragen in einem Formular zu beantworten. Eine davon kannst du leer lassen.
   *[other] -# Klicke auf den Button, um alle { $count } Fragen in einem Formular zu beantworten. Einzelne kannst du leer lassen.
}
vote-answer-all = Fragen beantworten
vote-how-choice = Wähle eine Antwort.
vote-how-several = Wähle bis zu { $count } Antworten.
vote-how-most = Die Antwort mit den meisten Stimmen gewinnt.
vote-how-enough = -# Bekommt keine Antwort die nötigen Stimmen, ist nichts entschieden.
vote-how-ranked = { $count ->
    [one] Bring so viele Antworten, wie du möchtest, in eine Reihenfolge, deine liebste zuerst. Hat keine Antwort mehr als die Hälfte der Erstpräferenzen, scheidet die mit den wenigsten Stimmen aus, und ihre Stimmen gehen an die jeweils nächste Präferenz, bis eine Antwort genug hat.
   *[other] Bring so viele Antworten, wie du möchtest, in eine Reihenfolge, deine liebste zuerst. Gewählt werden { $count } Antworten mit übertragbarer Einzelstimme (STV), ausgezählt nach den Regeln der schottischen Kommunalwahlen.
}
vote-how-names = Wähle einen Namen, wie die Athener einen in eine Scherbe ritzten. Es zählt, welcher Name am häufigsten genannt wird. Das Ergebnis erfährt nur die Moderation, und ich unternehme gegen niemanden etwas.
vote-how-members = Wähle ein Mitglied, wie die Athener einen Namen in eine Scherbe ritzten. Es zählt, wer am häufigsten genannt wird. Niemand wird erwähnt. Das Ergebnis erfährt nur die Moderation, und ich unternehme gegen niemanden etwas.
vote-menu-member = Welches Mitglied?
vote-member-forgotten = eine Person, die ihre Daten gelöscht hat
vote-unname = Meinen Namen streichen
vote-rename = Meinen Namen wieder zulassen
vote-name-off = Ab jetzt kann dich auf keinem Server mehr jemand bei einem Scherbengericht wählen, bei dem Mitglieder genannt werden. Bereits abgegebene Stimmen zählen weiter, und die Moderation kann deinen Namen weiterhin auf eine eigene Liste setzen.
vote-name-on = Bei Scherbengerichten kann dein Name wieder aufgeschrieben werden.
vote-menu-one = Welche Antwort?
vote-menu-name = Welcher Name?
vote-menu-several = Bis zu { $count } Antworten
vote-rank = Reihenfolge festlegen
# $place: 1 for the favourite
vote-rank-next = { $place ->
    [1] **Welche Antwort gefällt dir am besten?**
   *[other] **Welche Antwort kommt bei dir auf Platz { $place }?** Du kannst auch hier aufhören.
}
vote-rank-done = Alle Antworten haben ihren Platz.
vote-menu-rank = Welche Antwort auf Platz { $place }?
vote-ranked-so-far = **Deine Reihenfolge bisher:**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Stimme abgeben
vote-rank-back = Letzte Wahl zurücknehmen

## The form with several questions

vote-ballot-title = Deine Antworten in Abstimmung { $vote }
vote-ballot-most = { $count ->
    [one] Eine Antwort wählen oder leer lassen
   *[other] Bis zu { $count } Antworten wählen oder leer lassen
}
# $count: how many answers there are
vote-ballot-rank = Nummern von 1 bis { $count }, die liebste zuerst, zum Beispiel 3 1 2
# $most: how many answers there are
vote-bad-ranking = Ich verstehe deine Reihenfolge für „{ $question }“ nicht. Gib jede Nummer von 1 bis { $most } höchstens einmal ein, die liebste Antwort zuerst, zum Beispiel `3 1 2`. Deine Stimme wurde nicht erfasst.
vote-ballot-empty = Du hast keine Frage beantwortet. Deine Stimme wurde nicht erfasst.

## The reply to a vote

vote-receipt-recorded =
    { "" }**Erfasst: { $answer }**
    Dein Beleg für Abstimmung { $vote }: `{ $code }`
vote-receipt-changed =
    { "" }**Geändert: { $answer }**
    Dein neuer Beleg für Abstimmung { $vote }: `{ $code }`. Der alte zählt nicht mehr.
vote-receipt-standing =
    { "" }**Dafür hast du schon gestimmt: { $answer }**
    Dein Beleg für Abstimmung { $vote }: `{ $code }`
vote-receipt-fixed =
    { "" }**Du hast schon abgestimmt: { $answer }**
    Dein Beleg für Abstimmung { $vote }: `{ $code }`
vote-keep-code = Bewahre den Code auf. Solange die Abstimmung läuft, zeigt dir `{ COMMAND("ostrakon", "receipt") }` Code und Schlüssel wieder an. Nach ihrem Ende kann dir niemand mehr sagen, wie sie lauten; der Befehl prüft dann den Code, den du eingibst.
vote-may-change = Um deine Stimme vor dem Ende zu ändern, stimme einfach noch einmal ab.
vote-may-not-change = Deine Stimme kannst du nicht mehr ändern.

## The result

vote-result-title =
    ### Ostrakon-Abstimmung { $vote }: das Ergebnis
    { "" }**{ $question }**
# Above the results of several questions, each with its own heading.
vote-result-title-several = ### Ostrakon-Abstimmung { $vote }: das Ergebnis
vote-void-title =
    ### Ostrakon-Abstimmung { $vote }: ungültig
    { "" }**{ $question }**
vote-verdict = **{ $verdict }**
# $share: 33,3
vote-count = { $answer }: **{ $count }** ({ $share } %)
vote-count-several = -# Alle konnten mehrere Antworten wählen, deshalb können die Anteile zusammen mehr als 100 % ergeben.
vote-first-choices = Erstpräferenzen:
vote-turnout-end = { $count ->
    [one] Eine Person hat abgestimmt.
   *[other] { $count } Personen haben abgestimmt.
}
# $entitled: about how many members could vote; $share: 33,3
vote-turnout-share = { $count ->
    [one] Eine Person hat abgestimmt, von etwa { $entitled } Stimmberechtigten ({ $share } %).
   *[other] { $count } Personen haben abgestimmt, von etwa { $entitled } Stimmberechtigten ({ $share } %).
}
# $entitled: how many people can vote, as the moderator has stated
vote-turnout-stated = { $count ->
    [one] Eine Person hat abgestimmt, von { $entitled } Stimmberechtigten ({ $share } %).
   *[other] { $count } Personen haben abgestimmt, von { $entitled } Stimmberechtigten ({ $share } %).
}
vote-turnout-above-stated = { $count } Personen haben abgestimmt, mehr als die { $stated }, die die Moderation angegeben hatte. Alle, die abgestimmt haben, zählen als stimmberechtigt.
# $turnout: 12 Personen haben abgestimmt.
vote-quorum-met = { $turnout } Das Quorum von { $quorum } wurde erreicht.
vote-verdict-none = Niemand hat abgestimmt.
vote-verdict-unanswered = Diese Frage hat niemand beantwortet.
# In lists of votes.
vote-verdict-several = Jede der { $count } Fragen hat ein eigenes Ergebnis.
vote-verdict-quorum = Das Quorum von { $quorum } wurde nicht erreicht, deshalb ist nichts entschieden.
vote-verdict-even = { $count ->
    [one] Gleichstand, also ist nichts entschieden: je ein Stein.
   *[other] Gleichstand, also ist nichts entschieden: je { $count } Steine.
}
vote-verdict-white = Weiß gewinnt mit { $more } zu { $less }: { $answer }
vote-verdict-black = Schwarz gewinnt mit { $more } zu { $less }: { $answer }
# $all: how many voters answered
vote-verdict-answer = { $all ->
    [one] { $answer } gewinnt mit der einzigen Stimme.
   *[other] { $answer } gewinnt mit { $count } von { $all } Stimmen.
}
vote-verdict-tie = { $count ->
    [one] Gleichstand, also ist nichts entschieden: { $answers }, mit je einer Stimme.
   *[other] Gleichstand, also ist nichts entschieden: { $answers }, mit je { $count } Stimmen.
}
# $needed: how many votes were needed
vote-verdict-short = Es ist nichts entschieden: Vorn liegt { $answer } mit { $count } von { $all } Stimmen, nötig waren { $needed }.
vote-needed-half = Zum Sieg nötige Stimmen, mehr als die Hälfte der Abstimmenden: { $needed }
vote-needed-two_thirds = Zum Sieg nötige Stimmen, zwei Drittel der Abstimmenden: { $needed }
vote-needed-absolute = Zum Sieg nötige Stimmen, mehr als die Hälfte der Stimmberechtigten: { $needed }
vote-verdict-elected = Gewählt: { $answers }.
vote-verdict-named = { $count ->
    [one] Am häufigsten genannt: { $name }, einmal.
   *[other] Am häufigsten genannt: { $name }, { $count }-mal.
}
vote-verdict-named-tie = { $count ->
    [one] Am häufigsten genannt, je einmal: { $names }.
   *[other] Am häufigsten genannt, je { $count }-mal: { $names }.
}
# An ostracism that has reached its quorum, or has none.
vote-verdict-moderators = Das Ergebnis sieht nur die Moderation, mit `{ COMMAND("ostrakon", "result") }`.
# $quota: how many votes elect an answer; $count: how many answers are elected
vote-quota = { $count ->
    [one] **Die Auszählung.** Gewählt wird eine Antwort; nötige Stimmen: { $quota }.
   *[other] **Die Auszählung.** Gewählt werden { $count } Antworten; nötige Stimmen für jede: { $quota }.
}
vote-stage-first = { $number }. Die Erstpräferenzen werden gezählt.
vote-stage-surplus = { $number }. { $answer } hat mehr Stimmen als nötig: Die überzähligen ({ $votes }) gehen an die nächsten Präferenzen, soweit es welche gibt.
vote-stage-excluded = { $number }. { $answer } hat die wenigsten Stimmen und scheidet aus: Diese Stimmen ({ $votes }) gehen an die nächsten Präferenzen, soweit es welche gibt.
vote-stage-excluded-none = { $number }. { $answer } hat keine Stimmen und scheidet aus.
vote-stage-lot = -# Hier gab es einen Gleichstand, den auch kein früherer Durchgang auflöste; das Los, das sich aus den Belegcodes ergibt, fiel auf { $answer }.
vote-stage-answer = { $answer } { $votes }
vote-stage-votes = -# Stimmen danach: { $votes }
vote-stage-last = -# Es sind nur noch so viele Antworten übrig, wie noch gewählt werden; deshalb braucht keine mehr { $quota } Stimmen.
vote-stage-elected = **Gewählt: { $answers }.**
vote-spoiled = { $count ->
    [one] Eine Stimme war nicht lesbar, weil die Datenbank beschädigt war. Sie ist nicht mitgezählt.
   *[other] { $count } Stimmen waren nicht lesbar, weil die Datenbank beschädigt war. Sie sind nicht mitgezählt.
}
vote-file = In diesen Dateien steht zu jedem Belegcode, wie damit abgestimmt wurde. Steht deiner mit deiner Stimme darin, wurde sie gezählt.
vote-still-open = Ende: { $left }.
vote-ended-time = Planmäßig geschlossen, { $at }.
vote-ended-early = Vorzeitig geschlossen von { $name }, { $at }. Grund: { $reason }
vote-ended-lost = Ungültig seit dem { $at }: Die Datenbank des Bots wurde aus einer Sicherung wiederhergestellt. Sicherungen enthalten die Stimmzettel offener Abstimmungen nicht, damit niemand mit einer Sicherung herausfinden kann, wer wie gestimmt hat. Um die Abstimmung zu wiederholen, verwende `{ COMMAND("ostrakon", "open") }`.
vote-ended-void = Annulliert von { $name }, { $at }. Grund: { $reason }
vote-result-there = [Zum Ergebnis]({ $url })
vote-ended-seen = Abstimmung { $vote } ist zu Ende: [zum Ergebnis]({ $url })
vote-voided-seen = Abstimmung { $vote } ist jetzt ungültig, und alle sehen, warum: [zur Nachricht]({ $url })
vote-ended-unseen = Abstimmung { $vote } ist zu Ende, aber ich kann dort, wo sie stattfand, nichts mehr posten. `{ COMMAND("ostrakon", "result") } { option-vote }:{ $vote } { option-public }:True` zeigt das Ergebnis in einem beliebigen Kanal.

## The picture of the result

vote-picture-title = Ostrakon-Abstimmung { $vote }
vote-picture-quorum = Kein Quorum
vote-picture-even = Gleichstand
vote-picture-short = Zu wenig Stimmen
vote-picture-white = Weiß gewinnt
vote-picture-black = Schwarz gewinnt
vote-picture-alt = Zwei Haufen Tonscherben: { $whites } weiß für „{ $white }“, { $blacks } schwarz für „{ $black }“.

## Lists

vote-link = [Abstimmung { $vote }]({ $url })
vote-no-link = Abstimmung { $vote }
vote-label = { $vote }: { $question }
vote-line-open = { $link }: **{ $question }** Ende: { $left }.
vote-line-closed = { $link }: **{ $question }** { $verdict }
vote-line-paused = { $link }: **{ $question }** Pausiert.
vote-line-void = { $link }: **{ $question }** Ungültig.
vote-list = ### Abstimmungen auf diesem Server
vote-none = Hier gibt es keine Abstimmungen zu sehen. Die Moderation kann mit `{ COMMAND("ostrakon", "open") }` eine eröffnen.
vote-none-running = Hier gibt es keine offenen Abstimmungen.
vote-which =
    Welche Abstimmung meinst du? Wähle sie mit der Option `{ option-vote }`:
    { $votes }
vote-no-result-yet = Es gibt noch kein Ergebnis von Abstimmung { $vote }, weil sie noch nicht geschlossen ist. Ende: { $left }.
vote-no-result-paused = Es gibt noch kein Ergebnis von Abstimmung { $vote }, weil sie pausiert ist.

# $pages: how many pages there are
vote-archive = ### Frühere Abstimmungen auf diesem Server · Seite { $page } von { $pages }
vote-archive-none = Hier gibt es keine früheren Abstimmungen zu sehen.
vote-archive-newer = Neuere
vote-archive-older = Ältere
# $kind: weiße und schwarze Steine; $opened and $ended: dates; $turnout: 12 Personen haben abgestimmt.
vote-archive-line =
    { $link }: **{ $question }**
    { $kind }, { $opened } bis { $ended }. { $turnout }
    { $verdict }
vote-void-short = Ungültig.
vote-kind-stones = Weiße und schwarze Steine
vote-kind-choice = Auswahlfrage
vote-kind-ranked = Rangfolgewahl
vote-kind-names = Scherbengericht
vote-kind-members = Scherbengericht
vote-kind-several = Mehrere Fragen

## Receipts

vote-own = ### Deine Stimmen in offenen Abstimmungen
vote-own-line = Abstimmung { $vote }: { $answer }, Beleg `{ $code }`, Schlüssel `{ $secret }`
vote-own-none = Du hast in keiner offenen Abstimmung abgestimmt. Sobald eine Abstimmung geschlossen ist, weiß niemand mehr, wer abgestimmt hat, nicht einmal ich. Um einen Beleg aus einer geschlossenen Abstimmung zu prüfen, verwende die Option `{ option-code }`.
# $typed: what the user has typed
vote-bad-code = „{ $typed }“ ist kein Belegcode. Ein Code hat zwölf Buchstaben und Ziffern, zum Beispiel `7K2M-9QTX-04HD`.
vote-code-counted = `{ $code }` wurde in Abstimmung { $vote } gezählt: { $answer }
vote-code-stands =
    `{ $code }` ist dein Beleg für Abstimmung { $vote }: { $answer }
    Gezählt wird er, wenn die Abstimmung endet.
vote-code-unknown = `{ $code }` wurde hier in keiner geschlossenen Abstimmung gezählt und ist nicht dein Beleg für eine offene. Wenn du deine Stimme änderst, bekommst du einen neuen Code, und der alte zählt nicht mehr.

## What is refused

vote-no-reason = Gib bitte einen Grund an; alle werden ihn sehen. Es hat sich nichts geändert.
vote-announce-here = Die Abstimmung findet in dem gewählten Kanal statt; ihr Ergebnis wird dort ohnehin gepostet. Wähle einen anderen.
vote-announce-channel = Ergebnisse kann ich nur in Textkanälen bekanntgeben. Wähle einen anderen Kanal.
vote-announce-not-yours = Du kannst in { $channel } kein Ergebnis bekanntgeben lassen, weil du dort keine Abstimmungen leiten darfst. Wähle einen anderen Kanal.
vote-announce-permissions = Ich kann in { $channel } nichts posten. Mir fehlen dort diese Berechtigungen: { $permissions }.
vote-announce-not-like = Das Ergebnis von Abstimmung { $vote } sollte auch in einem zweiten Kanal bekanntgegeben werden. Dieser Entwurf lässt das weg, weil du dort keine Abstimmungen leiten darfst oder ich dort nichts posten kann.
# $roles: a list of roles; $count: how many
vote-role-gone = { $count ->
    [one] Eine stimmberechtigte Rolle gibt es nicht mehr: { $roles }. Wähle die Rollen im Menü neu.
   *[other] Einige stimmberechtigte Rollen gibt es nicht mehr: { $roles }. Wähle die Rollen im Menü neu.
}
vote-no-last = Auf diesem Server finde ich keine frühere Abstimmung, die du sehen kannst. Verwende `{ COMMAND("ostrakon", "open") }` ohne `{ option-as_last }`.
vote-not-a-member = Du kannst nur Mitglieder dieses Servers nennen, aber keine Bots. Deine Stimme wurde nicht erfasst.
vote-unnamed = { $name } möchte bei Scherbengerichten nicht genannt werden. Deine Stimme wurde nicht erfasst; wähle jemand anderes.
vote-only-in-servers = Abstimmungen gibt es nur auf Servern.
vote-not-allowed = Dafür brauchst du in dem Kanal, in dem abgestimmt wird, die Berechtigung „Nachrichten verwalten“ oder eine Rolle, die die Serververwaltung mit `{ COMMAND("admin", "setup") }` für Abstimmungen bestimmt hat.
# $roles: a list of roles
vote-not-allowed-roles = Dafür brauchst du in dem Kanal, in dem abgestimmt wird, die Berechtigung „Nachrichten verwalten“ oder eine dieser Rollen: { $roles }.
vote-not-everyone = @everyone kannst du nicht wählen, denn dann könnten alle eine Abstimmung beenden.
# $roles: @Bürger oder @Gäste; $count: how many roles
vote-needs-roles = { $count ->
    [one] An dieser Abstimmung dürfen nur Mitglieder mit der Rolle { $roles } teilnehmen, und die hast du nicht. Deine Stimme wurde nicht erfasst.
   *[other] An dieser Abstimmung dürfen nur Mitglieder mit einer dieser Rollen teilnehmen: { $roles }. Du hast keine davon. Deine Stimme wurde nicht erfasst.
}
# $created: a date
vote-needs-account = { $count ->
    [one] Um an dieser Abstimmung teilzunehmen, muss dein Discord-Konto mindestens einen Tag alt sein; erstellt wurde es am { $created }. Deine Stimme wurde nicht erfasst.
   *[other] Um an dieser Abstimmung teilzunehmen, muss dein Discord-Konto mindestens { $count } Tage alt sein; erstellt wurde es am { $created }. Deine Stimme wurde nicht erfasst.
}
vote-needs-days = { $count ->
    [one] Um an dieser Abstimmung teilzunehmen, musst du seit mindestens einem Tag Mitglied sein; beigetreten bist du am { $joined }. Deine Stimme wurde nicht erfasst.
   *[other] Um an dieser Abstimmung teilzunehmen, musst du seit mindestens { $count } Tagen Mitglied sein; beigetreten bist du am { $joined }. Deine Stimme wurde nicht erfasst.
}
vote-needs-days-unknown = { $count ->
    [one] Um an dieser Abstimmung teilzunehmen, musst du seit mindestens einem Tag Mitglied sein, und Discord sagt mir nicht, wann du beigetreten bist. Deine Stimme wurde nicht erfasst.
   *[other] Um an dieser Abstimmung teilzunehmen, musst du seit mindestens { $count } Tagen Mitglied sein, und Discord sagt mir nicht, wann du beigetreten bist. Deine Stimme wurde nicht erfasst.
}
vote-permissions = Hier kann ich keine Abstimmung abhalten. Mir fehlen diese Berechtigungen: { $permissions }. Wende dich an jemanden, der den Server verwaltet, oder wähle einen anderen Kanal.

## The form of a new vote

vote-form-title = Neue Abstimmung: weiße und schwarze Steine
vote-form-title-choice = Neue Abstimmung: Auswahlfrage
vote-form-title-ranked = Neue Abstimmung: Rangfolgewahl
vote-form-title-ostracism = Neues Scherbengericht
vote-form-title-first = Frage 1 von { $count }; weitere im Entwurf
vote-form-question = Wie lautet die Frage?
vote-form-white = Der weiße Stein ⚪ bedeutet
vote-form-black = Der schwarze Stein ⚫ bedeutet
vote-form-answers = Wie lauten die Antworten?
vote-form-answers-how = Drei bis zehn Antworten, jede in einer eigenen Zeile
vote-form-names = Welche Namen stehen zur Wahl?
vote-form-names-how = Bis zu 25 Namen, jeder in eigener Zeile. Leer: alle Mitglieder, wenn die Serververwaltung das erlaubt
vote-form-closes = Wann endet sie?
vote-form-closes-how = Zum Beispiel morgen 20:00, Freitag 18 Uhr, in 3 Tagen, 3d 12h oder 24.12.2026 18:00
vote-number-quorum = Wie viele müssen mindestens abstimmen?
vote-hint-quorum = Eine Zahl wie 50 oder ein Anteil der Stimmberechtigten wie 25 %. Leer lassen: beliebig viele
vote-form-most-choice = Wie viele Antworten pro Person?
vote-form-most-ranked = Wie viele Antworten werden gewählt?
vote-form-title-times = Beginn, Ende und Zeitzone
vote-form-opens = Wann beginnt sie?
vote-form-opens-how = Zum Beispiel morgen 18:00. Leer lassen, um sie selbst zu eröffnen
vote-times-closes-how = Zum Beispiel Freitag 18 Uhr; 3d 12h zählt ab dem Beginn, in 3 Tagen ab jetzt
vote-form-zone-how = Eine Stadt, zum Beispiel Berlin; ich merke sie mir, wie in /{ name-settings }
vote-form-title-voters = Wer darf abstimmen?
vote-number-joined = Tage seit dem Beitritt zum Server
vote-hint-joined = Nur wer seit mindestens so vielen Tagen Mitglied ist, darf abstimmen
vote-number-account = Tage seit dem Erstellen des Kontos
vote-hint-account = Nur wessen Discord-Konto mindestens so viele Tage alt ist, darf abstimmen
vote-number-stated = Wie viele Personen sind stimmberechtigt?
vote-hint-stated = Für Anteil oder Mehrheit aller Stimmberechtigten. Leer: Discords Zahl, falls es eine nennt

## Drafts

vote-draft-head =
    ### Dein Entwurf
    Diese Nachricht siehst nur du; alle sehen später den Teil zwischen den Linien.
vote-draft-scheduled =
    ### Geplant
    Diese Abstimmung wird automatisch eröffnet; diese Nachricht ändert sich dann nicht. Sie ist nur für dich sichtbar; alle sehen später den Teil zwischen den Linien. Wenn du etwas änderst, musst du die Abstimmung neu planen.
vote-draft-problem = ⚠️ **{ $why }**
# $why: a sentence
vote-draft-late = ⚠️ **Diese Abstimmung konnte nicht wie geplant eröffnet werden.** { $why }
# $at and $left: a date as Discord shows it, and "in 3 Tagen"; $words: "Freitag, 27. November 2026, 18:00 Uhr"; $zone: Berlin
vote-draft-opens = Beginn: { $at } ({ $left }). In der Zeitzone { $zone }: { $words }.
vote-draft-closes = Ende: { $at } ({ $left }). In der Zeitzone { $zone }: { $words }.
vote-draft-utc = -# Ich lese Zeiten als UTC, weil ich deine Zeitzone nicht kenne. Mit **{ $button }** stellst du sie ein.
vote-draft-words = { $date }, { $time } Uhr
vote-draft-open = Eröffnen
vote-draft-schedule = Planen
vote-draft-unschedule = Planung aufheben
vote-draft-change = Ändern
vote-draft-times = Zeiten
vote-draft-voters = Stimmberechtigte
vote-draft-discard = Verwerfen
vote-draft-keep = Entwurf behalten
vote-draft-sure =
    ### Diesen Entwurf verwerfen?
    Alles, was du dafür eingetippt hast, wird gelöscht. Das lässt sich nicht rückgängig machen.
vote-draft-questions = Fragen hinzufügen oder ändern
vote-draft-kind-stones = weiße und schwarze Steine
vote-draft-kind-choice = Auswahlfrage
vote-draft-kind-ranked = Rangfolgewahl
vote-draft-kind-ostracism = Scherbengericht
# $kind: Rangfolgewahl
vote-draft-kind = Art ändern: { $kind }
vote-draft-add = Frage hinzufügen: { $kind }
vote-draft-change-one = Frage { $number } ändern: { $question }
vote-draft-remove = Frage { $number } entfernen: { $question }
vote-draft-roles = Auf Rollen beschränken
vote-draft-threshold = Was eine Antwort zum Sieg braucht
vote-draft-threshold-most = Zum Sieg nötig: die meisten Stimmen
vote-draft-threshold-half = Zum Sieg nötig: mehr als die Hälfte der Abstimmenden
vote-draft-threshold-two_thirds = Zum Sieg nötig: zwei Drittel der Abstimmenden
vote-draft-threshold-absolute = Zum Sieg nötig: mehr als die Hälfte der Stimmberechtigten
vote-draft-rules = Stimmen sind endgültig, die Beteiligung ist verborgen
vote-draft-changes = Stimmen lassen sich bis zum Ende ändern
vote-draft-turnout = Alle sehen, wie viele schon abgestimmt haben
vote-draft-announce = Zweiter Kanal fürs Ergebnis
vote-draft-like = Bedingungen von Abstimmung { $vote } übernehmen
vote-draft-discarded = Der Entwurf ist verworfen. Es wurde keine Abstimmung eröffnet.
vote-drafts = ### Deine Entwürfe und geplante Abstimmungen
vote-drafts-none = Du hast hier keine Entwürfe, und es ist keine Abstimmung geplant. Mit `{ COMMAND("ostrakon", "open") }` bereitest du eine vor.
vote-drafts-show = Welcher deiner Entwürfe?
# $left: when it is deleted
vote-drafts-waiting = - **{ $question }** Wird { $left } gelöscht, wenn du die Abstimmung nicht eröffnest.
vote-drafts-scheduled = - **{ $question }** Geplant von { $name } in { $channel }: beginnt am { $at } ({ $left }).

## Why a scheduled vote could not open

vote-late-dm = Deine geplante Abstimmung „{ $question }“ konnte nicht eröffnet werden. { $why } Mit `{ COMMAND("ostrakon", "drafts") }` findest du den Entwurf auf deinem Server.
vote-late-removed = Ich wurde vom Server entfernt.
vote-late-channel = Ihr Kanal wurde gelöscht. Öffne den Entwurf in einem anderen Kanal.
vote-late-permissions = In ihrem Kanal fehlen mir inzwischen Berechtigungen, um eine Abstimmung abzuhalten.
vote-late-locked = Ihr Thread wurde gesperrt. Bitte jemanden mit der Berechtigung „Threads verwalten“, ihn zu entsperren, oder öffne den Entwurf in einem anderen Kanal.
vote-late-left = Du hattest den Server verlassen.
vote-late-host = In ihrem Kanal durftest du keine Abstimmungen mehr leiten.
vote-late-role = Eine stimmberechtigte Rolle wurde gelöscht.
vote-late-naming = Auf diesem Server dürfen bei einem Scherbengericht nicht mehr beliebige Mitglieder genannt werden.
vote-late-announce = Ihr Ergebnis kann ich im anderen Kanal nicht mehr bekannt geben: Er wurde gelöscht, oder dir oder mir fehlen dort Berechtigungen. Wähle im Entwurf einen anderen.
vote-late-past = Als sie beginnen sollte, lief ich nicht, und inzwischen ist auch ihr Ende vorbei.
vote-late-terms = Ihre Bedingungen waren nicht mehr zulässig.

## Where a vote cannot be shown

vote-trouble-gone = Der Kanal von Abstimmung { $vote } wurde gelöscht. Wer Abstimmungen leiten darf, kann sie verlegen: Verwende `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in einem anderen Kanal.
vote-trouble-forbidden = Im Kanal von Abstimmung { $vote } kann ich nichts mehr posten. Gib mir meine Berechtigungen zurück, oder verwende `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in einem anderen Kanal.
vote-trouble-locked = Der Thread von Abstimmung { $vote } ist gesperrt. Bitte jemanden mit der Berechtigung „Threads verwalten“, ihn zu entsperren, oder verwende `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in einem anderen Kanal.
vote-trouble-later = Abstimmung { $vote } ist offen. Discord nimmt ihre Nachricht gerade nicht an; ich poste sie, sobald es geht.
vote-trouble-removed = Ich wurde von dem Server entfernt, auf dem Abstimmung { $vote } stattfand. Wenn ich wieder eingeladen werde, erscheint die Abstimmung an derselben Stelle.
vote-trouble-away = Abstimmung { $vote } ist offen. Discord erreicht ihren Server gerade nicht; sie erscheint wieder, sobald es geht.
