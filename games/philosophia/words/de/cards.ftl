# The places of the board. .at says where somebody is, .to where somebody goes.

place-sparta = Sparta
    .at = in Sparta
    .to = nach Sparta
place-argos = Argos
    .at = in Argos
    .to = nach Argos
place-thebes = Theben
    .at = in Theben
    .to = nach Theben
place-megara = Megara
    .at = in Megara
    .to = nach Megara
place-pella = Pella
    .at = in Pella
    .to = nach Pella
place-elis = Elis
    .at = in Elis
    .to = nach Elis
place-larissa = Larissa
    .at = in Larissa
    .to = nach Larissa
place-samos = Samos
    .at = auf Samos
    .to = nach Samos
place-miletus = Milet
    .at = in Milet
    .to = nach Milet
place-mytilene = Mytilene
    .at = in Mytilene
    .to = nach Mytilene
place-ephesus = Ephesos
    .at = in Ephesos
    .to = nach Ephesos
place-smyrna = Smyrna
    .at = in Smyrna
    .to = nach Smyrna
place-halicarnassus = Halikarnassos
    .at = in Halikarnassos
    .to = nach Halikarnassos
place-abdera = Abdera
    .at = in Abdera
    .to = nach Abdera
place-ithaca = Ithaka
    .at = auf Ithaka
    .to = nach Ithaka
place-knossos = Knossos
    .at = in Knossos
    .to = nach Knossos
place-rhodes = Rhodos
    .at = auf Rhodos
    .to = nach Rhodos
place-piraeus = Piräus
    .at = in Piräus
    .to = nach Piräus
place-corinth = Korinth
    .at = in Korinth
    .to = nach Korinth
place-thasos = Thasos
    .at = auf Thasos
    .to = nach Thasos
place-olympia = Olympia
    .at = in Olympia
    .to = nach Olympia
place-delos = Delos
    .at = auf Delos
    .to = nach Delos
place-eleusis = Eleusis
    .at = in Eleusis
    .to = nach Eleusis
place-sounion = Sunion
    .at = in Sunion
    .to = nach Sunion
place-oracle-of-delphi = Orakel von Delphi
    .short = Delphi
    .at = beim Orakel von Delphi
    .to = zum Orakel von Delphi
place-oracle-of-dodona = Orakel von Dodona
    .short = Dodona
    .at = beim Orakel von Dodona
    .to = zum Orakel von Dodona
place-oracle-of-trophonius = Orakel des Trophonios
    .short = Trophonios
    .at = beim Orakel des Trophonios
    .to = zum Orakel des Trophonios
place-odeon-of-herodes-atticus = Odeion des Herodes Atticus
    .short = Herodes Atticus
    .at = im Odeion des Herodes Atticus
    .to = zum Odeion des Herodes Atticus
place-temple-of-wingless-victory = Tempel der flügellosen Nike
    .short = Flügellose Nike
    .at = im Tempel der flügellosen Nike
    .to = zum Tempel der flügellosen Nike
place-parthenon = Parthenon
    .at = im Parthenon
    .to = zum Parthenon
place-theatre-of-dionysus = Theater des Dionysos
    .at = im Theater des Dionysos
    .to = zum Theater des Dionysos
place-nowhere = Nirgendwo
    .at = nirgendwo
    .to = nirgendwohin
athens = Athen

# The types of locations. .short stands in lists of tokens.

kind-western-city = Weststadt
    .plural = Weststädte
    .short = West
kind-eastern-city = Oststadt
    .plural = Oststädte
    .short = Ost
kind-port = Hafen
    .plural = Häfen
    .short = Hafen
kind-temple = Tempel
    .plural = Tempel
    .short = Tempel
kind-oracle = Orakel
    .plural = Orakel
    .short = Orakel
kind-acropolis = Akropolis
    .plural = Die Akropolis

# The circles of the Acropolis with their actions, and .narrow as they are written on the map.

circle-observe = Debatte verfolgen
    .narrow = Verfolgen
circle-progress = Sanduhr vorrücken
    .narrow = Sanduhr
circle-offering = Der Athene opfern
    .narrow = Opfer
circle-debate = Öffentliche Debatte
    .narrow = Debatte

# The years of the timeline: what happened. No sentence may end with a year, because of the full stop after Chr.

year = { $year } v. Chr.
year-1194 = der Trojanische Krieg
year-776 = die ersten Olympischen Spiele
year-594 = Solons Gesetze für Athen
year-508 = die Demokratie in Athen
year-480 = die Schlacht von Salamis
year-431 = der Peloponnesische Krieg
year-399 = der Prozess gegen Sokrates
year-323 = der Tod Alexanders
year-146 = Griechenland fällt an Rom

# The philosophers.

philosopher-aristotle = Aristoteles
    .ability = Du verdienst beim Unterrichten jedes Mal 1 zusätzliche Münze.
philosopher-plato = Platon
    .ability = Du zahlst an Orten mit fremden Schulen nie Schulgeld.
philosopher-heraclitus = Heraklit
    .ability = Du darfst beim Orakel des Trophonios zweimal eine Orakelkarte nehmen.
philosopher-socrates = Sokrates
    .ability = Wenn du die Debatte verfolgst, nimmst du bis zu 2 Syllogismen und nie Sophismen.
philosopher-homer = Homer
    .ability = Du kannst die Debatte von jedem Ort aus verfolgen.
philosopher-sophocles = Sophokles
    .ability = In Weststädten darfst du sowohl das Ortsplättchen als auch seinen Bonus nehmen.

# The wisdom cards: teachings in our own words, with the place where each stands.

# $teaching: the text of a card; $place: where it stands.
wisdom-card = { $teaching } ({ $place })
wisdom-aristotle-1 = Wissen zu wollen liegt in der Natur des Menschen.
    .place = Metaphysik 980a
wisdom-aristotle-2 = Der Mensch ist dafür gemacht, mit anderen in einer Stadt zu leben.
    .place = Politik 1253a
wisdom-aristotle-3 = Ein guter Tag macht noch kein glückliches Leben, so wenig wie eine Schwalbe den Sommer.
    .place = Nikomachische Ethik 1098a
wisdom-plato-1 = Die Städte werden ihre Nöte nicht los, solange nicht die herrschen, die Weisheit lieben, oder die Herrschenden Weisheit lieben lernen.
    .place = Politeia 473d
wisdom-plato-2 = Am Anfang der Philosophie steht das Staunen.
    .place = Theaitetos 155d
wisdom-plato-3 = Was unter Zwang gelernt wird, bleibt nicht haften.
    .place = Politeia 536e
wisdom-heraclitus-1 = Niemand steigt zweimal in denselben Fluss: Beim zweiten Mal fließt anderes Wasser.
    .place = Fragmente 41–42 (Bywater)
wisdom-heraclitus-2 = Der Weg hinauf und der Weg hinab sind ein und derselbe Weg.
    .place = Fragment 69 (Bywater)
wisdom-heraclitus-3 = Wie ein Mensch ist, entscheidet darüber, was aus ihm wird.
    .place = Fragment 121 (Bywater)
wisdom-socrates-1 = Wenn wir nicht prüfen, wie wir leben, lohnt sich das Leben nicht.
    .place = Platon, Apologie 38a
wisdom-socrates-2 = Um eine Kleinigkeit bin ich weiser: Ich bilde mir nicht ein zu wissen, was ich nicht weiß.
    .place = Platon, Apologie 21d
wisdom-socrates-3 = Dem Tod zu entkommen ist leicht; schwerer ist es beim Unrecht, denn das läuft schneller.
    .place = Platon, Apologie 39a
wisdom-homer-1 = Die Sterblichen geben den Göttern die Schuld, doch ihr Leid bringen sie durch eigene Torheit über sich.
    .place = Odyssee 1,32
wisdom-homer-2 = Nichts ist uns so lieb wie das eigene Land und die Eltern.
    .place = Odyssee 9,34
wisdom-homer-3 = Sing vom Zorn und davon, wie teuer er alle zu stehen kam, die auf derselben Seite kämpften.
    .place = Ilias 1,1
wisdom-sophocles-1 = Die Welt ist voller Wunder, und keines ist seltsamer als der Mensch.
    .place = Antigone 332
wisdom-sophocles-2 = Zur Liebe bin ich geboren, nicht zum Hass.
    .place = Antigone 523
wisdom-sophocles-3 = Glück besteht zum größten Teil aus Weisheit.
    .place = Antigone 1348

# What a disk or an oracle card gives. $things: such as "1 builder and 2 coins".
take = Nimm { $things }.

# The Athena disks.

disk-athenas-silver = Athenes Silber
disk-the-architects = Die Architekten
disk-chronos = Chronos
    .effect = Du darfst die Sanduhr auf 1194 v. Chr. zurückstellen.
disk-delphic-influence = Delphischer Einfluss
    .effect = Nimm die oberste Karte des Delphi-Stapels.
disk-dodonic-influence = Dodonischer Einfluss
    .effect = Nimm die oberste Karte des Dodona-Stapels.
disk-trophonius-influence = Einfluss des Trophonios
    .effect = Nimm die oberste Karte des Trophonios-Stapels.
disk-unknown-oracle = Unbekanntes Orakel
    .effect = Behalte diese Scheibe. Sie zählt als Gunst des Orakels.
disk-contemplation = Besinnung
    .effect = Nimm ein Studienplättchen. Hast du schon eins, gib es ab und schalte eine Weisheitskarte frei.
disk-athenas-influence = Athenes Einfluss
disk-athenas-wisdom = Athenes Weisheit
disk-athenas-eloquence = Athenes Redekunst

# The oracle cards. $amount: the number in the effect.

deck-delphi = Delphi
deck-dodona = Dodona
deck-trophonius = Trophonios
# $card: the name; $deck: whose oracle.
oracle-card-of = { $card } ({ $deck })
oracle-favours-of-the-oracle = Gunst des Orakels
    .effect = Behalte diese Karte. Drei davon bringen dir ein Labyrinthplättchen.
oracle-know-thyself = Erkenne dich selbst
    .effect = Nimm ein Studienplättchen, wenn du keins hast.
oracle-nothing-in-excess = Nichts im Übermaß
    .effect = Alle mit mehr als { $amount } Münzen, auch du, zahlen den Überschuss in den Vorrat.
oracle-the-pythia-speaks = Die Pythia spricht
oracle-the-sacred-treasuries = Die heiligen Schatzhäuser
oracle-apollos-colonists = Apollons Siedler
    .effect = Setze einen Anhänger vom Tableau an einen Ort außerhalb der Akropolis, wo du noch keinen hast.
oracle-the-word-of-zeus = Das Wort des Zeus
    .effect = Es schlägt in Debatten jeden Sophismus und Syllogismus. Danach kommt es in die Schachtel.
oracle-the-sacred-oak = Die heilige Eiche
oracle-the-flight-of-doves = Der Flug der Tauben
    .effect = Zieh nach deiner Aktion noch einmal, nur nicht zur Akropolis. Eine zweite Aktion gibt es nicht.
oracle-the-bronze-gong = Der bronzene Gong
oracle-the-rustling-leaves = Das Rauschen der Blätter
    .effect = Führe nach deiner Aktion noch eine Standardaktion aus, wo du bist (nicht Labyrinthplättchen nehmen).
oracle-retraction-of-promises = Widerruf der Versprechen
    .effect = Widerrufe eine Orakelkarte, die gerade jemand anderes gespielt hat (nicht das Wort des Zeus).
oracle-the-waters-of-lethe = Das Wasser der Lethe
    .effect = Wähle eine andere Person. Sie legt { $amount } zufällige Argumentkarten in die jeweiligen Stapel zurück.
oracle-the-waters-of-mnemosyne = Das Wasser der Mnemosyne
    .effect = { $amount ->
        [one] Nimm einer anderen Person deiner Wahl eine zufällige Argumentkarte ab.
       *[other] Nimm einer anderen Person deiner Wahl { $amount } zufällige Argumentkarten ab.
    }
oracle-the-theft-of-agamedes = Der Diebstahl des Agamedes
    .effect = Nimm einer anderen Person deiner Wahl { $amount } Münzen ab, oder alle, wenn sie weniger hat.
oracle-the-terror-of-the-cave = Der Schrecken der Höhle
    .effect = Schicke einen fremden Anhänger auf das Tableau zurück, von dem er kam.
oracle-the-lost-road = Der verlorene Weg
    .effect = Lege ein fremdes Ortsplättchen an einen freien Ort derselben Farbe zurück, an dem keins liegt.

# The Olympic Requests.

god-poseidon = Poseidon
god-zeus = Zeus
god-apollo = Apollon
god-hermes = Hermes
god-dionysus = Dionysos
god-hephaestus = Hephaistos
# $god: a god; $needs: a list of what the card asks for.
request = { $god }: { $needs }
request-none = keiner

# The arguments. .lesson is the form of a Syllogism or the fallacy of a Sophistry, a sentence of at most 75 characters
# with a subject of its own; .code its initials in pictures.

syllogism-constructive-dilemma = Konstruktives Dilemma
    .lesson = Aus P folgt Q, aus R S; P oder R; also Q oder S.
    .code = KD
syllogism-destructive-dilemma = Destruktives Dilemma
    .lesson = Aus P folgt Q, aus R S; nicht Q oder nicht S; also nicht P oder nicht R.
    .code = DD
syllogism-modus-ponens = Modus ponens
    .lesson = Wenn P, dann Q; P; also Q.
    .code = MP
syllogism-modus-tollens = Modus tollens
    .lesson = Wenn P, dann Q; nicht Q; also nicht P.
    .code = MT
syllogism-disjunctive-syllogism = Disjunktiver Syllogismus
    .lesson = P oder Q; nicht P; also Q.
    .code = DS
sophistry-petitio-principii = Petitio principii
    .lesson = Was zu beweisen wäre, wird schon vorausgesetzt.
sophistry-non-sequitur = Non sequitur
    .lesson = Der Schluss folgt nicht aus dem, was davor steht.
sophistry-argumentum-ad-hominem = Argumentum ad hominem
    .lesson = Angegriffen wird die Person und nicht ihr Argument.
sophistry-tu-quoque = Tu quoque
    .lesson = Die Antwort auf einen Vorwurf lautet: „Du doch auch!“
sophistry-argumentum-ad-populum = Argumentum ad populum
    .lesson = Eine Behauptung soll stimmen, weil viele sie glauben.
sophistry-argumentum-ad-verecundiam = Argumentum ad verecundiam
    .lesson = Eine Behauptung soll stimmen, weil sie von einer Berühmtheit kommt.
sophistry-argumentum-ad-ignorantiam = Argumentum ad ignorantiam
    .lesson = Eine Behauptung soll stimmen, weil niemand sie widerlegt hat.
sophistry-argumentum-ad-misericordiam = Argumentum ad misericordiam
    .lesson = Das Mitleid ersetzt die Gründe.
sophistry-argumentum-ad-baculum = Argumentum ad baculum
    .lesson = Die Drohung ersetzt die Gründe.
sophistry-argumentum-ad-antiquitatem = Argumentum ad antiquitatem
    .lesson = Etwas soll richtig sein, nur weil es schon immer so war.
sophistry-argumentum-ad-novitatem = Argumentum ad novitatem
    .lesson = Etwas soll besser sein, nur weil es neu ist.
sophistry-argumentum-ad-nauseam = Argumentum ad nauseam
    .lesson = Eine Behauptung wird wiederholt, bis niemand mehr widersprechen mag.
sophistry-argumentum-ad-lapidem = Argumentum ad lapidem
    .lesson = Eine Behauptung soll absurd sein, aber niemand sagt, warum.
sophistry-argumentum-ad-lazarum = Argumentum ad Lazarum
    .lesson = Eine Behauptung soll stimmen, weil sie von armen Leuten kommt.
sophistry-argumentum-ad-crumenam = Argumentum ad crumenam
    .lesson = Eine Behauptung soll stimmen, weil sie von reichen Leuten kommt.
sophistry-argumentum-ad-consequentiam = Argumentum ad consequentiam
    .lesson = Ob etwas stimmt, soll davon abhängen, ob es uns gefällt.
sophistry-argumentum-ad-metum = Argumentum ad metum
    .lesson = Die Angst ersetzt die Gründe.
sophistry-argumentum-ad-odium = Argumentum ad odium
    .lesson = Die Gehässigkeit ersetzt die Gründe.
sophistry-argumentum-ad-invidiam = Argumentum ad invidiam
    .lesson = Der Neid ersetzt die Gründe.
sophistry-argumentum-ad-superbiam = Argumentum ad superbiam
    .lesson = Die Schmeichelei ersetzt die Gründe.
sophistry-argumentum-ad-temperantiam = Argumentum ad temperantiam
    .lesson = Die Wahrheit soll in der Mitte zwischen zwei Behauptungen liegen.
sophistry-argumentum-ad-naturam = Argumentum ad naturam
    .lesson = Etwas soll gut sein, nur weil es natürlich ist.
sophistry-argumentum-ad-logicam = Argumentum ad logicam
    .lesson = Etwas soll falsch sein, weil ein Argument dafür schlecht ist.
sophistry-argumentum-ad-captandum = Argumentum ad captandum
    .lesson = Die Menge bekommt zu hören, was sie gern hört.
sophistry-argumentum-ex-silentio = Argumentum ex silentio
    .lesson = Das Schweigen gilt als Beweis.
sophistry-circulus-in-demonstrando = Circulus in demonstrando
    .lesson = Zwei Behauptungen stützen einander, und sonst stützt sie nichts.
sophistry-post-hoc-ergo-propter-hoc = Post hoc ergo propter hoc
    .lesson = Was zuerst kam, soll verursacht haben, was danach kam.
sophistry-cum-hoc-ergo-propter-hoc = Cum hoc ergo propter hoc
    .lesson = Was zusammen auftritt, gilt als Ursache und Wirkung.
sophistry-non-causa-pro-causa = Non causa pro causa
    .lesson = Als Ursache wird das Falsche genannt.
sophistry-ignoratio-elenchi = Ignoratio elenchi
    .lesson = Etwas wird bewiesen, nur nicht das, wonach gefragt war.
sophistry-plurium-interrogationum = Plurium interrogationum
    .lesson = In einer Frage stecken mehrere, und jede Antwort gibt zu viel zu.
sophistry-secundum-quid = Secundum quid
    .lesson = Aus einem Fall wird eine Regel, und sein Besonderes ist vergessen.
sophistry-dicto-simpliciter = Dicto simpliciter
    .lesson = Eine Regel wird auf einen Fall angewandt, der eine Ausnahme ist.
sophistry-onus-probandi = Onus probandi
    .lesson = Die anderen sollen widerlegen, was gar nicht bewiesen wurde.
sophistry-ipse-dixit = Ipse dixit
    .lesson = Jemand hat es gesagt, und mehr spricht nicht dafür.
sophistry-quaternio-terminorum = Quaternio terminorum
    .lesson = Statt dreier Begriffe sind es vier: Ein Wort wechselt seinen Sinn.
sophistry-fallacia-aequivocationis = Fallacia aequivocationis
    .lesson = Ein Wort wird in zweierlei Sinn gebraucht.
sophistry-fallacia-amphiboliae = Fallacia amphiboliae
    .lesson = Ein Satz lässt sich auf zweierlei Weise lesen.
sophistry-fallacia-compositionis = Fallacia compositionis
    .lesson = Was für die Teile gilt, soll auch für das Ganze gelten.
sophistry-fallacia-divisionis = Fallacia divisionis
    .lesson = Was für das Ganze gilt, soll auch für die Teile gelten.
zeus = Das Wort des Zeus
    .lesson = Es schlägt jeden Sophismus und Syllogismus, ist aber nur einmal nutzbar.
    .code = Z
code-sophistry = So
