# Why an action was refused, and what to do instead.

refusal-over = The council is over, so there's nothing left to do.
refusal-philosopher-taken = Someone else has that philosopher. Choose another.
refusal-no-question = Type a question first.
refusal-no-answer = Both stones need an answer. Type one for white and one for black.
refusal-same-answers = Both stones have the same answer. Give one of them a different answer.
refusal-asked-before = That question has already been asked in this game. Ask another one.
refusal-nothing-prepared = You haven't prepared a question.
refusal-same-stone = That's already your vote.
refusal-stone-laid = You've already voted. You can only follow before you vote.
refusal-branches-spent = You've used up your olive branches. You can only follow once per game.
refusal-not-behind = You can't follow: you aren't behind the speaker on the path.
refusal-not-on-top = You can't follow: you aren't on top of your pile.
refusal-follower-there = Someone is already following this turn.
refusal-question-stands = This question stands, because two questions have already been struck out this turn.
refusal-objected-already = You've already objected. You can withdraw your objection.
refusal-not-objecting = You haven't objected to this question.
refusal-cannot-be-named = Choose another player, one you haven't chosen yet.

refusal-has-philosopher = You already have a philosopher. The council opens once everyone has one.
refusal-still-choosing = The council hasn't opened yet. Everyone chooses a philosopher first.
refusal-philosophers-fixed = You can't change philosophers during the game.
refusal-vote-first = Vote first. Then you can prepare your question.
refusal-not-next = Only the next speaker can prepare a question.
refusal-wait = It isn't your turn to act. Wait for { $name }.
refusal-not-speaker = It's { $name }'s turn to ask a question.
refusal-already-asked = You've already asked your question.
refusal-nothing-to-vote-on = There's no question to vote on yet.
refusal-vote-over = The vote is over. Wait for { $name }.
refusal-own-follower = You can't follow yourself.
refusal-own-question = You can't object to your own question.
refusal-no-objections = Objections are switched off in this game.
refusal-change-vote = You've already voted. You can change your vote until the last one is in.
refusal-cannot-follow = You can't follow right now.
refusal-choose-stone = Choose one of the stones you're offered.
refusal-speaker-decides = Only { $name } can decide that.
refusal-other-day = You can't do that at this point. Choose one of the available actions.
