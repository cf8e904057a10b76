# Why an action was refused, and what to do instead.

refusal-over = La asamblea ha terminado: ya no queda nada que hacer.
refusal-philosopher-taken = Alguien más tiene ya ese filósofo. Elige otro.
refusal-no-question = Primero escribe una pregunta.
refusal-no-answer = Las dos piedras necesitan una respuesta. Escribe una para la blanca y otra para la negra.
refusal-same-answers = Las dos piedras tienen la misma respuesta. Da a una de ellas otra distinta.
refusal-asked-before = Esa pregunta ya se ha hecho en esta partida. Haz otra.
refusal-nothing-prepared = No has preparado ninguna pregunta.
refusal-same-stone = Ese ya es tu voto.
refusal-stone-laid = Ya has votado. Solo puedes acompañar antes de votar.
refusal-branches-spent = Has gastado tus ramas de olivo. Solo puedes acompañar una vez por partida.
refusal-not-behind = No puedes acompañar: no estás por detrás de quien pregunta.
refusal-not-on-top = No puedes acompañar: no estás en lo alto de tu pila.
refusal-follower-there = Alguien acompaña ya en este turno.
refusal-question-stands = Esta pregunta ya no se puede impugnar, porque en este turno se han anulado dos.
refusal-objected-already = Ya has impugnado esta pregunta. Puedes retirar tu objeción.
refusal-not-objecting = No has impugnado esta pregunta.
refusal-cannot-be-named = Elige a otra persona a la que todavía no hayas elegido.

refusal-has-philosopher = Ya tienes filósofo. La asamblea se abre cuando nadie esté sin el suyo.
refusal-still-choosing = La asamblea todavía no se ha abierto. Primero, cada cual elige un filósofo.
refusal-philosophers-fixed = No se puede cambiar de filósofo durante la partida.
refusal-vote-first = Primero vota. Después puedes preparar tu pregunta.
refusal-not-next = Solo puede preparar una pregunta quien tiene el próximo turno.
refusal-wait = Ahora no te toca actuar. Espera a { $name }.
refusal-not-speaker = Ahora le toca preguntar a { $name }.
refusal-already-asked = Ya has hecho tu pregunta.
refusal-nothing-to-vote-on = Todavía no hay ninguna pregunta que votar.
refusal-vote-over = La votación ha terminado. Espera a { $name }.
refusal-own-follower = No puedes acompañarte a ti.
refusal-own-question = No puedes impugnar tu propia pregunta.
refusal-no-objections = En esta partida no hay objeciones.
refusal-change-vote = Ya has votado. Puedes cambiar tu voto hasta que llegue el último.
refusal-cannot-follow = Ahora no puedes acompañar.
refusal-choose-stone = Elige una de las piedras que se te ofrecen.
refusal-speaker-decides = Solo { $name } puede decidir eso.
refusal-other-day = Ahora no puedes hacer eso. Elige una de las acciones disponibles.
