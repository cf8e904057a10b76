# The log: a sentence or two for each event, in the present tense.

log-round-began = Inizia il round { $round }. Il primo lancio è di { $name }.
log-rolled = Lancio { $roll }: { $name } fa { $rolled }.
log-rerolled = Lancio { $roll }: { $name } tiene { $kept } e fa { $rolled }.
log-missing = { $count ->
    [one] Manca { $topics }.
   *[other] Mancano { $topics }.
}
log-die-removed = { $name } toglie { $die } e tiene { $dice }.
log-stated = Il discorso di { $name } è pronto: { $dice }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
log-stated-incomplete = { $count ->
    [one] Il discorso di { $name } è pronto, ma non copre { $topics }: { $dice }.
   *[other] Il discorso di { $name } è pronto, ma non copre { $topics }: { $dice }.
}
log-arranged = Hai finito di disporre i gruppi.
log-reconsidered = Hai deciso di cambiare la tua disposizione.
log-arranged-by-chance = I gruppi che non avevi piazzato vengono disposti a caso.
log-revealed = Si rivelano entrambe le disposizioni del round { $round }.
log-card = Carta { $card }: { $first } ({ $mine }) contro { $second } ({ $theirs }).
log-card-took = { $name } prende { $pyramids }.
log-card-nothing = { $name } non prende nulla, perché la riserva comune non ha più piramidi della misura giusta.
log-card-tied = Nessuno cattura nulla.
log-captured = { $name } prende una piramide { $pyramid }, perché la { $wanted } non c'è più.
log-ended = La partita finisce. { $scores }.
log-ended-stock = La riserva comune è vuota, quindi la partita finisce. { $scores }.
log-ended-no-capture = Con questi discorsi nessuno può catturare nulla, quindi la partita finisce. { $scores }.
player-points = { $name }: { $points }
