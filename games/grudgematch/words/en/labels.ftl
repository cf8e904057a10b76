# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Enter your surname
verb-take-side = Choose your team
verb-line-up = Choose a line-up
verb-place = Place philosophers one by one
verb-line-up-again = Use the same line-up again
verb-type-line-up = Type your line-up
verb-place-ball = Place the ball
verb-come-back = Return to the field
verb-pick-runner = Choose who runs
verb-run-to = Run
verb-type-run = Type your runs
verb-another-runner = Choose another runner
verb-end-run = Stop running
verb-pick-card = Choose a card to kick with
verb-aim = Choose the direction
verb-kick-ball = Kick
verb-aim-elsewhere = Choose another direction
verb-put-back = Put the card back
verb-end-kicks = Stop kicking and draw cards
verb-foul-tacklers = Foul the tacklers
verb-kick-cleanly = Kick without a foul
verb-tackle = Tackle
verb-block = Block
verb-let-pass = Let it pass
verb-let-kick-pass = Let this whole kick pass
verb-bonus-run = Roll a die for a bonus run
verb-bonus-discard = Exchange a card
verb-bonus-release = Release a philosopher from the penalty box
verb-no-bonus = Do nothing
verb-pass-tackles = Standing order for tackles
verb-never-ask-own-blocks = Don't ask me about blocking my own kicks
verb-ask-own-blocks = Ask me about blocking my own kicks

label-germans = Play as the Germans
label-french = Play as the French (they win if the deck runs out twice)
# $places: "Nietzsche F1, Kant C4, ..."
label-line-up-again = Same as last time: { $places }
label-line-up = Line-up: { $lineup }
label-place = Place { $philosopher } at { $space }
label-place-ball = Place the ball at { $space }
label-come-back = Return to the field at { $space }
label-pick-runner = { $die ->
    [one] { $philosopher }, up to 1 space
   *[other] { $philosopher }, up to { $die } spaces
}
label-run-to = { $philosopher } to { $space }
label-pick-card = { $philosopher } with the { $card }
label-exchange = Exchange the { $card }
label-aim = Aim { $way }: { $landing }
label-kick = Kick { $way } with the { $card }
label-tackle = { $philosopher } tackles with the { $card }
label-tackle-foul = { $philosopher } tackles with the { $card } and fouls
label-block = { $philosopher } blocks with the { $card }
label-release = Release { $philosopher }
# Standing orders, also in the hand and the log.
label-every-tackle = Ask me about every tackle
label-no-tackle = Never ask me about tackles
label-tackles-below = Don't ask me about tackling kicks worth less than { $value }

# $places: a list of placed.
describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] The ball moves 1 space; you'll choose the direction next
   *[other] The ball moves { $spaces } spaces; you'll choose the direction next
}
describe-kick-rolled = The ball moves { $least } to { $most } spaces; the dice are rolled when you kick
describe-tackle-foul = Adds the higher of two dice; if either is a 1, the tackler is sent off and the tackle fails
describe-rolled = Worth { $least } to { $most }; the dice are rolled when you play it
describe-foul = Roll two dice: the higher makes a tackle harder, but a 1 sends your kicker off before he can kick
describe-exchange-end = The draw pile is empty, so this ends the match
describe-exchange-extra-time = The draw pile is empty, so this starts extra time
describe-type-run = For example: { $philosopher } to E7
describe-let-kick-pass = You won't be asked about this kick again
describe-standing = Only you can see this

choice-column = Column { $column }
choice-row = Row { $row }
question-column = Which column?
question-row = Which row?
