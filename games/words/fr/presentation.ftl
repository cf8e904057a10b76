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
