# What `python -m storage` prints in the terminal, for people who host the bot. Names of settings and commands stay as they are.

description = Maintain Stoa's database.
command-migrate = update the database to the latest schema
command-restore = replace a SQLite database with a backup
command-check = check every match and vote in the database; the bot can be running
command-backup = back up a SQLite database, as { COMMAND("admin", "backup") } does; the bot can be running
argument-file = the backup (the file itself isn't changed)
argument-url = the database (default: the one the bot uses, from DATABASE_URL in the environment or .env)

# $file, $copy, $database: paths
copied = Backed up { $database } to { $copy }.
copied-open-votes = { $count ->
    [one] It contains { $count } open vote without its stones. If you restore this backup, that vote will be void.
   *[other] It contains { $count } open votes without their stones. If you restore this backup, those votes will be void.
}
restored = Restored { $database } from { $copy }.
restored-previous = The previous database is now { $file }.
restored-stones = It contains the stones of open votes. Delete it as soon as you no longer need it.
vote-void = Vote { $vote } ("{ $question }") was still open, so it is now void: backups don't include the stones cast in open votes.
schema = schema { $revision }
# $former: the schema that the database had; schema-none if it was empty
schema-updated = schema { $former } -> { $revision }
schema-none = none

not-copied-postgresql = This is a PostgreSQL database. Back it up with pg_dump --exclude-table-data='vote_(secrets|roll|stones)', which leaves out the stones of open votes.
# $error: an error's name
not-copied = { $database } couldn't be backed up ({ $error }).
not-restored-postgresql = This is a PostgreSQL database. Use pg_restore or psql to restore a dump made by pg_dump.

## What `check` finds. $match, $vote: ids; $problem: what is wrong with a record of the match

match-broken = Match { $match }: { $problem }
match-unknown = Match { $match } can't be checked, because its game isn't installed.
broken-chain = Vote { $vote }: the chain of receipts doesn't lead to the published hash.
ballots-missing = Vote { $vote }: the number of ballots doesn't match the number counted.
checked = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} and { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
} checked. Faults found: { $faults }.
