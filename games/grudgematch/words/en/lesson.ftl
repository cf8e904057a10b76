# The lesson: the text of each page, and why an action is the wrong one.

lesson-1 = Football with philosophers. You play as the **Germans** and score by kicking the ball past row 15 in column E, F or G. Voltaire plays as the **French** and scores past row 1. The clock is the **draw pile**: when a card has to be drawn and none are left, the side with more goals wins.
lesson-2 = On your turn you **run**, **kick** and **draw**. You rolled a 3 and a 4, so one philosopher can run up to 3 spaces and another up to 4. Each has a suit and uses only cards of that suit, so look at your hand. Who runs for the ball at G8?
    .husserl = He'd get there, but you have no hearts. Even next to the ball he couldn't kick it.
    .kant = You have a diamond for him, but four spaces don't get him there. Only a philosopher next to the ball can kick it.
lesson-3 = A run can turn corners, but it can't go diagonally, or through the ball or another philosopher. To kick, Hegel has to end **next to** the ball, on one of the eight spaces around it; for kicking, corners count. Where to?
    .too-far = E8 is two columns away from the ball, too far for a kick. He needs a space that touches G8, if only at a corner.
lesson-4 = You leave the 3 unused and kick. The ball flies over everyone, straight in one of eight directions, and for the **whole value** of the card unless the edge or a philosopher stops it. North of G8 there are seven spaces; the eighth step is the goal. Which card?
    .too-low = Four spaces north is G12: no goal, and right next to Sartre. From here a 4 is a pass, not a shot.
lesson-5 = Sartre made a **block**. When a moving ball first reaches a space next to a philosopher, he can stop it with a card of his suit. On the ball's first space, the card has to match the full value of the kick; with each further space, it can be one lower. G10 was the second space, so against your 9 an 8 was enough. Hegel is next to the ball again. Keep kicking for as long as you have the cards, or stop.
    .wasted = From G10 you need a 6 to score. If you kick north, you lose the 4, and the ball ends up at G14, next to Descartes. Cards you don't play stay in your hand.
lesson-6 = You drew up to five, and now Voltaire shoots: his 10 just reaches your goal. Before the ball moves, one opponent next to it can **tackle**: a card of his suit, worth at least as much as the kick, keeps the ball in place. Hegel is there, and you have a jack. For a face card you roll: one die for a jack, one die plus 2 for a queen, two dice for a king.
    .too-low = A jack is worth 6 at most, and you need 10. You'd lose the card, and the ball would roll on. Keep it for a weaker kick.
lesson-7 = You let the ball pass Hegel at G9 too, where a block still needed 10. That was his **one chance**: the first space on the ball's path that's next to him. Now it's up to Nietzsche, your goalie, and at G3 the price has come down to 4.
    .too-high = That would stop the ball, but so would any club of 4 or more. A 10 is also a long kick, and you may want one soon.
    .pass = He won't be asked again, and there's nobody behind him. The ball would run into your goal.
lesson-8 = Saved, and none of the French were near enough to kick again. Nietzsche is next to the ball, and his 10 would take it north to G13. You run before you kick, so someone can be waiting there. You've chosen Hegel and the 4. Where should he stand?
    .too-far = The ball will come to rest at G13. That's two spaces from G11, so Hegel could only look at it.
lesson-9 = A long pass that nobody blocked. Hegel could have: you can block your own kicks, just not with the kicker. You're only asked about that if you set a standing order. Now you've chosen his 4: two spaces to row 15, and the third step is the goal. Which way?
    .corner = After E15 the next step that way would be column D, beside the goal, so the ball would stop there at the edge. A diagonal shot has to leave the field at E, F or G.
lesson-10 = One-nil: the tackle was too low. A goal ends the turn. Both sides draw up to five, and then each can do one thing, you first. Normally cards only leave your hand when you play them, and you have none for Nietzsche or Husserl.
    .run = That's useful when someone is far from where you want him. But it doesn't get you a card, and without a club your goalie can't block.
    .nothing = You can, but your hand will still lack two suits, and you can't exchange a card again until the next goal.
lesson-11 = A fourth diamond; Kant won't complain. We've left out half-time (the joker), a ball that stops on a philosopher (his side places it next to him), own goals, ties, and **fouls**, which are optional. `{ COMMAND("play") }` opens a table, where a computer can take the other seat. `{ COMMAND("rules") }` has everything.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = You
lesson-name-voltaire = Voltaire
