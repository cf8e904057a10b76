prompt = Elige una acción.
# In the message that pings a player: "@Malia: te toca."
task = te toca

no-winner = No gana nadie.
winners = { $count ->
    [one] { $names } gana.
   *[other] { $names } ganan en común.
}

refusal-not-active = No te toca.
refusal-not-now = Ahora no puedes elegir “{ $action }”.
refusal = Ahora no puedes elegir “{ $action }”.

topic-origin = { $place } · { $source ->
    [ruling] aclaración propia, porque el reglamento no dice nada
    [reconstructed] reconstruido, porque no teníamos la regla impresa
   *[printed] según el reglamento
}

## Lists

# $first is the list so far, $next its next item. "neither a, b nor c": $items is the list.
list-neither = { $first } ni { $next }
    .last = { $first } ni { $next }
    .whole = ni { $items }
# "a, b, c"
list-series = { $first }, { $next }
# "a; b; c", of items that have commas themselves
list-clauses = { $first }; { $next }
# "a b c", such as the ranks of cards
list-row = { $first } { $next }
# "a · b · c", such as settings
list-facts = { $first } · { $next }
