# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-roll = Roll the five dice
verb-reroll = Choose dice to reroll
verb-remove-die = Remove a die
verb-stop = Stop and keep these dice
verb-leave-to-chance = Roll for me
verb-place-group = Place a group
verb-leave-card-empty = Leave this card empty
verb-choose-colours = Choose colours
verb-ready = I'm ready
verb-reconsider = Change your layout
verb-start-over = Start over
verb-arrange-for-me = Arrange the rest at random and finish
verb-arrange-cards = Arrange all five cards
verb-arrange-again = Repeat your last layout
verb-recolour-cards = Choose all colours
verb-take-instead = Take another colour

label-reroll = Reroll { $dice }; keep { $kept }
label-reroll-all = Reroll all: { $dice }
label-remove = Remove { $die } ({ $topics })
label-stop = Stop and keep { $dice }
label-place = Card { $card }: { $stance }
label-leave-empty = Leave card { $card } empty
# $same: how many of the $count groups stand just as they did.
label-arrange-again = Repeat your last layout ({ $same } of { $count } groups the same)
# $point: the pyramid that points forward; $shield: the one that faces away.
label-colours-both = Forward: { $point }; away: { $shield }
label-colours-point = Forward: { $point }
label-colours-shield = Away: { $shield }
label-take = Take the { $pyramid } pyramid

describe-reroll = The dice you keep cover all three topics.
describe-reroll-missing = You still need { $topics }.
describe-remove = You keep { $dice }.
describe-place-both = The shield absorbs what it can. The rest reduces the pyramid that points forward.
describe-place-point = Attacks the group opposite, but has no shield against the pips that come back.
describe-place-shield = Absorbs pips, but doesn't attack.
describe-leave-to-chance = Rolls until all topics are covered or no rolls are left. Dice to remove are chosen at random.
describe-arrange-for-me = Groups you've already placed stay where they are.

# The forms for all five cards.
form-card = Card { $card }
form-empty = Empty
form-stance = { $stance }

# A die in the menu of those to reroll.
pick-die = { $die } ({ $topics })
