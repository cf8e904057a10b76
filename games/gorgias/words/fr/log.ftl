# The log: a sentence or two for each event, in the present tense.

log-round-began = La manche { $round } commence : { $name } lance en premier.
log-rolled = Lancer { $roll } : { $name } obtient { $rolled }.
log-rerolled = Lancer { $roll } : { $name } garde { $kept } et obtient { $rolled }.
# This follows one of the two above. $count: how many topics are missing.
log-missing = { $count ->
    [one] Il manque { $topics }.
   *[other] Il manque { $topics }.
}
log-die-removed = { $name } retire { $die } et garde { $dice }.
log-stated = { $name } termine son intervention : { $dice }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
log-stated-incomplete = { $count ->
    [one] { $name } termine son intervention, qui ne couvre pas { $topics } : { $dice }.
   *[other] { $name } termine son intervention, qui ne couvre { $topics } : { $dice }.
}
log-arranged = Tu valides ta disposition.
log-reconsidered = Tu reviens sur ta disposition.
log-arranged-by-chance = Les groupes que tu n’avais pas placés sont disposés au hasard.
log-revealed = Les deux dispositions de la manche { $round } sont révélées.
# A card of the debate in one line; one of the next three sentences follows. $pyramids: a list of pyramid-first and
# pyramid-next. $mine and $theirs: what stood there, such as
# "moyenne en avant, petite en retrait".
log-card = Carte { $card } : { $first } ({ $mine }) face à { $second } ({ $theirs }).
log-card-took = { $name } prend { $pyramids }.
log-card-nothing = { $name } ne reçoit rien : la réserve commune n’a plus de pyramides de la bonne taille.
log-card-tied = Personne ne gagne rien.
# The player chose $pyramid in place of $wanted.
log-captured = { $name } prend une { $pyramid }, car il n’y a plus de { $wanted }.
# $scores: each player's points, as in "player-points".
log-ended = La partie est terminée. { $scores }.
log-ended-stock = La réserve commune est vide : la partie est terminée. { $scores }.
log-ended-no-capture = Après ces interventions, personne ne peut plus rien gagner : la partie est terminée. { $scores }.
player-points = { $name } : { $points }
