wait = Si attende { $name }.
wait-others = Si attende il resto del tavolo.
wait-react = { $count ->
    [one] Manca ancora 1 risposta.
   *[other] Mancano ancora { $count } risposte.
}
wait-bid = { $count ->
    [one] Manca ancora 1 offerta.
   *[other] Mancano ancora { $count } offerte.
}
wait-verdict = { $count ->
    [one] Manca ancora 1 voto.
   *[other] Mancano ancora { $count } voti.
}
wait-shop = { $count ->
    [one] Manca ancora 1 lista.
   *[other] Mancano ancora { $count } liste.
}
prompt-sealed = La tua scelta è registrata, ma puoi ancora cambiarla. { $wait }
prompt-cards = Scrivi le tue carte Saggezza per qualsiasi filosofo, o inizia la partita con quelle esistenti.
prompt-choose = Scegli il filosofo con cui giocare.
prompt-choose-moirai = Scegli un filosofo per la Moira.
prompt-move = Vai in un luogo libero qualsiasi; nell'Acropoli, solo in uno in cui puoi agire. Se lì c'è un segnalino, viene girato. Poi svolgi un'azione.
prompt-doves = Le colombe ti fanno muovere di nuovo, ma non verso l'Acropoli.
prompt-token = Il segnalino mostra { $bonus }. Prendi il bonus e lascia il segnalino, o tieni il segnalino senza il bonus.
prompt-act = Sei { $place }. Svolgi un'azione.
prompt-leaves = Le foglie frusciano. Svolgi qui un'altra azione normale (tranne Ottieni un segnalino Labirinto).
prompt-rest = Gioca carte Oracolo o termina il turno.
prompt-rest-none = Ora non puoi giocare nessuna delle tue carte Oracolo: termina il turno. Non finisce da solo, perché così il resto del tavolo verrebbe a sapere qualcosa delle tue carte.
prompt-oracle = Guarda le carte di questo oracolo e tienine una.
prompt-react = { $name } ha giocato **{ $card }**: “{ $effect }” Lascia valida la carta, o annullala se hai la Ritrattazione delle promesse. La domanda viene fatta a chiunque possa avere la Ritrattazione.
prompt-react-against = { $name } ha giocato **{ $card }** contro { $victim }: “{ $effect }” Lascia valida la carta, o annullala se hai la Ritrattazione delle promesse. La domanda viene fatta a chiunque possa avere la Ritrattazione.
prompt-react-none = { $name } ha giocato **{ $card }**: “{ $effect }” Non hai la Ritrattazione delle promesse, quindi puoi solo lasciare valida la carta. Te lo chiedo comunque, perché nessuno capisca chi ha la Ritrattazione.
prompt-react-against-none = { $name } ha giocato **{ $card }** contro { $victim }: “{ $effect }” Non hai la Ritrattazione delle promesse, quindi puoi solo lasciare valida la carta. Te lo chiedo comunque, perché nessuno capisca chi ha la Ritrattazione.
prompt-bid = Quanto offri per “{ $disk }” ({ $effect })? Le offerte si rivelano tutte insieme, e paga solo chi vince.
prompt-unlock = Scegli la carta Saggezza da sbloccare.
prompt-chronos = Hai vinto Crono. Riporta la clessidra dal { $year } al { $start }, così il tavolo ha più tempo, o lasciala dov'è.
prompt-motion = Su che cosa si dibatte? { $sides }
prompt-motion-proposed = Su che cosa si dibatte? { $sides } La mozione proposta finora è “{ $motion }”.
prompt-prove = Scegli chi giudica e riassumi ciascuna delle tue tre carte Saggezza.
prompt-judge = Hai davanti le carte Saggezza di { $name }. I riassunti mostrano che le ha capite?
prompt-fates-follower = Scegli un luogo libero per un seguace della Moira.
prompt-fates-school = Scegli un luogo libero per una scuola della Moira.
prompt-shop = Elenca le carte che vuoi comprare, a partire da quella che desideri di più, e consegna la lista.

prompt-last-one = Tutti gli altri hanno passato. Aggiungi alla tua pila quante carte vuoi, poi passa.
prompt-must-lead = Apri con una carta contro { $name }. La prima carta del dibattito tocca a te, quindi non puoi ancora passare.
prompt-lead = Apri con una carta contro { $name }, o passa. Se passi, esci dal dibattito.
prompt-answer = { $name } ha aperto con { $card } ({ $sort }). { $relations } { $lesson } Rispondi, o passa. Se passi, esci dal dibattito.
prompt-for = { $text } Argomenti a favore di “{ $motion }”.
prompt-against = { $text } Argomenti contro “{ $motion }”.
prompt-for-timed = { $text } Argomenti a favore di “{ $motion }” e hai { $seconds } secondi.
prompt-against-timed = { $text } Argomenti contro “{ $motion }” e hai { $seconds } secondi.

judge-argument = { $side ->
    [for] { $name } ha giocato { $card }. { $lesson } { $name } ha detto: “{ $text }”. L'argomento ha questa forma, e sostiene la mozione?
   *[against] { $name } ha giocato { $card }. { $lesson } { $name } ha detto: “{ $text }”. L'argomento ha questa forma, e si oppone alla mozione?
}
judge-argument-silent = { $name } ha giocato { $card } senza dire nulla. { $lesson } Accetti la carta come argomento?
judge-argument-motion = { $side ->
    [for] { $name } ha giocato { $card }. { $lesson } { $name } ha detto: “{ $text }”. L'argomento ha questa forma, e sostiene “{ $motion }”?
   *[against] { $name } ha giocato { $card }. { $lesson } { $name } ha detto: “{ $text }”. L'argomento ha questa forma, e si oppone a “{ $motion }”?
}

## Asked once more

caution-pass-debate = Hai ancora carte in mano. Se passi, non potrai giocarle in questo dibattito.
caution-finish-shopping = { $count ->
    [one] La tua lista è vuota e hai ancora una moneta. Più tardi non potrai comprare carte.
   *[other] La tua lista è vuota e hai ancora { $count } monete. Più tardi non potrai comprare carte.
}
caution-finish-writing = Non hai scritto nessuna carta Saggezza. Una volta iniziata la partita, non potrai più scriverne.
