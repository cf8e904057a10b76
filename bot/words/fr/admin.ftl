# /admin: for people who manage a server or host the bot.

admin-only-in-servers = Tu ne peux faire cela que sur un serveur.
admin-not-manager = Pour cela, il te faut la permission Gérer le serveur.
admin-damaged = Le fichier de la base de données est endommagé. Arrête le bot et restaure une sauvegarde faite avec `{ COMMAND("admin", "backup") }` : `python -m storage restore FILE`.
admin-not-host = C’est réservé aux propriétaires du bot. Le paramètre `OWNERS` les énumère ; par défaut, ce sont les propriétaires de son application ou toute leur équipe.
admin-other-channels = Tu ne peux ouvrir une table que dans ces salons : { $channels }.
admin-other-roles = Pour ouvrir une table ici, il te faut un de ces rôles : { $roles }.

## The rules of a server

setup-title = ### Les paramètres de ce serveur
setup-text =
    { "" }**Salons pour les tables :** { $channels }
    { "" }**Rôles qui peuvent ouvrir des tables :** { $openers }
    { "" }**Rôles qui peuvent organiser des votes (en plus de la permission Gérer les messages) :** { $voters }
    { "" }**Nombre maximal de tables ouvertes :** { $each } par hôte, { $all } sur ce serveur
    { $naming ->
        [on] **Ostracismes :** on peut y citer tous les membres, sauf ceux qui ont retiré leur nom. Personne n’est mentionné, et seule la modération voit le résultat.
       *[off] **Ostracismes :** on ne peut y citer que les noms d’une liste établie par la modération.
    }
setup-naming-on = Permettre de citer tous les membres lors des ostracismes
setup-naming-off = Limiter les ostracismes à une liste de noms
# $language: "Deutsch", or the next message
setup-language = **Langue des plateaux, des fils et des votes :** { $language }
setup-language-discord = la langue du serveur sur Discord
setup-language-menu = Langue des plateaux, des fils et des votes
setup-language-done = Enregistré. Les plateaux, les fils et les votes changeront de langue à leur prochaine actualisation.
setup-everywhere = tous les salons
setup-everybody = @everyone
setup-nobody-else = aucun
setup-menu-channels = Salons pour les tables (vide : tous)
setup-menu-openers = Rôles qui peuvent ouvrir des tables (vide : tout le monde)
setup-menu-voters = Rôles qui peuvent organiser des votes (en plus de Gérer les messages)
setup-limits = Limites…
setup-limits-title = Limites des tables ouvertes
setup-each = Par hôte
setup-all = Sur ce serveur
setup-up-to = De 1 à { $most } ; par défaut : { $usual }
setup-done = Enregistré. Les nouveaux paramètres valent pour les tables et les votes ouverts à partir de maintenant.
setup-voters-done = Enregistré. Cela vaut tout de suite, y compris pour les votes déjà ouverts.
setup-bad-number = Écris un nombre entier de 1 à { $most }. Rien n’a changé.

## /admin status

status-title = ### État
status-here = { $count ->
    [one] Tables ouvertes sur ce serveur : { $count } (limite : { $most })
   *[other] Tables ouvertes sur ce serveur : { $count } (limite : { $most })
}
status-latency = Latence vers Discord : { $milliseconds } ms
status-whole = **Sur tous les serveurs**
status-servers = { $count ->
    [one] Serveurs : { $count }
   *[other] Serveurs : { $count }
}
status-matches = Parties : { $playing } en cours, { $lobby } pas encore au complet, { $all } au total
status-records = Actions enregistrées dans les parties terminées : { $records } · Votes ouverts : { $votes }
status-unerased-votes = { $count ->
    [one] **Pas encore effacé :** il reste des traces d’un vote clos dans les fichiers de la base de données, car un autre programme est en train de les lire. Je réessaie chaque minute.
   *[other] **Pas encore effacé :** il reste des traces de { $count } votes clos dans les fichiers de la base de données, car un autre programme est en train de les lire. Je réessaie chaque minute.
}
status-unerased-people = **Pas encore effacé :** il reste des traces de personnes qui ont supprimé leurs données dans les fichiers de la base de données, car un autre programme est en train de les lire. Je réessaie chaque minute.
status-queue = En attente : interactions : { $presses }, écritures : { $writes }, plateaux : { $boards }, images : { $pictures } · Interactions abandonnées par surcharge : { $shed }
status-database = Taille de la base de données : moins de { $size }

## /admin doctor

doctor-title = ### Diagnostic
doctor-all-well = Tout va bien.
doctor-some = { $count ->
    [one] Un point demande ton attention.
   *[other] { $count } points demandent ton attention.
}
doctor-line-well = - ✓ { $words }
doctor-line-wrong = - **✗** { $words }
doctor-permissions = { $count ->
    [one] J’ai toutes les permissions nécessaires dans le seul salon prévu pour les tables.
   *[other] J’ai toutes les permissions nécessaires dans les { $count } salons prévus pour les tables.
}
doctor-channel-gone = Un salon choisi dans `{ COMMAND("admin", "setup") }` n’existe plus ({ $channel }). Choisis-en un autre.
doctor-clock-unknown = Je ne peux pas vérifier l’horloge de cette machine, car les réponses de Discord n’indiquent pas l’heure.
doctor-no-database = La base de données ne répond pas.
# $why: for engineers
doctor-package = Je n’ai pas pu charger le paquet { $name } : son jeu n’est donc pas disponible ({ $why }). Répare ou retire le paquet, puis redémarre le bot.
doctor-clock-well = L’horloge de la machine est à l’heure (écart : { $seconds } s).
doctor-clock-wrong = L’horloge de la machine { $side ->
    [behind] retarde
   *[ahead] avance
} de { $seconds } s sur celle de Discord : les heures que j’affiche sont donc fausses. Tout le reste fonctionne. Pour régler l’horloge, utilise NTP.
doctor-schema-well = Le schéma de la base de données est à jour ({ $revision }).
doctor-schema-wrong = Le schéma de la base de données est { $revision }, mais cette version a besoin de { $wanted }. Arrête le bot et lance `python -m storage migrate`.
doctor-log-well = Le journal d’écriture anticipée (WAL) fait moins de { $size }.
doctor-log-wrong = Le journal d’écriture anticipée (WAL) atteint presque { $size }, car un autre programme garde la base de données ouverte. Ferme ce programme, ou redémarre le bot.
doctor-disk-well = Il reste au moins { $size } d’espace disque.
doctor-disk-wrong = Il reste moins de { $size } d’espace disque. Libère de la place : quand le disque est plein, je ne peux plus rien enregistrer.
doctor-commands-well = Les commandes inscrites chez Discord correspondent à cette version.
doctor-commands-wrong = Les commandes inscrites chez Discord ne correspondent pas à cette version. Redémarre le bot, ou lance `python -m bot sync`.
doctor-pictures-well = Le processus qui dessine les images répond.
doctor-pictures-wrong = Le processus qui dessine les images ne répond pas : les plateaux s’affichent donc sous forme de texte. Vérifie que la machine a assez de mémoire.
doctor-vote-gone = Le salon d’un vote a été supprimé ({ $channel }). Pour déplacer le vote, utilise `{ COMMAND("ostrakon", "status") } { option-post_here }:True` dans un autre salon.
doctor-vote-forbidden = Le message d’un vote n’est plus à jour ({ $channel }), car je ne peux pas envoyer de messages dans ce salon. Rends-moi mes permissions.
doctor-vote-locked = Le message d’un vote n’est plus à jour ({ $channel }), car le fil est verrouillé. Déverrouille le fil.
doctor-vote-rejected = Discord refuse le message d’un vote ({ $channel }). Je réessaierai plus tard ; la raison se trouve dans le journal du bot.
doctor-vote-removed = Le bot a été retiré de ce serveur pendant un certain temps, et un vote n’y a pas encore réapparu ({ $channel }).
doctor-vote-away = Ce serveur était indisponible sur Discord, et un vote n’y a pas encore réapparu ({ $channel }).
doctor-vote-later = Je n’arrive pas à actualiser un vote depuis un moment ({ $channel }). Je réessaierai plus tard.
doctor-lacking-tables = Je ne peux pas afficher de tables dans { $channel }. Il m’y faut ces permissions : { $permissions }.
doctor-lacking-threads = Je ne peux pas ouvrir de fils pour les tables dans { $channel }. Il m’y faut ces permissions : { $permissions }.
doctor-lacking-private = Je ne peux pas ouvrir de fils privés pour les camps et les tables privées dans { $channel }. Il m’y faut ces permissions : { $permissions }.
doctor-board-gone = Table { $match } ({ $channel }) : son salon ou son fil a été supprimé. Pour l’afficher ailleurs, lance `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` dans le salon voulu.
doctor-board-forbidden = Table { $match } ({ $channel }) : je ne peux pas y envoyer de messages. Rends-moi mes permissions, ou déplace la table avec `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-locked = Table { $match } ({ $channel }) : son fil est verrouillé. Déverrouille-le, ou déplace la table avec `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-rejected = Table { $match } ({ $channel }) : Discord refuse son message. Je réessaierai plus tard ; la raison se trouve dans le journal du bot.
doctor-board-later = Table { $match } ({ $channel }) : je ne peux pas actualiser son plateau en ce moment. Je le ferai dès que possible.
doctor-board-removed = Table { $match } ({ $channel }) : le bot a été retiré de ce serveur pendant un certain temps, et le plateau n’y a pas encore réapparu. Pour l’afficher maintenant, utilise `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-away = Table { $match } ({ $channel }) : ce serveur était indisponible sur Discord, et le plateau n’y a pas encore réapparu. Pour l’afficher maintenant, utilise `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.

## /admin backup

backup-done = { $count ->
    [one] Sauvegarde faite : `{ $file }` ({ $size }), dans le dossier `backups` à côté de la base de données. C’est la seule qui s’y trouve. Pour la restaurer, lance `python -m storage restore`. La sauvegarde ne contient pas la clé : gardes-en une copie ailleurs.
   *[other] Sauvegarde faite : `{ $file }` ({ $size }), dans le dossier `backups` à côté de la base de données. Le dossier contient maintenant les { $count } dernières sauvegardes. Pour en restaurer une, lance `python -m storage restore`. Les sauvegardes ne contiennent pas la clé : gardes-en une copie ailleurs.
}
backup-server = C’est une base de données PostgreSQL. Sauvegarde-la avec `pg_dump`, même pendant que le bot tourne, et laisse de côté les pierres des votes ouverts (`--exclude-table-data='vote_(secrets|roll|stones)'`). Les sauvegardes ne contiennent pas la clé : garde une copie de SECRET_KEY ailleurs.
backup-open-votes = { $count ->
    [one] Un vote est ouvert. La sauvegarde ne contient pas ses bulletins : si tu la restaures, ce vote sera annulé.
   *[other] { $count } votes sont ouverts. La sauvegarde ne contient pas leurs bulletins : si tu la restaures, ces votes seront annulés.
}
backup-damaged = Aucune sauvegarde n’a été faite : la base de données est endommagée. Arrête le bot et restaure une sauvegarde plus ancienne avec `python -m storage restore FILE`.
# $why: for engineers
backup-failed = Aucune sauvegarde n’a été faite ({ $why }). Vérifie que le disque n’est pas plein et que le bot peut y écrire.

## Discord's names of permissions

permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-attach-files = Joindre des fichiers
permission-read-message-history = Voir les anciens messages
permission-connect = Se connecter
permission-create-public-threads = Créer des fils publics
permission-create-private-threads = Créer des fils privés
