# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Enter your surname
verb-take-side = Choose your team
verb-line-up = Line up
verb-place = Place them one by one
verb-line-up-again = Line up as last time
verb-type-line-up = Type the line-up
verb-place-ball = Place the ball
verb-come-back = Come back from the penalty box
verb-pick-runner = Choose who runs
verb-run-to = Run
verb-type-run = Type the runs
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
verb-bonus-run = Roll a die and run
verb-bonus-discard = Exchange a card
verb-bonus-release = Release a philosopher
verb-no-bonus = Do nothing
verb-pass-tackles = Standing order for tackles
verb-never-ask-own-blocks = Don't ask me about blocking my own kicks
verb-ask-own-blocks = Ask me about blocking my own kicks

label-germans = Play the Germans
label-french = Play the French (they win the final tie-break)
# $places: "Nietzsche F1, Kant C4, ..."
label-line-up-again = As last time: { $places }
label-line-up = Line up: { $lineup }
label-place = Place { $philosopher } at { $space }
label-place-ball = Place the ball at { $space }
label-come-back = Come back at { $space }
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
label-tackles-below = Don't ask me about tackling kicks below { $value }

# $places: a list of placed.
describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] The ball moves 1 space. Next, you'll see where each direction takes it
   *[other] The ball moves { $spaces } spaces. Next, you'll see where each direction takes it
}
describe-kick-rolled = The ball moves { $least } to { $most } spaces; the dice are rolled when you kick
describe-tackle-foul = Adds the higher of two dice, but on a 1 the tackler is sent off and the tackle fails
describe-rolled = Worth { $least } to { $most }; the dice are rolled when you play it
describe-foul = The higher of two dice counts against a tackle; on a 1 your kicker is sent off and the ball stays
describe-exchange-end = The draw pile is empty, so this ends the match
describe-exchange-extra-time = The draw pile is empty, so this starts extra time
describe-type-run = For example: { $philosopher } to E7
describe-let-kick-pass = You won't be asked about this kick again
describe-standing = Only you can see this

choice-column = Column { $column }
choice-row = Row { $row }
question-column = Which column?
question-row = Which row?
