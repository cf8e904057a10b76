# What `python -m bot` prints in the terminal, for people who host the bot. Names of settings and arguments stay as they are.

terminal-usage = utilisation : python -m bot [sync | check --guild ID --channel ID | words check LANGUAGE | words pseudo LANGUAGE FOLDER]
terminal-no-token-sync = DISCORD_TOKEN manque. Sans lui, les commandes ne peuvent pas être inscrites.
terminal-no-token-check = DISCORD_TOKEN manque. Sans lui, rien ne peut être vérifié.
terminal-synced = Les commandes ont été inscrites.
terminal-sync-unchanged = Les commandes n’ont pas changé.
# $reason: an error's name and status
terminal-sync-failed = Les commandes n’ont pas pu être inscrites, car Discord ne fonctionne pas en ce moment ({ $reason }). Réessaie plus tard.
terminal-check-failed = La vérification n’a pas pu commencer, car Discord ne fonctionne pas en ce moment ({ $reason }). Réessaie plus tard.
terminal-no-database = La base de données de DATABASE_URL est injoignable.

## Settings

wrong-discord-token = DISCORD_TOKEN est incorrect : ce doit être un seul mot, tel que l’affiche le portail des développeurs de Discord.
wrong-discord-api = DISCORD_API est incorrect : ce doit être une adresse telle que http://127.0.0.1:8080.
wrong-database-url = DATABASE_URL est incorrect : il doit commencer par sqlite:/// ou postgresql://.
wrong-secret-key = SECRET_KEY est incorrect : il faut 32 octets, écrits en 64 chiffres hexadécimaux ou en base64.
# $levels: a list
wrong-log-level = LOG_LEVEL est incorrect ; valeurs possibles : { $levels }.
wrong-log-format = LOG_FORMAT est incorrect : ce doit être line ou json.
wrong-port = PORT est incorrect : ce doit être un nombre entier de 1 à 65535.
wrong-metrics-port = METRICS_PORT est incorrect : ce doit être un nombre entier de 1 à 65535.
wrong-metrics-token = METRICS_TOKEN est incorrect : il doit avoir au moins { $least } lettres, chiffres ou signes de ponctuation, sans espaces.
wrong-sandbox-port = SANDBOX_PORT est incorrect : ce doit être un nombre entier de 1 à 65535.
wrong-sandbox-file = SANDBOX_FILE est incorrect : ce doit être le nom d’un nouveau fichier, ou d’un fichier créé par le bac à sable.
wrong-owners = OWNERS est incorrect : ce doit être une liste d’identifiants de comptes Discord, séparés par des virgules.
wrong-shard = SHARD est incorrect : ce doit être deux nombres, par exemple 0/2 pour le premier de deux shards et 1/2 pour le second.
wrong-computer-pace = COMPUTER_PACE est incorrect : ce doit être un nombre de secondes de 0 à 60.
wrong-warm-up = WARM_UP est incorrect : ce doit être on ou off.
# These two are about more than one setting.
wrong-shards-database = SHARD est incorrect : plusieurs shards doivent partager une base de données PostgreSQL. Indique-la dans DATABASE_URL.
wrong-same-port = METRICS_PORT est incorrect : il doit être différent de PORT, qui est ouvert à tout le monde.

# $setting: PORT or METRICS_PORT; $error: what the operating system says
port-in-use = { $setting } est inutilisable : le port { $port } est déjà pris.
port-unusable = { $setting } est inutilisable : le bot ne peut pas écouter sur le port { $port } ({ $error }).

## Discord refuses the bot. The numbers are Discord's codes.

discord-refuses-4004 = DISCORD_TOKEN est incorrect : Discord ne le reconnaît pas.
discord-refuses-4010 = SHARD est incorrect : Discord n’accepte pas ce shard.
discord-refuses-4011 = SHARD manque : le bot est sur tant de serveurs que Discord exige plusieurs shards.
discord-refuses-4012 = Cette version de Stoa est trop ancienne pour la passerelle de Discord. Mets Stoa à jour.
discord-refuses-4013 = Cette version de Stoa utilise un intent que Discord ne reconnaît pas. Mets Stoa à jour.
discord-refuses-4014 = Stoa a besoin d’un intent qui n’est pas activé pour cette application. Active-le dans le portail des développeurs de Discord.

## The sandbox

sandbox-open = Stoa tourne sans Discord. Ouvre { $address } pour jouer.
sandbox-failed = Le bac à sable n’a pas pu démarrer. Lis son message ci-dessus.
sandbox-failed-file = Le bac à sable n’a pas pu démarrer, car son fichier n’est pas accessible en écriture ou un autre bac à sable l’utilise. Indique un autre fichier dans SANDBOX_FILE. Un deuxième bot sur cette machine a aussi besoin de son propre DATABASE_URL.
sandbox-failed-port = Le bac à sable n’a pas pu démarrer, car son port est déjà pris. Indique un autre port dans SANDBOX_PORT.

## `python -m bot words`. $place: a file or a package; $key: the name of a message

words-missing = { $place } : { $key } n’est pas traduit
words-unused = { $place } : { $key } n’existe pas en anglais
# $about: the arguments that only one of the two has, such as "$name"
words-arguments = { $place } : { $key } n’a pas les mêmes arguments qu’en anglais : { $about }
# $about: what Fluent says
words-broken = { $place } : { $key } contient une erreur : { $about }
# $about: "92 > 80"
words-long = { $place } : { $key } est trop long : { $about }
words-checked = { $count ->
    [0] Tout va bien dans « { $language } ».
    [one] Un point demande ton attention dans « { $language } ».
   *[other] { $count } points demandent ton attention dans « { $language } ».
}
words-written = { $count ->
    [one] Un fichier a été écrit pour « { $language } ».
   *[other] { $count } fichiers ont été écrits pour « { $language } ».
}

## `python -m bot check`

check-description = Envoyer dans un salon tous les types de messages du bot, puis les supprimer et signaler ce que Discord refuse.
check-argument-guild = l’identifiant d’un serveur où se trouve le bot
check-argument-channel = l’identifiant d’un salon de ce serveur que personne d’autre n’utilise
check-argument-keep = laisser les messages dans le salon
# $groups: a list
check-argument-only = n’exécuter que les étapes de ce groupe ; peut être répété : { $groups }
# Python puts the name of the argument and a colon before it.
check-not-an-id = il faut un identifiant (un nombre de 20 chiffres au plus)

check-no-server = --guild est incorrect : le bot n’est pas sur un serveur dont l’identifiant est { $guild }.
check-no-channel = --channel est incorrect : le bot ne voit aucun salon dont l’identifiant est { $channel } sur ce serveur.
check-no-messages = --channel est incorrect : on ne peut pas envoyer de messages dans un salon de type « { $type } ».
check-interrupted = Interrompu.
check-no-answers = Discord ne répond pas, ou a révoqué le jeton.

# A line of the report. $name: the name of the step; $done, $problems: lists
check-accepted = accepté  { $name } : { $done }
check-refused = REFUSÉ   { $name } : { $problems }
check-skipped = ignoré   { $name } : { $why }
check-sum = Acceptés : { $accepted }, refusés : { $refused }, ignorés : { $skipped }.

# What a step does, as items of a list
check-do-post = envoyer
check-do-edit = modifier
check-do-delete = supprimer
check-do-open = ouvrir
check-do-archive = archiver
check-do-unarchive = désarchiver
check-do-archive-again = archiver de nouveau
check-do-edit-in-thread = y modifier
check-do-delete-in-thread = y supprimer
check-do-delete-message = supprimer son message
check-do-edit-deleted = refuser la modification d’un message supprimé
check-do-edit-archived = refuser une modification pendant l’archivage
check-do-register = inscrire une copie
check-do-build = construire
check-do-within-limits = dans les limites connues (Discord ne vérifie un formulaire qu’à l’ouverture)

# $doing: one of those above
check-problem = { $doing } : { $why }
check-wrong-code = { $doing }, code attendu { $code } : { $why }
check-not-refused = { $doing } : accepté, alors qu’un refus était attendu (code { $code })
# $error: an error's name
check-draw-failed = dessiner : cette machine ne peut pas dessiner d’images ({ $error })
check-left-behind = { $name } n’a pas été supprimé : { $why }
# $told: what Discord said
check-http = HTTP { $status }, code { $code }, { $told }
check-http-silent = HTTP { $status }, code { $code }, sans message
check-over-limit = pas envoyé, car cela dépasse une des limites connues de Discord : { $problem }
check-no-answer = pas de réponse ({ $error })

check-skip-public = le bot n’ouvre des fils publics que dans les salons textuels et les salons d’annonces
check-skip-private = seuls les salons textuels ont des fils privés
check-skip-private-forbidden = le bot n’a pas la permission Créer des fils privés ici
check-skip-deletion = le bot n’a pas la permission Gérer les fils ici ; le fil a été archivé à la place
