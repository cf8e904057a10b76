# The lesson: each message is a page. Its attributes say why a choice is not the right one.

lesson-aim = Wer ist der größte Geist Griechenlands? Sammle drei **Labyrinthplättchen**, bevor die Sanduhr 146 v. Chr. erreicht. Eins bekommst du jeweils für: neun Anhänger auf dem Spielplan, vier Schulen, alle Ortsplättchen einer Farbe, drei gewonnene Debatten, drei Weisheitskarten, dreimal die Gunst des Orakels. Alle mit drei Plättchen treffen sich in der **Schlussdebatte**, und wer sie gewinnt, gewinnt das Spiel.

lesson-move = Du spielst Heraklit und beginnst in Ephesos. In deinem Zug **ziehst** du an einen Ort und führst dann eine **Aktion** aus. Zieh an einen beliebigen unbesetzten Ort, egal wie weit; nur bleiben, wo du bist, darfst du nicht. Zieh zum Orakel von Delphi.
    .sparta = In Sparta liegt auch ein Plättchen, aber es ist eins von vieren aus den Weststädten. Bei den Orakeln liegen nur drei, also hast du diese Farbe schneller beisammen.
    .acropolis = Das liegt auf der Akropolis. Dort gibt es keine Plättchen, und jeder der vier Kreise bietet nur eine einzige Aktion. In diesen kommst du später, um Argumente zu holen.

lesson-token = Jetzt sehen alle, welchen Bonus das Plättchen zeigt. Nimm den **Bonus**, dann bleibt das Plättchen für den nächsten Besuch liegen; oder behalte das **Plättchen**, dann bekommt niemand mehr den Bonus. Wer alle Plättchen einer Farbe sammelt, bekommt ein Labyrinthplättchen; dieser Weg heißt **Reisen**. Orakelplättchen gibt es nur drei. Behalte dieses.
    .bonus = Eine Münze ist immer nützlich. Aber dann könnte Aspasia kommen und das Plättchen behalten, und du bekämst nie alle drei.

lesson-follower = Nun zu deiner Aktion. Ein anderer Weg zu einem Labyrinthplättchen sind neun Anhänger an neun verschiedenen Orten; er heißt **Anhängerschaft**. Ein Anhänger kostet nichts als die Aktion, und am selben Ort haben die anderen auch noch Platz für einen. Lass deinen ersten Anhänger hier.
    .tutor = Damit würdest du 1 Münze verdienen und für jede freigeschaltete Weisheitskarte 1 mehr. Unterrichte, wenn du Münzen für einen Baumeister (2) oder zum Studieren (4) brauchst.
    .oracle = Damit würdest du Delphis Karten durchsehen und eine behalten. Das geht bei jedem Orakel einmal, und bei einem späteren Besuch genauso gut.

lesson-school = Aspasia hat sich ein paar Argumente geholt; wozu sie gut sind, siehst du bald. Du bist nach Dodona weitergezogen und hast dein zweites Orakelplättchen behalten. Auch vier **Schulen** bringen ein Labyrinthplättchen; jede kostet einen Baumeister. Einen hast du, also baue hier.
    .builder = So bekommst du einen weiteren Baumeister, für 2 Münzen. Aber der, den du hast, steht noch herum, also gib ihm erst etwas zu tun.
    .follower = Der kostet nichts und bringt dich den neun näher. Aber an jedem Ort ist nur für eine Schule Platz, also baue, bevor es jemand anderes tut. Für deinen Anhänger ist danach immer noch Platz.

lesson-observe = Schulen bleiben stehen. Wer an einen Ort mit einer fremden Schule kommt, zahlt Schulgeld: 1 Münze, falls vorhanden, an die Person, der die Schule gehört. Du würdest in Theben zahlen, Aspasia in Dodona. Du bist auf die Akropolis gekommen, um **die Debatte zu verfolgen**. In einer Debatte kommt es auf die Zahl der Karten an. Nimm zwei.
    .syllogism = Ein Syllogismus schlägt jeden Sophismus und manche anderen Syllogismen, aber du bekommst nur einen. Einen hast du schon, also fülle erst deine Hand.

lesson-debate = Das ist eine **öffentliche Debatte**, und du kannst sie nicht ablehnen. Wer in einer Runde die bessere Karte spielt, legt beide auf den eigenen Gewinnstapel; sind beide gleich stark, kommt jede auf den Stapel der Seite, die sie gespielt hat. Am Ende gewinnt der größere Stapel. Zwei Sophismen sind immer gleich stark, und jeder Syllogismus schlägt einen Sophismus. Antworte mit deinem Syllogismus, dem Destruktiven Dilemma.
    .sophistry = Sophismus gegen Sophismus ist ein Gleichstand: eine Karte auf jeden Stapel. Du würdest deinen Syllogismus sparen, kämst aber nicht voran.
    .pass = Dann käme ihre Karte auf ihren eigenen Stapel, du wärst mit leerem Stapel ausgeschieden, und sie hätte gewonnen. Passe, wenn du deine Karten lieber behältst: Was du nicht ausspielst, bleibt auf deiner Hand.

lesson-lead = Beide Karten liegen auf deinem Stapel. Du und Aspasia spielt abwechselnd aus, also bist jetzt du an der Reihe. Wenn du passt, scheidest du endgültig aus, und sie darf ihre übrigen Handkarten dazulegen. Bei Gleichstand gewinnt, wer herausgefordert hat, und das war Aspasia. Spiele Tu quoque aus.
    .pass = Auf deinem Stapel liegen zwei Karten. Wenn Aspasia noch zwei hat, legt sie sie dazu und gewinnt bei Gleichstand. Wie viele Karten die anderen haben, siehst du nicht.

lesson-travel = Danach waren die Karten immer gleich stark, also bist du vorn geblieben. Drei **Debattensiege** bringen ein Labyrinthplättchen; im Theater des Dionysos kannst du selbst Debatten eröffnen. Die Karten, die ihr ausgespielt habt, sind wieder in ihren Stapeln. Du bist am Zug: Hol das letzte Orakelplättchen.
    .acropolis = Dort könntest du die Sanduhr vorrücken, aber du hast noch kein Labyrinthplättchen. Inzwischen nimmt Aspasia vielleicht das letzte Orakelplättchen, und dann bekommt niemand mehr alle drei.
    .thebes = Du würdest für Aspasias Schule 1 Münze zahlen und könntest dir den Baumeister holen, den das Plättchen zeigt. Ein andermal lohnt sich das; jetzt brauchst du ein Orakelplättchen.

lesson-collect = Drei von dreien: Mehr brauchst du fürs Reisen nicht. Aber das Labyrinthplättchen kommt nicht von selbst. **Labyrinthplättchen nehmen** ist eine Aktion wie jede andere. Sie bringt immer nur ein Plättchen, und auf der Akropolis geht sie nicht. Nimm es jetzt.
    .follower = Das kann warten. Solange du das Plättchen nicht genommen hast, kannst du wieder verlieren, was du dafür brauchst. Ein Labyrinthplättchen, das du einmal hast, behältst du.
    .oracle = Das wäre deine Aktion, und das Labyrinthplättchen müsste einen Zug warten. Die Karte kannst du später holen.

lesson-end = Das ist dein erstes von dreien; auf jedem Weg bekommst du nur eins. Die Sanduhr vorrücken dürfen alle, aber auf 146 v. Chr. nur, wer drei Plättchen hat, und damit endet das Spiel. Hat dann nur eine Person drei Plättchen, gewinnt sie. Sonst kaufen alle mit dreien Argumente (Sophismen für 1, Syllogismen für 2 Münzen) und treten zur **Schlussdebatte** an. Heb dir dafür Münzen und Karten auf, auch wenn du bis dahin allen Debatten aus dem Weg gehst.

lesson-more = Es gibt noch mehr: Studien im Tempel, Sophisten, die Anhänger abwerben, Orakelkarten, Versteigerungen für Athene und deinen geheimen **Olympischen Auftrag**. Er ist ein siebter Weg: Erfülle ihn, und eine einzige Aktion bringt dir alle Plättchen, die dir noch fehlen. `{ COMMAND("play") }` eröffnet einen Tisch, an dem auch Computer Platz nehmen können; `{ COMMAND("rules") }` erklärt alles.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-diotima = Diotima
lesson-name-aspasia = Aspasia
