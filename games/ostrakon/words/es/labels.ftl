# Buttons, menus and forms. A button holds 80 characters, a menu line 100, the label of a form field 45.

verb-choose-philosopher = Elegir un filósofo
verb-draw-philosopher = Elegir al azar
verb-ask-question = Hacer una pregunta
verb-ask-prepared = Hacer la pregunta que has preparado
verb-keep-silent = No hacer ninguna pregunta
verb-prepare-question = Preparar una pregunta
verb-drop-prepared = Descartar la pregunta que has preparado
verb-vote = Votar
verb-vote-by-lot = Votar al azar
verb-follow = Acompañar a quien pregunta
verb-object-to-question = Impugnar la pregunta
verb-withdraw-objection = Retirar tu objeción
verb-corrupt = Corromper a alguien
verb-consult = Revelar una piedra
verb-name-by-lot = Elegir al azar
verb-keep-stone = Mantener tu piedra
verb-turn-stone = Dar la vuelta a tu piedra

label-ask = Preguntar sobre “{ $subject }”
label-ask-free = Preguntar sobre cualquier tema
label-ask-prepared = Preguntar: { $question }
label-prepare = Preparar una pregunta sobre “{ $subject }”
label-prepare-free = Preparar una pregunta sobre cualquier tema
label-prepare-again = Cambiar tu pregunta sobre “{ $subject }”
label-prepare-again-free = Cambiar tu pregunta
# These are cut at 30 characters, so that they stand side by side.
label-vote = { $stone ->
    [white] ⚪ Blanca: { $answer }
   *[black] ⚫ Negra: { $answer }
}
label-turn = { $stone ->
    [white] Pasar a ⚪ blanca: { $answer }
   *[black] Pasar a ⚫ negra: { $answer }
}
label-keep = { $stone ->
    [white] Dejar ⚪ blanca: { $answer }
   *[black] Dejar ⚫ negra: { $answer }
}
label-follow = Acompañar a { $name }, una vez por partida
label-corrupt = Corromper a { $name }
label-consult = Revelar la piedra de { $name }

describe-keep-silent = Vas bajo el Sol, igual que si fracasaras
describe-prepare = Nadie más ve tu pregunta hasta que la haces
describe-predict = Predice: ¿qué respuesta dará la mayoría del resto?
describe-follow = Si quien pregunta avanza, tú también, pero sin pasar del Sol en la casilla { $space }
describe-object = Si la pregunta es ofensiva, confusa o ajena al tema, o si la respuesta es evidente
describe-special = Cuando la elección está completa, las piedras se revelan a la vez

menu-philosopher = ¿Qué filósofo?
menu-seat = ¿A quién?
menu-player = { $name }
menu-stone = ¿Qué piedra?

form-question = Tu pregunta
form-subject = Tema: { $subject }. Con dos respuestas posibles y nada ofensivo.
form-subject-free = El tema que quieras. Con dos respuestas posibles y nada ofensivo.
form-example = Ejemplo: “{ $question }”
form-white = Respuesta de la piedra blanca
form-black = Respuesta de la piedra negra
form-white-example = Sí
form-black-example = No
