# The lesson: the text of each page, and why an action is the wrong one. Archidamus is the opponent.

lesson-1 =
    Dos **ligas** se arman para una **Gran Batalla**, y la que gana más de sus tres frentes gana la partida. Tú diriges Atenas con la Liga de Delos. Arquidamo dirige Esparta con la Liga del Peloponeso.

    Hasta la batalla, cada turno tiene tres fases: desarrollo, diplomacia y resolución.
lesson-2 =
    En la fase de **desarrollo** empieza la Liga de Delos, así que te toca. Tienes dos acciones. Con cada una puedes donar, construir o producir, y puedes hacer dos veces lo mismo.

    Se lucha con **fichas**, así que empieza por una. Produce **hoplitas I** por 2 de cobre.
    .bouleuterion = Te da una segunda figura, y pronto lo construirás. Pero los edificios no luchan, así que primero consigue una ficha.
    .donate = El cobre iría a tu liga y tú ganarías 1 de prestigio. Pero el tesoro de una liga no paga nada; solo cuenta para los objetivos.
lesson-3 =
    Tu ficha tiene fuerza 2. El enemigo solo ve su unidad y su nivel.

    Ahora, el **prestigio**: el nivel 2 te da 1 de trigo, y el nivel 6, una nueva figura. Usa tu segunda acción para construir el **Altar**, que da 1 de prestigio.
    .bureau = Una Oficina te permite usar tu Administrador una vez. El tuyo es el Arconte, que te da una acción más en un turno. Mejor guardarlo para un turno en el que tengas más que gastar. Esta página va de prestigio.
    .donate = También así ganarías 1 de prestigio, y puedes donar una y otra vez. Pero el Altar cuenta además para Ciudad de mármol, que pide 6 edificios.
lesson-4 =
    Arquidamo ha hecho lo mismo. En la fase de **diplomacia** empieza la Liga del Peloponeso: Arquidamo ha enviado a Lisandro a un **imperio**, Macedonia.

    Envía a Pericles a las Aguas de Creta, un **territorio** marítimo. Puede ir porque tiene el icono de mar. Allí no hay nadie más, así que lo toma sin tirar, y recaudas su tributo de 3 de cobre. Solo se paga una vez.
    .macedonia = Allí está Lisandro. Cuando las dos ligas están en el mismo imperio, cada una tiene que sacar 2 puntos más en el dado. Aquí eso significa 7 en lugar de 5.
    .persia = Persia da 3 de cobre si sacas 7 o más, y nada en otro caso, y Pericles vuelve a casa de todos modos. Otro día merecerá la pena, pero aquí puedes tener 3 de cobre sin tirar.
lesson-5 =
    Esa ha sido la fase de **resolución**: imperios, territorios, ciudades griegas e ingresos. De un imperio, todas las figuras vuelven a casa, pero Pericles se queda en su territorio, y también tu ficha de ciudad.

    Es el turno 2. Construye el **Buleuterio** para recibir una nueva figura influyente, que puede moverse en este mismo turno.
    .donate = Ganarías 1 de prestigio, igual que con 2 de cobre: la cantidad no cambia nada. Y tu liga no puede devolver nada.
    .great-temple = Ganarías 2 de prestigio, y 1 de madera por llegar al nivel 4. Pero cuesta el doble de recursos, y esta página va de la figura.
lesson-6 =
    Temístocles se ha unido a ti, tu segunda acción ha producido hoplitas, y Lisandro ha llegado a las Aguas de Creta. Eso significa **conflicto**. Cada liga tira un dado y suma los puntos de ataque que tiene allí: tú sumas 3 por Pericles, y Arquidamo, 2 por Lisandro. Las figuras con el total más bajo vuelven a casa; en caso de empate, todas.

    Envía a Temístocles para ayudar.
    .leave = Entonces Lisandro tomará las Aguas de Creta sin tirar, y también su tributo. Una ficha de ciudad no protege nada; una figura que se queda, sí.
    .egypt = Egipto da 2 de trigo si sacas 5 o más. Pero solo, Pericles no tiene más que 1 punto de ventaja, y un dado tiene doce caras.
lesson-7 =
    Arquidamo ha sacado más en el dado, pero con tus puntos de ataque ganas 10–8.

    Siempre hay un **acto** en curso. Quien primero cumple su objetivo recibe una ficha, y hasta entonces rige su restricción. La Gran Batalla llega después del tercer acto, así que no dejes tu ejército para el final.
lesson-8 =
    Saltemos al turno 6. Tú has cumplido el objetivo del acto 1, y Arquidamo, el del acto 2. Sus figuras entran en Jonia, que es tuya pero está sin proteger. Con un tercer territorio cumple además el del acto 3.

    Déjalo. Si sacas 7 o más en una **ciudad griega** con la que nadie juega, se une a ti con 1 de cobre y una ficha. Envía a Pericles a Delfos a por caballería II.
    .corinth = Necesitas lo mismo en el dado y recibes el mismo cobre, pero la ficha de Corinto es de trirremes I. Tu liga todavía no tiene caballería.
    .ionia = Tendrías 3 puntos de ataque contra 4. Si ganas, el acto sigue abierto y Jonia sigue siendo tuya. Pero un territorio no es una ficha, y hoy necesitas una.
lesson-9 =
    Has enviado a Temístocles a Larisa. Tanto él como Pericles han sacado un 8, así que las dos ciudades se han unido a ti. El acto 3 ha terminado y empieza la **Gran Batalla**. El juego ya ha desplegado tus fichas, boca abajo: hoplitas y caballería en el flanco, hoplitas en el centro y trirremes en el mar.

    En cada frente cabe una figura, y tienes dos para tres frentes. Pon a Temístocles donde cuente su habilidad.
    .flank = Allí sumaría 2, no 3. Su habilidad solo cuenta en el frente del mar.
    .pericles = Pericles suma 3 en cualquier frente. Temístocles suma 3 solo en el frente del mar, así que déjaselo a él.
lesson-10 =
    Pericles está en el flanco. Las columnas se revelan una a una. Gana una columna quien tiene más fuerza, y un frente, quien gana más columnas.

    En esta vas por delante, 8–3. Arquidamo iba por detrás, así que ha decidido primero, y ha hecho esperar a Lisandro. Una figura solo puede intervenir **una vez en toda la batalla**, así que haz esperar también a Pericles.
    .engage = 11–3 no te da más que 8–3, y habrías gastado a Pericles. Las otras columnas siguen boca abajo.
    .hold-front = Esa es una orden para todo el frente: solo se te vuelve a preguntar si el enemigo interviene, o en el próximo frente. Viene bien en una partida lenta, pero en esta lección decide columna a columna.
lesson-11 =
    Has ganado la primera columna. En la segunda ibas por delante, 3–2, así que Arquidamo ha vuelto a decidir primero, y esta vez ha hecho intervenir a Lisandro. Eso la deja en 3–4.

    Cuando una liga hace intervenir a su figura, la otra puede responder en la misma columna. Haz intervenir a Pericles, que suma 3.
    .hold = Entonces perderás esta columna 3–4, y el frente se decidirá en la tercera, que sigue boca abajo. Lisandro ya no puede volver a intervenir.
lesson-12 =
    Has ganado el flanco, el centro no lo gana nadie, y Temístocles te ha dado el frente del mar. Sin su ayuda habrías perdido ese frente y también la partida: cuando cada liga gana un frente, decide el del mar.

    Hemos dejado fuera los Administradores, los bandidos, las unidades de nivel II, las ligas de dos ciudades y el modo solitario. `{ COMMAND("rules") }` lo explica todo. `{ COMMAND("play") }` abre una mesa, en la que también puede ocupar asientos la máquina.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Aprendiz
lesson-name-archidamus = Arquidamo
