# Messages about one person: /settings, /games stats, stored data.

settings-title = ### Le tue impostazioni
settings-reminders = **Promemoria:** { $how }
settings-closed = Non ho potuto mandarti un messaggio diretto, quindi ti avviserò nel thread del tavolo. Quando avrai consentito i messaggi diretti, scegli di nuovo i tuoi promemoria.
# $zone: the city that stands for it, such as Roma.
settings-zone = **Fuso orario:** { $zone } (adesso: { $now })
# In a list of suggestions. $zone: its international name, such as Europe/Rome.
zone-choice = { $city } ({ $zone })
settings-quiet = **Ore di silenzio:** { $start }–{ $end } (il tuo orologio si ferma)
settings-quiet-runs = **Ore di silenzio:** { $start }–{ $end } (il tuo orologio continua)
settings-no-quiet = **Ore di silenzio:** nessuna
settings-next-up = **Messaggio quando sta per toccare a te:** { $choice }
settings-digest = **Riepilogo giornaliero:** { $choice }
settings-look = **Il tuo pannello e le altre viste private:** { $palette ->
    [safe] colori per chi è daltonico
   *[usual] colori normali
}, { $picture ->
    [text] testo al posto delle immagini
   *[picture] immagini
}, { $background ->
    [dark] sfondo scuro
   *[light] sfondo chiaro
}
settings-language = **Lingua:** { $language }
settings-language-menu = Lingua
settings-language-discord = la lingua della tua app di Discord
settings-saved = Salvato. Ecco le tue impostazioni.
# The suggestions are the English names of time zones.
settings-bad-zone = Non conosco il fuso orario “{ $typed }”. Scrivi il nome di una grande città del tuo fuso, per esempio Roma, e scegli uno dei suggerimenti. Non è cambiato nulla.
settings-bad-hour = “{ $typed }” non è un orario. Scrivilo così: 22:00. Non è cambiato nulla.
settings-bad-quiet = Le ore di silenzio possono essere al massimo { $hours } al giorno. Non è cambiato nulla.
settings-half-quiet = Per le ore di silenzio servono sia `{ option-start }` sia `{ option-end }`. Non è cambiato nulla.
settings-menu = Promemoria
settings-hours = Fuso orario e ore di silenzio…
settings-hours-title = Fuso orario e ore di silenzio
settings-field-zone = Fuso orario
settings-field-zone-about = Una grande città del fuso, per esempio Roma
settings-field-start = Inizio del silenzio (vuoti entrambi: nessuno)
settings-field-end = Fine del silenzio
settings-switch-next_up = { $state ->
    [on] Non avvisarmi quando sta per toccare a me
   *[off] Avvisami quando sta per toccare a me
}
settings-switch-digest = { $state ->
    [on] Non mandarmi il riepilogo giornaliero
   *[off] Mandami il riepilogo giornaliero
}
settings-switch-time_runs = { $state ->
    [on] Ferma il mio orologio durante le ore di silenzio
   *[off] Non fermare il mio orologio durante le ore di silenzio
}
settings-switch-colour_blind = { $state ->
    [on] Usa i colori normali
   *[off] Usa i colori per chi è daltonico
}
settings-switch-words = { $state ->
    [on] Mostra le immagini
   *[off] Mostra testo al posto delle immagini
}
settings-switch-dark = { $state ->
    [on] Usa uno sfondo chiaro
   *[off] Usa uno sfondo scuro
}
settings-how-ping = nel thread del tavolo
settings-how-dm = con un messaggio diretto
settings-how-off = disattivati; quando tocca a te, il tabellone ti menziona comunque una volta
settings-choice-on = sì
settings-choice-off = no

## Stored data

privacy-text =
    ### Che cosa conservo su di te
    I posti che hai occupato e le mosse che hai fatto, le tue impostazioni, i tuoi risultati, la tua abilità di gioco e le votazioni che hai aperto. Delle votazioni segrete non conservo nulla da cui si possa capire se hai partecipato.
privacy-export = Scarica tutto
privacy-delete = Elimina i miei dati…
privacy-question =
    ### Eliminare i tuoi dati?
    Lascerai tutte le lobby e il tuo posto in tutte le partite in corso. Al tuo posto giocherà il computer; nelle partite a due perderai. I tuoi risultati, la tua abilità di gioco e le tue impostazioni saranno eliminati. Nelle partite finite comparirai come “ex partecipante”, ma le partite restano complete. I messaggi già pubblicati su Discord restano come sono. Non si può annullare.
privacy-not-yet =
    ### Non è stato ancora eliminato nulla
    In questo momento Discord non mi lascia toglierti dal thread privato di una partita. Riprova tra un minuto.
privacy-sure = Elimina i miei dati
privacy-keep = Conserva tutto
privacy-former = ex partecipante
privacy-exported = Ecco tutto ciò che conservo su di te.
privacy-deleted = I tuoi dati sono stati eliminati. Se giochi di nuovo, riparti da zero.
privacy-often = Mi hai chiesto di eliminare i tuoi dati meno di un minuto fa. Aspetta un minuto prima di chiederlo di nuovo.

## Records of results

stats-title = ### { $name }: { $game }
stats-all-games = tutti i giochi
stats-somebody = questa persona
stats-nothing = Qui non ci sono ancora partite finite.
stats-uncounted = Come hai chiesto, non registro i tuoi risultati. Di come giochi non conservo né mostro nulla.
stats-count = Registra i miei risultati
stats-do-not-count = Non registrare i miei risultati ed eliminali…
stats-delete = Elimina e non registrare
stats-sure =
    ### Eliminare i tuoi risultati?
    Tutti i tuoi risultati e la tua abilità in ogni gioco saranno eliminati, in tutti i server. Non si potranno recuperare.
stats-keep = Conserva i miei risultati
stats-games = { $count ->
    [one] una partita
   *[other] { $count } partite
}
stats-played = { $kind ->
    [people] Con altre persone
    [computers] Con computer
   *[solo] In solitario
}: { stats-games }, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
} ({ $share })
stats-played-time = { stats-played }; { $time } in media per ogni decisione
stats-rating = **Abilità di gioco: { $rating }**
stats-rating-early = **Abilità di gioco: { $rating }** (ancora una stima approssimativa)
stats-rating-means = -# La tua abilità di gioco sale quando batti rivali forti. Per tutti parte da circa { NUMBER(1000) } e diventa più precisa a ogni partita. Le partite contro computer e in solitario non contano.
stats-reliable = **Affidabilità:** { $finished } partite finite su { $began } con altre persone; sostituzioni: { $replaced }
stats-reliable-clock = { stats-reliable }; tempo esaurito in { $missed } decisioni su { $decisions }
stats-reliable-means = -# L'affidabilità mostra se una persona resta fino alla fine e decide in tempo. Non ha nulla a che fare con l'abilità di gioco. “Sostituzione” vuol dire che ha abbandonato, o che ha perso il posto senza accettarlo. Le ore di silenzio non contano nel tempo per ogni decisione.
stats-menu = Quale gioco?
stats-best = Classifica
stats-mine = I miei risultati
stats-leaders = ### { $game }: classifica
stats-leader = { $place }. { $user }: **{ $rating }** ({ stats-games })
stats-no-leaders = Qui nessuno ha ancora un'abilità di gioco. La ottieni quando finisci una partita con altre persone.
stats-picture-won = vinte
stats-picture-lost = perse
stats-picture-by-game = L'abilità di gioco è calcolata separatamente per ciascun gioco. Scegline uno per vederla.
stats-picture-none = Qui non ci sono ancora partite classificate.
stats-picture-footer = { $count ->
    [one] Ultima partita: { $since }
   *[other] Ultime { $count } partite; la prima: { $since }
}
stats-picture-alt = { $count ->
    [one] Risultati di { $name } ({ $game }): l'ultima partita è { $won ->
        [0] persa
       *[other] vinta
    }.
   *[other] Risultati di { $name } ({ $game }): vittorie nelle ultime { $count } partite: { $won }.
}
stats-picture-alt-rated = { stats-picture-alt } L'abilità di gioco passa da { $first } a { $last }.

## Amounts

measure-b = { $number } B
measure-kb = { $number } kB
measure-mb = { $number } MB
measure-gb = { $number } GB
measure-seconds = { $number } s
measure-minutes = { $number } min
measure-hours = { $number } h
measure-days = { $number ->
    [one] un giorno
   *[other] { $number } giorni
}
