# Why something couldn't be done, and what to do instead.

error-busy = Troppe persone mi chiedono qualcosa nello stesso momento. Non è cambiato nulla: riprova tra poco.
error-illegal = Adesso non puoi farlo. Non è cambiato nulla; `{ COMMAND("hand") }` mostra che cosa puoi fare.
error-unknown-game = Questo gioco non è più installato qui, quindi ai suoi tavoli non puoi fare nulla.
error-database = Non riesco a raggiungere il mio database, quindi non è stato salvato nulla. Riprova fra un attimo.
error-uncertain = Il mio database si è interrotto mentre salvavo, quindi non so se il salvataggio è riuscito. Quando il database torna, controlla il tabellone; per una votazione usa `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Ci è voluto troppo tempo, quindi non ho potuto aprire il modulo. Non è stato salvato nulla. Riprova.
error-damaged = I miei dati sono danneggiati, quindi non posso leggere né salvare. Non è cambiato nulla. Avvisa chi gestisce il bot.
error-unexpected = Qualcosa è andato storto da parte mia. Non hai perso nulla. Se succede di nuovo, comunica questo numero a chi gestisce il bot: `{ $number }`
error-unknown-id = Questo pulsante viene da un'altra versione del bot. `{ COMMAND("hand") }` mostra il tuo posto, `{ COMMAND("board") }` il tavolo e `{ COMMAND("ostrakon", "list") }` le votazioni di questo server.
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
refused-choose-first = Devi ancora scegliere, e in quel posto forse la scelta è fatta da tempo. Prima scegli, poi fai la domanda.
refused-no-person = Questo posto è libero. Usa `{ COMMAND("table", "join") }` per occuparlo.
refused-seat-taken = Qualcun altro ha occupato questo posto.
refused-seat-asked = Hai appena chiesto un posto a questo tavolo. Potrai chiederlo di nuovo tra dieci minuti.
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
refused-changed-often = Per ora hai fatto troppe modifiche. Concludi la tua scelta così com'è: potrai cambiare di nuovo qualcosa quando la partita andrà avanti.
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
    [one] Qui organizzi già un tavolo aperto, e di più non si può. Prima finiscilo o terminalo.
   *[other] Qui organizzi già { $count } tavoli aperti, e di più non si può. Prima finiscine o terminane uno.
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
refused-unknown-match = Qui non c'è nessun tavolo con questo numero. `{ COMMAND("games", "mine") }` elenca i tuoi.
refused-unknown-seat = A questo tavolo non c'è nessun posto con questo numero.
refused-not-seated = Non hai un posto a questo tavolo. Il tabellone mostra tutto ciò che è pubblico.
refused-no-computer = A questo tavolo non ci sono computer.
refused-bad-level = I computer hanno tre livelli: facile, medio e difficile.
refused-bad-options = Queste opzioni non sono compatibili fra loro. Non è cambiato nulla.
refused-over = Il tavolo è chiuso, quindi non si può cambiare nulla.
refused-stale = Il pulsante non è più valido. `{ COMMAND("hand") }` mostra che cosa puoi fare adesso.
refused-typed = { $words }
refused-resign-instead = La partita è iniziata, quindi non puoi semplicemente lasciare il tavolo. Usa `{ COMMAND("table", "resign") }` per abbandonare.
refused-other = Adesso non puoi farlo. Non è cambiato nulla.
refused-vote-unknown = Qui non c'è nessuna votazione con questo numero. `{ COMMAND("ostrakon", "list") }` mostra le votazioni di questo server.
refused-vote-late = La votazione è chiusa, quindi il tuo voto non è stato contato. `{ COMMAND("ostrakon", "result") }` mostra com'è finita.
refused-vote-void = La votazione è stata invalidata, quindi non si può più votare.
refused-vote-paused = La votazione è in pausa, quindi il tuo voto non è stato registrato. `{ COMMAND("ostrakon", "status") }` mostra il motivo. Potrai votare quando la moderazione la riprenderà.
refused-vote-was-paused = La votazione era in pausa quando hai votato, quindi il tuo voto non è stato registrato. Ora è ripresa: vota di nuovo.
refused-vote-edited = La votazione è stata modificata dopo la comparsa di questo pulsante, e ora le sue risposte potrebbero significare altro. Il tuo voto non è stato registrato. `{ COMMAND("ostrakon", "status") }` mostra la votazione com'è adesso.
refused-vote-paused-already = La votazione è già in pausa. Non è cambiato nulla.
refused-vote-changed-often = Questa votazione è stata modificata { $most } volte e non si può più modificare. Puoi ancora chiuderla o annullarla.
refused-vote-not-paused = La votazione non è in pausa. Non è cambiato nulla.
refused-vote-not-later = Una votazione si può solo prolungare: scegli un'ora successiva a quella di chiusura. Una durata come `3d 12h` si conta da adesso. Per chiuderla prima usa `{ COMMAND("ostrakon", "close") }`. Non è cambiato nulla.
refused-vote-extended-far = Una votazione può chiudersi al più tardi tra { $days } giorni. Non è cambiato nulla.
refused-vote-has-ballots = Qualcuno ha già votato, quindi la votazione non si può più modificare. Per chiedere altro, invalidala con `{ COMMAND("ostrakon", "void") }` e aprine un'altra.
refused-vote-edit-hidden = Questa votazione non mostra quante persone hanno votato, quindi non si può modificare: capiresti se qualcuno ha già votato. Per chiedere altro, invalidala con `{ COMMAND("ostrakon", "void") }` e aprine un'altra.
refused-vote-unedited = La votazione dice già così. Non è cambiato nulla.
refused-vote-reminder-late = Questa votazione si chiude tra così poco che non mando più promemoria.
refused-vote-over = La votazione è già finita. `{ COMMAND("ostrakon", "result") }` mostra com'è andata.
# Before what is wrong with one of several questions.
refused-in-question = Domanda { $place }: { $why }
refused-vote-question = Ogni domanda deve avere da 1 a { $most } caratteri.
refused-vote-answer = Ogni risposta deve avere da 1 a { $most } caratteri.
refused-vote-answers-equal = Due risposte sono uguali. Cambiane una.
refused-vote-answers-number = { $least ->
    [3] Per questo tipo di domanda servono da { $least } a { $most } risposte. Se sono solo due, usa le pietre bianche e nere.
   *[other] Per questo tipo di domanda servono da { $least } a { $most } risposte.
}
refused-vote-most = { $kind ->
    [ranked] Di queste risposte se ne possono eleggere al massimo { $most }, perché le risposte devono essere più dei posti.
   *[other] In questa domanda si possono scegliere al massimo { $most } risposte.
}
refused-vote-questions = Una votazione può avere da 1 a { $most } domande.
refused-vote-long = Le domande e le risposte sono troppo lunghe per un solo messaggio. In tutto possono avere { $most } caratteri.
refused-vote-alone = Un ostracismo deve essere l'unica domanda, perché solo i moderatori ne conoscono il risultato. Togli l'ostracismo o le altre domande.
refused-vote-threshold = Solo le domande con le pietre o a scelta multipla possono richiedere più della maggioranza relativa. Scegli “{ vote-draft-threshold-most }” nel menu, oppure togli gli altri tipi di domande.
refused-vote-time = Non riesco a leggere l'ora di chiusura. Scrivila per esempio così: `domani alle 20:00`, `venerdì alle 18`, `tra 3 giorni`, `3g 12h` o `24/12/2026 18:00`.
refused-vote-start = Non riesco a leggere l'ora di apertura. Scrivila per esempio così: `domani alle 20:00`, `venerdì alle 18`, `tra 3 giorni` o `24/12/2026 18:00`, oppure lascia il campo in bianco.
refused-vote-start-past = L'ora di apertura è già passata. Scegline un'altra, o lascia il campo in bianco per aprire la votazione di persona.
refused-vote-start-far = Una votazione si può programmare con al massimo { $days } giorni di anticipo.
refused-vote-order = La votazione si chiuderebbe prima di aprirsi. Scegli una chiusura più tarda o un'apertura anticipata.
refused-vote-zone = Non conosco il fuso orario “{ $typed }”. Scrivi il nome di una grande città del tuo fuso, per esempio Roma.
refused-vote-quorum = Non riesco a leggere quante persone devono votare perché il risultato sia valido. Scrivi un numero, per esempio 50, o una percentuale dall'1% al 100%, oppure lascia il campo in bianco se non vuoi un minimo.
refused-vote-joined = I giorni dall'ingresso devono essere un numero intero, per esempio 30. Se non ne richiedi, lascia il campo in bianco.
refused-vote-account = I giorni dalla creazione dell'account devono essere un numero intero, per esempio 30. Se non ne richiedi, lascia il campo in bianco.
refused-vote-stated = Per gli aventi diritto al voto scrivi un numero intero, per esempio 120. Se non lo conosci, lascia il campo in bianco.
refused-vote-entitled = Il risultato dipende da quante persone hanno diritto di voto, e Discord non me lo dice. Indica il numero.
refused-vote-naming-off = In questo server un ostracismo non può riguardare qualsiasi membro. Scrivi un elenco di nomi, o chiedi a chi gestisce il server di permetterlo con `{ COMMAND("admin", "setup") }`.
refused-vote-roles = Puoi scegliere al massimo { $most } ruoli.
refused-vote-draft-gone = Questa bozza non esiste più: è stata eliminata, oppure nessuno l'ha toccata per un giorno. Usa `{ COMMAND("ostrakon", "open") }` per preparare un'altra votazione.
refused-vote-draft-open = Questa bozza è ormai la votazione { $vote }. `{ COMMAND("ostrakon", "status") }` la mostra.
refused-vote-draft-changed = Nel frattempo la bozza è cambiata. Eccola com'è adesso; ricontrollala.
refused-vote-scheduled = Un server può avere al massimo { $most } votazioni programmate allo stesso tempo.
refused-vote-ballot = Non è una delle risposte possibili in questa votazione. Il tuo voto non è stato registrato. `{ COMMAND("ostrakon", "status") }` mostra la votazione con le sue risposte.
refused-vote-past = L'ora di chiusura è già passata.
refused-vote-far = Una votazione può restare aperta al massimo { $days } giorni.
refused-vote-quorum-most = Il quorum può essere al massimo { $most }.
refused-vote-quorum-stated = Il quorum non può superare il numero di aventi diritto che hai indicato: { $stated }.
refused-vote-stated-range = Gli aventi diritto devono essere da 1 a { $most }.
refused-vote-days-most = Si possono richiedere al massimo { $days } giorni dall'ingresso o dalla creazione dell'account.
