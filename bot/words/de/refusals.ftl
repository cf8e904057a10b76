# Why something couldn't be done, and what to do instead.

error-busy = Dafür bin ich gerade zu beschäftigt. Es hat sich nichts geändert; versuche es noch einmal.
error-illegal = Das kannst du jetzt nicht tun. Es hat sich nichts geändert; `{ COMMAND("hand") }` zeigt, was du tun kannst.
error-unknown-game = Dieses Spiel ist hier nicht mehr installiert, deshalb kannst du an seinen Tischen nichts tun.
error-database = Ich erreiche meine Datenbank nicht, also wurde nichts gespeichert. Versuche es gleich noch einmal.
error-uncertain = Beim Speichern ist meine Datenbank ausgefallen, also weiß ich nicht, ob es geklappt hat. Sobald sie wieder da ist, sieh auf dem Spielplan nach, bei einer Abstimmung mit `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Das hat zu lange gedauert, deshalb konnte ich das Formular nicht öffnen. Es wurde nichts gespeichert. Versuche es noch einmal.
error-damaged = Meine gespeicherten Daten sind beschädigt, deshalb kann ich das weder lesen noch speichern. Es hat sich nichts geändert. Bitte melde das der Bot-Betreuung.
error-unexpected = Bei mir ist etwas schiefgegangen. Du hast nichts verloren. Wenn es wieder passiert, gib der Bot-Betreuung bitte diese Nummer: `{ $number }`
error-unknown-id = Dieser Button gehört zu einer anderen Version des Bots. `{ COMMAND("hand") }` zeigt deinen Platz und `{ COMMAND("board") }` den Tisch.
error-too-long = Das ist länger, als Discord erlaubt ({ $most } Zeichen). Es hat sich nichts geändert.
error-old-command = Dieser Befehl hat sich geändert, seit dein Discord ihn geladen hat. Lade Discord neu (Strg+R) und versuche es noch einmal.

refused-paused = Diese Partie ist pausiert, also kann niemand spielen. `{ COMMAND("table", "resume") }` fragt die anderen, ob ihr sie fortsetzt.
refused-suspended = Ich erreiche diesen Server gerade schlecht, deshalb steht die Bedenkzeit. Die Partie geht von selbst weiter.
refused-is-paused = Diese Partie ist schon pausiert.
refused-not-paused = Diese Partie ist nicht pausiert.
refused-same-clock = Diese Bedenkzeit gilt an diesem Tisch schon.
refused-question-open = Der Tisch stimmt schon über eine andere Frage ab. Beantwortet zuerst diese, oder warte, bis sie zurückgezogen wird.
refused-question-settled = Diese Frage ist schon entschieden, also hat deine Antwort nicht gezählt.
refused-not-yours-to-withdraw = Diese Frage kann nur die Tischleitung zurückziehen oder wer sie gestellt hat.
refused-not-asked = Diese Frage richtet sich an die anderen.
refused-no-person = Dieser Platz ist frei. Mit `{ COMMAND("table", "join") }` übernimmst du ihn.
refused-seat-taken = Diesen Platz hat schon jemand anderes übernommen.
refused-no-seat = An diesem Tisch ist kein Platz, den du übernehmen kannst.
refused-undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
refused-undo-gone = Dieser Zug ist schon zurückgenommen.
refused-undo-draw = Das kannst du nicht zurücknehmen: Seitdem wurde gezogen oder gewürfelt, und das lässt sich nicht ungesehen machen.
refused-undo-reveal = Das kannst du nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, und das lässt sich nicht ungesehen machen.
refused-reading-log = Ich bereite noch eine Aufzeichnung für dich vor. Warte, bis du sie hast, und versuche es dann noch einmal.
refused-undo-often = { $most ->
    [one] An diesem Tisch wurde schon ein Zug zurückgenommen, mehr geht nicht.
   *[other] An diesem Tisch wurden schon { $most } Züge zurückgenommen, mehr geht nicht.
}
refused-undo-asks = Andere haben diesen Zug gesehen, also müssen sie zustimmen. Frage sie mit `{ COMMAND("table", "undo") }`.
refused-full = An diesem Tisch sind alle Plätze besetzt.
refused-already-in = Du hast schon einen Platz an diesem Tisch.
refused-not-host = Das darf nur die Leitung dieses Tischs: { $host }.
refused-not-host-or-moderator = Diese Partie darf nur die Tischleitung ({ $host }) beenden oder jemand mit der Berechtigung Nachrichten verwalten im Kanal des Tischs.
refused-too-few = { $least ->
    [one] Zum Starten braucht ihr mindestens eine Person; bisher sind es { $seated }.
   *[other] Zum Starten braucht ihr mindestens { $least } Personen; bisher sind es { $seated }.
}
refused-too-many = { $most ->
    [one] Dieses Spiel ist für eine Person; am Tisch sitzen { $seated }.
   *[other] Dieses Spiel ist für höchstens { $most } Personen; am Tisch sitzen { $seated }.
}
refused-too-many-yours = { $count ->
    [one] Du leitest hier schon einen offenen Tisch, mehr geht nicht. Spielt die Partie zuerst zu Ende, oder beende sie.
   *[other] Du leitest hier schon { $count } offene Tische, mehr geht nicht. Spielt zuerst eine Partie zu Ende, oder beende eine.
}
refused-too-many-here = { $count ->
    [one] Auf diesem Server gibt es schon einen offenen Tisch, mehr geht nicht. Jemand mit der Berechtigung Server verwalten kann das mit `{ COMMAND("admin", "setup") }` ändern.
   *[other] Auf diesem Server gibt es schon { $count } offene Tische, mehr geht nicht. Jemand mit der Berechtigung Server verwalten kann das mit `{ COMMAND("admin", "setup") }` ändern.
}
refused-not-lobby = Diese Partie hat schon begonnen.
refused-no-spectators = Diese Partie wird ohne Publikum gespielt.
refused-not-your-record = Du hast in dieser Partie nicht mitgespielt, also kannst du ihre Aufzeichnung nicht exportieren. `{ COMMAND("table", "log") }` und `{ COMMAND("table", "replay") }` zeigen, was öffentlich war.
refused-not-over = Diese Partie ist noch nicht zu Ende.
refused-not-started = Diese Partie hat noch nicht begonnen. Sobald alle da sind, kann die Tischleitung sie starten.
refused-unknown-match = So einen Tisch gibt es hier nicht. `{ COMMAND("games", "mine") }` listet deine auf.
refused-unknown-seat = So einen Platz gibt es an diesem Tisch nicht.
refused-not-seated = Du hast keinen Platz an diesem Tisch. Der Spielplan zeigt alles, was öffentlich ist.
refused-no-computer = An diesem Tisch spielt kein Computer.
refused-bad-level = Computer gibt es in drei Spielstärken: leicht, mittel und schwer.
refused-bad-options = Diese Optionen passen nicht zusammen. Es hat sich nichts geändert.
refused-over = Dieser Tisch ist geschlossen, also lässt sich nichts mehr ändern.
refused-stale = Dieser Button ist veraltet. `{ COMMAND("hand") }` zeigt, was du jetzt tun kannst.
# $words: why a typed value was not accepted
refused-typed = { $words }
refused-resign-instead = Die Partie hat begonnen, also kannst du nicht einfach gehen. Mit `{ COMMAND("table", "resign") }` gibst du auf.
refused-other = Das kannst du jetzt nicht tun. Es hat sich nichts geändert.
refused-vote-unknown = So eine Abstimmung gibt es hier nicht. `{ COMMAND("ostrakon", "list") }` listet die Abstimmungen auf diesem Server auf.
refused-vote-late = Diese Abstimmung ist geschlossen, also hat deine Stimme nicht gezählt. `{ COMMAND("ostrakon", "result") }` zeigt, wie sie ausgegangen ist.
refused-vote-void = Diese Abstimmung wurde annulliert, also kannst du nicht mehr abstimmen.
refused-vote-over = Diese Abstimmung ist schon zu Ende. `{ COMMAND("ostrakon", "result") }` zeigt, wie sie ausgegangen ist.
refused-vote-question = Die Frage muss 1 bis { $most } Zeichen haben. Es wurde keine Abstimmung eröffnet.
refused-vote-answer = Jede Antwort muss 1 bis { $most } Zeichen haben. Es wurde keine Abstimmung eröffnet.
refused-vote-answers-equal = Zwei Antworten sind gleich. Ändere eine davon. Es wurde keine Abstimmung eröffnet.
refused-vote-answers-number = Diese Art von Abstimmung braucht { $least } bis { $most } Antworten. Es wurde keine Abstimmung eröffnet.
refused-vote-most = Bei so vielen Antworten sind höchstens { $most } pro Stimmzettel und höchstens { $most } Gewählte möglich. Es wurde keine Abstimmung eröffnet.
refused-vote-questions = Eine Abstimmung kann 1 bis { $most } Fragen haben. Es wurde keine Abstimmung eröffnet.
refused-vote-threshold = In dieser Art von Abstimmung gewinnt eine Antwort immer mit den meisten Stimmen. Lass die Option `{ option-threshold }` weg. Es wurde keine Abstimmung eröffnet.
refused-vote-ballot = Diese Antwort gibt es in dieser Abstimmung nicht, also wurde deine Stimme nicht erfasst. `{ COMMAND("ostrakon", "status") }` zeigt die Abstimmung und ihre Antworten.
refused-vote-past = Dieses Ende liegt in der Vergangenheit. Es wurde keine Abstimmung eröffnet.
refused-vote-far = Eine Abstimmung kann höchstens { $days } Tage dauern. Es wurde keine Abstimmung eröffnet.
refused-vote-numbers = Das Quorum und die Tage seit dem Beitritt müssen ganze Zahlen ab 0 sein. Es wurde keine Abstimmung eröffnet.
