# Words in pictures.

picture-title = Philosophia

# Beside the title of the map.
picture-round = Manche { $round }
picture-when = Manche { $round }, { $year }

# The end of the game, each a line of its picture. Names here can be "Les Moires", so no verb follows them.
end-tokens = { count-labyrinth }
end-greatest = { $philosopher } : le plus grand esprit de Grèce
end-moirai = Le destin l’emporte sur tous les arguments
end-alone = Personne d’autre n’avait trois jetons Labyrinthe face à Rome.
end-nobody = Rome soumet la Grèce, et personne n’a trois jetons Labyrinthe.
# $count and $other: the cards that the winner and the best of the others took in the final debate.
end-debate = { $name } : débat final gagné, { $count } cartes à { $other }.
end-lowest-number = Débat final à égalité, { $count } cartes : le plus petit numéro l’emporte.

# Between two cards, below an arrow that points to the card that is beaten.
debate-result = { $result ->
    [tie] égalité
   *[other] bat
}
debate-all-passed = les autres ont passé
debate-what = Sur quoi débattre ?
debate-has-passed = a passé
debate-to-answer = va répondre
debate-to-lead = va attaquer
debate-waits = attend
