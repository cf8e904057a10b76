# What every game says unless it has words of its own for it.

prompt = Choose an action.
# In the message that pings a player: "@Malia: it's your turn."
task = it's your turn

no-winner = Nobody won.
# $names: the winners; $count: how many they are
winners = { $count ->
    [one] { $names } won.
   *[other] { $names } won together.
}

refusal-not-active = It isn't your turn to act.
refusal-not-now = You can't choose "{ $action }" right now.
refusal = You can't choose "{ $action }" right now.
