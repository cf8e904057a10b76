# Messages about one person: /settings, /games stats, stored data.

settings-title = ### Deine Einstellungen
settings-reminders = **Erinnerungen:** { $how }
settings-closed = Ich konnte dir keine Direktnachricht senden, deshalb erinnere ich dich stattdessen im Thread des Tisches. Wenn du Direktnachrichten zugelassen hast, stelle deine Erinnerungen noch einmal ein.
# $now: "18:30"
# $zone: the city that stands for it, such as Berlin.
settings-zone = **Zeitzone:** { $zone } (dort ist es { $now } Uhr)
# In a list of suggestions. $zone: its international name, such as Europe/Rome.
zone-choice = { $city } ({ $zone })
settings-quiet = **Ruhezeit:** { $start } bis { $end } Uhr (deine Bedenkzeit steht)
settings-quiet-runs = **Ruhezeit:** { $start } bis { $end } Uhr (deine Bedenkzeit läuft weiter)
settings-no-quiet = **Ruhezeit:** keine
settings-next-up = **Nachricht, wenn du gleich dran bist:** { $choice }
settings-digest = **Tagesüberblick:** { $choice }
settings-look = **Deine privaten Ansichten:** { $palette ->
    [safe] Farbenblindenmodus
   *[usual] normale Farben
}, { $picture ->
    [text] Text statt Bildern
   *[picture] Bilder
}, { $background ->
    [dark] dunkler Hintergrund
   *[light] heller Hintergrund
}
settings-language = **Sprache:** { $language }
settings-language-menu = Sprache
settings-language-discord = die Sprache deiner Discord-App
settings-saved = Gespeichert. Das sind jetzt deine Einstellungen.
settings-bad-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Gib eine große Stadt in deiner Zone ein, zum Beispiel Berlin, und wähle einen der Vorschläge. Es hat sich nichts geändert.
settings-bad-hour = „{ $typed }“ ist keine Uhrzeit. Schreib sie wie 22:00. Es hat sich nichts geändert.
settings-bad-quiet = Die Ruhezeit kann höchstens { $hours } Stunden am Tag dauern. Es hat sich nichts geändert.
settings-half-quiet = Die Ruhezeit braucht einen Anfang (`{ option-start }`) und ein Ende (`{ option-end }`). Es hat sich nichts geändert.
# The menu of ways to be reminded, each of which is a message settings-how-*.
settings-menu = Erinnerungen
settings-hours = Zeitzone und Ruhezeiten …
settings-hours-title = Zeitzone und Ruhezeiten
settings-field-zone = Zeitzone
settings-field-zone-about = Eine große Stadt darin, zum Beispiel Berlin
settings-field-start = Beginn der Ruhezeit (leer lassen für keine)
settings-field-end = Ende der Ruhezeit
settings-switch-next_up = { $state ->
    [on] Nicht melden, wenn ich gleich dran bin
   *[off] Melden, wenn ich gleich dran bin
}
settings-switch-digest = { $state ->
    [on] Keinen Tagesüberblick senden
   *[off] Täglich einen Überblick senden
}
settings-switch-time_runs = { $state ->
    [on] Bedenkzeit in der Ruhezeit anhalten
   *[off] Bedenkzeit in der Ruhezeit laufen lassen
}
settings-switch-colour_blind = { $state ->
    [on] Normale Farben verwenden
   *[off] Farbenblindenmodus einschalten
}
settings-switch-words = { $state ->
    [on] Bilder zeigen
   *[off] Text statt Bildern zeigen
}
settings-switch-dark = { $state ->
    [on] Heller Hintergrund
   *[off] Dunkler Hintergrund
}
settings-how-ping = im Thread des Tisches
settings-how-dm = per Direktnachricht
settings-how-off = aus; auf dem Spielplan wirst du trotzdem einmal erwähnt, wenn du am Zug bist
settings-choice-on = ein
settings-choice-off = aus

## Stored data

privacy-text =
    ### Was ich über dich speichere
    Deine Plätze und Züge, deine Einstellungen, deine Ergebnisse und Wertungen und die Abstimmungen, die du eröffnet hast. Zu geheimen Abstimmungen speichere ich nichts, was zeigen könnte, dass du teilgenommen hast.
privacy-export = Alles herunterladen
privacy-delete = Meine Daten löschen …
privacy-question =
    ### Deine Daten löschen?
    Du verlässt alle Lobbys und gibst in allen laufenden Partien deinen Platz auf. Ein Computer übernimmt; in Partien zu zweit verlierst du. Deine Ergebnisse, Wertungen und Einstellungen werden gelöscht. In beendeten Partien heißt du dann „{ privacy-former }“, aber die Partien bleiben vollständig. Nachrichten, die schon auf Discord stehen, bleiben, wie sie sind. Das lässt sich nicht rückgängig machen.
privacy-not-yet =
    ### Noch ist nichts gelöscht
    Discord lässt mich dich gerade nicht aus dem privaten Thread einer Partie entfernen. Versuch es bitte in einer Minute noch einmal.
privacy-sure = Meine Daten löschen
privacy-keep = Alles behalten
# The name of a person whose data was deleted.
privacy-former = eine frühere Person am Tisch
privacy-exported = Das ist alles, was ich über dich speichere.
privacy-deleted = Deine Daten sind gelöscht. Wenn du wieder spielst, fängst du ganz von vorn an.
privacy-often = Du hast deine Daten vor weniger als einer Minute löschen lassen. Warte bitte eine Minute, bevor du es noch einmal versuchst.

## Records of results

stats-title = ### { $name }: { $game }
stats-all-games = alle Spiele
stats-somebody = diese Person
stats-nothing = Hier gibt es noch keine beendeten Partien.
stats-uncounted = Wie gewünscht halte ich deine Ergebnisse nicht fest. Wie du spielst, wird weder gespeichert noch gezeigt.
stats-count = Meine Ergebnisse festhalten
stats-do-not-count = Ergebnisse nicht mehr festhalten und löschen …
stats-delete = Aufhören und löschen
stats-sure =
    ### Deine Ergebnisse löschen?
    Alle deine Wertungen und Ergebnisse werden auf allen Servern gelöscht. Sie lassen sich nicht wiederherstellen.
stats-keep = Ergebnisse behalten
stats-games = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
# $kind: with whom; $share: "25 %"
stats-played = { $kind ->
    [people] Mit anderen Personen
    [computers] Mit Computern
   *[solo] Solo
}: { stats-games }, { $won } gewonnen ({ $share })
# $time: "3 min"
stats-played-time = { stats-played }; im Schnitt { $time } pro Entscheidung
stats-rating = **Spielstärke: { $rating }**
stats-rating-early = **Spielstärke: { $rating }** (noch eine grobe Schätzung)
stats-rating-means = -# Deine Spielstärke steigt, wenn du gegen starke Konkurrenz gewinnst. Alle beginnen bei etwa 1.000, und mit jeder Partie wird die Wertung genauer. Partien gegen Computer und Solospiele zählen nicht.
stats-reliable = **Zuverlässigkeit:** { $finished } von { $began } Partien mit anderen zu Ende gespielt, in { $replaced } ersetzt
stats-reliable-clock = { stats-reliable }; Bedenkzeit bei { $missed } von { $decisions } Entscheidungen überschritten
stats-reliable-means = -# Die Zuverlässigkeit zeigt, ob jemand bis zum Ende dabeibleibt und rechtzeitig entscheidet. Mit der Spielstärke hat sie nichts zu tun. „Ersetzt“ heißt: aufgegeben oder den Platz verloren, ohne zuzustimmen. Ruhezeiten zählen nicht zur Zeit pro Entscheidung.
stats-menu = Welches Spiel?
stats-best = Rangliste
stats-mine = Meine Bilanz
stats-leaders = ### { $game }: Rangliste
stats-leader = { $place }. { $user }: **{ $rating }** ({ stats-games })
stats-no-leaders = Hier hat noch niemand eine Wertung. Du bekommst eine, wenn du eine Partie mit anderen zu Ende spielst.
stats-picture-won = gewonnen
stats-picture-lost = verloren
stats-picture-by-game = Jedes Spiel hat seine eigene Wertung. Wähle ein Spiel, um sie zu sehen.
stats-picture-none = Hier gibt es noch keine gewerteten Partien.
stats-picture-footer = { $count ->
    [one] Die letzte Partie, am { $since }
   *[other] Die letzten { $count } Partien, seit dem { $since }
}
stats-picture-alt = { $count ->
    [one] Die Ergebnisse von { $name } in { $game }: Die letzte Partie wurde { $won ->
        [0] verloren
       *[other] gewonnen
    }.
   *[other] Die Ergebnisse von { $name } in { $game }: { $won } der letzten { $count } Partien gewonnen.
}
stats-picture-alt-rated = { stats-picture-alt } Die Spielstärke ging von { $first } auf { $last }.

## Amounts

measure-b = { $number } B
measure-kb = { $number } kB
measure-mb = { $number } MB
measure-gb = { $number } GB
measure-seconds = { $number } s
measure-minutes = { $number } min
measure-hours = { $number } h
measure-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
