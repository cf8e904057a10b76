# The lesson: the text of each page, why an action is the wrong one, and the questions that are asked.

lesson-1 = Hay cinco jugadores, cada cual con un filósofo; el tuyo es Eros. Una vez al día, cada persona hace una pregunta con dos respuestas posibles y predice qué respuesta dará la mayoría del resto. Si lo haces bien, avanzas hacia el **Templo de la Sabiduría**. Después de seis días gana quien está en lo alto de la pila más cercana al Templo.
lesson-2 = El **Sol** brilla sobre tu pila, y tiene la palabra el filósofo de arriba: Aspasia, con el tema del invierno. Se vota en secreto con una piedra, blanca para una respuesta y negra para la otra. Tú no tienes la palabra, así que responde con sinceridad. Digamos que te encanta la nieve.
    .honest = Esa no es tu respuesta sincera. Solo predice quien pregunta; el resto responde con sinceridad, ayude a quien ayude.
    .objection = Las objeciones son para preguntas ofensivas, incomprensibles, ajenas al tema o con una respuesta evidente. Harían falta tres de las otras cuatro personas, y esta pregunta está bien.
lesson-3 = Con la piedra de Aspasia tenía que coincidir al menos la mitad de las otras cuatro, y coincidieron tres. Ha avanzado una casilla por cada piedra que **no** coincidía: solo una, y era la tuya. Sabías que después te tocaba a ti y que tu tema era La mañana, así que tienes una pregunta preparada. Parece segura.
    .form = En una partida de verdad, esto abre un formulario en el que escribes otra pregunta y sus dos respuestas. De momento usa la que tienes preparada.
    .silence = Puedes hacerlo, pero te lleva bajo el Sol, adonde va quien fracasa con su pregunta. Una pregunta, al menos, podría tener éxito.
lesson-4 = El resto ha votado, y solo falta tu piedra. Como la pregunta es tuya, no das tu propia respuesta, sino una **predicción**: ¿qué ha respondido la mayoría del resto? No importa a qué hora te levantas tú.
    .early-risers = Eso predice una mesa de gente madrugadora. Si de las otras cuatro piedras coinciden menos de dos con la tuya, fracasas.
lesson-5 = Tu predicción era correcta, pero no sirve: avanzas por las piedras que no coinciden con la tuya, y aquí coinciden todas. Eso es un fracaso, y te lleva **bajo el Sol**. Pregunta algo que divida al resto: dos contra dos habría valido dos casillas. Zenón ha fracasado por lo contrario: de las otras cuatro piedras, solo una coincidía con la suya. (Tu piedra se ha jugado en tu lugar, como pasará de vez en cuando.)
lesson-6 = Hiparquia ha llegado a la casilla 6 después de Aspasia y está encima de ella. Eso cuenta: quien está arriba en una pila habla antes, y al final gana quien está arriba en la pila que va en cabeza. Diógenes es el último de hoy. No te ves viviendo en una tinaja, así que votas con la negra.
lesson-7 = Un nuevo día: el Sol está con quienes van en cabeza, y quienes fracasaron vuelven a la casilla 5. Estás en lo alto de esa pila y por detrás de Hiparquia, que tiene la palabra, y tu carta todavía muestra sus **ramas de olivo**. Eso significa que puedes **acompañarla**, una vez por partida. Si ella avanza, tú también.
    .vote-only = Eso es un voto y nada más: avance lo que avance, tú te quedas en la casilla 5. Si quieres acompañarla, dilo antes de votar.
    .no-follow = Así que prefieres no acompañarla. Puede ser prudente: guardas tus ramas de olivo para otro día, porque acompañar las gasta aunque ella fracase. Pero esta vez pruébalo.
lesson-8 = Dos coinciden y dos no: dos casillas para Hiparquia. Has votado contra ella, cosa que puede hacer quien acompaña, y aun así te has movido con ella. Pero quien acompaña no puede pasar del Sol: te has detenido en la casilla 6, encima de Aspasia, así que hablas antes que ella. (A continuación verás por qué Hiparquia podría haber dado la vuelta a su piedra.)
lesson-9 = Tenías tema libre. Has predicho blanca, y solo coincide Diógenes. Pero el Sol ha empezado este día en una casilla con un símbolo, cuya regla vale todo el día: **Traición**. Todas las piedras están a la vista, y todavía puedes dar la vuelta a la tuya.
    .keep = Una de cuatro es menos de la mitad, así que volverías bajo el Sol. Deja tu piedra como está cuando ya coincidan dos o tres.
lesson-10 = Ahora coinciden tres, y avanzas una casilla gracias a Diógenes, que prefiere tener razón. Después habla Aspasia, luego los de la casilla 5, y con eso termina el día. Hoy nadie puede pasar de la casilla 8, así que allí empieza mañana el Sol: un día del **Oráculo**.
lesson-11 = ¿Qué queda? El **Oráculo** muestra a quien pregunta algunas de las piedras antes de que decida qué hace con la suya. La **Corrupción** hace que algunas coincidan con la de quien pregunta. Y quien llega al Templo gana en el acto. `{ COMMAND("play") }` abre una mesa de cinco a doce, en la que también puede ocupar asientos la máquina. `{ COMMAND("rules") } ostrakon` lo explica todo.

question-lesson-winter = Si pudieras pasar el invierno durmiendo, ¿lo harías?
    .white = Sí
    .black = No
question-lesson-morning = En un día libre, ¿duermes hasta tarde o te levantas al amanecer?
    .white = Hasta tarde
    .black = Al amanecer
question-lesson-breakfast = ¿Qué parte de la mañana es mejor: antes o después del desayuno?
    .white = Antes
    .black = Después
question-lesson-money = Cuando te deben dinero, ¿lo pides o esperas?
    .white = Lo pido
    .black = Espero
question-lesson-tears = ¿Lloras en las bodas?
    .white = Sí
    .black = No
question-lesson-jar = En el futuro, ¿vivirá todo el mundo en una tinaja?
    .white = Sí
    .black = No
question-lesson-mountain = ¿Prefieres subir una montaña o admirarla desde abajo?
    .white = Subirla
    .black = Admirarla
question-lesson-liked = ¿Prefieres tener razón o caer bien?
    .white = Tener razón
    .black = Caer bien

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Aprendiz
lesson-name-aspasia = Aspasia
lesson-name-diogenes = Diógenes
lesson-name-hipparchia = Hiparquia
lesson-name-zeno = Zenón
