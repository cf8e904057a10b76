# The lesson: the text of each page, and why an action is the wrong one. Polo is the opponent.

lesson-1 =
    En cada una de las siete **rondas** enfrentas grupos de pirámides a los de Polo, carta por carta. Si en una carta conservas más fuerza que él, tomas pirámides de la **reserva común**.

    Al final, un **árbol** (pequeña, mediana y grande) vale 7 puntos si es **de un solo color** y 5 si es mixto. Cada una de las demás pirámides vale 1. Gana quien tiene más puntos.
    .chance = Así se tira en tu lugar hasta que las reglas permitan plantarse. Sirve para cuando tienes que irte. Esta vez tira tú los dados.
lesson-2 =
    P pide una pirámide pequeña, M una mediana y G una grande. Representan el **Conocimiento**, la **Conducta** y el **Gobierno**. P+M pide dos pirámides y cubre los dos temas.

    Si falta un tema después de una tirada, aunque sea la última, pierdes un dado a tu elección. Aquí falta Gobierno.
    .keep-the-pair = P+M pone dos pirámides en una carta, y podrías ganar las dos. Es más fácil prescindir de un P suelto.
lesson-3 =
    Recuperas el dado para la próxima ronda. De momento, cuatro dados son cuatro grupos para cinco cartas.

    Solo puedes plantarte con los tres temas, así que elige qué vuelves a tirar. Los dados que conservas siguen contando.
    .one-die = Entonces ese único dado tiene que darte Gobierno, o pierdes otro. Vuelve a tirar los tres; P+M sigue cubriendo los otros dos temas.
    .all-dice = P+M ya cubre Conocimiento y Conducta. Si también lo vuelves a tirar, podrías perder los tres temas.
lesson-4 =
    Tienes los tres temas. Puedes plantarte o hacer tu tercera y última tirada.

    P+M y G ya lo cubren todo, así que, salga lo que salga en lugar de P y M, no puede faltar ningún tema.
    .stop = Podrías, y estos serían tus grupos. Pero esta tirada no puede costarte un dado, y por separado P y M son grupos débiles.
    .reroll-large = G es tu único Gobierno. Si lo vuelves a tirar, podrías perder el tema y, con él, un dado.
lesson-5 =
    ¡Dos M+G! Tu discurso está terminado.

    Polo tenía todos los temas en su primera tirada y podía plantarse. Volvió a tirar su único G en busca de más parejas, y eso le costó un dado. Así que también tiene cuatro grupos.
lesson-6 =
    Llenas tus cartas de la 1 a la 5, en secreto. Una pirámide que apunta **hacia adelante** proyecta su fuerza (P 1, M 2, G 3) contra el grupo de enfrente. Una que apunta **hacia atrás** absorbe fuerza. En una pareja, cada una hace una cosa.

    La que absorbe se conserva, salvo que se gaste toda su fuerza. Coloca una M+G. Solo la P+G de Polo puede proyectar 3.
    .large-forward = Golpea más fuerte y aguanta mejor contra un 3. Pero con 2 de fuerza ya se gasta la mediana, y solo ganas lo que queda.
lesson-7 =
    Eliges los colores de tu propio conjunto, y lo recuperas entero después del debate. En las cartas, los colores dan igual.

    Pero las pirámides que ganas salen de la reserva común, con los mismos tamaños y colores que las que quedan en tus cartas ganadoras. Así que aquí empiezan tus árboles.
    .two-colours = Lucha igual de bien. Pero una mediana azul y una grande roja solo pueden ser parte de un árbol mixto: 5 puntos, no 7.
lesson-8 =
    Las cartas 2 y 3 ya están llenas. Todavía tienes tu G, y una pirámide sola puede apuntar en cualquiera de los dos sentidos.

    Si apunta hacia adelante, recibe toda la fuerza que llega y se reduce: con 1 queda mediana, con 2 queda pequeña y con 3 no queda nada.
    .away = Si apunta hacia atrás, solo un 3 puede eliminarla. Pero no ataca, así que una P+M enfrente conservaría también sus 3 de fuerza, y con un empate no se gana nada.
    .empty = Entonces la G va a la carta 5. Una carta tiene que quedar vacía, y puedes elegir cuál. El grupo que tenga enfrente no tiene oposición, así que conserva toda su fuerza y gana su carta.
lesson-9 =
    Polo ha terminado. Tu carta 5 queda vacía, y solo falta el color de tu G.

    Por esta vez, que se elija al azar. Con eso también das tu disposición por terminada, y después se revelan las dos.
    .start-over = Eso quita todos tus grupos de las cartas. Puedes volver a empezar hasta que termines, pero estos grupos están bien colocados.
lesson-10 =
    En la **carta 1**, sus 2 de fuerza no han gastado tu pirámide grande. Tus 2 han gastado su pequeña y han quitado 1 a su mediana. Son 5–1 de fuerza, así que capturas las dos rojas. La carta 2 es para Polo, 4–2. En la carta 3 estabas sin oposición.

    En la **carta 4** ha ganado tu G, aunque reducida a una pequeña amarilla. Y Polo ha tomado de la reserva la pequeña amarilla por la carta 2, así que toma otra pequeña.
    .mixed = Con una mediana y una grande, eso da un árbol mixto: 5 puntos. Una de las otras completa un árbol de un solo color con lo que tienes.
lesson-11 =
    Tus tres rojas forman un árbol de un solo color: 7 puntos, más 2 por tus otras pirámides. Polo ha ganado la carta 5, frente a tu carta vacía, pero entonces ya no quedaba la pequeña roja. Sin una pirámide mediana no tiene ningún árbol.

    La reserva común empezó con una pirámide de cada tipo, y quedan 7. Si después de un debate está vacía, la partida termina antes.
lesson-12 =
    ¿Qué falta? Los empates, los tamaños que se agotan y las opciones de quien organiza la partida. `{ COMMAND("rules") } gorgias` lo explica todo.

    `{ COMMAND("play") }` abre una mesa, y la máquina puede ocupar el otro asiento.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known. "Aprendiz" is a
# name for readers without one: other than "tú", it goes with the verbs of any name, and it has no gender.
lesson-name-you = Aprendiz
lesson-name-polus = Polo
