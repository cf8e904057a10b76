# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Escribir tu apellido
verb-take-side = Elegir tu equipo
verb-line-up = Elegir una alineación
verb-place = Colocar a los filósofos uno a uno
verb-line-up-again = Repetir la alineación
verb-type-line-up = Escribir tu alineación
verb-place-ball = Colocar el balón
verb-come-back = Volver al campo
verb-pick-runner = Elegir quién corre
verb-run-to = Correr
verb-type-run = Escribir tus carreras
verb-another-runner = Elegir otro corredor
verb-end-run = Dejar de correr
verb-pick-card = Elegir una carta para disparar
verb-aim = Elegir la dirección
verb-kick-ball = Disparar
verb-aim-elsewhere = Elegir otra dirección
verb-put-back = Devolver la carta a la mano
verb-end-kicks = Robar cartas y no disparar más
verb-foul-tacklers = Cometer falta contra sus entradas
verb-kick-cleanly = Disparar sin cometer falta
verb-tackle = Hacer una entrada
verb-block = Bloquear
verb-let-pass = Dejarlo pasar
verb-let-kick-pass = Dejar pasar este disparo hasta el final
verb-bonus-run = Tirar un dado para una carrera
verb-bonus-discard = Cambiar una carta
verb-bonus-release = Liberar a un filósofo del banquillo de castigo
verb-no-bonus = No hacer nada
verb-pass-tackles = Orden permanente para las entradas
verb-never-ask-own-blocks = No preguntarme por bloquear mis disparos
verb-ask-own-blocks = Preguntarme por bloquear mis disparos

label-germans = Jugar con Alemania
label-french = Jugar con Francia (gana si el mazo se agota dos veces)
label-line-up-again = Como la última vez: { $places }
label-line-up = Alineación: { $lineup }
label-place = Colocar a { $philosopher } en { $space }
label-place-ball = Colocar el balón en { $space }
label-come-back = Volver al campo en { $space }
label-pick-runner = { $die ->
    [one] { $philosopher }, hasta 1 casilla
   *[other] { $philosopher }, hasta { $die } casillas
}
label-run-to = { $philosopher } a { $space }
label-pick-card = { $philosopher } con { $card }
label-exchange = Cambiar { $card }
label-aim = Hacia el { $way }: { $landing }
label-kick = Disparar hacia el { $way } con { $card }
label-tackle = { $philosopher } entra con { $card }
label-tackle-foul = { $philosopher } entra con { $card } y comete falta
label-block = { $philosopher } bloquea con { $card }
label-release = Liberar a { $philosopher }
# Standing orders, also in the hand and the log.
label-every-tackle = Preguntarme por todas las entradas
label-no-tackle = No preguntarme nunca por las entradas
label-tackles-below = No preguntarme por entradas a disparos de valor inferior a { $value }

describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] El balón se mueve 1 casilla; después eliges la dirección
   *[other] El balón se mueve { $spaces } casillas; después eliges la dirección
}
describe-kick-rolled = El balón se mueve de { $least } a { $most } casillas; los dados se tiran al disparar
describe-tackle-foul = Suma el mayor de dos dados; si sale algún 1, el que entra es expulsado y la entrada falla
describe-rolled = Vale de { $least } a { $most }; los dados se tiran al jugarla
describe-foul = Tira dos dados: el mayor dificulta la entrada; con algún 1, el tuyo es expulsado y no dispara
describe-exchange-end = El mazo está vacío, así que esto termina el partido
describe-exchange-extra-time = El mazo está vacío, así que con esto empieza la prórroga
describe-type-run = Por ejemplo: { $philosopher } E7
describe-let-kick-pass = No se te vuelve a preguntar por este disparo
describe-standing = Solo tú lo ves

choice-column = Columna { $column }
choice-row = Fila { $row }
question-column = ¿Qué columna?
question-row = ¿Qué fila?
