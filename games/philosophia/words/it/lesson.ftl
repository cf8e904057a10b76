# Each message is a page. Its attributes say why a choice is not the right one.

lesson-aim = Qual è la mente più grande della Grecia? Ottieni tre **segnalini Labirinto** prima che la clessidra arrivi al 146 a.C. Ciascuna di queste cose te ne vale uno: nove seguaci sul tabellone, quattro scuole, tutti i segnalini luogo di un colore, tre dibattiti vinti, tre carte Saggezza, tre Favori dell'Oracolo. Chi ha tre segnalini va al **dibattito finale**, e chi lo vince vince la partita.

lesson-move = Giochi con Eraclito e parti da Efeso. Nel tuo turno **muovi** e poi svolgi un'**azione**. Puoi andare in qualsiasi luogo libero, per quanto lontano; l'unica cosa che non puoi fare è restare dove sei. Vai all'Oracolo di Delfi.
    .sparta = Anche Sparta ha un segnalino, ma è uno dei quattro delle Città occidentali. Quelli degli oracoli sono solo tre, quindi è una serie più rapida da completare.
    .acropolis = Questo è sull'Acropoli. Lì non ci sono segnalini, e ognuno dei suoi quattro cerchi offre una sola azione. Ci andrai più tardi, a prendere argomenti.

lesson-token = Ora il bonus del segnalino è visibile a tutto il tavolo. Prendi il **bonus**, e il segnalino resta per chi verrà dopo; oppure tieni il **segnalino**, e il bonus non va più a nessuno. Raccogliere tutti i segnalini di un colore è una delle vie per ottenere un segnalino Labirinto: si chiama **Viaggi**. I segnalini Oracolo sono solo tre, quindi tieni questo.
    .bonus = Una moneta fa sempre comodo. Ma poi Aspasia potrebbe venire a tenersi il segnalino, e tu non potresti più averli tutti e tre.

lesson-follower = Passiamo alla tua azione. Anche nove seguaci in nove luoghi diversi ti valgono un segnalino Labirinto: questa via si chiama **Seguaci**. Un seguace non costa altro che l'azione, e in uno stesso luogo possono stare quelli di più giocatori. Lascia qui il tuo primo seguace.
    .tutor = Guadagneresti 1 moneta, più 1 per ogni carta Saggezza già sbloccata. Fallo quando ti servono monete per un costruttore (2) o per studiare (4).
    .oracle = Guarderesti le carte di Delfi e ne terresti una. Puoi farlo una volta per oracolo, e andrà benissimo anche in un'altra visita.

lesson-school = Aspasia è andata a prendere degli argomenti: presto vedrai a che cosa servono. Tu hai raggiunto Dodona e hai tenuto il tuo secondo segnalino Oracolo. Anche quattro **scuole** ti valgono un segnalino Labirinto; ognuna costa un costruttore. Tu ne hai uno, quindi costruisci qui.
    .builder = È così che ottieni un altro costruttore, per 2 monete. Ma quello che hai è ancora senza lavoro: usa prima quello.
    .follower = Non costa nulla ed è un passo verso i nove. Ma in ogni luogo c'è spazio per una sola scuola: costruisci la tua prima che lo faccia qualcun altro. Per il tuo seguace ci sarà ancora spazio.

lesson-observe = Le scuole restano. Per entrare in un luogo con la scuola di qualcun altro paghi 1 moneta, se ce l'hai, a chi possiede la scuola: tu pagheresti a Tebe, Aspasia a Dodona. Ora il tuo filosofo è sull'Acropoli per **osservare i dibattiti**. In un dibattito conta il numero delle carte, quindi prendine due.
    .syllogism = Un Sillogismo batte ogni Sofisma e alcuni altri Sillogismi, ma ne prendi solo uno. Uno ce l'hai già, quindi riempi prima la mano.

lesson-debate = Questo è un **dibattito pubblico**, e non puoi rifiutare. In ogni round chi gioca la carta migliore mette entrambe le carte nella propria pila; se le carte pareggiano, ognuna va nella pila di chi l'ha giocata. Alla fine vince la pila più alta. Due Sofismi pareggiano sempre, e ogni Sillogismo batte un Sofisma. Rispondi con il tuo Sillogismo, il Dilemma distruttivo.
    .sophistry = Sofisma contro Sofisma è un pareggio: una carta in ciascuna pila. Risparmieresti il tuo Sillogismo, ma non passeresti in vantaggio.
    .pass = La carta di Aspasia andrebbe nella sua pila e tu usciresti dal dibattito con la tua vuota: vincerebbe lei. Passa quando preferisci conservare le carte; quelle che non giochi ti restano in mano.

lesson-lead = Entrambe le carte sono nella tua pila. Tu e Aspasia aprite a turno, quindi ora tocca a te. Se passi, esci dal dibattito per sempre, e la tua rivale può aggiungere alla sua pila tutte le carte che le restano. In caso di parità vince chi ha lanciato la sfida, cioè Aspasia. Apri con Tu Quoque.
    .pass = Nella tua pila ci sono due carte. Se Aspasia ne ha ancora due, le aggiunge e vince per parità. Quante carte hanno gli altri non si vede.

lesson-travel = Il resto sono stati pareggi, e il vantaggio è rimasto a te. Tre **segnalini dibattito vinto** ti valgono un segnalino Labirinto; per aprire tu un dibattito, vai al Teatro di Dioniso. Le carte giocate sono tornate nei rispettivi mazzi. Tocca a te: vai a prendere l'ultimo segnalino Oracolo.
    .acropolis = Lì potresti far avanzare la clessidra, ma non hai ancora nessun segnalino Labirinto. Intanto Aspasia potrebbe tenersi l'ultimo segnalino Oracolo, e allora la serie non la completerebbe più nessuno.
    .thebes = Pagheresti 1 moneta per la scuola di Aspasia e potresti prendere il costruttore che il segnalino mostra. Vale una visita un'altra volta; adesso ti serve un segnalino Oracolo.

lesson-collect = Tre su tre: è tutto quello che serve per Viaggi. Ma il segnalino Labirinto non arriva da solo. **Ottieni un segnalino Labirinto** è un'azione come le altre. Ogni volta ti dà un solo segnalino, e sull'Acropoli non si può svolgere. Fallo adesso.
    .follower = Questo può aspettare. Finché non ritiri il segnalino, puoi ancora perdere quello che hai raccolto. Il segnalino Labirinto, una volta ottenuto, è tuo per sempre.
    .oracle = Sarebbe la tua azione, e il segnalino Labirinto dovrebbe aspettare un turno. Per la carta puoi tornare.

lesson-end = È il primo dei tuoi tre segnalini; con ogni via puoi ottenerne solo uno. Chiunque può far avanzare la clessidra, ma per portarla al 146 a.C. servono tre segnalini, e allora la partita finisce. Se una sola persona ha tre segnalini, vince. Altrimenti chi ne ha tre compra argomenti (Sofisma 1 moneta, Sillogismo 2) e partecipa al **dibattito finale**. Tieni da parte monete e carte, anche se fino ad allora eviti i dibattiti.

lesson-more = C'è dell'altro: lo studio nei templi, i sofisti che portano via seguaci, le carte Oracolo, le aste per Atena e la tua **Richiesta olimpica** segreta. È una settima via: se la esaudisci, un'azione sola ti porta tutti i segnalini che ancora ti mancano. `{ COMMAND("play") }` apre un tavolo, dove possono occupare posti anche i computer; `{ COMMAND("rules") }` spiega tutto.

lesson-name-diotima = Diotima
lesson-name-aspasia = Aspasia
