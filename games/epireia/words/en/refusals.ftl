# Why an action was refused, and what to do instead.

refusal-over = The game is over.
refusal-not-active = It isn't your turn to decide.
# A prompt follows, which says what to do now.
refusal-not-now = You can't choose "{ $action }" right now.
refusal-other = You can't choose "{ $action }" right now. Choose one of the available actions.
refusal-other-administrator = The { $other } isn't yours. Use your own Administrator, the { $own }.

refusal-league-full = That league is full. Join the other one.
refusal-city-taken = Someone has already chosen that city. Choose another one.
refusal-administrator-taken = Someone has already chosen that Administrator. Choose another one.
refusal-not-of-your-city = That figure belongs to another city. Choose one of your own.
refusal-chosen-already = You've already chosen that figure. Choose another one, or wait for the others.

refusal-figure-in-play = That figure is already in play. Choose another one.
refusal-omen-price = You don't have 2 of those. Choose something else.
refusal-omen-prestige = You have no prestige to lose. Pay 2 of one resource.
refusal-no-action-left = You have no actions left. Use your Administrator if you can, or end your development phase.
refusal-actions-left = You can still afford an action, so you have to take one first: { $actions }.
refusal-no-donations = The scenario doesn't allow donations. Construct or produce something instead.
refusal-donation-size = Donate { $least } to { $most } of one resource.
refusal-donation-least = The scenario requires donations of at least 3. Donate more.
refusal-built-already = You already have that building. Choose another one.
refusal-unit-forbidden = The scenario doesn't allow that unit now. Choose another one.
refusal-units-forbidden = The scenario doesn't allow units at the moment. Choose something else.
refusal-pile-empty = That pile is empty. Choose another one.
refusal-no-military-building = For { $deck } you need { $building }. Construct it first, or produce Level I.
refusal-cannot-donate = You have only { $stock }. Donate less.
refusal-wrong-price = That isn't the current price of { $building }. Choose one of the prices you're offered.
refusal-cannot-construct = You have { $stock }. That isn't enough for { $building }. Choose something else.
refusal-cannot-pay = You have { $stock }. That isn't enough. Choose something else.
refusal-no-charge = You can't use your Administrator yet. Construct a Bureau first.
refusal-no-charge-left = You can't use your Administrator any more: you've used all three Bureaus.
refusal-archon-used = You've already used the Archon this turn.
refusal-merchant-used = The Merchant is already waiting for your next negotiation.
refusal-prestige-full = Your prestige is already at its highest level.
refusal-gift = The Trapezites gives you 4 resources, at most 2 of a kind.

refusal-not-your-figure = You don't have that figure in play. Move one of your own.
refusal-moved-already = That figure has already moved this turn. Move another one, or end your moves.
refusal-no-moves-before = You have no earlier moves to repeat. Choose where your figures go.
refusal-there-already = That figure is already there. Send it somewhere else, or leave it where it is.
refusal-no-sea-icon = { $figure } has no sea icon and can't go { $to }. Send a figure that has one, or choose a place that isn't across the sea.
refusal-empire-closed = The scenario has closed that Empire. Choose another place.
refusal-empire-taken = Your league already has a figure at that Empire, and only one is allowed. Choose another place.
refusal-storm = A storm has closed the sea this round. Choose a place that isn't across the sea.
refusal-no-cities-alone = You can't visit Greek cities in the solo game. Choose an Empire or a territory.
refusal-city-played = That city belongs to a player, so you can't win it over. Choose another place.
refusal-city-allied = That city is already in your league. Choose another place.
refusal-city-visited = You already have a figure in that city. Choose another place.
refusal-truce = Nobody can visit neutral cities during the Olympic Games. Choose another place.

# $column: where the player is placing tokens; $units: what it takes.
refusal-wrong-slot = { $column } has no free slot for that token (this column takes { $units }). Choose another token, or go to another column.
refusal-no-such-token = You have no tokens of that kind left to place. Choose a different one.
# A typed army. $units: the units that the column takes.
refusal-army-columns = { $front } has three columns. Separate them with two slashes.
refusal-army-slots = { $column } has only two slots. Separate the columns with a slash.
refusal-army-word = { $column }: type a power such as 3, or II4 for a Level II token, or - for an empty slot; "{ $typed }" isn't any of these.
refusal-army-token = { $column } takes { $units }, and you have no such token left for "{ $typed }".
refusal-figure-twice = You've put the same figure on two fronts. Choose a different one for one of them.
refusal-at-column = You're already in that column. Place a token in it, or go to another column.
refusal-nothing-fits = None of your tokens fit there. Choose another column.
refusal-column-empty = This column is empty, so there's nothing to take back.
refusal-tokens-left = You still have tokens that fit. Place them first, or have the rest placed for you.
refusal-nothing-to-place = There's nothing left to place. Press "{ verb-army-ready }".
refusal-fronts-without-figures = There's still a front without a figure. Put one there, or have your figures placed for you.
refusal-not-your-general = Your league doesn't have that figure in play. Choose one of those you're offered.
refusal-figure-placed = That figure is already on a front. Clear the fronts to put it somewhere else.
refusal-front-taken = That front already has a figure. Choose another front, or clear the fronts.
refusal-fronts-empty = There are no figures on the fronts yet.
refusal-last-column = This is the last column of the front. Hold here or engage.
refusal-placed-already = Your army is already lined up like that.
