# Labels of actions, at most 80 characters, and of menus and forms.

verb-write-wisdom-cards = Write wisdom cards
verb-finish-writing = Begin the game with these wisdom cards
verb-choose-philosopher = Choose a philosopher
verb-move = Move
verb-travel = Move and act
verb-take-bonus = Take the bonus
verb-keep-token = Keep the token
verb-take-both = Take the bonus and the token
verb-tutor = Tutor
verb-create-following = Create a Following
verb-hire-builder = Hire a Builder
verb-build-school = Build a School
verb-hire-sophist = Hire a Sophist
verb-use-sophist = Use a Sophist
verb-collect-labyrinth-token = Collect a Labyrinth Token
verb-offer-proof = Prove your knowledge
verb-judge-proof = Judge the summaries
verb-study = Study
verb-unlock-wisdom = Unlock a wisdom card
verb-collect-oracle-card = Collect an Oracle Card
verb-keep-oracle-card = Keep a card
verb-observe = Observe the Debaters
verb-progress-timeline = Progress the Timeline
verb-offer-to-athena = Make an Offering to Athena
verb-bid = Bid
verb-reset-timeline = Decide about the hourglass
verb-initiate-debate = Initiate a Public Debate
verb-end-turn = End your turn
verb-play-oracle-card = Play an oracle card
verb-react = React to the oracle card
verb-place-colonist = Place a follower
verb-send-follower-home = Send a follower home
verb-send-token-back = Send a token back
verb-play-argument = Play an argument
verb-play-all-arguments = Play all your cards
verb-pass-debate = Pass
verb-plan-arguments = Play several cards
verb-drop-plan = Cancel the planned cards
verb-propose-motion = Propose a motion
verb-agree-motion = Agree to the motion
verb-argue = Make an argument
verb-judge-argument = Judge the argument
verb-wish = Buy a card
verb-clear-wishes = Clear the list
verb-finish-shopping = Hand in the list
verb-take-back-list = Take the list back
verb-place-for-moirai = Place a piece for the Moirai

label-write-wisdom-cards = Write cards for { $philosopher }
label-choose-philosopher = Play { $philosopher }
label-tutor = { verb-tutor }: +{ $coins }
label-take-bonus = Take the bonus: { $bonus }
label-take-both = Take { $bonus } and the token
label-keep-token = Keep the { $kind } token
label-hire-builder = Hire a Builder ({ $cost })
label-hire-sophist = Hire a Sophist ({ $cost })
label-study = Study: take a study token ({ $cost })
label-build-school = Build a School { $place } (1 builder)
label-create-following = Create a Following { $place }
label-use-sophist = Use a Sophist on { $name }'s follower
label-labyrinth = Labyrinth Token ({ $way })
label-olympic = Reveal your Olympic Request
label-offer-proof = Prove your knowledge to { $name }
label-accept-proof = Accept the summaries
label-refuse-proof = Reject the summaries
label-unlock = Unlock wisdom card { $number }
label-keep-card = Keep { $card }
label-take = Take { $cards }
# A deck may run short, and how many cards are left is secret.
label-take-up-to = Take up to { $cards }
label-progress = Progress the Timeline to { $year }
label-auction = Auction { $disk }
label-auction-next = Put { $disk } at the bottom of the pile and auction the next disk
label-bid = Bid { $coins }
label-bid-nothing = Bid nothing
label-reset = Move the hourglass back to { $year }
label-leave-timeline = Leave the hourglass at { $year }
label-challenge = Challenge { $name }
label-play-card = Play { $card }
label-play-card-against = Play { $card } against { $name }
label-retract = Retract it: play the Retraction of Promises
label-let-stand = Let the card stand
label-send-token = Put the { $token } token { $place }
label-accept-argument = Accept the argument
label-refuse-argument = Reject the argument
label-wish-sophistry = A Sophistry card ({ $cost })
label-wish-syllogism = A Syllogism card ({ $cost })
no-card = no card

# What an action does; at most 100 characters.
# A place: its type, then what is there. $things: a list without "and".
about-place = { $things }
# What the player's Olympic Request asks for.
about-request = { $needs }
about-token = token ({ $bonus })
about-token-hidden = face-down token
about-your-school = your school
about-school = { $name }'s school
about-your-follower = your follower
# What one does at a circle of the Acropolis.
about-observe = { verb-observe }
about-progress = { verb-progress-timeline }
about-offering = { verb-offer-to-athena }
about-debate = { verb-initiate-debate }

choice-nobody = Nobody
choice-nothing = Nothing
choice-token = { $place } token ({ $kind }, { $bonus })
choice-token-hidden = { $place } token ({ $kind }, face down)

question-region = What kind of place?
question-place = Which place?
question-coins = How many coins?
question-card = Which card?
question-victim = Against which player?
question-token = Which token?
question-opponent = Who do you want to challenge?

# Forms: names of fields up to 45 characters, descriptions and examples up to 100.
form-argue-aloud = Leave this blank if you're making your argument aloud.
form-argue-seconds = You have { $seconds } seconds.
form-motion = Motion
    .description = The player who speaks first argues for it.
    .example = Zoos should be closed
form-summary-1 = First card in your own words
form-summary-2 = Second card in your own words
form-summary-3 = Third card in your own words
form-teaching-1 = First card: teaching (source)
form-teaching-2 = Second card: teaching (source)
form-teaching-3 = Third card: teaching (source)

# What computer players type.
computer-motion-1 = Rulers must love wisdom
computer-motion-2 = It is better to suffer wrong than to do it
computer-motion-3 = Nobody does wrong on purpose
computer-motion-4 = Poets should be banished from the city
computer-motion-5 = An examined life is a happier life
computer-zeus = The oak has spoken
computer-sophistry = Everyone knows that. ({ $card })
computer-form-constructive-dilemma = If we believe this, we are honest, and if we believe that, we are wise; we believe one of them; so we are honest or wise
computer-form-destructive-dilemma = If this were so, we would be happy, and if that were so, we would be free; we are not both; so one of them is false
computer-form-modus-ponens = If a thing is good, it is worth its price; this is good; so it is worth its price
computer-form-modus-tollens = If it were true, we would see it; we do not see it; so it is not true
computer-form-disjunctive-syllogism = Either this is so or that is; that is not; so this is
computer-teaching = Know what you do not know.

## A whole turn in one form

form-travel-place = Move to
form-travel-token = The token there
form-travel-act = Your action there
form-travel-ask = Ask me when I'm there

## Several cards of a debate

form-plan-cards = Cards, played from the top down
form-plan-card = { $number }. { $card }
form-plan-then = Then
form-plan-ask = Ask me again
form-plan-pass = Pass
standing-plan = When it's your turn in the debate, you'll play { $cards }.
standing-plan-pass = When it's your turn in the debate, you'll play { $cards } and then pass.
standing-pass = When it's your turn in the debate, you'll pass.
