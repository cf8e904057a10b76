log-wisdom-written = Ci sono nuove carte Saggezza per { $philosopher }.
log-philosopher = { $name } sceglie { $philosopher }.
log-begun = Il tabellone è pronto. Inizia { $name }.
log-request = La tua Richiesta olimpica: { $request }.

log-moved = { $name } va { $place }.
log-fee = { $name } paga 1 moneta per la scuola di { $owner }.
log-turned = Il segnalino { $place } viene girato e mostra { $bonus }.
log-bonus = { $name } prende il bonus ({ $bonus }) e lascia il segnalino.
log-kept = { $name } tiene il segnalino { $kind } { $place }.

log-drew = { $name } pesca { $cards }.
log-seen = Hai pescato { $cards }.
log-tutored = { $name } insegna e guadagna { $coins }.
log-following = { $name } conquista un seguace { $place }.
log-hired-builder = { $name } ingaggia un costruttore.
log-school = { $name } costruisce una scuola { $place }.
log-hired-sophist = { $name } ingaggia un sofista.
log-sophist = Il sofista di { $name } conquista il seguace di { $victim } { $place }.
log-study = { $name } prende un segnalino studio.
log-unlocked = { $name } sblocca la carta Saggezza { $number }.
log-coins = { $name } prende { $coins }.
log-labyrinth = { $name } ottiene { $tokens } ({ $way }).
log-labyrinth-number = { $name } ottiene { $tokens } ({ $way }). Il numero del terzo segnalino è { $number }.
log-revealed = { $name } esaudisce la Richiesta olimpica di { $request }.
log-proof = { $name } riassume tre carte Saggezza per { $judge }: { $texts }.
log-proof-silent = { $name } non presenta a { $judge } riassunti scritti delle carte Saggezza.
log-quoted = “{ $text }”
log-proof-accepted = { $judge } accetta i riassunti di { $name }.
log-proof-refused = { $judge } respinge i riassunti, ma { $name } riceve 1 moneta e può riprovare in un altro turno.

log-consulted = { $name } consulta l'Oracolo di { $deck }.
log-deck-seen = Carte dell'oracolo: { $cards }.
log-card-taken = { $name } prende una carta dell'Oracolo di { $deck }.
log-card-seen = La carta è “{ $card }”. { $effect }
log-card-played = { $name } gioca “{ $card }”: { $effect }
log-card-played-against = { $name } gioca “{ $card }” contro { $victim }: { $effect }
log-turn-ended = { $name } non ha carte Oracolo da giocare: il turno finisce da solo.
log-card-stands = Nessuno annulla “{ $card }”.
log-retracted = { $name } gioca la Ritrattazione delle promesse: “{ $card }” non ha effetto.
log-coins-lost = { $name } versa { $coins } nella riserva generale.
log-coins-stolen = { $name } prende { $coins } a { $victim }.
log-cards-lost = Hai perso { $cards }.
log-sent-home = Il seguace di { $victim } { $place } torna sulla sua plancia.
log-token-back = { $victim } perde il segnalino { $token }, che ora si trova { $place }.

# No full stop after a year: "a.C." ends with one.
log-timeline-back = { $name } riporta la clessidra al { $year }
log-timeline-left = { $name } lascia la clessidra al { $year }
log-time-ran-out = Dopo { $rounds } round la clessidra passa da sola al { $year }
log-timeline = { $name } porta la clessidra al { $year }: { $event }.
log-auction = { $name } mette all'asta il disco “{ $disk }”: { $effect }
log-auction-skipped = { $name } mette “{ $skipped }” in fondo alla pila e apre l'asta per il disco “{ $disk }”: { $effect }
log-bids = Si rivelano le offerte ({ $bids }): { $winner } vince il disco “{ $disk }”.
log-bids-tied = Si rivelano le offerte ({ $bids }). L'offerta più alta è in parità: nessuno vince il disco “{ $disk }”.
log-count = { $name } { $count }
log-moirai = La Moira pesca la carta “{ $card }”.
log-moirai-stayed = La Moira pesca la carta “{ $card }”, ma non può seguirla.
log-heads = Esce testa.
log-owl = Esce croce (la civetta).

log-debate = { $name } sfida { $opponent } a un dibattito pubblico.
log-motion = { $name } propone la mozione “{ $motion }”.
log-motion-any = { $name } propone di dibattere senza una mozione scritta.
log-motion-agreed = { $name } accetta la mozione.
log-planned = { $count ->
    [one] { $name } dispone coperta la carta per il prossimo passo del dibattito.
   *[other] { $name } dispone coperte le carte per i prossimi { $count } passi del dibattito.
}
log-plan-dropped = { $name } ritira le carte preparate per il dibattito.
log-led = { $name } apre con { $card } contro { $against }.
log-led-said = { $name } dice “{ $text }” e apre con { $card } contro { $against }.
log-answered = { $result ->
    [win] { $name } risponde con { $card }, che batte { $led }. { $lesson }
    [tie] { $name } risponde con { $card }, che pareggia con { $led }. { $lesson }
   *[loss] { $name } risponde con { $card }, che perde contro { $led }. { $lesson }
}
log-answered-said = { $result ->
    [win] { $name } risponde “{ $text }” con { $card }, che batte { $led }. { $lesson }
    [tie] { $name } risponde “{ $text }” con { $card }, che pareggia con { $led }. { $lesson }
   *[loss] { $name } risponde “{ $text }” con { $card }, che perde contro { $led }. { $lesson }
}
log-added = { $name } aggiunge { $card } alla sua pila.
log-added-said = { $name } dice “{ $text }” e aggiunge { $card } alla sua pila.
log-refused = Il tavolo respinge la carta di { $name }: { $card }.
log-refused-said = Il tavolo respinge l'argomento di { $name }: “{ $text }” ({ $card }).
log-passed = { $name } passa.
log-debate-won = Si contano le pile ({ $piles }): { $name } vince il dibattito.
log-debate-won-token = Si contano le pile ({ $piles }): { $name } vince il dibattito e prende un segnalino dibattito vinto.

log-final = Arrivano i Romani. Al dibattito finale si affrontano { $names }.
log-shopped = { $name } spende { $coins } in argomenti.
log-won = { $name } è la mente più grande dell'antica Grecia.
