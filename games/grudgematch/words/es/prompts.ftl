# What a player has to decide.

prompt-over = El partido ha terminado.
prompt-surnames = Escribe tu apellido. El más largo juega con Alemania.
prompt-surname-given = Has escrito tu apellido. Puedes cambiarlo hasta que esté también el de tu rival.
prompt-wait = Decide { $name }. Mientras tanto puedes dar órdenes permanentes, que solo ves tú.
prompt-sides = Los dos apellidos son igual de largos, así que eliges tu equipo.
prompt-line-up = Coloca a tus cuatro filósofos en tu mitad del campo. Elige una alineación, colócalos uno a uno o escribe sus casillas.
prompt-ball = El balón ha caído sobre { $philosopher }. Colócalo en una casilla a su lado.
prompt-release = { $philosopher } puede dejar el banquillo de castigo, pero la salida está ocupada. Elige una casilla para él.
prompt-runner = { $die ->
    [one] Elige adónde corre { $philosopher }: hasta 1 casilla desde { $space }.
   *[other] Elige adónde corre { $philosopher }: hasta { $die } casillas desde { $space }.
}
prompt-run = Elige quién corre y con qué dado ({ $dice }), o escribe tus carreras, por ejemplo “{ $philosopher } E7”.
prompt-kick = { $count ->
    [one] Junto al balón: { $philosophers }. Dispara con una carta de ese palo o roba cartas.
   *[other] Junto al balón: { $philosophers }. Dispara con una carta de uno de esos palos o roba cartas.
}
prompt-kick-none = Junto al balón: { $philosophers }. No tienes ninguna carta para disparar, así que solo puedes robar cartas. Se te pregunta igualmente para que nadie sepa qué tienes.
prompt-aim = Has elegido { $card }. Ahora elige la dirección. Antes de confirmar verás el recorrido del balón.
prompt-aimed = **{ $philosopher } dispara hacia el { $way } desde { $space } con { $card }**: { $landing }.
prompt-aimed-rolled = **{ $philosopher } dispara hacia el { $way } desde { $space } con { $card }**: { $landing }. Los dados se tiran al disparar.
prompt-confirm = ¿Disparas o eliges otra dirección?
prompt-foul = { $kick }. ¿Quieres cometer falta contra los que podrían entrarle?
prompt-tackle = { $kick }. Para hacer una entrada con { $philosophers }, necesitas un valor de { $needed } como mínimo.
prompt-tackle-none = { $kick }. No tienes ninguna carta para una entrada, así que solo puedes dejarlo pasar. Se te pregunta igualmente para que nadie sepa qué tienes.
prompt-block-none = { $kick }. El balón está ahora en { $space }, y no tienes ninguna carta para bloquearlo allí, así que solo puedes dejarlo pasar. Se te pregunta igualmente para que nadie sepa qué tienes.
prompt-block = { $kick }. El balón está ahora en { $space }. Para bloquearlo allí con { $philosophers }, necesitas un valor de { $needed } como mínimo.
prompt-block-own = { $kick }. El balón está ahora en { $space }. Para bloquear allí tu propio disparo con { $philosophers }, necesitas un valor de { $needed } como mínimo.
prompt-bonus = Después del gol, cada equipo recibe una bonificación. Elige la tuya.

# In the message that pings a player: "@Malia: te toca correr".
task = { $phase ->
    [surnames] escribe tu apellido
    [sides] elige tu equipo
    [lineup] alinea a tu equipo
    [ball] coloca el balón
    [release] haz volver a tu filósofo
    [run] te toca correr
    [bonus_run] haz tu carrera de bonificación
    [kick] dispara o roba cartas
    [foul] decide si cometes falta
    [tackle] haz una entrada o deja pasar el balón
    [block] bloquea o deja pasar el balón
    [bonus] elige tu bonificación por el gol
   *[over] no hay nada que hacer
}

form-surname = Tu apellido
    .description = El más largo juega con Alemania
form-order = ¿Quién va adónde?
form-order-run = { $first } E7, { $second } C4
form-order-line-up = { $places }

## Asked once more

caution-end-run = { $count ->
    [one] Todavía te queda un dado para correr ({ $dice }). Si lo dejas ahora, lo pierdes.
   *[other] Todavía te quedan { $count } dados para correr ({ $dice }). Si lo dejas ahora, los pierdes.
}
caution-end-kicks = Este turno no has disparado y tienes una carta para hacerlo. Si lo dejas ahora, no disparas hasta tu próximo turno.
caution-no-bonus = Si no haces nada, pierdes la bonificación de este gol.
