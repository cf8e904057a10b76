# What is wrong with the settings or the database, for people who host the bot.

-restore = Esegui `python -m storage restore FILE` per ripristinare un backup

## Settings

wrong-key = SECRET_KEY dev'essere di { $bytes } byte, scritti con { $digits } cifre esadecimali o in base64.
no-key = SECRET_KEY è obbligatorio, a meno che il database non sia un file SQLite.
missing-key = SECRET_KEY non è impostato, e il file { $key } con la chiave, accanto a { $database }, non c'è. Ripristinalo: senza la chiave il database non si può decifrare.
wrong-key-file = Il file { $key } non contiene un SECRET_KEY di { $bytes } byte.
another-key = SECRET_KEY non è la chiave con cui è cifrato questo database, o il database è danneggiato. { -restore }.
wrong-url = DATABASE_URL dev'essere un URL come sqlite:///data/stoa.db o postgresql://user:password@host/name.
no-file = Per SQLite, DATABASE_URL deve indicare un file, per esempio sqlite:///data/stoa.db.
# $error: the operating system's reason
unusable-file = DATABASE_URL deve indicare un file che Stoa possa creare e modificare ({ $error }).
wrong-parameter = DATABASE_URL ha un parametro che il driver del database non conosce. Un file SQLite non ne accetta.
wrong-env-file = Il file .env non si può leggere: dev'essere un file di testo in UTF-8.
unknown-database = DATABASE_URL inizia con { $name }. Si possono usare solo sqlite e postgresql.

## The database

not-usable = Stoa non può usare il database indicato da DATABASE_URL ({ $error }).
database-fails = Il database indicato da DATABASE_URL non si può usare ({ $error }).
unreachable = Il database indicato da DATABASE_URL non è raggiungibile ({ $error }).
not-migrated = Il database indicato da DATABASE_URL non è migrato. Esegui `python -m storage migrate`.
newer = Il database indicato da DATABASE_URL viene da una versione più recente di Stoa, o è danneggiato. { -restore }.
damaged = Il database è danneggiato. { -restore }.
damaged-file = Il file { $file } del database (DATABASE_URL) è danneggiato, o non è un database di Stoa. { -restore } fatto con `{ COMMAND("admin", "backup") }` o `python -m storage backup`.

copy-missing = Il file { $file } non esiste.
copy-damaged = { $file } è danneggiato.
copy-foreign = { $file } non è un database di Stoa.
copy-is-database = Questo file è il database stesso. Indica invece un suo backup.
copy-another-key = { $copy } è cifrato con un'altra chiave. Ripristina anche quella (SECRET_KEY, o { $key } accanto al database).
copy-failed = Non è stato possibile copiare { $copy } al suo posto ({ $error }).
in-use = Il database è in uso. Prima ferma il bot.
