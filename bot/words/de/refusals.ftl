# Why something couldn't be done, and what to do instead.

error-busy = Gerade wollen zu viele gleichzeitig etwas von mir. Es hat sich nichts geändert; versuche es gleich noch einmal.
error-illegal = Das kannst du jetzt nicht tun. Es hat sich nichts geändert; `{ COMMAND("hand") }` zeigt, was du tun kannst.
error-unknown-game = Dieses Spiel ist hier nicht mehr installiert, deshalb kannst du an seinen Tischen nichts tun.
error-database = Ich erreiche meine Datenbank nicht, deshalb wurde nichts gespeichert. Versuche es gleich noch einmal.
error-uncertain = Beim Speichern ist meine Datenbank ausgefallen, deshalb weiß ich nicht, ob es geklappt hat. Sobald sie wieder da ist, sieh auf dem Spielplan nach, bei einer Abstimmung mit `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Das hat zu lange gedauert, deshalb konnte ich das Formular nicht öffnen. Es wurde nichts gespeichert. Versuche es noch einmal.
error-damaged = Meine gespeicherten Daten sind beschädigt, deshalb kann ich das weder lesen noch speichern. Es hat sich nichts geändert. Bitte melde das der Bot-Betreuung.
error-unexpected = Bei mir ist etwas schiefgegangen. Du hast nichts verloren. Wenn es wieder passiert, gib der Bot-Betreuung bitte diese Nummer: `{ $number }`
error-unknown-id = Dieser Button gehört zu einer anderen Version des Bots. `{ COMMAND("hand") }` zeigt deinen Platz, `{ COMMAND("board") }` den Tisch und `{ COMMAND("ostrakon", "list") }` die Abstimmungen dieses Servers.
error-too-long = Das ist länger, als Discord erlaubt ({ $most } Zeichen). Es hat sich nichts geändert.
error-old-command = Dieser Befehl hat sich geändert, seit Discord ihn bei dir geladen hat. Lade Discord neu (Strg+R) und versuche es noch einmal.

refused-paused = Diese Partie ist pausiert, deshalb kann niemand spielen. `{ COMMAND("table", "resume") }` fragt die anderen, ob ihr sie fortsetzt.
refused-suspended = Ich erreiche diesen Server gerade schlecht, deshalb steht die Bedenkzeit. Die Partie geht von selbst weiter.
refused-is-paused = Diese Partie ist schon pausiert.
refused-not-paused = Diese Partie ist nicht pausiert.
refused-same-clock = Diese Bedenkzeit gilt an diesem Tisch schon.
refused-question-open = Der Tisch stimmt schon über eine andere Frage ab. Beantwortet zuerst diese, oder warte, bis sie zurückgezogen wird.
refused-question-settled = Diese Frage ist schon entschieden. Deine Antwort zählt nicht mehr.
refused-not-yours-to-withdraw = Diese Frage kann nur die Tischleitung zurückziehen oder wer sie gestellt hat.
refused-not-asked = Diese Frage richtet sich an die anderen.
refused-choose-first = Du musst selbst noch wählen, und vielleicht ist die Wahl auf dem anderen Platz längst getroffen. Wähle zuerst und frag danach nach dem Platz.
refused-no-person = Dieser Platz ist frei. Mit `{ COMMAND("table", "join") }` übernimmst du ihn.
refused-seat-taken = Diesen Platz hat schon jemand anderes übernommen.
refused-seat-asked = Du hast die Spielenden an diesem Tisch gerade erst um einen Platz gebeten. In zehn Minuten kannst du sie wieder fragen.
refused-no-seat = An diesem Tisch ist kein Platz, den du übernehmen kannst.
refused-undo-nothing = Es gibt nichts, was du zurücknehmen kannst.
refused-undo-gone = Dieser Zug ist schon zurückgenommen.
refused-undo-draw = Das kannst du nicht zurücknehmen: Seitdem wurde gezogen oder gewürfelt, und das Ergebnis ist schon bekannt.
refused-undo-reveal = Das kannst du nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, und das ist jetzt bekannt.
refused-reading-log = Ich bereite noch eine Aufzeichnung für dich vor. Warte, bis du sie hast, und versuche es dann noch einmal.
refused-undo-often = { $most ->
    [one] An diesem Tisch wurde schon ein Zug zurückgenommen, mehr geht nicht.
   *[other] An diesem Tisch wurden schon { $most } Züge zurückgenommen, mehr geht nicht.
}
refused-changed-often = Du hast fürs Erste zu viel geändert. Schließe deine Wahl so ab, wie sie ist; ändern kannst du wieder etwas, sobald das Spiel weitergeht.
refused-undo-asks = Andere haben diesen Zug gesehen, deshalb müssen sie zustimmen. Frage sie mit `{ COMMAND("table", "undo") }`.
refused-full = An diesem Tisch sind alle Plätze besetzt.
refused-already-in = Du hast schon einen Platz an diesem Tisch.
refused-not-host = Das darf nur die Tischleitung ({ $host }).
refused-not-host-or-moderator = Diese Partie darf nur die Tischleitung ({ $host }) beenden oder jemand mit der Berechtigung „Nachrichten verwalten“ im Kanal des Tisches.
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
    [one] Auf diesem Server gibt es schon einen offenen Tisch, mehr geht nicht. Jemand mit der Berechtigung „Server verwalten“ kann das mit `{ COMMAND("admin", "setup") }` ändern.
   *[other] Auf diesem Server gibt es schon { $count } offene Tische, mehr geht nicht. Jemand mit der Berechtigung „Server verwalten“ kann das mit `{ COMMAND("admin", "setup") }` ändern.
}
refused-not-lobby = Diese Partie hat schon begonnen.
refused-no-spectators = Diese Partie wird ohne Publikum gespielt.
refused-not-your-record = Du hast in dieser Partie nicht mitgespielt, deshalb kannst du ihre Aufzeichnung nicht exportieren. `{ COMMAND("table", "log") }` und `{ COMMAND("table", "replay") }` zeigen, was öffentlich war.
refused-not-over = Diese Partie ist noch nicht zu Ende.
refused-not-started = Diese Partie hat noch nicht begonnen. Sobald alle da sind, kann die Tischleitung sie starten.
refused-unknown-match = Diesen Tisch gibt es hier nicht. `{ COMMAND("games", "mine") }` listet deine auf.
refused-unknown-seat = Diesen Platz gibt es an diesem Tisch nicht.
refused-not-seated = Du hast keinen Platz an diesem Tisch. Der Spielplan zeigt alles, was öffentlich ist.
refused-no-computer = An diesem Tisch spielt kein Computer.
refused-bad-level = Computer gibt es in drei Spielstärken: leicht, mittel und schwer.
refused-bad-options = Diese Optionen passen nicht zusammen. Es hat sich nichts geändert.
refused-over = Dieser Tisch ist geschlossen, deshalb lässt sich nichts mehr ändern.
refused-stale = Dieser Button ist veraltet. `{ COMMAND("hand") }` zeigt, was du jetzt tun kannst.
# $words: why a typed value was not accepted
refused-typed = { $words }
refused-resign-instead = Die Partie hat begonnen, deshalb kannst du nicht einfach gehen. Mit `{ COMMAND("table", "resign") }` gibst du auf.
refused-other = Das kannst du jetzt nicht tun. Es hat sich nichts geändert.
refused-vote-unknown = Diese Abstimmung gibt es hier nicht. `{ COMMAND("ostrakon", "list") }` listet die Abstimmungen auf diesem Server auf.
refused-vote-late = Diese Abstimmung ist schon geschlossen. Deine Stimme kam zu spät und wurde nicht gezählt. `{ COMMAND("ostrakon", "result") }` zeigt, wie sie ausgegangen ist.
refused-vote-void = Diese Abstimmung wurde annulliert, deshalb kannst du nicht mehr abstimmen.
refused-vote-paused = Diese Abstimmung ist pausiert, deshalb wurde deine Stimme nicht erfasst. `{ COMMAND("ostrakon", "status") }` zeigt den Grund. Abstimmen kannst du, sobald die Moderation sie fortsetzt.
refused-vote-was-paused = Diese Abstimmung war pausiert, als du abgestimmt hast, deshalb wurde deine Stimme nicht erfasst. Jetzt läuft sie wieder: Stimme noch einmal ab.
refused-vote-edited = Diese Abstimmung wurde bearbeitet, seit du diesen Button bekommen hast, und ihre Antworten bedeuten jetzt vielleicht etwas anderes. Deine Stimme wurde nicht erfasst. `{ COMMAND("ostrakon", "status") }` zeigt die Abstimmung, wie sie jetzt ist.
refused-vote-paused-already = Diese Abstimmung ist schon pausiert. Es hat sich nichts geändert.
refused-vote-changed-often = Diese Abstimmung wurde { $most }-mal geändert und lässt sich nicht mehr ändern. Schließen oder verwerfen kannst du sie weiterhin.
refused-vote-not-paused = Diese Abstimmung ist nicht pausiert. Es hat sich nichts geändert.
refused-vote-not-later = Eine Abstimmung lässt sich nur verlängern: Wähle einen Zeitpunkt nach ihrem Ende. Eine Dauer wie `3d 12h` zählt ab jetzt. Mit `{ COMMAND("ostrakon", "close") }` schließt du sie vorzeitig. Es hat sich nichts geändert.
refused-vote-extended-far = Eine Abstimmung kann von jetzt an höchstens noch { $days } Tage dauern. Es hat sich nichts geändert.
refused-vote-has-ballots = Es hat schon jemand abgestimmt, deshalb lässt sich diese Abstimmung nicht mehr bearbeiten. Um etwas anderes zu fragen, annulliere sie mit `{ COMMAND("ostrakon", "void") }` und eröffne eine neue.
refused-vote-edit-hidden = Diese Abstimmung zeigt nicht, wie viele schon abgestimmt haben, und kann deshalb nicht bearbeitet werden: Sonst würdest du daran merken, ob schon jemand abgestimmt hat. Willst du etwas anderes fragen, annulliere sie mit `{ COMMAND("ostrakon", "void") }` und eröffne eine neue.
refused-vote-unedited = Genau das steht schon in der Abstimmung. Es hat sich nichts geändert.
refused-vote-reminder-late = Diese Abstimmung endet so bald, dass ich keine Erinnerungen mehr schicke.
refused-vote-over = Diese Abstimmung ist schon zu Ende. `{ COMMAND("ostrakon", "result") }` zeigt, wie sie ausgegangen ist.
# Before what is wrong with one of several questions.
refused-in-question = Frage { $place }: { $why }
refused-vote-question = Jede Frage muss 1 bis { $most } Zeichen lang sein.
refused-vote-answer = Jede Antwort muss 1 bis { $most } Zeichen lang sein.
refused-vote-answers-equal = Zwei Antworten sind gleich. Ändere eine davon.
refused-vote-answers-number = { $least ->
    [3] Diese Art von Frage braucht { $least } bis { $most } Antworten. Bei nur zweien nimm weiße und schwarze Steine.
   *[other] Diese Art von Frage braucht { $least } bis { $most } Antworten.
}
refused-vote-most = { $kind ->
    [ranked] Von diesen Antworten können höchstens { $most } gewählt werden, denn es muss mehr Antworten als Plätze geben.
   *[other] Bei dieser Frage kann jede Person höchstens { $most } Antworten wählen.
}
refused-vote-questions = Eine Abstimmung hat 1 bis { $most } Fragen.
refused-vote-long = Fragen und Antworten sind zu lang für eine Nachricht. Zusammen dürfen sie höchstens { $most } Zeichen lang sein.
refused-vote-alone = Ein Scherbengericht muss die einzige Frage sein, weil nur die Moderation sein Ergebnis erfährt. Entferne das Scherbengericht oder die anderen Fragen.
refused-vote-threshold = Was eine Antwort zum Sieg braucht, kannst du nur bei Fragen mit Steinen und bei Auswahlfragen ändern. Wähle im Menü „{ vote-draft-threshold-most }“, oder entferne die anderen Arten von Fragen.
refused-vote-time = Ich verstehe nicht, wann die Abstimmung enden soll. Schreibe es so: `morgen 20:00`, `Freitag 18 Uhr`, `in 3 Tagen`, `3d 12h` oder `24.12.2026 18:00`.
refused-vote-start = Ich verstehe nicht, wann die Abstimmung beginnen soll. Schreibe es so: `morgen 20:00`, `Freitag 18 Uhr`, `in 3 Tagen` oder `24.12.2026 18:00`, oder lass das Feld leer.
refused-vote-start-past = Dieser Zeitpunkt liegt in der Vergangenheit. Wähle einen späteren, oder lass das Feld leer, um die Abstimmung selbst zu eröffnen.
refused-vote-start-far = Eine Abstimmung lässt sich höchstens { $days } Tage im Voraus planen.
refused-vote-order = Diese Abstimmung würde enden, bevor sie beginnt. Wähle ein späteres Ende oder einen früheren Beginn.
# $typed: what was typed
refused-vote-zone = Die Zeitzone „{ $typed }“ kenne ich nicht. Gib eine große Stadt in deiner Zone ein, zum Beispiel Berlin.
refused-vote-quorum = Ich kann nicht lesen, wie viele abstimmen müssen, damit das Ergebnis gilt. Gib eine Zahl wie 50 oder einen Anteil von 1 % bis 100 % ein, oder lass das Feld leer, wenn es kein Minimum gibt.
refused-vote-joined = Die Tage seit dem Beitritt müssen eine ganze Zahl sein, zum Beispiel 30. Lass das Feld leer, wenn sie keine Rolle spielen.
refused-vote-account = Die Tage seit dem Erstellen des Kontos müssen eine ganze Zahl sein, zum Beispiel 30. Lass das Feld leer, wenn sie keine Rolle spielen.
refused-vote-stated = Die Zahl der Stimmberechtigten muss eine ganze Zahl sein, zum Beispiel 120. Lass das Feld leer, wenn du sie nicht kennst.
refused-vote-entitled = Das Ergebnis hängt davon ab, wie viele stimmberechtigt sind, und Discord sagt mir das nicht. Gib die Zahl bitte an.
refused-vote-naming-off = Auf diesem Server dürfen bei einem Scherbengericht nicht beliebige Mitglieder genannt werden. Gib eine Liste von Namen ein, oder bitte jemanden, der den Server verwaltet, es mit `{ COMMAND("admin", "setup") }` zu erlauben.
refused-vote-roles = Du kannst höchstens { $most } Rollen wählen.
refused-vote-draft-gone = Diesen Entwurf gibt es nicht mehr: Er wurde verworfen oder einen Tag lang nicht angerührt. Mit `{ COMMAND("ostrakon", "open") }` bereitest du eine neue Abstimmung vor.
# $vote: the number of the vote
refused-vote-draft-open = Aus diesem Entwurf ist Abstimmung { $vote } geworden. `{ COMMAND("ostrakon", "status") }` zeigt sie.
refused-vote-draft-changed = Dieser Entwurf hat sich inzwischen geändert. So sieht er jetzt aus; sieh ihn dir noch einmal an.
refused-vote-scheduled = Auf einem Server können höchstens { $most } Abstimmungen zugleich geplant sein.
refused-vote-ballot = Diese Antwort gibt es in dieser Abstimmung nicht. Deine Stimme wurde nicht erfasst. `{ COMMAND("ostrakon", "status") }` zeigt die Abstimmung und ihre Antworten.
refused-vote-past = Dieser Zeitpunkt liegt in der Vergangenheit.
refused-vote-far = Eine Abstimmung kann höchstens { $days } Tage dauern.
refused-vote-quorum-most = Das Quorum kann höchstens { $most } sein.
refused-vote-quorum-stated = Das Quorum kann nicht höher sein als die Zahl der Stimmberechtigten, die du mit { $stated } angegeben hast.
refused-vote-stated-range = Die Zahl der Stimmberechtigten muss zwischen 1 und { $most } liegen.
refused-vote-days-most = Seit dem Beitritt und seit dem Erstellen des Kontos lassen sich höchstens { $days } Tage verlangen.
