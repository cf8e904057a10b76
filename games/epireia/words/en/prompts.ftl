# What a player has to decide. The text of a task follows a ping: "@Malia: choose a city".

prompt-over = The game is over.
wait = Wait for { $name }.
wait-others = Wait for the others.
wait-choices = Wait for { $missing ->
    [one] 1 more choice.
   *[other] { $missing } more choices.
}

prompt-scenario = Choose a scenario. It decides which city you play.
prompt-league = Choose your league.
prompt-city = Choose your city. **Details** lists what each figure can do.
prompt-administrator = Choose your Administrator for the whole game.
prompt-figure = Choose your first Influential Figure. Nobody sees it until everyone has chosen.
prompt-figure-alone = Choose your first Influential Figure.
prompt-figure-chosen = You start with { $figure }. You can change your mind until everyone has chosen.

# $actions: what the player can pay for, such as "donate or produce".
prompt-develop = You have { actions-left }. You can { $actions }.
actions-left = { $count ->
    [one] 1 action
   *[other] { $count } actions
} left
prompt-develop-archon = You have { actions-left }. You can { $actions }. Your next action comes from the Archon, so a building or token costs { $saved } less. If you donate instead, you'll lose that saving.
prompt-develop-archon-no-donations = You have { actions-left }. You can { $actions }. Your next action comes from the Archon, so a building or token costs { $saved } less.
prompt-no-actions = You have no actions left. Use your Administrator if you can, or end your development phase.
prompt-cannot-pay-administrator = You have { actions-left } but can't afford anything. Use your Administrator if you can, or end your development phase.
action-donate = donate
action-construct = construct
action-produce = produce

prompt-bonus-recruit = Choose the Influential Figure who joins you. They can move this turn.
prompt-bonus-construct = You've reached prestige 8: you can construct a building now if you pay for it.
prompt-bonus-produce = You've reached prestige 9: you can produce a token now if you pay for it.
prompt-bonus-token = You've reached prestige 10: you get a Level I token. Choose its unit.
prompt-bonus-omen = There's a snake in the temple. Pay 2 of one resource or lose 1 prestige.
prompt-bonus-omen-no-prestige = There's a snake in the temple. You have no prestige to lose, so pay 2 of one resource.
prompt-diplomacy = Move { $figures }, or finish moving.

# $column: such as "flank 1"; $units: which tokens it takes.
prompt-army = Place a token in { $column }, which takes { $units }, or go to another column.
prompt-army-more = Place a token in { $column }, which still takes { $units }, or go to another column.
prompt-army-nothing-fits = None of your tokens fit in { $column } any more. Clear it, or go to another column.
prompt-army-placed = You've placed every token that fits. Press "{ verb-army-ready }", or take tokens back.
prompt-ready = You're ready. You can still change your mind until the other side is ready too.
# $fronts: the fronts that are empty.
prompt-figures = Put a figure on each front. Still empty: { $fronts }.
prompt-figures-few = Put your { $count } figures on different fronts. Still empty: { $fronts }.
prompt-figures-last = Put your last figure on a front of your choice. Still empty: { $fronts }.
prompt-figures-one = Put your figure on a front of your choice. Still empty: { $fronts }.
prompt-figures-placed = Your figures are placed. Press "{ verb-figures-ready }", or clear the fronts to start again.
# $own, $other: the powers.
prompt-battle = { $column }: you have { $own }, the enemy has { $other }. Engage { $figure } here, or hold?

task-scenario = choose a scenario
task-league = choose a league
task-city = choose a city
task-administrator = choose an Administrator
task-figure = choose your first figure
task-develop = develop your city
task-diplomacy = move your figures
task-resolution = reroll your die or keep the roll
task-share = take the territory or leave it to your ally
task-army = place your army
task-generals = place your figures
task-battle = engage your figure or hold
task-over = the game is over

## Asked once more

caution-end-development = { $count ->
    [one] You still have an action. If you end your development phase, you'll lose it.
   *[other] You still have { $count } actions. If you end your development phase, you'll lose them.
}
caution-end-moves = None of your figures has moved this turn. If you stop now, they'll all stay where they are.
caution-forgo = If you skip this bonus, you won't get it later.
caution-arrange = Everything that's left will be placed for you, and you'll be marked as ready. You won't be able to check the result first.
