# .place says where each rule stands in the guidebook, and names our rulings, which are listed in
# docs/rules/philosophia.md. Where `presentation/topics.py` adds a list, .text stands before it.

rule-aim = Lo scopo
    .text = Ottieni tre segnalini Labirinto, per esempio con scuole o dibattiti, prima che la clessidra della linea del tempo arrivi al 146 a.C. Se allora hai solo tu tre segnalini, vinci. Se ne hanno tre più persone, si affrontano nel dibattito finale: chi lo vince è la mente più grande dell'antica Grecia e vince la partita.
    .place = Manuale, pp. 4, 12
rule-setup = Preparazione
    .text =
        Ognuno riceve un filosofo, distribuito a caso o, se l'host preferisce, scelto a turno da chi gioca, a partire da chi inizia. Parti dal luogo del tuo filosofo con i suoi oggetti, nove seguaci, quattro scuole e tre carte Saggezza bloccate. Ricevi anche una Richiesta olimpica segreta.
        Ogni luogo fuori dall'Acropoli dal quale non parte nessuno riceve a caso un segnalino luogo del suo colore, con il bonus coperto. Gli altri segnalini tornano nella scatola. Si mescolano i mazzi degli argomenti (40 carte Sofisma e 40 carte Sillogismo), i tre mazzi Oracolo (6 carte per Delfi, 6 per Dodona e 7 per Trofonio) e gli undici dischi di Atena, che si vincono all'asta. Il primo disco è scoperto.
        La clessidra parte dal 1194 a.C. Chi inizia si estrae a sorte, poi si gioca nell'ordine dei posti.
    .place = Manuale, p. 5; chiarimenti R9, R39, R40
rule-map = La mappa
    .text = Le partite fino a tre giocatori usano 21 luoghi: cinque Città occidentali, cinque Città orientali, cinque Porti, tre Templi e tre Oracoli. Quelle da quattro a sei giocatori ne usano 27: sette, sette, sei, quattro e tre. Ogni tipo ha un suo colore. Entrambe le mappe hanno anche i quattro cerchi dell'Acropoli. I cinque tipi, sette dei nomi e le azioni dei cerchi vengono dal gioco pubblicato. Gli altri nomi sono nostri, e così pure il tipo di ogni luogo, tranne gli oracoli.
    .place = Manuale, pp. 5, 12
rule-philosophers = I filosofi
    .text = Le sei abilità vengono dal gioco pubblicato. I luoghi di partenza e gli oggetti sono nostri; ognuno inizia con almeno una carta argomento. Abbiamo ritoccato gli oggetti di tutti tranne Socrate, in modo che i sei vincano con frequenza più simile.
    .place = Manuale, p. 16; chiarimento R46
rule-philosopher = **{ $name }** parte { $place } con { $items }. { $ability }
rule-turn = Il turno
    .text = Nel tuo turno muovi e poi svolgi un'azione. Fra le due cose paghi l'eventuale retta, poi decidi sull'eventuale segnalino luogo. Si gioca nell'ordine dei posti finché la clessidra non arriva al 146 a.C.
    .place = Manuale, p. 6; chiarimento R3
rule-moving = Il movimento
    .text = Vai in qualsiasi luogo dove non c'è un filosofo; la distanza non conta. Non puoi restare dove sei, ma puoi passare da un cerchio dell'Acropoli a un altro. Non puoi andare in un cerchio se non potresti svolgerne l'azione con quello che hai quando muovi; ciò che una carta Oracolo potrebbe ancora darti non conta. Fa eccezione Omero: può andare in qualsiasi cerchio finché restano carte nei mazzi degli argomenti, perché può osservare i dibattiti ovunque.
    .place = Manuale, p. 6; chiarimenti R1, R2, R8
rule-fees = Le rette
    .text = Quando arrivi in un luogo con la scuola di qualcun altro, per prima cosa paghi 1 moneta a chi la possiede, se ce l'hai. Le monete del segnalino luogo arrivano troppo tardi per la retta, ma puoi spenderle per la tua azione. Platone non paga mai. Chi possiede la scuola non può condonare la retta.
    .place = Manuale, p. 6; chiarimenti R3, R4
rule-tokens = I segnalini luogo
    .text = Se nel luogo dove vai c'è un segnalino, giralo se è ancora coperto. O ne prendi il bonus e lasci il segnalino per chi verrà dopo, o tieni il segnalino senza il bonus. Devi fare una delle due cose, anche se il bonus non ti serve. Nelle Città occidentali Sofocle può fare entrambe. Una volta girato il segnalino, il suo bonus è visibile a tutto il tavolo.
    .place = Manuale, pp. 6, 16; chiarimenti R5–R7
rule-bonuses = I bonus
    .text = Il manuale nomina un solo bonus, una carta Sofisma. Gli altri sono nostri: 1 o 2 monete, una carta Sillogismo, un sofista o un costruttore. Se di ciò che ti spetta hai già il massimo, o se è esaurito, non ricevi nulla.
    .place = Manuale, p. 6; chiarimento R5
rule-actions = Le azioni
    .text =
        Quello che puoi fare dipende da dove sei:
        - **Fuori dall'Acropoli** puoi svolgere qualsiasi azione normale: Insegna, Conquista un seguace, Ingaggia un costruttore, Costruisci una scuola, Ingaggia un sofista, Usa un sofista o Ottieni un segnalino Labirinto.
        - **In un tempio** c'è anche Studia.
        - **In un oracolo** c'è anche Ottieni una carta Oracolo.
        - **Sull'Acropoli** puoi svolgere solo l'azione del cerchio in cui sei; Omero può scegliere invece Osserva i dibattiti.
    .place = Manuale, pp. 6–10
rule-tutor = Insegna
    .text = Guadagna 1 moneta, più 1 per ogni carta Saggezza che hai sbloccato. Aristotele ne guadagna 1 in più. Le monete non finiscono mai.
    .place = Manuale, p. 6
rule-following = Conquista un seguace
    .text = Piazza dove sei uno dei tuoi nove seguaci, se lì non ne hai già uno. In uno stesso luogo possono avere un seguace quanti giocatori si vuole.
    .place = Manuale, p. 7; chiarimento R10
rule-schools = Ingaggia un costruttore, Costruisci una scuola
    .text = Un costruttore costa 2 monete, finché ne resta qualcuno dei dodici. Puoi averne al massimo quattro. Rimetti un costruttore nella riserva generale per costruire dove sei una delle tue quattro scuole, a meno che non ci sia già una scuola, tua o altrui. Le scuole non vengono mai rimosse.
    .place = Manuale, p. 7; chiarimenti R12, R13, R34
rule-sophists = Ingaggia un sofista, Usa un sofista
    .text = Ingaggiare un sofista costa 1 moneta; ce ne sono dodici in tutto, e puoi farlo solo finché ne restano. Lo usi dove sei, se lì qualcun altro ha un seguace, tu non ne hai e te ne resta uno sulla plancia. Rimetti il sofista nella riserva generale e scegli uno dei seguaci altrui che sono lì: torna sulla plancia di chi lo possiede, e al suo posto ne metti uno dalla tua. Non puoi usare un sofista dove hai già un seguace, perché in ogni luogo puoi averne uno solo.
    .place = Manuale, p. 8; chiarimenti R11, R34
rule-study = Studia
    .text = In un tempio paga 4 monete per un segnalino studio. Se ne hai già uno, cedi invece quello, senza pagare altro, e sblocca una carta Saggezza a tua scelta. Non puoi avere due segnalini studio, quindi per ogni carta Saggezza servono due visite. Quando le tue tre carte Saggezza sono tutte sbloccate non puoi più studiare, e un segnalino studio di una carta o di un disco non ti serve.
    .place = Manuale, p. 9; chiarimento R14
rule-collect = Ottieni una carta Oracolo
    .text = In un oracolo guarda le carte che gli restano e tienine una. Le altre si mescolano. Ognuno può farlo una volta per partita in ogni oracolo, Eraclito due volte a Trofonio. Le carte vinte alle aste non contano.
    .place = Manuale, pp. 9, 16; chiarimento R17
rule-playing = Giocare carte Oracolo
    .text =
        Nel tuo turno puoi giocare senza costi quante carte Oracolo vuoi: prima di muovere, prima dell'azione o dopo. Ogni carta giocata torna nella scatola. Tre tipi sono diversi. I Favori dell'Oracolo si tengono. La parola di Zeus è una carta argomento: si gioca in un dibattito, anche nel turno altrui, e le carte che colpiscono carte argomento a caso non la colpiscono mai. La Ritrattazione delle promesse si gioca subito dopo che qualcun altro ha giocato una carta Oracolo.
        Dopo l'azione il tuo turno finisce da solo soltanto se è evidente a tutto il tavolo che non ti restano carte da giocare. Altrimenti devi terminarlo tu, anche se non puoi giocarne nessuna, perché gli altri non scoprano nulla delle tue carte.
        Il manuale non dice quando si possono giocare le carte Oracolo, quindi queste regole sono nostre.
    .place = Chiarimenti R16, R19
rule-retraction = Ritrattazione delle promesse
    .text = Questa carta annulla una carta Oracolo appena giocata da qualcun altro, ma non La parola di Zeus. Anche la carta annullata torna nella scatola. Finché la Ritrattazione non è stata usata, ogni volta che si gioca una carta Oracolo si chiede a chiunque altro abbia una carta di Trofonio, in segreto e nello stesso momento, se vuole annullarla. Il tavolo vede solo quante risposte mancano, perciò nessuno può capire chi ha la Ritrattazione. Se non rispondi entro dodici ore, o prima se l'orologio del tavolo è più rapido, la carta resta valida. I computer rispondono subito e annullano solo le carte rivolte contro di loro.
    .place = Manuale, p. 9; chiarimento R18
rule-delphi = Carte Oracolo: Delfi
    .text = Ogni oracolo ha uno dei tre Favori. I Favori, la Ritrattazione e l'effetto della Parola di Zeus vengono dal gioco pubblicato. Le altre quattordici carte e il nome “La parola di Zeus” sono nostri e, tranne che per i Favori, abbiamo deciso noi a quale mazzo appartiene ogni carta. Le carte di Delfi:
    .place = Manuale, p. 9
rule-dodona = Carte Oracolo: Dodona
    .text = Quando Il volo delle colombe ti fa muovere di nuovo, paghi le rette e decidi sui segnalini come al solito. Lì non hai un'azione, nemmeno Omero, a meno che allora non giochi Il fruscio delle foglie. Questa carta non si può giocare sull'Acropoli, dove non ci sono azioni normali, e non permette Studia, Osserva i dibattiti né Ottieni una carta Oracolo. Le carte di Dodona:
    .place = Manuale, p. 9
rule-trophonius = Carte Oracolo: Trofonio
    .text = La maggior parte di queste carte danneggia qualcun altro. Scegli tu quale seguace torna sulla plancia di chi lo possiede con Il terrore della grotta. Scegli anche quale segnalino torna sul tabellone con La strada perduta, e dove: in un luogo del suo colore che all'inizio aveva un segnalino e ora non ne ha, e dove non c'è nessun filosofo. Un segnalino già girato resta scoperto. Le carte di Trofonio:
    .place = Manuale, p. 9
rule-effect = **{ $name }:** { $effect }
rule-acropolis = L'Acropoli
    .text =
        Ognuno dei quattro cerchi dell'Acropoli ha una sola azione e nient'altro: niente segnalini, scuole o seguaci, e nessuna azione normale. Come in ogni altro luogo, in ciascuno può stare un solo filosofo.
        - **Odeo di Erode Attico:** Osserva i dibattiti
        - **Tempio della Vittoria Senz'ali:** Avanza nel tempo
        - **Partenone:** Fai un'offerta ad Atena
        - **Teatro di Dioniso:** Apri un dibattito pubblico
    .place = Manuale, pp. 10, 11; chiarimento R2
rule-observe = Osserva i dibattiti
    .text = Prendi 2 carte Sofisma o 1 carta Sillogismo, o meno se il mazzo non ne ha abbastanza; non puoi scegliere un mazzo vuoto. Socrate prende fino a 2 carte Sillogismo e qui non prende mai carte Sofisma, quindi non può osservare se non ci sono più Sillogismi. Omero può svolgere quest'azione in qualsiasi luogo, anche negli altri cerchi dell'Acropoli.
    .place = Manuale, pp. 10, 16; chiarimento R15
rule-timeline = Avanza nel tempo
    .text = Fai avanzare la clessidra di una casella. Le caselle sono 1194, 776, 594, 508, 480, 431, 399, 323 e 146 a.C. Per portarla al 146 a.C. ti servono tre segnalini Labirinto; dopo non ci sono altri turni. Il primo e l'ultimo anno vengono dal gioco pubblicato. I sette in mezzo sono nostri, scelti per dare al resto del tavolo il tempo di finire.
    .place = Manuale, p. 10; chiarimento R28
rule-offerings = Fai un'offerta ad Atena
    .text =
        Metti all'asta il primo disco, oppure mettilo in fondo alla pila e metti all'asta il successivo, qualunque sia. Ognuno offre in segreto, da 0 a tutte le sue monete, e le offerte si rivelano tutte insieme. Chi offre di più versa la sua offerta nella riserva generale e riceve la ricompensa; gli altri non pagano nulla. Chi non ha monete offre 0 senza che gli venga chiesto.
        Se l'offerta più alta è in parità, vince chi ha aperto l'asta, se è fra chi l'ha fatta, anche se tutte le offerte sono 0. Altrimenti nessuno vince e nessuno paga. Dopo ogni asta il disco va in fondo alla pila (solo l'Oracolo sconosciuto resta a chi lo vince) e si scopre il successivo. Si possono fare accordi, ma non sono vincolanti.
    .place = Manuale, p. 10; chiarimenti R29–R33
rule-disks = I dischi di Atena
    .text = Nove nomi e sette effetti vengono dal gioco pubblicato. Sono nostri gli effetti di Contemplazione e L'influenza di Atena, e sia i nomi sia gli effetti di La saggezza di Atena e L'eloquenza di Atena. Quello che non puoi tenere, o che la riserva generale o il mazzo non hanno più, va perso.
    .place = Manuale, pp. 10, 15
rule-debates = I dibattiti pubblici
    .text =
        Sfida chi vuoi: nessuno può rifiutare. Ti serve almeno una carta argomento (Sofisma, Sillogismo o La parola di Zeus), perché ad aprire sei tu e una carta devi giocarla. Dopo, anche chi apre può passare.
        Chi apre gioca una carta, e l'altra persona risponde con una carta o passa. Entrambe le carte vanno nella pila di chi ha giocato la migliore; se le carte pareggiano, ognuna va nella pila di chi l'ha giocata. Poi apre l'altra persona, chiunque abbia preso le carte. Se non hai più carte, devi passare. Se passi, esci dal dibattito: la carta a cui non hai risposto va nella pila di chi l'ha giocata, e l'altra persona può aggiungere alla sua pila tutte le carte che vuole dalla mano.
        Vince la pila con più carte; in caso di parità vince chi ha lanciato la sfida.
    .place = Manuale, p. 11; chiarimenti R35, R36
rule-after = Dopo un dibattito
    .text = Chi vince prende un segnalino dibattito vinto, anche se ad aprire il dibattito è stata l'altra persona. Nessuno può averne più di tre. Le carte giocate o aggiunte a una pila tornano nei rispettivi mazzi (“La parola di Zeus” torna nella scatola), e quelle non giocate ti restano. Non c'è un limite di carte in mano.
    .place = Manuale, p. 11; chiarimenti R37, R42
rule-beats = La forza delle carte
    .text = Ogni Sillogismo batte ogni Sofisma, e due Sofismi pareggiano. Due Sillogismi pareggiano solo se hanno lo stesso nome. La parola di Zeus batte ogni carta.
    .place = Manuale, pp. 9, 11, 13
rule-syllogisms = Le carte Sillogismo
    .text = Ogni Sillogismo batte i due che lo seguono in questo cerchio: Dilemma costruttivo, Dilemma distruttivo, Modus Ponens, Modus Tollens, Sillogismo disgiuntivo e di nuovo Dilemma costruttivo. Il manuale dice che il Dilemma costruttivo batte il Dilemma distruttivo e che il Dilemma distruttivo batte il Modus Ponens. Gli altri risultati, il nome del quinto Sillogismo e il numero di copie di ciascuno (otto) sono nostri.
    .place = Manuale, pp. 11, 13
rule-sophistry-argumentum = Le carte Sofisma: Argumentum
    .text = Le carte Sofisma sono 40, tutte diverse. I numeri fra parentesi servono in solitario: sono le offerte della Moira. I nomi di queste iniziano con “Argumentum”:
    .place = Manuale, pp. 11, 13
rule-sophistry-others = Le carte Sofisma: le altre
    .text = Petitio Principii e Non Sequitur vengono dal gioco pubblicato. Le altre 38 carte Sofisma sono nostre. Quelle il cui nome non inizia con “Argumentum” (i numeri sono le offerte della Moira):
    .place = Manuale, pp. 11, 13
rule-card-name = { $card }
rule-card = { $card }: { $lesson }
rule-sophistry = { $card } ({ $bid }): { $lesson }
table-type = Tipo
table-few = Fino a tre giocatori
table-many = In più da quattro a sei giocatori
table-bonus = Bonus
table-all = Tutti i segnalini
table-place = Luogo
rule-labyrinth = I segnalini Labirinto
    .text = Ci sono sette vie per ottenere segnalini Labirinto, ciascuna una volta a testa: sei condizioni e la Richiesta olimpica. Finché soddisfi una condizione, puoi spendere un'azione per ottenere il suo segnalino, ovunque fuori dall'Acropoli; dopo non serve più soddisfarla. Ogni azione porta un solo segnalino, tranne che con la Richiesta olimpica. Un segnalino ottenuto è tuo per sempre, e nessuno può averne più di tre. I primi due segnalini di ognuno non hanno numero. I terzi sono numerati: 1 per il primo terzo segnalino della partita, 2 per il successivo e così via. I numeri decidono l'ordine di gioco e i casi di parità nel dibattito finale.
    .place = Manuale, pp. 8, 12; chiarimenti R20, R21, R23, R24
rule-ways = Le sei condizioni
    .text =
        Puoi ottenere un segnalino Labirinto per ciascuna di queste condizioni:
        - **Seguaci:** tutti e nove i tuoi seguaci sono sul tabellone, in nove luoghi diversi.
        - **Scuole:** hai costruito tutte e quattro le tue scuole.
        - **Viaggi:** hai tutti i segnalini luogo di un colore distribuiti in questa partita. Se uno di loro è di qualcun altro, non puoi completare quel colore.
        - **Dibattito:** hai tre segnalini dibattito vinto.
        - **Studio:** hai sbloccato tutte e tre le tue carte Saggezza.
        - **Oracoli:** hai tre Favori dell'Oracolo; il disco Oracolo sconosciuto vale come uno. Li mostri quando ottieni il segnalino.
    .place = Manuale, p. 12; chiarimenti R19, R22, R32
rule-olympic = La Richiesta olimpica
    .text = La tua Richiesta olimpica segreta è la settima via. Se hai tutto quello che chiede, o di più, puoi rivelarla con l'azione Ottieni un segnalino Labirinto, e quell'unica azione porta a tre i tuoi segnalini Labirinto. Non paghi nulla. Contano solo i seguaci e le scuole che in quel momento sono sul tabellone.
    .place = Manuale, p. 12; chiarimenti R25–R27
rule-gods = Le richieste degli dei
    .text = La carta di Poseidone viene dal gioco pubblicato. Le altre sono nostre, e più difficili della sua: altrimenti quasi nessuno otterrebbe segnalini per un'altra via. Le carte Saggezza contano quando sono sbloccate. Le carte Oracolo contano finché le hai in mano, anche i Favori; l'Oracolo sconosciuto no, perché è un disco.
    .place = Manuale, p. 12
rule-end = La fine
    .text = Quando la clessidra arriva al 146 a.C. non ci sono altri turni, e chi ha tre segnalini Labirinto va in finale. Un'unica persona in finale vince subito. Se sono di più, prima comprano carte argomento, poi si affrontano nel dibattito finale.
    .place = Manuale, pp. 10, 13; chiarimento R38
rule-shopping = Gli acquisti
    .text = Chi è in finale compra carte Sofisma (1 moneta) e carte Sillogismo (2 monete), finché ce ne sono. Ognuno consegna una lista segreta in ordine di preferenza (regola nostra), per esempio Sillogismo, Sillogismo, Sofisma, che non costi più delle sue monete, e può ritirarla finché non è arrivata l'ultima. Se le carte non bastano per tutte le liste, ognuno ne prende una alla volta, a partire da chi ha il segnalino Labirinto con il numero più basso e poi nell'ordine dei posti. Ogni volta si pesca la prossima carta della propria lista il cui mazzo non è vuoto. Se esaurisci il tempo, la tua lista viene consegnata così com'è.
    .place = Manuale, p. 13
rule-final = Il dibattito finale
    .text =
        Chi è in finale siede in cerchio, dal segnalino con il numero più alto a quello con il più basso. La prima persona attacca quella successiva, che risponde e poi attacca la successiva, e così via in cerchio. Entrambe le carte vanno nella pila di chi ha giocato la migliore; se le carte pareggiano, ognuna va nella pila di chi l'ha giocata. Se non rispondi, la carta va nella pila di chi attacca, e tocca attaccare alla prossima persona ancora in gioco.
        Esci se, quando tocca a te attaccare o rispondere, passi o non hai carte. Fino ad allora resti in gioco, perciò nessuno può capire quante carte hai. Anche chi apre il dibattito può passare (regola nostra). L'ultima persona ancora in gioco può aggiungere alla sua pila quante carte vuole dalla mano. Vince la pila con più carte. Se le pile più alte sono in parità, fra queste vince quella di chi ha il segnalino con il numero più basso.
    .place = Manuale, p. 13; chiarimento R36
rule-secret = Informazioni segrete
    .text = Nessun altro vede le tue carte argomento né quante ne hai, le tue carte Oracolo, la tua Richiesta olimpica, la tua offerta finché non sono arrivate tutte, né la tua lista degli acquisti. I dorsi delle carte Oracolo sono pubblici, quindi si sa quante ne hai di ogni oracolo. Sono pubblici anche le tue monete, i costruttori, i sofisti e i segnalini, le carte Saggezza sbloccate e tutto quello che è sul tabellone. Nessuno conosce il bonus di un segnalino non ancora girato.
    .place = Manuale, pp. 5, 13; chiarimenti R6, R19, R29
rule-teachings = Le carte Saggezza
    .text =
        Le carte Saggezza riportano insegnamenti autentici con parole nostre, ciascuno con la sua fonte.
        Con l'opzione “{ option-own-wisdom }” l'host può scrivere tre carte per qualsiasi filosofo prima della preparazione del tabellone, mentre il resto del tavolo attende. Una carta ha da 3 a 193 caratteri, fonte compresa, e le tre carte di un filosofo devono essere diverse. Se qualcun altro ha preso il posto dell'host, scrive le carte chi l'ha preso. Se l'ha preso un computer, o se si esaurisce il tempo, le carte restano come sono. L'host può anche caricare le carte in un file.
    .place = Manuale, pp. 12, 14
rule-prove = Vera filosofia: dimostra quello che sai
    .text = È un'opzione per due o più giocatori. Per ottenere il segnalino delle tre carte Saggezza devi riassumerle una per una per iscritto. Scegli chi giudica: leggerà le carte e i tuoi riassunti. Se non bastano, la tua azione è spesa, ma ricevi 1 moneta per il disturbo e puoi riprovare in un altro turno. I computer giudicano con indulgenza: accettano qualsiasi riassunto che dica qualcosa su ogni carta.
    .place = Manuale, p. 14; chiarimento R43
rule-real = Vera filosofia: dibattito vero
    .text =
        È un'opzione per due o più giocatori. Prima di un dibattito, le prime due persone che dibattono si accordano su una mozione. Se respingono le prime due, vale la terza proposta (regola nostra). Chi inizia argomenta sempre a favore, l'altra persona contro. In una finale in tre o più, chi attacca argomenta a favore e chi difende contro (chiarimento nostro). Con ogni carta che giochi presenti un argomento della forma che la carta indica; con La parola di Zeus va bene qualsiasi argomento.
        Se l'host fa giudicare gli argomenti, tutti tranne chi argomenta, anche l'avversario, votano in segreto su ciascuno, e una carta conta solo se almeno la metà accetta il suo argomento. I computer votano sempre per accettarlo. Se il tuo argomento è respinto, puoi riprovare, giocare un'altra carta o passare, anche se tocca a te aprire. Se gli argomenti si giudicano, mozioni e argomenti vanno scritti. Altrimenti li puoi anche dire a voce, per esempio in un canale vocale.
    .place = Manuale, p. 14; chiarimento R45
rule-thinking = Vera filosofia: tempo per pensare
    .text = Nei dibattiti veri l'host può concedere 10 o 30 secondi per ogni argomento, che il tavolo abbia un orologio o no. Se ci metti di più, passi. Se hai aperto tu il dibattito e non hai ancora giocato la prima carta, ne viene giocata una per te senza argomento.
    .place = Manuale, p. 14
rule-moirai = In solitario: la Moira
    .text =
        In solitario giochi contro la Moira, cioè il destino, sul lato del tabellone per un massimo di tre giocatori. La sua forza è un'opzione: Nous (facile), Logos (medio) o Sophia (difficile). Ha i seguaci, le scuole e le carte Saggezza di uno dei filosofi (se scegli il tuo, scegli anche il suo), ma non ha abilità né Richiesta olimpica. Inizia nel luogo di quel filosofo. Al posto degli oggetti iniziali ha i segnalini luogo di Trofonio e Olimpia, 1 moneta e 1 carta Sofisma. Questi due segnalini contano per Viaggi come gli altri. Anche quelli li puoi rimettere sul tabellone con La strada perduta, e allora i due luoghi contano come se all'inizio avessero avuto un segnalino. Inizi tu.
        I tre Favori dell'Oracolo restano fuori, quindi nessuno può ottenere il segnalino Labirinto degli Oracoli. Dei dischi si usano solo L'argento di Atena, Crono, La saggezza di Atena e L'eloquenza di Atena. La Moira non ha carte Oracolo, ma le tue hanno effetto contro di lei.
    .place = Manuale, p. 15; chiarimenti S1, S2, S14
rule-moirai-turn = In solitario: il turno della Moira
    .text =
        Dopo ogni tuo turno la Moira gira una carta e fa quanto segue:
        - **Movimento:** va nel luogo della carta. Non può restare dov'è né andare dove sei tu; se una carta lo richiede, la si scarta e si gira la prossima. Quando il mazzo è vuoto, si mescolano gli scarti per formarne uno nuovo.
        - **Retta:** nelle tue scuole paga 1 moneta, se ce l'ha, come te nelle sue.
        - **Segnalino luogo:** lancia una moneta. Con testa tiene il segnalino, con croce ne prende il bonus. Una volta ottenuto il segnalino Labirinto di Viaggi, anche con testa lascia il segnalino luogo sul tabellone, senza prenderne il bonus.
        - **Oggetti:** prende quello che la carta dà al suo livello. Un seguace o una scuola va nel luogo dov'è; se lì non c'è spazio, scegli tu un luogo libero. Lascia un seguace o una scuola se non ne ha più, se non c'è nessun luogo libero o se ha già ottenuto il segnalino Labirinto di Seguaci o quello di Scuole. Lascia una carta Saggezza se le ha già sbloccate tutte e tre o se ha già ottenuto il segnalino Labirinto di Studio. Le monete le prende sempre, le carte Argomento finché ce ne sono.
        Se all'inizio del suo turno soddisfaceva già la condizione di un segnalino Labirinto, ottiene quel segnalino al posto degli oggetti. Ne ottiene uno per turno, in quest'ordine: Seguaci, Scuole, Studio, Viaggi, Dibattito.
    .place = Manuale, p. 15; chiarimenti S3–S7, S13
rule-moirai-cards = In solitario: le carte della Moira
    .text = C'è una carta per ciascuno dei 21 luoghi. A seconda del livello dà seguaci, scuole, carte Saggezza, monete o carte argomento. Quando ha tre segnalini Labirinto, la Moira usa solo una carta speciale, che ha due lati e si gira a ogni turno. Il primo lato, Vittoria Senz'ali, fa avanzare la clessidra; l'altro, Erode Attico, le dà 3 carte Sofisma e 1 carta Sillogismo (2 al livello Sophia). Se non può andare nel luogo indicato, resta dov'è e non riceve nulla. I due titoli vengono dal gioco pubblicato; quello che le carte danno è nostro.
    .place = Manuale, p. 15; chiarimento S7
rule-moirai-debate = In solitario: come dibatte e offre la Moira
    .text =
        Aste e dibattiti li apri solo tu, mai la Moira. In un'asta offri prima tu. La Moira offre il numero (da 0 a 6) di una carta Sofisma del mazzo scelta a caso, ma non più delle monete che ha. Se vince Crono, riporta indietro la clessidra, a meno che non abbia tre segnalini Labirinto.
        I suoi argomenti formano una pila coperta; le carte nuove vanno sotto. In ogni dibattito, anche in quello finale, la prima carta la giochi tu. La Moira risponde con la carta più in alto che batte la tua. Se nessuna la batte, gioca la carta più in alto che pareggia con la tua. Se non c'è neanche questa, gioca il Sofisma più in alto o, se non ne ha, la prima carta della pila. Anche quando apre gioca il Sofisma più in alto o, se non ne ha, la prima carta. Finché sei nel dibattito, passa solo se non ha più carte. Quando hai passato, continua ad aggiungere carte finché la sua pila non è più alta della tua.
        Prima del dibattito finale compra quanti più Sillogismi può, e un Sofisma se le avanza una moneta. Se non ci sono più Sillogismi, compra Sofismi.
    .place = Manuale, p. 15; chiarimenti S8–S12, S15
rule-never = Una partita che non finisce mai
    .text = Dopo 150 round la clessidra passa da sola al 146 a.C., e la partita finisce come al solito. Se allora nessuno ha tre segnalini Labirinto, nessuno vince. Il manuale non ha una regola del genere. La maggior parte delle partite dura circa trenta round. La più lunga che abbiamo misurato, un computer da solo contro la Moira, ne è durata 147.
    .place = Chiarimento R44
