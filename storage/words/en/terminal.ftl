# What `python -m storage` says at the terminal, to those who host the bot. Names of settings and commands stay as they are.

description = Maintain Stoa's database.
command-migrate = update the database to the newest schema
command-restore = replace a SQLite database with a copy made by { COMMAND("admin", "backup") }
command-backup = copy a SQLite database as { COMMAND("admin", "backup") } does; the bot can be running
argument-file = the copy, which isn't changed
argument-url = the database; if you leave it out, the one in DATABASE_URL (in the environment or .env), which the bot uses

# $file, $copy, $database: paths
copied = Copied { $database } to { $copy }.
copied-open-votes = { $count ->
    [one] It contains { $count } open vote without its stones. If you restore this copy, that vote will be void.
   *[other] It contains { $count } open votes without their stones. If you restore this copy, those votes will be void.
}
restored = Restored { $copy } to { $database }.
restored-previous = The previous database is now { $file }.
restored-stones = It contains the stones of open votes. Delete it as soon as you don't need it any more.
vote-void = Vote { $vote } was open and is now void, because copies don't contain the stones of open votes: "{ $question }"
schema = schema { $revision }
# $former: the schema that the database had; schema-none if it was empty
schema-updated = schema { $former } -> { $revision }
schema-none = none

not-copied-postgresql = This is a PostgreSQL database. Copy it with pg_dump --exclude-table-data='vote_(secrets|roll|stones)', which leaves out the stones of open votes.
# $error: an error's name
not-copied = { $database } couldn't be copied ({ $error }).
not-restored-postgresql = This is a PostgreSQL database. Use pg_restore or psql to restore a dump made by pg_dump.
