# What is wrong with the settings or the database, for people who host the bot.

-restore = Lance `python -m storage restore FILE` pour restaurer une sauvegarde

## Settings

# $digits: how many hexadecimal digits the key has; $bytes: how many bytes
wrong-key = SECRET_KEY doit avoir { $bytes } octets, écrits en { $digits } chiffres hexadécimaux ou en base64.
no-key = SECRET_KEY est obligatoire, sauf si la base de données est un fichier SQLite.
# $key: the name of the key's file; $database: that of the database
missing-key = SECRET_KEY n’est pas défini, et le fichier de la clé, { $key }, manque à côté de { $database }. Restaure-le : sans la clé, la base de données ne peut pas être déchiffrée.
wrong-key-file = Le fichier de la clé, { $key }, ne contient pas de SECRET_KEY de { $bytes } octets.
another-key = SECRET_KEY n’est pas la clé avec laquelle cette base de données a été chiffrée, ou la base de données est endommagée. { -restore }.
wrong-url = DATABASE_URL doit être une URL telle que sqlite:///data/stoa.db ou postgresql://user:password@host/name.
no-file = DATABASE_URL doit indiquer un fichier pour SQLite, par exemple sqlite:///data/stoa.db.
# $error: the operating system's reason
unusable-file = DATABASE_URL doit indiquer un fichier que Stoa peut créer et modifier ({ $error }).
wrong-parameter = DATABASE_URL contient un paramètre que le pilote de la base de données ne connaît pas. Un fichier SQLite n’en accepte aucun.
wrong-env-file = Le fichier .env est illisible : ce doit être un fichier texte en UTF-8.
# $name: how the URL begins
unknown-database = DATABASE_URL commence par { $name }. Seuls sqlite et postgresql sont possibles.

## The database. $error: an error's name; $file, $copy: the name of a file

not-usable = Stoa ne peut pas utiliser la base de données indiquée par DATABASE_URL ({ $error }).
database-fails = La base de données de DATABASE_URL est inutilisable ({ $error }).
unreachable = La base de données de DATABASE_URL est injoignable ({ $error }).
not-migrated = La base de données de DATABASE_URL n’a pas été migrée. Lance `python -m storage migrate`.
newer = La base de données de DATABASE_URL a été écrite par une version plus récente de Stoa, ou elle est endommagée. { -restore }.
damaged = La base de données est endommagée. { -restore }.
damaged-file = Le fichier de la base de données, { $file } (DATABASE_URL), est endommagé, ou ce n’est pas une base de données de Stoa. { -restore } faite avec `{ COMMAND("admin", "backup") }` ou `python -m storage backup`.

copy-missing = Le fichier { $file } n’existe pas.
copy-damaged = { $file } est endommagé.
copy-foreign = { $file } n’est pas une base de données de Stoa.
copy-is-database = Ce fichier est la base de données elle-même. Indique plutôt une de ses sauvegardes.
# $key: the name of the file for the key
copy-another-key = { $copy } a été chiffré avec une autre clé. Restaure aussi cette clé (SECRET_KEY, ou { $key } à côté de la base de données).
copy-failed = { $copy } n’a pas pu être copié à sa place ({ $error }).
in-use = La base de données est en cours d’utilisation. Arrête d’abord le bot.
