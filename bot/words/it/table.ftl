# Questions to all players of a table, confirmations, answers to /table, and lists of tables.

## Questions to all players

question-asked =
    ### Una domanda al tavolo
    { $question }
question-vote = { $player }: { $choice }
question-awaited = Manca la risposta di { $who }
question-withdraw = Ritira
question-pause = { $name } vorrebbe mettere in pausa la partita.
question-resume = { $name } vorrebbe riprendere la partita.
question-clock = { $name } vorrebbe cambiare l'orologio. Quello nuovo: { $clock }.
question-undo = { $count ->
    [one] { $name } vorrebbe annullare l'ultima mossa.
   *[other] { $name } vorrebbe annullare le ultime { $count } mosse, compresa la propria.
}
question-undo-what = { $question } Verrebbe annullato: { $gone }
question-seat = { $name } vorrebbe il posto di { $player }, per cui ora gioca il computer.
question-vacant = { $name } vorrebbe il posto libero di { $player }.
question-absent = { $player } ha esaurito il tempo due volte di seguito. Che cosa si fa di questo posto?
question-empty = Nessuno ha occupato il posto di { $player }, e la partita attende. Che cosa si fa di questo posto?
question-asked-seat = { $name } chiede che cosa fare del posto di { $player }.
# $player is present and can object.
question-asked-player = { $name } chiede che cosa fare del posto di { $player }. { $player } è ancora qui e deve accettare: se preme Attendi, non cambia nulla.
question-left = { $player } ha lasciato il server. Che cosa si fa di questo posto?
question-said-yes = { $question } D'accordo.
question-said-no = { $question } { $name } ha detto di no.
question-overtaken = { $question } Non è più possibile: la partita è andata avanti.
question-decided-wait = Il tavolo attende { $player }.
question-decided-computer = Un computer gioca per { $player }, che può riprendere il posto in qualsiasi momento.
question-decided-person = Ora il posto di { $player } è libero per qualcun altro.
question-choice-yes = Sì
question-choice-no = No
question-choice-wait = Attendi
question-choice-computer = Computer
question-choice-person = Un'altra persona
question-choice-end = Termina la partita
question-choice-withdrawn = ritirata

## Answers

done-clock = Orologio del tavolo: { $clock }.
done-undo = Annullato.
done-undo-what = Annullato: { $gone }
done-sit = Ora hai un posto al tavolo di { $game }. `{ COMMAND("hand") }` lo mostra.
done-vote = La tua risposta: { $choice }. Puoi cambiarla finché non hanno risposto tutti.
done-pause = In pausa.
done-resume = Si riprende.
done-question-yes = D'accordo.
done-question-no = Il tavolo non era d'accordo, quindi non è cambiato nulla.
done-question-withdrawn = Domanda ritirata.
done-question-overtaken = Non è più possibile: la partita è andata avanti.
done-question-end = Il tavolo ha deciso di terminare la partita.
done-asked = Ho chiesto al tavolo: { $question }
done-resign = Hai abbandonato la partita a { $game } (tavolo { $match }).
done-end = La partita a { $game } (tavolo { $match }) è terminata.
done-leave = Hai lasciato il tavolo ({ $game }, tavolo { $match }).
done-cancel = Hai chiuso il tavolo ({ $game }, tavolo { $match }).
done-export = Ecco la registrazione completa di questa partita a { $game }. Apri il file HTML in un browser per rivederla.
done-export-yours = Ecco la registrazione di questa partita a { $game } fin qui, con tutto ciò che puoi sapere finché non è finita. Apri il file HTML in un browser per rivederla.
done-verified = { $count ->
    [one] Ho rigiocato l'unico passo registrato di questa partita, e il risultato è identico alla situazione salvata. È tutto in ordine.
   *[other] Ho rigiocato tutti i passi registrati di questa partita ({ $count }), e il risultato è identico alla situazione salvata. È tutto in ordine.
}
done-fair = { $count ->
    [one] L'unico lancio o l'unica estrazione di questa partita deriva dal suo segreto, `{ $secret }`. L'impronta di questo segreto, `{ $commitment }`, è stata mostrata all'apertura del tavolo. Confrontala con quella che hai visto allora. Puoi controllare la registrazione esportata su qualsiasi computer con `python -m games verify`.
   *[other] Lanci ed estrazioni di questa partita: { $count }. Derivano tutti dal suo segreto, `{ $secret }`. L'impronta di questo segreto, `{ $commitment }`, è stata mostrata all'apertura del tavolo. Confrontala con quella che hai visto allora. Puoi controllare la registrazione esportata su qualsiasi computer con `python -m games verify`.
}
done-fair-none = In questa partita non ci sono stati lanci né estrazioni.
done-verified-running = Ho rigiocato i passi registrati di questa partita, e il risultato è identico alla situazione salvata. È tutto in ordine. A partita finita puoi controllare anche i lanci e le estrazioni.
done-broken-running = I passi registrati di questa partita non portano alla situazione salvata. Avvisa chi gestisce il bot.
done-broken = Il passo { $record } di questa partita, rigiocato, dà un risultato diverso da quello salvato. Avvisa chi gestisce il bot.

## Confirmations

confirm-resign =
    ### Abbandonare { $game }?
    Al tuo posto giocherà il computer. Se però si gioca in due, la partita finisce.
confirm-end =
    ### Terminare { $game } per tutti?
    Il tabellone dirà che hai terminato tu la partita. Non si può annullare.
confirm-vote-end =
    ### Chiedere di terminare la partita?
    Se gli altri accettano, { $game } finisce per tutti. Non si può annullare.
confirm-leave =
    ### Lasciare { $game }?
    Qualcun altro potrà occupare il tuo posto.
confirm-cancel =
    ### Chiudere questo tavolo di { $game }?
    Tutti perderanno il posto.
confirm-kept = Non è cambiato nulla.
confirm-yes-resign = Abbandona
confirm-yes-end = Termina la partita
confirm-yes-leave = Lascia il tavolo
confirm-yes-cancel = Chiudi il tavolo
confirm-no-resign = Continua a giocare
confirm-no-end = Non terminarla
confirm-no-leave = Resta
confirm-no-cancel = Tienilo aperto

## Lists of tables

games-mine = ### I tuoi tavoli
games-server = ### Tavoli in questo server
games-none-mine = Non hai un posto a nessun tavolo. `{ COMMAND("play") }` ne apre uno.
games-none-server = Qui non ci sono tavoli aperti. `{ COMMAND("play") }` ne apre uno.
games-asked = **{ $link }**: { $task }.
games-lobby = { $link }: si cercano partecipanti (posti occupati: { $taken } su { $seats })
games-waiting = { $link }: { $headline }. { $turn }
games-over = { $link }: { $result }
games-link = [{ $game } · tavolo { $match }]({ $url })
games-label = { $game } · tavolo { $match }
games-join = Unisciti a { $game } · tavolo { $match }
games-page = Pagina { $page } di { $pages }
games-which =
    ### Quale tavolo?
    Hai un posto a più di un tavolo.
games-which-menu = Tavolo
games-with = con { $names }
games-alone = in solitario
games-none-yours = Qui non hai un posto a nessun tavolo. `{ COMMAND("play") }` apre un tavolo, e `{ COMMAND("games", "mine") }` elenca i tuoi.
games-none-here = In questo canale non c'è nessun tavolo. `{ COMMAND("games", "mine") }` elenca i tuoi, e `{ COMMAND("games", "server") }` quelli di questo server.
games-several = Quale tavolo intendi? Sceglilo con l'opzione `{ option-table }`: { $tables }.
