# Opening a table: the lobby, the game's options, clocks and invitations.

lobby-title =
    ### { $game }: si cercano partecipanti
    { $players } · { $length }
lobby-players = { $count ->
    [one] un giocatore
   *[other] { $count } giocatori
}
lobby-between = da { $least } a { $most } giocatori
lobby-host = { $player } (host)
lobby-rival = { $name } (se inizi in solitario)
lobby-options = **Opzioni:**
lobby-clock = **Orologio:** { $clock }
lobby-set-clock = Orologio
lobby-option = { $title }: { $value }
lobby-needed = { $count ->
    [one] Serve ancora una persona.
   *[other] Servono ancora { $count } persone.
}
lobby-full = Tutti i posti sono occupati. { $host } può iniziare la partita.
lobby-ready = { $count ->
    [one] { $host } può iniziare la partita; c'è ancora un posto libero.
   *[other] { $host } può iniziare la partita; ci sono ancora { $count } posti liberi.
}
lobby-odd = La partita non può iniziare con questo numero di giocatori.
lobby-join = Unisciti
lobby-leave = Lascia il tavolo
lobby-add = Aggiungi computer
lobby-remove = Rimuovi computer
lobby-computer-name = Computer { $number }
lobby-settings = Opzioni
lobby-start = Inizia
lobby-versus = Gioca contro il computer
table-not-alone = Al tavolo si è unito qualcun altro. Premi **Inizia** per giocare insieme.
lobby-closed = Senza pubblico: la partita si gioca in un thread privato.
lobby-keep-out = Senza pubblico
lobby-let-in = Ammetti il pubblico
lobby-cancel = Chiudi il tavolo

## Computer players

levels-text =
    ### Aggiungi un computer
    Quanto deve essere forte? Vede solo ciò che una persona vedrebbe al suo posto.
levels-easy = Facile
levels-middle = Medio
levels-hard = Difficile
levels-fill-easy = Aggiungine { $count } (livello facile)
levels-fill-middle = Aggiungine { $count } (livello medio)
levels-fill-hard = Aggiungine { $count } (livello difficile)

## The game's options

options-title = ### { $game }: opzioni
options-line =
    { "" }**{ $title }:** { $value }
    { $description }
options-short = **{ $title }:** { $value }
options-page = Pagina { $page } di { $pages }
options-yes = Sì
options-no = No
options-type = { $title }…
options-empty = niente
options-last-time = **L'ultima volta hai giocato con:** { $settings }
options-as-last-time = Come l'ultima volta
options-last-computers = { $count ->
    [0] nessun computer
    [one] 1 computer ({ $levels })
   *[other] { $count } computer ({ $levels })
}
options-none = Questo gioco non ha opzioni.
options-not-whole = Per “{ $title }” serve un numero intero in cifre, non “{ $typed }”. Non è cambiato nulla.
options-wrong = { $title }: { $why }. Non è cambiato nulla.
options-upload = -# Per impostarla, carica un file `.{ $kind }` con `{ COMMAND("table", "options") }`. Una lista vuota la azzera.
options-from-file = { $count ->
    [one] 1 voce da un file
   *[other] { $count } voci da un file
}
options-no-files = { $game } non ha opzioni che si impostano con un file. Non è cambiato nulla.
options-file-large = Il file è troppo grande: può avere al massimo { $most } kB. Non è cambiato nulla.
options-file-deep = Le parentesi o i nomi con punti di questo file sono annidati troppo in profondità. Usa liste e tabelle semplici. Non è cambiato nulla.
options-file-often = Hai caricato troppi file: il limite è di { $most } al minuto. Non è cambiato nulla.
options-file-busy = Sto già leggendo troppi file. Ricarica il tuo fra un minuto. Non è cambiato nulla.
options-file-slow = La lettura del file ha richiesto troppo tempo. Caricane uno più semplice, o riprova più tardi. Non è cambiato nulla.
options-file-kind = Il tipo di file non va bene: il nome deve finire con { $kinds }. Non è cambiato nulla.
options-file-text = Il file non è testo UTF-8 semplice. Non è cambiato nulla.
options-file-broken = Non riesco a leggere il file come { $kind }. Non è cambiato nulla.
options-file-broken-why = Non riesco a leggere il file come { $kind }: { $why }. Non è cambiato nulla.
options-file-empty = Il file non imposta nessuna di queste opzioni: { $known }. Non è cambiato nulla.
options-file-unknown = Il file imposta “{ $name }”, ma con un file si possono impostare solo queste opzioni: { $known }. Non è cambiato nulla.
options-file-wrong = C'è un errore nel file, in { $where }: { $why }. Non è cambiato nulla.
options-file-away = Non sono riuscito a scaricare il file da Discord. Caricalo di nuovo. Non è cambiato nulla.

## Clocks

clock-none = senza orologio
clock-live = { $count ->
    [one] in tempo reale, 1 minuto per ogni decisione
   *[other] in tempo reale, { $count } minuti per ogni decisione
}
clock-days = { $bank } h a testa, più { $bonus } h dopo ogni decisione
clock-choose =
    ### Orologio
    Impostazione attuale: { $clock }.
    Se qualcuno esaurisce il tempo, decide il gioco al suo posto. In una partita lenta, le decisioni che più persone prendono contemporaneamente non tolgono né restituiscono ore, a meno che tu non esaurisca il tempo. Gli orologi si fermano durante le ore di silenzio di chi deve giocare (`{ COMMAND("settings", "hours") }`) e quando la partita è in pausa. Per altri tempi usa le opzioni di `{ COMMAND("table", "clock") }`. A partita iniziata, per qualsiasi modifica serve l'accordo di tutti.
clock-menu = Orologio
clock-unclear = Usa una di queste opzioni: `{ option-minutes }` per una partita in tempo reale, `{ option-bank }` e `{ option-bonus }` (in ore) per una lenta, o `{ option-off }:True` per giocare senza orologio. Non è cambiato nulla.
clock-bad-bank = Per una partita lenta serve una `{ option-bank }` (in ore), e il `{ option-bonus }` non può superarla. Non è cambiato nulla.

## What happens to a table

table-begun-private =
    ### { $game }: la partita è iniziata
    Non c'è pubblico: si gioca in un thread privato.
table-no-private = Per una partita senza pubblico serve un thread privato, e qui non posso aprirlo. Mi servono questi permessi: { $permissions }. Chiedili a chi gestisce il server.
table-no-private-here = Per una partita senza pubblico serve un thread privato, e solo i canali testuali possono averne. Apri il tavolo in un canale testuale.
table-again = { $users }: { $host } vuole giocare un'altra partita a { $game }. Per partecipare basta premere “Unisciti”; ognuno passa al posto successivo.
table-again-seated = Hai un posto al nuovo tavolo ({ $game }, tavolo { $match }). L'host può iniziare la partita.
table-again-not-played = Non hai giocato questa partita, quindi non puoi invitare chi l'ha giocata a un'altra. `{ COMMAND("play") }` apre un tavolo tuo.
table-only-in-servers = Puoi aprire tavoli solo nei canali di un server.
table-permissions = Non posso ospitare un tavolo in questo canale. Mi servono questi permessi: { $permissions }. Chiedili a chi gestisce il server, o scegli un altro canale.
table-left = { $count ->
    [one] { $names } ha lasciato il server e ha perso il posto. Premi di nuovo Inizia per giocare con chi resta.
   *[other] { $names } hanno lasciato il server e hanno perso il posto. Premi di nuovo Inizia per giocare con chi resta.
}
table-full-now = Ora tutti i posti sono occupati.
table-done = Fatto. `{ COMMAND("board") }` mostra il tavolo ({ $game }, tavolo { $match }).
table-begun =
    ### { $game }: la partita è iniziata
    La trovi in { $place }.
table-no-bots = Non puoi invitare i bot. Per aggiungere un computer, premi “Aggiungi computer” nella lobby.
table-sits-already = Questa persona ha già un posto al tavolo.
table-invited-already = Queste persone sono già state invitate a questo tavolo poco fa.
# $most: how many people may be invited
table-invite-often = Hai invitato molte persone: il limite è di { $most } in dieci minuti. Riprova più tardi.
table-invited = { $users }: { $host } invita a una partita a { $game } ([tavolo { $match }]({ $url })). Per partecipare basta premere “Unisciti” lì o usare `{ COMMAND("table", "join") } { option-table }:{ $match }`.
# What becomes of a message where a table was before; several may stand one below the other.
table-moved = -# { $game } · tavolo { $match }: [vai al tabellone]({ $url })

## Challenges

challenge-menu = Quale gioco?
challenge-ask =
    ### Una sfida
    A quale gioco vuoi sfidare { $name }? Apro un tavolo in questo canale e mando l'invito.
challenge-name = Sfida a una partita
challenge-record = Mostra risultati
challenge-self = Per una sfida serve un'altra persona. `{ COMMAND("play") }` apre un tavolo, dove puoi aggiungere computer.
challenge-gone = Questa persona non è più nel server.
