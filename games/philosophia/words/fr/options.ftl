game-length = 2 h
game-alone = Si tu commences en solo, tu affrontes les Moires, les déesses du destin, qui voyagent, bâtissent et débattent comme une deuxième personne. Les options règlent leur force.
    .rival = Les Moires

option-philosophers = Philosophes
    .description = Distribuer les philosophes au hasard ou laisser choisir à tour de rôle.
    .value-random = Au hasard
    .value-choose = Choisis à tour de rôle
option-moirai = Moires (solo)
    .description = La force des déesses du destin quand tu joues en solo.
    .value-nous = Nous (facile)
    .value-logos = Logos (moyen)
    .value-sophia = Sophia (difficile)
option-prove-knowledge = Preuve du savoir
    .description = Vrai philosophe : tu dois résumer tes cartes Sagesse pour obtenir le jeton qu’elles valent.
option-real-debate = Vrai débat
    .description = Vrai philosophe : un argument en mots à chaque carte. La table peut aussi juger les arguments.
    .value-off = Non
    .value-spoken = Un argument à chaque carte
    .value-judged = La table juge les arguments
option-thinking-time = Temps de réflexion
    .description = Temps pour chaque argument dans un vrai débat. Une fois le temps écoulé, tu passes.
    .value-0 = Sans limite
    .value-10 = 10 secondes
    .value-30 = 30 secondes
option-own-wisdom = Cartes Sagesse maison
    .description = Avant le début, l’hôte peut écrire des cartes Sagesse pour les philosophes de son choix.
option-wisdom = Cartes Sagesse d’un fichier
    .description = Tes propres cartes : trois pour chaque philosophe que tu choisis.

# What is wrong with the host's file.
fault-short = un enseignement doit avoir au moins { $count } caractères visibles
fault-three = { $count ->
    [one] { $philosopher } a { $count } carte au lieu de 3
   *[other] { $philosopher } a { $count } cartes au lieu de 3
}
fault-same = deux cartes sont identiques ({ $philosopher })
