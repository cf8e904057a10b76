prompt-over = La partita è finita.
wait = Si attende { $name }.
wait-others = Si attende il resto del tavolo.
wait-choices = { $missing ->
    [one] Manca ancora 1 scelta.
   *[other] Mancano ancora { $missing } scelte.
}

prompt-scenario = Scegli uno scenario. Stabilisce la città con cui giochi.
prompt-league = Scegli la tua lega.
prompt-city = Scegli la tua città. In **Dettagli** trovi che cosa può fare ogni figura.
prompt-administrator = Scegli il tuo Amministratore. Lo terrai per tutta la partita.
prompt-figure = Scegli la tua prima figura influente. Nessuno la vede finché mancano altre scelte.
prompt-figure-alone = Scegli la tua prima figura influente.
prompt-figure-chosen = Inizi con { $figure }. Puoi cambiare idea finché mancano altre scelte.

prompt-develop = Hai ancora { actions-left }. Puoi { $actions }.
actions-left = { $count ->
    [one] 1 azione
   *[other] { $count } azioni
}
prompt-develop-archon = Hai ancora { actions-left }. Puoi { $actions }. La prossima azione viene dall'Arconte, quindi un edificio o un segnalino costa { $saved } in meno. Se invece doni, perdi questo sconto.
prompt-develop-archon-no-donations = Hai ancora { actions-left }. Puoi { $actions }. La prossima azione viene dall'Arconte, quindi un edificio o un segnalino costa { $saved } in meno.
prompt-no-actions = Non hai più azioni. Usa il tuo Amministratore, se puoi, o termina la fase di sviluppo.
prompt-cannot-pay-administrator = Hai ancora { actions-left }, ma non puoi permetterti nulla. Usa il tuo Amministratore, se puoi, o termina la fase di sviluppo.
action-donate = donare
action-construct = costruire
action-produce = produrre

prompt-bonus-recruit = Scegli la figura influente che si unisce a te. Puoi muoverla già in questo turno.
prompt-bonus-construct = Hai raggiunto prestigio 8: ora puoi costruire un edificio, se lo paghi.
prompt-bonus-produce = Hai raggiunto prestigio 9: ora puoi produrre un segnalino, se lo paghi.
prompt-bonus-token = Hai raggiunto prestigio 10: ricevi un segnalino di livello I. Scegline l'unità.
prompt-bonus-omen = C'è un serpente nel tempio. Paga 2 di una risorsa o perdi 1 prestigio.
prompt-bonus-omen-no-prestige = C'è un serpente nel tempio. Non hai prestigio da perdere, quindi paga 2 di una risorsa.
prompt-diplomacy = Muovi { $figures }, o termina i movimenti.

prompt-army = Schiera un segnalino nella colonna { $column } (qui vanno { $units }), o passa a un'altra colonna.
prompt-army-more = Schiera un segnalino nella colonna { $column } (qui vanno ancora { $units }), o passa a un'altra colonna.
prompt-army-nothing-fits = Nella colonna { $column } non va più nessuno dei tuoi segnalini. Svuotala o passa a un'altra.
prompt-army-placed = Hai schierato tutti i segnalini possibili. Premi “{ verb-army-ready }”, o riprendi qualche segnalino.
prompt-ready = Hai confermato. Puoi ancora cambiare idea finché non conferma anche l'altra parte.
prompt-figures = Metti una figura su ogni fronte. Ancora vuoti: { $fronts }.
prompt-figures-few = Metti le tue { $count } figure su fronti diversi. Ancora vuoti: { $fronts }.
prompt-figures-last = Metti la tua ultima figura su un fronte a scelta. Ancora vuoti: { $fronts }.
prompt-figures-one = Metti la tua figura su un fronte a scelta. Ancora vuoti: { $fronts }.
prompt-figures-placed = Le tue figure sono schierate. Premi “{ verb-figures-ready }”, o svuota i fronti per ricominciare.
prompt-battle = { $column }: tu hai { $own }, il nemico ha { $other }. Impegni qui { $figure }, o trattieni la figura?

task-scenario = scegli uno scenario
task-league = scegli una lega
task-city = scegli una città
task-administrator = scegli un Amministratore
task-figure = scegli la tua prima figura
task-develop = sviluppa la tua città
task-diplomacy = muovi le tue figure
task-resolution = rilancia il dado o tieni il risultato
task-share = conquista il territorio o lascialo alla tua alleata
task-army = schiera il tuo esercito
task-generals = schiera le tue figure
task-battle = impegna la tua figura o trattienila
task-over = la partita è finita

## Asked once more

caution-end-development = { $count ->
    [one] Hai ancora un'azione. Se termini la fase di sviluppo, la perdi.
   *[other] Hai ancora { $count } azioni. Se termini la fase di sviluppo, le perdi.
}
caution-end-moves = In questo turno non hai mosso nessuna figura. Se smetti adesso, restano tutte dove sono.
caution-forgo = Se rinunci a questo bonus, non lo riceverai più tardi.
caution-arrange = Tutto quello che resta viene schierato per te e la tua conferma è immediata: non puoi controllare prima il risultato.
