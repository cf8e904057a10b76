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

## Lists

# $first is the list so far, $next its next item. "neither a, b nor c": $items is the list.
list-neither = { $first }, { $next }
    .last = { $first } nor { $next }
    .whole = neither { $items }
# "a, b, c"
list-series = { $first }, { $next }
# "a; b; c", of items that have commas themselves
list-clauses = { $first }; { $next }
# "a b c", such as the ranks of cards
list-row = { $first } { $next }
# "a · b · c", such as settings
list-facts = { $first } · { $next }
