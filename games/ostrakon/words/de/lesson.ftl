# The lesson: the text of each page, why an action is the wrong one, and the questions that are asked.

lesson-1 = Ihr seid zu fünft, jede Person mit einem Philosophen; deiner ist Eros. Einmal am Tag stellen alle reihum eine Frage mit zwei möglichen Antworten und sagen voraus, welche Antwort die meisten der anderen geben. Wer das gut macht, kommt dem **Tempel der Weisheit** näher. Nach sechs Tagen gewinnt, wer oben auf dem Stapel liegt, der ihm am nächsten ist.
lesson-2 = Die **Sonne** scheint auf euren Stapel, und wer oben liegt, hat das Wort: Aspasia, zum Thema Winter. Alle stimmen geheim mit einem Stein ab, weiß für die eine Antwort, schwarz für die andere. Du hast nicht gefragt, also antworte ehrlich. Nehmen wir an, du liebst Schnee.
    .honest = Das ist nicht deine Meinung. Nur wer die Frage stellt, sagt etwas vorher; alle anderen antworten ehrlich, egal wem es nützt.
    .objection = Einspruch ist für Fragen gedacht, die beleidigen, unverständlich sind, am Thema vorbeigehen oder deren Antwort von vornherein feststeht. Drei der vier anderen müssten ihn erheben, und diese Frage ist in Ordnung.
lesson-3 = Mindestens die Hälfte der vier anderen musste denselben Stein haben wie Aspasia; drei hatten ihn. Sie rückte für jeden **abweichenden** Stein ein Feld vor: nur eins, und der Stein war deiner. Du wusstest, dass du als Nächstes dran bist und dein Thema „Morgen“ lautet, also hast du eine Frage parat. Mit der kann wohl nichts schiefgehen.
    .form = In einer echten Partie öffnet das ein Formular, in dem du eine andere Frage und ihre zwei Antworten eintippst. Nimm diesmal die, die du parat hast.
    .silence = Das darfst du, aber es bringt dich unter die Sonne, wohin auch ein Scheitern führt. Mit einer Frage könntest du wenigstens Erfolg haben.
lesson-4 = Die anderen haben abgestimmt, nur dein Stein fehlt noch. Weil du gefragt hast, gibst du nicht deine eigene Antwort, sondern eine **Vorhersage**: Welche Antwort haben die meisten von ihnen gegeben? Wann du selbst aufstehst, spielt keine Rolle.
    .early-risers = Damit sagst du einen Tisch voller Frühaufsteher voraus. Haben weniger als zwei der vier denselben Stein wie du, scheiterst du.
lesson-5 = Deine Vorhersage stimmte, nützt aber nichts: Du rückst für abweichende Steine vor, und hier weicht keiner ab. Damit bist du gescheitert und kommst **unter die Sonne**. Stelle Fragen, bei denen die anderen geteilter Meinung sind: Zwei gegen zwei hätte zwei Felder gebracht. Zenon ist aus dem umgekehrten Grund gescheitert: Nur eine der vier anderen Personen hatte denselben Stein. (Dein Stein wurde für dich gelegt; das kommt noch öfter vor.)
lesson-6 = Hipparchia ist nach Aspasia auf Feld 6 angekommen und liegt auf ihr. Darauf kommt es an: Wer oben auf einem Stapel liegt, hat zuerst das Wort, und am Ende gewinnt, wer oben auf dem vordersten liegt. Diogenes ist heute als Letztes dran. Du kannst dir dich nicht in einem Fass vorstellen, also stimmst du schwarz.
lesson-7 = Ein neuer Tag: Die Sonne steht bei denen, die vorn liegen, und die Gescheiterten sind wieder auf Feld 5. Du liegst oben auf diesem Stapel, du bist hinter Hipparchia, die gerade fragt, und deine Karte zeigt noch ihre **Ölzweige**. Also darfst du ihr **folgen**, einmal pro Partie. Rückt sie vor, rückst du mit.
    .vote-only = Damit hast du nur abgestimmt: Wie weit Hipparchia auch vorrückt, du bleibst auf Feld 5. Wenn du folgen willst, sag es, bevor du abstimmst.
    .no-follow = Du willst ihr also lieber nicht folgen. Das kann klug sein: Du sparst dir deine Ölzweige für einen anderen Tag, denn das Folgen verbraucht sie auch dann, wenn sie scheitert. Aber probier es diesmal aus.
lesson-8 = Zwei stimmten überein, zwei nicht: zwei Felder für Hipparchia. Du hast gegen sie gestimmt, was beim Folgen erlaubt ist, und bist trotzdem mit vorgerückt. Aber an der Sonne kommst du beim Folgen nicht vorbei: Du bist auf Feld 6 stehen geblieben, auf Aspasia, also hast du vor ihr das Wort. (Gleich siehst du, warum Hipparchia ihren Stein hätte umdrehen können.)
lesson-9 = Du durftest dein Thema wählen. Du hast Weiß vorhergesagt, und nur Diogenes stimmt überein. Aber die Sonne hat diesen Tag auf einem Feld mit einem Symbol begonnen, dessen Regel den ganzen Tag gilt: **Verrat**. Alle Steine sind aufgedeckt, und du darfst deinen noch umdrehen.
    .keep = Einer von vieren ist weniger als die Hälfte, also kämst du wieder unter die Sonne. Behalte deinen Stein, wenn schon zwei oder drei übereinstimmen.
lesson-10 = Jetzt stimmen drei überein, und du rückst ein Feld vor, dank Diogenes, der lieber recht hat. Als Nächstes fragt Aspasia, dann kommen die auf Feld 5 dran, und damit endet der Tag. Über Feld 8 kommt heute niemand hinaus, also beginnt die Sonne dort morgen: ein Tag des **Orakels**.
lesson-11 = Was fehlt noch? Das **Orakel** zeigt der fragenden Person einige Steine, bevor sie sich für ihren entscheidet. Bei der **Bestechung** werden einige umgedreht, damit sie mit ihrem übereinstimmen. Und wer den Tempel erreicht, gewinnt sofort. `{ COMMAND("play") }` eröffnet einen Tisch für fünf bis zwölf, an dem auch Computer Platz nehmen können. `{ COMMAND("rules") } ostrakon` erklärt alles.

question-lesson-winter = Wenn du den Winter verschlafen könntest, würdest du es tun?
    .white = Ja
    .black = Nein
question-lesson-morning = Schläfst du an freien Tagen aus, oder stehst du in aller Frühe auf?
    .white = Ausschlafen
    .black = In aller Frühe auf
question-lesson-breakfast = Welcher Teil des Morgens ist schöner: vor oder nach dem Frühstück?
    .white = Davor
    .black = Danach
question-lesson-money = Wenn dir jemand Geld schuldet: Fragst du danach, oder wartest du?
    .white = Danach fragen
    .black = Warten
question-lesson-tears = Weinst du auf Hochzeiten?
    .white = Ja
    .black = Nein
question-lesson-jar = Wohnen in Zukunft alle in einem Fass?
    .white = Ja
    .black = Nein
question-lesson-mountain = Würdest du einen Berg lieber besteigen oder von unten bewundern?
    .white = Besteigen
    .black = Bewundern
question-lesson-liked = Möchtest du lieber recht haben oder gemocht werden?
    .white = Recht haben
    .black = Gemocht werden

# The players of the lesson; the reader's own name takes the place of the first wherever it is known. The log speaks of
# the first in the third person ("Diotima würfelt"), so it can't be "Du".
lesson-name-you = Diotima
lesson-name-aspasia = Aspasia
lesson-name-diogenes = Diogenes
lesson-name-hipparchia = Hipparchia
lesson-name-zeno = Zenon
