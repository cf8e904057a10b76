# Labels of actions, at most 80 characters, and of menus and forms.

verb-write-wisdom-cards = Weisheitskarten schreiben
verb-finish-writing = Partie mit diesen Weisheitskarten beginnen
verb-choose-philosopher = Philosophen wählen
verb-move = An einen Ort ziehen
verb-travel = An einen Ort ziehen und dort handeln
verb-take-bonus = Bonus nehmen
verb-keep-token = Plättchen behalten
verb-take-both = Bonus und Plättchen nehmen
verb-tutor = Unterrichten
verb-create-following = Anhänger gewinnen
verb-hire-builder = Baumeister anheuern
verb-build-school = Schule bauen
verb-hire-sophist = Sophisten anheuern
verb-use-sophist = Sophisten einsetzen
verb-collect-labyrinth-token = Labyrinthplättchen nehmen
verb-offer-proof = Wissen beweisen
verb-judge-proof = Zusammenfassungen beurteilen
verb-study = Studieren
verb-unlock-wisdom = Weisheitskarte freischalten
verb-collect-oracle-card = Orakelkarte nehmen
verb-keep-oracle-card = Karte behalten
verb-observe = Debatte verfolgen
verb-progress-timeline = Sanduhr vorrücken
verb-offer-to-athena = Der Athene opfern
verb-bid = Bieten
verb-reset-timeline = Über die Sanduhr entscheiden
verb-initiate-debate = Öffentliche Debatte eröffnen
verb-end-turn = Zug beenden
verb-play-oracle-card = Orakelkarte spielen
verb-react = Auf die Orakelkarte reagieren
verb-place-colonist = Anhänger einsetzen
verb-send-follower-home = Anhänger heimschicken
verb-send-token-back = Plättchen zurücklegen
verb-play-argument = Argument ausspielen
verb-play-all-arguments = Alle Handkarten ausspielen
verb-pass-debate = Passen
verb-plan-arguments = Mehrere Karten ausspielen
verb-drop-plan = Geplante Karten zurücknehmen
verb-propose-motion = These vorschlagen
verb-agree-motion = These annehmen
verb-argue = Argumentieren
verb-judge-argument = Argument beurteilen
verb-wish = Karte kaufen
verb-clear-wishes = Liste leeren
verb-finish-shopping = Liste abgeben
verb-take-back-list = Liste zurücknehmen
verb-place-for-moirai = Spielstein für Moira setzen

label-write-wisdom-cards = Karten für { $philosopher } schreiben
label-choose-philosopher = { $philosopher } spielen
label-tutor = { verb-tutor }: +{ $coins }
label-take-bonus = Bonus nehmen: { $bonus }
label-take-both = Bonus ({ $bonus }) und Plättchen nehmen
label-keep-token = Ortsplättchen behalten ({ $kind })
label-hire-builder = Baumeister anheuern ({ $cost })
label-hire-sophist = Sophisten anheuern ({ $cost })
label-study = Studieren: Studienplättchen nehmen ({ $cost })
label-build-school = Schule { $place } bauen (1 Baumeister)
label-create-following = Anhänger { $place } gewinnen
label-use-sophist = Sophisten einsetzen: Anhänger von { $name } abwerben
label-labyrinth = Labyrinthplättchen nehmen ({ $way })
label-olympic = Olympischen Auftrag aufdecken
label-offer-proof = Wissen beweisen; es urteilt { $name }
label-accept-proof = Zusammenfassungen anerkennen
label-refuse-proof = Zusammenfassungen zurückweisen
label-unlock = Weisheitskarte { $number } freischalten
label-keep-card = { $card } behalten
label-take = { $cards } nehmen
# A deck may run short, and how many cards are left is secret.
label-take-up-to = Bis zu { $cards } nehmen
label-progress = Sanduhr auf { $year } vorrücken
label-auction = { $disk } versteigern
label-auction-next = { $disk } nach unten legen und die nächste Scheibe versteigern
label-bid = { $coins } bieten
label-bid-nothing = Nichts bieten
label-reset = Sanduhr auf { $year } zurückstellen
label-leave-timeline = Sanduhr auf { $year } stehen lassen
label-challenge = { $name } herausfordern
label-play-card = { $card } spielen
label-play-card-against = { $card } gegen { $name } spielen
label-retract = Widerrufen: Widerruf der Versprechen spielen
label-let-stand = Karte gelten lassen
label-send-token = Plättchen ({ $token }) { $place } hinlegen
label-accept-argument = Argument anerkennen
label-refuse-argument = Argument zurückweisen
label-wish-sophistry = Ein Sophismus ({ $cost })
label-wish-syllogism = Ein Syllogismus ({ $cost })
no-card = keine Karte

# What an action does; at most 100 characters.
# A place: its type, then what is there. $things: a list without "and".
about-place = { $things }
about-request = { $needs }
about-token = Plättchen ({ $bonus })
about-token-hidden = verdecktes Plättchen
about-your-school = deine Schule
about-school = Schule von { $name }
about-your-follower = dein Anhänger
# What one does at a circle of the Acropolis.
about-observe = { verb-observe }
about-progress = { verb-progress-timeline }
about-offering = { verb-offer-to-athena }
about-debate = { verb-initiate-debate }

choice-nobody = Niemand
choice-nothing = Nichts
choice-token = Plättchen { $place } ({ $kind }, { $bonus })
choice-token-hidden = Plättchen { $place } ({ $kind }, verdeckt)

question-region = Welche Art von Ort?
question-place = Welcher Ort?
question-coins = Wie viele Münzen?
question-card = Welche Karte?
question-victim = Gegen wen?
question-token = Welches Plättchen?
question-opponent = Wen möchtest du herausfordern?

# Forms: names of fields up to 45 characters, descriptions and examples up to 100.
form-argue-aloud = Lass das leer, wenn du laut argumentierst.
form-argue-seconds = Du hast { $seconds } Sekunden.
form-motion = These
    .description = Wer zuerst spricht, vertritt sie.
    .example = Zoos gehören abgeschafft
form-summary-1 = Erste Karte in deinen Worten
form-summary-2 = Zweite Karte in deinen Worten
form-summary-3 = Dritte Karte in deinen Worten
form-teaching-1 = Erste Karte: Lehre (Quelle)
form-teaching-2 = Zweite Karte: Lehre (Quelle)
form-teaching-3 = Dritte Karte: Lehre (Quelle)

# What computer players type.
computer-motion-1 = Wer herrscht, muss die Weisheit lieben
computer-motion-2 = Unrecht leiden ist besser als Unrecht tun
computer-motion-3 = Niemand tut mit Absicht Unrecht
computer-motion-4 = Die Dichter gehören aus der Stadt verbannt
computer-motion-5 = Ein geprüftes Leben ist ein glücklicheres Leben
computer-zeus = Die Eiche hat gesprochen
computer-sophistry = Das weiß doch jedes Kind. ({ $card })
computer-form-constructive-dilemma = Wenn wir dies glauben, sind wir ehrlich, und wenn wir das glauben, sind wir klug; eins von beiden glauben wir; also sind wir ehrlich oder klug
computer-form-destructive-dilemma = Wenn dies wahr wäre, wären wir glücklich, und wenn das wahr wäre, wären wir frei; beides sind wir nicht; also ist eins davon falsch
computer-form-modus-ponens = Wenn etwas gut ist, ist es seinen Preis wert; dies ist gut; also ist es seinen Preis wert
computer-form-modus-tollens = Wenn es wahr wäre, würden wir es sehen; wir sehen es nicht; also ist es nicht wahr
computer-form-disjunctive-syllogism = Entweder gilt dies oder das; das gilt nicht; also gilt dies
computer-teaching = Wisse, was du nicht weißt.

## A whole turn in one form

form-travel-place = Ziel
form-travel-token = Das Plättchen dort
form-travel-act = Deine Aktion dort
form-travel-ask = Erst dort fragen

## Several cards of a debate

form-plan-cards = Karten, von oben nach unten ausgespielt
form-plan-card = { $number }. { $card }
form-plan-then = Danach
form-plan-ask = Noch einmal fragen
form-plan-pass = Passen
standing-plan = Wenn du in der Debatte am Zug bist, spielst du { $cards }.
standing-plan-pass = Wenn du in der Debatte am Zug bist, spielst du { $cards } und passt dann.
standing-pass = Wenn du in der Debatte am Zug bist, passt du.
