# What every game says unless it has words of its own for it.

prompt = Choisis une action.
# In the message that pings a player: "@Malia : c'est ton tour."
task = c’est ton tour

no-winner = Personne ne gagne.
# $names: the winners; $count: how many they are
winners = { $count ->
    [one] { $names } gagne.
   *[other] { $names } gagnent ensemble.
}

refusal-not-active = Ce n’est pas ton tour.
refusal-not-now = Tu ne peux pas choisir « { $action } » maintenant.
refusal = Tu ne peux pas choisir « { $action } » maintenant.

# Where a rule stands. $place: "Livret p. 6"; $source: where the rule comes from
topic-origin = { $place } · { $source ->
    [ruling] notre interprétation, car le livret ne le précise pas
    [reconstructed] reconstitué, car nous n’avions pas la règle imprimée
   *[printed] d’après le livret
}

## Lists

# $first is the list so far, $next its next item. "neither a, b nor c": $items is the list.
list-neither = { $first } ni { $next }
    .last = { $first } ni { $next }
    .whole = ni { $items }
# "a, b, c"
list-series = { $first }, { $next }
# "a; b; c", of items that have commas themselves
list-clauses = { $first } ; { $next }
# "a b c", such as the ranks of cards
list-row = { $first } { $next }
# "a · b · c", such as settings
list-facts = { $first } · { $next }
