# What a player has to decide.

wait = Wait for { $name }.
wait-others = Wait for the others.
wait-react = { to-come-react }.
wait-bid = { to-come-bid }.
wait-verdict = { to-come-verdict }.
wait-shop = { to-come-shop }.
# $wait: one of the messages above.
prompt-sealed = Your choice is in, but you can still change it. { $wait }
prompt-cards = Write wisdom cards of your own for any philosopher, or begin the game with the existing cards.
prompt-choose = Choose a philosopher to play.
prompt-choose-moirai = Choose a philosopher for the Moirai.
prompt-move = Move to any unoccupied place, but in the Acropolis only to one where you can act. If there's a token there, it's turned over. Then you take an action.
prompt-doves = The doves let you move again, but not to the Acropolis.
prompt-token = The token shows { $bonus }. Take the bonus and leave the token, or keep the token without the bonus.
prompt-act = You're { $place }. Take an action.
prompt-leaves = The leaves are rustling. Take one more standard action here (any except Collect a Labyrinth Token).
prompt-rest = Play oracle cards or end your turn.
# None of the player's oracle cards can be played.
prompt-rest-none = You can't play any of your oracle cards now, so end your turn. It doesn't end by itself, because that would tell the others something about your cards.
prompt-oracle = Look through this oracle's cards and keep one.
prompt-react = { $name } played { $card }: "{ $effect }" Let it stand, or cancel it if you hold the Retraction of Promises. Everyone who might hold that card is asked.
prompt-react-against = { $name } played { $card } against { $victim }: "{ $effect }" Let it stand, or cancel it if you hold the Retraction of Promises. Everyone who might hold that card is asked.
# The player can do nothing else, but is asked like everyone who might hold the card.
prompt-react-none = { $name } played { $card }: "{ $effect }" You don't hold the Retraction of Promises, so you can only let it stand. You're being asked anyway so that nobody can tell who holds that card.
prompt-react-against-none = { $name } played { $card } against { $victim }: "{ $effect }" You don't hold the Retraction of Promises, so you can only let it stand. You're being asked anyway so that nobody can tell who holds that card.
prompt-bid = How much do you bid for { $disk } ("{ $effect }")? All bids are revealed together, and only the winner pays.
prompt-unlock = Choose a wisdom card to unlock.
# $start: the first year of the timeline; $year: that of the hourglass now.
prompt-chronos = You won Chronos. Move the hourglass back from { $year } to { $start }, which gives everyone more time, or leave it where it is.
prompt-motion = What should the debate be about? { $sides }
prompt-motion-proposed = What should the debate be about? { $sides } The motion proposed so far is "{ $motion }".
prompt-prove = Choose a judge and sum up each of your three wisdom cards.
prompt-judge = You hold { $name }'s wisdom cards. Do the summaries show that { $name } understood them?
prompt-fates-follower = Choose a free place for one of the Moirai's followers.
prompt-fates-school = Choose a free place for one of the Moirai's schools.
prompt-shop = List the cards you want to buy, most wanted first, and hand in the list.

# Debates. $side: one of the messages below, or nothing.
prompt-last-one = Everyone else has passed. Add as many of your cards as you like to your pile, then pass.
prompt-must-lead = Lead a card against { $name }. The first card of the debate is yours to play, so you can't pass yet.
prompt-lead = Lead a card against { $name }, or pass. If you pass, you're out of the debate.
prompt-answer = { $name } led { $card } ({ $sort }). { $relations } { $lesson } Answer it, or pass. If you pass, you're out of the debate.
# $text: one of the four messages above; $seconds: the time for an argument.
prompt-for = { $text } You're arguing for "{ $motion }".
prompt-against = { $text } You're arguing against "{ $motion }".
prompt-for-timed = { $text } You're arguing for "{ $motion }" and have { $seconds } seconds.
prompt-against-timed = { $text } You're arguing against "{ $motion }" and have { $seconds } seconds.

# A player's argument in words. $side: for or against.
judge-argument = { $side ->
    [for] { $name } played { $card }. { $lesson } { $name } said: "{ $text }" Does the argument have that form, and does it support the motion?
   *[against] { $name } played { $card }. { $lesson } { $name } said: "{ $text }" Does the argument have that form, and does it oppose the motion?
}
judge-argument-silent = { $name } played { $card } without a word. { $lesson } Do you accept it as an argument?
judge-argument-motion = { $side ->
    [for] { $name } played { $card }. { $lesson } { $name } said: "{ $text }" Does the argument have that form, and does it support "{ $motion }"?
   *[against] { $name } played { $card }. { $lesson } { $name } said: "{ $text }" Does the argument have that form, and does it oppose "{ $motion }"?
}

## Asked once more

caution-pass-debate = You still hold cards. If you pass, you won't be able to play them in this debate.
caution-finish-shopping = { $count ->
    [one] Your list is empty, and you have a coin to spend. You won't be able to buy cards later.
   *[other] Your list is empty, and you have { $count } coins to spend. You won't be able to buy cards later.
}
caution-finish-writing = You haven't written any wisdom cards. You can't write any once the game has begun.
