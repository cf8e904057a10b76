# A server's secret votes.

vote-title =
    ### Votazione Ostrakon { $vote }
    { "" }**{ $question }**
vote-closes = Chiusura: { $at } ({ $left }).
vote-who-everyone = Può votare chiunque veda il canale della votazione.
vote-who-roles = { $count ->
    [one] Può votare chi ha il ruolo { $roles }.
   *[other] Può votare chi ha uno di questi ruoli: { $roles }.
}
vote-must-days = { $count ->
    [one] Per votare, bisogna essere in questo server da almeno un giorno.
   *[other] Per votare, bisogna essere in questo server da almeno { $count } giorni.
}
vote-must-account = { $count ->
    [one] Per votare, bisogna avere un account Discord creato da almeno un giorno.
   *[other] Per votare, bisogna avere un account Discord creato da almeno { $count } giorni.
}
vote-quorum = { $count ->
    [one] Il quorum è di una persona.
   *[other] Il quorum è di { $count } persone.
}
vote-quorum-share = Quorum: { $percent }% degli aventi diritto al voto.
vote-quorum-why = Se votano meno persone, non si decide nulla.
vote-quorum-several = Chi risponde ad almeno una domanda conta come votante.
vote-threshold-absolute = Per vincere, una risposta deve ottenere i voti di più della metà degli aventi diritto, compresi quelli che non votano.
vote-stated = { $count ->
    [one] Come indicato dalla moderazione, ha diritto di voto una persona.
   *[other] Come indicato dalla moderazione, hanno diritto di voto { $count } persone.
}
vote-counted = Ha diritto di voto chi fa parte di questo server al momento della chiusura.
vote-counted-role = Ha diritto di voto chi ha il ruolo al momento della chiusura.
vote-threshold-half = Per vincere, una risposta deve ottenere i voti di più della metà dei votanti.
vote-threshold-two_thirds = Per vincere, una risposta deve ottenere i voti di almeno due terzi dei votanti.
vote-threshold-several = Per ogni domanda conta come votante solo chi vi risponde.
vote-changeable = Puoi cambiare il tuo voto fino alla chiusura.
vote-final = Una volta espresso, il voto non si può cambiare.
vote-turnout-hidden = Fino alla chiusura nessuno vede quante persone hanno votato.
vote-turnout = { $count ->
    [0] Non ha ancora votato nessuno.
    [one] Finora ha votato una persona.
   *[other] Finora hanno votato { $count } persone.
}
vote-secret = -# Quando voti, ricevi un messaggio che vedi solo tu, con un codice per controllare il tuo voto a votazione chiusa. Fino ad allora il conteggio resta segreto.
vote-secret-unpublished = -# Quando voti, ricevi un messaggio che vedi solo tu, con un codice per controllare il tuo voto a votazione chiusa. Il conteggio non viene pubblicato.
vote-published = -# Catena dei voti, { $at }, per verificare il risultato: `{ $code }`
vote-fingerprint = -# Impronta delle regole, per verificare il risultato: `{ $code }`
vote-opened-by = Aperta da { $name }, { $at }.
vote-where = [Vai alla votazione]({ $url })
vote-opened = La votazione { $vote } è aperta: [vai alla votazione]({ $url })
vote-moved = -# Questa votazione è stata spostata: [vai alla votazione]({ $url })
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
vote-answer = { $answer }
vote-answer-none = nessuna risposta
vote-answers = { $answers }
vote-answers-ranked = { $answers } (in quest'ordine)
vote-answer-number = ({ $number }) { $answer }
vote-question = **{ $question }**
vote-question-number = { $number }. { $question }

## What moderators change

vote-paused = **Questa votazione è in pausa.** È stata sospesa { $since }, e nessuno può votare finché la moderazione non la riprende, al massimo per una settimana. Chiusura prevista: { $at }. Sarà rinviata di tutta la durata della pausa.
vote-change-paused = -# Messa in pausa da { $name }, { $at }. Motivo: { $reason }
vote-change-resumed = -# Ripresa da { $name }, { $at }. Nuova chiusura: { $closes }.
vote-change-resumed-alone = -# Ripresa automaticamente, { $at }, perché una pausa non può durare più di una settimana. Nuova chiusura: { $closes }.
vote-change-extended = -# Prolungata da { $name }, { $at }. Nuova chiusura: { $closes }. Motivo: { $reason }
vote-change-edited = -# Modificata da { $name }, { $at }, prima che qualcuno votasse. Impronta precedente delle regole: `{ $code }`
vote-paused-done = La votazione { $vote } è in pausa, per una settimana al massimo. Per riprenderla usa `{ COMMAND("ostrakon", "resume") }`.
vote-resumed-done = La votazione { $vote } è di nuovo aperta. Nuova chiusura: { $closes }.
vote-extended-done = Nuova chiusura della votazione { $vote }: { $closes } ({ $left }).
vote-extended-done-paused = La votazione { $vote } è ancora in pausa. Nuova chiusura prevista: { $closes }. Sarà rinviata di tutta la durata della pausa.
vote-edited-done = La votazione { $vote } è stata modificata: [vai alla votazione]({ $url })
vote-announce-done = Quando la votazione { $vote } sarà finita, annuncerò il risultato anche in { $channel }.
vote-announce-off = Il risultato della votazione { $vote } comparirà solo dove si vota; non è impostato un secondo canale.
# Only moderators see this.
vote-announced-in = Alla chiusura annuncerò il risultato anche in { $channel }.
vote-edit-title = Modifica la votazione { $vote }
vote-edit-question = Domanda
vote-edit-answers = Risposte, una per riga
vote-edit-stones-how = Sulla prima riga che cosa significa la pietra bianca, sulla seconda che cosa significa la nera
vote-edit-block = Domanda { $number }
vote-edit-block-how = La domanda sulla prima riga, poi una risposta per riga
vote-edit-block-stones-how = Riga 1: la domanda; riga 2: che cosa significa la bianca; riga 3: che cosa significa la nera

## My vote and reminders

vote-mine = Il mio voto
vote-mine-none = Non hai ancora votato nella votazione { $vote }.
vote-mine-not-entitled = Non puoi votare nella votazione { $vote }. { $who }
vote-mine-cast =
    { "" }**Il tuo voto nella votazione { $vote }: { $answer }**
    La tua ricevuta: `{ $code }`
vote-key = -# Chiave: `{ $secret }`. Ti serve solo per dimostrare in seguito che il tuo voto è nella catena dei voti pubblicata.
vote-remind = Ricordamelo prima della chiusura
vote-remind-not = Non ricordarmelo
vote-reminder-on = Prima che si chiuda la votazione { $vote }, ti manderò un messaggio diretto. Promemoria: { $at } ({ $left }). Controlla di accettare i messaggi diretti da questo server.
vote-reminder-on-paused = Prima che si chiuda la votazione { $vote }, ti manderò un messaggio diretto. La votazione è in pausa, quindi non so ancora quando sarà. Controlla di accettare i messaggi diretti da questo server.
vote-reminder-off = Non ti manderò un promemoria per la votazione { $vote }.
vote-reminder =
    Votazione { $vote }: **{ $question }**
    Chiusura: { $left }. { vote-where }
    -# Hai chiesto tu questo promemoria. Lo riceve chiunque lo chieda, che abbia già votato o no.

## How to vote

vote-how = -# { $how }
# In a vote with several questions. $numbers: "1 and 3"
vote-how-of = { $count ->
    [one] -# Domanda { $numbers }: { $how }
   *[other] -# Domande { $numbers }: { $how }
}
vote-how-stones = Per votare, premi una pietra.
vote-how-colour = Vince il colore con più pietre.
vote-how-all = { $count ->
    [2] -# Premi il pulsante e rispondi a entrambe le domande in un unico modulo. Puoi lasciarne una in bianco.
   *[other] -# Premi il pulsante e rispondi a tutte e { $count } le domande in un unico modulo. Puoi lasciarne alcune in bianco.
}
vote-answer-all = Rispondi alle domande
vote-how-choice = Scegli una risposta.
vote-how-several = Scegli fino a { $count } risposte.
vote-how-most = Vince la risposta con più voti.
vote-how-enough = -# Se nessuna risposta ottiene i voti che le servono, non si decide nulla.
vote-how-ranked = { $count ->
    [one] Metti in ordine quante risposte vuoi, a partire dalla tua preferita. Se nessuna ottiene più della metà delle prime preferenze, quella con meno voti viene esclusa e i suoi voti passano alle preferenze successive, finché una risposta non ne ha abbastanza.
   *[other] Metti in ordine quante risposte vuoi, a partire dalla tua preferita. Ne vengono elette { $count } con il voto singolo trasferibile, contato secondo le regole delle elezioni locali scozzesi.
}
vote-how-names = Scegli un nome, come facevano gli ateniesi incidendolo su un coccio. Conta il nome scritto più spesso. Il risultato lo sa solo la moderazione, e io non prenderò provvedimenti contro nessuno.
vote-how-members = Scegli un membro del server, come gli ateniesi scrivevano un nome su un coccio. Conta chi viene nominato più spesso. Nessuno riceve una menzione. Il risultato lo sa solo la moderazione, e io non prenderò provvedimenti contro nessuno.
vote-menu-member = Scegli un membro
vote-member-forgotten = una persona che ha eliminato i propri dati
vote-unname = Togli il mio nome
vote-rename = Permetti di nuovo il mio nome
vote-name-off = D'ora in poi nessuno, in nessun server, può sceglierti in un ostracismo in cui si nominano i membri. I voti che hai già ricevuto restano validi, e la moderazione può ancora mettere il tuo nome in un suo elenco.
vote-name-on = Negli ostracismi si può di nuovo scrivere il tuo nome.
vote-menu-one = Scegli una risposta
vote-menu-name = Scegli un nome
vote-menu-several = Scegli fino a { $count } risposte
vote-rank = Metti in ordine le risposte
vote-rank-next = { $place ->
    [1] **Qual è la risposta che preferisci?**
   *[other] **Qual è la tua preferenza numero { $place }?** Puoi anche fermarti qui.
}
vote-rank-done = Hai messo in ordine tutte le risposte.
vote-menu-rank = Scegli la preferenza numero { $place }
vote-ranked-so-far = **Il tuo ordine finora:**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Vota così
vote-rank-back = Annulla l'ultima scelta

## The form with several questions

vote-ballot-title = Le tue risposte nella votazione { $vote }
vote-ballot-most = { $count ->
    [one] Scegli una risposta o lascia in bianco
   *[other] Scegli fino a { $count } risposte o lascia in bianco
}
vote-ballot-rank = Numeri da 1 a { $count }, a partire dalla preferita, per esempio 3 1 2
vote-bad-ranking = Non riesco a leggere il tuo ordine per “{ $question }”. Scrivi ogni numero da 1 a { $most } non più di una volta, a partire dalla risposta preferita, per esempio `3 1 2`. Il tuo voto non è stato registrato.
vote-ballot-empty = Non hai risposto a nessuna domanda. Il tuo voto non è stato registrato.

## The reply to a vote

vote-receipt-recorded =
    { "" }**Voto registrato: { $answer }**
    La tua ricevuta per la votazione { $vote }: `{ $code }`
vote-receipt-changed =
    { "" }**Voto cambiato: { $answer }**
    La tua nuova ricevuta per la votazione { $vote }: `{ $code }`. Quella vecchia non vale più.
vote-receipt-standing =
    { "" }**Avevi già votato così: { $answer }**
    La tua ricevuta per la votazione { $vote }: `{ $code }`
vote-receipt-fixed =
    { "" }**Hai già votato: { $answer }**
    La tua ricevuta per la votazione { $vote }: `{ $code }`
vote-keep-code = Conserva il codice. Finché la votazione è aperta, `{ COMMAND("ostrakon", "receipt") }` ti mostra di nuovo il codice e la chiave. Dopo la chiusura nessuno può più dirti quali sono; il comando controlla allora il codice che scrivi.
vote-may-change = Per cambiare il tuo voto prima della chiusura, basta votare di nuovo.
vote-may-not-change = Non puoi cambiare il tuo voto.

## The result

vote-result-title =
    ### Votazione Ostrakon { $vote }: il risultato
    { "" }**{ $question }**
# Above the results of several questions, each with its own heading.
vote-result-title-several = ### Votazione Ostrakon { $vote }: il risultato
vote-void-title =
    ### Votazione Ostrakon { $vote }: nulla
    { "" }**{ $question }**
vote-verdict = **{ $verdict }**
vote-count = { $answer }: **{ $count }** ({ $share }%)
vote-count-several = -# Si potevano scegliere più risposte, quindi la somma delle percentuali può superare il 100%.
vote-first-choices = Prime preferenze:
vote-turnout-end = { $count ->
    [one] Ha votato una persona.
   *[other] Hanno votato { $count } persone.
}
vote-turnout-share = { $count ->
    [one] Ha votato una persona su circa { $entitled } che potevano votare ({ $share }%).
   *[other] Hanno votato { $count } persone su circa { $entitled } che potevano votare ({ $share }%).
}
vote-turnout-stated = { $count ->
    [one] Ha votato una persona; aventi diritto: { $entitled } ({ $share }%).
   *[other] Hanno votato { $count } persone; aventi diritto: { $entitled } ({ $share }%).
}
vote-turnout-above-stated = Hanno votato { $count } persone, più delle { $stated } indicate dalla moderazione. Chi ha votato conta come avente diritto.
vote-quorum-met = { $turnout } Il quorum di { $quorum } è stato raggiunto.
vote-verdict-none = Non ha votato nessuno.
vote-verdict-unanswered = A questa domanda non ha risposto nessuno.
vote-verdict-several = Ognuna delle sue { $count } domande ha un risultato proprio.
vote-verdict-quorum = Il quorum di { $quorum } non è stato raggiunto, quindi non si decide nulla.
vote-verdict-even = { $count ->
    [one] Parità, quindi non si decide nulla: una pietra per colore.
   *[other] Parità, quindi non si decide nulla: { $count } pietre per colore.
}
vote-verdict-white = Vincono le bianche, { $more } a { $less }: { $answer }
vote-verdict-black = Vincono le nere, { $more } a { $less }: { $answer }
vote-verdict-answer = { $count ->
    [one] Vince { $answer } con un voto su { $all }.
   *[other] Vince { $answer } con { $count } voti su { $all }.
}
vote-verdict-tie = { $count ->
    [one] Parità, quindi non si decide nulla: { $answers }, con un voto ciascuna.
   *[other] Parità, quindi non si decide nulla: { $answers }, con { $count } voti ciascuna.
}
vote-verdict-short = Non si decide nulla: la risposta con più voti è { $answer }, con { $count } su { $all }, ma ne servivano { $needed }.
vote-needed-half = Voti necessari per vincere, più della metà dei votanti: { $needed }
vote-needed-two_thirds = Voti necessari per vincere, due terzi dei votanti: { $needed }
vote-needed-absolute = Voti necessari per vincere, più della metà degli aventi diritto: { $needed }
vote-verdict-elected = Esito dell'elezione: { $answers }.
vote-verdict-named = { $count ->
    [one] Il nome più scritto: { $name }, una volta.
   *[other] Il nome più scritto: { $name }, { $count } volte.
}
vote-verdict-named-tie = { $count ->
    [one] I nomi più scritti, una volta ciascuno: { $names }.
   *[other] I nomi più scritti, { $count } volte ciascuno: { $names }.
}
# An ostracism that has reached its quorum, or has none.
vote-verdict-moderators = Il risultato lo può vedere solo la moderazione, con `{ COMMAND("ostrakon", "result") }`.
vote-quota = { $count ->
    [one] **Il conteggio.** C'è un posto per una risposta; voti necessari: { $quota }.
   *[other] **Il conteggio.** Ci sono { $count } posti; voti necessari per ottenerne uno: { $quota }.
}
vote-stage-first = { $number }. Si contano le prime preferenze.
vote-stage-surplus = { $number }. { $answer } ha più voti del necessario: quelli in eccesso ({ $votes }) passano alle preferenze successive, se ce ne sono.
vote-stage-excluded = { $number }. { $answer } ha meno voti di tutte le altre risposte ed esce dal conteggio: i suoi voti ({ $votes }) passano alle preferenze successive, se ce ne sono.
vote-stage-excluded-none = { $number }. { $answer } non ha voti ed esce dal conteggio.
vote-stage-lot = -# C'era una parità che nessuna fase precedente risolveva: un sorteggio che deriva dai codici delle ricevute ha indicato { $answer }.
vote-stage-answer = { $answer } { $votes }
vote-stage-votes = -# Voti a questo punto: { $votes }
vote-stage-last = -# Restano solo tante risposte quanti sono i posti da assegnare, quindi non occorrono più { $quota } voti.
vote-stage-elected = **Posti assegnati: { $answers }.**
vote-spoiled = { $count ->
    [one] Non è stato possibile leggere un voto, perché il database era danneggiato. Non viene contato.
   *[other] Non è stato possibile leggere { $count } voti, perché il database era danneggiato. Non vengono contati.
}
vote-file = Questi file elencano i codici di tutte le ricevute, ognuno con il voto corrispondente. Se trovi il tuo codice con il tuo voto, il tuo voto è stato contato.
vote-still-open = Chiusura: { $left }.
vote-ended-time = Chiusa come previsto, { $at }.
vote-ended-early = Chiusa in anticipo da { $name }, { $at }. Motivo: { $reason }
vote-ended-lost = Votazione nulla dal momento in cui il database del bot è stato ripristinato da un backup: { $at }. I backup non contengono i voti delle votazioni aperte, così nessuno può usarli per scoprire chi ha votato che cosa. Per ripetere la votazione usa `{ COMMAND("ostrakon", "open") }`.
vote-ended-void = Invalidata da { $name }, { $at }. Motivo: { $reason }
vote-result-there = [Vai al risultato]({ $url })
vote-ended-seen = La votazione { $vote } è finita: [vai al risultato]({ $url })
vote-voided-seen = La votazione { $vote } ora è nulla, e chiunque può vedere perché: [vai al messaggio]({ $url })
vote-ended-unseen = La votazione { $vote } è finita, ma non posso più pubblicare messaggi dove si è svolta. `{ COMMAND("ostrakon", "result") } { option-vote }:{ $vote } { option-public }:True` mostra il risultato in qualsiasi canale.

## The picture of the result

vote-picture-title = Votazione Ostrakon { $vote }
vote-picture-quorum = Senza quorum
vote-picture-even = Parità
vote-picture-short = Voti insufficienti
vote-picture-white = Vincono le bianche
vote-picture-black = Vincono le nere
vote-picture-alt = Due mucchi di cocci: { $whites } per ⚪ “{ $white }”, { $blacks } per ⚫ “{ $black }”.

## Lists

vote-link = [Votazione { $vote }]({ $url })
vote-no-link = Votazione { $vote }
vote-label = { $vote }: { $question }
vote-line-open = { $link }: **{ $question }** Chiusura: { $left }.
vote-line-closed = { $link }: **{ $question }** { $verdict }
vote-line-paused = { $link }: **{ $question }** In pausa.
vote-line-void = { $link }: **{ $question }** Votazione nulla.
vote-list = ### Votazioni in questo server
vote-none = Qui non ci sono votazioni da mostrare. La moderazione può aprirne una con `{ COMMAND("ostrakon", "open") }`.
vote-none-running = Qui non ci sono votazioni aperte.
vote-which =
    Quale votazione intendi? Sceglila con l'opzione `{ option-vote }`:
    { $votes }
vote-no-result-yet = Non c'è ancora un risultato della votazione { $vote }, perché non è chiusa. Chiusura: { $left }.
vote-no-result-paused = Non c'è ancora un risultato della votazione { $vote }, perché è in pausa.

vote-archive = ### Votazioni passate in questo server · pagina { $page } di { $pages }
vote-archive-none = Qui non ci sono votazioni passate da mostrare.
vote-archive-newer = Più recenti
vote-archive-older = Meno recenti
vote-archive-line =
    { $link }: **{ $question }**
    { $kind }, { $opened } – { $ended }. { $turnout }
    { $verdict }
vote-void-short = Votazione nulla.
vote-kind-stones = Pietre bianche e nere
vote-kind-choice = Scelta multipla
vote-kind-ranked = Ordine di preferenza
vote-kind-names = Ostracismo
vote-kind-members = Ostracismo
vote-kind-several = Più domande

## Receipts

vote-own = ### I tuoi voti nelle votazioni aperte
vote-own-line = Votazione { $vote }: { $answer }, ricevuta `{ $code }`, chiave `{ $secret }`
vote-own-none = Non hai votato in nessuna votazione aperta. A votazione chiusa nessuno può sapere chi ha votato, nemmeno io. Per controllare la ricevuta di una votazione chiusa usa l'opzione `{ option-code }`.
# $typed: what the user has typed
vote-bad-code = «{ $typed }» non è il codice di una ricevuta. Un codice ha dodici lettere e cifre, per esempio `7K2M-9QTX-04HD`.
vote-code-counted = Il voto con il codice `{ $code }` è stato contato nella votazione { $vote }: { $answer }
vote-code-stands =
    `{ $code }` è la tua ricevuta per la votazione { $vote }: { $answer }
    Il voto sarà contato alla chiusura.
vote-code-unknown = In nessuna votazione chiusa di questo server è stato contato un voto con il codice `{ $code }`, e non è la tua ricevuta per una votazione aperta. Se cambi il tuo voto, ricevi un nuovo codice e quello vecchio non vale più.

## What is refused

vote-no-reason = Scrivi un motivo; lo vedranno tutti. Non è cambiato nulla.
vote-announce-here = La votazione si svolge proprio in quel canale, quindi il risultato vi comparirà comunque. Scegline un altro.
vote-announce-channel = Posso annunciare i risultati solo nei canali testuali. Scegli un altro canale.
vote-announce-not-yours = Non puoi far annunciare un risultato in { $channel }, perché lì non hai il permesso di gestire votazioni. Scegli un altro canale.
vote-announce-permissions = Non posso pubblicare messaggi in { $channel }. Lì mi servono questi permessi: { $permissions }.
vote-announce-not-like = Il risultato della votazione { $vote } andava annunciato anche in un secondo canale. Questa bozza non lo prevede, perché lì non puoi gestire votazioni o io non posso pubblicare messaggi.
vote-role-gone = { $count ->
    [one] Un ruolo ammesso al voto non esiste più: { $roles }. Scegli di nuovo i ruoli nel menu.
   *[other] Alcuni ruoli ammessi al voto non esistono più: { $roles }. Scegli di nuovo i ruoli nel menu.
}
vote-no-last = In questo server non trovo una votazione precedente che tu possa vedere. Usa `{ COMMAND("ostrakon", "open") }` senza `{ option-as_last }`.
vote-not-a-member = Puoi scrivere solo il nome di un membro di questo server, non quello di un bot. Il tuo voto non è stato registrato.
vote-unnamed = { $name } non vuole comparire negli ostracismi. Il tuo voto non è stato registrato: scegli un altro nome.
vote-only-in-servers = Le votazioni si possono svolgere solo nei server.
vote-not-allowed = Per farlo ti serve il permesso Gestisci messaggi nel canale in cui si vota, oppure un ruolo scelto per le votazioni da chi gestisce il server con `{ COMMAND("admin", "setup") }`.
vote-not-allowed-roles = Per farlo ti serve il permesso Gestisci messaggi nel canale in cui si vota, oppure uno di questi ruoli: { $roles }.
vote-not-everyone = Non puoi scegliere @everyone, perché così chiunque potrebbe terminare una votazione.
vote-needs-roles = { $count ->
    [one] A questa votazione può partecipare solo chi ha il ruolo { $roles }, e tu non ce l'hai. Il tuo voto non è stato registrato.
   *[other] A questa votazione può partecipare solo chi ha uno di questi ruoli: { $roles }. Tu non ne hai nessuno. Il tuo voto non è stato registrato.
}
vote-needs-account = { $count ->
    [one] Per partecipare a questa votazione, il tuo account Discord deve esistere da almeno un giorno. Data di creazione: { $created }. Il tuo voto non è stato registrato.
   *[other] Per partecipare a questa votazione, il tuo account Discord deve esistere da almeno { $count } giorni. Data di creazione: { $created }. Il tuo voto non è stato registrato.
}
vote-needs-days = { $count ->
    [one] Per partecipare a questa votazione devi essere nel server da almeno un giorno. Data del tuo ingresso: { $joined }. Il tuo voto non è stato registrato.
   *[other] Per partecipare a questa votazione devi essere nel server da almeno { $count } giorni. Data del tuo ingresso: { $joined }. Il tuo voto non è stato registrato.
}
vote-needs-days-unknown = { $count ->
    [one] Per partecipare a questa votazione devi essere nel server da almeno un giorno, ma Discord non dice da quando ne fai parte. Il tuo voto non è stato registrato.
   *[other] Per partecipare a questa votazione devi essere nel server da almeno { $count } giorni, ma Discord non dice da quando ne fai parte. Il tuo voto non è stato registrato.
}
vote-permissions = Qui non posso tenere una votazione. Mi servono questi permessi: { $permissions }. Chiedi a chi gestisce il server, o scegli un altro canale.

## The form of a new vote

vote-form-title = Nuova votazione con pietre bianche e nere
vote-form-title-choice = Nuova votazione a scelta multipla
vote-form-title-ranked = Nuova votazione in ordine di preferenza
vote-form-title-ostracism = Nuovo ostracismo
vote-form-title-first = Domanda 1 di { $count }; le altre nella bozza
vote-form-question = Qual è la domanda?
vote-form-white = La pietra bianca ⚪ significa
vote-form-black = La pietra nera ⚫ significa
vote-form-answers = Quali sono le risposte?
vote-form-answers-how = Da tre a dieci risposte, una per riga
vote-form-names = Quali nomi si possono scrivere?
vote-form-names-how = Un nome per riga, fino a 25. Vuoto: qualsiasi membro, se chi gestisce il server lo permette
vote-form-closes = Quando si chiude?
vote-form-closes-how = Per esempio domani alle 20:00, venerdì alle 18, tra 3 giorni, 3g 12h o 24/12/2026 18:00
vote-number-quorum = Quanti voti servono perché sia valida?
vote-hint-quorum = Un numero, come 50, o una percentuale degli aventi diritto, come 25%. Vuoto: nessun minimo
vote-form-most-choice = Quante risposte si possono scegliere?
vote-form-most-ranked = Quante risposte si eleggono?
vote-form-title-times = Apertura, chiusura e fuso orario
vote-form-opens = Quando si apre?
vote-form-opens-how = Per esempio domani alle 18. Lascia in bianco per aprirla di persona
vote-times-closes-how = Per esempio venerdì alle 18; 3d 12h si conta dall'apertura, tra 3 giorni da adesso
vote-form-zone-how = Una città, per esempio Roma; la ricorderò per te, come in /{ name-settings }
vote-form-title-voters = Chi può votare
vote-number-joined = Giorni dall'ingresso in questo server
vote-hint-joined = Può votare solo chi è nel server da almeno questo numero di giorni
vote-number-account = Giorni dalla creazione dell'account
vote-hint-account = Possono votare solo gli account Discord che hanno almeno questo numero di giorni
vote-number-stated = Quante persone hanno diritto di voto?
vote-hint-stated = Per percentuali e maggioranze degli aventi diritto. Vuoto: il numero secondo Discord, se c'è

## Drafts

vote-draft-head =
    ### La tua bozza
    Questo messaggio lo vedi solo tu; la parte tra le due linee la vedranno tutti.
vote-draft-scheduled =
    ### Programmata
    Questa votazione si aprirà da sola; quando si apre, questo messaggio non cambia. Lo vedi solo tu; la parte tra le due linee la vedranno tutti. Se cambi qualcosa, dovrai programmarla di nuovo.
vote-draft-problem = ⚠️ **{ $why }**
vote-draft-late = ⚠️ **Questa votazione non si è potuta aprire all'ora prevista.** { $why }
vote-draft-opens = Apertura: { $at } ({ $left }). Nel fuso orario { $zone }: { $words }.
vote-draft-closes = Chiusura: { $at } ({ $left }). Nel fuso orario { $zone }: { $words }.
vote-draft-utc = -# Leggo gli orari in UTC, perché non conosco il tuo fuso orario. Per impostarlo premi **{ $button }**.
vote-draft-words = { $date }, { $time }
vote-draft-open = Apri
vote-draft-schedule = Programma
vote-draft-unschedule = Annulla la programmazione
vote-draft-change = Modifica
vote-draft-times = Orari
vote-draft-voters = Votanti
vote-draft-discard = Elimina
vote-draft-keep = Conserva la bozza
vote-draft-sure =
    ### Eliminare questa bozza?
    Tutto quello che hai scritto sarà cancellato. Non potrai annullare.
vote-draft-questions = Aggiungi o cambia domande
vote-draft-kind-stones = pietre bianche e nere
vote-draft-kind-choice = scelta multipla
vote-draft-kind-ranked = ordine di preferenza
vote-draft-kind-ostracism = ostracismo
vote-draft-kind = Cambia il tipo: { $kind }
vote-draft-add = Aggiungi una domanda: { $kind }
vote-draft-change-one = Cambia la domanda { $number }: { $question }
vote-draft-remove = Togli la domanda { $number }: { $question }
vote-draft-roles = Limita ad alcuni ruoli
vote-draft-threshold = Che cosa serve a una risposta per vincere
vote-draft-threshold-most = Per vincere: più voti delle altre risposte
vote-draft-threshold-half = Per vincere: più della metà dei votanti
vote-draft-threshold-two_thirds = Per vincere: due terzi dei votanti
vote-draft-threshold-absolute = Per vincere: più della metà degli aventi diritto
vote-draft-rules = Il voto è definitivo e l'affluenza è nascosta
vote-draft-changes = Il voto si può cambiare fino alla chiusura
vote-draft-turnout = Tutti vedono in quanti hanno votato finora
vote-draft-announce = Altro canale per il risultato
vote-draft-like = Stesse condizioni della votazione { $vote }
vote-draft-discarded = La bozza è stata eliminata. Non è stata aperta nessuna votazione.
vote-drafts = ### Le tue bozze e le votazioni programmate
vote-drafts-none = Qui non hai bozze e non ci sono votazioni programmate. Usa `{ COMMAND("ostrakon", "open") }` per prepararne una.
vote-drafts-show = Mostra una delle tue bozze
vote-drafts-waiting = - **{ $question }** Se non la apri, viene eliminata { $left }.
vote-drafts-scheduled = - **{ $question }** Programmata da { $name } in { $channel }. Apertura: { $at } ({ $left }).

## Why a scheduled vote could not open

vote-late-dm = La votazione che avevi programmato (“{ $question }”) non si è potuta aprire. { $why } Usa `{ COMMAND("ostrakon", "drafts") }` nel tuo server per vedere la bozza.
vote-late-removed = Sono stato rimosso dal server.
vote-late-channel = Il suo canale è stato eliminato. Apri la bozza in un altro canale.
vote-late-permissions = Non ho più i permessi per tenere una votazione nel suo canale.
vote-late-locked = Il suo thread è stato bloccato. Chiedi di sbloccarlo a chi ha il permesso Gestisci thread, oppure apri la bozza in un altro canale.
vote-late-left = Avevi lasciato il server.
vote-late-host = Non avevi più il permesso di gestire votazioni nel suo canale.
vote-late-role = Un ruolo ammesso al voto è stato eliminato.
vote-late-naming = In questo server un ostracismo non può più riguardare qualsiasi membro.
vote-late-announce = Non posso più annunciare il suo risultato nell'altro canale: è stato eliminato, oppure a te o a me mancano i permessi lì. Scegline un altro nella bozza.
vote-late-past = All'ora di apertura non ero in funzione, e nel frattempo è passata anche l'ora di chiusura.
vote-late-terms = Le sue condizioni non erano più ammesse.

## Where a vote cannot be shown

vote-trouble-gone = Il canale della votazione { $vote } è stato eliminato. Chi può gestire votazioni può spostarla: usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in un altro canale.
vote-trouble-forbidden = Non posso più pubblicare messaggi nel canale della votazione { $vote }. Ridammi i permessi, oppure usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in un altro canale.
vote-trouble-locked = Il thread della votazione { $vote } è bloccato. Chiedi di sbloccarlo a chi ha il permesso Gestisci thread, oppure usa `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in un altro canale.
vote-trouble-later = La votazione { $vote } è aperta. In questo momento Discord non accetta il suo messaggio; lo pubblicherò appena possibile.
vote-trouble-removed = Sono stato rimosso dal server dove si svolgeva la votazione { $vote }. Se mi invitano di nuovo, la votazione ricomparirà nello stesso posto.
vote-trouble-away = La votazione { $vote } è aperta. In questo momento Discord non raggiunge il server; la votazione ricomparirà appena possibile.
