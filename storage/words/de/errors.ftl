# What is wrong with the settings or the database, for people who host the bot.

-restore = Stelle mit `python -m storage restore FILE` eine Sicherung wieder her

## Settings

# $digits: how many hexadecimal digits the key has; $bytes: how many bytes
wrong-key = SECRET_KEY muss aus { $bytes } Bytes bestehen, geschrieben als { $digits } hexadezimale Ziffern oder in Base64.
no-key = SECRET_KEY muss gesetzt sein, außer wenn die Datenbank eine SQLite-Datei ist.
# $key: the name of the key's file; $database: that of the database
missing-key = SECRET_KEY ist nicht gesetzt, und die Schlüsseldatei { $key } neben { $database } fehlt. Stelle sie wieder her: Ohne den Schlüssel lässt sich die Datenbank nicht entschlüsseln.
wrong-key-file = Die Schlüsseldatei { $key } enthält keinen SECRET_KEY von { $bytes } Bytes.
another-key = SECRET_KEY ist nicht der Schlüssel, mit dem diese Datenbank verschlüsselt wurde, oder die Datenbank ist beschädigt. { -restore }.
wrong-url = DATABASE_URL muss eine URL wie sqlite:///data/stoa.db oder postgresql://user:password@host/name sein.
no-file = DATABASE_URL muss für SQLite eine Datei angeben, zum Beispiel sqlite:///data/stoa.db.
# $error: the operating system's reason
unusable-file = DATABASE_URL muss eine Datei angeben, die Stoa anlegen und beschreiben kann ({ $error }).
wrong-parameter = DATABASE_URL hat einen Parameter, den der Treiber der Datenbank nicht kennt. Bei einer SQLite-Datei gibt es keine.
wrong-env-file = Die Datei .env ist nicht lesbar: Sie muss eine Textdatei in UTF-8 sein.
# $name: how the URL begins
unknown-database = DATABASE_URL beginnt mit { $name }. Unterstützt werden nur sqlite und postgresql.

## The database. $error: an error's name; $file, $copy: the name of a file

not-usable = Stoa kann die Datenbank nicht verwenden, auf die DATABASE_URL zeigt ({ $error }).
database-fails = Die Datenbank unter DATABASE_URL ist nicht verwendbar ({ $error }).
unreachable = Die Datenbank unter DATABASE_URL ist nicht erreichbar ({ $error }).
not-migrated = Die Datenbank unter DATABASE_URL wurde nicht migriert. Führe `python -m storage migrate` aus.
newer = Die Datenbank unter DATABASE_URL stammt von einer neueren Version von Stoa, oder sie ist beschädigt. { -restore }.
damaged = Die Datenbank ist beschädigt. { -restore }.
damaged-file = Die Datenbankdatei { $file } (DATABASE_URL) ist beschädigt oder keine Datenbank von Stoa. { -restore }, die mit `{ COMMAND("admin", "backup") }` oder `python -m storage backup` erstellt wurde.

copy-missing = Die Datei { $file } existiert nicht.
copy-damaged = { $file } ist beschädigt.
copy-foreign = { $file } ist keine Datenbank von Stoa.
copy-is-database = Diese Datei ist die Datenbank selbst. Gib stattdessen eine Sicherung davon an.
# $key: the name of the file for the key
copy-another-key = { $copy } wurde mit einem anderen Schlüssel verschlüsselt. Stelle auch diesen Schlüssel wieder her (SECRET_KEY oder { $key } neben der Datenbank).
copy-failed = { $copy } ließ sich nicht an die richtige Stelle kopieren ({ $error }).
in-use = Die Datenbank wird gerade benutzt. Stoppe zuerst den Bot.
