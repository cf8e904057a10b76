# The lesson: the text of each page, and why an action is the wrong one. Polo is the opponent.

lesson-1 =
    In ognuno dei sette **round** schieri gruppi di piramidi contro quelli di Polo, carta per carta. Se su una carta ti restano più pallini che a lui, prendi piramidi dalla **riserva comune**.

    Alla fine un **albero** (piccola, media e grande) vale 7 punti se è **monocolore** e 5 se è misto. Ogni altra piramide vale 1. Vince chi ha più punti.
    .chance = Così i lanci sarebbero fatti per te, fino al primo momento in cui le regole permettono di fermarsi. Serve quando devi andare via. Stavolta lancia tu i dadi.
lesson-2 =
    P richiede una piramide piccola, M una media e G una grande. Stanno per **Conoscenza**, **Condotta** e **Governo**. P+M richiede due piramidi e copre entrambi i temi.

    Se dopo un lancio, anche l'ultimo, manca un tema, perdi un dado a tua scelta. Qui manca Governo.
    .keep-the-pair = P+M mette due piramidi su una carta, e potresti vincerle entrambe. Di una P sola si fa a meno più facilmente.
lesson-3 =
    Riavrai il dado per il prossimo round. Per ora quattro dadi vuol dire quattro gruppi per cinque carte.

    Puoi fermarti solo con tutti e tre i temi, quindi scegli che cosa rilanciare. I dadi che tieni contano ancora.
    .one-die = Così quel solo dado deve darti Governo, o ne perdi un altro. Rilanciane tre; P+M copre comunque gli altri due temi.
    .all-dice = P+M copre già Conoscenza e Condotta. Se rilanci anche quello, potresti perdere tutti e tre i temi.
lesson-4 =
    Hai tutti e tre i temi. Puoi fermarti, o fare il terzo e ultimo lancio.

    P+M e G insieme coprono tutto: qualunque cosa diventino P e M, non può mancare nessun tema.
    .stop = Potresti, e questi sarebbero i tuoi gruppi. Ma questo lancio non può costarti un dado, e P e M da sole sono gruppi deboli.
    .reroll-large = G è il tuo unico Governo. Se la rilanci, potresti perdere il tema e insieme un dado.
lesson-5 =
    Due M+G! Il tuo discorso è pronto.

    Polo aveva tutti i temi già al primo lancio e avrebbe potuto fermarsi. Ha rilanciato la sua unica G sperando in altre coppie, e gli è costato un dado. Quindi anche lui ha quattro gruppi.
lesson-6 =
    Riempi le tue carte dalla 1 alla 5, in segreto. Una piramide che punta **in avanti** proietta i suoi pallini (P 1, M 2, G 3) contro il gruppo di fronte. Una che punta **all'indietro** assorbe pallini. In una coppia, una punta in avanti e l'altra all'indietro.

    Una piramide che assorbe sopravvive, a meno che non consumi tutti i suoi pallini. Piazza una M+G. Solo la P+G di Polo può proiettare 3.
    .large-forward = Colpisce più forte, e contro un 3 va meglio. Ma bastano 2 pallini per consumare la media, e vinci solo ciò che resta.
lesson-7 =
    Scegli i colori dal tuo set, che dopo il dibattito riavrai per intero. Sulle carte i colori non fanno differenza.

    Ma le piramidi che vinci vengono dalla riserva comune, nelle stesse misure e negli stessi colori di quelle rimaste sulle carte vinte. È da qui che nascono i tuoi alberi.
    .two-colours = Combatte altrettanto bene. Ma una media blu e una grande rossa possono far parte solo di un albero misto: 5 punti, non 7.
lesson-8 =
    Le carte 2 e 3 sono già riempite per te. Hai ancora la tua G, e una piramide sola può puntare in entrambi i modi.

    Se punta in avanti, subisce tutti i pallini in arrivo e si riduce: con 1 diventa media, con 2 piccola, con 3 sparisce.
    .away = Se punta all'indietro, solo un 3 può eliminarla. Ma non attacca nulla, quindi anche una P+M di fronte conserverebbe i suoi 3 pallini, e in parità non si vince niente.
    .empty = Allora G va sulla carta 5. Una carta deve restare vuota, e puoi scegliere quale. Un gruppo di fronte è senza opposizione, quindi conserva tutti i pallini e vince la carta.
lesson-9 =
    Polo ha finito. La tua carta 5 resta vuota, e manca solo il colore della tua G.

    Per questa volta fallo scegliere a caso. Così hai finito anche tu, e si rivelano entrambe le disposizioni.
    .start-over = Così togli tutti i tuoi gruppi dalle carte. Puoi ricominciare finché non hai finito, ma questi gruppi sono piazzati bene.
lesson-10 =
    Sulla **carta 1** i suoi 2 pallini non hanno consumato la tua piramide grande. I tuoi 2 hanno consumato la sua piccola e tolto 1 alla sua media. Ti restano 5 pallini contro 1, quindi catturi entrambe le rosse. La carta 2 è andata a Polo, 4–2. Sulla carta 3 non avevi opposizione.

    Sulla **carta 4** ha vinto la tua G, ridotta a una piccola gialla. Ma la piccola gialla della riserva l'ha presa Polo per la carta 2, quindi prendi un'altra piccola.
    .mixed = Così, con una media e una grande, fai un albero misto: 5 punti. Una delle altre, invece, completa un albero monocolore con ciò che hai.
lesson-11 =
    Le tue tre rosse fanno un albero monocolore: 7 punti, più 2 per le altre tue piramidi. Polo ha vinto la carta 5, di fronte alla tua carta vuota, ma a quel punto la piccola rossa non c'era più. Senza una piramide media non ha nessun albero.

    La riserva comune è partita con una piramide di ogni tipo, e ne restano 7. Se dopo un dibattito è vuota, la partita finisce in anticipo.
lesson-12 =
    Che cosa manca? Le parità, le misure che finiscono, e le opzioni che l'host può impostare. `{ COMMAND("rules") } gorgias` spiega tutto.

    `{ COMMAND("play") }` apre un tavolo, e il computer può occupare l'altro posto.

lesson-name-you = Apprendista
lesson-name-polus = Polo
