# The position as text, the headline, and what only one player sees.

headline-cards = { $name } can write wisdom cards
headline-choose = { $name } to choose a philosopher
headline-won = { $name } is the greatest mind in Greece
headline-moirai = The Moirai have won
headline-nobody = Nobody collected three Labyrinth Tokens in time
headline-shop = { $year }: the finalists are buying arguments
# $now: what is happening, one of the messages that begin with now-.
headline = Round { $round }, { $year }: { $now }
headline-round = Round { $round }, { $year }
chapter-setup = Setup
chapter-round = Round { $round }

# What the player whose turn it is does.
now-move = { $name } to move
now-doves = { $name } to move again
now-token = { $name } to choose the bonus or the token
now-act = { $name } to take an action
now-leaves = { $name } to take another action
now-rest = { $name } can play oracle cards or end the turn
now-oracle = { $name } to choose an oracle card
now-aim = { $name } to choose what the oracle card does
now-unlock = { $name } to unlock a wisdom card
now-chronos = { $name } to decide about the hourglass
now-motion = { $name } to propose or accept a motion
now-prove = { $name } to sum up wisdom cards
now-judge = { $name } to judge the summaries
now-fates = { $name } to place a piece for the Moirai
now-lead = { $name } to lead
now-answer = { $name } to answer
# What everyone does at the same time.
now-bid = { $name } opened the auction of { $disk }
now-react = { $name } played { $card }
now-verdict = the table is judging an argument
now-shop = the finalists are buying arguments
# $now: one of the messages above.
now-debate = { $first } and { $second } are debating; { $now }
now-final = final debate; { $now }

# What a player has, below the picture. $things: what they hold; $done: what they have built and won.
score = { $philosopher }, { count-labyrinth }; { $things }; { $done }

# The task in the message that pings a player: "@Malia: it's your turn to move."
task-cards = write wisdom cards or begin the game
task-choose = choose your philosopher
task-move = it's your turn to move
task-doves = move once more
task-token = take the bonus or keep the token
task-act = take your action
task-leaves = take one more standard action
task-rest = play oracle cards or end your turn
task-oracle = choose an oracle card to keep
task-react = decide whether an oracle card stands
task-aim = choose what your oracle card does
task-bid = bid in the auction
task-unlock = choose a wisdom card to unlock
task-chronos = decide whether to move the hourglass back
task-motion = agree on a motion
task-debate = it's your turn in the debate
task-verdict = judge the argument
task-prove = prove your knowledge
task-judge = judge the summaries
task-fates = place a piece for the Moirai
task-shop = buy arguments for the final debate
task-over = the game is over

# What the game waits for while several players choose in secret.
to-come-react = { $count ->
    [one] 1 answer is still to come
   *[other] { $count } answers are still to come
}
to-come-bid = { $count ->
    [one] 1 bid is still to come
   *[other] { $count } bids are still to come
}
to-come-verdict = { $count ->
    [one] 1 vote is still to come
   *[other] { $count } votes are still to come
}
to-come-shop = { $count ->
    [one] 1 list is still to come
   *[other] { $count } lists are still to come
}

# Before the game is set up. $symbol: the mark of a seat.
before-player = { $symbol } **{ $name }**: { $philosopher }
before-none = { $symbol } **{ $name }**: no philosopher yet
before-own = The host wrote wisdom cards for { $philosophers }.

# A player. $things: what they hold; $done: what they have built and won.
player-line = { $symbol } **{ $name }**, { $philosopher } { $place }: { $things }; { $done }; { $labyrinth }
player-line-turn = { $symbol } **{ $name }**, { $philosopher } { $place } (to move): { $things }; { $done }; { $labyrinth }
has-study = 1 study token
# $decks: such as "Delphi 1, Dodona 2".
has-oracle = oracle cards ({ $decks })
has-oracle-deck = { $deck } { $count }
has-unknown-oracle = Unknown Oracle
done-followers = { $count }/{ $all } followers
done-schools = { $count }/{ $all } schools
done-debates = { $count }/{ $all } debates won
done-wisdom = { $count }/{ $all } wisdom cards
done-tokens = { $tokens } tokens
# One type of location tokens.
tokens-of = { $count }/{ $dealt } { $kind }
labyrinth = **Labyrinth { $count }/{ $all }**
labyrinth-ways = **Labyrinth { $count }/{ $all }** ({ $ways })
labyrinth-number = **Labyrinth { $count }/{ $all }**, number { $number } ({ $ways })

# The map. $places: the places of one type.
region = **{ $kind }** { $places }
place-bare = { $place }
place-with = { $place } ({ $things })
place-school = school { $symbol }
place-followers = followers { $symbols }
place-hidden = ?

timeline = { $left ->
    [one] **Timeline:** { $year } ({ $event }), 1 space before { $end }.
   *[other] **Timeline:** { $year } ({ $event }), { $left } spaces before { $end }.
}
athena = **Athena's top disk:** { $disk }. { $effect }
athena-bottom = **Athena's top disk:** { $disk }. { $effect } At the bottom of the pile: { $bottom }.
deck-empty = The { $deck } deck is empty.
decks-empty = The Sophistry and Syllogism decks are empty.

# What is going on. $missing: which secret choices are still missing.
auction = **Auction** of { $disk }, opened by { $name }; { $missing }.
shopping = **Shopping** for the final debate; { $missing }.
oracle-played = { $name } played **{ $card }**: "{ $effect }"
oracle-played-against = { $name } played **{ $card }** against { $victim }: "{ $effect }"
oracle-missing = { $played } { $missing }.

debate-public = **Public debate**, cards won so far: { $piles }.
debate-final = **Final debate**, cards won so far: { $piles }.
debate-pile = { $symbol } { $name } { $count }
debate-pile-out = { $symbol } { $name } { $count }, passed
debate-motion = Motion: "{ $motion }". { $sides }
# Who argues for the motion, and who against it.
debate-sides = For: { $first }. Against: { $second }.
debate-sides-final = The attacker argues for it, the defender against it.
debate-led = { $name } led { $card } against { $defender }. { $relations } { $lesson }
debate-argued = { $name } played { $card } and said: "{ $text }" ({ $lesson }) { $missing }.
debate-argued-silent = { $name } played { $card } without a word. { $lesson } { $missing }.

# What only one player sees.
hand-purse = **You have** { $things }. Still to place: { $left }.
hand-request = **Olympic Request of { $god }:** { $needs }.
hand-request-need = { $count }/{ $needed } { $what }
# $tokens: "2 Labyrinth Tokens", what the Moirai have now.
hand-moirai = **The Moirai win** if they have three Labyrinth Tokens when the hourglass reaches 146 BC and you don't, or if they beat you in the final debate. They have { $tokens } now.
hand-oracle-deck = **This oracle has** { $cards }.
hand-wishes = **Your list:** { $wishes }.
# One kind of cards after another on the list of what to buy.
wishes-then = { $first }, then { $second }
hand-bid = **Your bid:** { $coins }. You can change it until everyone has bid.
hand-ability = **{ $philosopher }:** { $ability }
hand-wisdom = **Wisdom cards:**
hand-unlocked = Unlocked: { $card }
hand-locked = Locked: { $card }
hand-no-arguments = **Arguments:** none.
hand-arguments = **Arguments ({ $count }):**
# Arguments without their lessons. The names in quotes are topics of /rules.
hand-arguments-named = { $cards } (explained in { COMMAND("rules") }: "{ rule-sophistry-argumentum }", "{ rule-sophistry-others }" and "{ rule-syllogisms }")
hand-arguments-more = { $count ->
    [one] and 1 more kind (in a debate, the menu lists them all, page by page)
   *[other] and { $count } more kinds (in a debate, the menu lists them all, page by page)
}
hand-oracle-cards = **Oracle cards:**
hand-oracle-card = { $card }: { $effect }
hand-oracle-named = { $cards } (each is explained when you play it)

proof = **Summaries** by { $name }, judged by { $judge }:
proof-summary = **Summary:** { $text }
proof-no-summary = **Summary:** none

alt-last-map = This is the map at the end of the game.
# Where the philosophers stand. $players: such as "Ione (Plato) at Sparta; Theo (Homer) at Argos".
alt-standing = On the map: { $players }.
alt-standing-player = { $name } ({ $philosopher }) { $place }
alt = { $headline }.
alt-leaders = { $count ->
    [one] { $headline }. { $names } has the most Labyrinth Tokens: { $best }.
   *[other] { $headline }. { $names } have the most Labyrinth Tokens: { $best }.
}

# How the game ended. $standing: what each player had, one of the next two messages.
result-tokens = Labyrinth Tokens: { $counts }.
result-piles = Cards won in the final debate: { $counts }.
result-alone = { $name }, as { $philosopher }, is the greatest mind of ancient Greece. Nobody else had three Labyrinth Tokens when Greece fell to Rome. { $standing }
result-final-debate = { $name }, as { $philosopher }, won the final debate and is the greatest mind of ancient Greece. { $standing }
result-lowest-number = { $name }, as { $philosopher }, is the greatest mind of ancient Greece. The final debate was tied, and the philosopher with the lowest number wins ties. { $standing }
result-moirai = The Moirai won. { $standing }
result-nobody = Nobody collected three Labyrinth Tokens in time. { $standing }
result-player = { $name } { $count }
