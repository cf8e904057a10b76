# The lesson: the text of each page, and why an action is the wrong one. Polus is the opponent.

lesson-1 =
    In each of seven **rounds** you pit groups of pyramids against Polus's, card by card. If you have more pips left on a card than he does, you take pyramids from the **common stock**.

    At the end, a **tree** (small, medium and large) is worth 7 points if it's **solid** (all one colour) and 5 if it's mixed. Every other pyramid is worth 1. The player with the most points wins.
    .chance = This would roll for you and stop as soon as the rules allow. It's there for when you have to leave. This time, roll the dice yourself.
lesson-2 =
    S calls for a small pyramid, M for a medium one and L for a large one. They stand for **Knowledge**, **Conduct** and **Governance**. S+M calls for two pyramids and covers both topics.

    If a topic is missing after a roll, even your last, you lose one die of your choice. Here, Governance is missing.
    .keep-the-pair = S+M puts two pyramids on one card, and you might win both. A single S is easier to spare.
lesson-3 =
    You'll get the die back for the next round. For now, four dice mean four groups for five cards.

    You can only stop with all three topics, so choose what to reroll. Dice you keep still count.
    .one-die = Then that one die has to give you Governance, or you lose another die. Reroll all three: S+M still covers the other two topics.
    .all-dice = S+M already covers Knowledge and Conduct. Reroll it too, and you could lose all three topics.
lesson-4 =
    You have all three topics. You can stop, or take your third and last roll.

    S+M and L cover everything between them, so whatever S and M turn into, no topic can go missing.
    .stop = You could, and these would be your groups. But this roll can't cost you a die, and S and M make weak groups on their own.
    .reroll-large = L is your only Governance. Pick it up, and you might lose the topic and a die with it.
lesson-5 =
    Two M+Ls! Your statement is finished.

    Polus had every topic on his first roll and could have stopped. He rerolled his only L, hoping for more pairs, and it cost him a die. So he has four groups too.
lesson-6 =
    You fill your cards from 1 to 5, in secret. A pyramid that points **forward** projects its pips (S 1, M 2, L 3) at the group opposite. One that faces **away** absorbs pips. In a pair, one does each.

    An absorbing pyramid survives unless all its pips are used up. Place an M+L. Only Polus's S+L can project 3.
    .large-forward = The large one hits harder, and does better against a 3. But then 2 pips are enough to use up the medium shield, and you only win what's left.
lesson-7 =
    You choose colours from your own set, and you get the whole set back after the debate. Colours make no difference on the cards.

    But the pyramids you win come from the common stock, in the same sizes and colours as those left on your winning cards. So this is where your trees begin.
    .two-colours = Two colours fight just as well. But a medium blue and a large red can only be part of a mixed tree: 5 points, not 7.
lesson-8 =
    Cards 2 and 3 have been filled for you. You still have your L, and a lone pyramid can face either way.

    If it points forward, it takes every pip that comes in and shrinks: by 1 to a medium, by 2 to a small, by 3 to nothing.
    .away = If it faces away, only a 3 can remove it. But it attacks nothing, so an S+M opposite would keep all 3 of its pips too, and a tie wins nothing.
    .empty = Then L goes on card 5. One card has to stay empty, and you can choose which. Any group opposite it is unopposed, so it keeps all its pips and wins its card.
lesson-9 =
    Polus is ready. Your card 5 stays empty, and all that's missing is the colour of your L.

    Just this once, let the game choose it at random. That also marks you as ready, and then both layouts are revealed.
    .start-over = That would take all your groups off the cards. You can start over at any time before you're ready, but these groups are well placed.
lesson-10 =
    On **card 1** his 2 pips didn't use up your large pyramid. Your 2 used up his small one and took 1 off his medium one. That's 5–1 in pips, so you capture both reds. Card 2 went to Polus, 4–2. On card 3 you were unopposed.

    On **card 4** your L won, but it was reduced to a small yellow. And Polus took the small yellow pyramid from the stock for card 2, so take another small one.
    .mixed = With a medium and a large pyramid, that makes a mixed tree: 5 points. One of the others completes a solid tree with what you have.
lesson-11 =
    Your three reds make a solid tree: 7 points, plus 2 for your other pyramids. Polus won card 5, opposite your empty card, but by then the small red was gone. Without a medium pyramid, he has no tree.

    The common stock began with one of each pyramid, and 7 are left. If it's empty after a debate, the game ends early.
lesson-12 =
    What haven't we covered? Ties, running out of a size, and the options a host can set. `{ COMMAND("rules") } gorgias` has everything.

    `{ COMMAND("play") }` opens a table, and a computer can take the other seat.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = You
lesson-name-polus = Polus
