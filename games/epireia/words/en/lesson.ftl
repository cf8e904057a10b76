# The lesson: the text of each page, and why an action is the wrong one. Archidamus is the opponent.

lesson-1 =
    Two **leagues** arm for one **Great Battle**, and the league that wins more of its three fronts wins the game. You lead Athens for the Delian League. Archidamus leads Sparta for the Peloponnesian League.

    Until the battle, every turn has three phases: development, diplomacy and resolution.
lesson-2 =
    In the **development** phase, the Delian League goes first, so it's your turn. You have two actions. With each, you can donate, construct or produce, and you can do the same thing twice.

    You fight battles with **tokens**, so begin with one. Produce **Hoplites I** for 2 Copper.
    .bouleuterion = It brings you a second figure, and you'll build it soon. But buildings don't fight, so get a token first.
    .donate = Your league would get the Copper, and you'd gain 1 prestige. But a league's treasury doesn't pay for anything; it only counts towards objectives.
lesson-3 =
    Your token has power 2. The enemy sees only its unit and level.

    Now for **prestige**: level 2 gives you 1 Wheat, and level 6 a new figure. Use your second action to construct the **Altar**, which gives 1 prestige.
    .bureau = A Bureau lets you use your Administrator once. Yours is the Archon, who gives you one more action in a turn. That's better saved for a turn when you have more to spend. This page is about prestige.
    .donate = You'd gain 1 prestige that way too, and you can donate again and again. But the Altar also counts towards City of Marble, which asks for 6 buildings.
lesson-4 =
    Archidamus did the same. In the **diplomacy** phase, the Peloponnesian League goes first: Archidamus has sent Lysander to an **Empire**, Macedonia.

    Send Pericles to Kritiko Pelagos, a maritime **territory**. He can go because he has the sea icon. Nobody else is there, so he takes it without a roll, and you collect its tax of 3 Copper. It's paid only once.
    .macedonia = Lysander is there. When both leagues are at an Empire, each needs 2 more on its die. Here that means 7 instead of 5.
    .persia = Persia gives 3 Copper if you roll 7 or more and nothing otherwise, and Pericles comes home either way. It's worth a try another day, but here you can have 3 Copper without a roll.
lesson-5 =
    That was the **resolution** phase: Empires, territories, Greek cities and income. Figures at Empires go home, but Pericles stays on his territory, and so does your City token.

    It's turn 2. Construct the **Bouleuterion** to get a new Influential Figure, who can move this very turn.
    .donate = You'd gain 1 prestige, just as you would for 2 Copper: the amount makes no difference. And your league can't give anything back.
    .great-temple = You'd gain 2 prestige, and 1 Wood for reaching level 4. But it costs twice as many resources, and this page is about the figure.
lesson-6 =
    Themistocles has joined you, your second action produced Hoplites, and Lysander has come to Kritiko Pelagos. That means a **conflict**. Each league rolls one die and adds its attack points there: you add 3 for Pericles, and Archidamus adds 2 for Lysander. The side with the lower total goes home; on a tie, both do.

    Send Themistocles to help.
    .leave = Then Lysander will take Kritiko Pelagos without a roll, and its tax too. A City token doesn't protect anything; a figure that stays does.
    .egypt = Egypt gives 2 Wheat if you roll 5 or more. But on his own, Pericles is only 1 point ahead, and a die has twelve sides.
lesson-7 =
    Archidamus rolled higher, but with your attack points you won 10–8.

    There's always an **act** in progress. The first side to meet the act's objective gets a token, and until then the act's constraint applies. The Great Battle comes after the third act, so don't leave your army until last.
lesson-8 =
    Let's skip to turn 6. You completed act 1, and Archidamus completed act 2. His figures enter Ionia, which is yours but unprotected. With a third territory he also completes act 3.

    Let it go. If you roll 7 or more in a **Greek city** that nobody plays, it joins you with 1 Copper and a token. Send Pericles to Delphi for Cavalry II.
    .corinth = You need the same roll and get the same Copper, but Corinth's token is Triremes I. Your league has no Cavalry yet.
    .ionia = You'd have 3 attack points against 4. If you win, the act stays open and Ionia stays yours. But a territory isn't a token, and today you need one.
lesson-9 =
    You sent Themistocles to Larissa. He and Pericles each rolled an 8, so both cities joined you. Act 3 is over, and the **Great Battle** begins. Your tokens were placed for you, face down: Hoplites and Cavalry on the flank, Hoplites in the centre and Triremes on the maritime front.

    Each front has room for one figure, and you have two figures for three fronts. Put Themistocles where his ability counts.
    .flank = He'd add 2 there, not 3. His ability only counts on the maritime front.
    .pericles = Pericles adds 3 on any front. Themistocles adds 3 only on the maritime front, so leave it to him.
lesson-10 =
    Pericles is on the flank. Columns are revealed one by one. More power wins a column, and more columns win the front.

    You lead this one 8–3. Archidamus was behind, so he decided first, and he held Lysander back. You can engage a figure only **once in the whole battle**, so hold Pericles back too.
    .engage = 11–3 wins you no more than 8–3 does, and Pericles would be used up. The other columns are still face down.
    .hold-front = That's an order for the whole front: you'll only be asked again if the enemy engages, or on the next front. It's handy in a slow game, but for this lesson, decide column by column.
lesson-11 =
    You won the first column. In the second you were ahead 3–2, so Archidamus decided first again, and this time he engaged Lysander. That makes it 3–4.

    When one side engages, the other can answer in the same column. Engage Pericles, who adds 3.
    .hold = Then you'll lose this column 3–4, and the third one, which is still face down, will decide the front. Lysander can't be engaged again.
lesson-12 =
    You won the flank, nobody won the centre, and Themistocles won you the maritime front. Without him you'd have lost it, and the game with it: when each league wins one front, the maritime front decides.

    We left out Administrators, Brigands, Level II units, allies and the solo game. `{ COMMAND("rules") }` explains them all. `{ COMMAND("play") }` opens a table, and computer players can take seats.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = You
lesson-name-archidamus = Archidamus
