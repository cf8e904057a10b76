# The log, in the present tense.

log-league = { $name } rejoint la { $league }.
# $story: the story of the scenario; $card: what it asks for and forbids.
log-solo = **{ $title }.** { $story } { $card }
log-city = { $name } choisit { $city }.
log-administrator = { $name } choisit son magistrat : { $administrator }.
log-figure-chosen = Tu as choisi ta première personnalité.
log-figure-first = { $name } commence avec { $figure }.
log-figures = Les premières personnalités sont révélées : { $figures }.
log-figure-of = { $figure } pour { $name }
log-act = **Acte { $act } : { $title }.** { $story } { $card }
log-turn = Le tour { $number } commence.
log-round = La manche { $number } commence.
log-brigands = Des brigands arrivent : { $territories }.
log-augur = La carte Augure de cette manche : { $augur }. { $effect }
log-omen-paid = { $name } paie 2 { $resource } à cause du serpent.
log-omen-unpaid = { $name } perd 1 prestige à cause du serpent.

log-donated = { $name } donne { $amount } { $resource }.
log-constructed = { $name } construit { $building } pour { $price }.
log-constructed-free = { $name } construit { $building } sans rien payer.
log-produced = { $name } produit { $deck } pour { $price }.
# Tokens that a league got without producing them.
log-token-prestige = La { $league } pioche un jeton { $deck } pour un prestige de 10.
log-token-polemarch = La { $league } pioche un jeton { $deck } grâce au Polémarque.
log-token-help = La { $league } pioche un jeton { $deck } de plus, car sa cité est isolée.
log-token-drawn = C’est le jeton { $token }.
log-prestige = { $name } atteint un prestige de { $level }.
log-gained-prestige = Piste de prestige : { $goods } pour { $name }.
log-gained-augur = Augures : { $goods } pour { $name }.
log-gained-trapezites = Trapézite : { $goods } pour { $name }.
log-forgone-recruit = { $name } ne peut pas prendre d’autre personnalité.
log-forgone-construct = { $name } renonce à son bonus (construire un bâtiment).
log-forgone-produce = { $name } renonce à son bonus (produire un jeton).
log-forgone-token = { $name } ne peut pas prendre de jeton, car il n’en reste plus.
log-forgone-omen = { $name } n’a pour le serpent ni 2 unités d’une même ressource ni prestige.
log-recruited = { $figure } rejoint { $name }.
log-called = { $name } utilise son magistrat : { $administrator }.
log-passed = { $count ->
    [one] { $name } renonce à { $count } action.
   *[other] { $name } renonce à { $count } actions.
}
log-could-not-pay = { $count ->
    [one] { $name } ne pouvait plus payer d’action et perd la dernière.
   *[other] { $name } ne pouvait payer aucune action et en perd { $count }.
}

log-sent = { $name } envoie { $figure } { $to }.
log-enemy = { $figure } obtient { $die } et va { $to }.
log-enemy-home = { $figure } obtient { $die } et reste dans sa cité à cause de la tempête.
# $roll: the die with its bonus; $needed: what was needed.
log-negotiated = { $figure } obtient { $roll } { $where } (il faut { $needed }) et rapporte { $goods }.
log-negotiated-full = { $figure } obtient { $roll } { $where } (il faut { $needed }) et réussit, mais la cité n’a pas de place pour la récompense.
log-negotiated-failed = { $figure } obtient { $roll } { $where } (il faut { $needed }) et ne rapporte rien.
log-merchant = Le Marchand négocie { $where } pour { $figure } et rapporte { $goods }.
log-merchant-full = Le Marchand négocie { $where } pour { $figure }, mais la cité n’a pas de place pour la récompense.
log-rerolled = { $figure } relance et obtient { $die } au lieu de { $former }.
# $one, $two: the totals; $first, $second: the dice.
log-fought = Conflit { $where } : Ligue de Délos { $one } (dé { $first }), Ligue du Péloponnèse { $two } (dé { $second }). La { $league } gagne.
log-fought-tied = Conflit { $where } : Ligue de Délos { $one } (dé { $first }), Ligue du Péloponnèse { $two } (dé { $second }). Tout le monde rentre.
log-brigands-beaten = La { $league } obtient { $roll } { $where } (il faut { $needed }) et vainc les brigands.
log-brigands-stayed = La { $league } obtient { $roll } { $where } (il faut { $needed }) et perd contre les brigands : ses personnalités rentrent.
log-taken = { $name } prend un territoire ({ $place }) et perçoit { $goods }.
log-taken-full = { $name } prend un territoire ({ $place }), mais n’a pas de place pour le tribut.
log-taken-from = { $name } prend un territoire à { $former } ({ $place }) et perçoit { $goods }.
log-taken-from-full = { $name } prend un territoire à { $former } ({ $place }), mais n’a pas de place pour le tribut.
log-lost = { $name } perd un territoire ({ $place }) et récupère le jeton de cité.
log-ceded = { $name } laisse un territoire à { $ally } ({ $place }).
log-token-moved = { $name } n’a plus de jeton de cité et en reprend un à un autre territoire ({ $place }).
log-no-token = La { $league } ne peut pas prendre ce territoire ({ $place }) : il ne lui reste aucun jeton de cité à y poser.
log-integrated = { $city } rejoint la { $league }. Son jeton { $deck } arrivera lors de la Grande Bataille.
log-integrated-no-token = { $city } rejoint la { $league }, mais il ne reste pas de jeton pour elle.
log-won-over = { $city } quitte la { $former } pour la { $league }. Son jeton { $deck } arrivera lors de la Grande Bataille.
log-won-over-no-token = { $city } quitte la { $former } pour la { $league }.
# One "log-income-of" for each player follows.
log-income = Les revenus arrivent.
log-income-of = { $name } : { $goods }.
log-completed = La { $league } remplit l’objectif ({ $title }) et pioche un jeton { $deck }.
log-completed-no-token = La { $league } remplit l’objectif ({ $title }), mais il ne reste pas de jeton.
log-completed-city = { $name } remplit l’objectif ({ $title }), et la { $league } pioche un jeton { $deck }.
log-completed-city-no-token = { $name } remplit l’objectif ({ $title }), mais il ne reste pas de jeton pour la { $league }.
log-act-expired = L’acte ({ $title }) se termine sans récompense, car personne n’en a rempli l’objectif à temps.

log-battle = **La Grande Bataille commence.**
log-battle-gathered = **La Grande Bataille commence.** Les cités intégrées envoient { $tokens }.
log-gathered = { $decks } à la { $league }
log-ready = Ton armée est en place.
log-taken-back = Tu as repris ton armée pour la changer.
log-arranged = Le reste de tes jetons est placé pour toi.
log-armies = Les deux armées sont en place, face cachée. Les personnalités suivent.
# $delian, $peloponnesian: each league's figures with their fronts.
log-generals = Les personnalités sont révélées. Ligue de Délos : { $delian }. Ligue du Péloponnèse : { $peloponnesian }.
log-general = { $figure } ({ $front })
nobody = personne
log-column = Colonne révélée : { $column }. Ligue de Délos : { $delian }. Ligue du Péloponnèse : { $peloponnesian }.
log-engaged = { $name } engage { $figure } dans la colonne { $column }.
log-held = { $name } attend.
log-held-front = { $name } donne l’ordre d’attendre sur ce front.
log-order-lifted = { $name } annule l’ordre d’attente.
# $one, $two: the powers.
log-column-won = { $column }, { $one }–{ $two } : la { $league } gagne la colonne.
log-column-tied = { $column }, { $one }–{ $two } : personne ne gagne la colonne.
# $one, $two: the columns won.
log-front-won = La { $league } gagne le { $front }. Colonnes : Ligue de Délos { $one }, Ligue du Péloponnèse { $two }.
log-front-tied = Personne ne gagne le { $front }. Colonnes : Ligue de Délos { $one }, Ligue du Péloponnèse { $two }.
log-ended-objectives = La dernière manche est terminée sans que les objectifs soient atteints : il n’y a pas de bataille.
log-ended-shared = La bataille se termine. Fronts gagnés : { $one }–{ $two }. Rien ne départage les ligues.
log-ended-fronts = La { $league } gagne plus de fronts et remporte ainsi la bataille.
log-ended-maritime = La { $league } gagne le littoral et remporte ainsi la bataille.
log-ended-prestige = La { $league } a la cité au plus grand prestige et remporte ainsi la bataille.
log-ended-copper = La { $league } a la cité la plus riche en cuivre et remporte ainsi la bataille.
log-ended-tie = Les fronts sont à égalité. En solo, c’est la { $league } qui remporte alors la bataille.
