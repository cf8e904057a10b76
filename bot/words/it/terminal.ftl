# What `python -m bot` prints in the terminal, for people who host the bot. Names of settings and arguments stay as they are.

terminal-usage = uso: python -m bot [sync | check --guild ID --channel ID | words check LANGUAGE | words pseudo LANGUAGE FOLDER]
terminal-no-token-sync = Manca DISCORD_TOKEN. Senza, non si possono registrare i comandi.
terminal-no-token-check = Manca DISCORD_TOKEN. Senza, non si può controllare nulla.
terminal-synced = I comandi sono stati registrati.
terminal-sync-unchanged = I comandi non sono cambiati.
terminal-sync-failed = Non è stato possibile registrare i comandi, perché in questo momento Discord non funziona ({ $reason }). Riprova più tardi.
terminal-check-failed = Il controllo non è potuto partire, perché in questo momento Discord non funziona ({ $reason }). Riprova più tardi.
terminal-no-database = Il database indicato da DATABASE_URL non è raggiungibile.

## Settings

wrong-discord-token = DISCORD_TOKEN è sbagliato: dev'essere una sola parola, come la mostra il portale per sviluppatori di Discord.
wrong-discord-api = DISCORD_API è sbagliato: dev'essere un indirizzo come http://127.0.0.1:8080.
wrong-database-url = DATABASE_URL è sbagliato: deve iniziare con sqlite:/// o postgresql://.
wrong-secret-key = SECRET_KEY è sbagliato: devono essere 32 byte, scritti con 64 cifre esadecimali o in base64.
wrong-log-level = LOG_LEVEL è sbagliato: dev'essere uno di questi: { $levels }.
wrong-log-format = LOG_FORMAT è sbagliato: dev'essere line o json.
wrong-port = PORT è sbagliato: dev'essere un numero intero da 1 a 65535.
wrong-metrics-port = METRICS_PORT è sbagliato: dev'essere un numero intero da 1 a 65535.
wrong-metrics-token = METRICS_TOKEN è sbagliato: deve avere almeno { $least } lettere, cifre o segni di punteggiatura, senza spazi.
wrong-sandbox-port = SANDBOX_PORT è sbagliato: dev'essere un numero intero da 1 a 65535.
wrong-sandbox-file = SANDBOX_FILE è sbagliato: dev'essere il nome di un file nuovo, o di uno creato dalla sandbox.
wrong-owners = OWNERS è sbagliato: dev'essere un elenco di ID di utenti di Discord, separati da virgole.
wrong-shard = SHARD è sbagliato: devono essere due numeri, per esempio 0/2 per il primo di due shard e 1/2 per il secondo.
wrong-computer-pace = COMPUTER_PACE è sbagliato: dev'essere un numero di secondi da 0 a 60.
wrong-warm-up = WARM_UP è sbagliato: dev'essere on oppure off.
# These two are about more than one setting.
wrong-shards-database = SHARD è sbagliato: se gli shard sono più d'uno, serve un database PostgreSQL condiviso. Indicalo in DATABASE_URL.
wrong-same-port = METRICS_PORT è sbagliato: dev'essere diverso da PORT, che è aperto a chiunque.

port-in-use = { $setting } non si può usare: la porta { $port } è già occupata.
port-unusable = { $setting } non si può usare: il bot non può mettersi in ascolto sulla porta { $port } ({ $error }).

## Discord refuses the bot. The numbers are Discord's codes.

discord-refuses-4004 = DISCORD_TOKEN è sbagliato: Discord non lo riconosce.
discord-refuses-4010 = SHARD è sbagliato: Discord non accetta questo shard.
discord-refuses-4011 = Manca SHARD: il bot è in così tanti server che Discord richiede lo sharding.
discord-refuses-4012 = Questa versione di Stoa è troppo vecchia per il gateway di Discord. Aggiorna Stoa.
discord-refuses-4013 = Questa versione di Stoa usa un intent che Discord non riconosce. Aggiorna Stoa.
discord-refuses-4014 = A Stoa serve un intent che non è attivo per questa applicazione. Attivalo nel portale per sviluppatori di Discord.

## The sandbox

sandbox-open = Stoa funziona senza Discord. Apri { $address } per giocare.
sandbox-failed = La sandbox non è partita. Leggi il suo messaggio qui sopra.
sandbox-failed-file = La sandbox non è partita, perché il suo file non si può scrivere o lo usa un'altra sandbox. Indica un altro file in SANDBOX_FILE. A un secondo bot su questa macchina serve anche un DATABASE_URL diverso.
sandbox-failed-port = La sandbox non è partita, perché la sua porta è già occupata. Indica un'altra porta in SANDBOX_PORT.

## `python -m bot words`

words-missing = { $place }: { $key } non è tradotto
words-unused = { $place }: { $key } in inglese non esiste
words-arguments = { $place }: { $key } non ha gli stessi argomenti dell'inglese: { $about }
words-broken = { $place }: { $key } contiene un errore: { $about }
words-long = { $place }: { $key } è troppo lungo: { $about }
words-checked = { $count ->
    [0] “{ $language }” è a posto.
    [one] C'è una cosa da sistemare in “{ $language }”.
   *[other] Ci sono { $count } cose da sistemare in “{ $language }”.
}
words-written = { $count ->
    [one] Scritto un file per “{ $language }”.
   *[other] Scritti { $count } file per “{ $language }”.
}

## `python -m bot check`

check-description = Pubblica in un canale un messaggio per ogni tipo che il bot manda, poi li elimina tutti e riferisce quali Discord rifiuta.
check-argument-guild = l'ID di un server in cui c'è il bot
check-argument-channel = l'ID di un canale di quel server che nessun altro usa
check-argument-keep = lascia i messaggi nel canale
check-argument-only = esegui solo i passi di questo gruppo; si può ripetere: { $groups }
check-not-an-id = dev'essere un ID (un numero con un massimo di 20 cifre)

check-no-server = --guild è sbagliato: il bot non è in un server con l'ID { $guild }.
check-no-channel = --channel è sbagliato: in questo server il bot non vede un canale con l'ID { $channel }.
check-no-messages = --channel è sbagliato: in un canale di tipo “{ $type }” non si possono pubblicare messaggi.
check-interrupted = Interrotto.
check-no-answers = Discord non risponde, o ha revocato il token.

check-accepted = accettato { $name }: { $done }
check-refused = RIFIUTATO { $name }: { $problems }
check-skipped = saltato   { $name }: { $why }
check-sum = { $accepted } accettati, { $refused } rifiutati, { $skipped } saltati.

# What a step does, as items of a list
check-do-post = pubblica
check-do-edit = modifica
check-do-delete = elimina
check-do-open = apri
check-do-archive = archivia
check-do-unarchive = togli dall'archivio
check-do-archive-again = archivia di nuovo
check-do-edit-in-thread = modifica un messaggio nel thread
check-do-delete-in-thread = elimina un messaggio nel thread
check-do-delete-message = elimina il suo messaggio
check-do-edit-deleted = rifiuta una modifica di un messaggio eliminato
check-do-edit-archived = rifiuta una modifica quando è archiviato
check-do-register = registra una copia
check-do-build = costruisci
check-do-within-limits = entro i limiti noti (Discord controlla un modulo solo quando qualcuno lo apre)

check-problem = { $doing }: { $why }
check-wrong-code = { $doing }, codice atteso { $code }: { $why }
check-not-refused = { $doing }: accettato, ma si attendeva il codice { $code }
check-draw-failed = disegna: questa macchina non può disegnare immagini ({ $error })
check-left-behind = { $name } non è stato rimosso: { $why }
check-http = HTTP { $status }, codice { $code }, { $told }
check-http-silent = HTTP { $status }, codice { $code }, nessun messaggio
check-over-limit = non inviato, perché supera uno dei limiti noti di Discord: { $problem }
check-no-answer = nessuna risposta ({ $error })

check-skip-public = il bot apre thread pubblici solo in canali testuali e di annunci
check-skip-private = solo i canali testuali hanno thread privati
check-skip-private-forbidden = qui il bot non ha il permesso Crea thread privati
check-skip-deletion = qui il bot non ha il permesso Gestisci thread; il thread è stato archiviato
