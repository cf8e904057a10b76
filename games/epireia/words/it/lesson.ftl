# The text of each page, and why an action is the wrong one. Archidamus is the opponent.

lesson-1 =
    Due **leghe** si armano per un'unica **Grande Battaglia**, e chi vi vince più fronti, su tre, vince la partita. Tu guidi Atene per la Lega di Delo. Archidamo guida Sparta per la Lega del Peloponneso.

    Fino alla battaglia ogni turno ha tre fasi: sviluppo, diplomazia e risoluzione.
lesson-2 =
    Nella fase di **sviluppo** inizia la Lega di Delo, quindi tocca a te. Hai due azioni. Con ognuna puoi donare, costruire o produrre, e puoi anche fare due volte la stessa cosa.

    Le battaglie si combattono con i **segnalini**, perciò comincia da lì. Produci **opliti I** per 2 rame.
    .bouleuterion = Ti porta una seconda figura, e lo costruirai presto. Ma gli edifici non combattono: prima procurati un segnalino.
    .donate = Il rame andrebbe alla tua lega, e tu otterresti 1 prestigio. Ma con il tesoro di una lega non si paga nulla; conta solo per gli obiettivi.
lesson-3 =
    Il tuo segnalino ha forza 2. Il nemico ne vede solo l'unità e il livello.

    Passiamo al **prestigio**: il livello 2 ti dà 1 grano, il livello 6 una nuova figura. Con la seconda azione costruisci l'**Altare**, che dà 1 prestigio.
    .bureau = Un Ufficio ti permette di usare una volta il tuo Amministratore. Il tuo è l'Arconte, che ti dà un'azione in più in un turno: meglio conservarlo per quando avrai di più da spendere. Adesso ti serve prestigio.
    .donate = Anche così otterresti 1 prestigio, e puoi donare quante volte vuoi. Ma l'Altare conta anche per “Città di marmo”, che chiede 6 edifici.
lesson-4 =
    Archidamo ha fatto lo stesso. Nella fase di **diplomazia** inizia la Lega del Peloponneso: Archidamo ha mandato Lisandro in un **impero**, la Macedonia.

    Manda Pericle nel Mar di Creta, un **territorio** marittimo. Può andarci perché ha l'icona mare. Lì non c'è nessun altro, quindi lo conquista senza lancio, e tu ne riscuoti il tributo di 3 rame. Il tributo si riscuote una volta sola.
    .macedonia = Lì c'è Lisandro. Quando in un impero ci sono entrambe le leghe, a ciascuna serve 2 in più sul dado. Qui vuol dire 7 invece di 5.
    .persia = La Persia dà 3 rame se fai 7 o più, altrimenti niente, e in ogni caso Pericle torna a casa. Un'altra volta vale la pena di provare, ma qui puoi avere 3 rame senza lancio.
lesson-5 =
    Questa era la fase di **risoluzione**: imperi, territori, città greche ed entrate. Dagli imperi tutte le figure tornano a casa, ma Pericle resta sul suo territorio, e così il tuo segnalino città.

    È il turno 2. Costruisci il **Bouleuterion** per avere una nuova figura influente, che puoi muovere già in questo turno.
    .donate = Otterresti 1 prestigio, proprio come per 2 rame: la quantità non conta. E la tua lega non può restituirti nulla.
    .great-temple = Otterresti 2 prestigio e, per aver raggiunto il livello 4, 1 legno. Ma costa il doppio delle risorse, e adesso ti serve la figura.
lesson-6 =
    È arrivato Temistocle, la tua seconda azione ha prodotto opliti, e Lisandro è andato nel Mar di Creta. Ne nasce un **conflitto**. Ogni lega lancia un dado e somma i suoi punti attacco lì: tu sommi 3 per Pericle, Archidamo 2 per Lisandro. Chi ha il totale più basso torna a casa; in caso di pareggio, entrambe le parti.

    Manda Temistocle in aiuto.
    .leave = Allora Lisandro conquisterà il Mar di Creta senza lancio, e ne avrà anche il tributo. Un segnalino città non protegge nulla; una figura che resta, sì.
    .egypt = L'Egitto dà 2 grano se fai 5 o più. Ma da solo Pericle ha appena 1 punto di vantaggio, e un dado ha dodici facce.
lesson-7 =
    Il dado di Archidamo era più alto, ma con i tuoi punti attacco hai vinto 10–8.

    C'è sempre un **atto** in corso. Chi ne raggiunge per primo l'obiettivo riceve un segnalino; fino ad allora vale il vincolo dell'atto. La Grande Battaglia arriva dopo il terzo atto, quindi non lasciare l'esercito per ultimo.
lesson-8 =
    Saltiamo al turno 6. Tu hai completato l'atto 1, Archidamo l'atto 2. Le sue figure entrano in Ionia, che è tua ma indifesa. Con un terzo territorio completa anche l'atto 3.

    Lasciagliela. Se fai 7 o più in una **città greca** con cui non gioca nessuno, la città si unisce a te con 1 rame e un segnalino. Manda Pericle a Delfi per avere cavalleria II.
    .corinth = Ti serve lo stesso risultato e ricevi lo stesso rame, ma il segnalino di Corinto è triremi I. La tua lega non ha ancora cavalleria.
    .ionia = Avresti 3 punti attacco contro 4. Se vinci, l'atto resta aperto e la Ionia resta tua. Ma un territorio non è un segnalino, e oggi te ne serve uno.
lesson-9 =
    Hai mandato Temistocle a Larissa. Lui e Pericle hanno fatto 8 ciascuno, quindi entrambe le città si sono unite a te. L'atto 3 è finito e inizia la **Grande Battaglia**. I tuoi segnalini sono già schierati, coperti: opliti e cavalleria sul fianco, opliti al centro e triremi sul mare.

    Ogni fronte ha spazio per una figura, e tu hai due figure per tre fronti. Metti Temistocle dove conta la sua abilità.
    .flank = Lì darebbe 2, non 3. La sua abilità conta solo sul fronte del mare.
    .pericles = Pericle dà 3 su qualsiasi fronte. Temistocle dà 3 solo sul fronte del mare, quindi lascialo a lui.
lesson-10 =
    Pericle è sul fianco. Le colonne si rivelano una alla volta. Chi ha più forza vince la colonna, chi vince più colonne vince il fronte.

    In questa sei in vantaggio 8–3. Archidamo era indietro, quindi ha deciso per primo, e ha trattenuto Lisandro. Una figura si può impegnare **una sola volta in tutta la battaglia**, quindi trattieni anche Pericle.
    .engage = Vincere 11–3 non ti dà nulla di più che vincere 8–3, e avresti già speso Pericle. Le altre colonne sono ancora coperte.
    .hold-front = È un ordine per tutto il fronte: ti verrà chiesto di nuovo solo se il nemico impegna la sua figura, o sul fronte successivo. È comodo in una partita lenta, ma in questa lezione decidi colonna per colonna.
lesson-11 =
    Hai vinto la prima colonna. Nella seconda eri in vantaggio 3–2, quindi Archidamo ha deciso di nuovo per primo, e stavolta ha impegnato Lisandro. Così siamo 3–4.

    Quando una parte impegna la sua figura, l'altra può rispondere nella stessa colonna. Impegna Pericle, che dà 3.
    .hold = Allora perdi questa colonna 3–4, e a decidere il fronte sarà la terza, ancora coperta. Lisandro non si può impegnare di nuovo.
lesson-12 =
    Hai vinto il fianco, nessuno ha vinto il centro, e Temistocle ti ha fatto vincere il mare. Senza di lui l'avresti perso, e con lui la partita: quando le leghe vincono un fronte ciascuna, decide quello del mare.

    Abbiamo tralasciato Amministratori, briganti, unità di livello II, leghe di due città e gioco in solitario. `{ COMMAND("rules") }` spiega tutto. `{ COMMAND("play") }` apre un tavolo, dove possono occupare posti anche i computer.

lesson-name-you = Apprendista
lesson-name-archidamus = Archidamo
