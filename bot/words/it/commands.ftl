# Descriptions of commands and of their options, each at most 100 characters.

command-table = Il numero del tavolo; serve solo se ci sono più tavoli
command-text-only = Mostra testo al posto dell'immagine

## Playing

command-play = Apri un tavolo per un gioco
command-play-game = Quale gioco?
command-play-opponent = Inizia subito contro il computer, a questo livello
command-play-easy = Computer facile
command-play-middle = Computer medio
command-play-hard = Computer difficile
command-play-choice = { $game } ({ $players }, { $length })
command-games = I tavoli di questo server e i risultati di chi gioca
command-games-mine = Elenca i tuoi tavoli, a partire da quelli che ti attendono
command-games-server = Elenca i tavoli aperti in questo server
command-stats = Guarda i tuoi risultati o quelli di un'altra persona
command-stats-player = I risultati di chi? (predefinito: i tuoi)
command-stats-game = Quale gioco? (predefinito: tutti)
command-hand = Apri il tuo pannello privato: che cosa hai in mano e che cosa puoi fare
command-act = Scrivi la tua mossa
command-act-action = Che cosa fare; inizia a scrivere per vedere dei suggerimenti
command-act-text = Il testo che serve all'azione; se i valori sono più d'uno, separali con |
command-learn = Impara un gioco in due minuti a un tavolo di prova tutto tuo
command-learn-game = Quale gioco?
command-board = Mostra il tabellone di un tavolo com'è adesso
command-board-public = Mostra il tabellone a tutto il canale, non solo a te
command-rules = Cerca una regola
command-rules-game = Quale gioco?
command-rules-topic = Quale argomento?
command-help = Scopri i giochi, impara a giocarli, e trova le regole e le tue impostazioni

## /table

command-table-group = I posti di un tavolo, l'orologio, il registro e altro
command-table-join = Occupa un posto a un tavolo
command-table-leave = Lascia il tuo posto prima dell'inizio della partita
command-table-computer = Aggiungi un computer (riservato all'host)
command-table-level = Quanto gioca bene il computer
command-table-start = Inizia la partita (riservato all'host)
command-table-options = Guarda le opzioni, o impostane alcune con un file (riservato all'host)
command-table-file = Un file con opzioni troppo lunghe per un modulo (vedi le regole del gioco)
command-table-invite = Invita persone al tavolo
command-table-user = Chi?
command-table-user-more = Chi altro?
command-table-resign = Abbandona una partita in corso
command-table-sure = Salta la conferma
command-table-end = Termina una partita per tutti (riservato all'host e alla moderazione)
command-table-reason = Perché? Lo vedranno tutti
command-table-pause = Chiedi agli altri di mettere in pausa la partita
command-table-resume = Chiedi agli altri di riprendere la partita
command-table-undo = Annulla la tua ultima mossa; chi l'ha già vista deve accettare
command-table-clock = Imposta l'orologio nella lobby, o chiedi agli altri di cambiarlo
command-table-minutes = Partita in tempo reale: minuti per ogni decisione
command-table-bank = Partita lenta: ore che ognuno ha all'inizio
command-table-bonus = Partita lenta: ore che ognuno recupera dopo una decisione
command-table-off = Senza orologio
command-table-replace = Chiedi agli altri che cosa fare di un posto
command-table-seat = Il posto di chi?
command-table-by = Chi deve giocare?
command-by-computer = Un computer
command-by-person = Un'altra persona
command-table-log = Leggi il registro di tutto ciò che hai potuto vedere
command-table-replay = Rivedi la partita passo per passo
command-table-export = Scarica la registrazione della partita
command-table-verify = Controlla la registrazione e, a partita finita, i lanci e le estrazioni

## /settings

command-settings = Le tue impostazioni personali, per tutti i tavoli
command-settings-show = Mostra tutte le tue impostazioni
command-settings-reminders = Scegli come ti ricordo che tocca a te
command-settings-how = Nel thread, con un messaggio diretto o mai
command-settings-next = Ricevi un messaggio quando sta per toccare a te
command-settings-digest = Ricevi ogni giorno un messaggio diretto con i tavoli che ti attendono
command-settings-hours = Imposta il tuo fuso orario e le ore di silenzio
command-settings-zone = Il tuo fuso orario; scrivi il nome inglese di una città, per esempio Rome
command-settings-start = Quando iniziano le tue ore di silenzio, per esempio 22:00
command-settings-end = Quando finiscono, per esempio 8:00
command-settings-runs = Non fermare il tuo orologio durante le ore di silenzio
command-settings-no-quiet = Niente ore di silenzio
command-settings-look = Scegli l'aspetto del tuo pannello e delle altre viste private
command-settings-palette = Colori per chi è daltonico
command-settings-words = Testo al posto delle immagini
command-settings-dark = Immagini su sfondo scuro
command-settings-language = Scegli la tua lingua
command-settings-language-which = Quale lingua?
command-settings-privacy = Guarda che cosa conservo su di te, o eliminalo

## /admin

command-admin-group = Gestisci il bot in questo server
command-admin-setup = Scegli dove aprire tavoli, chi può aprirli e quanti, e chi può indire votazioni
command-admin-status = Guarda il carico di lavoro del bot
command-admin-doctor = Scopri che cosa non va e come rimediare
command-admin-backup = Fai un backup del database (riservato a chi gestisce il bot)

## /ostrakon

command-vote-group = Vota in segreto in questo server
command-vote-open = Prepara una votazione, guarda la bozza, poi aprila (riservato alla moderazione)
command-vote-kind = Che tipo di votazione? (predefinito: pietre bianche e nere)
command-vote-kind-stones = Pietre bianche e nere: sì o no
command-vote-kind-choice = Scelta multipla: da tre a dieci risposte
command-vote-kind-ranked = Ordine di preferenza: si ordinano le risposte, per un posto o più
command-vote-kind-ostracism = Ostracismo: ognuno scrive un nome
command-vote-most = Quante risposte si possono scegliere, o quante se ne eleggono (predefinito: 1)
command-vote-threshold = Che cosa serve per vincere? (predefinito: più voti delle altre risposte)
command-vote-threshold-most = Più voti delle altre risposte
command-vote-threshold-half = Più della metà dei votanti
command-vote-threshold-two_thirds = Due terzi dei votanti
command-vote-role = Può votare solo chi ha questo ruolo
command-vote-days = Può votare solo chi è nel server da almeno questo numero di giorni
command-vote-threshold-absolute = Più della metà degli aventi diritto
command-vote-as-last = Parti dalla domanda e dalle condizioni dell'ultima votazione di questo server
command-vote-drafts = Guarda le tue bozze e le votazioni programmate (riservato alla moderazione)
command-vote-changes = Si può cambiare il proprio voto fino alla chiusura? (predefinito: sì)
command-vote-turnout = Tutti vedono in quanti hanno votato finora? (predefinito: sì)
command-vote-close = Chiudi adesso una votazione e conta i voti (riservato alla moderazione)
command-vote-void = Invalida una votazione senza contare i voti (riservato alla moderazione)
command-vote-reason = Perché? Lo vedranno tutti, con il tuo nome
command-vote-which = Il numero della votazione; serve solo se ce n'è più d'una
command-vote-pause = Metti in pausa una votazione: finché non la riprendi, non si vota (riservato alla moderazione)
command-vote-resume = Riprendi una votazione in pausa: si può votare di nuovo (riservato alla moderazione)
command-vote-extend = Prolunga una votazione aperta (riservato alla moderazione)
command-vote-until = Quando si chiude? Per esempio domani alle 20:00, tra 3 giorni o 24/12/2026 18:00
command-vote-edit = Cambia domanda e risposte finché nessuno ha votato (riservato alla moderazione)
command-vote-announce = Annuncia il risultato di una votazione anche in un altro canale (riservato alla moderazione)
command-vote-announce-where = In quale canale? Lascia vuoto per non annunciare più il risultato
command-vote-archive = Guarda le votazioni passate di questo server e i loro risultati
command-vote-list = Elenca le votazioni aperte e quelle finite da poco
command-vote-status = Guarda una votazione e partecipa
command-vote-post-here = D'ora in poi mostra la votazione in questo canale (riservato alla moderazione)
command-vote-result = Guarda il risultato di una votazione e il suo file delle ricevute
command-vote-public = Mostra il risultato a tutto il canale, non solo a te (riservato alla moderazione)
command-vote-receipt = Controlla che il tuo voto sia stato registrato
command-vote-code = Il codice della tua ricevuta; senza codice vedi i tuoi voti ancora aperti
