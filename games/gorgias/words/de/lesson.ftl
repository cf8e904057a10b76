# The lesson: the text of each page, and why an action is the wrong one. Polos is the opponent.

lesson-1 =
    In jeder von sieben **Runden** lässt du Gruppen von Pyramiden gegen die von Polos antreten, Karte für Karte. Hast du auf einer Karte mehr Augen übrig als er, nimmst du Pyramiden aus dem **Vorrat**.

    Am Ende zählt ein **Baum** (klein, mittel und groß) 7 Punkte, wenn er **einfarbig** ist, und 5, wenn er gemischt ist. Jede andere Pyramide zählt 1 Punkt. Wer die meisten Punkte hat, gewinnt.
    .chance = Damit würfelt der Bot für dich und hört auf, sobald die Regeln es erlauben. Das ist gut, wenn du plötzlich wegmusst. Wirf die Würfel diesmal selbst.
lesson-2 =
    S verlangt eine kleine Pyramide, M eine mittlere und L eine große. Sie stehen für **Wissen**, **Handeln** und **Regieren**. S+M verlangt zwei Pyramiden und deckt beide Themen ab.

    Fehlt nach einem Wurf ein Thema, selbst nach dem letzten, verlierst du einen Würfel deiner Wahl. Hier fehlt Regieren.
    .keep-the-pair = S+M bringt zwei Pyramiden auf eine Karte, und vielleicht gewinnst du beide. Auf ein einzelnes S kannst du leichter verzichten.
lesson-3 =
    Für die nächste Runde bekommst du den Würfel zurück. Diesmal heißt es: vier Würfel, also vier Gruppen für fünf Karten.

    Aufhören kannst du nur mit allen drei Themen, also wähle, was du neu würfelst. Die Würfel, die du behältst, zählen weiter.
    .one-die = Dann muss dir dieser eine Würfel Regieren bringen, sonst verlierst du noch einen. Würfle alle drei neu; S+M deckt die beiden anderen Themen trotzdem ab.
    .all-dice = S+M deckt Wissen und Handeln schon ab. Würfelst du auch das neu, kannst du alle drei Themen verlieren.
lesson-4 =
    Du hast alle drei Themen. Du kannst aufhören, oder du würfelst zum dritten und letzten Mal.

    S+M und L decken zusammen alles ab. Was also auch aus S und M wird, ein Thema kann nicht fehlen.
    .stop = Das ginge, und dies wären deine Gruppen. Aber dieser Wurf kann dich keinen Würfel kosten, und S und M sind einzeln schwache Gruppen.
    .reroll-large = L ist dein einziges Regieren. Würfelst du es neu, verlierst du vielleicht das Thema und einen Würfel dazu.
lesson-5 =
    Zweimal M+L! Deine Rede steht.

    Polos hatte mit dem ersten Wurf jedes Thema und hätte aufhören können. In der Hoffnung auf mehr Paare hat er sein einziges L neu gewürfelt, und das hat ihn einen Würfel gekostet. Auch er hat also vier Gruppen.
lesson-6 =
    Du belegst deine Karten von 1 bis 5, verdeckt. Eine **zugewandte** Pyramide teilt ihre Augen (S 1, M 2, L 3) an die Gruppe gegenüber aus. Eine **abgewandte** fängt Augen ab. In einem Paar ist eine zugewandt und eine abgewandt.

    Wer abfängt, übersteht das, solange nicht alle Augen verbraucht sind. Stelle ein M+L auf. Nur das S+L von Polos kann 3 austeilen.
    .large-forward = Das trifft härter und hält einer 3 besser stand. Aber schon 2 Augen verbrauchen die mittlere, und du gewinnst nur, was dir bleibt.
lesson-7 =
    Die Farben wählst du aus deinem eigenen Satz, und nach der Debatte bekommst du ihn ganz zurück. Auf den Karten spielen Farben keine Rolle.

    Aber die Pyramiden, die du gewinnst, kommen aus dem Vorrat, in denselben Größen und Farben wie die, die auf deinen gewonnenen Karten übrig sind. Hier wachsen also deine Bäume.
    .two-colours = Das kämpft genauso gut. Aber aus einer mittleren blauen und einer großen roten wird nur ein gemischter Baum: 5 Punkte statt 7.
lesson-8 =
    Die Karten 2 und 3 sind schon für dich belegt. Du hast noch dein L, und eine einzelne Pyramide darf beides sein: zugewandt oder abgewandt.

    Ist sie zugewandt, trifft sie jedes Auge, das ankommt, und sie schrumpft: um 1 zu einer mittleren, um 2 zu einer kleinen, um 3 zu nichts.
    .away = Abgewandt kann sie nur eine 3 beseitigen. Aber sie greift nichts an, also behielte ein S+M gegenüber auch alle 3 Augen, und bei Gleichstand gewinnt niemand.
    .empty = Dann kommt L auf Karte 5. Eine Karte muss leer bleiben, und welche, darfst du wählen. Eine Gruppe ihr gegenüber ist ohne Gegner, behält also alle Augen und gewinnt ihre Karte.
lesson-9 =
    Polos ist fertig. Deine Karte 5 bleibt leer, und es fehlt nur noch die Farbe deines L.

    Überlass sie dieses eine Mal dem Zufall. Damit bist du auch fertig, und dann werden beide Aufstellungen aufgedeckt.
    .start-over = Damit nimmst du alle deine Gruppen von den Karten. Von vorn anfangen kannst du, bis du fertig bist, aber diese Gruppen stehen gut.
lesson-10 =
    Auf **Karte 1** haben seine 2 Augen deine große Pyramide nicht verbraucht. Deine 2 haben seine kleine verbraucht und seiner mittleren 1 genommen. Das macht 5:1 Augen, also gewinnst du beide roten. Karte 2 ging 4:2 an Polos. Auf Karte 3 warst du ohne Gegner.

    Auf **Karte 4** hat dein L gewonnen, ist aber zu einer kleinen gelben geschrumpft. Und die kleine gelbe Pyramide aus dem Vorrat hat Polos schon für Karte 2 genommen, also nimm eine andere kleine.
    .mixed = Mit einer mittleren und einer großen Pyramide wird daraus ein gemischter Baum: 5 Punkte. Eine der anderen ergibt mit dem, was du hast, einen einfarbigen.
lesson-11 =
    Deine drei roten bilden einen einfarbigen Baum: 7 Punkte, dazu 2 für deine anderen Pyramiden. Karte 5, gegenüber deiner leeren, hat Polos gewonnen, aber da war die kleine rote schon weg. Ohne mittlere Pyramide hat er keinen Baum.

    Anfangs lag von jeder Art eine Pyramide im Vorrat, und 7 sind noch da. Ist er nach einer Debatte leer, endet die Partie vorzeitig.
lesson-12 =
    Was haben wir ausgelassen? Was bei Gleichstand gilt, was geschieht, wenn eine Größe ausgeht, und welche Optionen die Tischleitung einstellen kann. `{ COMMAND("rules") } gorgias` erklärt alles.

    `{ COMMAND("play") }` eröffnet einen Tisch, und den zweiten Platz kann ein Computer übernehmen.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known. The log speaks of
# the first in the third person ("Diotima würfelt"), so it can't be "Du".
lesson-name-you = Diotima
lesson-name-polus = Polos
