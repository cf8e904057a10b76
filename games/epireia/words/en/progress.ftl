# How far a city or league has come towards the objective of the scenario.

progress = So far: { $progress }.
progress-heading = So far:
# $side: a player or a league.
progress-side = { $side }: { $progress }

progress-prestige = prestige { $prestige }
progress-marble = { $built ->
    [one] 1 building
   *[other] { $built } buildings
} in { $categories ->
    [one] 1 category
   *[other] { $categories } categories
}
progress-plague = { progress-temples }, { $wheat } Wheat donated during this act
progress-temples = { $temples ->
    [one] 1 Religious building
   *[other] { $temples } Religious buildings
}
progress-brigands = { $count ->
    [one] 1 Brigand
   *[other] { $count } Brigands
} defeated
progress-pirates = { $count ->
    [one] 1 maritime territory
   *[other] { $count } maritime territories
}
progress-corcyra = { $count } of the 2 territories taken during this act
progress-decree = { progress-held }, { $taken } taken during this act
progress-held = { $held ->
    [one] 1 territory
   *[other] { $held } territories
}
progress-plataea = { progress-raided } taken from the enemy during this act
progress-raided = { $count ->
    [one] 1 territory
   *[other] { $count } territories
}

# Playing alone. $negotiations: how many were won, and where.
progress-wall = { $count ->
    [one] 1 Trireme token
   *[other] { $count } Trireme tokens
} in the reserve; { $negotiations }
progress-tokens = { $count ->
    [one] 1 { $unit } token
   *[other] { $count } { $unit } tokens
} in the reserve ({ $better } at Level II)
progress-three-hundred = { $tokens }; { $land ->
    [one] 1 land territory
   *[other] { $land } land territories
}
progress-corinth = { $copper } Copper in the treasury; { progress-held } ({ $maritime } maritime)
progress-sacred-war = prestige { $prestige }; { progress-temples }
progress-truce = { $negotiations }; prestige { $prestige }
progress-plain = { $tokens }; { $brigands }
progress-negotiations = { $count ->
    [one] 1 negotiation
   *[other] { $count } negotiations
} won ({ $empires })
progress-negotiations-none = no negotiations won
progress-negotiated = { $empire } { $count }
