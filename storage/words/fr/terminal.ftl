# What `python -m storage` prints in the terminal, for people who host the bot. Names of settings and commands stay as they are.

description = Entretenir la base de données de Stoa.
command-migrate = mettre la base de données au schéma le plus récent
command-restore = remplacer une base de données SQLite par une sauvegarde
command-check = vérifier toutes les parties et tous les votes de la base de données ; le bot peut tourner
command-backup = sauvegarder une base de données SQLite, comme { COMMAND("admin", "backup") } ; le bot peut tourner
argument-file = la sauvegarde, qui n’est pas modifiée
argument-url = la base de données (par défaut : celle du bot, d’après DATABASE_URL dans l’environnement ou .env)

# $file, $copy, $database: paths
copied = Sauvegarde de { $database } faite : { $copy }.
copied-open-votes = { $count ->
    [one] Elle contient { $count } vote ouvert sans ses pierres. Si tu restaures cette sauvegarde, ce vote sera annulé.
   *[other] Elle contient { $count } votes ouverts sans leurs pierres. Si tu restaures cette sauvegarde, ces votes seront annulés.
}
restored = { $database } est restauré à partir de { $copy }.
restored-previous = L’ancienne base de données s’appelle maintenant { $file }.
restored-stones = Elle contient les pierres des votes ouverts. Supprime-la dès que tu n’en as plus besoin.
vote-void = Le vote { $vote } (« { $question } ») était encore ouvert et est donc annulé : les sauvegardes ne contiennent pas les pierres des votes ouverts.
schema = schéma { $revision }
# $former: the schema that the database had; schema-none if it was empty
schema-updated = schéma { $former } -> { $revision }
schema-none = aucun

not-copied-postgresql = C’est une base de données PostgreSQL. Sauvegarde-la avec pg_dump --exclude-table-data='vote_(secrets|roll|stones)', qui laisse de côté les pierres des votes ouverts.
# $error: an error's name
not-copied = { $database } n’a pas pu être sauvegardé ({ $error }).
not-restored-postgresql = C’est une base de données PostgreSQL. Utilise pg_restore ou psql pour restaurer une copie faite avec pg_dump.

## What `check` finds. $match, $vote: ids; $problem: what is wrong with a record of the match

match-broken = Partie { $match } : { $problem }
match-unknown = La partie { $match } ne peut pas être vérifiée, car son jeu n’est pas installé.
broken-chain = Vote { $vote } : la chaîne des reçus ne mène pas à l’empreinte publiée.
ballots-missing = Vote { $vote } : le nombre de bulletins n’est pas celui qui a été compté.
checked = Vérification de { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et de { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} terminée. Erreurs trouvées : { $faults }.
