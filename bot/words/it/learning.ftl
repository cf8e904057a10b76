# Rules and lessons.

rules-title = ### { $game }: regole
rules-topic =
    ### { $game }: { $title }
    { $text }
rules-no-topic = Non c'è nessun argomento con questo nome. Scegli uno dei suggerimenti che compaiono mentre scrivi.
rules-choose = Scegli un argomento.
rules-none = Questo gioco non ha ancora regole da consultare. I pulsanti del tuo pannello mostrano sempre che cosa puoi fare.
rules-quick = Questi cinque argomenti bastano per iniziare. Il resto è nel menu.
rules-preview = **{ $title }:** { $text }
rules-next = Avanti: { $title }
rules-menu = Argomento
rules-more = Altri argomenti
rules-place = -# { $origin }

greeting-text =
    ### Ti do il benvenuto su Stoa
    Qui trovi giochi da tavolo di filosofia, con partite in tempo reale o di più giorni, fra persone o contro il computer. `{ COMMAND("play") }` apre un tavolo, e `{ COMMAND("help") }` mostra di nuovo questo messaggio. La moderazione può indire votazioni segrete con `{ COMMAND("ostrakon", "open") }`. Qui sotto, **Gioca** avvia una partita contro il computer e **Impara** una breve lezione.
greeting-game = **{ $game }** · { $players } · { $length }
greeting-play = Gioca a { $game }
greeting-learn = Impara { $game }
greeting-rules = Leggi le regole di un gioco
greeting-tables = Tavoli aperti
greeting-settings = Le mie impostazioni

lesson-title =
    ### { $game }: lezione
    -# Pagina { $page } di { $pages }. Fai con calma: nessuno attende e nulla viene salvato.
lesson-wrong = **Non proprio.** { $why }
lesson-next = Avanti
lesson-back = Indietro
lesson-play = Gioca contro il computer
lesson-again = Ricomincia
lesson-rules = Tutte le regole
lesson-none = { $game } non ha ancora una lezione. Le regole si trovano con `{ COMMAND("rules") }`.
lesson-unknown = Questo gioco non è più installato qui.
