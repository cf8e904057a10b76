# The position as text, what only one player sees, and the result.

# $title: the stage of the game; $name: the player to act.
headline-scenario = { $title } : { $name } choisit un scénario
headline-league = { $title } : { $name } choisit une ligue
headline-city = { $title } : { $name } choisit une cité
headline-administrator = { $title } : { $name } choisit un magistrat
headline-figure = { $title } : { $name } choisit une première personnalité
headline-develop = { $title } : { $name } développe sa cité
headline-diplomacy = { $title } : { $name } déplace ses personnalités
headline-resolution = { $title } : { $name } relance ou garde son résultat
headline-share = { $title } : { $name } prend le territoire ou le laisse
headline-army = { $title } : { $name } déploie son armée
headline-generals = { $title } : { $name } place ses personnalités
headline-battle = { $title } : { $name } engage sa personnalité ou attend
headline-together-figure = { $title } : tout le monde choisit sa première personnalité ; { still-to-come }
headline-together-army = { $title } : les deux ligues déploient leur armée ; { still-to-come }
headline-together-generals = { $title } : les deux ligues placent leurs personnalités ; { still-to-come }
still-to-come = { $missing ->
    [one] encore { $missing } choix attendu
   *[other] encore { $missing } choix attendus
}
headline-over = La partie est terminée
phase-setup = Mise en place
chapter-turn = Tour { $turn }
chapter-round = Manche { $turn }
phase-battle = La Grande Bataille
phase-round = Manche { $round }, { $name }
phase-turn = Tour { $turn }, acte { $act } ({ $name })

board-headline = **{ $headline }**
board-act = **Acte { $act }, { $name }.** { $card }
board-act-over = **Acte { $act }, { $name }** : terminé. { $act ->
    [3] La Grande Bataille commence à la fin de ce tour.
   *[other] L’acte suivant commence au prochain tour.
}
board-solo = **{ $name }**, { $rounds } manches. { $card }
board-augur = **Augure : { $augur }.** { $effect }
board-dice = **Dés :** { $dice }
board-territories = **Territoires de { $name } :** { $territories }.
board-no-territories = **Territoires :** personne n’en tient.
board-brigands = **Brigands :** { $territories }.
board-enemies = **Ennemis :** { $figures }.
board-tokens-left = **Jetons restants :** { $tokens }.
board-tokens = { $count } { $deck }
figure-placed = { $figure } { $where }
# What shows who is ahead; $prestige: of all cities of the league together.
league-standing = prestige { $prestige }, { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
}
board-league = **{ $league } ({ $names }) :** { league-standing } ; trésor { $stock } ; réserve : { $reserve }.
board-league-allied = **{ $league } ({ $names }) :** { league-standing } ; trésor { $stock } ; réserve : { $reserve } ; alliances : { $cities }.
# The army of the solo enemy.
board-enemy = **{ $league }, l’ennemi :** { $army }.
army-column = { $column } : { $tokens }

board-no-league = { $player } : pas encore de ligue.
board-no-city = { $player } : { $league }, pas encore de cité.
board-player = { $player }, **{ $city }**.
board-goods = { $stock } ; prestige { $prestige }.
board-administrator = { $name } ({ uses-ready }).
board-merchant = { $name } ({ uses-ready } ; la prochaine négociation réussit).
uses-ready = { $count ->
    [one] { $count } utilisation restante
   *[other] { $count } utilisations restantes
}
board-figures = { $figures }.
board-built = Construit : { $buildings }.
board-nothing-built = Rien de construit.
# How many of a player's City tokens do not lie on territories.
board-city-tokens = Jetons de cité restants : { $left } sur { $all }.

board-front = **{ $front }**
board-front-figures = **{ $front } :** { $figures }
board-figure = { $figure } +{ $strength } ({ $league }, en attente)
board-figure-engaged = { $figure } +{ $strength } ({ $league }, colonne { $column })
# $delian, $peloponnesian: tokens, or "empty".
board-column = Colonne { $number }. Ligue de Délos : { $delian } ; Ligue du Péloponnèse : { $peloponnesian }.
board-column-won = Gagnée par la { $league }.
board-column-tied = Égalité.
board-column-open = Pas encore décidée.

# The dice on the table, about which a player has to decide. $one and $two: the totals of the leagues.
dice-conflict = Conflit { $where } : Ligue de Délos { $one } (dé { $first }), Ligue du Péloponnèse { $two } (dé { $second }).
dice-conflict-tied = Conflit { $where }, à égalité : Ligue de Délos { $one } (dé { $first }), Ligue du Péloponnèse aussi (dé { $second }).
dice-brigands = Contre les brigands { $where }, le résultat est { $roll } (il faut { $needed } ou plus).
dice-figure = { $figure } obtient { $roll } { $where } (il faut { $needed } ou plus).
reroll-ask = Relancer grâce à la capacité de ta personnalité ({ $figure }) ? Le second résultat compte.
share-ask = { $ally } et toi pouvez prendre le territoire ({ $place }). Ton tribut serait : { $goods }. Le prends-tu, ou le laisses-tu à { $ally } ?
share-answer = { $ally } te laisse le territoire ({ $place }). Ton tribut serait : { $goods }. Si tu ne prends pas le territoire, c’est { $ally } qui le prendra.
# $own, $other: the totals; $die, $theirs: the dice; $now: what happens without a reroll, one of the messages below.
reroll-tied = Conflit { $where } : tu as { $own } (dé { $die }), l’ennemi { $other } (dé { $theirs }) : égalité. Si tu gardes ce résultat, { $now }.
reroll-behind = Conflit { $where } : tu as { $own } (dé { $die }), l’ennemi { $other } (dé { $theirs }). Si tu gardes ce résultat, { $now }.
reroll-needed = Si tu relances, { $needed }.
reroll-needed-or-tie = Si tu relances, { $needed } ; { $total } fait égalité : { $tie }.
reroll-wins-from = { $total } ou plus gagne
reroll-wins-above = plus de { $total } gagne
stands-yours-go-home = tes personnalités rentrent
stands-figure-goes-home = { $figure } rentre sans rien
tie-champion = la { $league } gagne l’égalité
tie-all-go-home = tout le monde rentre
tie-yours-stays = tout le monde rentre et tu gardes le territoire ({ $place })
tie-stays-with = tout le monde rentre et { $city } garde le territoire ({ $place })

# What only one player sees.
hand-card = **{ $name }.** { $card }
hand-city = **{ $city } :** { $figures }. Bâtiments qui coûtent ici 1 ressource de moins : { $buildings }.
hand-administrator = **{ $name } :** { $effect }
# $figures: what each of its figures can do.
board-city-figures = **{ $city } :** { $figures }
board-ability = *{ $figure }* : { $ability }
hand-figure = **{ $figure } :** { $ability }
hand-aim = **{ $name } :** { $objective } { $progress } Contrainte : { $constraint }
hand-goods = **Tu as** { $stock } ; prestige { $prestige } sur { $most }.
hand-reserve = **Réserve de ta ligue :** { $tokens }.
hand-recruit = **Tu peux prendre une de ces personnalités :**
hand-build = **Encore à construire :**
hand-build-less = **Encore à construire** (chacun coûte maintenant { resources-less }) :
hand-build-more = **Encore à construire** (chacun coûte maintenant { resources-more }, au choix) :
hand-build-less-more = **Encore à construire** (chacun coûte maintenant { resources-less }, puis { resources-more }, au choix) :
hand-building = { $building } ({ $cost }) : { $effect }
cost-less = { $cost } ; maintenant { resources-less }
cost-more = { $cost } ; maintenant { resources-extra } en plus
cost-less-more = { $cost } ; maintenant { resources-less }, puis { resources-extra } en plus
resources-less = { $less ->
    [one] { $less } ressource de moins
   *[other] { $less } ressources de moins
}
resources-more = { $more ->
    [one] { $more } ressource de plus
   *[other] { $more } ressources de plus
}
# What the scenario adds to a price.
resources-extra = { $more ->
    [one] { $more } ressource
   *[other] { $more } ressources
} au choix
amount-prestige = { $count } prestige
hand-army = **Ton armée :**
hand-front = { $columns }
hand-unplaced = **Pas encore placés :** { $tokens }.
hand-enemy = **Armée ennemie, face cachée :** { $army }.
hand-figures = **Tes personnalités :** { $figures }.
hand-post = { $front } : { $figure }

# The scenario beside the pictures.
caption-scenario = **{ $name }.** { $card }
# The line of a player beside the pictures: as short as can be.
score = { $city } ({ $league }) : prestige { $prestige } ; { $stock } ; { $built ->
    [one] { $built } bâtiment
   *[other] { $built } bâtiments
}
# The same where another line says which players a league has.
score-alone = { $city } : prestige { $prestige } ; { $stock } ; { $built ->
    [one] { $built } bâtiment
   *[other] { $built } bâtiments
}
score-administrator = { $score } ; { $name } ({ uses-ready })
score-figures = { $score } ; { $figures }

result-objectives = Tu n’as pas atteint les objectifs à temps : tu perds.
result-shared = La bataille se termine sur une égalité totale : la victoire est partagée. { fronts-won }
result-lost = Tu perds la bataille. { fronts-won }
result-lost-tie = Les fronts sont à égalité et, en solo, c’est une défaite. { fronts-won }
# $names: the winners, one or two.
result-fronts = Victoire de la { $league } ({ $names }), qui a pris le plus de fronts. { fronts-won }
result-maritime = Victoire de la { $league } ({ $names }), qui a pris le littoral. { fronts-won }
result-prestige = Victoire de la { $league } ({ $names }), qui a la cité au plus grand prestige. { fronts-won }
result-copper = Victoire de la { $league } ({ $names }), qui a la cité la plus riche en cuivre. { fronts-won }
# $one, $two: how many fronts each league won.
fronts-won = Fronts gagnés : Ligue de Délos { $one }, Ligue du Péloponnèse { $two }.
