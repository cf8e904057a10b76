# The private panel of a player, its forms, and /act.

panel-title = ### { $game } · dein Platz: { $player }
# $turn: whom the game is waiting for
panel-waiting = Du bist nicht am Zug. { $turn }
panel-note = > { $note }
panel-more = { $verb } …
panel-verbs = Was möchtest du tun?
panel-field = { $verb }: { $question }
panel-span = { $verb }: { $first } bis { $last }
panel-picked = { $verb }: { $picked }
panel-page = { $text } · Seite { $page } von { $pages }
panel-earlier = Vorherige Seite
panel-later = Nächste Seite
panel-back = Zurück
panel-top = Zurück zum Anfang
panel-refresh = Aktualisieren
panel-typed = { $label } …
panel-take-back = Zurücknehmen
panel-details = Details
panel-since = **Seit deinem letzten Zug**
# $at: "vor 5 Minuten". The panel may stay on the screen for hours.
panel-as-of = -# Stand dieser Ansicht: { $at }. Der Spielplan ist immer aktuell.
# Below the news. $count: sentences that didn't fit.
since-more = { $count ->
    [one] -# … und noch eine Meldung (siehe Protokoll)
   *[other] -# … und { $count } weitere Meldungen (siehe Protokoll)
}
# Choices that the player has made in advance.
panel-standing = **Deine Vorgaben**
panel-cancel-order = Vorgabe aufheben

## Notes at the top of a panel

note-chosen = Erfasst: { $action }.
note-not-together = Das kannst du nicht zusammen wählen.
note-stale = Dieser Button ist veraltet. Hier siehst du, was du jetzt tun kannst.
note-stale-over = Dieser Button ist veraltet: Die Partie ist zu Ende.
note-stale-waiting = Dieser Button ist veraltet: Du bist nicht mehr am Zug.

## Forms

# A button below what is wrong with a form: it opens the form again, filled in as it was.
form-correct = Korrigieren
form-number = eine ganze Zahl
form-not-a-number = { $label }: „{ $typed }“ ist keine ganze Zahl. Es hat sich nichts geändert.
form-empty = { $label }: Dieses Feld ist leer. Es hat sich nichts geändert.
form-too-long = { $label }: Dein Text hat { $length } Zeichen; erlaubt sind höchstens { $most }. Es hat sich nichts geändert.
# $why: what is wrong
form-wrong = { $label }: { $why }. Es hat sich nichts geändert.
form-one = { $label }: Wähle eins aus. Es hat sich nichts geändert.
form-several = { $label }: Wähle mindestens { $least } und höchstens { $most } aus, jedes nur einmal. Es hat sich nichts geändert.
form-no-choice = { $label }: „{ $typed }“ steht nicht zur Auswahl. Es hat sich nichts geändert.
form-choices = { $label } ({ $choices })
form-choice = { $number } { $label }
form-too-many = { $count ->
    [one] Hier kannst du nur eine Angabe machen. Es hat sich nichts geändert.
   *[other] Hier kannst du höchstens { $count } Angaben machen, getrennt durch |. Es hat sich nichts geändert.
}

## /act

# $fields: the names of the values to type
act-needs-text = Diese Aktion braucht noch Text: { $fields }. Gib ihn in der Option `{ option-text }` ein und trenne mehrere Angaben mit |. Bei einer Auswahl gibst du die Nummer ein; mehrere Nummern trennst du mit Kommas.
act-unclear = Was du eingetippt hast, passt zu keiner Aktion oder zu mehreren. Wähle einen der Vorschläge, die beim Tippen erscheinen, oder verwende `{ COMMAND("hand") }`.
