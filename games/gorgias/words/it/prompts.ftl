# What the player has to decide. The text of a task follows a ping: "@Malia: prepara il tuo discorso".

prompt-over = La partita è finita.
prompt-wait = Si attende { $name }.
prompt-watch = Da entrambe le parti si dispongono i gruppi.
prompt-opening = Lancia i cinque dadi. Nel tuo discorso servono Conoscenza, Condotta e Governo.
# $topics: the one, or "neither a nor b"; $count: how many they are. $left: how many rolls the player has left.
prompt-removing = { $count ->
    [one] I tuoi dadi non coprono { $topics }, quindi togli un dado.
   *[other] I tuoi dadi non coprono { $topics }, quindi togli un dado.
} { rolls-left }
prompt-rerolling-missing = { $count ->
    [one] I tuoi dadi non coprono { $topics }. Scegli quali dadi rilanciare.
   *[other] I tuoi dadi non coprono { $topics }. Scegli quali dadi rilanciare.
} { rolls-left }
prompt-rerolling = I tuoi dadi coprono tutti e tre i temi. Fermati, o scegli quali dadi rilanciare. { rolls-left }
rolls-left = { $left ->
    [0] Non hai più lanci.
    [one] Hai ancora 1 lancio.
   *[other] Hai ancora { $left } lanci.
}
prompt-capturing = Hai vinto una piramide { $pyramid }, ma nella riserva comune non ce ne sono più. Prendine una { $size } di un altro colore.
prompt-ready = Hai finito. Attendi { $name }, o cambia la tua disposizione.
prompt-card = Scegli che cosa mettere sulla carta { $card }. Gruppi che restano: { $dice }.
prompt-colours = Scegli i colori per la carta { $card }: { $stance }.
prompt-placed = Hai piazzato tutti i tuoi gruppi. Premi “{ verb-ready }”, o ricomincia.

task-statement = prepara il tuo discorso
task-arranging = disponi i tuoi gruppi
task-capturing = prendi una piramide dalla riserva comune

## Asked once more

caution-leave-to-chance = Gli altri lanci saranno fatti per te. Non potrai annullare.
caution-arrange-for-me = Tutto ciò che non hai ancora disposto sarà disposto a caso, e la tua disposizione sarà finita. Non potrai vederla prima.
