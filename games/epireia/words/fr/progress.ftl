# How far a city or league has come towards the objective of the scenario.

progress = Jusqu’ici : { $progress }.
progress-heading = Jusqu’ici :
# $side: a player or a league.
progress-side = { $side } : { $progress }

progress-prestige = prestige { $prestige }
progress-marble = { $built ->
    [one] { $built } bâtiment
   *[other] { $built } bâtiments
} de { $categories ->
    [one] { $categories } catégorie
   *[other] { $categories } catégories
}
progress-plague = { progress-temples }, { $wheat } blé donné pendant cet acte
progress-temples = { $temples ->
    [one] { $temples } bâtiment religieux
   *[other] { $temples } bâtiments religieux
}
progress-brigands = { $count ->
    [one] { $count } brigand vaincu
   *[other] { $count } brigands vaincus
}
progress-pirates = { $count ->
    [one] { $count } territoire maritime
   *[other] { $count } territoires maritimes
}
progress-corcyra = { $count ->
    [one] { $count } des 2 territoires pris pendant cet acte
   *[other] { $count } des 2 territoires pris pendant cet acte
}
progress-decree = { progress-held }, { $taken } pris pendant cet acte
progress-held = { $held ->
    [one] { $held } territoire
   *[other] { $held } territoires
}
progress-plataea = { progress-raided } à l’ennemi pendant cet acte
progress-raided = { $count ->
    [one] { $count } territoire pris
   *[other] { $count } territoires pris
}

# Playing alone. $negotiations: how many were won, and where.
progress-wall = { $count ->
    [one] { $count } jeton Trières
   *[other] { $count } jetons Trières
} en réserve ; { $negotiations }
progress-tokens = { $count ->
    [one] { $count } jeton { $unit }
   *[other] { $count } jetons { $unit }
} en réserve ({ $better } de niveau II)
progress-three-hundred = { $tokens } ; { $land ->
    [one] { $land } territoire terrestre
   *[other] { $land } territoires terrestres
}
progress-corinth = { $copper } cuivre dans le trésor ; { progress-held } ({ $maritime ->
    [one] { $maritime } maritime
   *[other] { $maritime } maritimes
})
progress-sacred-war = prestige { $prestige } ; { progress-temples }
progress-truce = { $negotiations } ; prestige { $prestige }
progress-plain = { $tokens } ; { $brigands }
progress-negotiations = { $count ->
    [one] { $count } négociation réussie ({ $empires })
   *[other] { $count } négociations réussies ({ $empires })
}
progress-negotiations-none = aucune négociation réussie
progress-negotiated = { $empire } { $count }
