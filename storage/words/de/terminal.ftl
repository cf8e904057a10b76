# What `python -m storage` prints in the terminal, for people who host the bot. Names of settings and commands stay as they are.

description = Verwaltet die Datenbank von Stoa.
command-migrate = die Datenbank auf das neueste Schema bringen
command-restore = eine SQLite-Datenbank durch eine Sicherung ersetzen
command-check = alle Partien und Abstimmungen in der Datenbank prüfen; der Bot darf dabei laufen
command-backup = eine SQLite-Datenbank sichern wie { COMMAND("admin", "backup") }; der Bot darf dabei laufen
argument-file = die Sicherung; sie wird nicht verändert
argument-url = die Datenbank (Standard: die des Bots, aus DATABASE_URL in der Umgebung oder in .env)

# $file, $copy, $database: paths
copied = { $database } wurde nach { $copy } gesichert.
copied-open-votes = { $count ->
    [one] Die Sicherung enthält { $count } offene Abstimmung ohne ihre Steine. Wenn du die Sicherung wiederherstellst, ist diese Abstimmung ungültig.
   *[other] Die Sicherung enthält { $count } offene Abstimmungen ohne ihre Steine. Wenn du die Sicherung wiederherstellst, sind diese Abstimmungen ungültig.
}
restored = { $database } wurde aus { $copy } wiederhergestellt.
restored-previous = Die vorherige Datenbank ist jetzt { $file }.
restored-stones = Sie enthält die Steine offener Abstimmungen. Lösche sie, sobald du sie nicht mehr brauchst.
vote-void = Abstimmung { $vote } („{ $question }“) war noch offen und ist deshalb jetzt ungültig: Sicherungen enthalten keine Steine offener Abstimmungen.
schema = Schema { $revision }
# $former: the schema that the database had; schema-none if it was empty
schema-updated = Schema { $former } -> { $revision }
schema-none = keins

not-copied-postgresql = Das ist eine PostgreSQL-Datenbank. Sichere sie mit pg_dump --exclude-table-data='vote_(secrets|roll|stones)'; das lässt die Steine offener Abstimmungen weg.
# $error: an error's name
not-copied = { $database } ließ sich nicht sichern ({ $error }).
not-restored-postgresql = Das ist eine PostgreSQL-Datenbank. Stelle eine mit pg_dump erstellte Sicherung mit pg_restore oder psql wieder her.

## What `check` finds. $match, $vote: ids; $problem: what is wrong with a record of the match

match-broken = Partie { $match }: { $problem }
match-unknown = Partie { $match } lässt sich nicht prüfen, weil ihr Spiel nicht installiert ist.
broken-chain = Abstimmung { $vote }: Die Kette der Belege führt nicht zum veröffentlichten Hashwert.
ballots-missing = Abstimmung { $vote }: Es gibt nicht so viele Stimmen, wie gezählt wurden.
checked = { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
} und { $votes ->
    [one] { $votes } Abstimmung
   *[other] { $votes } Abstimmungen
} geprüft. Gefundene Fehler: { $faults }.
