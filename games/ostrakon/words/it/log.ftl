log-philosopher-taken = { $name } sceglie { $philosopher }.
log-council-opened = Si apre un'assemblea di { $days } giorni sulla casella { $space }. Ordine di parola: { $names }.
log-leave-given = Ha la parola: { $name }. Tema: { $subject }. Prossimo turno: { $next } (tema: { $later }).
log-leave-given-open = Ha la parola: { $name }. Tema: { $subject }. Prossimo tema: { $later }.
log-question-asked = { $name } domanda: { $question }
log-question-prepared = Hai preparato una domanda: { $question }
log-question = { $question } ⚪ { $white } · ⚫ { $black }
log-kept-silent = { $name } non fa domande.
log-objected = { $name } fa obiezione alla domanda ({ $objectors } su { $enough } necessarie).
log-objection-withdrawn = { $name } ritira la sua obiezione.
log-question-struck = La domanda è annullata: { $name } deve farne un'altra.
log-follower-declared = { $name } segue { $speaker }.
log-stone-laid = { $name } vota.
log-stone-by-lot = Il tuo voto, estratto a sorte: { $stone }.
log-corruption-called = { $name } grida “Corruzione!” e rivela una pietra { $stone }.
log-corrupted = { $name } sceglie { $names }. La pietra deve essere { $stone }.
log-oracle-asked = { $name } consulta l'Oracolo, che rivela { $names }.
log-stones-shown = Si rivelano tutte le pietre. È un giorno di Tradimento: { $name }, che ha la parola, può ancora girare la propria.
log-stone-kept = { $name } tiene la sua pietra.
log-stone-turned = { $name } gira la sua pietra: { $stone }.
log-revealed = Si rivelano tutte le pietre: { $whites } per ⚪ { $white } e { $blacks } per ⚫ { $black }. { $name } ha { $stone }; fra gli altri, pietre che coincidono: { $matches }, diverse: { $mismatches }.
log-advanced = { $name } avanza di { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
} e arriva alla { $place }.
log-entered-temple = { $name } avanza di { $spaces ->
    [one] 1 casella
   *[other] { $spaces } caselle
} ed entra nel Tempio della Saggezza.
log-went-under-sun = { $name } finisce sotto il Sole nella casella { $space }.
log-follower-advanced = { $name } segue e arriva alla { $place }.
log-followed-in-vain = { $name } segue senza guadagnare nulla.
log-pile-returned = La pila sotto il Sole torna sulla casella { $space }: { $names }.
log-sun-moved = Il Sole arretra fino alla casella { $space }.
log-subjects-shuffled = Le { $cards } carte tema scartate si mescolano in un nuovo mazzo.
log-day-ended = { $moons ->
    [one] Finisce il giorno { $day }. Ne resta 1.
   *[other] Finisce il giorno { $day }. Ne restano { $moons }.
}
log-last-day-ended = Finisce il giorno { $day }, e la Luna copre tutto il calendario.
log-day-began = Inizia il giorno { $day }, un giorno normale, con il Sole sulla { $place }.
log-special-day-began = Inizia il giorno { $day }, con il Sole sulla casella { $space }. Regola del giorno: { $rule }.
log-outstanding-victory = Vittoria Straordinaria di { $name }!
log-council-ended = L'assemblea finisce. Vince { $name }, in cima alla pila più vicina al Tempio della Saggezza (casella { $space }).
