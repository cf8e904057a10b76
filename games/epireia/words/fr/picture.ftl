# The words in the pictures, and their alt texts. Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Tour { $turn }, acte { $act }
title-round = Manche { $round }
title-battlefield = L’armée ennemie
title-no-battle = pas de bataille
title-fronts = Délos { $one }–{ $two } Péloponnèse
# Who decides what.
title-scenario = { $name } choisit un scénario
title-league = { $name } choisit une ligue
title-city = { $name } choisit une cité
title-administrator = { $name } choisit un magistrat
title-figure = { $name } choisit une personnalité
title-develop = { $name } développe sa cité
title-diplomacy = { $name } se déplace
title-resolution = { $name } peut relancer
title-share = { $name } décide du territoire
title-army = { $name } déploie son armée
title-generals = { $name } place ses personnalités
title-battle = { $name } engage ou attend
title-together-figure = choix des personnalités en cours
title-together-army = les deux ligues se déploient
title-together-generals = placement des personnalités

# The map. $number: the roll that a figure needs.
map-number = { $number }+
map-closed = fermé
player-number = Place { $number }

# The battlefield. $one, $two: columns won by each league so far; by the winner and the loser.
field-so-far = Délos { $one }–{ $two } Péloponnèse
field-won = gagné par la { $league }, { $one }–{ $two }
field-nobody = égalité, gagné par personne
# The level of a military token, on its back.
level = { $level ->
    [1] I
   *[2] II
}

# The end of the game. $names: the winners; $most, $least: the fronts or the power of the winner and of the loser.
ending-won = Victoire : { $names }
ending-lost = Défaite : { $name }
ending-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
ending-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
ending-score = { $city }, prestige { $prestige }
ending-fronts = Victoire de la { $league }, { $most }–{ $least } aux fronts
ending-maritime = Victoire de la { $league }, par le littoral
ending-prestige = Victoire de la { $league }, au plus grand prestige
ending-copper = Victoire de la { $league }, au plus de cuivre
ending-shared = Une égalité totale
ending-tie = En solo, l’égalité est une défaite
ending-beaten = L’ennemi gagne { $most }–{ $least } aux fronts
ending-objectives = Objectifs non atteints à temps
ending-progress = À la fin : { $progress }.
ending-moment = La colonne la plus serrée : { $column } ({ $most }–{ $least }).
ending-moment-figure = La colonne la plus serrée : { $column } ({ $most }–{ $least }), avec { $figure }.

alt-setup = { $stage } : { $deciding }. La carte de la Grèce est encore vide.
alt-map = { $stage } : { $deciding }.
alt-territories = Territoires tenus : { $held }.
alt-no-territories = Personne ne tient de territoire.
alt-held = { $name } { $count }
alt-brigands = Brigands : { $territories }.
alt-enemy-army = Voici le champ de bataille. L’armée ennemie est face cachée, et ta moitié est encore vide.
alt-field-over = Voici le champ de bataille après la dernière colonne. { alt-fronts }.
alt-battle = { $stage } : { $done ->
    [one] { $done } colonne résolue
   *[other] { $done } colonnes résolues
} sur { $all }. { alt-fronts }.
alt-fronts = Fronts gagnés : Ligue de Délos { $one }, Ligue du Péloponnèse { $two }
alt-column = { $column } : colonne révélée. Ligue de Délos { $one }, Ligue du Péloponnèse { $two } ; { $deciding }.
alt-over-objectives = La partie est terminée. Les objectifs n’ont pas été atteints à temps : il n’y a pas eu de bataille.
alt-over-shared = La bataille est terminée. Égalité totale : la victoire est partagée. { alt-fronts }.
alt-over-lost = La bataille est terminée. { $name } perd. { alt-fronts }.
alt-over-lost-tie = La bataille est terminée. { $name } perd à égalité. { alt-fronts }.
alt-over-fronts = La bataille est terminée. Victoire de la { $league } ({ $names }), qui a pris le plus de fronts. { alt-fronts }.
alt-over-maritime = La bataille est terminée. Victoire de la { $league } ({ $names }), qui a pris le littoral. { alt-fronts }.
alt-over-prestige = La bataille est terminée. Victoire de la { $league } ({ $names }), qui a la cité au plus grand prestige. { alt-fronts }.
alt-over-copper = La bataille est terminée. Victoire de la { $league } ({ $names }), qui a la cité la plus riche en cuivre. { alt-fronts }.
