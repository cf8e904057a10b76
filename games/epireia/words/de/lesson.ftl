# The lesson: the text of each page, and why an action is the wrong one. Archidamos is the opponent.

lesson-1 =
    Zwei **Bünde** rüsten für eine einzige **Große Schlacht**, und wer darin mehr von den drei Fronten gewinnt, gewinnt das Spiel. Du führst Athen für den Seebund. Archidamos führt Sparta für den Peloponnesbund.

    Bis zur Schlacht hat jede Runde drei Phasen: Aufbau, Diplomatie und Auswertung.
lesson-2 =
    In der **Aufbauphase** beginnt der Seebund, also bist du am Zug. Du hast zwei Aktionen. Mit jeder kannst du spenden, bauen oder produzieren, auch zweimal dasselbe.

    Gekämpft wird mit **Plättchen**, also beginne mit einem. Produziere **Hopliten I** für 2 Kupfer.
    .bouleuterion = Das bringt dir eine zweite Figur, und du baust es bald. Aber Gebäude kämpfen nicht, also hol dir erst ein Plättchen.
    .donate = Das Kupfer ginge an deinen Bund, und du bekämst 1 Ansehen. Aber die Bundeskasse bezahlt nichts; sie zählt nur für Ziele.
lesson-3 =
    Dein Plättchen hat Stärke 2. Die Gegenseite sieht nur Einheit und Stufe.

    Nun zum **Ansehen**: Stufe 2 bringt dir 1 Weizen, Stufe 6 eine neue Figur. Baue mit deiner zweiten Aktion den **Altar**; er bringt 1 Ansehen.
    .bureau = Mit einem Amtshaus darfst du deine Amtsperson einmal einsetzen. Deine ist der Archon, der dir in einer Runde eine zusätzliche Aktion gibt. Heb ihn dir besser für eine Runde auf, in der du mehr auszugeben hast. Auf dieser Seite geht es ums Ansehen.
    .donate = Auch so bekämst du 1 Ansehen, und spenden kannst du immer wieder. Aber der Altar zählt außerdem für die Stadt aus Marmor, die 6 Gebäude verlangt.
lesson-4 =
    Archidamos hat es genauso gemacht. In der **Diplomatiephase** beginnt der Peloponnesbund: Archidamos hat Lysander zu einem **Großreich** geschickt, nach Makedonien.

    Schicke Perikles ins Kretische Meer, ein **Gebiet** zur See. Er kann dorthin, weil er das Seesymbol hat. Sonst ist niemand da, also nimmt er es ohne Wurf ein, und du ziehst 3 Kupfer Tribut ein. Den gibt es nur einmal.
    .macedonia = Dort ist Lysander. Sind beide Bünde beim selben Großreich, muss jeder 2 mehr würfeln. Hier heißt das 7 statt 5.
    .persia = Persien bringt ab einer 7 drei Kupfer und sonst nichts, und Perikles kehrt so oder so heim. Ein andermal ist es einen Versuch wert, aber hier bekommst du 3 Kupfer ohne Wurf.
lesson-5 =
    Das war die **Auswertungsphase**: Großreiche, Gebiete, griechische Städte und Einkommen. Von einem Großreich kehren alle Figuren heim, aber Perikles bleibt auf seinem Gebiet, und dein Stadtmarker auch.

    Runde 2 beginnt. Baue das **Buleuterion**, dann bekommst du eine neue Persönlichkeit, die noch in dieser Runde ziehen kann.
    .donate = Du bekämst 1 Ansehen, genau wie für 2 Kupfer: Auf die Menge kommt es nicht an. Und dein Bund gibt nichts zurück.
    .great-temple = Du bekämst 2 Ansehen und für Stufe 4 noch 1 Holz. Aber er kostet doppelt so viele Rohstoffe, und auf dieser Seite geht es um die Figur.
lesson-6 =
    Themistokles ist jetzt bei dir, deine zweite Aktion hat Hopliten produziert, und Lysander ist ins Kretische Meer gekommen. Das gibt einen **Konflikt**. Jeder Bund wirft einen Würfel und zählt die Angriffspunkte seiner Figuren dort dazu: du 3 für Perikles, Archidamos 2 für Lysander. Die Seite mit weniger kehrt heim, bei Gleichstand beide.

    Schicke ihm Themistokles zu Hilfe.
    .leave = Dann nimmt Lysander das Kretische Meer ohne Wurf ein und zieht auch noch den Tribut ein. Ein Stadtmarker schützt nichts, eine Figur, die bleibt, schon.
    .egypt = Ägypten bringt ab einer 5 zwei Weizen. Aber allein liegt Perikles nur um 1 Punkt vorn, und der Würfel hat zwölf Seiten.
lesson-7 =
    Archidamos hat höher gewürfelt, aber dank deiner Angriffspunkte gewinnst du 10:8.

    Es läuft immer ein **Akt**. Wer als Erstes sein Ziel erreicht, bekommt ein Plättchen, und bis dahin gilt die Einschränkung des Akts. Auf den dritten Akt folgt die Große Schlacht, also warte mit deiner Armee nicht bis zum Schluss.
lesson-8 =
    Springen wir zu Runde 6. Akt 1 ging an dich, Akt 2 an Archidamos. Jetzt dringen seine Figuren in Ionien ein, das dir gehört, aber ungeschützt ist. Mit einem dritten Gebiet holt er sich auch Akt 3.

    Lass ihn. Eine **griechische Stadt**, die niemand spielt, schließt sich dir ab einer 7 an und bringt 1 Kupfer und ein Plättchen mit. Schicke Perikles nach Delphi, dort gibt es Reiterei II.
    .corinth = Du brauchst denselben Wurf und bekommst dasselbe Kupfer, aber das Plättchen von Korinth ist Trieren I. Deinem Bund fehlt noch Reiterei.
    .ionia = Du hättest 3 Angriffspunkte gegen 4. Gewinnst du, bleibt der Akt offen und Ionien deins. Aber ein Gebiet ist kein Plättchen, und heute brauchst du eins.
lesson-9 =
    Du hast Themistokles nach Larissa geschickt. Er und Perikles haben je eine 8 gewürfelt, also sind dir beide Städte beigetreten. Akt 3 ist abgeschlossen, und die **Große Schlacht** beginnt. Deine Plättchen wurden für dich verdeckt aufgestellt: Hopliten und Reiterei an der Flanke, Hopliten in der Mitte und Trieren an der Seefront.

    An jeder Front ist Platz für eine Figur, und du hast zwei Figuren für drei Fronten. Stelle Themistokles dort auf, wo seine Fähigkeit zählt.
    .flank = Dort brächte er 2 statt 3. Seine Fähigkeit zählt nur an der Seefront.
    .pericles = Perikles bringt an jeder Front 3. Themistokles bringt nur an der Seefront 3, also überlass sie ihm.
lesson-10 =
    Perikles steht an der Flanke. Die Spalten werden nacheinander aufgedeckt. Mehr Stärke gewinnt eine Spalte, mehr Spalten gewinnen die Front.

    Hier führst du 8:3. Archidamos lag zurück, also musste er sich zuerst entscheiden und hat Lysander zurückgehalten. Eine Figur kannst du nur **einmal in der ganzen Schlacht** einsetzen. Halte auch Perikles zurück.
    .engage = Mit 11:3 gewinnst du nicht mehr als mit 8:3, und Perikles wäre verbraucht. Die anderen Spalten sind noch verdeckt.
    .hold-front = Das ist ein Befehl für die ganze Front: Du wirst erst wieder gefragt, wenn die Gegenseite ihre Figur einsetzt oder die nächste Front kommt. In einer Fernpartie ist das praktisch, aber in dieser Lektion entscheide Spalte für Spalte.
lesson-11 =
    Die erste Spalte hast du gewonnen. In der zweiten lagst du 3:2 vorn, also hat sich wieder Archidamos zuerst entschieden, und diesmal hat er Lysander eingesetzt. Damit steht es 3:4.

    Setzt eine Seite ihre Figur ein, darf die andere in derselben Spalte antworten. Setze Perikles ein, er bringt 3.
    .hold = Dann verlierst du diese Spalte 3:4, und die dritte, die noch verdeckt ist, entscheidet über die Front. Lysander kann nicht noch einmal eingesetzt werden.
lesson-12 =
    Die Flanke hast du gewonnen, die Mitte niemand, und Themistokles hat dir die Seefront geholt. Ohne ihn hättest du sie verloren und damit das Spiel: Gewinnt jeder Bund eine Front, entscheidet die Seefront.

    Amtspersonen, Räuber, Einheiten der Stufe II, Verbündete und das Solospiel haben wir ausgelassen. `{ COMMAND("rules") }` erklärt sie alle. `{ COMMAND("play") }` eröffnet einen Tisch, an dem auch Computer Platz nehmen können.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known. The log speaks of
# the first in the third person ("Diotima würfelt"), so it can't be "Du".
lesson-name-you = Diotima
lesson-name-archidamus = Archidamos
