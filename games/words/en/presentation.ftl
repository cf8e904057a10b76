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

refusal-not-active = It isn't your turn.
refusal-not-now = You can't choose "{ $action }" right now.
refusal = You can't choose "{ $action }" right now.

# Where a rule stands. $place: "Guidebook p. 6"; $source: where the rule comes from
topic-origin = { $place } · { $source ->
    [ruling] our ruling, because the rulebook doesn't say
    [reconstructed] reconstructed, because we didn't have the printed rule
   *[printed] from the rulebook
}
