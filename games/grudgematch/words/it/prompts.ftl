# What a player has to decide.

prompt-over = La partita è finita.
prompt-surnames = Scrivi il tuo cognome. Chi ha il più lungo gioca con i tedeschi.
prompt-surname-given = Hai scritto il tuo cognome. Puoi cambiarlo finché non arriva anche l'altro.
prompt-wait = Decide { $name }. Intanto puoi impostare ordini permanenti, che vedi solo tu.
prompt-sides = I cognomi hanno la stessa lunghezza, quindi scegli tu la squadra.
prompt-line-up = Schiera i tuoi quattro filosofi nella tua metà campo. Scegli una formazione, schierali uno per uno o scrivi le loro caselle.
prompt-ball = La palla è finita su { $philosopher }. Piazzala su una casella accanto a lui.
prompt-release = { $philosopher } può lasciare la panca puniti, ma l'uscita è occupata. Scegli una casella per lui.
prompt-runner = { $die ->
    [one] Scegli dove corre { $philosopher }: al massimo 1 casella da { $space }.
   *[other] Scegli dove corre { $philosopher }: al massimo { $die } caselle da { $space }.
}
prompt-run = Scegli chi corre e con quale dado ({ $dice }), o scrivi le tue corse, per esempio “{ $philosopher } E7”.
prompt-kick = { $count ->
    [one] Accanto alla palla: { $philosophers }. Tira con una carta di quel seme, o pesca.
   *[other] Accanto alla palla: { $philosophers }. Tira con una carta di uno di quei semi, o pesca.
}
# The player has no card for a kick; see prompt-tackle-none.
prompt-kick-none = Accanto alla palla: { $philosophers }. Non hai carte per tirare, quindi puoi solo pescare. La domanda ti viene fatta lo stesso, così nessuno può capire che cosa hai.
prompt-aim = Carta scelta: { $card }. Adesso scegli la direzione. Prima di confermare vedrai il percorso della palla.
prompt-aimed = **{ $philosopher } tira verso { $way } da { $space } ({ $card })**: { $landing }.
prompt-aimed-rolled = **{ $philosopher } tira verso { $way } da { $space } ({ $card })**: { $landing }. I dadi si lanciano quando tiri.
prompt-confirm = Tiri, o scegli un'altra direzione?
prompt-foul = { $kick }. Vuoi commettere fallo su chi potrebbe contrastare?
prompt-tackle = { $kick }. Per un contrasto serve un valore di almeno { $needed }. Chi può farlo: { $philosophers }.
# Players are asked whatever they hold, so that nobody learns from it what they hold.
prompt-tackle-none = { $kick }. Non hai carte per un contrasto, quindi puoi solo lasciar passare. La domanda ti viene fatta lo stesso, così nessuno può capire che cosa hai.
prompt-block-none = { $kick }. La palla è ora in { $space }, e non hai carte per bloccarla lì, quindi puoi solo lasciar passare. La domanda ti viene fatta lo stesso, così nessuno può capire che cosa hai.
prompt-block = { $kick }. La palla è ora in { $space }. Per bloccarla qui serve un valore di almeno { $needed }. Chi può farlo: { $philosophers }.
prompt-block-own = { $kick }. La palla è ora in { $space }. Per bloccare qui il tuo tiro serve un valore di almeno { $needed }. Chi può farlo: { $philosophers }.
prompt-bonus = Dopo il gol ogni squadra riceve un bonus. Scegli il tuo.

# In the message that pings a player.
task = { $phase ->
    [surnames] scrivi il tuo cognome
    [sides] scegli la tua squadra
    [lineup] schiera la tua squadra
    [ball] piazza la palla
    [release] fai rientrare il tuo filosofo
    [run] tocca a te correre
    [bonus_run] fai la tua corsa bonus
    [kick] tira o pesca
    [foul] decidi se commettere fallo
    [tackle] contrasta o lascia passare
    [block] blocca o lascia passare
    [bonus] scegli il tuo bonus per il gol
   *[over] non c'è nulla da fare
}

form-surname = Il tuo cognome
    .description = Chi ha il più lungo gioca con i tedeschi
form-order = Chi va dove?
# Players can type this: a name and a space are enough.
form-order-run = { $first } E7, { $second } C4
form-order-line-up = { $places }

## Asked once more

caution-end-run = { $count ->
    [one] Hai ancora un dado per correre ({ $dice }). Se smetti adesso, lo perdi.
   *[other] Hai ancora { $count } dadi per correre ({ $dice }). Se smetti adesso, li perdi.
}
caution-end-kicks = In questo turno non hai tirato, e hai una carta per farlo. Se smetti adesso, non tirerai fino al tuo prossimo turno.
caution-no-bonus = Se non fai nulla, perdi il bonus di questo gol.
