# Rules and lessons.

rules-title = ### { $game }: Regeln
rules-topic =
    ### { $game }: { $title }
    { $text }
rules-no-topic = Ein Thema mit diesem Namen gibt es nicht. Wähle einen der Vorschläge, die beim Tippen erscheinen.
rules-choose = Wähle ein Thema.
rules-none = Zu diesem Spiel gibt es noch keine Regelthemen. Die Buttons in deiner privaten Ansicht zeigen immer, was du tun kannst.
rules-quick = Diese fünf Themen genügen für den Anfang. Die übrigen stehen im Menü.
rules-preview = **{ $title }:** { $text }
# $title: the title of the next topic.
rules-next = Weiter: { $title }
rules-menu = Thema
rules-more = Weitere Themen
# $origin: "Anleitung S. 6 · aus der Anleitung"
rules-place = -# { $origin }

greeting-text =
    ### Willkommen in der Stoa
    Hier spielt ihr philosophische Brettspiele, live oder über mehrere Tage, miteinander oder gegen Computer. `{ COMMAND("play") }` eröffnet einen Tisch, und `{ COMMAND("help") }` zeigt diese Nachricht noch einmal. Die Moderation kann mit `{ COMMAND("ostrakon", "open") }` geheim abstimmen lassen. Die Buttons unten starten eine Partie gegen Computer oder eine kurze Lektion.
# $players: "2 bis 4 Personen"; $length: "30 bis 60 Minuten".
greeting-game = **{ $game }** · { $players } · { $length }
greeting-play = { $game } spielen
greeting-learn = { $game } lernen
greeting-rules = Regeln eines Spiels lesen
greeting-tables = Offene Tische
greeting-settings = Meine Einstellungen

lesson-title =
    ### { $game }: Lektion
    -# Seite { $page } von { $pages }. Lass dir Zeit: Niemand wartet, und nichts wird gespeichert.
lesson-wrong = **Nicht ganz.** { $why }
lesson-next = Weiter
lesson-back = Zurück
lesson-play = Gegen den Computer spielen
lesson-again = Von vorn anfangen
lesson-rules = Alle Regeln
lesson-none = Zu { $game } gibt es noch keine Lektion. Die Regeln findest du mit `{ COMMAND("rules") }`.
lesson-unknown = Dieses Spiel ist hier nicht mehr installiert.
