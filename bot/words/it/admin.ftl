# /admin: for people who manage a server or host the bot.

admin-only-in-servers = Puoi farlo solo in un server.
admin-not-manager = Per farlo ti serve il permesso Gestisci server.
admin-damaged = Il file del database è danneggiato. Ferma il bot e ripristina un backup fatto con `{ COMMAND("admin", "backup") }`: `python -m storage restore FILE`.
admin-not-host = Può farlo solo chi gestisce il bot, cioè le persone elencate nell'impostazione `OWNERS`; se manca, il proprietario o il team dell'applicazione.
admin-other-channels = Puoi aprire tavoli solo in { $channels }.
admin-other-roles = Per aprire tavoli qui ti serve uno di questi ruoli: { $roles }.

## The rules of a server

setup-title = ### Impostazioni di questo server
setup-text =
    { "" }**Canali per i tavoli:** { $channels }
    { "" }**Ruoli che possono aprire tavoli:** { $openers }
    { "" }**Ruoli che possono indire votazioni (oltre a Gestisci messaggi):** { $voters }
    { "" }**Limiti ai tavoli aperti:** { $each } per host, { $all } in questo server
    { $naming ->
        [on] **Ostracismi:** si può nominare qualsiasi membro che non abbia chiesto di restarne fuori. Nessuno riceve una menzione, e solo la moderazione vede il risultato.
       *[off] **Ostracismi:** si può nominare solo chi è in un elenco della moderazione.
    }
setup-naming-on = Ostracismi: ammetti qualsiasi membro
setup-naming-off = Ostracismi: solo nomi di un elenco
setup-language = **Lingua di tabelloni, thread e votazioni:** { $language }
setup-language-discord = la lingua del server su Discord
setup-language-menu = Lingua di tabelloni, thread e votazioni
setup-language-done = Salvato. Tabelloni, thread e votazioni cambieranno lingua al prossimo aggiornamento.
setup-everywhere = tutti i canali
setup-everybody = @everyone
setup-nobody-else = nessuno
setup-menu-channels = Canali per i tavoli (vuoto: tutti)
setup-menu-openers = Ruoli che possono aprire tavoli (vuoto: tutti)
setup-menu-voters = Ruoli che possono indire votazioni (oltre a Gestisci messaggi)
setup-limits = Limiti…
setup-limits-title = Limiti ai tavoli aperti
setup-each = Per host
setup-all = In questo server
setup-up-to = Da 1 a { $most }; il valore predefinito è { $usual }
setup-done = Salvato. Le nuove impostazioni valgono per i tavoli e le votazioni che si aprono da adesso.
setup-voters-done = Salvato. Vale da subito, anche per le votazioni già aperte.
setup-bad-number = Scrivi un numero intero da 1 a { $most }. Non è cambiato nulla.

## /admin status

status-title = ### Stato
status-here = { $count ->
    [one] Tavoli aperti in questo server: 1 (limite: { $most })
   *[other] Tavoli aperti in questo server: { $count } (limite: { $most })
}
status-latency = Latenza verso Discord: { $milliseconds } ms
status-whole = **In tutti i server**
status-servers = { $count ->
    [one] Server: 1
   *[other] Server: { $count }
}
status-matches = Partite: { $playing } in corso, { $lobby } in attesa di giocatori, { $all } in totale
status-records = Azioni registrate nelle partite finite: { $records } · Votazioni aperte: { $votes }
status-unerased-votes = { $count ->
    [one] **Non ancora cancellato:** nei file del database restano tracce di una votazione chiusa, perché un altro programma li sta leggendo. Riprovo ogni minuto.
   *[other] **Non ancora cancellato:** nei file del database restano tracce di { $count } votazioni chiuse, perché un altro programma li sta leggendo. Riprovo ogni minuto.
}
status-unerased-people = **Non ancora cancellato:** nei file del database restano tracce di persone che hanno eliminato i loro dati, perché un altro programma li sta leggendo. Riprovo ogni minuto.
status-queue = In coda: interazioni: { $presses }, scritture: { $writes }, tabelloni: { $boards }, immagini: { $pictures } · Interazioni scartate per sovraccarico: { $shed }
status-database = Dimensione del database: meno di { $size }

## /admin doctor

doctor-title = ### Diagnosi
doctor-all-well = È tutto a posto.
doctor-some = { $count ->
    [one] C'è un problema da risolvere.
   *[other] Ci sono { $count } problemi da risolvere.
}
doctor-line-well = - ✓ { $words }
doctor-line-wrong = - **✗** { $words }
doctor-permissions = { $count ->
    [one] Ho tutti i permessi che mi servono nell'unico canale per i tavoli.
   *[other] Ho tutti i permessi che mi servono in tutti i { $count } canali per i tavoli.
}
doctor-channel-gone = Un canale scelto in `{ COMMAND("admin", "setup") }` non esiste più ({ $channel }). Scegline lì un altro.
doctor-clock-unknown = Non posso controllare l'orologio di questa macchina, perché le risposte di Discord non contengono l'ora.
doctor-no-database = Il database non risponde.
doctor-package = Non ho potuto caricare il pacchetto { $name }, quindi il suo gioco non è disponibile: { $why }. Correggi o rimuovi il pacchetto, poi riavvia il bot.
doctor-clock-well = L'orologio della macchina è preciso (differenza: { $seconds } s).
doctor-clock-wrong = L'orologio della macchina è { $seconds } s { $side ->
    [behind] indietro
   *[ahead] avanti
} rispetto a quello di Discord, quindi gli orari che mostro sono sbagliati. Tutto il resto funziona. Per correggere l'orologio usa NTP.
doctor-schema-well = Lo schema del database è aggiornato ({ $revision }).
doctor-schema-wrong = Lo schema del database è { $revision }, ma questa versione richiede { $wanted }. Ferma il bot ed esegui `python -m storage migrate`.
doctor-log-well = Il write-ahead log occupa meno di { $size }.
doctor-log-wrong = Il write-ahead log è cresciuto fin quasi a { $size } perché un altro programma tiene aperto il database. Chiudi quel programma, o riavvia il bot.
doctor-disk-well = Sul disco sono liberi almeno { $size }.
doctor-disk-wrong = Sul disco restano meno di { $size }. Libera spazio: quando il disco è pieno, non posso salvare più nulla.
doctor-commands-well = I comandi registrati su Discord corrispondono a questa versione.
doctor-commands-wrong = I comandi registrati su Discord non corrispondono a questa versione. Riavvia il bot, o esegui `python -m bot sync`.
doctor-pictures-well = Il processo delle immagini risponde.
doctor-pictures-wrong = Il processo delle immagini non risponde, quindi i tabelloni sono mostrati come testo. Controlla che la macchina abbia memoria a sufficienza.
doctor-vote-gone = Il canale di una votazione è stato eliminato ({ $channel }). Per spostare la votazione, usa `{ COMMAND("ostrakon", "status") } { option-post_here }:True` in un altro canale.
doctor-vote-forbidden = Il messaggio di una votazione in { $channel } non è aggiornato, perché lì non posso pubblicare. Ridammi i permessi.
doctor-vote-locked = Il messaggio di una votazione in { $channel } non è aggiornato, perché il thread è bloccato. Sbloccalo.
doctor-vote-rejected = Discord rifiuta il messaggio di una votazione in { $channel }. Riproverò più tardi; il motivo è nel log del bot.
doctor-vote-removed = Per un po' sono stato fuori da questo server, e una votazione in { $channel } non è ancora stata ripubblicata.
doctor-vote-away = Questo server non era disponibile su Discord, e una votazione in { $channel } non è ancora stata ripubblicata.
doctor-vote-later = Da un po' non riesco ad aggiornare una votazione in { $channel }. Riproverò più tardi.
doctor-lacking-tables = Non posso mostrare tavoli in { $channel }. Lì mi servono questi permessi: { $permissions }.
doctor-lacking-threads = Non posso aprire thread per i tavoli in { $channel }. Lì mi servono questi permessi: { $permissions }.
doctor-lacking-private = Non posso aprire thread privati in { $channel } per le squadre e i tavoli senza pubblico. Lì mi servono questi permessi: { $permissions }.
doctor-board-gone = Tavolo { $match } ({ $channel }): il canale o il thread è stato eliminato. Per mostrare il tavolo in un altro canale, usa lì `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-forbidden = Tavolo { $match } ({ $channel }): lì non posso pubblicare. Ridammi i permessi, o sposta il tavolo con `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-locked = Tavolo { $match } ({ $channel }): il thread è bloccato. Sbloccalo, o sposta il tavolo con `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-rejected = Tavolo { $match } ({ $channel }): Discord rifiuta il messaggio. Riproverò più tardi; il motivo è nel log del bot.
doctor-board-later = Tavolo { $match } ({ $channel }): in questo momento non riesco ad aggiornare il tabellone. Lo farò appena possibile.
doctor-board-removed = Tavolo { $match } ({ $channel }): per un po' sono stato fuori da questo server, e il tabellone non è ancora stato ripubblicato. Per pubblicarlo adesso, usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
doctor-board-away = Tavolo { $match } ({ $channel }): questo server non era disponibile su Discord, e il tabellone non è ancora stato ripubblicato. Per pubblicarlo adesso, usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.

## /admin backup

backup-done = { $count ->
    [one] Backup fatto: `{ $file }` ({ $size }), nella cartella `backups` accanto al database. È l'unico backup che contiene. Per ripristinarlo, esegui `python -m storage restore`. Il backup non contiene la chiave: conservane una copia altrove.
   *[other] Backup fatto: `{ $file }` ({ $size }), nella cartella `backups` accanto al database. Ora la cartella contiene gli ultimi { $count } backup. Per ripristinarne uno, esegui `python -m storage restore`. I backup non contengono la chiave: conservane una copia altrove.
}
backup-server = Questo database è PostgreSQL. Fanne il backup con `pg_dump`, che funziona anche mentre il bot è attivo, ed escludi le pietre delle votazioni aperte (`--exclude-table-data='vote_(secrets|roll|stones)'`). I backup non contengono la chiave: conserva una copia di SECRET_KEY altrove.
backup-open-votes = { $count ->
    [one] È aperta una votazione. Il backup non ne contiene i voti: se lo ripristini, quella votazione sarà nulla.
   *[other] Sono aperte { $count } votazioni. Il backup non ne contiene i voti: se lo ripristini, quelle votazioni saranno nulle.
}
backup-damaged = Nessun backup: il database è danneggiato. Ferma il bot e ripristina un backup precedente con `python -m storage restore FILE`.
backup-failed = Nessun backup ({ $why }). Controlla che il disco non sia pieno e che il bot possa scriverci.

## Discord's names of permissions

permission-view-channel = Visualizza canale
permission-send-messages = Invia messaggi
permission-send-messages-in-threads = Invia messaggi nei thread
permission-attach-files = Allega file
permission-read-message-history = Leggi cronologia messaggi
permission-connect = Connettiti
permission-create-public-threads = Crea thread pubblici
permission-create-private-threads = Crea thread privati
