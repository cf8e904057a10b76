# Labels of actions, at most 80 characters, and of menus and forms.

verb-write-wisdom-cards = Escribir cartas de sabiduría
verb-finish-writing = Empezar la partida con estas cartas de sabiduría
verb-choose-philosopher = Elegir un filósofo
verb-move = Mover
verb-travel = Mover y actuar
verb-take-bonus = Tomar la bonificación
verb-keep-token = Quedarse con la ficha
verb-take-both = Tomar la bonificación y la ficha
verb-tutor = Enseñar
verb-create-following = Ganar un seguidor
verb-hire-builder = Contratar a un constructor
verb-build-school = Construir una escuela
verb-hire-sophist = Contratar a un sofista
verb-use-sophist = Usar un sofista
verb-collect-labyrinth-token = Reclamar una ficha de Laberinto
verb-offer-proof = Demostrar lo que sabes
verb-judge-proof = Juzgar los resúmenes
verb-study = Estudiar
verb-unlock-wisdom = Desbloquear una carta de sabiduría
verb-collect-oracle-card = Obtener una carta de oráculo
verb-keep-oracle-card = Quedarse una carta
verb-observe = Observar los debates
verb-progress-timeline = Avanzar en el tiempo
verb-offer-to-athena = Hacer una ofrenda a Atenea
verb-bid = Pujar
verb-reset-timeline = Decidir qué hacer con el reloj de arena
verb-initiate-debate = Iniciar un debate público
verb-end-turn = Terminar el turno
verb-play-oracle-card = Jugar una carta de oráculo
verb-react = Responder a la carta de oráculo
verb-place-colonist = Colocar un seguidor
verb-send-follower-home = Devolver un seguidor
verb-send-token-back = Devolver una ficha
verb-play-argument = Jugar un argumento
verb-play-all-arguments = Jugar todas tus cartas
verb-pass-debate = Pasar
verb-plan-arguments = Jugar varias cartas
verb-drop-plan = Retirar las cartas previstas
verb-propose-motion = Proponer una moción
verb-agree-motion = Aceptar la moción
verb-argue = Argumentar
verb-judge-argument = Juzgar el argumento
verb-wish = Comprar una carta
verb-clear-wishes = Vaciar la lista
verb-finish-shopping = Entregar la lista
verb-take-back-list = Retirar la lista
verb-place-for-moirai = Colocar una pieza de la Moira

label-write-wisdom-cards = Escribir cartas para { $philosopher }
label-choose-philosopher = Jugar con { $philosopher }
label-tutor = { verb-tutor }: +{ $coins }
label-take-bonus = Tomar la bonificación: { $bonus }
label-take-both = Tomar { $bonus } y la ficha
label-keep-token = Quedarse con la ficha de { $kind }
label-hire-builder = Contratar a un constructor ({ $cost })
label-hire-sophist = Contratar a un sofista ({ $cost })
label-study = Estudiar: tomar una ficha de estudio ({ $cost })
label-build-school = Construir una escuela { $place } (1 constructor)
label-create-following = Ganar un seguidor { $place }
label-use-sophist = Usar un sofista contra el seguidor de { $name }
label-labyrinth = Ficha de Laberinto ({ $way })
label-olympic = Revelar tu Petición olímpica
label-offer-proof = Demostrar lo que sabes; juzga { $name }
label-accept-proof = Aceptar los resúmenes
label-refuse-proof = Rechazar los resúmenes
label-unlock = Desbloquear la carta de sabiduría { $number }
label-keep-card = Quedarse { $card }
label-take = Tomar { $cards }
label-take-up-to = Tomar hasta { $cards }
label-progress = Avanzar en el tiempo hasta el { $year }
label-auction = Subastar { $disk }
label-auction-next = Poner { $disk } al fondo de la pila y subastar el siguiente disco
label-bid = Pujar { $coins }
label-bid-nothing = No pujar
label-reset = Devolver el reloj de arena al { $year }
label-leave-timeline = Dejar el reloj de arena en el { $year }
label-challenge = Desafiar a { $name }
label-play-card = Jugar “{ $card }”
label-play-card-against = Jugar “{ $card }” contra { $name }
label-retract = Anularla: jugar la Retractación de promesas
label-let-stand = Aceptar la carta
label-send-token = Poner la ficha de { $token } { $place }
label-accept-argument = Aceptar el argumento
label-refuse-argument = Rechazar el argumento
label-wish-sophistry = Una carta de Sofisma ({ $cost })
label-wish-syllogism = Una carta de Silogismo ({ $cost })
no-card = ninguna carta

# What an action does; at most 100 characters.
about-place = { $things }
about-request = { $needs }
about-token = ficha ({ $bonus })
about-token-hidden = ficha boca abajo
about-your-school = tu escuela
about-school = escuela de { $name }
about-your-follower = tu seguidor
about-observe = { verb-observe }
about-progress = { verb-progress-timeline }
about-offering = { verb-offer-to-athena }
about-debate = { verb-initiate-debate }

choice-nobody = Nadie
choice-nothing = Nada
choice-token = Ficha de { $place } ({ $kind }, { $bonus })
choice-token-hidden = Ficha de { $place } ({ $kind }, boca abajo)

question-region = ¿Qué tipo de lugar?
question-place = ¿Qué lugar?
question-coins = ¿Cuántas monedas?
question-card = ¿Qué carta?
question-victim = ¿Contra quién?
question-token = ¿Qué ficha?
question-opponent = ¿A quién quieres desafiar?

# Forms: names of fields up to 45 characters, descriptions and examples up to 100.
form-argue-aloud = Déjalo en blanco si argumentas de viva voz.
form-argue-seconds = Tienes { $seconds } segundos.
form-motion = Moción
    .description = La persona que habla primero argumenta a favor.
    .example = Habría que cerrar los zoológicos
form-summary-1 = Primera carta, con tus palabras
form-summary-2 = Segunda carta, con tus palabras
form-summary-3 = Tercera carta, con tus palabras
form-teaching-1 = Primera carta: enseñanza (fuente)
form-teaching-2 = Segunda carta: enseñanza (fuente)
form-teaching-3 = Tercera carta: enseñanza (fuente)

# What computer players type.
computer-motion-1 = Quien gobierna tiene que amar la sabiduría
computer-motion-2 = Es mejor sufrir una injusticia que cometerla
computer-motion-3 = Nadie hace el mal a propósito
computer-motion-4 = Habría que expulsar a los poetas de la ciudad
computer-motion-5 = Una vida examinada es una vida más feliz
computer-zeus = El roble ha hablado
computer-sophistry = Eso lo sabe todo el mundo. ({ $card })
computer-form-constructive-dilemma = Si creemos esto, somos gente honrada, y si creemos aquello, somos gente sabia; creemos una de las dos cosas; por tanto, somos gente honrada o sabia
computer-form-destructive-dilemma = Si esto fuera así, tendríamos felicidad, y si aquello fuera así, tendríamos libertad; no tenemos ambas; por tanto, una de las dos cosas es falsa
computer-form-modus-ponens = Si una cosa es buena, vale lo que cuesta; esta es buena; por tanto, vale lo que cuesta
computer-form-modus-tollens = Si fuera verdad, lo veríamos; no lo vemos; por tanto, no es verdad
computer-form-disjunctive-syllogism = O es así o es de otro modo; de otro modo no es; por tanto, es así
computer-teaching = Conoce lo que no sabes.

## A whole turn in one form

form-travel-place = Ir a
form-travel-token = La ficha de allí
form-travel-act = Tu acción allí
form-travel-ask = Preguntarme cuando llegue

## Several cards of a debate

form-plan-cards = Cartas, jugadas de arriba abajo
form-plan-card = { $number }. { $card }
form-plan-then = Después
form-plan-ask = Volver a preguntarme
form-plan-pass = Pasar
standing-plan = Cuando te toque en el debate, jugarás { $cards }.
standing-plan-pass = Cuando te toque en el debate, jugarás { $cards } y después pasarás.
standing-pass = Cuando te toque en el debate, pasarás.
