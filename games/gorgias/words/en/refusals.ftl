# Why an action was refused, and what to do instead.

refusal-over = The game is over, so there's nothing left to do.
refusal-ready-wait = You're ready. Wait for { $name }, or change your layout.
refusal-not-your-turn = It isn't your turn. Wait for { $name }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
refusal-topic-missing = { $count ->
    [one] You can't stop yet: your dice don't cover { $topics }.
   *[other] You can't stop yet: your dice cover { $topics }.
} Reroll at least one die.
refusal-may-stop = Your dice already cover all three topics. Stop, or choose which dice to reroll.
refusal-no-card-to-spare = You need all the cards you have left for your groups, so you can't leave this one empty. Choose a group for it.
refusal-dice-not-placed = Place each of your dice on exactly one card, and leave the other cards empty.
refusal-colours-missing = Choose colours for each of your groups.
refusal-pyramid-used-twice = You have only one pyramid of each size and colour, and you've used one of them twice. Choose another colour for one of the two groups.
refusal-nothing-placed = You haven't placed anything yet. Choose a group for card 1.
refusal-no-layout-before = This is your first debate, so there's no layout to repeat. Choose a group for card 1.
refusal-placed-already = You've already placed groups. Start over to repeat your last layout.

refusal-rolling-is-over = Both statements are finished. Arrange your groups now.
refusal-rolling-while-taking = You can't roll any more this round. Take a pyramid from the common stock.
refusal-roll-first = Roll all five dice first.
refusal-remove-first = A topic is missing. First remove one of these dice: { $dice }.
refusal-reroll-others = Your dice show { $dice }. Choose at least one of these to reroll.
refusal-rolled-already = You've already rolled all five dice. Choose which ones to reroll.
refusal-nothing-to-remove = You don't have to remove a die now. Choose which dice to reroll.

refusal-ready = You're ready. To rearrange anything, press "{ verb-reconsider }" first.
refusal-not-ready = You haven't finished your layout, so you can still change it.
refusal-not-arranging = You can't arrange groups now. Choose one of the available actions.
refusal-face-not-left = You have no { $die } left to place. Choose one of these: { $dice }.
refusal-no-such-group = None of your dice calls for that group. Choose one of these: { $dice }.
refusal-colours-not-left = You don't have those colours left in those sizes. Choose one of the available combinations.
refusal-colours-first = Choose the colours for card { $card } first.
refusal-all-placed = All your groups are placed. Press "{ verb-ready }", or start over.
refusal-group-first = Choose a group for card { $card } first.

refusal-nothing-to-take = There's nothing for you to take from the common stock now. Choose one of the available actions.
refusal-not-in-stock = The common stock has no { $pyramid } pyramids left. Choose one of the pyramids offered.
