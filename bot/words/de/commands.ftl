# Descriptions of commands and of their options, each at most 100 characters.

command-table = Nummer des Tisches; nur nötig, wenn es mehrere Tische gibt
command-text-only = Text statt Bild zeigen

## Playing

command-play = Einen Tisch für ein Spiel eröffnen
command-play-game = Welches Spiel?
command-play-opponent = Sofort gegen Computer dieser Spielstärke starten
command-play-easy = einen leichten Computer
command-play-middle = einen mittleren Computer
command-play-hard = einen schweren Computer
# $length: "30 bis 60 Minuten"
command-play-choice = { $game } ({ $players }, { $length })
command-games = Tische auf diesem Server und persönliche Bilanzen
command-games-mine = Deine Tische auflisten, zuerst die, die auf dich warten
command-games-server = Offene Tische auf diesem Server auflisten
command-stats = Deine Bilanz oder die einer anderen Person anzeigen
command-stats-player = Wessen Bilanz? (Standard: deine)
command-stats-game = Welches Spiel? (Standard: alle)
command-hand = Deine private Ansicht öffnen: was du hast und was du jetzt tun kannst
command-act = Deinen Zug als Text eintippen
command-act-action = Was du tun willst; beim Tippen erscheinen Vorschläge
command-act-text = Text, den die Aktion braucht; mehrere Angaben mit | trennen
command-learn = Ein Spiel in zwei Minuten lernen, an einem Übungstisch nur für dich
command-learn-game = Welches Spiel?
command-board = Den aktuellen Spielplan eines Tisches zeigen
command-board-public = Den Spielplan hier allen zeigen, nicht nur dir
command-rules = Eine Regel nachschlagen
command-rules-game = Welches Spiel?
command-rules-topic = Welches Thema?
command-help = Spiele anzeigen, lernen oder spielen, dazu Regeln und deine Einstellungen finden

## /table

command-table-group = Plätze, Bedenkzeit, Protokoll und mehr zu einem Tisch
command-table-join = An einem Tisch Platz nehmen
command-table-leave = Deinen Platz freigeben, bevor die Partie beginnt
command-table-computer = Einen Computer hinzufügen (nur für die Tischleitung)
command-table-level = Wie gut der Computer spielt
command-table-start = Die Partie starten (nur für die Tischleitung)
command-table-options = Optionen anzeigen oder aus einer Datei laden (nur für die Tischleitung)
command-table-file = Datei mit Optionen, die für ein Formular zu lang sind (siehe Spielregeln)
command-table-invite = Jemanden an den Tisch einladen
command-table-user = Wen?
command-table-user-more = Wen noch?
command-table-resign = In einer laufenden Partie aufgeben
command-table-sure = Ohne Rückfrage
command-table-end = Eine Partie für alle beenden (nur für Tischleitung und Moderation)
command-table-reason = Warum? Alle sehen den Grund
command-table-pause = Die anderen fragen, ob ihr die Partie pausiert
command-table-resume = Die anderen fragen, ob ihr die Partie fortsetzt
command-table-undo = Deinen letzten Zug zurücknehmen; haben andere ihn gesehen, müssen sie zustimmen
command-table-clock = Bedenkzeit in der Lobby einstellen oder die anderen um eine Änderung bitten
command-table-minutes = Live-Partie: Minuten pro Entscheidung
command-table-bank = Fernpartie: Stunden, mit denen alle beginnen
command-table-bonus = Fernpartie: Stunden, die nach jeder Entscheidung dazukommen
command-table-off = Ohne Bedenkzeit
command-table-replace = Die anderen fragen, was mit einem Platz geschehen soll
command-table-seat = Wessen Platz?
command-table-by = Wer soll ihn übernehmen?
command-by-computer = einen Computer
command-by-person = eine andere Person
command-table-log = Das Protokoll anzeigen, mit allem, was du sehen konntest
command-table-replay = Die Partie Schritt für Schritt nachspielen
command-table-export = Die Aufzeichnung der Partie herunterladen
command-table-verify = Aufzeichnung prüfen, nach der Partie auch alle Zufallsentscheidungen

## /settings

command-settings = Deine persönlichen Einstellungen für alle Tische
command-settings-show = Alle deine Einstellungen anzeigen
command-settings-reminders = Einstellen, wie ich dich erinnere, wenn du am Zug bist
command-settings-how = Im Thread, per Direktnachricht oder gar nicht
command-settings-next = Eine Nachricht bekommen, wenn du gleich dran bist
command-settings-digest = Täglich per Direktnachricht erfahren, welche Tische auf dich warten
command-settings-hours = Zeitzone und Ruhezeiten einstellen
command-settings-zone = Deine Zeitzone; tippe eine Stadt ein
command-settings-start = Wann deine Ruhezeit beginnt, zum Beispiel 22:00
command-settings-end = Wann sie endet, zum Beispiel 8:00
command-settings-runs = Bedenkzeit auch während der Ruhezeit laufen lassen
command-settings-no-quiet = Keine Ruhezeit
command-settings-look = Einstellen, wie deine privaten Ansichten aussehen
command-settings-palette = Farbenblindenmodus
command-settings-words = Text statt Bildern
command-settings-dark = Bilder mit dunklem Hintergrund
command-settings-language = Deine Sprache wählen
command-settings-language-which = Welche Sprache?
command-settings-privacy = Anzeigen oder löschen, was ich über dich speichere

## /admin

command-admin-group = Den Bot auf diesem Server verwalten
command-admin-setup = Festlegen, wer wo wie viele Tische eröffnen und wer Abstimmungen leiten darf
command-admin-status = Auslastung des Bots anzeigen
command-admin-doctor = Probleme des Bots finden und anzeigen, wie sie sich beheben lassen
command-admin-backup = Die Datenbank sichern (nur für die Bot-Betreuung)

## /ostrakon

command-vote-group = Auf diesem Server geheim abstimmen
command-vote-open = Eine Abstimmung als Entwurf vorbereiten, prüfen und eröffnen (nur für die Moderation)
command-vote-kind = Welche Art von Abstimmung? (Standard: weiße und schwarze Steine)
command-vote-kind-stones = Weiße und schwarze Steine: ja oder nein
command-vote-kind-choice = Auswahlfrage: drei bis zehn Antworten
command-vote-kind-ranked = Rangfolgewahl: Antworten in eine Reihenfolge bringen, für einen Sitz oder mehrere
command-vote-kind-ostracism = Scherbengericht: Alle schreiben einen Namen
command-vote-most = Wie viele Antworten wählbar sind oder wie viele gewählt werden (Standard: 1)
command-vote-threshold = Was braucht eine Antwort, um zu gewinnen? (Standard: die meisten Stimmen)
command-vote-threshold-most = die meisten Stimmen
command-vote-threshold-half = mehr als die Hälfte der Abstimmenden
command-vote-threshold-two_thirds = zwei Drittel der Abstimmenden
command-vote-role = Nur Mitglieder mit dieser Rolle dürfen abstimmen
command-vote-days = Nur wer seit mindestens so vielen Tagen Mitglied ist, darf abstimmen
command-vote-threshold-absolute = mehr als die Hälfte der Stimmberechtigten
command-vote-as-last = Mit Frage und Bedingungen der letzten Abstimmung auf diesem Server anfangen
command-vote-drafts = Deine Entwürfe und die geplanten Abstimmungen anzeigen (nur für die Moderation)
command-vote-changes = Lässt sich die Stimme bis zum Ende ändern? (Standard: ja)
command-vote-turnout = Sehen alle, wie viele schon abgestimmt haben? (Standard: ja)
command-vote-close = Eine Abstimmung jetzt schließen und auszählen (nur für die Moderation)
command-vote-void = Eine Abstimmung ohne Auszählung annullieren (nur für die Moderation)
command-vote-reason = Warum? Alle sehen den Grund und deinen Namen
command-vote-which = Nummer der Abstimmung; nur nötig, wenn es mehrere gibt
command-vote-pause = Eine Abstimmung pausieren: Bis zum Fortsetzen stimmt niemand ab (nur für die Moderation)
command-vote-resume = Eine pausierte Abstimmung fortsetzen (nur für die Moderation)
command-vote-extend = Eine Abstimmung länger offen lassen (nur für die Moderation)
command-vote-until = Wann soll sie enden? Zum Beispiel morgen 20:00, in 3 Tagen oder 24.12.2026 18:00
command-vote-edit = Frage und Antworten ändern, solange niemand abgestimmt hat (nur für die Moderation)
command-vote-announce = Das Ergebnis auch in einem anderen Kanal bekanntgeben (nur für die Moderation)
command-vote-announce-where = In welchem Kanal? Ohne Angabe gebe ich das Ergebnis nicht mehr woanders bekannt
command-vote-archive = Frühere Abstimmungen auf diesem Server und ihre Ergebnisse anzeigen
command-vote-list = Offene und vor Kurzem beendete Abstimmungen auflisten
command-vote-status = Eine Abstimmung anzeigen und daran teilnehmen
command-vote-post-here = Die Abstimmung ab jetzt in diesem Kanal zeigen (nur für die Moderation)
command-vote-result = Das Ergebnis einer Abstimmung und die Datei mit den Belegen anzeigen
command-vote-public = Das Ergebnis hier allen zeigen, nicht nur dir (nur für die Moderation)
command-vote-receipt = Prüfen, ob deine Stimme erfasst wurde
command-vote-code = Der Code auf deinem Beleg; ohne ihn siehst du deine noch offenen Abstimmungen
