# Opening a table: the lobby, the game's options, clocks and invitations.

lobby-title =
    ### { $game }: Wer spielt mit?
    { $players } · { $length }
lobby-players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
lobby-between = { $least } bis { $most } Personen
lobby-host = { $player } (Tischleitung)
# $name: an opponent that the game itself plays, such as Moira.
lobby-rival = { $name } (wenn du allein startest)
lobby-options = **Optionen:**
lobby-clock = **Bedenkzeit:** { $clock }
lobby-set-clock = Bedenkzeit
lobby-option = { $title }: { $value }
lobby-needed = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
}
lobby-full = Alle Plätze sind besetzt. { $host } kann die Partie starten.
lobby-ready = { $count ->
    [one] { $host } kann die Partie starten; für eine Person ist noch Platz.
   *[other] { $host } kann die Partie starten; für { $count } weitere Personen ist noch Platz.
}
lobby-odd = Mit dieser Zahl von Personen kann die Partie nicht starten.
lobby-join = Mitspielen
lobby-leave = Verlassen
lobby-add = Computer hinzufügen
lobby-remove = Computer entfernen
lobby-computer-name = Computer { $number }
lobby-settings = Optionen
lobby-start = Starten
lobby-versus = Gegen den Computer spielen
table-not-alone = Am Tisch haben inzwischen andere Platz genommen. Klicke auf **{ lobby-start }**, um mit ihnen zu spielen.
lobby-closed = Ohne Publikum: Die Partie wird in einem privaten Thread gespielt.
lobby-keep-out = Ohne Publikum
lobby-let-in = Publikum zulassen
lobby-cancel = Abbrechen

## Computer players

levels-text =
    ### Computer hinzufügen
    Wie stark soll er spielen? Er sieht nur, was auch eine Person an seinem Platz sähe.
levels-easy = Leicht
levels-middle = Mittel
levels-hard = Schwer
levels-fill-easy = { $count } hinzufügen (leicht)
levels-fill-middle = { $count } hinzufügen (mittel)
levels-fill-hard = { $count } hinzufügen (schwer)

## The game's options

options-title = ### { $game }: Optionen
options-line =
    { "" }**{ $title }:** { $value }
    { $description }
options-short = **{ $title }:** { $value }
options-page = Seite { $page } von { $pages }
options-yes = Ja
options-no = Nein
options-type = { $title } …
options-empty = keine
# The host's last table of the same game was set up differently. $settings: titles and values, separated by dots.
options-last-time = **Beim letzten Mal hattest du:** { $settings }
options-as-last-time = Wie beim letzten Mal
options-last-computers = { $count ->
    [0] keine Computer
    [one] 1 Computer ({ $levels })
   *[other] { $count } Computer ({ $levels })
}
options-none = Dieses Spiel hat keine Optionen.
options-not-whole = „{ $title }“ braucht eine ganze Zahl in Ziffern, nicht „{ $typed }“. Es hat sich nichts geändert.
options-wrong = { $title }: { $why }. Es hat sich nichts geändert.
# $kind: "toml" or "json"
options-upload = -# Das stellst du ein, indem du mit `{ COMMAND("table", "options") }` eine `.{ $kind }`-Datei hochlädst. Eine leere Liste setzt es zurück.
options-from-file = { $count ->
    [one] 1 Eintrag aus einer Datei
   *[other] { $count } Einträge aus einer Datei
}
options-no-files = { $game } hat keine Optionen, die du mit einer Datei einstellen kannst. Es hat sich nichts geändert.
options-file-large = Diese Datei ist zu groß; erlaubt sind höchstens { $most } kB. Es hat sich nichts geändert.
options-file-deep = Die Klammern oder Namen mit Punkten in dieser Datei sind zu tief verschachtelt. Verwende einfache Listen und Tabellen. Es hat sich nichts geändert.
options-file-often = Du hast zu viele Dateien hochgeladen; erlaubt sind höchstens { $most } pro Minute. Es hat sich nichts geändert.
options-file-busy = Ich lese gerade zu viele Dateien. Lade deine in einer Minute noch einmal hoch. Es hat sich nichts geändert.
options-file-slow = Das Lesen dieser Datei hat zu lange gedauert. Lade eine einfachere hoch, oder versuche es später noch einmal. Es hat sich nichts geändert.
# $kinds: ".json oder .toml"
options-file-kind = Dieser Dateityp passt nicht; der Name muss auf { $kinds } enden. Es hat sich nichts geändert.
options-file-text = Diese Datei ist kein einfacher UTF-8-Text. Es hat sich nichts geändert.
options-file-broken = Ich kann diese Datei nicht als { $kind } lesen. Es hat sich nichts geändert.
options-file-broken-why = Ich kann diese Datei nicht als { $kind } lesen: { $why }. Es hat sich nichts geändert.
# $known: names of options
options-file-empty = Diese Datei enthält keine dieser Optionen: { $known }. Es hat sich nichts geändert.
options-file-unknown = Diese Datei enthält die Option „{ $name }“, aber mit Dateien lassen sich nur diese Optionen einstellen: { $known }. Es hat sich nichts geändert.
# $where: "wisdom 2, teaching"
options-file-wrong = In der Datei ist ein Fehler ({ $where }): { $why }. Es hat sich nichts geändert.
options-file-away = Ich konnte die Datei nicht von Discord herunterladen. Lade sie bitte noch einmal hoch. Es hat sich nichts geändert.

## Clocks

clock-none = ohne Bedenkzeit
clock-live = { $count ->
    [one] live, 1 Minute pro Entscheidung
   *[other] live, { $count } Minuten pro Entscheidung
}
clock-days = { $bank } h pro Person, dazu { $bonus } h nach jeder Entscheidung
clock-choose =
    ### Bedenkzeit
    Eingestellt: { $clock }.
    Läuft die Bedenkzeit von jemandem ab, entscheidet das Spiel. In einer Fernpartie kosten Entscheidungen, die mehrere gleichzeitig treffen, keine Stunden und bringen keine, es sei denn, deine Bedenkzeit läuft ab. Während der eigenen Ruhezeit (`{ COMMAND("settings", "hours") }`) und solange die Partie pausiert ist, steht die Bedenkzeit. Andere Zeiten stellst du mit den Optionen von `{ COMMAND("table", "clock") }` ein. Hat die Partie begonnen, müssen alle einer Änderung zustimmen.
clock-menu = Bedenkzeit
clock-unclear = Verwende eins davon: `{ option-minutes }` für eine Live-Partie, `{ option-bank }` und `{ option-bonus }` (in Stunden) für eine Fernpartie oder `{ option-off }:True` für eine Partie ohne Bedenkzeit. Es hat sich nichts geändert.
clock-bad-bank = Eine Fernpartie braucht ein `{ option-bank }` (in Stunden), und der `{ option-bonus }` darf nicht größer sein. Es hat sich nichts geändert.

## What happens to a table

table-begun-private =
    ### { $game } hat begonnen
    Publikum gibt es nicht: Die Partie wird in einem privaten Thread gespielt.
table-no-private = Eine Partie ohne Publikum braucht einen privaten Thread, und hier kann ich keinen erstellen. Mir fehlen diese Berechtigungen: { $permissions }. Bitte jemanden, der den Server verwaltet, sie mir zu geben.
table-no-private-here = Eine Partie ohne Publikum braucht einen privaten Thread, und den gibt es nur in Textkanälen. Eröffne den Tisch in einem Textkanal.
table-again = { $users }: { $host } möchte noch eine Partie { $game } spielen. Wer mitspielt, klickt auf „{ lobby-join }“; alle rücken einen Platz weiter.
table-again-seated = Du hast einen Platz am neuen Tisch ({ $game }, Tisch { $match }). Die Tischleitung kann die Partie starten.
table-again-not-played = Du hast in dieser Partie nicht mitgespielt, deshalb kannst du die anderen nicht zu einer neuen einladen. `{ COMMAND("play") }` eröffnet einen eigenen Tisch.
table-only-in-servers = Tische kannst du nur in Kanälen von Servern eröffnen.
table-permissions = In diesem Kanal kann ich keinen Tisch eröffnen. Mir fehlen diese Berechtigungen: { $permissions }. Bitte jemanden, der den Server verwaltet, sie mir zu geben, oder wähle einen anderen Kanal.
table-left = { $count ->
    [one] { $names } hat den Server und damit den Platz am Tisch verlassen. Klicke noch einmal auf „{ lobby-start }“, um so zu beginnen.
   *[other] { $names } haben den Server und damit ihre Plätze am Tisch verlassen. Klicke noch einmal auf „{ lobby-start }“, um ohne sie zu beginnen.
}
table-full-now = Inzwischen sind alle Plätze besetzt.
table-done = Erledigt. `{ COMMAND("board") }` zeigt den Tisch ({ $game }, Tisch { $match }).
# $place: a link to a thread
table-begun =
    ### { $game } hat begonnen
    Gespielt wird hier: { $place }.
table-no-bots = Bots kannst du nicht einladen. Um einen Computer hinzuzufügen, klicke in der Lobby auf „{ lobby-add }“.
table-sits-already = Diese Person hat schon einen Platz an diesem Tisch.
table-invited-already = An diesen Tisch wurden diese Personen gerade erst eingeladen.
# $most: how many people may be invited
table-invite-often = Du hast gerade schon viele Personen eingeladen; erlaubt sind höchstens { $most } in 10 Minuten. Versuche es später noch einmal.
table-invited = { $users }: { $host } lädt zu einer Partie { $game } ein ([Tisch { $match }]({ $url })). Zum Mitspielen dort auf „{ lobby-join }“ klicken oder `{ COMMAND("table", "join") } { option-table }:{ $match }` verwenden.
# What becomes of a message where a table was before; several may stand one below the other.
table-moved = -# { $game } · Tisch { $match }: [zum Spielplan]({ $url })

## Challenges

challenge-menu = Welches Spiel?
challenge-ask =
    ### Eine Herausforderung
    Welches Spiel möchtest du gegen { $name } spielen? Ich eröffne in diesem Kanal einen Tisch und verschicke die Einladung.
challenge-name = Zu einer Partie herausfordern
challenge-record = Bilanz zeigen
challenge-self = Dich selbst kannst du nicht herausfordern. `{ COMMAND("play") }` eröffnet einen Tisch, und dort kannst du Computer hinzufügen.
challenge-gone = Diese Person ist nicht mehr auf diesem Server.
