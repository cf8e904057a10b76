# What `python -m bot` prints in the terminal, for people who host the bot. Names of settings and arguments stay as they are.

terminal-usage = Aufruf: python -m bot [sync | check --guild ID --channel ID | words check LANGUAGE | words pseudo LANGUAGE FOLDER]
terminal-no-token-sync = DISCORD_TOKEN fehlt. Ohne das Token lassen sich die Befehle nicht registrieren.
terminal-no-token-check = DISCORD_TOKEN fehlt. Ohne das Token lässt sich nichts prüfen.
terminal-synced = Die Befehle sind registriert.
terminal-sync-unchanged = Die Befehle sind unverändert.
# $reason: an error's name and status
terminal-sync-failed = Die Befehle ließen sich nicht registrieren, weil Discord gerade nicht funktioniert ({ $reason }). Versuche es später noch einmal.
terminal-check-failed = Die Prüfung konnte nicht beginnen, weil Discord gerade nicht funktioniert ({ $reason }). Versuche es später noch einmal.
terminal-no-database = Die Datenbank unter DATABASE_URL ist nicht erreichbar.

## Settings

wrong-discord-token = DISCORD_TOKEN ist falsch: Es muss ein einzelnes Wort sein, wie es in Discords Entwicklerportal steht.
wrong-discord-api = DISCORD_API ist falsch: Es muss eine Adresse wie http://127.0.0.1:8080 sein.
wrong-database-url = DATABASE_URL ist falsch: Die Adresse muss mit sqlite:/// oder postgresql:// beginnen.
wrong-secret-key = SECRET_KEY ist falsch: Es müssen 32 Bytes sein, geschrieben als 64 hexadezimale Ziffern oder in Base64.
# $levels: a list
wrong-log-level = LOG_LEVEL ist falsch. Möglich sind: { $levels }.
wrong-log-format = LOG_FORMAT ist falsch. Möglich sind: line, json.
wrong-port = PORT ist falsch: Es muss eine ganze Zahl von 1 bis 65535 sein.
wrong-metrics-port = METRICS_PORT ist falsch: Es muss eine ganze Zahl von 1 bis 65535 sein.
wrong-metrics-token = METRICS_TOKEN ist falsch: Es muss aus mindestens { $least } Buchstaben, Ziffern oder Satzzeichen bestehen, ohne Leerzeichen.
wrong-sandbox-port = SANDBOX_PORT ist falsch: Es muss eine ganze Zahl von 1 bis 65535 sein.
wrong-sandbox-file = SANDBOX_FILE ist falsch: Es muss der Name einer neuen Datei sein oder einer, die die Sandbox angelegt hat.
wrong-owners = OWNERS ist falsch: Es muss eine Liste von Discord-Nutzer-IDs sein, getrennt durch Kommas.
wrong-shard = SHARD ist falsch: Es müssen zwei Zahlen sein, zum Beispiel 0/2 für den ersten von zwei Shards und 1/2 für den zweiten.
wrong-computer-pace = COMPUTER_PACE ist falsch: Es muss eine Zahl von 0 bis 60 sein, in Sekunden.
wrong-warm-up = WARM_UP ist falsch: Es muss on oder off sein.
# These two are about more than one setting.
wrong-shards-database = SHARD ist falsch: Mehrere Shards brauchen eine gemeinsame PostgreSQL-Datenbank. Trage sie in DATABASE_URL ein.
wrong-same-port = METRICS_PORT ist falsch: Er muss ein anderer sein als PORT, der für alle offen ist.

# $setting: PORT or METRICS_PORT; $error: what the operating system says
port-in-use = { $setting } ist nicht verwendbar: Port { $port } wird schon benutzt.
port-unusable = { $setting } ist nicht verwendbar: Der Bot kann an Port { $port } keine Verbindungen annehmen ({ $error }).

## Discord refuses the bot. The numbers are Discord's codes.

discord-refuses-4004 = DISCORD_TOKEN ist falsch: Discord kennt es nicht.
discord-refuses-4010 = SHARD ist falsch: Discord lehnt diesen Shard ab.
discord-refuses-4011 = SHARD fehlt: Der Bot ist auf so vielen Servern, dass Discord Sharding verlangt.
discord-refuses-4012 = Diese Version von Stoa ist zu alt für Discords Gateway. Aktualisiere Stoa.
discord-refuses-4013 = Diese Version von Stoa verwendet einen Intent, den Discord nicht kennt. Aktualisiere Stoa.
discord-refuses-4014 = Stoa braucht einen Intent, der für diese Anwendung nicht eingeschaltet ist. Schalte ihn in Discords Entwicklerportal ein.

## The sandbox

sandbox-open = Stoa läuft ohne Discord. Öffne { $address }, um zu spielen.
sandbox-failed = Die Sandbox konnte nicht starten. Warum, steht in ihrer Meldung weiter oben.
sandbox-failed-file = Die Sandbox konnte nicht starten, weil ihre Datei nicht beschreibbar ist oder eine andere Sandbox sie benutzt. Trage in SANDBOX_FILE eine andere Datei ein. Ein zweiter Bot auf diesem Rechner braucht auch eine eigene DATABASE_URL.
sandbox-failed-port = Die Sandbox konnte nicht starten, weil ihr Port schon benutzt wird. Trage in SANDBOX_PORT einen anderen Port ein.

## `python -m bot words`. $place: a file or a package; $key: the name of a message

words-missing = { $place }: { $key } ist nicht übersetzt
words-unused = { $place }: { $key } gibt es auf Englisch nicht
# $about: the arguments that only one of the two has, such as "$name"
words-arguments = { $place }: { $key } hat andere Argumente als auf Englisch: { $about }
# $about: what Fluent says
words-broken = { $place }: { $key } hat einen Fehler: { $about }
# $about: "92 > 80"
words-long = { $place }: { $key } ist zu lang: { $about }
words-checked = { $count ->
    [0] Mit „{ $language }“ ist alles in Ordnung.
    [one] In „{ $language }“ gibt es eine Sache zu tun.
   *[other] In „{ $language }“ gibt es { $count } Dinge zu tun.
}
words-written = { $count ->
    [one] Für „{ $language }“ wurde eine Datei geschrieben.
   *[other] Für „{ $language }“ wurden { $count } Dateien geschrieben.
}

## `python -m bot check`

check-description = Postet jede Art von Nachricht, die der Bot sendet, in einem Kanal, löscht sie wieder und meldet, was Discord ablehnt.
check-argument-guild = die ID eines Servers, auf dem der Bot ist
check-argument-channel = die ID eines Kanals auf diesem Server, den sonst niemand benutzt
check-argument-keep = die Nachrichten im Kanal lassen
# $groups: a list
check-argument-only = nur die Schritte dieser Gruppe ausführen; mehrfach möglich: { $groups }
# Python puts the name of the argument and a colon before it.
check-not-an-id = erwartet wird eine ID (eine Zahl mit bis zu 20 Ziffern)

check-no-server = --guild ist falsch: Auf einem Server mit der ID { $guild } ist der Bot nicht.
check-no-channel = --channel ist falsch: Einen Kanal mit der ID { $channel } sieht der Bot auf diesem Server nicht.
check-no-messages = --channel ist falsch: In einem Kanal vom Typ „{ $type }“ lassen sich keine Nachrichten posten.
check-interrupted = Abgebrochen.
check-no-answers = Discord antwortet nicht, oder es hat das Token widerrufen.

# A line of the report. $name: the name of the step; $done, $problems: lists
check-accepted = angenommen  { $name }: { $done }
check-refused = ABGELEHNT   { $name }: { $problems }
check-skipped = ausgelassen { $name }: { $why }
check-sum = { $accepted } angenommen, { $refused } abgelehnt, { $skipped } ausgelassen.

# What a step does, as items of a list
check-do-post = posten
check-do-edit = bearbeiten
check-do-delete = löschen
check-do-open = öffnen
check-do-archive = archivieren
check-do-unarchive = aus dem Archiv holen
check-do-archive-again = noch einmal archivieren
check-do-edit-in-thread = darin bearbeiten
check-do-delete-in-thread = darin löschen
check-do-delete-message = die Nachricht dazu löschen
check-do-edit-deleted = das Bearbeiten einer gelöschten Nachricht ablehnen
check-do-edit-archived = das Bearbeiten im Archiv ablehnen
check-do-register = eine Kopie registrieren
check-do-build = aufbauen
check-do-within-limits = innerhalb der bekannten Grenzen (Discord prüft ein Formular erst, wenn jemand es öffnet)

# $doing: one of those above
check-problem = { $doing }: { $why }
check-wrong-code = { $doing }, erwartet war Code { $code }: { $why }
check-not-refused = { $doing }: angenommen, erwartet war aber Code { $code }
# $error: an error's name
check-draw-failed = zeichnen: Dieser Rechner kann keine Bilder zeichnen ({ $error })
check-left-behind = { $name } wurde nicht entfernt: { $why }
# $told: what Discord said
check-http = HTTP { $status }, Code { $code }, { $told }
check-http-silent = HTTP { $status }, Code { $code }, keine Meldung
check-over-limit = nicht gesendet, weil es eine von Discords bekannten Grenzen überschreitet: { $problem }
check-no-answer = keine Antwort ({ $error })

check-skip-public = öffentliche Threads erstellt der Bot nur in Text- und Ankündigungskanälen
check-skip-private = private Threads gibt es nur in Textkanälen
check-skip-private-forbidden = der Bot hat hier nicht die Berechtigung „Private Threads erstellen“
check-skip-deletion = der Bot hat hier nicht die Berechtigung „Threads verwalten“; der Thread wurde stattdessen archiviert
