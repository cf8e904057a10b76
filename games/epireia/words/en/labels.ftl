# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-choose-scenario = Choose a scenario
verb-join-league = Join a league
verb-choose-city = Choose a city
verb-choose-administrator = Choose an Administrator
verb-choose-first-figure = Choose your first figure
verb-donate = Donate resources
verb-construct = Construct a building
verb-produce = Produce a military token
verb-end-development = End your development phase
verb-recruit = Take a new figure
verb-take-token = Take a Level I token
verb-forgo = Skip this bonus
verb-pay-omen = Pay for the snake
verb-call-polemarch = Use the Polemarch
verb-call-archon = Use the Archon
verb-call-priestess = Use the Priestess
verb-call-trapezites = Use the Trapezites
verb-call-merchant = Use the Merchant
verb-call-architect = Use the Architect
verb-send = Move a figure
verb-send-all = Move all your figures
verb-send-again = Repeat your last moves
verb-propose-army = Line up your whole army
verb-type-army = Type your whole army
verb-ready-as-proposed = Accept this proposal
verb-end-moves = End your moves
verb-roll-again = Reroll
verb-let-stand = Keep this roll
verb-take-territory = Take the territory
verb-leave-territory = Leave it to your ally
verb-place-token = Place a token
verb-go-to-column = Go to a column
verb-clear-column = Clear this column
verb-arrange-army = Place the rest for me
verb-army-ready = My army is ready
verb-take-army-back = Take my army back
verb-put-figure = Put a figure on a front
verb-put-figures = Choose figures for all fronts
verb-clear-fronts = Clear the fronts
verb-arrange-figures = Place the figures for me
verb-figures-ready = My figures are ready
verb-take-figures-back = Take my figures back
verb-engage = Engage your figure
verb-hold = Hold in this column
verb-hold-front = Hold on this front
verb-lift-order = Cancel the order to hold

label-scenario = { $name } ({ $city }, { $rounds } rounds)
label-league = Join the { $league }
label-city = Lead { $city }
label-first-figure = Start with { $figure }
label-recruit = Take { $figure }
label-send = { $figure } { $to }
# $places: where the figures go, in the order in which the city got them.
label-send-again = Same as last time: { $places }
label-donate = Donate { $amount } { $resource }
label-construct = { $building } for { $price }
label-construct-free = { $building } for free
label-produce = Produce { $deck }
label-produce-for = Produce { $deck } for { $price }
label-take-token = Take { $unit }
label-omen = Pay 2 { $resource }
label-omen-prestige = Lose 1 prestige
label-polemarch = Polemarch: draw { $deck }
label-trapezites = Trapezites: { $goods }
label-token = { $token }
label-place-token = { $token } in { $column }
# $units: what the column takes; $tokens: what is there now, or "empty".
label-column = { $column } ({ $units }): { $tokens }
label-front = { $figure } on the { $front } front
label-engage = Engage { $figure } in { $column }

describe-city = Total attack: { $attack }; sea icons: { $sea }; cheaper buildings: { $buildings }
describe-produce = Powers { $powers }; { $left } left
describe-produce-helped = Powers { $powers }; { $left } left. You'll draw { $more } more tokens with it.
describe-donate = { $prestige }; the resources go to your league's treasury
describe-donate-archon = { $prestige }; the resources go to your league, and the Archon's action is spent
describe-temple = { $prestige }.
prestige-full = No prestige (it's at its maximum)
describe-roll-again = You can do this once a turn. The second roll counts, whether it's better or worse.
# $now: what happens then, such as "everyone goes home".
describe-let-stand = If you keep this roll, { $now }
describe-arrange-army = Your strongest tokens go to random columns. What you've placed stays where it is.
describe-army-ready = Tokens without a free slot will stay out of the battle.
describe-hold = Your figure will still be there for the next column.
describe-hold-answer = You can still answer if the enemy engages here.
describe-hold-last = This is the last column, so your figure won't fight.
describe-hold-front = You won't be asked about this front again unless you cancel the order.
describe-hold-front-answer = You won't be asked about this front again until the enemy engages or you cancel the order.

# $number: the roll that is needed; $bonus: what is added to the die.
needed = { $number } or more
needed-plus = { $number } or more (die + { $bonus })
needed-minus = { $number } or more (die - { $bonus })
reward-one-more = { $goods }, plus 1 more
reward-one-more-of-these = { $goods }, plus 1 of one of them
by-sea = maritime
describe-empire = Empire: roll { $roll } for { $goods }
describe-empire-sea = Empire across the sea: roll { $roll } for { $goods }
describe-empire-merchant = Empire: { $goods }, without a roll (Merchant)
describe-empire-merchant-sea = Empire across the sea: { $goods }, without a roll (Merchant)
# $facts: such as "tax 2 Wood, Brigands".
describe-territory = Territory: { $facts }
tax = tax { $goods }
tax-league-holds = no tax (your league holds it)
tax-no-token = no tax (you have no City token left)
brigands = Brigands
brigands-roll = roll { $roll } against Brigands
describe-greek-city = City: roll { $roll } for 1 Copper and { $deck }
describe-city-no-token = City: roll { $roll } for 1 Copper (no tokens left)

menu-building = Which building?
menu-price = How do you want to pay?
menu-figure = Which figure?
menu-place = Where to?
menu-resource = Which resource?
menu-amount = How many?
menu-front = Which front?
menu-token = Which token?
choice = { $value }
choice-building = { $building }: { $effect }
choice-place = { $place }. { $facts }

## Whole armies and all moves at once

label-propose-even = Spread your strength evenly
label-propose-front = Strongest on the { $front } front
label-ready-as-proposed = Accept: { $places }
label-post = { $figure } ({ $front })
form-move = { $figure } goes to
form-stay = Stay { $where }
form-stays = Stay at home
# The forms of a whole army. The description says in which order the powers of a column are typed.
form-front-label = { $front }: three columns
form-front = Powers by column: { $first }, then { $second }. / between columns, - for an empty slot.
form-front-alike = Powers by column, all { $unit }. / between columns, - for an empty slot.
form-nobody = Nobody
