# Questions to all players of a table, confirmations, answers to /table, and lists of tables.

## Questions to all players

# $question: one of the questions below
question-asked =
    ### Eine Frage an den Tisch
    { $question }
question-vote = { $player }: { $choice }
question-awaited = Noch keine Antwort von: { $who }
question-withdraw = Zurückziehen
question-pause = { $name } möchte die Partie pausieren.
question-resume = { $name } möchte die Partie fortsetzen.
question-clock = { $name } möchte die Bedenkzeit ändern. Neue Bedenkzeit: { $clock }.
question-undo = { $count ->
    [one] { $name } möchte den letzten Zug zurücknehmen.
   *[other] { $name } möchte die letzten { $count } Züge zurücknehmen, bis einschließlich des eigenen.
}
question-undo-what = { $question } Gestrichen würde: { $gone }
question-seat = { $name } möchte den Platz von { $player } übernehmen, für den ein Computer spielt.
question-vacant = { $name } möchte den freien Platz von { $player } übernehmen.
question-absent = { $player } hat zweimal hintereinander die Bedenkzeit überschritten. Was soll mit dem Platz geschehen?
question-empty = Den Platz von { $player } hat niemand übernommen, und die Partie wartet darauf. Was soll mit dem Platz geschehen?
question-asked-seat = { $name } fragt, was mit dem Platz von { $player } geschehen soll.
# $player is present and can object.
question-asked-player = { $name } fragt, was mit dem Platz von { $player } geschehen soll. { $player } ist noch da und muss zustimmen: Bei der Antwort „{ question-choice-wait }“ ändert sich nichts.
question-left = { $player } hat den Server verlassen. Was soll mit dem Platz geschehen?
question-said-yes = { $question } Angenommen.
question-said-no = { $question } { $name } hat abgelehnt.
question-overtaken = { $question } Das geht nicht mehr: Die Partie ist inzwischen weitergegangen.
question-decided-wait = Der Tisch wartet auf { $player }.
question-decided-computer = Für { $player } spielt ein Computer. { $player } kann den Platz jederzeit wieder übernehmen.
question-decided-person = Den Platz von { $player } kann jetzt jemand anderes übernehmen.
question-choice-yes = Ja
question-choice-no = Nein
question-choice-wait = Warten
question-choice-computer = Computer
question-choice-person = Eine andere Person
question-choice-end = Partie beenden
question-choice-withdrawn = zurückgezogen

## Answers

done-clock = Bedenkzeit an diesem Tisch: { $clock }.
done-undo = Zurückgenommen.
# $gone: lines of the log
done-undo-what = Zurückgenommen: { $gone }
done-sit = Du hast jetzt einen Platz ({ $game }). `{ COMMAND("hand") }` zeigt ihn dir.
done-vote = Deine Antwort: { $choice }. Du kannst sie ändern, bis alle geantwortet haben.
done-pause = Pausiert.
done-resume = Fortgesetzt.
done-question-yes = Angenommen.
done-question-no = Es haben nicht alle zugestimmt. Es hat sich nichts geändert.
done-question-withdrawn = Zurückgezogen.
done-question-overtaken = Das geht nicht mehr: Die Partie ist inzwischen weitergegangen.
done-question-end = Der Tisch hat beschlossen, die Partie zu beenden.
done-asked = Ich habe den Tisch gefragt: { $question }
done-resign = Du hast aufgegeben ({ $game }, Tisch { $match }).
done-end = { $game } (Tisch { $match }) ist beendet.
done-leave = Du hast den Tisch verlassen ({ $game }, Tisch { $match }).
done-cancel = Du hast den Tisch geschlossen ({ $game }, Tisch { $match }).
done-export = Das ist die vollständige Aufzeichnung dieser Partie { $game }. Öffne die HTML-Datei in einem Browser, um sie nachzuspielen.
done-export-yours = Das ist die bisherige Aufzeichnung dieser Partie { $game }, mit allem, was du vor dem Ende wissen darfst. Öffne die HTML-Datei in einem Browser, um sie nachzuspielen.
done-verified = { $count ->
    [one] Ich habe den einen aufgezeichneten Schritt dieser Partie nachgespielt. Er führt genau zum gespeicherten Stand. Alles stimmt.
   *[other] Ich habe alle { $count } aufgezeichneten Schritte dieser Partie nachgespielt. Sie führen genau zum gespeicherten Stand. Alles stimmt.
}
done-fair = { $count ->
    [one] Die einzige Zufallsentscheidung dieser Partie folgt aus ihrem Geheimnis, `{ $secret }`. Der Fingerabdruck dieses Geheimnisses, `{ $commitment }`, war zu sehen, als der Tisch eröffnet wurde. Vergleiche ihn mit dem, den du damals gesehen hast. Die exportierte Aufzeichnung kannst du auf jedem Rechner mit `python -m games verify` prüfen.
   *[other] Alle { $count } Zufallsentscheidungen dieser Partie folgen aus ihrem Geheimnis, `{ $secret }`. Der Fingerabdruck dieses Geheimnisses, `{ $commitment }`, war zu sehen, als der Tisch eröffnet wurde. Vergleiche ihn mit dem, den du damals gesehen hast. Die exportierte Aufzeichnung kannst du auf jedem Rechner mit `python -m games verify` prüfen.
}
done-fair-none = In dieser Partie gab es keine Zufallsentscheidungen.
done-verified-running = Ich habe die aufgezeichneten Schritte dieser Partie nachgespielt. Sie führen genau zum gespeicherten Stand. Alles stimmt. Wenn die Partie zu Ende ist, kannst du auch die Zufallsentscheidungen prüfen.
done-broken-running = Die aufgezeichneten Schritte dieser Partie führen nicht zum gespeicherten Stand. Bitte melde das der Bot-Betreuung.
done-broken = Beim Nachspielen kommt bei Schritt { $record } dieser Partie etwas anderes heraus als gespeichert. Bitte melde das der Bot-Betreuung.

## Confirmations

confirm-resign =
    ### { $game } aufgeben?
    Ein Computer übernimmt deinen Platz. Zu zweit ist die Partie damit zu Ende.
confirm-end =
    ### { $game } für alle beenden?
    Auf dem Spielplan steht dann, dass du die Partie beendet hast. Das lässt sich nicht rückgängig machen.
confirm-vote-end =
    ### Für das Ende der Partie stimmen?
    Wenn die anderen zustimmen, endet { $game } für alle. Das lässt sich nicht rückgängig machen.
confirm-leave =
    ### { $game } verlassen?
    Deinen Platz kann dann jemand anderes übernehmen.
confirm-cancel =
    ### Diesen Tisch für { $game } schließen?
    Alle verlieren ihren Platz.
confirm-kept = Es hat sich nichts geändert.
confirm-yes-resign = Aufgeben
confirm-yes-end = Partie beenden
confirm-yes-leave = Verlassen
confirm-yes-cancel = Tisch schließen
confirm-no-resign = Weiterspielen
confirm-no-end = Nicht beenden
confirm-no-leave = Bleiben
confirm-no-cancel = Offen lassen

## Lists of tables

games-mine = ### Deine Tische
games-server = ### Tische auf diesem Server
games-none-mine = Du hast an keinem Tisch einen Platz. `{ COMMAND("play") }` eröffnet einen.
games-none-server = Hier gibt es keine offenen Tische. `{ COMMAND("play") }` eröffnet einen.
# $task: "du bist am Zug"
games-asked = **{ $link }**: { $task }.
games-lobby = { $link }: noch Plätze frei ({ $taken } von { $seats } besetzt)
# $turn: a sentence
games-waiting = { $link }: { $headline }. { $turn }
games-over = { $link }: { $result }
games-link = [{ $game } · Tisch { $match }]({ $url })
games-label = { $game } · Tisch { $match }
games-join = Mitspielen: { $game } · Tisch { $match }
games-page = Seite { $page } von { $pages }
games-which =
    ### Welcher Tisch?
    Du hast an mehr als einem einen Platz.
games-which-menu = Tisch
games-with = mit { $names }
games-alone = allein
games-none-yours = Du hast hier an keinem Tisch einen Platz. `{ COMMAND("play") }` eröffnet einen Tisch, und `{ COMMAND("games", "mine") }` listet deine auf.
games-none-here = In diesem Kanal ist kein Tisch. `{ COMMAND("games", "mine") }` listet deine auf, `{ COMMAND("games", "server") }` die auf diesem Server.
games-several = Welchen Tisch meinst du? Wähle ihn mit der Option `{ option-table }`: { $tables }.
