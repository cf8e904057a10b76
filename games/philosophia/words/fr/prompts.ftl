# What a player has to decide.

wait = Attends { $name }.
wait-others = Attends les autres.
wait-react = { to-come-react }.
wait-bid = { to-come-bid }.
wait-verdict = { to-come-verdict }.
wait-shop = { to-come-shop }.
# $wait: one of the messages above.
prompt-sealed = Ton choix est enregistré, mais tu peux encore le changer. { $wait }
prompt-cards = Écris tes propres cartes Sagesse pour les philosophes de ton choix, ou commence la partie avec les cartes existantes.
prompt-choose = Choisis ton philosophe.
prompt-choose-moirai = Choisis un philosophe pour les Moires.
prompt-move = Déplace-toi vers n’importe quel lieu inoccupé ; sur l’Acropole, seulement là où tu peux agir. S’il s’y trouve un jeton, on le retourne. Ensuite, tu fais une action.
prompt-doves = Les colombes te permettent de te déplacer encore, mais pas vers l’Acropole.
prompt-token = Bonus du jeton : { $bonus }. Prends le bonus et laisse le jeton, ou garde le jeton sans le bonus.
prompt-act = Te voici { $place }. Fais une action.
prompt-leaves = Les feuilles bruissent. Fais encore une action de base ici (sauf Prendre un jeton Labyrinthe).
prompt-rest = Joue des cartes Oracle ou finis ton tour.
# None of the player's oracle cards can be played.
prompt-rest-none = Tu ne peux jouer aucune de tes cartes Oracle pour l’instant : finis ton tour. Il ne se termine pas de lui-même, car les autres en apprendraient trop sur tes cartes.
prompt-oracle = Regarde les cartes de cet oracle et gardes-en une.
prompt-react = { $name } joue { $card } : « { $effect } » Laisse agir la carte, ou annule-la si tu as Reniement des promesses. La question est posée à toutes les personnes qui pourraient avoir cette carte.
prompt-react-against = { $name } joue { $card } contre { $victim } : « { $effect } » Laisse agir la carte, ou annule-la si tu as Reniement des promesses. La question est posée à toutes les personnes qui pourraient avoir cette carte.
# The player can do nothing else, but is asked like everyone who might hold the card.
prompt-react-none = { $name } joue { $card } : « { $effect } » Tu n’as pas Reniement des promesses et ne peux donc que laisser agir la carte. On te pose quand même la question, pour que rien ne révèle qui a cette carte.
prompt-react-against-none = { $name } joue { $card } contre { $victim } : « { $effect } » Tu n’as pas Reniement des promesses et ne peux donc que laisser agir la carte. On te pose quand même la question, pour que rien ne révèle qui a cette carte.
prompt-bid = Combien mises-tu pour { $disk } (« { $effect } ») ? Toutes les mises sont révélées en même temps, et seule la plus haute est payée.
prompt-unlock = Choisis une carte Sagesse à débloquer.
# $start: the first year of the timeline; $year: that of the hourglass now.
prompt-chronos = Tu as remporté Chronos. Ramène le sablier de { $year } à { $start }, ce qui donne du temps à tout le monde, ou laisse-le où il est.
prompt-motion = Sur quoi débattre ? { $sides }
prompt-motion-proposed = Sur quoi débattre ? { $sides } Motion proposée jusqu’ici : « { $motion } ».
prompt-prove = Choisis qui te jugera et résume chacune de tes trois cartes Sagesse.
prompt-judge = Tu as sous les yeux les cartes Sagesse de { $name }. Les résumés montrent-ils qu’elles ont été comprises ?
prompt-fates-follower = Choisis un lieu libre pour un disciple des Moires.
prompt-fates-school = Choisis un lieu libre pour une école des Moires.
prompt-shop = Dresse la liste des cartes que tu veux acheter, la plus désirée en premier, et remets-la.

# Debates.
prompt-last-one = Tout le monde a passé, sauf toi. Ajoute à ta pile autant de tes cartes que tu veux, puis passe.
prompt-must-lead = { $name ->
    [Moires] Attaque les Moires avec une carte. C’est à toi de jouer la première carte du débat : tu ne peux pas encore passer.
   *[other] Attaque { $name } avec une carte. C’est à toi de jouer la première carte du débat : tu ne peux pas encore passer.
}
prompt-lead = { $name ->
    [Moires] Attaque les Moires avec une carte, ou passe. Si tu passes, tu quittes le débat.
   *[other] Attaque { $name } avec une carte, ou passe. Si tu passes, tu quittes le débat.
}
prompt-answer = { $name ->
    [Moires] Les Moires t’attaquent avec { $card } ({ $sort }). { $relations } { $lesson } Réponds, ou passe. Si tu passes, tu quittes le débat.
   *[other] { $name } t’attaque avec { $card } ({ $sort }). { $relations } { $lesson } Réponds, ou passe. Si tu passes, tu quittes le débat.
}
# $text: one of the four messages above; $seconds: the time for an argument.
prompt-for = { $text } Tu défends la motion « { $motion } ».
prompt-against = { $text } Tu combats la motion « { $motion } ».
prompt-for-timed = { $text } Tu défends la motion « { $motion } » et tu as { $seconds } secondes.
prompt-against-timed = { $text } Tu combats la motion « { $motion } » et tu as { $seconds } secondes.

# A player's argument in words. $side: for or against.
judge-argument = { $side ->
    [for] { $name } joue { $card }. { $lesson } { $name } dit : « { $text } » L’argument a-t-il cette forme, et défend-il la motion ?
   *[against] { $name } joue { $card }. { $lesson } { $name } dit : « { $text } » L’argument a-t-il cette forme, et combat-il la motion ?
}
judge-argument-silent = { $name } joue { $card } sans un mot. { $lesson } Acceptes-tu cela comme argument ?
judge-argument-motion = { $side ->
    [for] { $name } joue { $card }. { $lesson } { $name } dit : « { $text } » L’argument a-t-il cette forme, et défend-il la motion « { $motion } » ?
   *[against] { $name } joue { $card }. { $lesson } { $name } dit : « { $text } » L’argument a-t-il cette forme, et combat-il la motion « { $motion } » ?
}

## Asked once more

caution-pass-debate = Tu as encore des cartes. Si tu passes, tu ne pourras plus les jouer dans ce débat.
caution-finish-shopping = { $count ->
    [one] Ta liste est vide, et tu as encore { $count } pièce à dépenser. Tu ne pourras pas acheter de cartes plus tard.
   *[other] Ta liste est vide, et tu as encore { $count } pièces à dépenser. Tu ne pourras pas acheter de cartes plus tard.
}
caution-finish-writing = Tu n’as écrit aucune carte Sagesse. Une fois la partie commencée, tu ne pourras plus en écrire.
