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
