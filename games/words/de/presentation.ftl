# What every game says unless it has words of its own for it.

prompt = Wähle eine Aktion.
# In the message that pings a player: "@Malia: du bist am Zug."
task = du bist am Zug

no-winner = Niemand gewinnt.
# $names: the winners; $count: how many they are
winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen gemeinsam.
}

refusal-not-active = Du bist nicht am Zug.
refusal-not-now = „{ $action }“ kannst du gerade nicht wählen.
refusal = „{ $action }“ kannst du gerade nicht wählen.

# Where a rule stands. $place: "Anleitung S. 6"; $source: where the rule comes from
topic-origin = { $place } · { $source ->
    [ruling] unsere Auslegung, weil die Anleitung nichts dazu sagt
    [reconstructed] rekonstruiert, weil uns die gedruckte Regel nicht vorlag
   *[printed] aus der Anleitung
}

## Lists

# $first is the list so far, $next its next item. "neither a, b nor c": $items is the list.
list-neither = { $first } noch { $next }
    .last = { $first } noch { $next }
    .whole = weder { $items }
# "a, b, c"
list-series = { $first }, { $next }
# "a; b; c", of items that have commas themselves
list-clauses = { $first }; { $next }
# "a b c", such as the ranks of cards
list-row = { $first } { $next }
# "a · b · c", such as settings
list-facts = { $first } · { $next }
