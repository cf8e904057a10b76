# The lesson: each message is a page. Its attributes say why a choice is not the right one.

lesson-aim = Who is the greatest mind in Greece? Collect three **Labyrinth Tokens** before the hourglass reaches 146 BC. Each of these earns you one: nine followers on the board, four schools, all the location tokens of one colour, three debates won, three wisdom cards, or three Favours of the Oracle. Everyone with three tokens meets in a **final debate**, and its winner wins the game.

lesson-move = You play Heraclitus and start at Ephesus. On your turn you **move** and then take one **action**. Move to any unoccupied place, however far away; you just can't stay where you are. Go to the Oracle of Delphi.
    .sparta = Sparta has a token too, but it's one of four in the Western Cities. There are only three at the oracles, so that set is quicker to complete.
    .acropolis = That's on the Acropolis. There are no tokens there, and each of its four circles offers just one action. You'll come to this one later for arguments.

lesson-token = Now everyone can see the token's bonus. Take the **bonus**, and the token stays for the next visitor; or keep the **token**, and nobody can take the bonus again. Collecting all the tokens of one colour is one way to earn a Labyrinth Token; it's called **Travel**. There are only three oracle tokens, so keep this one.
    .bonus = A coin is always useful. But then Aspasia could come and keep the token, and you couldn't get all three.

lesson-follower = Now for your action. Another way to earn a Labyrinth Token is to have nine followers in nine different places; this is called **Followings**. A follower costs nothing but the action, and several players can have one in the same place. Leave your first follower here.
    .tutor = You would earn 1 coin, plus 1 for each wisdom card you had unlocked. Do it when you need coins for a builder (2) or to study (4).
    .oracle = You would look through Delphi's cards and keep one. You can do that once at each oracle, and a later visit will do just as well.

lesson-school = Aspasia has fetched some arguments; you'll soon see what they're for. You moved on to Dodona and kept your second oracle token. Four **schools** also earn you a Labyrinth Token; each costs a builder. You have a builder, so build here.
    .builder = That's how you get another builder, for 2 coins. But the builder you have is still idle, so use it first.
    .follower = It's free, and a step towards nine. But a place has room for only one school, so build yours before someone else does. There will still be room for your follower.

lesson-observe = Schools stay. Entering a place with another player's school costs 1 coin, if you have one, and the owner gets it: you would pay at Thebes, and Aspasia would pay at Dodona. You have come to the Acropolis to **observe the debaters**. In a debate, it matters how many cards you have, so take two.
    .syllogism = A Syllogism beats every Sophistry and some other Syllogisms, but you get only one. You already have one, so fill your hand first.

lesson-debate = This is a **public debate**, and you can't refuse. In each round, whoever plays the better card adds both to their pile; if the cards tie, each goes to its owner's pile. The larger pile wins in the end. Two Sophistry cards always tie, and any Syllogism beats Sophistry. Answer with your Syllogism, Destructive Dilemma.
    .sophistry = Sophistry against Sophistry is a tie: one card on each pile. You'd save your Syllogism, but you wouldn't get ahead.
    .pass = Her card would go to her own pile, and you'd be out with nothing on yours, so she'd win. Pass when you'd rather keep your cards; whatever you don't play stays in your hand.

lesson-lead = Both cards are in your pile. You and Aspasia take turns to lead, so now it's your turn. If you pass, you're out for good, and your opponent can add any cards left in hand. The challenger wins ties, and that's Aspasia. Lead Tu Quoque.
    .pass = You have two cards in your pile. If Aspasia still holds two, she'll add them and win the tie. You can't see how many cards another player holds.

lesson-travel = The rest were ties, so you stayed ahead. Three **debate-win tokens** earn you a Labyrinth Token; you can open debates yourself at the Theatre of Dionysus. The cards you both played are back in their decks. It's your turn: fetch the last oracle token.
    .acropolis = You could move the hourglass on there, but you have no Labyrinth Token yet. Meanwhile Aspasia might keep the last oracle token, and then neither of you could complete the set.
    .thebes = You'd pay 1 coin for Aspasia's school, and you could take the builder that the token shows. It's worth a visit another time, but right now you need an oracle token.

lesson-collect = Three out of three: that's all you need for Travel. But the Labyrinth Token doesn't come by itself. **Collect a Labyrinth Token** is an action like any other. It brings one token at a time, and you can't take it on the Acropolis. Do it now.
    .follower = That can wait. Until you collect, you can still lose what you've earned. Once you have a Labyrinth Token, it's yours for good.
    .oracle = That would be your action, and the Labyrinth Token would have to wait a turn. You can come back for the card.

lesson-end = That's your first of three; you can only earn one token each way. Anyone can move the hourglass on, but you need three tokens to move it to 146 BC, and that ends the game. If only one player has three tokens, that player wins. Otherwise everyone with three buys arguments (Sophistry 1 coin, Syllogism 2) and takes part in the **final debate**. Keep coins and cards for it, even if you avoid debates until then.

lesson-more = There's more: studying in temples, sophists who win over followers, oracle cards, auctions for Athena, and your secret **Olympic Request**. It's a seventh way: fulfil it, and one action brings you every token you still need. `{ COMMAND("play") }` opens a table, where computer players can take seats too; `{ COMMAND("rules") }` explains everything.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-diotima = Diotima
lesson-name-aspasia = Aspasia
