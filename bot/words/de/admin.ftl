# /admin: for people who manage a server or host the bot.

admin-only-in-servers = Das geht nur auf einem Server.
admin-not-manager = Dafür brauchst du die Berechtigung „Server verwalten“.
admin-damaged = Die Datenbankdatei ist beschädigt. Stoppe den Bot und stelle eine Sicherung wieder her, die mit `{ COMMAND("admin", "backup") }` erstellt wurde: `python -m storage restore FILE`.
admin-not-host = Das darf nur die Bot-Betreuung. Wer dazugehört, steht in der Einstellung `OWNERS`; voreingestellt ist die Person oder das Team, dem die Anwendung des Bots gehört.
admin-other-channels = Tische kannst du nur hier eröffnen: { $channels }.
admin-other-roles = Um hier Tische zu eröffnen, brauchst du eine dieser Rollen: { $roles }.

## The rules of a server

setup-title = ### Einstellungen dieses Servers
setup-text =
    { "" }**Kanäle für Tische:** { $channels }
    { "" }**Rollen, die Tische eröffnen dürfen:** { $openers }
    { "" }**Rollen, die auch ohne die Berechtigung „Nachrichten verwalten“ Abstimmungen leiten dürfen:** { $voters }
    { "" }**Höchstzahl offener Tische:** { $each } pro Tischleitung, { $all } auf diesem Server
    { $naming ->
        [on] **Scherbengerichte:** Genannt werden kann jedes Mitglied, das dem nicht widersprochen hat. Niemand wird erwähnt, und nur die Moderation sieht das Ergebnis.
       *[off] **Scherbengerichte:** Genannt werden kann nur, wer auf einer Liste der Moderation steht.
    }
setup-naming-on = Scherbengerichte für alle Mitglieder zulassen
setup-naming-off = Scherbengerichte auf eine Namensliste beschränken
# $language: "Deutsch", or the next message
setup-language = **Sprache für Spielpläne, Threads und Abstimmungen:** { $language }
setup-language-discord = die Sprache des Servers auf Discord
setup-language-menu = Sprache für Spielpläne, Threads und Abstimmungen
setup-language-done = Gespeichert. Spielpläne, Threads und Abstimmungen erscheinen ab der nächsten Aktualisierung in der neuen Sprache.
setup-everywhere = alle Kanäle
setup-everybody = @everyone
setup-nobody-else = keine
setup-menu-channels = Kanäle für Tische (leer lassen für alle)
setup-menu-openers = Rollen, die Tische eröffnen dürfen (leer lassen für alle)
setup-menu-voters = Rollen, die auch ohne die Berechtigung „Nachrichten verwalten“ Abstimmungen leiten dürfen
setup-limits = Höchstzahlen …
setup-limits-title = Höchstzahl offener Tische
setup-each = Pro Tischleitung
setup-all = Auf diesem Server
setup-up-to = 1 bis { $most }; voreingestellt ist { $usual }
setup-done = Gespeichert. Die neuen Einstellungen gelten für Tische und Abstimmungen, die ab jetzt eröffnet werden.
setup-voters-done = Gespeichert. Das gilt sofort, auch für Abstimmungen, die schon laufen.
setup-bad-number = Gib eine ganze Zahl von 1 bis { $most } ein. Es hat sich nichts geändert.

## /admin status

status-title = ### Status
status-here = Offene Tische auf diesem Server: { $count } (höchstens: { $most })
status-latency = Latenz zu Discord: { $milliseconds } ms
status-whole = **Auf allen Servern**
status-servers = Server: { $count }
status-matches = Partien: { $playing } laufen, { $lobby } in der Lobby, { $all } insgesamt
status-records = Aufgezeichnete Aktionen in beendeten Partien: { $records } · Offene Abstimmungen: { $votes }
status-unerased-votes = { $count ->
    [one] **Noch nicht gelöscht:** Spuren einer geschlossenen Abstimmung sind noch in den Datenbankdateien, weil ein anderes Programm sie liest. Ich versuche es jede Minute noch einmal.
   *[other] **Noch nicht gelöscht:** Spuren von { $count } geschlossenen Abstimmungen sind noch in den Datenbankdateien, weil ein anderes Programm sie liest. Ich versuche es jede Minute noch einmal.
}
status-unerased-people = **Noch nicht gelöscht:** Spuren von Personen, die ihre Daten gelöscht haben, sind noch in den Datenbankdateien, weil ein anderes Programm sie liest. Ich versuche es jede Minute noch einmal.
status-queue = In der Warteschlange: Interaktionen: { $presses }, Schreibvorgänge: { $writes }, Spielpläne: { $boards }, Bilder: { $pictures } · Wegen Überlastung verworfene Interaktionen: { $shed }
status-database = Größe der Datenbank: weniger als { $size }

## /admin doctor

doctor-title = ### Diagnose
doctor-all-well = Alles in Ordnung.
doctor-some = { $count ->
    [one] Um eine Sache musst du dich kümmern.
   *[other] Um { $count } Dinge musst du dich kümmern.
}
doctor-line-well = - ✓ { $words }
doctor-line-wrong = - **✗** { $words }
doctor-permissions = { $count ->
    [one] Im einzigen Kanal für Tische habe ich alle Berechtigungen, die ich brauche.
   *[other] In allen { $count } Kanälen für Tische habe ich alle Berechtigungen, die ich brauche.
}
doctor-channel-gone = Ein Kanal, der in `{ COMMAND("admin", "setup") }` ausgewählt ist, existiert nicht mehr ({ $channel }). Wähle dort einen anderen.
doctor-clock-unknown = Ich kann die Uhr dieses Rechners nicht prüfen, weil Discords Antworten keine Uhrzeit enthalten.
doctor-no-database = Die Datenbank antwortet nicht.
# $why: for engineers
doctor-package = Ich konnte das Spielpaket { $name } nicht laden, deshalb ist sein Spiel nicht verfügbar: { $why }. Repariere oder entferne das Paket und starte dann den Bot neu.
doctor-clock-well = Die Uhr des Rechners geht genau (Abweichung: { $seconds } s).
doctor-clock-wrong = Die Uhr des Rechners geht gegenüber Discord { $seconds } s { $side ->
    [behind] nach
   *[ahead] vor
}, deshalb stimmen die Zeiten nicht, die ich anzeige. Alles andere funktioniert. Mit NTP lässt sich die Uhr richtig stellen.
doctor-schema-well = Das Datenbankschema ist aktuell ({ $revision }).
doctor-schema-wrong = Das Datenbankschema ist { $revision }, aber diese Version braucht { $wanted }. Stoppe den Bot und führe `python -m storage migrate` aus.
doctor-log-well = Das Write-Ahead-Log ist kleiner als { $size }.
doctor-log-wrong = Das Write-Ahead-Log ist auf fast { $size } angewachsen, weil ein anderes Programm die Datenbank offen hält. Beende dieses Programm, oder starte den Bot neu.
doctor-disk-well = Mindestens { $size } Speicherplatz sind frei.
doctor-disk-wrong = Weniger als { $size } Speicherplatz sind frei. Schaffe Platz: Wenn der Datenträger voll ist, kann ich nichts mehr speichern.
doctor-commands-well = Die bei Discord registrierten Befehle passen zu dieser Version.
doctor-commands-wrong = Die bei Discord registrierten Befehle passen nicht zu dieser Version. Starte den Bot neu, oder führe `python -m bot sync` aus.
doctor-pictures-well = Der Bilderprozess antwortet.
doctor-pictures-wrong = Der Bilderprozess antwortet nicht, deshalb werden Spielpläne als Text gezeigt. Prüfe, ob der Rechner genug Arbeitsspeicher hat.
doctor-vote-gone = Der Kanal einer Abstimmung wurde gelöscht ({ $channel }). Um sie zu verlegen, verwende `{ COMMAND("ostrakon", "status") } { option-post_here }:True` in einem anderen Kanal.
doctor-vote-forbidden = Die Nachricht einer Abstimmung in { $channel } ist veraltet, weil ich dort nichts posten darf. Gib mir meine Berechtigungen zurück.
doctor-vote-locked = Die Nachricht einer Abstimmung in { $channel } ist veraltet, weil der Thread gesperrt ist. Entsperre den Thread.
doctor-vote-rejected = Discord lehnt die Nachricht einer Abstimmung in { $channel } ab. Ich versuche es später noch einmal; den Grund findest du im Log des Bots.
doctor-vote-removed = Ich war eine Zeit lang von diesem Server entfernt, und eine Abstimmung in { $channel } ist noch nicht wieder gepostet.
doctor-vote-away = Dieser Server war bei Discord nicht verfügbar, und eine Abstimmung in { $channel } ist noch nicht wieder gepostet.
doctor-vote-later = Eine Abstimmung in { $channel } konnte ich seit einer Weile nicht aktualisieren. Ich versuche es später noch einmal.
doctor-lacking-tables = In { $channel } kann ich keine Tische zeigen. Mir fehlen dort diese Berechtigungen: { $permissions }.
doctor-lacking-threads = In { $channel } kann ich keine Threads für Tische erstellen. Mir fehlen dort diese Berechtigungen: { $permissions }.
doctor-lacking-private = In { $channel } kann ich keine privaten Threads für Teams und private Tische erstellen. Mir fehlen dort diese Berechtigungen: { $permissions }.
doctor-board-gone = Tisch { $match } ({ $channel }): Der Kanal oder Thread wurde gelöscht. Mit `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` zeigst du den Tisch in einem anderen Kanal.
doctor-board-forbidden = Tisch { $match } ({ $channel }): Dort darf ich nichts posten. Gib mir meine Berechtigungen zurück, oder verlege den Tisch mit `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in einen anderen Kanal.
doctor-board-locked = Tisch { $match } ({ $channel }): Der Thread ist gesperrt. Entsperre ihn, oder verlege den Tisch mit `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in einen anderen Kanal.
doctor-board-rejected = Tisch { $match } ({ $channel }): Discord lehnt die Nachricht ab. Ich versuche es später noch einmal; den Grund findest du im Log des Bots.
doctor-board-later = Tisch { $match } ({ $channel }): Ich kann den Spielplan gerade nicht aktualisieren. Ich hole es nach, sobald es geht.
doctor-board-removed = Tisch { $match } ({ $channel }): Ich war eine Zeit lang von diesem Server entfernt, und der Spielplan ist noch nicht wieder gepostet. Mit `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` postest du ihn jetzt.
doctor-board-away = Tisch { $match } ({ $channel }): Dieser Server war bei Discord nicht verfügbar, und der Spielplan ist noch nicht wieder gepostet. Mit `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` postest du ihn jetzt.

## /admin backup

backup-done = { $count ->
    [one] Sicherung erstellt: `{ $file }` ({ $size }), im Ordner `backups` neben der Datenbank. Es ist die einzige Sicherung dort. Zum Wiederherstellen führe `python -m storage restore` aus. Der Schlüssel ist nicht enthalten, also bewahre eine Kopie davon an einem anderen Ort auf.
   *[other] Sicherung erstellt: `{ $file }` ({ $size }), im Ordner `backups` neben der Datenbank. Er enthält jetzt die letzten { $count } Sicherungen. Zum Wiederherstellen führe `python -m storage restore` aus. Der Schlüssel ist nicht enthalten, also bewahre eine Kopie davon an einem anderen Ort auf.
}
backup-server = Diese Datenbank ist PostgreSQL. Sichere sie mit `pg_dump`, das geht auch im laufenden Betrieb, und lass die Steine offener Abstimmungen weg (`--exclude-table-data='vote_(secrets|roll|stones)'`). Sicherungen enthalten den Schlüssel nicht, also bewahre eine Kopie von SECRET_KEY an einem anderen Ort auf.
backup-open-votes = { $count ->
    [one] Eine Abstimmung ist offen. Die Sicherung enthält ihre Stimmzettel nicht; wenn du die Sicherung wiederherstellst, ist diese Abstimmung also ungültig.
   *[other] { $count } Abstimmungen sind offen. Die Sicherung enthält ihre Stimmzettel nicht; wenn du die Sicherung wiederherstellst, sind diese Abstimmungen also ungültig.
}
backup-damaged = Es wurde keine Sicherung erstellt: Die Datenbank ist beschädigt. Stoppe den Bot und stelle mit `python -m storage restore FILE` eine frühere Sicherung wieder her.
# $why: for engineers
backup-failed = Es wurde keine Sicherung erstellt ({ $why }). Prüfe, ob der Datenträger voll ist und ob der Bot dort schreiben darf.

## Discord's names of permissions

permission-view-channel = „Kanal ansehen“
permission-send-messages = „Nachrichten senden“
permission-send-messages-in-threads = „Nachrichten in Threads senden“
permission-attach-files = „Dateien anhängen“
permission-read-message-history = „Nachrichtenverlauf anzeigen“
permission-connect = „Verbinden“
permission-create-public-threads = „Öffentliche Threads erstellen“
permission-create-private-threads = „Private Threads erstellen“
