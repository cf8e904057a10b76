# Buttons, menus and forms. A button holds 80 characters, a menu line 100, the label of a form field 45.

verb-choose-philosopher = Choose a philosopher
verb-draw-philosopher = Choose at random
verb-ask-question = Ask a question
verb-ask-prepared = Ask your prepared question
verb-keep-silent = Don't ask a question
verb-prepare-question = Prepare a question
verb-drop-prepared = Discard your prepared question
verb-vote = Vote
verb-vote-by-lot = Vote at random
verb-follow = Follow the speaker
verb-object-to-question = Object to the question
verb-withdraw-objection = Withdraw your objection
verb-corrupt = Corrupt a player
verb-consult = Reveal a player's stone
verb-name-by-lot = Choose at random
verb-keep-stone = Keep your stone
verb-turn-stone = Turn your stone over

label-ask = Ask about "{ $subject }"
label-ask-free = Ask about any subject
label-ask-prepared = Ask: { $question }
label-prepare = Prepare a question about "{ $subject }"
label-prepare-free = Prepare a question about any subject
label-prepare-again = Replace your question about "{ $subject }"
label-prepare-again-free = Replace your question
# $stone: white or black. These are cut at 30 characters, so that they stand side by side.
label-vote = { $stone ->
    [white] ⚪ White: { $answer }
   *[black] ⚫ Black: { $answer }
}
label-turn = { $stone ->
    [white] Turn to ⚪ White: { $answer }
   *[black] Turn to ⚫ Black: { $answer }
}
label-keep = { $stone ->
    [white] Keep ⚪ White: { $answer }
   *[black] Keep ⚫ Black: { $answer }
}
label-follow = Follow { $name } (once per game)
label-corrupt = Corrupt { $name }
label-consult = Reveal a stone: { $name }

describe-keep-silent = You'll go under the Sun, just as if you'd failed
describe-prepare = Nobody else sees your question until you ask it
describe-predict = Predict: which answer will most of the others give?
# $space: the Sun's space.
describe-follow = If the speaker advances, you will too, but not past the Sun on space { $space }
describe-object = For a question that's offensive, unclear or off topic, or whose answer is obvious
describe-special = Once you've chosen everyone, they reveal their stones together

menu-philosopher = Which philosopher?
menu-seat = Which player?
# One of those players.
menu-player = { $name }
menu-stone = Which stone?

form-question = Your question
form-subject = Subject: { $subject }. Two possible answers, please, and nothing offensive.
form-subject-free = Any subject you like. Two possible answers, please, and nothing offensive.
form-example = Example: "{ $question }"
form-white = Answer for the white stone
form-black = Answer for the black stone
form-white-example = Yes
form-black-example = No
