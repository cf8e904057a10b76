# Opening a table: the lobby, the game's options, clocks and invitations.

lobby-title =
    ### { $game } : table ouverte
    { $players } · { $length }
lobby-players = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
lobby-between = { $least } à { $most } personnes
lobby-host = { $player }, hôte
# $name: an opponent that the game itself plays, such as the Moirai.
lobby-rival = { $name } (si tu commences en solo)
lobby-options = **Options :**
lobby-clock = **Cadence :** { $clock }
lobby-set-clock = Cadence
lobby-option = { $title } : { $value }
lobby-needed = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
lobby-full = Toutes les places sont prises. { $host } peut commencer la partie.
lobby-ready = { $count ->
    [one] { $host } peut commencer la partie ; il reste une place.
   *[other] { $host } peut commencer la partie ; il reste { $count } places.
}
lobby-odd = La partie ne peut pas commencer avec ce nombre de personnes.
lobby-join = Rejoindre
lobby-leave = Quitter
lobby-add = Ajouter un joueur ordinateur
lobby-remove = Retirer un joueur ordinateur
lobby-computer-name = Ordinateur { $number }
lobby-settings = Options
lobby-start = Commencer
lobby-versus = Jouer contre l’ordinateur
table-not-alone = D’autres personnes ont rejoint cette table. Appuie sur **Commencer** pour jouer avec elles.
lobby-closed = Sans public : la partie se jouera dans un fil privé.
lobby-keep-out = Sans public
lobby-let-in = Admettre le public
lobby-cancel = Fermer la table

## Computer players

levels-text =
    ### Ajouter un joueur ordinateur
    De quel niveau ? Il ne voit que ce que verrait une personne à sa place.
levels-easy = Facile
levels-middle = Moyen
levels-hard = Difficile
levels-fill-easy = En ajouter { $count } (facile)
levels-fill-middle = En ajouter { $count } (moyen)
levels-fill-hard = En ajouter { $count } (difficile)

## The game's options

options-title = ### { $game } : options
options-line =
    { "" }**{ $title } :** { $value }
    { $description }
options-short = **{ $title } :** { $value }
options-page = Page { $page } sur { $pages }
options-yes = Oui
options-no = Non
options-type = { $title }…
options-empty = aucune valeur
# The host's last table of the same game was set up differently. $settings: titles and values, separated by dots.
options-last-time = **La dernière fois, tu as joué ainsi :** { $settings }
options-as-last-time = Comme la dernière fois
options-last-computers = { $count ->
    [0] aucun joueur ordinateur
    [one] 1 joueur ordinateur ({ $levels })
   *[other] { $count } joueurs ordinateurs ({ $levels })
}
options-none = Ce jeu n’a pas d’options.
options-not-whole = « { $title } » demande un nombre entier en chiffres, et non « { $typed } ». Rien n’a changé.
options-wrong = { $title } : { $why }. Rien n’a changé.
# $kind: "toml" or "json"
options-upload = -# Pour régler cette option, envoie un fichier `.{ $kind }` avec `{ COMMAND("table", "options") }`. Une liste vide rétablit le réglage d’origine.
options-from-file = { $count ->
    [one] 1 élément d’un fichier
   *[other] { $count } éléments d’un fichier
}
options-no-files = { $game } n’a pas d’options à régler par un fichier. Rien n’a changé.
options-file-large = Ce fichier est trop gros ; la limite est de { $most } ko. Rien n’a changé.
options-file-deep = Ce fichier a trop de niveaux de parenthèses ou de noms à points. Utilise des listes et des tables simples. Rien n’a changé.
options-file-often = Tu as envoyé trop de fichiers ; la limite est de { $most } par minute. Rien n’a changé.
options-file-busy = Je lis trop de fichiers en ce moment. Renvoie le tien dans une minute. Rien n’a changé.
options-file-slow = La lecture de ce fichier a pris trop de temps. Envoie un fichier plus simple, ou réessaie plus tard. Rien n’a changé.
# $kinds: ".json or .toml"
options-file-kind = Ce fichier n’est pas du bon type ; son nom doit se terminer par { $kinds }. Rien n’a changé.
options-file-text = Ce fichier n’est pas du texte brut en UTF-8. Rien n’a changé.
options-file-broken = Je n’arrive pas à lire ce fichier en tant que { $kind }. Rien n’a changé.
options-file-broken-why = Je n’arrive pas à lire ce fichier en tant que { $kind } : { $why }. Rien n’a changé.
# $known: names of options
options-file-empty = Ce fichier ne règle aucune de ces options : { $known }. Rien n’a changé.
options-file-unknown = Ce fichier règle « { $name } », mais un fichier ne peut régler que ces options : { $known }. Rien n’a changé.
# $where: "wisdom 2, teaching"
options-file-wrong = Il y a une erreur dans le fichier ({ $where }) : { $why }. Rien n’a changé.
options-file-away = Je n’ai pas pu télécharger le fichier depuis Discord. Envoie-le de nouveau. Rien n’a changé.

## Clocks

clock-none = sans pendule
clock-live = { $count ->
    [one] en direct, 1 minute par décision
   *[other] en direct, { $count } minutes par décision
}
clock-days = { $bank } h par personne, plus { $bonus } h après chaque décision
clock-choose =
    ### Cadence
    Réglage actuel : { $clock }.
    Quand une personne dépasse le temps, le jeu décide à sa place. Dans une partie en différé, les décisions que plusieurs personnes prennent en même temps ne coûtent ni ne rapportent d’heures, sauf si tu dépasses le temps. Les pendules s’arrêtent pendant les heures calmes de chaque personne (`{ COMMAND("settings", "hours") }`) et quand la partie est en pause. Pour d’autres durées, utilise les options de `{ COMMAND("table", "clock") }`. Une fois la partie commencée, tout le monde doit accepter le changement.
clock-menu = Cadence
clock-unclear = Choisis l’un ou l’autre : `{ option-minutes }` pour une partie en direct, `{ option-bank }` et `{ option-bonus }` (en heures) pour une partie en différé, ou `{ option-off }:True` pour jouer sans pendule. Rien n’a changé.
clock-bad-bank = Une partie en différé demande une `{ option-bank }` (en heures), et le `{ option-bonus }` ne peut pas la dépasser. Rien n’a changé.

## What happens to a table

table-begun-private =
    ### { $game } : la partie commence
    Il n’y a pas de public : la partie se joue dans un fil privé.
table-no-private = Une partie sans public demande un fil privé, et je ne peux pas en ouvrir ici. Il me faut ces permissions : { $permissions }. Demande-les à quelqu’un qui gère le serveur.
table-no-private-here = Une partie sans public demande un fil privé, et seuls les salons textuels peuvent en avoir. Ouvre la table dans un salon textuel.
table-again = { $users } : { $host } veut rejouer ({ $game }). Appuyez sur Rejoindre ; tout le monde se décale d’une place.
table-again-seated = Tu as une place à la nouvelle table ({ $game }, table { $match }). L’hôte peut commencer la partie.
table-again-not-played = Tu n’as pas joué cette partie et ne peux donc pas inviter ses participants à en rejouer une. Avec `{ COMMAND("play") }`, tu peux ouvrir ta propre table.
table-only-in-servers = Tu ne peux ouvrir une table que dans un salon de serveur.
table-permissions = Je ne peux pas accueillir de table dans ce salon. Il me faut ces permissions : { $permissions }. Demande-les à quelqu’un qui gère le serveur, ou choisis un autre salon.
table-left = { $count ->
    [one] { $names } a quitté le serveur et perdu sa place. Appuie encore sur Commencer pour jouer sans cette personne.
   *[other] { $names } ont quitté le serveur et perdu leur place. Appuie encore sur Commencer pour jouer sans ces personnes.
}
table-full-now = Toutes les places sont prises maintenant.
table-done = C’est fait. `{ COMMAND("board") }` affiche la table ({ $game }, table { $match }).
# $place: a link to a thread
table-begun =
    ### { $game } : la partie commence
    Elle se joue dans { $place }.
table-no-bots = Tu ne peux pas inviter de bots. Pour ajouter un joueur ordinateur, appuie sur « { lobby-add } » avant le début de la partie.
table-sits-already = Cette personne a déjà une place à cette table.
table-invited-already = Ces personnes viennent d’être invitées à cette table.
# $most: how many people may be invited
table-invite-often = Tu as invité beaucoup de monde ; la limite est de { $most } personnes en dix minutes. Réessaie plus tard.
table-invited = { $users } : { $host } t’invite à jouer ({ $game }, [table { $match }]({ $url })). Appuie là-bas sur Rejoindre, ou utilise `{ COMMAND("table", "join") } { option-table }:{ $match }`.
# What becomes of a message where a table was before; several may stand one below the other.
table-moved = -# { $game } · table { $match } : [aller au plateau]({ $url })

## Challenges

challenge-menu = Quel jeu ?
challenge-ask =
    ### Un défi
    À quel jeu veux-tu affronter { $name } ? J’ouvrirai une table dans ce salon, avec une invitation.
challenge-name = Défier
challenge-record = Voir le bilan
challenge-self = Tu ne peux pas te défier toi-même. `{ COMMAND("play") }` ouvre une table, et tu peux y ajouter des ordinateurs.
challenge-gone = Cette personne n’est plus sur ce serveur.
