progress = Finora: { $progress }.
progress-heading = Finora:
progress-side = { $side }: { $progress }

progress-prestige = prestigio { $prestige }
progress-marble = { $built ->
    [one] 1 edificio
   *[other] { $built } edifici
} di { $categories ->
    [one] 1 categoria
   *[other] { $categories } categorie
}
progress-plague = { progress-temples }, { $wheat } grano donati in questo atto
progress-temples = { $temples ->
    [one] 1 edificio religioso
   *[other] { $temples } edifici religiosi
}
progress-brigands = { $count ->
    [one] 1 gruppo di briganti sconfitto
   *[other] { $count } gruppi di briganti sconfitti
}
progress-pirates = { $count ->
    [one] 1 territorio marittimo
   *[other] { $count } territori marittimi
}
progress-corcyra = territori conquistati in questo atto: { $count } su 2
progress-decree = { progress-held }; conquistati in questo atto: { $taken }
progress-held = { $held ->
    [one] 1 territorio
   *[other] { $held } territori
}
progress-plataea = territori conquistati al nemico in questo atto: { $count }
progress-raided = { $count ->
    [one] 1 territorio
   *[other] { $count } territori
}

progress-wall = { $count ->
    [one] 1 segnalino triremi
   *[other] { $count } segnalini triremi
} nella riserva; { $negotiations }
progress-tokens = { $count ->
    [one] 1 segnalino { $unit }
   *[other] { $count } segnalini { $unit }
} nella riserva ({ $better } di livello II)
progress-three-hundred = { $tokens }; { $land ->
    [one] 1 territorio terrestre
   *[other] { $land } territori terrestri
}
progress-corinth = { $copper } rame nel tesoro; { progress-held } (marittimi: { $maritime })
progress-sacred-war = prestigio { $prestige }; { progress-temples }
progress-truce = { $negotiations }; prestigio { $prestige }
progress-plain = { $tokens }; { $brigands }
progress-negotiations = { $count ->
    [one] 1 negoziato vinto
   *[other] { $count } negoziati vinti
} ({ $empires })
progress-negotiations-none = nessun negoziato vinto
progress-negotiated = { $empire } { $count }
