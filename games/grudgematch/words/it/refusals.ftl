# Why an action was refused, and what to do instead.

refusal-over = La partita è finita: non c'è più nulla da fare.
refusal-too-late = È troppo tardi: la palla è andata avanti.
refusal-surname-given = Hai già scritto il tuo cognome. Si attende l'altro.
refusal-not-asked = Si attende una decisione di { $name }. Riceverai un avviso quando toccherà a te.

refusal-no-letters = Un cognome deve avere almeno una lettera.
refusal-surname-too-long = Il cognome è troppo lungo. Usa una sola riga, con { $most } caratteri al massimo.
refusal-off-field = Questa casella non esiste. Le colonne vanno da A a { $column }, le righe da 1 a { $row }.
refusal-order-unread = Non capisco. Scrivi quale filosofo va dove, per esempio “{ $first } E7, { $second } C4”.
refusal-named-twice = Hai indicato due volte lo stesso filosofo. Ognuno può andare in una sola casella.
refusal-not-all-four = Scrivi dove vanno tutti e quattro i filosofi.
refusal-not-your-half = Questa casella non è nella tua metà campo. Scegline una dalla tua parte della linea di metà campo.
refusal-goalies-box = Solo un portiere può entrare in un'area piccola, e solo nella propria. Scegli un'altra casella.
refusal-occupied = Questa casella è occupata. Scegline una libera.
refusal-stands-there = È già lì. Scegli un'altra casella.
refusal-out-of-reach = Non arriva così lontano, o la strada è sbarrata. Scegli una casella raggiungibile.
refusal-in-penalty-box = È sulla panca puniti. Scegli un filosofo in campo.
refusal-has-run = In questo turno ha già corso. Scegli un altro filosofo.
refusal-hemmed-in = Non può muoversi affatto. Scegli un altro filosofo.
refusal-no-die-left = Non hai più un dado per questa corsa. Ogni dado si usa una volta sola.
refusal-no-more-changes = In questo turno hai cambiato idea { $count } volte, quindi questa scelta non si può ritirare.
refusal-no-such-way = Scegli una delle otto direzioni.
refusal-no-fouls = In questa partita i falli sono disattivati. Contrasta senza fallo.
refusal-not-in-hand = Non hai questa carta. La tua mano: { $cards }.
refusal-not-beside-ball = { $philosopher } non è accanto alla palla, quindi non può usare questa carta ({ $card }).
refusal-cannot-block = { $philosopher } non può bloccare la palla qui.
refusal-too-low = Per bloccare qui ti serve un valore di almeno { $needed }. Gioca una carta di quel valore o superiore, o una figura.
refusal-no-such-philosopher = Scegli uno dei { $team }: { $philosophers }.
refusal-no-such-die = I dadi che ti restano mostrano { $dice }. Scegli uno di quelli.
refusal-not-in-box = Non è sulla tua panca puniti.

refusal-runner-first = Prima scegli chi corre e quale dado usa.
refusal-card-first = Prima scegli una carta per il tiro.
refusal-way-first = Prima scegli la direzione del tiro.
refusal-aimed = Hai mirato verso { $way }. Tira, o prima scegli un'altra direzione.
refusal-running = { $philosopher } sta per correre. Scegli una casella per lui, o scegli un altro.
refusal-picked = Hai già scelto una carta ({ $card }). Scegli una direzione, o riprendi la carta in mano.
refusal-no-run-now = Adesso non puoi correre. Scegli una delle azioni disponibili.
refusal-set-up = Le squadre sono già schierate.

refusal-now-surnames = Prima scrivi il tuo cognome.
refusal-now-sides = Prima scegli la tua squadra.
refusal-now-lineup = Prima schiera la tua squadra.
refusal-now-ball = Prima piazza la palla accanto al tuo filosofo.
refusal-now-release = Prima scegli una casella per il filosofo che lascia la panca puniti.
refusal-now-run = Adesso non puoi farlo. Corri, o prima smetti di correre.
refusal-now-bonus-run = Adesso non puoi farlo. Fai la tua corsa bonus, o prima smetti di correre.
refusal-now-kick = Adesso non puoi farlo. Tira o pesca.
refusal-now-foul = Prima decidi se commettere fallo.
refusal-now-tackle = Prima decidi se contrastare.
refusal-now-block = Prima decidi se bloccare.
refusal-now-bonus = Prima scegli il tuo bonus per il gol.
