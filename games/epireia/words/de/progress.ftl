# How far a city or league has come towards the objective of the scenario.

progress = Bisher: { $progress }.
progress-heading = Bisher:
# $side: a player or a league.
progress-side = { $side }: { $progress }

progress-prestige = Ansehen { $prestige }
progress-marble = { $built ->
    [one] 1 Gebäude
   *[other] { $built } Gebäude
} aus { $categories ->
    [one] 1 Kategorie
   *[other] { $categories } Kategorien
}
progress-plague = { progress-temples }, { $wheat } Weizen in diesem Akt gespendet
progress-temples = { $temples ->
    [one] 1 Kultgebäude
   *[other] { $temples } Kultgebäude
}
progress-brigands = { $count ->
    [one] 1 Räuber
   *[other] { $count } Räuber
} besiegt
progress-pirates = { $count ->
    [one] 1 Seegebiet
   *[other] { $count } Seegebiete
}
progress-corcyra = { $count } von 2 Gebieten in diesem Akt eingenommen
progress-decree = { progress-held }, { $taken } in diesem Akt eingenommen
progress-held = { $held ->
    [one] 1 Gebiet
   *[other] { $held } Gebiete
}
progress-plataea = der Gegenseite in diesem Akt { progress-raided } abgenommen
progress-raided = { $count ->
    [one] 1 Gebiet
   *[other] { $count } Gebiete
}

# Playing alone. $negotiations: how many were won, and where.
progress-wall = { $count ->
    [one] 1 Trierenplättchen
   *[other] { $count } Trierenplättchen
} in der Reserve; { $negotiations }
progress-tokens = { $count ->
    [one] 1 { $unit }plättchen
   *[other] { $count } { $unit }plättchen
} in der Reserve (davon { $better } der Stufe II)
progress-three-hundred = { $tokens }; { $land ->
    [one] 1 Landgebiet
   *[other] { $land } Landgebiete
}
progress-corinth = { $copper } Kupfer in der Bundeskasse; { progress-held } (davon { $maritime } zur See)
progress-sacred-war = Ansehen { $prestige }; { progress-temples }
progress-truce = { $negotiations }; Ansehen { $prestige }
progress-plain = { $tokens }; { $brigands }
progress-negotiations = { $count ->
    [one] 1 Verhandlung
   *[other] { $count } Verhandlungen
} gewonnen ({ $empires })
progress-negotiations-none = keine Verhandlung gewonnen
progress-negotiated = { $empire } { $count }
