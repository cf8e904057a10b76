# What is wrong with the settings or the database, for people who host the bot.

-restore = Run `python -m storage restore FILE` to restore a backup

## Settings

# $digits: how many hexadecimal digits the key has; $bytes: how many bytes
wrong-key = SECRET_KEY must be { $bytes } bytes, written as { $digits } hexadecimal digits or in base64.
no-key = SECRET_KEY must be set unless the database is a SQLite file.
# $key: the name of the key's file; $database: that of the database
missing-key = SECRET_KEY isn't set, and the key file { $key } next to { $database } is missing. Restore it: without the key, the database can't be decrypted.
wrong-key-file = The key file { $key } doesn't contain a SECRET_KEY of { $bytes } bytes.
another-key = SECRET_KEY isn't the key that this database was encrypted with, or the database is damaged. { -restore }.
wrong-url = DATABASE_URL must be a URL such as sqlite:///data/stoa.db or postgresql://user:password@host/name.
no-file = DATABASE_URL must name a file for SQLite, such as sqlite:///data/stoa.db.
# $error: the operating system's reason
unusable-file = DATABASE_URL must name a file that Stoa can create and write ({ $error }).
wrong-parameter = DATABASE_URL has a parameter that the database's driver doesn't know. A SQLite file takes none.
wrong-env-file = The file .env can't be read: it must be a text file in UTF-8.
# $name: how the URL begins
unknown-database = DATABASE_URL begins with { $name }. Only sqlite and postgresql are supported.

## The database. $error: an error's name; $file, $copy: the name of a file

not-usable = Stoa can't use the database that DATABASE_URL points to ({ $error }).
database-fails = The database at DATABASE_URL can't be used ({ $error }).
unreachable = The database at DATABASE_URL can't be reached ({ $error }).
not-migrated = The database at DATABASE_URL hasn't been migrated. Run `python -m storage migrate`.
newer = The database at DATABASE_URL was written by a newer release of Stoa, or it's damaged. { -restore }.
damaged = The database is damaged. { -restore }.
damaged-file = The database file { $file } (DATABASE_URL) is damaged, or it isn't a Stoa database. { -restore } made by `{ COMMAND("admin", "backup") }` or `python -m storage backup`.

copy-missing = The file { $file } doesn't exist.
copy-damaged = { $file } is damaged.
copy-foreign = { $file } isn't a Stoa database.
copy-is-database = This file is the database itself. Give the name of a backup instead.
# $key: the name of the file for the key
copy-another-key = { $copy } was encrypted with a different key. Restore that key as well (SECRET_KEY, or { $key } next to the database).
copy-failed = { $copy } couldn't be copied into place ({ $error }).
in-use = The database is in use. Stop the bot first.
