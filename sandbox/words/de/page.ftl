# The words of the sandbox's page. "As Discord" marks what Discord's own client says.

page-title = Stoa-Sandbox
# $count: mentions that nobody has read
page-title-mentioned = ({ $count }) Stoa-Sandbox
page-starting = Die Säulenhalle öffnet …
page-waiting = Die Sandbox antwortet nicht. Neuer Versuch …
page-no-script = Diese Seite ist ein Chat und braucht JavaScript.

## The bar

bar-sandbox = Sandbox
bar-skip = Zu den Nachrichten springen
bar-users = Testkonten
# $number: the digit of the key
bar-user-key = { $name } (Alt+{ $number })
bar-mentions = { $name }, { mentions }
mentions = { $count ->
    [one] { $count } Erwähnung
   *[other] { $count } Erwähnungen
}
bar-panes = Konten nebeneinander
bar-panes-1 = Ein Konto
bar-panes-2 = Zwei Konten nebeneinander
bar-panes-3 = Drei Konten nebeneinander
# A list of languages: Discord tells the bot the one that its user has chosen.
bar-locale = Discord-Sprache dieses Kontos
bar-light = Helle Farben
bar-dark = Dunkle Farben
bar-bot-online = Bot online
bar-bot-offline = Bot offline
bar-bot-unknown = Kein Server

## Places

places = Kanäle
places-unread = ungelesen
places-direct = Direktnachrichten
places-threads = Threads in { $channel }
place-no-server-name = Ein Server
place-unknown = unbekannt
place-direct = Direktnachricht
person-unknown = Unbekanntes Konto

pane = Ansicht von { $name }
pane-messages = Nachrichten für { $name }
pane-parent = in #{ $channel }
pane-lost = Verbindung verloren. Neuer Versuch …
pane-outage = Dieser Server ist wegen einer Störung nicht verfügbar.
pane-no-channel = Du hast keinen Zugang zu diesem Kanal, oder er wurde gelöscht.
pane-no-answer = Der Server antwortet nicht.
pane-no-message = Diese Nachricht wurde gelöscht.
# Read aloud. $text: a message
pane-updated = Aktualisiert: { $text }
pane-thinking = { $name } denkt nach
pane-said = { $name }: { $text }
pane-said-privately = Nur für dich sichtbar. { $name }: { $text }

closing-archived-locked = Archiviert und gesperrt: Nur wer die Berechtigung „Threads verwalten“ hat, kann diesen Thread wieder öffnen.
closing-locked = Gesperrt: Nur wer die Berechtigung „Threads verwalten“ hat, kann hier schreiben.
closing-archived = Archiviert: Eine neue Nachricht öffnet diesen Thread wieder.
closing-slow = Slowmode: eine Nachricht { $seconds ->
    [one] pro Sekunde
   *[other] alle { $seconds } Sekunden
}.

## Messages

messages = Nachrichten
messages-new = Neu
messages-unseen = { $count ->
    [one] { $count } neue Nachricht
   *[other] { $count } neue Nachrichten
}
messages-begin-direct = Das ist der Anfang deiner Unterhaltung mit { $name }.
messages-begin-forum = Das ist ein Forum: Jeder Beitrag ist ein Thread und steht unter dem Namen des Forums. Um einen Beitrag zu erstellen, schreib ihn hier; die erste Zeile wird sein Titel.
messages-begin = Das ist der Anfang dieses Kanals. Gib / ein, um die Befehle des Bots zu sehen.
messages-yesterday = Gestern um { $time }

message-app = APP
message-app-name = App
message-of = { $name }, { $time }
message-edited = {" "}(bearbeitet)
message-origin = { $name } hat { $command } verwendet
message-origin-unknown = { $name } hat einen Befehl verwendet
# As Discord
message-original-deleted = Ursprüngliche Nachricht wurde gelöscht
message-original-empty = Klicke, um die Nachricht zu sehen
message-no-response = Die Anwendung reagiert nicht
message-failed = Diese Interaktion ist fehlgeschlagen
message-try-again = Etwas ist schiefgelaufen. Versuche es noch einmal.
message-thinking = { $name } denkt nach …
message-private = Nur du kannst das sehen
message-dismiss = Nachricht verwerfen
message-sending = Befehl wird gesendet …
message-more = Weitere Nachrichtenaktionen
message-open-thread = Thread öffnen ›

message-joined-thread = { $name } hat jemanden zum Thread hinzugefügt.
message-left-thread = { $name } hat jemanden aus dem Thread entfernt.
message-called = { $name } hat einen Anruf gestartet.
message-renamed = { $name } hat den Namen in { $text } geändert
message-pinned = { $name } hat eine Nachricht in diesem Kanal angepinnt.
message-joined = { $name } ist dem Server beigetreten.
message-thread = { $name } hat einen Thread gestartet: { $thread }.
message-thread-start = Dieser Thread wurde aus einer Nachricht im Kanal gestartet.

menu-direct = Direktnachricht senden
menu-copy-link = Nachrichtenlink kopieren
menu-delete = Nachricht löschen
menu-message = Nachricht
menu-empty = Keine Aktionen verfügbar

# What a message says, read aloud or in one line
plain-picture = Bild: { $text }
plain-picture-bare = Bild ohne Beschreibung
plain-button = Button: { $text }
plain-menu = Menü: { $text }
plain-spoiler = Spoiler
plain-role = @Rolle
plain-channel = #Kanal

mention-unknown-user = @unbekanntes-konto
mention-unknown-role = @unbekannte-rolle
mention-unknown-channel = #unbekannt
mention-message = #{ $channel } › Nachricht

## Pictures, files, controls

picture = Bild
pictures = Bilder
picture-close = Bild schließen
picture-missing = Bild nicht verfügbar
picture-bare = Bild ohne Beschreibung
picture-enlarge = Bild vergrößern: { $text }
picture-enlarge-bare = Bild vergrößern (ohne Beschreibung)
picture-spoiler = Spoiler: Klicke, um das Bild zu zeigen
spoiler = Spoiler
spoiler-show = Spoiler: Klicke, um ihn zu zeigen
code = Code
file = Datei
size-b = { $size } B
size-kb = { $size } KB
size-mb = { $size } MB
component-unknown = Komponenten vom Typ { $type } kann diese Seite nicht zeigen.
control-button = Button
control-select = Wähle etwas aus
# $placeholder: what the menu asks for; $values: what is chosen
control-selected = { $placeholder }: { $values }
picker-search = Suchen
picker-search-in = Suchen: { $title }
picker-done = Fertig
picker-empty = Keine Treffer
picker-count = { $count } ausgewählt; wähle { $least }
picker-count-range = { $count } ausgewählt; wähle { $least } bis { $most }

## Forms. Some sentences are as Discord's.

form-cancel = Abbrechen
form-submit = Absenden
form-close = Formular schließen
field-required = Dieses Feld ist erforderlich.
field-too-short = { $count ->
    [one] Gib mindestens { $count } Zeichen ein.
   *[other] Gib mindestens { $count } Zeichen ein.
}
field-too-long = { $count ->
    [one] Gib höchstens { $count } Zeichen ein.
   *[other] Gib höchstens { $count } Zeichen ein.
}
field-choose = Wähle etwas aus.
field-choose-least = Wähle mindestens { $count } aus.
field-choose-most = Wähle höchstens { $count } aus.
field-no-files = Auf dieser Seite kannst du keine Dateien hochladen.
field-unknown = Felder vom Typ { $type } kann diese Seite nicht zeigen.
field-impossible = Dieses Feld kannst du hier nicht ausfüllen.

## The message box and commands

box = Eingabefeld
box-send = Senden
box-commands = Befehle
box-members = Mitglieder
box-forum = Beitrag in #{ $channel } erstellen
box-channel = Nachricht an #{ $channel }
box-direct = Nachricht an @{ $name }
# $placeholder: one of the three above
box-label = { $placeholder }. Gib / ein, um Befehle zu sehen.
box-no-command = Keine passenden Befehle.
box-no-commands = Der Bot hat hier noch keine Befehle.
# $problem: what the server says
box-not-sent = Nicht gesendet: { $problem }
# $command: a command with its slash
command-options = Optionen für { $command }
command-change = { $command }: Klicke, um einen anderen Befehl zu wählen
option-add = Option { $option } hinzufügen: { $description }
option-optional = { $option } (optional)
option-required = Diese Option ist erforderlich. Gib einen Wert an.
option-true = True
option-false = False
option-no-match = Keine Treffer. Leere das Feld, um alles zu sehen.
option-no-choices = Zu dieser Option gibt es keine Auswahl.
option-from-list = Wähle etwas aus der Liste.
option-file-size = Dateien dürfen bis zu { $megabytes } MB groß sein.
option-integer = Gib eine ganze Zahl ein.
option-number = Gib eine Zahl ein.
option-least = Gib mindestens { $number } ein.
option-most = Gib höchstens { $number } ein.
suggestions = Vorschläge

server-wait = { $seconds ->
    [one] Warte { $seconds } Sekunde.
   *[other] Warte { $seconds } Sekunden.
}
# $status: an HTTP status
server-error = Der Server hat mit Status { $status } geantwortet.
