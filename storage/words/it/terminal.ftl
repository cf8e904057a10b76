# What `python -m storage` prints in the terminal, for people who host the bot. Names of settings and commands stay as they are.

description = Gestisce il database di Stoa.
command-migrate = aggiorna il database allo schema più recente
command-restore = sostituisci un database SQLite con un backup
command-check = controlla tutte le partite e le votazioni del database; il bot può restare attivo
command-backup = fai un backup di un database SQLite, come { COMMAND("admin", "backup") }; il bot può restare attivo
argument-file = il backup, che non viene modificato
argument-url = il database (predefinito: quello del bot, da DATABASE_URL nell'ambiente o in .env)

copied = Backup di { $database } salvato in { $copy }.
copied-open-votes = { $count ->
    [one] Contiene { $count } votazione aperta, senza le sue pietre. Se ripristini questo backup, quella votazione sarà nulla.
   *[other] Contiene { $count } votazioni aperte, senza le loro pietre. Se ripristini questo backup, quelle votazioni saranno nulle.
}
restored = { $database } è stato ripristinato da { $copy }.
restored-previous = Il database precedente ora è { $file }.
restored-stones = Contiene le pietre delle votazioni aperte. Eliminalo appena non ti serve più.
vote-void = La votazione { $vote } (“{ $question }”) era ancora aperta, quindi ora è nulla: i backup non contengono le pietre delle votazioni aperte.
schema = schema { $revision }
schema-updated = schema { $former } -> { $revision }
schema-none = nessuno

not-copied-postgresql = Questo è un database PostgreSQL. Fanne il backup con pg_dump --exclude-table-data='vote_(secrets|roll|stones)', che esclude le pietre delle votazioni aperte.
not-copied = Non è stato possibile fare il backup di { $database } ({ $error }).
not-restored-postgresql = Questo è un database PostgreSQL. Usa pg_restore o psql per ripristinare un dump fatto con pg_dump.

## What `check` finds. $match, $vote: ids; $problem: what is wrong with a record of the match

match-broken = Partita { $match }: { $problem }
match-unknown = La partita { $match } non può essere controllata perché il suo gioco non è installato.
broken-chain = Votazione { $vote }: la catena delle ricevute non porta all'hash pubblicato.
ballots-missing = Votazione { $vote }: i voti non sono tanti quanti ne sono stati contati.
checked = Controllo di { $matches ->
    [one] { $matches } partita
   *[other] { $matches } partite
} e { $votes ->
    [one] { $votes } votazione
   *[other] { $votes } votazioni
} terminato. Errori trovati: { $faults }.
