# Why an action was refused, and what to do instead.

refusal-over = Das Spiel ist aus. Es gibt nichts mehr zu tun.
refusal-too-late = Dafür ist es zu spät, der Ball ist schon weitergerollt.
refusal-surname-given = Du hast deinen Nachnamen schon eingegeben. Warte auf die Gegenseite.
refusal-not-asked = Warte, bis { $name } entschieden hat. Du bekommst Bescheid, wenn du dran bist.

refusal-no-letters = Ein Nachname braucht mindestens einen Buchstaben.
refusal-surname-too-long = Dieser Nachname ist zu lang. Gib eine einzelne Zeile mit höchstens { $most } Zeichen ein.
refusal-off-field = Dieses Feld gibt es nicht. Die Spalten gehen von A bis { $column }, die Reihen von 1 bis { $row }.
refusal-order-unread = Das verstehe ich nicht. Schreib, welcher Philosoph wohin geht, zum Beispiel „{ $first } to E7, { $second } to C4“.
refusal-named-twice = Du hast einen Philosophen zweimal genannt. Jeder kann nur auf ein Feld.
refusal-not-all-four = Schreib, wohin alle vier Philosophen gehen.
refusal-not-your-half = Dieses Feld ist nicht in deiner Hälfte. Wähle eins auf deiner Seite der Mittellinie.
refusal-goalies-box = Einen Torraum darf nur ein Torwart betreten, und nur seinen eigenen. Wähle ein anderes Feld.
refusal-occupied = Dieses Feld ist besetzt. Wähle ein freies.
refusal-stands-there = Da steht er schon. Wähle ein anderes Feld.
refusal-out-of-reach = So weit kommt er nicht, oder der Weg ist versperrt. Wähle ein Feld, das er erreicht.
refusal-in-penalty-box = Dieser Philosoph sitzt auf der Strafbank. Wähle einen, der auf dem Spielfeld steht.
refusal-has-run = Dieser Philosoph ist in diesem Zug schon gelaufen. Wähle einen anderen.
refusal-hemmed-in = Dieser Philosoph kann sich überhaupt nicht bewegen. Wähle einen anderen.
refusal-no-die-left = Für diesen Lauf hast du keinen Würfel mehr. Jeden Würfel kannst du nur einmal verwenden.
refusal-no-more-changes = Du hast es dir in diesem Zug schon { $count } Mal anders überlegt, also gilt diese Wahl.
refusal-no-such-way = Wähle eine der acht Richtungen.
refusal-no-fouls = In diesem Spiel sind Fouls abgeschaltet. Grätsche ohne Foul.
refusal-not-in-hand = Diese Karte hast du nicht. Deine Hand: { $cards }.
refusal-not-beside-ball = { $philosopher } steht nicht neben dem Ball, deshalb kann er { $card } nicht verwenden.
refusal-cannot-block = { $philosopher } kann den Ball hier nicht blocken.
refusal-too-low = Zum Blocken brauchst du hier mindestens { $needed }. Spiel eine mindestens so hohe Karte oder eine Bildkarte.
refusal-no-such-philosopher = Wähle einen von diesen ({ $team }): { $philosophers }.
refusal-no-such-die = Deine übrigen Würfel zeigen { $dice }. Wähle einen davon.
refusal-not-in-box = Dieser Philosoph sitzt nicht auf deiner Strafbank.

refusal-runner-first = Wähle zuerst, wer mit welchem Würfel läuft.
refusal-card-first = Wähle zuerst eine Karte für den Schuss.
refusal-way-first = Wähle zuerst die Richtung des Schusses.
refusal-aimed = Du hast { $way } gezielt. Schieß, oder wähle zuerst eine andere Richtung.
refusal-running = { $philosopher } will gerade laufen. Wähle ein Feld für ihn, oder wähle einen anderen Läufer.
refusal-picked = Du hast { $card } gewählt. Wähle eine Richtung, oder steck die Karte zurück.
refusal-no-run-now = Gerade kannst du nicht laufen. Wähle eine der verfügbaren Aktionen.
refusal-set-up = Die Teams sind schon aufgestellt.

refusal-now-surnames = Gib zuerst deinen Nachnamen ein.
refusal-now-sides = Wähle zuerst dein Team.
refusal-now-lineup = Stelle zuerst dein Team auf.
refusal-now-ball = Leg zuerst den Ball neben deinen Philosophen.
refusal-now-release = Wähle zuerst ein Feld für den Philosophen, der von der Strafbank kommt.
refusal-now-run = Das geht gerade nicht. Lauf zuerst, oder hör mit dem Laufen auf.
refusal-now-bonus-run = Das geht gerade nicht. Mach zuerst deinen Bonuslauf, oder hör mit dem Laufen auf.
refusal-now-kick = Das geht gerade nicht. Schieß, oder zieh Karten.
refusal-now-foul = Entscheide zuerst, ob du foulst.
refusal-now-tackle = Entscheide zuerst, ob du grätschst.
refusal-now-block = Entscheide zuerst, ob du blockst.
refusal-now-bonus = Wähle zuerst deinen Bonus für das Tor.
