# The rules by topic, in our own words. .place says where each rule stands in the guidebook, and names our rulings, which
# are listed in docs/rules/philosophia.md. Where `presentation/topics.py` adds a list, .text stands before it.

rule-aim = The aim
    .text = Collect three Labyrinth Tokens, for schools, debates and other achievements, before the hourglass on the timeline reaches 146 BC. If you're the only one who has three by then, you win. If several players have three, they meet in a final debate. Its winner is the greatest mind of ancient Greece and wins the game.
    .place = Guidebook p4, p12
rule-setup = Setting up
    .text =
        Everyone gets a philosopher, dealt at random or, if the host prefers, chosen in turn, beginning with the first player. You start at your philosopher's place with that philosopher's items, nine followers, four schools and three locked wisdom cards. You also get a secret Olympic Request.
        Every place outside the Acropolis where nobody starts gets a random location token of its colour, bonus side down. The other tokens go back to the box. The argument decks (40 Sophistry cards and 40 Syllogism cards), the three oracle decks (6 cards for Delphi, 6 for Dodona and 7 for Trophonius) and the pile of eleven Athena disks for the auctions are shuffled, and the top disk is turned face up.
        The hourglass starts at 1194 BC. The first player is drawn at random, and play goes round in seat order.
    .place = Guidebook p5; rulings R9, R39, R40
rule-map = The map
    .text = Games of up to three players use 21 places: five Western Cities, five Eastern Cities, five Ports, three Temples and three Oracles. Games of four to six players use 27: seven Western Cities, seven Eastern Cities, six Ports, four Temples and three Oracles. Each type has its own colour. Both maps also have the four circles of the Acropolis. The five types, the actions of the circles and seven of the names come from the published game. The other names are ours. We also chose the type of each place, except for the oracles.
    .place = Guidebook p5, p12
rule-philosophers = The philosophers
    .text = The six abilities come from the published game. The starting places and items are ours; everyone begins with at least one argument card. We adjusted everyone's items except those of Socrates, so that all six have a more equal chance of winning.
    .place = Guidebook p16; ruling R46
# $place: such as "at Pella"; $items: such as "1 builder and 1 Sophistry card"; $ability: a sentence.
rule-philosopher = **{ $name }** starts { $place } with { $items }. { $ability }
rule-turn = A turn
    .text = On your turn you move, and then you take one action. In between, you pay the school fee, if any, and then decide about the location token, if there is one. Play goes round in seat order until the hourglass reaches 146 BC.
    .place = Guidebook p6; ruling R3
rule-moving = Moving
    .text = Move to any place where no philosopher is standing; distance doesn't matter. You can't stay where you are, but you can go from one Acropolis circle to another. You can't go to a circle whose action you couldn't take with what you have as you move; what an oracle card could still bring you doesn't count. The exception is Homer, who can go to any circle as long as there are cards left in the argument decks, because he can observe the debaters anywhere.
    .place = Guidebook p6; rulings R1, R2, R8
rule-fees = School fees
    .text = When you arrive at a place with another player's school, you must first pay that player 1 coin if you have one. Coins from the location token there come too late for the fee, but you can spend them on your action. Plato never pays. The owner can't waive the fee.
    .place = Guidebook p6; rulings R3, R4
rule-tokens = Location tokens
    .text = If there's a token at the place you move to, turn it over, unless it's face up already. Either take its bonus and leave the token for the next visitor, or keep the token without the bonus. You have to do one or the other, even if the bonus is of no use to you. In Western Cities, Sophocles can do both. Once a token has been turned over, everyone can see its bonus.
    .place = Guidebook p6, p16; rulings R5 to R7
rule-bonuses = Bonuses
    .text = The guidebook names one bonus, a Sophistry card. The others are ours: 1 or 2 coins, a Syllogism card, a sophist or a builder. If you can't hold any more of what you get, or if there's none left, you get nothing.
    .place = Guidebook p6; ruling R5
rule-actions = Actions
    .text =
        What you can do depends on where you are:
        - **Outside the Acropolis**, you can take any standard action: Tutor, Create a Following, Hire a Builder, Build a School, Hire a Sophist, Use a Sophist, or Collect a Labyrinth Token.
        - **In a temple**, you can also Study.
        - **At an oracle**, you can also Collect an Oracle Card.
        - **On the Acropolis**, you can only take the action of the circle you're on; Homer can observe the debaters instead.
    .place = Guidebook p6-10
rule-tutor = Tutor
    .text = Earn 1 coin, plus 1 for each wisdom card you have unlocked. Aristotle earns 1 more. Coins never run out.
    .place = Guidebook p6
rule-following = Create a Following
    .text = Place one of your nine followers where you are, unless you already have one there. Any number of players can have a follower at the same place.
    .place = Guidebook p7; ruling R10
rule-schools = Hire a Builder, Build a School
    .text = A builder costs 2 coins, as long as any of the twelve are left. You can hold up to four. Return a builder to the supply to build one of your four schools where you are, unless there's already a school there, yours or anyone else's. Schools are never removed.
    .place = Guidebook p7; rulings R12, R13, R34
rule-sophists = Hire and Use a Sophist
    .text = Hiring a sophist costs 1 coin, as long as any of the twelve are left. You can use one where you are if another player has a follower there and you don't (you can have only one at each place), as long as you have a follower left on your board. Return the sophist to the supply and choose one of the other players' followers there: it goes back to its player's board, and one from your board takes its place.
    .place = Guidebook p8; rulings R11, R34
rule-study = Study
    .text = In a temple, pay 4 coins for a study token. If you already have one, trade it in instead, at no further cost, to unlock a wisdom card of your choice. You can't have two study tokens, so each wisdom card takes two visits. Once all three of your wisdom cards are unlocked, you can't study, and a study token from a card or disk is of no use.
    .place = Guidebook p9; ruling R14
rule-collect = Collect an Oracle Card
    .text = At an oracle, look through its remaining cards and keep one. The others are shuffled. Each player can do this once per game at each oracle (Heraclitus twice at Trophonius). Cards won in auctions don't count.
    .place = Guidebook p9, p16; ruling R17
rule-playing = Playing oracle cards
    .text =
        You can play any number of oracle cards on your own turn at no cost: before you move, before your action or after it. Each card you play goes back to the box. Three kinds are different. You keep the Favours of the Oracle. The Word of Zeus is an argument card: you play it in a debate, even on someone else's turn, but cards that affect random argument cards can't affect it. You play the Retraction of Promises just after someone else has played an oracle card.
        After your action, your turn ends by itself only if everyone can see that you have no card left to play. Otherwise you have to end it yourself, even if you can't play any, so that your opponents learn nothing about your cards.
        The guidebook doesn't say when you can play oracle cards, so these rules are ours.
    .place = Rulings R16, R19
rule-retraction = Retraction of Promises
    .text = This card cancels an oracle card that someone else has just played, but not the Word of Zeus. The cancelled card goes back to the box, too. Until the Retraction has been used, whenever someone plays an oracle card, everyone else with a card from Trophonius is asked, in secret and all at once, whether to retract it. The table sees only how many answers are still missing, so nobody can tell who has the Retraction. If you don't answer within twelve hours, or sooner if the table's clock is faster, the card stands. Computers answer at once, and only retract cards that are aimed at themselves.
    .place = Guidebook p9; ruling R18
rule-delphi = Oracle cards: Delphi
    .text = Each oracle has one of the three Favours. The Favours, the Retraction, and what the Word of Zeus does come from the published game. The other fourteen cards and the name of the Word of Zeus are ours, and except for the Favours, we decided which deck each card belongs to. The cards of Delphi:
    .place = Guidebook p9
rule-dodona = Oracle cards: Dodona
    .text = When the Flight of Doves lets you move again, you pay fees and decide about tokens as usual. You get no action there, not even Homer, unless you then play the Rustling Leaves. You can't play the Leaves on the Acropolis, where there are no standard actions, and they don't let you Study, Observe the Debaters or Collect an Oracle Card. The cards of Dodona:
    .place = Guidebook p9
rule-trophonius = Oracle cards: Trophonius
    .text = Most of these cards hurt an opponent. You choose the follower that the Terror of the Cave sends home. You also choose which token the Lost Road returns to the board, and where: a place of that token's colour that was dealt a token at the start and now has neither a token nor a philosopher. A token that has been turned over stays face up. The cards of Trophonius:
    .place = Guidebook p9
rule-effect = **{ $name }:** { $effect }
rule-acropolis = The Acropolis
    .text =
        Each of the Acropolis's four circles has one action of its own and nothing else: no tokens, schools or followers, and no standard actions. As everywhere else, only one philosopher can stand on each.
        - **Odeon of Herodes Atticus:** Observe the Debaters
        - **Temple of Wingless Victory:** Progress the Timeline
        - **Parthenon:** Make an Offering to Athena
        - **Theatre of Dionysus:** Initiate a Public Debate
    .place = Guidebook p10, p11; ruling R2
rule-observe = Observe the Debaters
    .text = Take 2 Sophistry cards or 1 Syllogism card, or fewer if a deck runs short; you can't choose an empty deck. Socrates takes up to 2 Syllogism cards and never takes Sophistry here, so he can't observe when the Syllogism deck is empty. Homer can take this action at any place, even on the other circles of the Acropolis.
    .place = Guidebook p10, p16; ruling R15
rule-timeline = Progress the Timeline
    .text = Move the hourglass on by one space. The spaces are 1194, 776, 594, 508, 480, 431, 399, 323 and 146 BC. You need three Labyrinth Tokens to move it to 146 BC; after that, there are no more turns. The first and last years come from the published game. The seven in between are ours, chosen to give the other players time to finish.
    .place = Guidebook p10; ruling R28
rule-offerings = Make an Offering to Athena
    .text =
        Auction the top disk, or put it at the bottom of the pile and auction the next one, whatever that turns out to be. Everyone bids in secret, from 0 to all their coins, and all bids are revealed together. The highest bidder pays the bid to the supply and gets the reward; the others pay nothing. A player without coins bids 0 without being asked.
        If the highest bid is tied, the player who opened the auction wins if they're one of those tied, even if everyone bid 0. Otherwise nobody wins and nobody pays. After every auction, the disk goes to the bottom of the pile (only the Unknown Oracle stays with its winner), and the next one is turned face up. You can make deals with other players, but they aren't binding.
    .place = Guidebook p10; rulings R29 to R33
rule-disks = The Athena disks
    .text = Nine names and seven effects come from the published game. The effects of Contemplation and Athena's Influence are ours, and so are both the names and the effects of Athena's Wisdom and Athena's Eloquence. Anything you can't hold, or that the supply or the deck no longer has, is lost.
    .place = Guidebook p10, p15
rule-debates = Public debates
    .text =
        Challenge any player; they can't refuse. You need at least one argument card (Sophistry, Syllogism or the Word of Zeus), because you lead first and have to play a card. After that, the leader can pass, too.
        The leader plays a card, and the other player answers with a card or passes. Both cards go to the pile of the player whose card is better; if the cards tie, each goes to its owner's pile. The other player then leads, no matter who won the cards. If you have no cards left, you have to pass. If you pass, you're out: a card you didn't answer goes to its owner's pile, and your opponent can add any cards from their hand to their pile.
        The player with more cards in their pile wins; if the piles are tied, the challenger wins.
    .place = Guidebook p11; rulings R35, R36
rule-after = After a debate
    .text = The winner takes a debate-win token, even if the other player opened the debate. Nobody can have more than three. Cards that were played or added to a pile go back into their decks (the Word of Zeus to the box), and you keep the cards you didn't play. There's no hand limit.
    .place = Guidebook p11; rulings R37, R42
rule-beats = Card strength
    .text = Every Syllogism beats every Sophistry, and two Sophistries tie. Two Syllogisms tie only if they have the same name. The Word of Zeus beats every card.
    .place = Guidebook p9, p11, p13
rule-syllogisms = The Syllogism cards
    .text = Each Syllogism beats the next two in this ring: Constructive Dilemma, Destructive Dilemma, Modus Ponens, Modus Tollens, Disjunctive Syllogism, and back to Constructive Dilemma. The guidebook says that Constructive Dilemma beats Destructive Dilemma and that Destructive Dilemma beats Modus Ponens. The other results, the name of the fifth Syllogism and the number of copies of each (eight) are ours.
    .place = Guidebook p11, p13
rule-sophistry-argumentum = The Sophistry cards: Argumentum
    .text = There are 40 Sophistry cards, all different. The numbers in brackets are for solo games: they're what the Moirai bid. The names of these begin with "Argumentum":
    .place = Guidebook p11, p13
rule-sophistry-others = The Sophistry cards: the others
    .text = Petitio Principii and Non Sequitur come from the published game. The other 38 Sophistry cards are ours. Those whose names don't begin with "Argumentum" (the numbers are what the Moirai bid):
    .place = Guidebook p11, p13
rule-card-name = { $card }
rule-card = { $card }: { $lesson }
# $bid: what the Moirai bid if they turn over this Sophistry card.
rule-sophistry = { $card } ({ $bid }): { $lesson }
# Headings of tables in docs/rules/philosophia.md.
table-type = Type
table-few = Up to three players
table-many = Added with four to six players
table-bonus = Bonus
table-all = All tokens
table-place = Place
rule-labyrinth = Labyrinth Tokens
    .text = There are seven ways to earn Labyrinth Tokens: six conditions and the Olympic Request. Each player can use each of them once. While you meet a condition, you can spend an action anywhere outside the Acropolis to collect its token; after that, you don't have to meet it any more. Each action brings only one token, except with the Olympic Request. A token you've collected is yours for good, and nobody can have more than three. A player's first two tokens are plain. Third tokens are numbered: 1 for the first player to get their third, 2 for the next, and so on. The numbers decide the order of play and ties in the final debate.
    .place = Guidebook p8, p12; rulings R20, R21, R23, R24
rule-ways = The six conditions
    .text =
        You can collect a Labyrinth Token for each of these:
        - **Followings:** All nine of your followers are on the board, at nine different places.
        - **Schools:** You have built all four of your schools.
        - **Travel:** You hold all the location tokens of one colour that were dealt in this game. If another player holds one of them, you can't complete that colour.
        - **Debate:** You hold three debate-win tokens.
        - **Learn:** You have unlocked all three of your wisdom cards.
        - **The Oracles:** You hold three Favours of the Oracle; the Unknown Oracle disk counts as one. You show them when you collect the token.
    .place = Guidebook p12; rulings R19, R22, R32
rule-olympic = The Olympic Request
    .text = Your secret Olympic Request is the seventh way. If you have everything it asks for, or more, you can reveal it by taking the action Collect a Labyrinth Token, and that one action brings your Labyrinth Tokens up to three. You don't pay anything. Only followers and schools that are on the board at that moment count.
    .place = Guidebook p12; rulings R25 to R27
rule-gods = The requests of the gods
    .text = Poseidon's card comes from the published game. The others are ours, and harder than Poseidon's: otherwise hardly anyone would collect tokens in any other way. Wisdom cards count once they're unlocked. Oracle cards, including the Favours, count while they're in your hand. The Unknown Oracle doesn't, because it's a disk.
    .place = Guidebook p12
rule-end = The end
    .text = When the hourglass reaches 146 BC, there are no more turns, and everyone with three Labyrinth Tokens is a finalist. A single finalist wins at once. If there are several, they first buy argument cards and then meet in the final debate.
    .place = Guidebook p10, p13; ruling R38
rule-shopping = Shopping
    .text = Finalists buy Sophistry cards (1 coin) and Syllogism cards (2 coins), as long as there are any. Each hands in a secret list in order of preference (our rule), such as Syllogism, Syllogism, Sophistry. It can't cost more coins than they have, and they can take it back until the last list is in. If there aren't enough cards for every list, finalists take one card at a time, beginning with the player who has the lowest-numbered Labyrinth Token and then going round in seat order. Each draws the next card on their list whose deck isn't empty. If you run out of time, your list is handed in as it is.
    .place = Guidebook p13
rule-final = The final debate
    .text =
        Finalists sit in a circle, from the highest-numbered token to the lowest. The first attacks the next player, who answers and then attacks the one after, and so on round the circle. Both cards go to the pile of the player whose card is better; if the cards tie, each goes to its owner's pile. If you don't answer, the card goes to the attacker's own pile, and the next player who is still in attacks.
        You're out when it's your turn to attack or answer and you pass or have no card. Until then you stay in, so nobody can tell how many cards you have. Even the first attacker can pass (our rule). The last player left in can add any of the cards in their hand to their pile. The largest pile wins. If the largest piles are tied, the tied player with the lowest-numbered token wins.
    .place = Guidebook p13; ruling R36
rule-secret = Secret information
    .text = Nobody else sees your argument cards or how many you have, your oracle cards, your Olympic Request, your bid before all bids are in, or your shopping list. The backs of oracle cards are public, so everyone knows how many you hold from each oracle. Your coins, builders, sophists and tokens, your unlocked wisdom cards and everything on the board are public, too. Nobody knows the bonus of a token that hasn't been turned over.
    .place = Guidebook p5, p13; rulings R6, R19, R29
rule-teachings = Wisdom cards
    .text =
        The wisdom cards give genuine teachings in our own words, each with its source.
        With the "{ option-own-wisdom }" option, the host can write three cards for any philosopher before the board is set up, and everyone else waits. A card has 3 to 193 characters, including its source, and the three cards of a philosopher must be different. If another player has taken over the host's seat, that player writes the cards. If a computer has taken it over, or if time runs out, the cards stay as they are. The host can also upload cards in a file.
    .place = Guidebook p12, p14
rule-prove = True Philosopher: prove your knowledge
    .text = This is an option for two or more players. To earn the token for three wisdom cards, you have to sum up each of them in writing. Choose another player as the judge, who reads the cards and your summaries. If the judge isn't satisfied, your action is used up, but you get 1 coin for your trouble and can try again on a later turn. Computers are lenient judges: they accept any summaries that say something about each card.
    .place = Guidebook p14; ruling R43
rule-real = True Philosopher: real debate
    .text =
        This is an option for two or more players. Before a debate, the first two debaters agree on a motion. If they reject the first two motions, the third one proposed stands (our rule). The player who goes first argues for it throughout, and the other player argues against it. In a final of three or more, the attacker always argues for it and the defender against it (our ruling). With every card you play, you make an argument of the form that the card names; with the Word of Zeus, any argument will do.
        If the host has arguments judged, all players but the one arguing, the opponent included, vote on each in secret, and a card only counts if at least half of them accept its argument. Computers always vote to accept the argument. If your argument is rejected, you can try again, play another card or pass, even if you lead. If arguments are judged, motions and arguments have to be typed. If they aren't, you can also speak them aloud, for example in a voice channel.
    .place = Guidebook p14; ruling R45
rule-thinking = True Philosopher: thinking time
    .text = In real debates, the host can set 10 or 30 seconds for each argument, whether the table has a clock or not. If you take longer, you pass. If you opened the debate and haven't played your first card yet, a card is played for you without an argument.
    .place = Guidebook p14
rule-moirai = Solo: the Moirai
    .text =
        When you play alone, you play against the Moirai, the Fates, on the side of the board for up to three players. Their strength is an option: Nous (easy), Logos (medium) or Sophia (hard). They have the followers, schools and wisdom cards of one of the philosophers (if you choose yours, you choose theirs, too), but no ability and no Olympic Request. They begin at that philosopher's place. Instead of the usual items they have the location tokens of Trophonius and Olympia, 1 coin and 1 Sophistry card. These two tokens count for Travel like any others. You can also send them to the board with the Lost Road: both places count as having been dealt a token at the start. You go first.
        The three Favours of the Oracle are left out, so nobody can earn the Labyrinth Token for the Oracles. Of the disks, only Athena's Silver, Chronos, Athena's Wisdom and Athena's Eloquence are used. The Moirai have no oracle cards, but yours work against them.
    .place = Guidebook p15; rulings S1, S2, S14
rule-moirai-turn = Solo: the Moirai's turn
    .text =
        After each of your turns, the Moirai turn over a card and do the following:
        - **Move:** They go to the place on the card. They can't stay where they are or go where you are; if a card would make them, it's discarded and the next one is turned over. When the deck is empty, the discards are shuffled to form a new one.
        - **School fee:** They pay 1 coin at your schools if they have one, just as you do at theirs.
        - **Location token:** They flip a coin. On heads they keep the token; on tails they take its bonus. Once they've collected the Labyrinth Token for Travel, they leave the location token on the board even on heads, without taking its bonus.
        - **Items:** They take what the card gives at their level. A follower or school goes to the place where they are; if there's no room for it there, you choose a free place. They leave out a follower or school if they have none left or no place is free, or once they've collected the Labyrinth Token for Followings or for Schools. They leave out a wisdom card if all three of theirs are unlocked, or once they've collected the token for Learn. They always take coins, and argument cards as long as there are any.
        If they already met the condition of a Labyrinth Token when their turn began, they collect that token instead of the items. They collect one a turn, in this order: Followings, Schools, Learn, Travel, Debate.
    .place = Guidebook p15; rulings S3 to S7, S13
rule-moirai-cards = Solo: the Moirai cards
    .text = There's one card for each of the 21 places. Depending on the level, it gives followers, schools, wisdom cards, coins or argument cards. Once the Moirai have three Labyrinth Tokens, they use only one special card, which has two sides and is turned over every turn. The first side, Wingless Victory, moves the hourglass on; the other, Herodes Atticus, gives them 3 Sophistry cards and 1 Syllogism card (2 at the level Sophia). If they can't go to the place their card names, they stay where they are and get nothing. The two titles come from the published game; what the cards give is ours.
    .place = Guidebook p15; ruling S7
rule-moirai-debate = Solo: how the Moirai debate and bid
    .text =
        Only you open auctions and debates, never the Moirai. In an auction you bid first. The Moirai bid the number (0 to 6) on a random Sophistry card in the deck, but no more than the coins they have. If they win Chronos, they move the hourglass back unless they have three Labyrinth Tokens.
        Their arguments are a stack, face down; new cards go underneath. You play the first card in every debate, including the final debate. They answer with the topmost card that beats yours. If no card does, they play the topmost card that ties with yours. If there's no such card either, they play their topmost Sophistry or, if they have none, their top card. When they lead a later card, they also play their topmost Sophistry or, if they have none, their top card. While you're in, they pass only if they have no cards left. Once you've passed, they keep adding cards until their pile is larger than yours.
        Before the final debate they buy as many Syllogisms as they can, and a Sophistry if a coin is left over. If there are no Syllogisms left, they buy Sophistries.
    .place = Guidebook p15; rulings S8 to S12, S15
rule-never = A game that never ends
    .text = After 150 rounds, the hourglass moves to 146 BC by itself, and the game ends as usual. If nobody has three Labyrinth Tokens by then, nobody wins. The guidebook has no such rule. Most games take about thirty rounds. The longest we've measured, a computer alone against the Moirai, took 147.
    .place = Ruling R44
