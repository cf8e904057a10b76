# The words of the sandbox's page. "As Discord" marks what Discord's own client says.

page-title = Sandbox di Stoa
page-title-mentioned = ({ $count }) Sandbox di Stoa
page-starting = Si apre il colonnato…
page-waiting = La sandbox non risponde. Nuovo tentativo…
page-no-script = Questa pagina è una chat: serve JavaScript.

## The bar

bar-sandbox = sandbox
bar-skip = Vai ai messaggi
bar-users = Utenti di prova
bar-user-key = { $name } (Alt+{ $number })
bar-mentions = { $name }, { mentions }
mentions = { $count ->
    [one] { $count } menzione
   *[other] { $count } menzioni
}
bar-panes = Utenti affiancati
bar-panes-1 = Un utente
bar-panes-2 = Due utenti affiancati
bar-panes-3 = Tre utenti affiancati
bar-locale = Lingua di Discord per questo utente
bar-light = Colori chiari
bar-dark = Colori scuri
bar-bot-online = Bot online
bar-bot-offline = Bot offline
bar-bot-unknown = Nessun server

## Places

places = Canali
places-unread = non letti
places-direct = Messaggi diretti
places-threads = Thread in { $channel }
place-no-server-name = Un server
place-unknown = sconosciuto
place-direct = Messaggio diretto
person-unknown = Utente sconosciuto

pane = Vista di { $name }
pane-messages = Messaggi di { $name }
pane-parent = in #{ $channel }
pane-lost = Connessione persa. Riconnessione…
pane-outage = Questo server non è disponibile per un guasto.
pane-no-channel = Non hai accesso a questo canale, oppure è stato eliminato.
pane-no-answer = Il server non risponde.
pane-no-message = Quel messaggio è stato eliminato.
pane-updated = Aggiornato: { $text }
pane-thinking = { $name } sta pensando
pane-said = { $name }: { $text }
pane-said-privately = Visibile solo a te. { $name }: { $text }

closing-archived-locked = Archiviato e bloccato: può riaprire questo thread solo chi ha il permesso Gestisci thread.
closing-locked = Bloccato: può scrivere qui solo chi ha il permesso Gestisci thread.
closing-archived = Archiviato: se mandi un messaggio, il thread si riapre.
closing-slow = Modalità lenta: un messaggio ogni { $seconds ->
    [one] secondo
   *[other] { $seconds } secondi
}.

## Messages

messages = Messaggi
messages-new = Nuovi
messages-unseen = { $count ->
    [one] { $count } nuovo messaggio
   *[other] { $count } nuovi messaggi
}
messages-begin-direct = Questo è l'inizio della tua conversazione con { $name }.
messages-begin-forum = Questo è un forum: ogni post è un thread, elencato sotto il nome del forum. Per creare un post, scrivilo qui; la prima riga diventa il titolo.
messages-begin = Questo è l'inizio del canale. Scrivi / per vedere i comandi del bot.
messages-yesterday = Ieri alle { $time }

message-app = APP
message-app-name = App
message-of = { $name }, { $time }
message-edited = {" "}(modificato)
message-origin = { $name } ha usato { $command }
message-origin-unknown = { $name } ha usato un comando
# As Discord
message-original-deleted = Il messaggio originale è stato eliminato
message-original-empty = Fai clic per vedere il messaggio
message-no-response = L'applicazione non ha risposto
message-failed = Interazione non riuscita
message-try-again = Qualcosa è andato storto. Riprova.
message-thinking = { $name } sta pensando…
message-private = Solo tu puoi vedere questo messaggio
message-dismiss = Ignora messaggio
message-sending = Invio del comando…
message-more = Altre azioni per il messaggio
message-open-thread = Apri thread ›

message-joined-thread = { $name } ha aggiunto qualcuno al thread.
message-left-thread = { $name } ha rimosso qualcuno dal thread.
message-called = { $name } ha avviato una chiamata.
message-renamed = { $name } ha cambiato il nome in { $text }
message-pinned = { $name } ha fissato un messaggio in questo canale.
message-joined = { $name } fa ora parte del server.
message-thread = { $name } ha avviato un thread: { $thread }.
message-thread-start = Questo thread è nato da un messaggio del canale.

menu-direct = Manda messaggio diretto
menu-copy-link = Copia link del messaggio
menu-delete = Elimina messaggio
menu-message = Messaggio
menu-empty = Nessuna azione disponibile

# What a message says, read aloud or in one line
plain-picture = immagine: { $text }
plain-picture-bare = immagine senza descrizione
plain-button = pulsante: { $text }
plain-menu = menu: { $text }
plain-spoiler = spoiler
plain-role = @ruolo
plain-channel = #canale

mention-unknown-user = @utente-sconosciuto
mention-unknown-role = @ruolo-sconosciuto
mention-unknown-channel = #sconosciuto
mention-message = #{ $channel } › messaggio

## Pictures, files, controls

picture = Immagine
pictures = Immagini
picture-close = Chiudi immagine
picture-missing = Immagine non disponibile
picture-bare = Immagine senza descrizione
picture-enlarge = Ingrandisci immagine: { $text }
picture-enlarge-bare = Ingrandisci immagine (nessuna descrizione)
picture-spoiler = Spoiler: premi per mostrare l'immagine
spoiler = Spoiler
spoiler-show = Spoiler: premi per mostrarlo
code = Codice
file = file
size-b = { $size } B
size-kb = { $size } kB
size-mb = { $size } MB
component-unknown = Questa pagina non può mostrare componenti di tipo { $type }.
control-button = Pulsante
control-select = Fai una scelta
control-selected = { $placeholder }: { $values }
picker-search = Cerca
picker-search-in = Cerca: { $title }
picker-done = Fatto
picker-empty = Nessun risultato
picker-count = Scelti: { $count }; da scegliere: { $least }
picker-count-range = Scelti: { $count }; da scegliere: da { $least } a { $most }

## Forms. Some sentences are as Discord's.

form-cancel = Annulla
form-submit = Invia
form-close = Chiudi modulo
field-required = Questo campo è obbligatorio.
field-too-short = { $count ->
    [one] Scrivi almeno { $count } carattere.
   *[other] Scrivi almeno { $count } caratteri.
}
field-too-long = { $count ->
    [one] Scrivi al massimo { $count } carattere.
   *[other] Scrivi al massimo { $count } caratteri.
}
field-choose = Fai una scelta.
field-choose-least = Scelte: almeno { $count }.
field-choose-most = Scelte: al massimo { $count }.
field-no-files = In questa pagina non si possono caricare file.
field-unknown = Questa pagina non può mostrare campi di tipo { $type }.
field-impossible = Questo campo non si può compilare qui.

## The message box and commands

box = Casella dei messaggi
box-send = Invia
box-commands = Comandi
box-members = Membri
box-forum = Crea un post in #{ $channel }
box-channel = Scrivi in #{ $channel }
box-direct = Scrivi a @{ $name }
box-label = { $placeholder }. Scrivi / per i comandi.
box-no-command = Nessun comando corrispondente.
box-no-commands = Qui il bot non ha ancora comandi.
box-not-sent = Non inviato: { $problem }
command-options = Opzioni di { $command }
command-change = { $command }: premi per scegliere un altro comando
option-add = Aggiungi l'opzione { $option }: { $description }
option-optional = { $option } (facoltativa)
option-required = Questa opzione è obbligatoria. Indica un valore.
option-true = True
option-false = False
option-no-match = Nessuna corrispondenza. Svuota il campo per vedere tutte le scelte.
option-no-choices = Questa opzione non ha scelte.
option-from-list = Scegli dall'elenco.
option-file-size = I file possono avere al massimo { $megabytes } MB.
option-integer = Scrivi un numero intero.
option-number = Scrivi un numero.
option-least = Scrivi { $number } o più.
option-most = Scrivi { $number } o meno.
suggestions = Suggerimenti

server-wait = { $seconds ->
    [one] Attendi { $seconds } secondo.
   *[other] Attendi { $seconds } secondi.
}
server-error = Il server ha risposto con lo stato { $status }.
