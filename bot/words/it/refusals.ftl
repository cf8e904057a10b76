# Why something couldn't be done, and what to do instead.

error-busy = In questo momento ho troppo da fare. Non è cambiato nulla: riprova.
error-illegal = Adesso non puoi farlo. Non è cambiato nulla; `{ COMMAND("hand") }` mostra che cosa puoi fare.
error-unknown-game = Questo gioco qui non è più installato, quindi ai suoi tavoli non puoi fare nulla.
error-database = Non riesco a raggiungere il mio database, quindi non è stato salvato nulla. Riprova fra un attimo.
error-uncertain = Il mio database si è interrotto mentre salvavo, quindi non so se il salvataggio è riuscito. Quando il database torna, controlla il tabellone; per una votazione usa `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Ci è voluto troppo tempo, quindi non ho potuto aprire il modulo. Non è stato salvato nulla. Riprova.
error-damaged = I miei dati sono danneggiati, quindi non posso leggere né salvare. Non è cambiato nulla. Avvisa chi gestisce il bot.
error-unexpected = Qualcosa è andato storto da parte mia. Non hai perso nulla. Se succede di nuovo, comunica questo numero a chi gestisce il bot: `{ $number }`
error-unknown-id = Questo pulsante viene da un'altra versione del bot. `{ COMMAND("hand") }` mostra il tuo posto, e `{ COMMAND("board") }` il tavolo.
error-too-long = È più lungo di quanto permette Discord ({ $most } caratteri). Non è cambiato nulla.
error-old-command = Questo comando è cambiato da quando il tuo Discord l'ha caricato. Ricarica Discord (Ctrl+R) e riprova.

refused-paused = La partita è in pausa, quindi nessuno può giocare. `{ COMMAND("table", "resume") }` chiede agli altri di riprenderla.
refused-suspended = Ho problemi a raggiungere questo server, quindi tutti gli orologi sono fermi. La partita riprenderà da sola.
refused-is-paused = La partita è già in pausa.
refused-not-paused = La partita non è in pausa.
refused-same-clock = Il tavolo usa già questo orologio.
refused-question-open = Il tavolo sta già decidendo su un'altra domanda. Prima va decisa o ritirata quella.
refused-question-settled = La domanda è già decisa, quindi la tua risposta non conta.
refused-not-yours-to-withdraw = Solo l'host o chi ha fatto la domanda può ritirarla.
refused-not-asked = La domanda è per gli altri.
refused-no-person = Questo posto è libero. Usa `{ COMMAND("table", "join") }` per occuparlo.
refused-seat-taken = Qualcun altro ha occupato questo posto.
refused-no-seat = A questo tavolo non c'è un posto per te.
refused-undo-nothing = Non c'è nulla che tu possa annullare.
refused-undo-gone = Questa mossa è già stata annullata.
refused-undo-draw = Non puoi annullare: da allora si è pescato o lanciato qualcosa, e chi l'ha visto non può dimenticarlo.
refused-undo-reveal = Non puoi annullare: da allora si è rivelato qualcosa, e chi l'ha visto non può dimenticarlo.
refused-reading-log = Sto ancora preparando una registrazione per te. Attendi di riceverla, poi riprova.
refused-undo-often = { $most ->
    [one] A questo tavolo è già stata annullata una mossa, e di più non si può.
   *[other] A questo tavolo sono già state annullate { $most } mosse, e di più non si può.
}
refused-undo-asks = Altri hanno visto questa mossa, quindi devono accettare. Chiedilo con `{ COMMAND("table", "undo") }`.
refused-full = A questo tavolo tutti i posti sono occupati.
refused-already-in = Hai già un posto a questo tavolo.
refused-not-host = Può farlo solo { $host }, host di questo tavolo.
refused-not-host-or-moderator = Può terminare la partita solo l'host ({ $host }) o chi ha il permesso Gestisci messaggi nel canale del tavolo.
refused-too-few = { $least ->
    [one] Per iniziare serve almeno un giocatore; per ora: { $seated }.
   *[other] Per iniziare servono almeno { $least } giocatori; per ora: { $seated }.
}
refused-too-many = { $most ->
    [one] Questo gioco è per un solo giocatore; i posti occupati sono { $seated }.
   *[other] Questo gioco è al massimo per { $most } giocatori; i posti occupati sono { $seated }.
}
refused-too-many-yours = { $count ->
    [one] Qui hai già un tavolo aperto, e di più non si può. Prima finiscilo o terminalo.
   *[other] Qui hai già { $count } tavoli aperti, e di più non si può. Prima finiscine o terminane uno.
}
refused-too-many-here = { $count ->
    [one] Questo server ha già un tavolo aperto, e di più non si può. Chi ha il permesso Gestisci server può cambiare il limite con `{ COMMAND("admin", "setup") }`.
   *[other] Questo server ha già { $count } tavoli aperti, e di più non si può. Chi ha il permesso Gestisci server può cambiare il limite con `{ COMMAND("admin", "setup") }`.
}
refused-not-lobby = La partita è già iniziata.
refused-no-spectators = Questa partita è senza pubblico.
refused-not-your-record = Non hai giocato questa partita, quindi non puoi esportarla. `{ COMMAND("table", "log") }` e `{ COMMAND("table", "replay") }` mostrano ciò che era pubblico.
refused-not-over = La partita non è ancora finita.
refused-not-started = La partita non è ancora iniziata. Quando ci sono tutti, l'host può premere Inizia.
refused-unknown-match = Qui non c'è un tavolo con questo numero. `{ COMMAND("games", "mine") }` elenca i tuoi.
refused-unknown-seat = A questo tavolo non c'è un posto con questo numero.
refused-not-seated = Non hai un posto a questo tavolo. Il tabellone mostra tutto ciò che è pubblico.
refused-no-computer = A questo tavolo non ci sono computer.
refused-bad-level = I computer hanno tre livelli: facile, medio e difficile.
refused-bad-options = Queste opzioni non vanno d'accordo. Non è cambiato nulla.
refused-over = Il tavolo è chiuso, quindi non si può cambiare nulla.
refused-stale = Il pulsante non è più valido. `{ COMMAND("hand") }` mostra che cosa puoi fare adesso.
refused-typed = { $words }
refused-resign-instead = La partita è iniziata, quindi non puoi semplicemente lasciare il tavolo. Usa `{ COMMAND("table", "resign") }` per abbandonare.
refused-other = Adesso non puoi farlo. Non è cambiato nulla.
refused-vote-unknown = Qui non c'è una votazione con questo numero. `{ COMMAND("ostrakon", "list") }` mostra le votazioni di questo server.
refused-vote-late = La votazione è chiusa, quindi il tuo voto non conta. `{ COMMAND("ostrakon", "result") }` mostra com'è finita.
refused-vote-void = La votazione è stata invalidata, quindi non si può più votare.
refused-vote-over = La votazione è già finita. `{ COMMAND("ostrakon", "result") }` mostra come.
refused-vote-question = La domanda deve avere da 1 a { $most } caratteri. Non è stata aperta nessuna votazione.
refused-vote-answer = Ogni risposta deve avere da 1 a { $most } caratteri. Non è stata aperta nessuna votazione.
refused-vote-answers-equal = Due risposte sono uguali. Cambiane una. Non è stata aperta nessuna votazione.
refused-vote-answers-number = Questo tipo di votazione vuole da { $least } a { $most } risposte. Non è stata aperta nessuna votazione.
refused-vote-most = Con queste risposte si possono scegliere o eleggere al massimo { $most }. Non è stata aperta nessuna votazione.
refused-vote-questions = Una votazione può avere da 1 a { $most } domande. Non è stata aperta nessuna votazione.
refused-vote-threshold = In questo tipo di votazione vince sempre la risposta con più voti. Togli l'opzione `{ option-threshold }`. Non è stata aperta nessuna votazione.
refused-vote-ballot = Non è una delle risposte di questa votazione, quindi il tuo voto non è stato registrato. `{ COMMAND("ostrakon", "status") }` mostra la votazione e le sue risposte.
refused-vote-past = L'ora di chiusura è già passata. Non è stata aperta nessuna votazione.
refused-vote-far = Una votazione può restare aperta al massimo { $days } giorni. Non è stata aperta nessuna votazione.
refused-vote-numbers = Il quorum e i giorni di anzianità devono essere numeri interi, da 0 in su. Non è stata aperta nessuna votazione.
