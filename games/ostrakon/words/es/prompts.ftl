# What a player has to decide.

prompt-over = La asamblea ha terminado.
prompt-choosing = Elige tu filósofo, o deja que decida el azar.
prompt-asking = Tu tema es “{ $subject }”. Haz una pregunta con dos respuestas posibles e intenta dividir al resto por igual.
prompt-asking-free = Elige el tema que quieras. Haz una pregunta con dos respuestas posibles e intenta dividir al resto por igual.
prompt-asking-again = Tu pregunta ha quedado anulada por las objeciones. Haz otra.
prompt-question = **{ $question }**
prompt-answers = ⚪ { $white } · ⚫ { $black }
prompt-predict = Predice qué respuesta dará la mayoría del resto. Si al menos { $needed } de las otras { $others } personas votan como tú, avanzas una casilla por cada una que vote distinto.
prompt-vote = Vota con sinceridad.
prompt-voted = Ya has votado. Puedes cambiar tu voto hasta que llegue el último.
prompt-corrupting = ¡Corrupción! Tu piedra es { $stone }. Elige a { $count ->
    [one] una persona, que tendrá que coincidir con ella.
   *[other] { $count } personas, que tendrán que coincidir con ella.
}
prompt-consulting = Consulta el Oráculo. Elige a { $count ->
    [one] una persona, que tendrá que revelar su piedra.
   *[other] { $count } personas, que tendrán que revelar sus piedras.
}
prompt-deciding = Tu piedra es { $stone }. ¿La dejas o le das la vuelta?
prompt-waiting = Espera a { $name }.
prompt-prepare = Es probable que después te toque preguntar, con el tema “{ $subject }”. Ya puedes preparar tu pregunta.
prompt-prepare-free = Es probable que después te toque preguntar, con tema libre. Ya puedes preparar tu pregunta.

task-choosing = elige tu filósofo
task-asking = haz tu pregunta
task-voting = vota la pregunta
task-corrupting = elige a quién corrompes
task-consulting = consulta el Oráculo
task-deciding = deja tu piedra o dale la vuelta
task-over = la asamblea ha terminado

## Asked once more

caution-keep-silent = Si no preguntas nada, vas bajo el Sol, igual que si fracasaras. No se puede deshacer.
caution-drop-prepared = La pregunta que has preparado se borra. Para hacerla, tendrías que volver a escribirla.
caution-vote-by-lot = El azar decide si tu piedra es blanca o negra. Solo puedes darle la vuelta hasta que se ponga la última.
caution-name-by-lot = Los que todavía no has nombrado se eligen al azar. No se puede deshacer.
