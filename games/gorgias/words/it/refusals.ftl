# Why an action was refused, and what to do instead.

refusal-over = La partita è finita: non c'è più nulla da fare.
refusal-ready-wait = Hai finito. Attendi { $name }, o cambia la tua disposizione.
refusal-not-your-turn = Non tocca a te. Si attende { $name }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
refusal-topic-missing = { $count ->
    [one] Non puoi ancora fermarti: i tuoi dadi non coprono { $topics }.
   *[other] Non puoi ancora fermarti: i tuoi dadi non coprono { $topics }.
} Rilancia almeno un dado.
refusal-may-stop = I tuoi dadi coprono già tutti e tre i temi. Fermati, o scegli quali dadi rilanciare.
refusal-no-card-to-spare = Tutte le carte che restano servono ai tuoi gruppi, quindi non puoi lasciare vuota questa. Scegli un gruppo.
refusal-dice-not-placed = Piazza ognuno dei tuoi dadi su una sola carta, e lascia vuote le altre carte.
refusal-colours-missing = Scegli i colori di ognuno dei tuoi gruppi.
refusal-pyramid-used-twice = Hai una sola piramide per misura e colore, e ne hai usata una due volte. Scegli un altro colore per uno dei due gruppi.
refusal-nothing-placed = Non hai ancora piazzato nulla. Scegli un gruppo per la carta 1.
refusal-no-layout-before = Non c'è ancora stato nessun dibattito, quindi non c'è una disposizione da ripetere. Scegli un gruppo per la carta 1.
refusal-placed-already = Hai già piazzato dei gruppi. Ricomincia per disporli come l'ultima volta.

refusal-rolling-is-over = Entrambi i discorsi sono pronti. Adesso disponi i tuoi gruppi.
refusal-rolling-while-taking = In questo round non puoi più lanciare. Prendi una piramide dalla riserva comune.
refusal-roll-first = Prima lancia tutti e cinque i dadi.
refusal-remove-first = Manca un tema. Prima togli uno di questi dadi: { $dice }.
refusal-reroll-others = I tuoi dadi mostrano { $dice }. Scegline almeno uno da rilanciare.
refusal-rolled-already = Hai già lanciato tutti e cinque i dadi. Scegli quali rilanciare.
refusal-nothing-to-remove = Adesso non devi togliere dadi. Scegli quali rilanciare.

refusal-ready = Hai finito. Per cambiare qualcosa, prima premi “{ verb-reconsider }”.
refusal-not-ready = Non hai ancora finito di disporre i gruppi, quindi puoi cambiarli.
refusal-not-arranging = Adesso non puoi disporre gruppi. Scegli una delle azioni disponibili.
refusal-face-not-left = Non hai più { $die } da piazzare. Scegli uno di questi: { $dice }.
refusal-no-such-group = Nessuno dei tuoi dadi richiede quel gruppo. Scegli uno di questi: { $dice }.
refusal-colours-not-left = In quelle misure non hai più quei colori. Scegli una delle combinazioni disponibili.
refusal-colours-first = Prima scegli i colori per la carta { $card }.
refusal-all-placed = Hai piazzato tutti i tuoi gruppi. Premi “{ verb-ready }”, o ricomincia.
refusal-group-first = Prima scegli un gruppo per la carta { $card }.

refusal-nothing-to-take = Adesso non hai nulla da prendere dalla riserva comune. Scegli una delle azioni disponibili.
refusal-not-in-stock = Nella riserva comune non ci sono più piramidi come questa: { $pyramid }. Scegli una di quelle proposte.
