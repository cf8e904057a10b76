# The board of a table and its history: the log, the replay, and the threads.

## Seats and players

level-easy = facile
level-middle = medio
level-hard = difficile
seat-line = { $shape } { $name }
seat-computer = { $player } (computer, { $level })
seat-vacant = Posto { $number }
seat-choice = { $number }: { $name }

## The board

board-title =
    ### { $game }
    { $headline }
board-one = Si attende **{ $player }**: il turno è iniziato { $since }.
# Nobody may learn who has chosen: all who were asked are named.
board-all = Si attendono le scelte di { $names }.
board-many = { $count ->
    [one] Manca 1 scelta da parte di { $names } (non si rivela chi ha già scelto).
   *[other] Mancano { $count } scelte da parte di { $names } (non si rivela chi ha già scelto).
}
# The same where everybody may see who has chosen.
board-many-open = { $count ->
    [one] Manca 1 scelta da parte di { $names }.
   *[other] Mancano { $count } scelte da parte di { $names }.
}
board-since = **È appena successo**
board-score = { $player }: { $score }
board-ping = { $who }: { $task }.
board-over = **La partita è finita.** { $result }
board-ended = **La partita è finita in anticipo.**
board-ended-by = **{ $name } ha terminato la partita.**
board-resigned = **{ $name } ha abbandonato, quindi la partita è finita.**
board-winners = { $count ->
    [one] { $names } vince.
   *[other] { $names } vincono.
}
board-reason = Motivo: { $reason }
board-cancelled = **Il tavolo è stato chiuso prima dell'inizio della partita.**
board-chance = -# Impronta di tutti i lanci e le estrazioni: { $commitment } (serve a controllarli dopo la partita)
board-chance-opened = -# Impronta di tutti i lanci e le estrazioni: { $commitment } · segreto { $secret } (controllali con `{ COMMAND("table", "verify") }`)
board-seat = Il mio posto
board-rules = Regole
board-log = Registro
board-no-picture = *{ $alt }*
board-paused = **Partita messa in pausa { $since }.** Tutti gli orologi sono fermi, e nessuno può giocare finché non si riprende (`{ COMMAND("table", "resume") }`).
board-suspended = **Partita messa in pausa { $since }**, perché ho problemi a raggiungere questo server. Tutti gli orologi sono fermi; la partita riprenderà da sola.
board-until = Il tempo scade { $until } ({ $clock }).
board-latest = Il tempo scade al più tardi { $until } ({ $clock }). Premi “Il mio posto” per vedere la tua scadenza.
board-limit = Il tempo scade { $until } (un limite delle regole).
board-vacant = { $player }: il posto è libero. La partita attende che qualcuno lo occupi.
board-gone = { $player } ha lasciato il server.
board-agreed = **Il tavolo ha deciso di terminare la partita.**
board-sit = Occupa questo posto
board-again = Gioca ancora

## The log

log-by-clock = ⏳ { $name } esaurisce il tempo: decide il gioco al suo posto.
log-taken-back = { $count ->
    [one] ↩ { $name } annulla una mossa.
   *[other] ↩ { $name } chiede di annullare { $count } mosse, e gli altri accettano.
}
log-taken-back-what = { $line } Eliminato: { $gone }
log-title = ### { $game }: registro
log-page = Pagina { $page } (la pagina 1 è la più recente)
log-chapter = **{ $chapter }**
log-empty = Non è ancora successo nulla.
log-empty-page = In questa pagina non c'è nulla.
log-chance = Impronta del segreto da cui derivano tutti i lanci e le estrazioni: { $commitment }. È stata pubblicata prima della partita, in modo che poi chiunque possa verificarli.
log-chance-opened = Il segreto da cui derivano tutti i lanci e le estrazioni: { $secret }. `{ COMMAND("table", "verify") }` li verifica.
log-private = { $line } *(solo per te)*
log-told = Solo per { $name }: { $line }
log-newer = Più recenti
log-older = Meno recenti
log-jump = Vai alla pagina…
log-jump-title = Vai alla pagina
log-jump-to = Pagina
log-jump-how = La pagina 1 è la più recente
log-no-page = Nel registro non c'è nessuna pagina con questo numero.

## The replay

replay-title =
    ### { $game }: replay
    { $headline }
replay-step-everybody = Passo { $step } di { $steps }, come l'hanno visto tutti
replay-step-of = Passo { $step } di { $steps }, come l'ha visto { $name }
replay-chapter = **{ $chapter }**
replay-opening = La partita inizia.
replay-unheard = Questo passo non è visibile in questa vista.
replay-first = Primo
replay-back = Passo precedente
replay-previous-round = Round precedente
replay-next-round = Round successivo
replay-jump = Vai al passo…
replay-forward = Passo successivo
replay-last = Ultimo
replay-menu = Con gli occhi di chi?
replay-as-everybody = Ciò che hanno visto tutti
replay-as = Ciò che ha visto { $name }
replay-jump-title = Vai al passo
replay-jump-to = Passo
replay-jump-how = 0 è l'inizio; un numero troppo grande porta alla fine
replay-no-number = Scrivi un numero intero, per esempio 12.

## The page that replays a game in a browser
page-title = { $game }: replay
page-step = Passo { $step } di { $steps }
page-for-all = Questa è la partita completa, con tutto ciò che era nascosto.
page-for-seat = Questa è la partita fin qui, come la vede { $name }.
page-for-public = Questa è la partita fin qui, come la vedono tutti.
page-fewer = Perché il file resti piccolo, non tutti i passi hanno un'immagine.
page-older-picture = L'immagine mostra un passo precedente.
page-needs-script = Per questa pagina serve JavaScript. Attivalo nel tuo browser.
page-score = { $name }: { $score }
page-hand = { $name }: { $hand }

## Threads

thread-name = { $game } · tavolo { $match }
room-name = { $game } · tavolo { $match } · { $names }
room-opened = { $who }: questo thread è solo per la squadra ({ $game }); il resto del tavolo non lo vede.
room-none-here = Di solito a { $game } ogni squadra riceve un thread privato. Solo i canali testuali possono averne, quindi qui non ci sarà.
room-parted = Nella partita a { $game } le squadre sono cambiate, quindi chiudo questo thread.

## Where a board cannot be shown

trouble-gone = Il canale o il thread di questo tavolo è stato eliminato. Per mostrare il tavolo in un altro canale, usa lì `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }`.
trouble-forbidden = Non posso più pubblicare nel canale di questo tavolo. Ridammi i permessi, o usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in un altro canale.
trouble-locked = Il thread di questo tavolo è bloccato. Chiedi a chi ha il permesso Gestisci thread di sbloccarlo, o usa `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in un altro canale.
trouble-rejected = Discord rifiuta il messaggio di questo tavolo, quindi il tabellone non è aggiornato. Le tue scelte contano lo stesso. Usa `{ COMMAND("board") } { option-table }:{ $match }` per vedere la situazione attuale.
trouble-removed = Sono stato rimosso dal server del tavolo { $match }. Se mi invitano di nuovo, il tavolo ricomparirà dov'era.
trouble-away = In questo momento il server del tavolo { $match } non è disponibile su Discord. Il tavolo tornerà insieme al server.
trouble-later = In questo momento non riesco a pubblicare messaggi per il tavolo { $match }. Aggiornerò il tabellone appena possibile.
