# How far a city or league has come towards the objective of the scenario.

progress = Hasta ahora: { $progress }.
progress-heading = Hasta ahora:
progress-side = { $side }: { $progress }

progress-prestige = prestigio { $prestige }
progress-marble = { $built ->
    [one] 1 edificio
   *[other] { $built } edificios
} en { $categories ->
    [one] 1 categoría
   *[other] { $categories } categorías
}
progress-plague = { progress-temples }, trigo donado en este acto: { $wheat }
progress-temples = { $temples ->
    [one] 1 edificio religioso
   *[other] { $temples } edificios religiosos
}
progress-brigands = { $count ->
    [one] 1 grupo de bandidos derrotado
   *[other] { $count } grupos de bandidos derrotados
}
progress-pirates = { $count ->
    [one] 1 territorio marítimo
   *[other] { $count } territorios marítimos
}
progress-corcyra = { $count } de los 2 territorios tomados en este acto
progress-decree = { progress-held }; tomados en este acto: { $taken }
progress-held = { $held ->
    [one] 1 territorio
   *[other] { $held } territorios
}
progress-plataea = { progress-raided } en este acto
progress-raided = { $count ->
    [one] 1 territorio tomado al enemigo
   *[other] { $count } territorios tomados al enemigo
}

# Playing alone.
progress-wall = { $count ->
    [one] 1 ficha de trirremes
   *[other] { $count } fichas de trirremes
} en la reserva; { $negotiations }
progress-tokens = { $count ->
    [one] 1 ficha de { $unit }
   *[other] { $count } fichas de { $unit }
} en la reserva ({ $better } de nivel II)
progress-three-hundred = { $tokens }; { $land ->
    [one] 1 territorio terrestre
   *[other] { $land } territorios terrestres
}
progress-corinth = { $copper } de cobre en el tesoro; { progress-held } ({ $maritime } de mar)
progress-sacred-war = prestigio { $prestige }; { progress-temples }
progress-truce = { $negotiations }; prestigio { $prestige }
progress-plain = { $tokens }; { $brigands }
progress-negotiations = { $count ->
    [one] 1 negociación con éxito
   *[other] { $count } negociaciones con éxito
} ({ $empires })
progress-negotiations-none = ninguna negociación con éxito
progress-negotiated = { $empire } { $count }
