# The lesson: the text of each page, and why an action is the wrong one.

lesson-1 = Fußball mit Philosophen. Du spielst mit **Deutschland** und triffst, wenn du den Ball in Spalte E, F oder G über Reihe 15 hinausschießt. Voltaire spielt mit **Frankreich** und trifft hinter Reihe 1. Die Uhr ist der **Nachziehstapel**: Muss eine Karte gezogen werden und keine ist mehr da, gewinnt die Seite mit mehr Toren.
lesson-2 = In deinem Zug **läufst** du, **schießt** und **ziehst** Karten nach. Du hast eine 3 und eine 4 gewürfelt, also darf ein Philosoph bis zu 3 Felder laufen und ein anderer bis zu 4. Jeder hat eine Farbe und verwendet nur Karten dieser Farbe. Sieh dir deine Hand an: Wer läuft zum Ball auf G8?
    .husserl = Er käme hin, aber du hast kein Herz. Selbst neben dem Ball könnte er nicht schießen.
    .kant = Ein Karo hättest du für ihn, aber mit vier Feldern kommt er nicht hin. Schießen kann nur ein Philosoph neben dem Ball.
lesson-3 = Ein Lauf darf um Ecken führen, aber nicht diagonal und nicht durch den Ball oder einen anderen Philosophen. Um zu schießen, muss Hegel **neben** dem Ball ankommen, auf einem der acht Felder um ihn herum; beim Schießen zählen auch die Ecken. Wohin?
    .too-far = E8 ist zwei Spalten vom Ball entfernt, zu weit für einen Schuss. Er braucht ein Feld, das G8 berührt, und sei es nur an einer Ecke.
lesson-4 = Du lässt die 3 verfallen und schießt. Der Ball fliegt gerade in eine von acht Richtungen, über alle Köpfe hinweg, und zwar den **vollen Wert** der Karte weit, wenn nicht der Rand oder ein Philosoph ihn stoppt. Nördlich von G8 liegen sieben Felder; der achte Schritt ist das Tor. Welche Karte?
    .too-low = Vier Felder nach Norden ist G12: kein Tor, und direkt neben Sartre. Eine 4 ist von hier ein Pass, kein Torschuss.
lesson-5 = Sartre hat den Ball **geblockt**. Erreicht ein rollender Ball zum ersten Mal ein Feld neben einem Philosophen, kann der ihn mit einer Karte seiner Farbe stoppen. Auf dem ersten Feld des Balls braucht die Karte den vollen Wert des Schusses, auf jedem weiteren Feld jeweils 1 weniger. G10 war das zweite, also reichte gegen deine 9 eine 8. Hegel steht wieder neben dem Ball. Schieß weiter, solange du Karten hast, oder hör auf.
    .wasted = Von G10 brauchst du für ein Tor eine 6. Schießt du nach Norden, verlierst du die 4, und der Ball landet auf G14, neben Descartes. Karten, die du nicht ausspielst, bleiben auf deiner Hand.
lesson-6 = Du hast auf fünf Karten nachgezogen, und jetzt schießt Voltaire: Seine 10 reicht gerade bis in dein Tor. Bevor der Ball rollt, darf ein Gegner neben ihm **grätschen**: Eine Karte seiner Farbe, die mindestens so viel zählt wie der Schuss, hält den Ball fest. Hegel steht dort, und du hast einen Buben. Für eine Bildkarte wird gewürfelt: ein Würfel für einen Buben, ein Würfel plus 2 für eine Dame, zwei Würfel für einen König.
    .too-low = Ein Bube zählt höchstens 6, und du brauchst 10. Du würdest die Karte verlieren, und der Ball würde weiterrollen. Heb sie für einen schwächeren Schuss auf.
lesson-7 = Auch auf G9, wo für einen Block noch 10 nötig war, hast du den Ball an Hegel vorbeigelassen. Das war seine **einzige Chance**: das erste Feld auf dem Weg des Balls, das neben ihm liegt. Jetzt kommt es auf Nietzsche an, deinen Torwart, und auf G3 ist der Preis auf 4 gefallen.
    .too-high = Das würde den Ball stoppen, aber das tut jedes Kreuz ab 4. Eine 10 ist auch ein weiter Schuss, und den brauchst du vielleicht bald.
    .pass = Noch einmal wird er nicht gefragt, und hinter ihm ist niemand. Der Ball würde in dein Tor rollen.
lesson-8 = Gehalten, und von Frankreich stand niemand nah genug für einen zweiten Schuss. Nietzsche steht neben dem Ball, und seine 10 würde den Ball nach Norden bis G13 bringen. Gelaufen wird vor dem Schießen, also kann dort schon jemand warten. Du hast Hegel und die 4 gewählt. Wohin mit ihm?
    .too-far = Der Ball wird auf G13 liegen bleiben. Das ist zwei Felder von G11 entfernt, also könnte Hegel ihn nur ansehen.
lesson-9 = Ein weiter Pass, den niemand geblockt hat. Hegel hätte es gekonnt: Eigene Schüsse darfst du blocken, nur nicht mit dem Schützen. Danach wirst du aber nur gefragt, wenn du eine Vorgabe dafür machst. Jetzt hast du seine 4 gewählt: zwei Felder bis Reihe 15, und der dritte Schritt ist das Tor. In welche Richtung?
    .corner = Nach E15 käme in dieser Richtung Spalte D, neben dem Tor, also bliebe der Ball dort am Rand liegen. Bei einem diagonalen Schuss fällt nur dann ein Tor, wenn der Ball das Spielfeld bei E, F oder G verlässt.
lesson-10 = Eins zu null: Die Grätsche war zu niedrig. Ein Tor beendet den Zug. Beide Seiten ziehen auf fünf Karten nach, und dann darf jede eins tun, du zuerst. Sonst verlassen Karten deine Hand nur, wenn du sie ausspielst, und für Nietzsche und Husserl hast du keine.
    .run = Das ist gut, wenn jemand weit von da weg ist, wo du ihn brauchst. Aber eine Karte bringt es dir nicht, und ohne Kreuz kann dein Torwart nicht blocken.
    .nothing = Das darfst du, aber dann fehlen deiner Hand weiter zwei Farben, und tauschen kannst du erst wieder nach dem nächsten Tor.
lesson-11 = Ein viertes Karo; Kant wird sich nicht beschweren. Ausgelassen haben wir die Halbzeitpause (den Joker), einen Ball, der auf einem Philosophen liegen bleibt (seine Seite legt ihn neben ihn), Eigentore, den Gleichstand und **Fouls**, die eine Zusatzregel sind. `{ COMMAND("play") }` eröffnet einen Tisch, und den zweiten Platz kann ein Computer übernehmen. `{ COMMAND("rules") }` erklärt alles.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known. The log speaks of
# the first in the third person ("Diotima würfelt"), so it can't be "Du".
lesson-name-you = Diotima
lesson-name-voltaire = Voltaire
