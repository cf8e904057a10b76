# The rules by topic, in our own words. .place says where each rule stands in the guidebook, and names our rulings, which
# are listed in docs/rules/philosophia.md. Where `presentation/topics.py` adds a list, .text stands before it.

rule-aim = Das Ziel
    .text = Sammle drei Labyrinthplättchen, etwa für Schulen oder Debatten, bevor die Sanduhr auf der Zeitleiste 146 v. Chr. erreicht. Hast du dann drei und sonst niemand, gewinnst du. Haben mehrere drei, treffen sie sich in der Schlussdebatte. Wer sie gewinnt, ist der größte Geist des antiken Griechenlands und gewinnt das Spiel.
    .place = Anleitung S. 4, 12
rule-setup = Die Vorbereitung
    .text =
        Alle bekommen einen Philosophen, zufällig verteilt oder, wenn die Tischleitung das so einstellt, reihum gewählt, angefangen bei der ersten Person. Du beginnst am Startort deines Philosophen mit dessen Startbesitz, neun Anhängern, vier Schulen und drei gesperrten Weisheitskarten. Dazu bekommst du einen geheimen Olympischen Auftrag.
        Jeder Ort außerhalb der Akropolis, an dem niemand beginnt, bekommt ein zufälliges Ortsplättchen seiner Farbe, die Seite mit dem Bonus nach unten. Die übrigen Plättchen kommen in die Schachtel. Die Stapel der Argumente (40 Sophismen und 40 Syllogismen), die drei Orakelstapel (6 Karten für Delphi, 6 für Dodona und 7 für Trophonios) und die elf Athene-Scheiben, die versteigert werden, werden gemischt. Die oberste Scheibe liegt offen.
        Die Sanduhr beginnt bei 1194 v. Chr. Wer anfängt, wird ausgelost; danach geht es in Sitzreihenfolge weiter.
    .place = Anleitung S. 5; Auslegungen R9, R39, R40
rule-map = Der Spielplan
    .text = Bis zu drei Personen spielen mit 21 Orten: fünf Weststädten, fünf Oststädten, fünf Häfen, drei Tempeln und drei Orakeln. Vier bis sechs Personen spielen mit 27: sieben, sieben, sechs, vier und drei. Jede Art hat ihre eigene Farbe. Auf beiden Plänen kommen die vier Kreise der Akropolis dazu. Die fünf Arten, sieben der Namen und die Aktionen der Kreise stammen aus dem veröffentlichten Spiel. Die anderen Namen sind von uns, ebenso die Art jedes Ortes außer den Orakeln.
    .place = Anleitung S. 5, 12
rule-philosophers = Die Philosophen
    .text = Die sechs Fähigkeiten stammen aus dem veröffentlichten Spiel. Die Startorte und der Startbesitz sind von uns; alle beginnen mit mindestens einer Argumentkarte. Außer bei Sokrates haben wir den Startbesitz so angepasst, dass die Siegchancen der sechs ausgeglichener sind.
    .place = Anleitung S. 16; Auslegung R46
# $place: such as "in Pella"; $items: such as "1 Baumeister und 1 Sophismus"; $ability: a sentence.
rule-philosopher = **{ $name }** beginnt { $place }. Startbesitz: { $items }. { $ability }
rule-turn = Der Zug
    .text = In deinem Zug ziehst du an einen Ort, und dann führst du eine Aktion aus. Dazwischen zahlst du Schulgeld, falls welches fällig ist, und entscheidest dann über das Ortsplättchen, falls eins da liegt. So geht es in Sitzreihenfolge weiter, bis die Sanduhr 146 v. Chr. erreicht.
    .place = Anleitung S. 6; Auslegung R3
rule-moving = Ziehen
    .text = Zieh an einen beliebigen Ort, an dem kein Philosoph steht; die Entfernung spielt keine Rolle. Bleiben, wo du bist, darfst du nicht, aber du darfst von einem Kreis der Akropolis in einen anderen ziehen. In einen Kreis, dessen Aktion du mit dem, was du beim Ziehen hast, nicht ausführen könntest, darfst du nicht; was dir eine Orakelkarte noch bringen könnte, zählt nicht. Nur Homer darf in jeden Kreis, solange in den Stapeln der Argumente noch Karten sind, weil er die Debatte überall verfolgen kann.
    .place = Anleitung S. 6; Auslegungen R1, R2, R8
rule-fees = Das Schulgeld
    .text = Kommst du an einen Ort mit einer fremden Schule, musst du der Person, der sie gehört, zuerst 1 Münze zahlen, falls du eine hast. Münzen vom Ortsplättchen dort kommen dafür zu spät, aber für deine Aktion kannst du sie ausgeben. Platon zahlt nie. Erlassen werden kann das Schulgeld nicht.
    .place = Anleitung S. 6; Auslegungen R3, R4
rule-tokens = Die Ortsplättchen
    .text = Liegt dort, wohin du ziehst, ein Plättchen, dreh es um, wenn es noch verdeckt ist. Entweder nimmst du seinen Bonus und lässt das Plättchen für den nächsten Besuch liegen, oder du behältst das Plättchen ohne den Bonus. Eins von beiden musst du tun, auch wenn dir der Bonus nichts nützt. In Weststädten darf Sophokles beides. Ein einmal umgedrehtes Plättchen zeigt allen seinen Bonus.
    .place = Anleitung S. 6, 16; Auslegungen R5 bis R7
rule-bonuses = Die Boni
    .text = Die Anleitung nennt einen Bonus, einen Sophismus. Die anderen sind von uns: 1 oder 2 Münzen, ein Syllogismus, ein Sophist oder ein Baumeister. Kannst du davon nichts mehr aufnehmen oder ist nichts mehr da, bekommst du nichts.
    .place = Anleitung S. 6; Auslegung R5
rule-actions = Die Aktionen
    .text =
        Was du tun kannst, hängt davon ab, wo du bist:
        - **Außerhalb der Akropolis** kannst du jede Standardaktion ausführen: Unterrichten, Anhänger gewinnen, Baumeister anheuern, Schule bauen, Sophisten anheuern, Sophisten einsetzen oder Labyrinthplättchen nehmen.
        - **In einem Tempel** kannst du außerdem studieren.
        - **Bei einem Orakel** kannst du außerdem eine Orakelkarte nehmen.
        - **Auf der Akropolis** kannst du nur die Aktion des Kreises ausführen, in dem du stehst; Homer kann stattdessen die Debatte verfolgen.
    .place = Anleitung S. 6 bis 10
rule-tutor = Unterrichten
    .text = Verdiene 1 Münze und für jede deiner freigeschalteten Weisheitskarten 1 mehr. Aristoteles verdient 1 weitere. Die Münzen gehen nie aus.
    .place = Anleitung S. 6
rule-following = Anhänger gewinnen
    .text = Setze einen deiner neun Anhänger an den Ort, an dem du bist, falls du dort noch keinen hast. Am selben Ort können beliebig viele Personen einen Anhänger haben.
    .place = Anleitung S. 7; Auslegung R10
rule-schools = Baumeister anheuern, Schule bauen
    .text = Ein Baumeister kostet 2 Münzen, solange von den zwölfen noch welche da sind. Du kannst bis zu vier haben. Gib einen Baumeister in den Vorrat zurück, um dort, wo du bist, eine deiner vier Schulen zu bauen, falls noch keine Schule da steht, weder deine noch eine fremde. Schulen werden nie entfernt.
    .place = Anleitung S. 7; Auslegungen R12, R13, R34
rule-sophists = Sophisten anheuern und einsetzen
    .text = Einen Sophisten anzuheuern kostet 1 Münze, solange von den zwölfen noch welche da sind. Du setzt ihn dort ein, wo du bist, wenn jemand anderes dort einen Anhänger hat, du dort keinen hast und auf deinem Tableau noch einer ist. Gib den Sophisten in den Vorrat zurück und wähle einen der fremden Anhänger dort: Er kehrt auf sein Tableau zurück, und an seine Stelle tritt einer von deinem. Wo du schon einen Anhänger hast, kannst du keinen Sophisten einsetzen, denn an jedem Ort ist nur einer von dir erlaubt.
    .place = Anleitung S. 8; Auslegungen R11, R34
rule-study = Studieren
    .text = Zahle in einem Tempel 4 Münzen für ein Studienplättchen. Hast du schon eins, gib stattdessen dieses ab, ohne noch einmal zu zahlen, und schalte eine Weisheitskarte deiner Wahl frei. Zwei Studienplättchen kannst du nicht haben, also kostet jede Weisheitskarte zwei Besuche. Sind alle deine drei Weisheitskarten freigeschaltet, kannst du nicht mehr studieren, und ein Studienplättchen von einer Karte oder Scheibe nützt dir nichts.
    .place = Anleitung S. 9; Auslegung R14
rule-collect = Orakelkarte nehmen
    .text = Sieh bei einem Orakel seine übrigen Karten durch und behalte eine. Die anderen werden gemischt. Das darf jede Person bei jedem Orakel einmal pro Partie, Heraklit bei Trophonios zweimal. Ersteigerte Karten zählen dabei nicht.
    .place = Anleitung S. 9, 16; Auslegung R17
rule-playing = Orakelkarten spielen
    .text =
        In deinem eigenen Zug darfst du kostenlos beliebig viele Orakelkarten spielen: bevor du ziehst, vor deiner Aktion oder danach. Jede gespielte Karte kommt in die Schachtel. Drei Karten sind anders. Die Gunst des Orakels behältst du. Das Wort des Zeus ist eine Argumentkarte: Du spielst es in einer Debatte, auch wenn jemand anderes am Zug ist; Karten, die zufällige Argumentkarten treffen, treffen es nie. Den Widerruf der Versprechen spielst du, gleich nachdem jemand anderes eine Orakelkarte gespielt hat.
        Nach deiner Aktion endet dein Zug nur dann von selbst, wenn alle sehen können, dass du keine Karte mehr zu spielen hast. Sonst musst du ihn selbst beenden, auch wenn du keine spielen kannst, damit die anderen nichts über deine Karten erfahren.
        Die Anleitung sagt nicht, wann Orakelkarten gespielt werden dürfen, also sind diese Regeln von uns.
    .place = Auslegungen R16, R19
rule-retraction = Der Widerruf der Versprechen
    .text = Diese Karte hebt eine Orakelkarte auf, die gerade jemand anderes gespielt hat, nur nicht das Wort des Zeus. Auch die aufgehobene Karte kommt in die Schachtel. Bis der Widerruf verbraucht ist, werden jedes Mal, wenn jemand eine Orakelkarte spielt, alle anderen mit einer Karte von Trophonios gefragt, ob sie widerrufen, und zwar geheim und alle gleichzeitig. Der Tisch sieht nur, wie viele Antworten noch fehlen, also erkennt niemand, wer den Widerruf hat. Antwortest du nicht binnen zwölf Stunden, oder früher, wenn die Bedenkzeit am Tisch kürzer ist, gilt die Karte. Computer antworten sofort und widerrufen nur Karten, die sich gegen sie selbst richten.
    .place = Anleitung S. 9; Auslegung R18
rule-delphi = Orakelkarten: Delphi
    .text = Die Gunst des Orakels gibt es dreimal, bei jedem Orakel einmal. Die Gunst, der Widerruf und die Wirkung des Wortes des Zeus stammen aus dem veröffentlichten Spiel. Die anderen vierzehn Karten und der Name des Wortes des Zeus sind von uns, und außer bei der Gunst haben wir entschieden, in welchen Stapel eine Karte gehört. Die Karten von Delphi:
    .place = Anleitung S. 9
rule-dodona = Orakelkarten: Dodona
    .text = Ziehst du mit dem Flug der Tauben noch einmal weiter, zahlst du Schulgeld und entscheidest über Plättchen wie sonst auch. Eine Aktion hast du dort nicht, auch Homer nicht, außer du spielst dann das Rauschen der Blätter. Dieses kannst du nicht auf der Akropolis spielen, denn dort gibt es keine Standardaktionen; Studieren, Debatte verfolgen und Orakelkarte nehmen erlaubt es nicht. Die Karten von Dodona:
    .place = Anleitung S. 9
rule-trophonius = Orakelkarten: Trophonios
    .text = Die meisten dieser Karten schaden jemand anderem. Welchen Anhänger der Schrecken der Höhle heimschickt, wählst du. Du wählst auch, welches Plättchen durch den verlorenen Weg auf den Spielplan zurückkehrt und wohin: an einen Ort der Farbe des Plättchens, an dem zu Beginn ein Plättchen ausgelegt wurde, jetzt keins liegt und kein Philosoph steht. Ein schon umgedrehtes Plättchen bleibt offen. Die Karten von Trophonios:
    .place = Anleitung S. 9
rule-effect = **{ $name }:** { $effect }
rule-acropolis = Die Akropolis
    .text =
        Jeder der vier Kreise der Akropolis hat eine eigene Aktion und sonst nichts: keine Plättchen, Schulen oder Anhänger und keine Standardaktionen. Wie überall ist in jedem nur für einen Philosophen Platz.
        - **Odeion des Herodes Atticus:** Debatte verfolgen
        - **Tempel der flügellosen Nike:** Sanduhr vorrücken
        - **Parthenon:** Der Athene opfern
        - **Theater des Dionysos:** Öffentliche Debatte eröffnen
    .place = Anleitung S. 10, 11; Auslegung R2
rule-observe = Debatte verfolgen
    .text = Nimm 2 Sophismen oder 1 Syllogismus, oder weniger, wenn ein Stapel nicht mehr so viele hat; einen leeren Stapel kannst du nicht wählen. Sokrates nimmt bis zu 2 Syllogismen und hier nie Sophismen; sind keine Syllogismen mehr da, kann er die Debatte nicht verfolgen. Homer kann diese Aktion an jedem Ort ausführen, auch in den anderen Kreisen der Akropolis.
    .place = Anleitung S. 10, 16; Auslegung R15
rule-timeline = Sanduhr vorrücken
    .text = Rücke die Sanduhr ein Feld vor. Die Felder sind 1194, 776, 594, 508, 480, 431, 399, 323 und 146 v. Chr. Für das letzte brauchst du drei Labyrinthplättchen; danach gibt es keine Züge mehr. Das erste und das letzte Jahr stammen aus dem veröffentlichten Spiel. Die sieben dazwischen sind von uns und so gewählt, dass die anderen Zeit haben, fertig zu werden.
    .place = Anleitung S. 10; Auslegung R28
rule-offerings = Der Athene opfern
    .text =
        Versteigere die oberste Scheibe, oder lege sie unter den Stapel und versteigere die nächste, egal welche es ist. Alle bieten geheim, von 0 bis zu all ihren Münzen, und alle Gebote werden gleichzeitig aufgedeckt. Wer am meisten bietet, zahlt das Gebot in den Vorrat und bekommt die Belohnung; die anderen zahlen nichts. Wer keine Münzen hat, bietet 0, ohne gefragt zu werden.
        Bieten mehrere am meisten, gewinnt die Person, die die Versteigerung eröffnet hat, falls sie darunter ist, selbst wenn alle 0 geboten haben. Sonst gewinnt niemand, und niemand zahlt. Nach jeder Versteigerung kommt die Scheibe unter den Stapel (nur das Unbekannte Orakel bleibt bei der Person, die es gewonnen hat), und die nächste wird aufgedeckt. Absprachen sind erlaubt, aber nicht bindend.
    .place = Anleitung S. 10; Auslegungen R29 bis R33
rule-disks = Die Athene-Scheiben
    .text = Neun Namen und sieben Wirkungen stammen aus dem veröffentlichten Spiel. Die Wirkungen von Besinnung und Athenes Einfluss sind von uns, ebenso Name und Wirkung von Athenes Weisheit und Athenes Redekunst. Was du nicht mehr aufnehmen kannst oder was im Vorrat oder Stapel fehlt, verfällt.
    .place = Anleitung S. 10, 15
rule-debates = Öffentliche Debatten
    .text =
        Fordere eine beliebige Person heraus; sie kann nicht ablehnen. Du brauchst mindestens eine Argumentkarte (Sophismus, Syllogismus oder das Wort des Zeus), denn du spielst zuerst aus und darfst dabei nicht passen. Danach darf auch passen, wer ausspielt.
        Wer ausspielt, legt eine Karte, und die Gegenseite antwortet mit einer Karte oder passt. Wer die bessere Karte hat, legt beide auf den eigenen Gewinnstapel; sind beide gleich stark, kommt jede auf den Stapel der Person, die sie gespielt hat. Dann spielt die Gegenseite aus, egal wer die Karten gewonnen hat. Hast du keine Karte mehr, musst du passen. Wenn du passt, scheidest du aus: Eine Karte, auf die du nicht geantwortet hast, kommt auf den Stapel der Gegenseite, und diese darf beliebige Handkarten dazulegen.
        Der Gewinnstapel mit mehr Karten gewinnt; bei Gleichstand gewinnt, wer herausgefordert hat.
    .place = Anleitung S. 11; Auslegungen R35, R36
rule-after = Nach der Debatte
    .text = Wer gewinnt, erhält einen Debattensieg, auch wenn die Gegenseite die Debatte eröffnet hat. Niemand kann mehr als drei haben. Gespielte und auf einen Gewinnstapel dazugelegte Karten kommen in ihre Stapel zurück (das Wort des Zeus in die Schachtel); Karten, die du nicht ausgespielt hast, behältst du. Ein Handkartenlimit gibt es nicht.
    .place = Anleitung S. 11; Auslegungen R37, R42
rule-beats = Die Stärke der Karten
    .text = Jeder Syllogismus schlägt jeden Sophismus, und zwei Sophismen sind gleich stark. Zwei Syllogismen sind nur gleich stark, wenn sie denselben Namen haben. Das Wort des Zeus schlägt jede Karte.
    .place = Anleitung S. 9, 11, 13
rule-syllogisms = Die Syllogismen
    .text = Jeder Syllogismus schlägt die nächsten zwei in diesem Ring: Konstruktives Dilemma, Destruktives Dilemma, Modus ponens, Modus tollens, Disjunktiver Syllogismus und wieder Konstruktives Dilemma. In der Anleitung steht, dass das Konstruktive Dilemma das Destruktive schlägt und das Destruktive den Modus ponens. Die anderen Ergebnisse, der Name des fünften Syllogismus und die Zahl der Exemplare (je acht) sind von uns.
    .place = Anleitung S. 11, 13
rule-sophistry-argumentum = Die Sophismen: „Argumentum“
    .text = Es gibt 40 Sophismen, alle verschieden. Die Zahlen in Klammern gelten nur im Solospiel: So viel bietet Moira. Die folgenden Sophismen beginnen mit „Argumentum“:
    .place = Anleitung S. 11, 13
rule-sophistry-others = Die Sophismen: alle anderen
    .text = Petitio principii und Non sequitur stammen aus dem veröffentlichten Spiel. Die anderen 38 Sophismen sind von uns. Die folgenden Sophismen beginnen nicht mit „Argumentum“ (die Zahlen sind Moiras Gebote):
    .place = Anleitung S. 11, 13
rule-card-name = { $card }
rule-card = { $card }: { $lesson }
rule-sophistry = { $card } ({ $bid }): { $lesson }
table-type = Art
table-few = Bis zu drei Personen
table-many = Zu viert bis sechst außerdem
table-bonus = Bonus
table-all = Alle Plättchen
table-place = Ort
rule-labyrinth = Die Labyrinthplättchen
    .text = Sieben Wege führen zu Labyrinthplättchen, jeder einmal pro Person: sechs Bedingungen und der Olympische Auftrag. Solange du eine Bedingung erfüllst, kannst du überall außerhalb der Akropolis eine Aktion verwenden, um ihr Plättchen zu nehmen; danach brauchst du sie nicht mehr zu erfüllen. Jede Aktion bringt nur ein Plättchen, außer mit dem Olympischen Auftrag. Ein genommenes Plättchen kannst du nicht mehr verlieren, und niemand kann mehr als drei haben. Die ersten beiden Plättchen einer Person sind ohne Nummer. Das dritte ist nummeriert: Die 1 bekommt, wer zuerst drei hat, die 2 die nächste Person und so weiter. Die Nummern entscheiden über die Reihenfolge und bei Gleichstand in der Schlussdebatte.
    .place = Anleitung S. 8, 12; Auslegungen R20, R21, R23, R24
rule-ways = Die sechs Bedingungen
    .text =
        Ein Labyrinthplättchen bekommst du jeweils für:
        - **Anhängerschaft:** Alle deine neun Anhänger sind auf dem Spielplan, an neun verschiedenen Orten.
        - **Schulen:** Du hast alle deine vier Schulen gebaut.
        - **Reisen:** Du hast alle Ortsplättchen einer Farbe, die in dieser Partie ausgelegt wurden. Hat jemand anderes eins davon, kannst du diese Farbe nicht vollenden.
        - **Debatten:** Du hast drei Debattensiege.
        - **Lernen:** Du hast alle drei Weisheitskarten freigeschaltet.
        - **Die Orakel:** Du hast dreimal die Gunst des Orakels; die Scheibe Unbekanntes Orakel zählt als eine davon. Du zeigst sie vor, wenn du das Plättchen nimmst.
    .place = Anleitung S. 12; Auslegungen R19, R22, R32
rule-olympic = Der Olympische Auftrag
    .text = Dein geheimer Olympischer Auftrag ist der siebte Weg. Hast du alles, was er verlangt, oder mehr, kannst du ihn mit der Aktion Labyrinthplättchen nehmen aufdecken, und diese eine Aktion ergänzt deine Labyrinthplättchen auf drei. Du zahlst dafür nichts. Anhänger und Schulen zählen nur, wenn sie in diesem Moment auf dem Spielplan sind.
    .place = Anleitung S. 12; Auslegungen R25 bis R27
rule-gods = Die Aufträge der Götter
    .text = Poseidons Karte stammt aus dem veröffentlichten Spiel. Die anderen sind von uns und schwerer als seine; sonst würde kaum jemand auf anderen Wegen Plättchen sammeln. Weisheitskarten zählen, sobald sie freigeschaltet sind. Orakelkarten zählen, solange du sie auf der Hand hast, auch die Gunst; das Unbekannte Orakel nicht, denn es ist eine Scheibe.
    .place = Anleitung S. 12
rule-end = Das Ende
    .text = Wenn die Sanduhr 146 v. Chr. erreicht, gibt es keine Züge mehr, und alle mit drei Labyrinthplättchen sind im Finale. Hat nur eine Person drei, gewinnt sie sofort. Sind es mehrere, kaufen sie zuerst Argumentkarten und treffen sich dann in der Schlussdebatte.
    .place = Anleitung S. 10, 13; Auslegung R38
rule-shopping = Der Einkauf
    .text = Wer im Finale ist, kauft Sophismen (je 1 Münze) und Syllogismen (je 2 Münzen), solange es welche gibt. Alle geben eine geheime Liste ab, die wichtigsten Karten zuerst (unsere Regel), etwa Syllogismus, Syllogismus, Sophismus; sie darf nicht mehr kosten, als du Münzen hast. Ihr könnt sie zurücknehmen, bis die letzte Liste abgegeben ist. Reichen die Karten nicht für alle Listen, nehmt ihr reihum je eine Karte: Es beginnt die Person, deren Labyrinthplättchen die niedrigste Nummer hat, dann geht es in Sitzreihenfolge weiter. Jede Person zieht die nächste Karte ihrer Liste, deren Stapel nicht leer ist. Überschreitest du die Bedenkzeit, wird deine Liste so abgegeben, wie sie ist.
    .place = Anleitung S. 13
rule-final = Die Schlussdebatte
    .text =
        Alle im Finale bilden einen Kreis, von der höchsten Nummer auf den Plättchen bis zur niedrigsten. Die erste Person greift die nächste an; diese antwortet und greift dann die übernächste an, und so geht es im Kreis weiter. Wer die bessere Karte hat, legt beide auf den eigenen Gewinnstapel; sind beide gleich stark, kommt jede auf den Stapel der Person, die sie gespielt hat. Antwortest du nicht, kommt die Karte auf den Stapel des Angriffs, und es greift die nächste Person an, die noch dabei ist.
        Du scheidest aus, wenn du angreifen oder antworten sollst und passt oder keine Karte hast. Bis dahin bleibst du dabei, also weiß niemand, wie viele Karten du hast. Auch im ersten Angriff darf gepasst werden (unsere Regel). Wer als Letztes noch dabei ist, darf beliebige Handkarten auf den eigenen Stapel legen. Der Stapel mit den meisten Karten gewinnt. Sind mehrere gleich groß, gewinnt von ihnen, wessen Plättchen die niedrigste Nummer hat.
    .place = Anleitung S. 13; Auslegung R36
rule-secret = Geheimes
    .text = Niemand sonst sieht deine Argumentkarten oder ihre Zahl, deine Orakelkarten, deinen Olympischen Auftrag, dein Gebot, bevor alle geboten haben, oder deine Einkaufsliste. Die Rückseiten der Orakelkarten sind öffentlich, also wissen alle, wie viele du von welchem Orakel hast. Öffentlich sind auch deine Münzen, Baumeister, Sophisten und Plättchen, deine freigeschalteten Weisheitskarten und alles auf dem Spielplan. Den Bonus eines noch nicht umgedrehten Plättchens kennt niemand.
    .place = Anleitung S. 5, 13; Auslegungen R6, R19, R29
rule-teachings = Die Weisheitskarten
    .text =
        Die Weisheitskarten geben echte Lehren in unseren eigenen Worten wieder, jede mit ihrer Quelle.
        Mit der Option „{ option-own-wisdom }“ kann die Tischleitung für jeden Philosophen drei Karten schreiben, bevor der Spielplan aufgebaut wird, und alle anderen warten. Eine Karte hat 3 bis 193 Zeichen, die Quelle eingeschlossen, und die drei Karten eines Philosophen müssen verschieden sein. Hat eine andere Person den Platz der Tischleitung übernommen, schreibt sie die Karten. Hat ein Computer ihn übernommen oder läuft die Bedenkzeit ab, bleiben die Karten, wie sie sind. Die Tischleitung kann Karten auch als Datei hochladen.
    .place = Anleitung S. 12, 14
rule-prove = Wahre Philosophie: Wissen beweisen
    .text = Diese Option gibt es ab zwei Personen. Um das Plättchen für drei Weisheitskarten zu bekommen, musst du jede davon schriftlich zusammenfassen. Wähle eine andere Person, die urteilt; sie liest die Karten und deine Zusammenfassungen. Ist sie nicht zufrieden, ist deine Aktion verbraucht, aber du bekommst 1 Münze für deine Mühe und kannst es in einem späteren Zug noch einmal versuchen. Computer urteilen milde: Sie erkennen jede Zusammenfassung an, die zu jeder Karte etwas sagt.
    .place = Anleitung S. 14; Auslegung R43
rule-real = Wahre Philosophie: Echte Debatte
    .text =
        Diese Option gibt es ab zwei Personen. Vor einer Debatte einigen sich die beiden, die sie beginnen, auf eine These. Lehnen sie die ersten beiden Thesen ab, gilt die dritte (unsere Regel). Wer anfängt, vertritt sie die ganze Debatte lang, und die Gegenseite bestreitet sie. In einer Schlussdebatte mit drei oder mehr Personen vertritt sie der Angriff, und die Verteidigung bestreitet sie (unsere Auslegung). Zu jeder Karte, die du spielst, bringst du ein Argument der Form vor, die sie nennt; beim Wort des Zeus genügt irgendein Argument.
        Lässt die Tischleitung Argumente beurteilen, stimmen alle außer der argumentierenden Person, auch die Gegenseite, über jedes geheim ab, und eine Karte zählt nur, wenn mindestens die Hälfte von ihnen das Argument anerkennt. Computer erkennen jedes Argument an. Wird deins zurückgewiesen, kannst du es noch einmal versuchen, eine andere Karte ausspielen oder passen, auch wenn du ausspielst. Werden Argumente beurteilt, müssen Thesen und Argumente getippt werden. Sonst könnt ihr auch laut sprechen, etwa in einem Sprachkanal.
    .place = Anleitung S. 14; Auslegung R45
rule-thinking = Wahre Philosophie: Denkzeit
    .text = In echten Debatten kann die Tischleitung für jedes Argument 10 oder 30 Sekunden vorgeben, egal ob der Tisch mit Bedenkzeit spielt. Brauchst du länger, passt du. Hast du die Debatte eröffnet und deine erste Karte noch nicht ausgespielt, wird für dich eine Karte ohne Argument ausgespielt.
    .place = Anleitung S. 14
rule-moirai = Solo: Moira
    .text =
        Wenn du allein spielst, spielst du gegen Moira, die Schicksalsgöttin (in der Anleitung die drei Moiren), und zwar auf der Seite des Spielplans für bis zu drei Personen. Ihre Stärke ist eine Option: Nous (leicht), Logos (mittel) oder Sophia (schwer). Sie hat die Anhänger, Schulen und Weisheitskarten eines der Philosophen (wählst du deinen, wählst du auch ihren), aber keine Fähigkeit und keinen Olympischen Auftrag. Sie beginnt an seinem Startort. Statt des Startbesitzes hat sie die Ortsplättchen von Trophonios und Olympia, 1 Münze und 1 Sophismus. Diese beiden Plättchen zählen wie andere fürs Reisen. Auch sie kannst du durch den verlorenen Weg auf den Spielplan zurückbringen, und beide Orte gelten dafür als Orte, an denen zu Beginn ein Plättchen ausgelegt wurde. Du fängst an.
        Die drei Karten Gunst des Orakels bleiben in der Schachtel, also gibt es für die Orakel kein Labyrinthplättchen. Von den Scheiben sind nur Athenes Silber, Chronos, Athenes Weisheit und Athenes Redekunst im Spiel. Moira hat keine Orakelkarten, aber deine wirken gegen sie.
    .place = Anleitung S. 15; Auslegungen S1, S2, S14
rule-moirai-turn = Solo: Moiras Zug
    .text =
        Nach jedem deiner Züge deckt Moira eine Karte auf und tut Folgendes:
        - **Ziehen:** Sie zieht an den Ort auf der Karte. Sie kann nicht bleiben, wo sie ist, und nicht dorthin, wo du bist; nennt eine Karte so einen Ort, wird sie abgeworfen und die nächste aufgedeckt. Ist der Stapel leer, wird der Ablagestapel gemischt und zum neuen Stapel.
        - **Schulgeld:** An deinen Schulen zahlt sie 1 Münze, wenn sie eine hat, genau wie du an ihren.
        - **Ortsplättchen:** Sie wirft eine Münze. Bei Kopf behält sie das Plättchen, bei Zahl nimmt sie seinen Bonus. Hat sie das Labyrinthplättchen fürs Reisen schon, lässt sie das Ortsplättchen auch bei Kopf liegen, ohne den Bonus zu nehmen.
        - **Gaben:** Sie nimmt, was die Karte auf ihrer Stufe gibt. Ein Anhänger oder eine Schule kommt an den Ort, an dem sie ist; ist dort kein Platz dafür, wählst du einen freien Ort. Einen Anhänger oder eine Schule lässt sie aus, wenn sie keine mehr hat, wenn kein Ort frei ist oder wenn sie das Labyrinthplättchen für die Anhängerschaft oder für die Schulen schon hat. Eine Weisheitskarte lässt sie aus, wenn alle drei schon freigeschaltet sind oder wenn sie das Labyrinthplättchen fürs Lernen schon hat. Münzen nimmt sie immer, Argumentkarten, solange es welche gibt.
        Hat sie die Bedingung für ein Labyrinthplättchen schon zu Beginn ihres Zuges erfüllt, nimmt sie dieses anstelle der Gaben. Sie nimmt eins pro Zug, in dieser Reihenfolge: Anhängerschaft, Schulen, Lernen, Reisen, Debatten.
    .place = Anleitung S. 15; Auslegungen S3 bis S7, S13
rule-moirai-cards = Solo: Moiras Karten
    .text = Für jeden der 21 Orte gibt es eine Karte. Je nach Stufe gibt sie Anhänger, Schulen, Weisheitskarten, Münzen oder Argumentkarten. Sobald Moira drei Labyrinthplättchen hat, verwendet sie nur noch eine besondere Karte mit zwei Seiten, die jeden Zug umgedreht wird. Die erste Seite, Flügellose Nike, rückt die Sanduhr vor; die andere, Herodes Atticus, gibt ihr 3 Sophismen und 1 Syllogismus (auf der Stufe Sophia 2). Kann sie nicht an den genannten Ort ziehen, bleibt sie, wo sie ist, und bekommt nichts. Die beiden Titel stammen aus dem veröffentlichten Spiel; was die Karten geben, ist von uns.
    .place = Anleitung S. 15; Auslegung S7
rule-moirai-debate = Solo: Wie Moira debattiert und bietet
    .text =
        Versteigerungen und Debatten eröffnest nur du, nie Moira. In einer Versteigerung bietest du zuerst. Moira bietet die Zahl (0 bis 6) auf einem zufälligen Sophismus des Stapels, aber nicht mehr Münzen, als sie hat. Gewinnt sie Chronos, stellt sie die Sanduhr zurück, außer wenn sie drei Labyrinthplättchen hat.
        Ihre Argumente bilden einen verdeckten Stapel; neue Karten kommen nach unten. In jeder Debatte, auch in der Schlussdebatte, spielst du die erste Karte. Sie antwortet mit der obersten Karte, die deine schlägt. Gibt es keine, spielt sie die oberste, die so stark ist wie deine. Gibt es auch die nicht, spielt sie ihren obersten Sophismus oder, wenn sie keinen hat, ihre oberste Karte. Auch wenn sie ausspielt, nimmt sie ihren obersten Sophismus oder, wenn sie keinen hat, ihre oberste Karte. Solange du dabei bist, passt sie nur, wenn sie keine Karte mehr hat. Hast du gepasst, legt sie so lange Karten dazu, bis ihr Gewinnstapel größer ist als deiner.
        Vor der Schlussdebatte kauft sie so viele Syllogismen wie möglich, und einen Sophismus, wenn noch eine Münze übrig ist. Sind keine Syllogismen mehr da, kauft sie Sophismen.
    .place = Anleitung S. 15; Auslegungen S8 bis S12, S15
rule-never = Eine Partie, die nie endet
    .text = Nach 150 Runden rückt die Sanduhr von selbst auf 146 v. Chr. vor, und die Partie endet wie sonst auch. Hat dann niemand drei Labyrinthplättchen, gewinnt niemand. Die Anleitung kennt diese Regel nicht. Die meisten Partien dauern etwa dreißig Runden. Die längste, die wir gemessen haben, eine von einem Computer allein gegen Moira, dauerte 147.
    .place = Auslegung R44
