# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Scrivi il tuo cognome
verb-take-side = Scegli la tua squadra
verb-line-up = Scegli una formazione
verb-place = Schiera i filosofi uno per uno
verb-line-up-again = Ripeti la stessa formazione
verb-type-line-up = Scrivi la tua formazione
verb-place-ball = Piazza la palla
verb-come-back = Rientra in campo
verb-pick-runner = Scegli chi corre
verb-run-to = Corri
verb-type-run = Scrivi le tue corse
verb-another-runner = Scegli un altro per correre
verb-end-run = Smetti di correre
verb-pick-card = Scegli una carta per il tiro
verb-aim = Scegli la direzione
verb-kick-ball = Tira
verb-aim-elsewhere = Scegli un'altra direzione
verb-put-back = Riprendi la carta in mano
verb-end-kicks = Smetti di tirare e pesca
verb-foul-tacklers = Commetti fallo su chi contrasta
verb-kick-cleanly = Tira senza fallo
verb-tackle = Contrasta
verb-block = Blocca
verb-let-pass = Lascia passare
verb-let-kick-pass = Non intervenire più su questo tiro
verb-bonus-run = Lancia un dado per una corsa bonus
verb-bonus-discard = Cambia una carta
verb-bonus-release = Libera un filosofo dalla panca puniti
verb-no-bonus = Non fare nulla
verb-pass-tackles = Ordine permanente per i contrasti
verb-never-ask-own-blocks = Non chiedermi se bloccare i miei tiri
verb-ask-own-blocks = Chiedimi se bloccare i miei tiri

label-germans = Gioca con i tedeschi
label-french = Gioca con i francesi (vincono se il mazzo finisce due volte)
label-line-up-again = Come l'ultima volta: { $places }
label-line-up = Formazione: { $lineup }
label-place = Schiera { $philosopher } in { $space }
label-place-ball = Piazza la palla in { $space }
label-come-back = Rientra in campo in { $space }
label-pick-runner = { $die ->
    [one] { $philosopher }, al massimo 1 casella
   *[other] { $philosopher }, al massimo { $die } caselle
}
label-run-to = { $philosopher } in { $space }
label-pick-card = { $philosopher }: { $card }
label-exchange = Cambia una carta: { $card }
label-aim = Verso { $way }: { $landing }
label-kick = Tira verso { $way } ({ $card })
label-tackle = { $philosopher } contrasta ({ $card })
label-tackle-foul = { $philosopher } commette un contrasto falloso ({ $card })
label-block = { $philosopher } blocca ({ $card })
label-release = Libera { $philosopher }
# Standing orders, also in the hand and the log.
label-every-tackle = Chiedimi sempre se contrastare
label-no-tackle = Non chiedermi mai se contrastare
label-tackles-below = Non chiedermi se contrastare tiri di valore inferiore a { $value }

describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] La palla percorre 1 casella; poi scegli la direzione
   *[other] La palla percorre { $spaces } caselle; poi scegli la direzione
}
describe-kick-rolled = La palla percorre da { $least } a { $most } caselle; i dadi si lanciano quando tiri
describe-tackle-foul = Aggiunge il più alto di due dadi; con un 1, chi contrasta è espulso e il contrasto fallisce
describe-rolled = Vale da { $least } a { $most }; i dadi si lanciano quando la giochi
describe-foul = Lancia due dadi: il più alto resiste a un contrasto, ma con un 1 chi tira è espulso e non tira
describe-exchange-end = Il mazzo è vuoto, quindi questo scambio fa finire la partita
describe-exchange-extra-time = Il mazzo è vuoto, quindi si va ai tempi supplementari
describe-type-run = Per esempio: { $philosopher } E7
describe-let-kick-pass = Per questo tiro non ti sarà chiesto altro
describe-standing = Lo vedi solo tu

choice-column = Colonna { $column }
choice-row = Riga { $row }
question-column = Quale colonna?
question-row = Quale riga?
