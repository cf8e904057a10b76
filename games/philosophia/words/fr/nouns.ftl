# Counted things. $count: how many. In French [one] covers 0 as well.

count-coins = { $count ->
    [0] aucune pièce
    [one] { $count } pièce
   *[other] { $count } pièces
}
    .plural = pièces
count-builders = { $count ->
    [0] aucun bâtisseur
    [one] { $count } bâtisseur
   *[other] { $count } bâtisseurs
}
    .plural = bâtisseurs
count-sophists = { $count ->
    [0] aucun sophiste
    [one] { $count } sophiste
   *[other] { $count } sophistes
}
count-followers = { $count ->
    [0] aucun disciple
    [one] { $count } disciple
   *[other] { $count } disciples
}
count-other-followers = { $count ->
    [one] { $count } autre disciple
   *[other] { $count } autres disciples
}
count-schools = { $count ->
    [0] aucune école
    [one] { $count } école
   *[other] { $count } écoles
}
    .plural = écoles
count-sophistry = { $count ->
    [one] { $count } sophisme
   *[other] { $count } sophismes
}
count-syllogism = { $count ->
    [one] { $count } syllogisme
   *[other] { $count } syllogismes
}
count-labyrinth = { $count ->
    [0] aucun jeton Labyrinthe
    [one] { $count } jeton Labyrinthe
   *[other] { $count } jetons Labyrinthe
}
count-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
count-western = { $count ->
    [one] { $count } jeton Cité de l’Ouest
   *[other] { $count } jetons Cité de l’Ouest
}
    .plural = jetons Cité de l’Ouest
count-eastern = { $count ->
    [one] { $count } jeton Cité de l’Est
   *[other] { $count } jetons Cité de l’Est
}
    .plural = jetons Cité de l’Est
count-port = { $count ->
    [one] { $count } jeton Port
   *[other] { $count } jetons Port
}
    .plural = jetons Port
count-temple = { $count ->
    [one] { $count } jeton Temple
   *[other] { $count } jetons Temple
}
    .plural = jetons Temple
count-oracle = { $count ->
    [one] { $count } jeton Oracle
   *[other] { $count } jetons Oracle
}
    .plural = jetons Oracle
count-every-colour = { $count ->
    [one] { $count } jeton de chaque couleur
   *[other] { $count } jetons de chaque couleur
}
    .plural = jetons de chaque couleur
count-followings = { $count ->
    [one] { $count } disciple sur le plateau
   *[other] { $count } disciples sur le plateau
}
    .plural = disciples sur le plateau
count-wisdom = { $count ->
    [one] { $count } carte Sagesse
   *[other] { $count } cartes Sagesse
}
    .plural = cartes Sagesse
count-oracle-cards = { $count ->
    [one] { $count } carte Oracle
   *[other] { $count } cartes Oracle
}
    .plural = cartes Oracle
count-debates = { $count ->
    [one] { $count } débat gagné
   *[other] { $count } débats gagnés
}
    .plural = débats gagnés

study-token = un jeton d’étude
# Both take -s in the plural (deck-empty), and lists of beaten cards begin with sophistry ("tout sophisme, ...").
sophistry = sophisme
syllogism = syllogisme
# The sort of the Word of Zeus, among Sophistry and Syllogism.
oracle-argument = oracle

# The automaton of the solo game. Without its article, so that messages can select [Moires] for article and plural.
moirai = Moires
moirai-alone = Les Moires
# In place of a player's name.
nobody = personne
player-name = { $name ->
    [Moires] Les Moires
   *[other] { $name }
}
# In labels and menus: the mark of a seat and a name.
name-with-symbol = { $symbol } { $name }
player = Place { $number }

# The ways to earn a Labyrinth Token.
way-followings = Disciples
way-schools = Écoles
way-travel = Voyage
way-debate = Débats
way-learn = Étude
way-oracle = Les oracles
way-olympic = Requête olympienne

# "Cette carte", as a pronoun could mean a player. $cards begins with "sophisme".
relations = { $sort ->
    [zeus] Cette carte bat toutes les autres.
    [sophistry] Cette carte fait égalité avec tout sophisme et perd contre tout syllogisme.
   *[syllogism] Cette carte bat tout { $cards }.
}
# At most 100 characters with the lesson, which is an infinitive: "Répondre à un reproche par ...".
about-sophistry = Perd contre un syllogisme. { $lesson }
about-syllogism = Bat tout { $cards }. { $lesson }
about-answer = { $result ->
    [win] Gagne ({ $sort }). { $lesson }
    [tie] Égalité ({ $sort }). { $lesson }
   *[loss] Perd ({ $sort }). { $lesson }
}
explained = { $card } ({ $sort }) : { $lesson }
times = { $count } × { $card }
