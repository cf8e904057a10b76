# The log, in the present tense.

log-philosopher-taken = { $name } elige a { $philosopher }.
log-council-opened = Se abre una asamblea de { $days } días en la casilla { $space }. Orden de palabra: { $names }.
log-leave-given = Tiene la palabra: { $name }. Tema: { $subject }. A continuación: { $next } (tema: { $later }).
log-leave-given-open = Tiene la palabra: { $name }. Tema: { $subject }. Próximo tema: { $later }.
log-question-asked = { $name } pregunta: { $question }
log-question-prepared = Has preparado una pregunta: { $question }
log-question = { $question } ⚪ { $white } · ⚫ { $black }
log-kept-silent = { $name } no hace ninguna pregunta.
log-objected = { $name } impugna la pregunta ({ $objectors } de { $enough } objeciones necesarias).
log-objection-withdrawn = { $name } retira su objeción.
log-question-struck = La pregunta queda anulada, así que { $name } tiene que hacer otra.
log-follower-declared = { $name } decide acompañar a { $speaker }.
log-stone-laid = { $name } vota.
log-stone-by-lot = Tu voto se ha sorteado: { $stone }.
log-corruption-called = { $name } exclama “¡Corrupción!” y revela una piedra { $stone }.
log-corrupted = { $name } elige a { $names }: tienen que coincidir con la piedra { $stone }.
log-oracle-asked = { $name } consulta el Oráculo, que revela: { $names }.
log-stones-shown = Se revelan todas las piedras. Es un día de Traición, así que { $name } todavía puede dar la vuelta a la suya.
log-stone-kept = { $name } deja su piedra como está.
log-stone-turned = { $name } da la vuelta a su piedra, que ahora es { $stone }.
log-revealed =
    Se revelan todas las piedras: { $whites } para ⚪ { $white } y { $blacks } para ⚫ { $black }. La de { $name } es { $stone }; del resto, { $matches ->
        [one] coincide 1
       *[other] coinciden { $matches }
    } y { $mismatches ->
        [one] no coincide 1.
       *[other] no coinciden { $mismatches }.
    }
log-advanced = { $name } avanza { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} hasta la { $place }.
log-entered-temple = { $name } avanza { $spaces ->
    [one] 1 casilla
   *[other] { $spaces } casillas
} y entra en el Templo de la Sabiduría.
log-went-under-sun = { $name } va bajo el Sol, en la casilla { $space }.
log-follower-advanced = { $name } acompaña hasta la { $place }.
log-followed-in-vain = { $name } acompaña en vano.
log-pile-returned = La pila que estaba bajo el Sol vuelve a la casilla { $space }: { $names }.
log-sun-moved = El Sol retrocede hasta la casilla { $space }.
log-subjects-shuffled = Las { $cards } cartas de temas descartadas se barajan y forman un nuevo mazo.
log-day-ended = Termina el día { $day }; { $moons ->
    [one] queda 1 día.
   *[other] quedan { $moons } días.
}
log-last-day-ended = Termina el día { $day }, y la Luna cubre todo el calendario.
log-day-began = Empieza el día { $day }, un día normal, con el Sol en la { $place }.
log-special-day-began = Empieza el día { $day }, con el Sol en la casilla { $space }. Regla del día: { $rule }.
log-outstanding-victory = ¡{ $name } consigue una Victoria Extraordinaria!
log-council-ended = Termina la asamblea. { $name } gana con la posición más cercana al Templo de la Sabiduría: la casilla { $space }.
