# What every game says unless it has words of its own for it.

prompt = Scegli un'azione.
task = tocca a te

no-winner = Nessuno vince.
winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono insieme.
}

refusal-not-active = Non tocca a te.
refusal-not-now = Adesso non puoi scegliere “{ $action }”.
refusal = Adesso non puoi scegliere “{ $action }”.

topic-origin = { $place } · { $source ->
    [ruling] chiarimento nostro, perché il regolamento non lo dice
    [reconstructed] ricostruito, perché non avevamo la regola stampata
   *[printed] dal regolamento
}

## Lists

# $first is the list so far, $next its next item. "neither a, b nor c": $items is the list.
list-neither = { $first } né { $next }
    .last = { $first } né { $next }
    .whole = né { $items }
# "a, b, c"
list-series = { $first }, { $next }
# "a; b; c", of items that have commas themselves
list-clauses = { $first }; { $next }
# "a b c", such as the ranks of cards
list-row = { $first } { $next }
# "a · b · c", such as settings
list-facts = { $first } · { $next }
