# The private panel of a player, its forms, and /act.

panel-title = ### { $game } · il tuo posto: { $player }
panel-waiting = Non tocca a te. { $turn }
panel-note = > { $note }
panel-more = { $verb }…
panel-verbs = Che cosa vuoi fare?
panel-field = { $verb }: { $question }
panel-span = { $verb }: da { $first } a { $last }
panel-picked = { $verb }: { $picked }
panel-page = { $text } · pagina { $page } di { $pages }
panel-earlier = Pagina precedente
panel-later = Pagina successiva
panel-back = Indietro
panel-top = Torna all'inizio
panel-refresh = Aggiorna
panel-typed = { $label }…
panel-take-back = Annulla mossa
panel-details = Dettagli
panel-since = **Dalla tua ultima mossa**
panel-as-of = -# Ultimo aggiornamento del pannello: { $at }. Il tabellone è sempre aggiornato.
since-more = { $count ->
    [one] -# … e un altro evento (vedi il registro)
   *[other] -# … e altri { $count } eventi (vedi il registro)
}
panel-standing = **I tuoi ordini permanenti**
panel-cancel-order = Annulla un ordine permanente

## Notes at the top of a panel

note-chosen = Registrato: { $action }.
note-not-together = Queste scelte non si possono combinare.
note-stale = Il pulsante non è più valido. Ecco che cosa puoi fare adesso.
note-stale-over = Il pulsante non è più valido: la partita è finita.
note-stale-waiting = Il pulsante non è più valido: non tocca più a te.

## Forms

# A button below what is wrong with a form: it opens the form again, filled in as it was.
form-correct = Correggi
form-number = un numero intero
form-not-a-number = { $label }: serve un numero intero, e “{ $typed }” non lo è. Non è cambiato nulla.
form-empty = { $label }: il campo è vuoto. Non è cambiato nulla.
form-too-long = { $label }: al massimo { $most } caratteri; il tuo testo ne ha { $length }. Non è cambiato nulla.
form-wrong = { $label }: { $why }. Non è cambiato nulla.
form-one = { $label }: scegli una sola voce. Non è cambiato nulla.
form-several = { $label }: scegli { $least ->
    [one] almeno una voce
   *[other] almeno { $least } voci
} e al massimo { $most }, ognuna una volta sola. Non è cambiato nulla.
form-no-choice = { $label }: “{ $typed }” non è fra le scelte possibili. Non è cambiato nulla.
form-choices = { $label } ({ $choices })
form-choice = { $number } { $label }
form-too-many = { $count ->
    [one] Qui puoi scrivere un solo valore. Non è cambiato nulla.
   *[other] Qui puoi scrivere al massimo { $count } valori, separati da |. Non è cambiato nulla.
}

## /act

act-needs-text = Per questa azione serve un testo: { $fields }. Scrivilo nell'opzione `{ option-text }`; se i valori sono più d'uno, separali con |. Per una scelta scrivi il suo numero; se i numeri sono più d'uno, separali con virgole.
act-unclear = Ciò che hai scritto non corrisponde a nessuna azione, o a più d'una. Scegli uno dei suggerimenti che compaiono mentre scrivi, o usa `{ COMMAND("hand") }`.
