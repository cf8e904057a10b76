# The board of a table and its history: the log, the replay, and the threads.

## Seats and players

level-easy = leicht
level-middle = mittel
level-hard = schwer
# $shape: the symbol of the seat
seat-line = { $shape } { $name }
seat-computer = { $player } (Computer, { $level })
# The name of a seat in which nobody sits.
seat-vacant = Platz { $number }
seat-choice = { $number }: { $name }

## The board

board-title =
    ### { $game }
    { $headline }
# $since: "vor 6 Sekunden"
board-one = Warten auf **{ $player }**. Der Zug begann { $since }.
# Several choose at once; nobody may learn who has chosen. $names: all who were asked.
board-all = Warten auf die Entscheidungen von { $names }.
board-many = { $count ->
    [one] Es fehlt noch 1 Entscheidung von { $names } (wer schon entschieden hat, bleibt geheim).
   *[other] Es fehlen noch { $count } Entscheidungen von { $names } (wer schon entschieden hat, bleibt geheim).
}
# The same where everybody may see who has chosen.
board-many-open = { $count ->
    [one] Es fehlt noch 1 Entscheidung von { $names }.
   *[other] Es fehlen noch { $count } Entscheidungen von { $names }.
}
# Above the last lines of the log.
board-since = **Was gerade geschehen ist**
board-score = { $player }: { $score }
# $task: "du bist am Zug"
board-ping = { $who }: { $task }.
board-over = **Die Partie ist zu Ende.** { $result }
board-ended = **Die Partie wurde vorzeitig beendet.**
board-ended-by = **{ $name } hat die Partie beendet.**
board-resigned = **{ $name } hat aufgegeben, damit ist die Partie zu Ende.**
board-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
board-reason = Grund: { $reason }
board-cancelled = **Dieser Tisch wurde geschlossen, bevor die Partie begann.**
# $commitment: a code of many characters, published before the game
board-chance = -# Fingerabdruck aller Zufallsentscheidungen: { $commitment } (damit könnt ihr sie nach der Partie prüfen)
board-chance-opened = -# Fingerabdruck aller Zufallsentscheidungen: { $commitment } · Geheimnis: { $secret } (prüfen mit `{ COMMAND("table", "verify") }`)
board-seat = Mein Platz
board-rules = Regeln
board-log = Protokoll
# In place of a picture that could not be drawn.
board-no-picture = *{ $alt }*
# $since: "vor 5 Minuten"
board-paused = **Pausiert { $since }.** Die Bedenkzeit steht, und niemand kann spielen, bis die Partie fortgesetzt wird (`{ COMMAND("table", "resume") }`).
board-suspended = **Pausiert { $since }**, weil ich diesen Server gerade schlecht erreiche. Die Bedenkzeit steht; die Partie geht von selbst weiter.
# $until: "in 5 Stunden"
board-until = Die Bedenkzeit endet { $until } ({ $clock }).
board-latest = Die Bedenkzeit endet spätestens { $until } ({ $clock }). Deine eigene Frist siehst du unter „{ board-seat }“.
board-limit = Die Zeit läuft { $until } ab (Zeitlimit der Regeln).
board-vacant = { $player } ist frei. Die Partie wartet, bis jemand den Platz übernimmt.
board-gone = { $player } hat den Server verlassen.
board-agreed = **Der Tisch hat beschlossen, die Partie zu beenden.**
board-sit = Platz übernehmen
board-again = Noch eine Partie

## The log

log-by-clock = ⏳ { $name } hat die Bedenkzeit überschritten, also entscheidet das Spiel.
log-taken-back = { $count ->
    [one] ↩ { $name } nimmt einen Zug zurück.
   *[other] ↩ { $name } möchte { $count } Züge zurücknehmen, und die anderen stimmen zu.
}
# $line: the line above; $gone: lines of the log
log-taken-back-what = { $line } Gestrichen: { $gone }
log-title = ### { $game }: Protokoll
log-page = Seite { $page } (Seite 1 ist die neueste)
log-chapter = **{ $chapter }**
log-empty = Noch ist nichts geschehen.
log-empty-page = Auf dieser Seite steht nichts.
log-chance = Fingerabdruck des Geheimnisses hinter allen Zufallsentscheidungen: { $commitment }. Er wurde vor der Partie veröffentlicht, damit sich die Zufallsentscheidungen hinterher prüfen lassen.
log-chance-opened = Das Geheimnis hinter allen Zufallsentscheidungen: { $secret }. `{ COMMAND("table", "verify") }` prüft sie.
# Only the reader sees this line.
log-private = { $line } *(nur für dich)*
# After the game, a line that only one player saw.
log-told = Das hat nur { $name } gesehen: { $line }
log-newer = Neuere
log-older = Ältere
log-jump = Zu Seite springen …
log-jump-title = Zu Seite springen
log-jump-to = Seite
log-jump-how = Seite 1 ist die neueste
log-no-page = Eine Seite mit dieser Nummer hat dieses Protokoll nicht.

## The replay

replay-title =
    ### { $game }: Rückblick
    { $headline }
replay-step-everybody = Schritt { $step } von { $steps }, so wie alle ihn gesehen haben
replay-step-of = Schritt { $step } von { $steps }, wie { $name } ihn gesehen hat
replay-chapter = **{ $chapter }**
replay-opening = Die Partie beginnt.
replay-unheard = In dieser Ansicht ist der Schritt nicht zu sehen.
replay-first = Anfang
replay-back = Schritt zurück
replay-previous-round = Vorherige Runde
replay-next-round = Nächste Runde
replay-jump = Zu Schritt springen …
replay-forward = Schritt vor
replay-last = Ende
replay-menu = Aus wessen Sicht?
replay-as-everybody = Was alle gesehen haben
replay-as = Was { $name } gesehen hat
replay-jump-title = Zu Schritt springen
replay-jump-to = Schritt
replay-jump-how = 0 ist der Anfang; eine zu große Zahl führt zum Ende
replay-no-number = Gib eine ganze Zahl ein, zum Beispiel 12.

## The page that replays a game in a browser

page-title = { $game }: Rückblick
page-step = Schritt { $step } von { $steps }
page-for-all = Das ist die vollständige Partie mit allem, was verdeckt war.
page-for-seat = Das ist die Partie bis hierher, wie { $name } sie sieht.
page-for-public = Das ist die Partie bis hierher, so wie alle sie sehen.
page-fewer = Damit die Datei klein bleibt, hat nicht jeder Schritt ein eigenes Bild.
page-older-picture = Das Bild zeigt einen früheren Schritt.
page-needs-script = Diese Seite braucht JavaScript. Schalte es bitte im Browser ein.
page-score = { $name }: { $score }
page-hand = { $name }: { $hand }

## Threads

thread-name = { $game } · Tisch { $match }
# $names: the players of a team
room-name = { $game } · Tisch { $match } · { $names }
room-opened = { $who }, ihr seid in { $game } auf derselben Seite. Dieser Thread ist nur für euch; die anderen am Tisch sehen ihn nicht.
room-none-here = Wer in { $game } auf derselben Seite ist, bekommt sonst einen privaten Thread. Den gibt es nur in Textkanälen, also diesmal nicht.
room-parted = Ihr seid in { $game } nicht mehr auf derselben Seite, deshalb schließe ich diesen Thread.

## Where a board cannot be shown

trouble-gone = Der Kanal oder Thread dieses Tisches wurde gelöscht. Um den Tisch in einem anderen Kanal zu zeigen, verwende dort `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
trouble-forbidden = Im Kanal dieses Tisches kann ich nichts mehr posten. Gib mir meine Berechtigungen zurück, oder verwende `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in einem anderen Kanal.
trouble-locked = Der Thread dieses Tisches ist gesperrt. Lass ihn von jemandem mit der Berechtigung „Threads verwalten“ entsperren, oder verwende `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in einem anderen Kanal.
trouble-rejected = Discord lehnt die Nachricht zu diesem Tisch ab, deshalb ist der Spielplan nicht auf dem neuesten Stand. Was ihr wählt, zählt trotzdem. `{ COMMAND("board") } { option-table }:{ $match }` zeigt den aktuellen Stand.
trouble-removed = Ich wurde von dem Server entfernt, auf dem Tisch { $match } ist. Werde ich wieder eingeladen, erscheint der Tisch an seiner alten Stelle.
trouble-away = Der Server von Tisch { $match } ist bei Discord gerade nicht verfügbar. Sobald er wieder erreichbar ist, ist auch der Tisch wieder da.
trouble-later = Für Tisch { $match } kann ich gerade keine Nachrichten senden. Ich aktualisiere den Spielplan, sobald es geht.
