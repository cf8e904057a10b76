# The lesson: the text of each page, and why an action is the wrong one.

lesson-1 = Calcio con i filosofi. Giochi con i **tedeschi** e segni se tiri la palla oltre la riga 15 nella colonna E, F o G. Voltaire gioca con i **francesi** e segna oltre la riga 1. L'orologio è il **mazzo**: quando si deve pescare una carta e non ce ne sono più, vince la squadra con più gol.
lesson-2 = Nel tuo turno **corri**, **tiri** e **peschi**. Hai fatto 3 e 4, quindi un filosofo può correre fino a 3 caselle e un altro fino a 4. Ognuno ha un seme e usa solo carte di quel seme: guarda la tua mano. Chi corre verso la palla in G8?
    .husserl = Ci arriverebbe, ma non hai cuori. Anche accanto alla palla non potrebbe tirarla.
    .kant = Per lui hai una carta di quadri, ma con quattro caselle non ci arriva. Può tirare la palla solo un filosofo che le è accanto.
lesson-3 = Chi corre può svoltare, ma non può andare in diagonale né passare per la palla o per un altro filosofo. Per tirare, Hegel deve finire **accanto** alla palla, su una delle otto caselle che la circondano; per tirare valgono anche gli angoli. Dove va?
    .too-far = E8 è a due colonne dalla palla, troppo lontano per tirare. Gli serve una casella che tocchi G8, anche solo con un angolo.
lesson-4 = Il 3 non lo usi, e tiri. La palla va dritta in una di otto direzioni, sopra la testa di tutti, di tante caselle quanto **vale la carta**, a meno che non la fermi il bordo o un filosofo. A nord di G8 ci sono sette caselle; l'ottavo passo è la porta. Quale carta?
    .too-low = Quattro caselle a nord c'è G12: non è gol, ed è proprio accanto a Sartre. Da qui un 4 è un passaggio, non un tiro in porta.
lesson-5 = Sartre ha fatto un **blocco**. Quando una palla in movimento arriva per la prima volta su una casella accanto a un filosofo, lui può fermarla con una carta del suo seme. Sulla prima casella della palla la carta deve essere almeno pari al valore del tiro; per ogni casella successiva basta 1 punto in meno. G10 era la seconda casella, quindi contro il tuo 9 bastava un 8. Hegel è di nuovo accanto alla palla. Continua a tirare finché hai le carte, oppure fermati.
    .wasted = Da G10 ti serve un 6 per segnare. Se tiri verso nord perdi il 4, e la palla finisce in G14, accanto a Descartes. Le carte che non giochi restano in mano.
lesson-6 = Hai pescato fino ad avere cinque carte, e ora tira Voltaire: il suo 10 arriva giusto alla tua porta. Prima che la palla si muova, un rivale che le è accanto può **contrastare**: una carta del suo seme che vale almeno quanto il tiro tiene ferma la palla. Lì c'è Hegel, e tu hai un jack. Per una figura si lancia: un dado per un jack, un dado più 2 per una regina, due dadi per un re.
    .too-low = Un jack vale al massimo 6, e te ne servono 10. Perderesti la carta, e la palla andrebbe avanti. Tienila per un tiro più debole.
lesson-7 = Hai lasciato passare la palla anche davanti a Hegel in G9, dove per un blocco serviva ancora 10. Era la sua **unica occasione**: la prima casella del percorso accanto a lui. Ora tocca a Nietzsche, il tuo portiere, e in G3 il prezzo è sceso a 4.
    .too-high = Fermerebbe la palla, ma basterebbe qualsiasi carta di fiori dal 4 in su. Un 10 è anche un tiro lungo, e fra poco potrebbe servirti.
    .pass = Non gli sarà chiesto un'altra volta, e dietro di lui non c'è nessuno. La palla finirebbe nella tua porta.
lesson-8 = Parata, e nessuno dei francesi era abbastanza vicino per tirare di nuovo. Nietzsche è accanto alla palla, e il suo 10 la porterebbe a nord fino a G13. Prima di tirare si corre, quindi lì può esserci qualcuno ad aspettarla. Hai scelto Hegel e il 4. Dove deve stare?
    .too-far = La palla si fermerà in G13. È a due caselle da G11, quindi Hegel potrebbe solo guardarla.
lesson-9 = Un passaggio lungo che nessuno ha bloccato. Hegel avrebbe potuto: puoi bloccare i tuoi tiri, ma non con chi tira. Ti viene chiesto solo se imposti un ordine permanente. Ora hai scelto il suo 4: due caselle fino alla riga 15, e il terzo passo è la porta. In che direzione?
    .corner = Dopo E15 il passo successivo in quella direzione sarebbe nella colonna D, accanto alla porta, quindi la palla si fermerebbe lì, al bordo. Un tiro in diagonale deve uscire dal campo in E, F o G.
lesson-10 = Uno a zero: il contrasto era troppo basso. Un gol termina il turno. Entrambe le squadre pescano fino ad avere cinque carte, poi ognuna può fare una cosa, a partire dalla tua. Di solito le carte lasciano la tua mano solo quando le giochi, e non ne hai per Nietzsche né per Husserl.
    .run = È utile quando qualcuno è lontano da dove lo vuoi. Ma non ti dà una carta, e senza fiori il tuo portiere non può bloccare.
    .nothing = Puoi, ma alla tua mano mancheranno ancora due semi, e fino al prossimo gol non potrai cambiare un'altra carta.
lesson-11 = Una quarta carta di quadri: Kant non se ne lamenta. Mancano l'intervallo (il jolly), una palla che si ferma su un filosofo (la sua squadra la piazza accanto a lui), gli autogol, i pareggi e i **falli**, che sono facoltativi. `{ COMMAND("play") }` apre un tavolo, dove il computer può occupare l'altro posto. `{ COMMAND("rules") }` spiega tutto.

lesson-name-you = Apprendista
lesson-name-voltaire = Voltaire
