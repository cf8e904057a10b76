# The rules by topic, in our own words. .place says where each rule stands in the guidebook, and names our rulings, which
# are listed in docs/rules/philosophia.md. Where `presentation/topics.py` adds a list, .text stands before it.

rule-aim = El objetivo
    .text = Consigue tres fichas de Laberinto, por ejemplo con escuelas o debates, antes de que el reloj de arena de la línea del tiempo llegue al 146 a. C. Si para entonces solo tú tienes tres, ganas. Si varias personas tienen tres, se enfrentan en un debate final: quien lo gana es la mente más brillante de la antigua Grecia y gana la partida.
    .place = Manual, pp. 4 y 12
rule-setup = Preparación
    .text =
        Cada cual recibe un filósofo, repartido al azar o, si lo prefiere quien organiza la partida, elegido por turnos, empezando por quien juega primero. Empiezas en el lugar de tu filósofo con sus objetos iniciales, nueve seguidores, cuatro escuelas y tres cartas de sabiduría bloqueadas. También recibes una Petición olímpica secreta.
        Cada lugar fuera de la Acrópolis en el que nadie empieza recibe al azar una ficha de lugar de su color, con la bonificación boca abajo. Las demás fichas vuelven a la caja. Se barajan los mazos de argumentos (40 cartas de Sofisma y 40 de Silogismo), los tres mazos de oráculo (6 cartas para Delfos, 6 para Dodona y 7 para Trofonio) y los once discos de Atenea, que se subastan. El disco superior está boca arriba.
        El reloj de arena empieza en el 1194 a. C. Quién juega primero se decide por sorteo, y después se sigue el orden de los asientos.
    .place = Manual, p. 5; aclaraciones R9, R39 y R40
rule-map = El mapa
    .text = En partidas de hasta tres jugadores se usan 21 lugares: cinco Ciudades occidentales, cinco Ciudades orientales, cinco Puertos, tres Templos y tres Oráculos. En partidas de cuatro a seis jugadores se usan 27: siete, siete, seis, cuatro y tres. Cada tipo tiene su color. Ambos mapas tienen además los cuatro círculos de la Acrópolis. Los cinco tipos, siete de los nombres y las acciones de los círculos vienen del juego publicado. Los demás nombres son nuestros, igual que el tipo de cada lugar, salvo el de los oráculos.
    .place = Manual, pp. 5 y 12
rule-philosophers = Los filósofos
    .text = Las seis habilidades vienen del juego publicado. Los lugares y los objetos iniciales son nuestros; se empieza siempre con al menos una carta de argumento. Hemos ajustado los objetos de todos, salvo los de Sócrates, para que los seis ganen con una frecuencia más parecida.
    .place = Manual, p. 16; aclaración R46
rule-philosopher = **{ $name }** empieza { $place } con { $items }. { $ability }
rule-turn = Un turno
    .text = En tu turno mueves y después haces una acción. Entre ambas cosas pagas la cuota de escuela, si la hay, y después decides qué hacer con la ficha de lugar, si la hay. Se juega por orden de asientos hasta que el reloj de arena llega al 146 a. C.
    .place = Manual, p. 6; aclaración R3
rule-moving = Mover
    .text = Ve a cualquier lugar en el que no haya ningún filósofo; la distancia no importa. No puedes quedarte donde estás, pero sí pasar de un círculo de la Acrópolis a otro. No puedes ir a un círculo cuya acción no podrías hacer con lo que tienes al mover; lo que una carta de oráculo todavía podría darte no cuenta. La excepción es Homero, que puede ir a cualquier círculo mientras queden cartas en los mazos de argumentos, porque puede observar los debates en todas partes.
    .place = Manual, p. 6; aclaraciones R1, R2 y R8
rule-fees = Cuota de escuela
    .text = Cuando llegas a un lugar con una escuela ajena, primero tienes que pagar 1 moneda, si la tienes, a quien la construyó. Las monedas de la ficha de lugar que haya allí llegan tarde para la cuota, pero puedes gastarlas en tu acción. Platón no paga nunca. La cuota no se puede perdonar.
    .place = Manual, p. 6; aclaraciones R3 y R4
rule-tokens = Fichas de lugar
    .text = Si hay una ficha en el lugar al que te mueves, dale la vuelta si aún está boca abajo. Toma su bonificación y deja la ficha para la próxima visita, o quédate con la ficha sin la bonificación. Tienes que hacer una de las dos cosas, aunque la bonificación no te sirva de nada. En las Ciudades occidentales, Sófocles puede hacer ambas. Una vez que se ha dado la vuelta a una ficha, su bonificación queda a la vista.
    .place = Manual, pp. 6 y 16; aclaraciones R5 a R7
rule-bonuses = Bonificaciones
    .text = El manual nombra una bonificación: una carta de Sofisma. Las demás son nuestras: 1 o 2 monedas, una carta de Silogismo, un sofista o un constructor. Si no puedes tener más de lo que recibes, o si no queda, no recibes nada.
    .place = Manual, p. 6; aclaración R5
rule-actions = Acciones
    .text =
        Lo que puedes hacer depende de dónde estás:
        - **Fuera de la Acrópolis** puedes hacer cualquier acción normal: Enseñar, Ganar un seguidor, Contratar a un constructor, Construir una escuela, Contratar a un sofista, Usar un sofista o Reclamar una ficha de Laberinto.
        - **En un templo** también puedes Estudiar.
        - **En un oráculo** también puedes Obtener una carta de oráculo.
        - **En la Acrópolis** solo puedes hacer la acción del círculo en el que estás; Homero puede Observar los debates en su lugar.
    .place = Manual, pp. 6 a 10
rule-tutor = Enseñar
    .text = Gana 1 moneda, más 1 por cada carta de sabiduría que hayas desbloqueado. Aristóteles gana 1 más. Las monedas nunca se acaban.
    .place = Manual, p. 6
rule-following = Ganar un seguidor
    .text = Coloca uno de tus nueve seguidores donde estás, salvo que ya tengas uno allí. En un mismo lugar puede haber un seguidor de cada participante.
    .place = Manual, p. 7; aclaración R10
rule-schools = Contratar a un constructor, Construir una escuela
    .text = Un constructor cuesta 2 monedas, mientras quede alguno de los doce. Puedes tener hasta cuatro. Devuelve un constructor a la reserva general para construir una de tus cuatro escuelas donde estás, salvo que ya haya allí una escuela, tuya o ajena. Las escuelas nunca se retiran.
    .place = Manual, p. 7; aclaraciones R12, R13 y R34
rule-sophists = Contratar a un sofista y usarlo
    .text = Contratar a un sofista cuesta 1 moneda, mientras quede alguno de los doce. Lo usas donde estás, si otra persona tiene allí un seguidor, tú no tienes ninguno y te queda alguno en tu tablero personal. Devuelve el sofista a la reserva general y elige uno de los seguidores ajenos que hay allí: vuelve al tablero personal del que salió, y uno de los que hay en el tuyo ocupa su sitio. No puedes usar un sofista donde ya tienes un seguidor, porque solo puedes tener uno en cada lugar.
    .place = Manual, p. 8; aclaraciones R11 y R34
rule-study = Estudiar
    .text = En un templo, paga 4 monedas por una ficha de estudio. Si ya tienes una, entrégala en su lugar, sin pagar nada más, y desbloquea la carta de sabiduría que elijas. No puedes tener dos fichas de estudio, así que cada carta de sabiduría requiere dos visitas. Cuando tus tres cartas de sabiduría están desbloqueadas, ya no puedes estudiar, y una ficha de estudio de una carta o un disco no te sirve de nada.
    .place = Manual, p. 9; aclaración R14
rule-collect = Obtener una carta de oráculo
    .text = En un oráculo, mira las cartas que le quedan y quédate una. Las demás se barajan. Cada persona puede hacerlo una vez por partida en cada oráculo; Heráclito, dos veces en el de Trofonio. Las cartas ganadas en subastas no cuentan.
    .place = Manual, pp. 9 y 16; aclaración R17
rule-playing = Jugar cartas de oráculo
    .text =
        En tu turno puedes jugar gratis todas las cartas de oráculo que quieras: antes de mover, antes de tu acción o después de ella. Cada carta jugada vuelve a la caja. Hay tres excepciones. Los Favores del oráculo se conservan. La palabra de Zeus es una carta de argumento: se juega en un debate, incluso en un turno ajeno, y nunca la afectan las cartas que afectan a cartas de argumento al azar. La Retractación de promesas se juega justo después de que otra persona juegue una carta de oráculo.
        Después de tu acción, tu turno solo termina por sí mismo si está a la vista que no te queda ninguna carta que jugar. Si no, tienes que terminarlo tú, aunque no puedas jugar ninguna, para que nadie averigüe nada sobre tus cartas.
        El manual no dice cuándo se pueden jugar las cartas de oráculo, así que estas reglas son nuestras.
    .place = Aclaraciones R16 y R19
rule-retraction = Retractación de promesas
    .text = Esta carta anula una carta de oráculo que otra persona acaba de jugar, pero no La palabra de Zeus. La carta anulada también vuelve a la caja. Mientras no se haya usado la Retractación, cada vez que alguien juega una carta de oráculo se pregunta a todas las demás personas con una carta de Trofonio, en secreto y a la vez, si la anulan. La mesa solo ve cuántas respuestas faltan, así que nadie puede saber quién tiene la Retractación. Si no respondes en doce horas, o antes si el reloj de la mesa es más rápido, la carta se da por aceptada. La máquina responde al momento y solo anula cartas dirigidas contra ella.
    .place = Manual, p. 9; aclaración R18
rule-delphi = Cartas de oráculo: Delfos
    .text = Cada oráculo tiene uno de los tres Favores. Los Favores, la Retractación y lo que hace La palabra de Zeus vienen del juego publicado. Las otras catorce cartas y el nombre de La palabra de Zeus son nuestros, y salvo en el caso de los Favores hemos decidido a qué mazo pertenece cada carta. Las cartas de Delfos:
    .place = Manual, p. 9
rule-dodona = Cartas de oráculo: Dodona
    .text = Cuando El vuelo de las palomas te permite volver a mover, pagas las cuotas y decides qué hacer con las fichas, como siempre. Allí no tienes acción, tampoco Homero, salvo que juegues entonces El murmullo de las hojas. Esta carta no se puede jugar en la Acrópolis, donde no hay acciones normales, y no permite Estudiar, Observar los debates ni Obtener una carta de oráculo. Las cartas de Dodona:
    .place = Manual, p. 9
rule-trophonius = Cartas de oráculo: Trofonio
    .text = La mayoría de estas cartas perjudican a un rival. Tú eliges el seguidor que vuelve a casa con El terror de la cueva. También eliges qué ficha devuelve al tablero El camino perdido, y adónde: a un lugar del color de esa ficha que recibió una al principio, que ahora no la tiene y en el que no hay ningún filósofo. Una ficha a la que ya se dio la vuelta sigue boca arriba. Las cartas de Trofonio:
    .place = Manual, p. 9
rule-effect = **{ $name }.** { $effect }
rule-acropolis = La Acrópolis
    .text =
        Cada uno de los cuatro círculos de la Acrópolis tiene una acción propia y nada más: ni fichas, ni escuelas, ni seguidores, ni acciones normales. Como en todas partes, en cada uno solo cabe un filósofo.
        - **Odeón de Herodes Ático:** Observar los debates
        - **Templo de la Victoria sin Alas:** Avanzar en el tiempo
        - **Partenón:** Hacer una ofrenda a Atenea
        - **Teatro de Dioniso:** Iniciar un debate público
    .place = Manual, pp. 10 y 11; aclaración R2
rule-observe = Observar los debates
    .text = Toma 2 cartas de Sofisma o 1 de Silogismo, o menos si en un mazo no quedan suficientes; no puedes elegir un mazo vacío. Sócrates toma hasta 2 cartas de Silogismo y aquí nunca toma Sofismas, así que no puede observar si no quedan Silogismos. Homero puede hacer esta acción en cualquier lugar, incluso en los demás círculos de la Acrópolis.
    .place = Manual, pp. 10 y 16; aclaración R15
rule-timeline = Avanzar en el tiempo
    .text = Avanza el reloj de arena una casilla. Las casillas son 1194, 776, 594, 508, 480, 431, 399, 323 y 146 a. C. Necesitas tres fichas de Laberinto para avanzarlo al 146 a. C.; después ya no hay más turnos. El primer año y el último vienen del juego publicado. Los siete intermedios son nuestros: los elegimos para que las demás personas tengan tiempo de terminar.
    .place = Manual, p. 10; aclaración R28
rule-offerings = Hacer una ofrenda a Atenea
    .text =
        Subasta el disco superior, o ponlo en el fondo de la pila y subasta el siguiente, sea cual sea. Cada cual puja en secreto, desde 0 hasta todas sus monedas, y las pujas se revelan a la vez. Quien más puja paga su puja a la reserva general y recibe la recompensa; el resto no paga nada. Quien no tiene monedas puja 0 sin que se le pregunte.
        Si la puja más alta está empatada, gana quien abrió la subasta si participa en el empate, incluso si todas las pujas son 0. En otro caso, nadie gana y nadie paga. Después de cada subasta el disco va al fondo de la pila (solo el Oráculo desconocido se queda con quien lo gana) y se descubre el siguiente. Se puede negociar, pero lo acordado no obliga a nadie.
    .place = Manual, p. 10; aclaraciones R29 a R33
rule-disks = Los discos de Atenea
    .text = Nueve nombres y siete efectos vienen del juego publicado. Los efectos de Contemplación y de La influencia de Atenea son nuestros, igual que los nombres y los efectos de La sabiduría de Atenea y La elocuencia de Atenea. Lo que supere tu límite, o lo que ya no quede en la reserva general o en el mazo, se pierde.
    .place = Manual, pp. 10 y 15
rule-debates = Debates públicos
    .text =
        Desafía a cualquiera; no puede negarse. Necesitas al menos una carta de argumento (Sofisma, Silogismo o La palabra de Zeus), porque abres tú y tienes que jugar una carta. Después, también quien abre puede pasar.
        Quien abre juega una carta, y la otra persona responde con una carta o pasa. Las dos cartas van a la pila de quien ha jugado la mejor; si empatan, cada una va a la pila de quien la ha jugado. Después abre la otra persona, gane quien gane las cartas. Si no te quedan cartas, tienes que pasar. Si pasas, quedas fuera: la carta a la que no has respondido va a la pila de quien la ha jugado, y tu rival puede añadir a su pila las cartas de su mano que quiera.
        Gana la pila con más cartas; si las pilas empatan, gana quien desafió.
    .place = Manual, p. 11; aclaraciones R35 y R36
rule-after = Después de un debate
    .text = Quien gana toma una ficha de debate ganado, aunque el debate lo haya iniciado la otra persona. Nadie puede tener más de tres. Las cartas jugadas o añadidas a una pila vuelven a sus mazos (La palabra de Zeus, a la caja), y conservas las que no has jugado. No hay límite de cartas en la mano.
    .place = Manual, p. 11; aclaraciones R37 y R42
rule-beats = Fuerza de las cartas
    .text = Cualquier Silogismo vence a cualquier Sofisma, y dos Sofismas empatan. Dos Silogismos solo empatan si tienen el mismo nombre. La palabra de Zeus vence a cualquier carta.
    .place = Manual, pp. 9, 11 y 13
rule-syllogisms = Las cartas de Silogismo
    .text = Cada Silogismo vence a los dos siguientes de este círculo: Dilema constructivo, Dilema destructivo, Modus Ponens, Modus Tollens, Silogismo disyuntivo y de nuevo Dilema constructivo. El manual dice que el Dilema constructivo vence al Dilema destructivo y que el Dilema destructivo vence al Modus Ponens. Los demás resultados, el nombre del quinto Silogismo y el número de copias de cada uno (ocho) son nuestros.
    .place = Manual, pp. 11 y 13
rule-sophistry-argumentum = Las cartas de Sofisma: Argumentum
    .text = Hay 40 cartas de Sofisma, todas distintas. Los números entre paréntesis son para jugar en solitario: es lo que puja la Moira. Los nombres de estas empiezan por “Argumentum”:
    .place = Manual, pp. 11 y 13
rule-sophistry-others = Las cartas de Sofisma: las demás
    .text = Petitio Principii y Non Sequitur vienen del juego publicado. Las otras 38 cartas de Sofisma son nuestras. Las que no empiezan por “Argumentum” (los números son las pujas de la Moira):
    .place = Manual, pp. 11 y 13
rule-card-name = { $card }
rule-card = { $card }. { $lesson }
rule-sophistry = { $card } ({ $bid }). { $lesson }
table-type = Tipo
table-few = Hasta tres jugadores
table-many = Además, de cuatro a seis jugadores
table-bonus = Bonificación
table-all = Todas las fichas
table-place = Lugar
rule-labyrinth = Fichas de Laberinto
    .text = Hay siete vías para ganar fichas de Laberinto, cada una solo una vez por persona: seis condiciones y la Petición olímpica. Mientras cumples una condición, puedes gastar una acción para reclamar su ficha, en cualquier lugar fuera de la Acrópolis; después ya no hace falta que la cumplas. Cada acción da una sola ficha, salvo con la Petición olímpica. Una ficha reclamada es tuya para siempre, y nadie puede tener más de tres. Las dos primeras fichas de cada cual no llevan número. Las terceras están numeradas: la primera que se reclama lleva el 1; la siguiente, el 2, y así sucesivamente. Los números deciden el orden de juego y los empates en el debate final.
    .place = Manual, pp. 8 y 12; aclaraciones R20, R21, R23 y R24
rule-ways = Las seis condiciones
    .text =
        Puedes reclamar una ficha de Laberinto por cada una de estas condiciones:
        - **Seguidores:** Tus nueve seguidores están en el tablero, en nueve lugares distintos.
        - **Escuelas:** Has construido tus cuatro escuelas.
        - **Viajes:** Tienes todas las fichas de lugar de un color que se repartieron en esta partida. Si otra persona tiene una de ellas, no puedes completar ese color.
        - **Debate:** Tienes tres fichas de debate ganado.
        - **Aprendizaje:** Has desbloqueado tus tres cartas de sabiduría.
        - **Oráculos:** Tienes tres Favores del oráculo; el disco Oráculo desconocido cuenta como uno. Los muestras cuando reclamas la ficha.
    .place = Manual, p. 12; aclaraciones R19, R22 y R32
rule-olympic = La Petición olímpica
    .text = Tu Petición olímpica secreta es la séptima vía. Si tienes todo lo que pide, o más, puedes revelarla con la acción Reclamar una ficha de Laberinto, y con esa sola acción recibes las fichas de Laberinto que te falten para tener tres. No pagas nada. Solo cuentan los seguidores y las escuelas que están en el tablero en ese momento.
    .place = Manual, p. 12; aclaraciones R25 a R27
rule-gods = Las peticiones de los dioses
    .text = La carta de Poseidón viene del juego publicado. Las demás son nuestras y más difíciles que la suya: si no, casi nadie reclamaría fichas por otra vía. Las cartas de sabiduría cuentan una vez desbloqueadas. Las cartas de oráculo cuentan mientras están en tu mano, también los Favores; el Oráculo desconocido no cuenta, porque es un disco.
    .place = Manual, p. 12
rule-end = El final
    .text = Cuando el reloj de arena llega al 146 a. C., ya no hay más turnos, y quien tiene tres fichas de Laberinto es finalista. Si hay un solo finalista, gana en el acto. Si hay varios, primero compran cartas de argumento y después se enfrentan en el debate final.
    .place = Manual, pp. 10 y 13; aclaración R38
rule-shopping = Compras
    .text = Los finalistas compran cartas de Sofisma (1 moneda) y de Silogismo (2 monedas), mientras queden. Cada cual entrega una lista secreta por orden de preferencia (regla propia), por ejemplo Silogismo, Silogismo, Sofisma, que no cueste más que sus monedas, y puede retirarla hasta que se entrega la última. Si no hay cartas suficientes para todas las listas, se toma una carta por persona, empezando por quien tiene la ficha de Laberinto con el número más bajo y siguiendo el orden de los asientos. Cada vez se roba la siguiente carta de la propia lista cuyo mazo no esté vacío. Si te quedas sin tiempo, tu lista se entrega tal como está.
    .place = Manual, p. 13
rule-final = El debate final
    .text =
        Los finalistas se sientan en círculo, de la ficha con el número más alto a la del más bajo. La primera persona ataca a la siguiente, que responde y después ataca a la que viene detrás, y así alrededor del círculo. Las dos cartas van a la pila de quien ha jugado la mejor; si empatan, cada una va a la pila de quien la ha jugado. Si no respondes, la carta va a la pila de quien ataca, y ataca la siguiente persona que sigue dentro.
        Quedas fuera cuando te toca atacar o responder y pasas o no tienes cartas. Hasta entonces sigues dentro, así que nadie sabe cuántas cartas tienes. Incluso quien ataca primero puede pasar (regla propia). La última persona que sigue dentro puede añadir a su pila las cartas que quiera de las que le quedan en la mano. Gana la pila con más cartas. Si las más grandes empatan, gana, de quienes empatan, quien tiene la ficha con el número más bajo.
    .place = Manual, p. 13; aclaración R36
rule-secret = Información secreta
    .text = Nadie más ve tus cartas de argumento ni cuántas tienes, ni tus cartas de oráculo, ni tu Petición olímpica, ni tu puja hasta que todo el mundo haya pujado, ni tu lista de compras. Los dorsos de las cartas de oráculo son públicos, así que se sabe cuántas tienes de cada oráculo. Tus monedas, constructores, sofistas y fichas, tus cartas de sabiduría desbloqueadas y todo lo que hay en el tablero son públicos también. Nadie conoce la bonificación de una ficha que sigue boca abajo.
    .place = Manual, pp. 5 y 13; aclaraciones R6, R19 y R29
rule-teachings = Cartas de sabiduría
    .text =
        Las cartas de sabiduría recogen enseñanzas auténticas con nuestras propias palabras, cada una con su fuente.
        Con la opción “{ option-own-wisdom }”, quien organiza la partida puede escribir tres cartas para cualquier filósofo antes de que se prepare el tablero, mientras el resto espera. Una carta tiene entre 3 y 193 caracteres, con la fuente incluida, y las tres cartas de un filósofo tienen que ser distintas. Si otra persona ha ocupado el asiento de quien organiza la partida, escribe las cartas esa persona. Si lo ha ocupado la máquina, o si se acaba el tiempo, las cartas se quedan como están. Quien organiza la partida también puede subir cartas en un archivo.
    .place = Manual, pp. 12 y 14
rule-prove = Filosofía de verdad: demuestra lo que sabes
    .text = Esta es una opción para dos o más jugadores. Para ganar la ficha de las tres cartas de sabiduría, tienes que resumir cada una por escrito. Elige a otra persona para que juzgue: lee las cartas y tus resúmenes. Si no queda convencida, gastas la acción, pero recibes 1 moneda por la molestia y puedes volver a intentarlo en otro turno. La máquina juzga con benevolencia: acepta cualquier resumen que diga algo sobre cada carta.
    .place = Manual, p. 14; aclaración R43
rule-real = Filosofía de verdad: debate de verdad
    .text =
        Esta es una opción para dos o más jugadores. Antes de un debate, las dos primeras personas que debaten acuerdan una moción. Si rechazan las dos primeras mociones, vale la tercera (regla propia). Quien empieza argumenta a favor todo el tiempo, y la otra persona, en contra. En una final de tres o más, quien ataca argumenta a favor y quien defiende, en contra (aclaración propia). Con cada carta que juegas, das un argumento que tenga la forma indicada en la carta; con La palabra de Zeus vale cualquiera.
        Si quien organiza la partida decide que se juzguen los argumentos, todos salvo quien argumenta, también el rival, votan en secreto cada argumento, y una carta solo cuenta si al menos la mitad acepta su argumento. La máquina siempre vota a favor de aceptarlo. Si se rechaza tu argumento, puedes volver a intentarlo, jugar otra carta o pasar, aunque te toque empezar. Si se juzgan los argumentos, hay que escribir las mociones y los argumentos. Si no, también se pueden decir en voz alta, por ejemplo en un canal de voz.
    .place = Manual, p. 14; aclaración R45
rule-thinking = Filosofía de verdad: tiempo para pensar
    .text = En los debates de verdad, quien organiza la partida puede fijar 10 o 30 segundos para cada argumento, tenga reloj la mesa o no. Si tardas más, pasas. Si has iniciado el debate y todavía no has jugado tu primera carta, se juega en tu lugar una carta sin argumento.
    .place = Manual, p. 14
rule-moirai = En solitario: la Moira
    .text =
        En solitario juegas contra la Moira, el destino, en el lado del tablero para hasta tres jugadores. Su fuerza es una opción: Nous (fácil), Logos (medio) o Sophia (difícil). Tiene los seguidores, las escuelas y las cartas de sabiduría de uno de los filósofos (si eliges el tuyo, eliges también el suyo), pero no tiene habilidad ni Petición olímpica. Empieza en el lugar de ese filósofo. En vez de los objetos iniciales, tiene las fichas de lugar de Trofonio y de Olimpia, 1 moneda y 1 carta de Sofisma. Esas dos fichas cuentan para Viajes como las demás. También puedes devolverlas al tablero con El camino perdido, y entonces los dos lugares cuentan como si hubieran recibido una ficha al principio. Empiezas tú.
        Los tres Favores del oráculo no se usan, así que nadie puede ganar la ficha de Laberinto por los Oráculos. De los discos, solo se usan La plata de Atenea, Cronos, La sabiduría de Atenea y La elocuencia de Atenea. La Moira no tiene cartas de oráculo, pero las tuyas funcionan contra ella.
    .place = Manual, p. 15; aclaraciones S1, S2 y S14
rule-moirai-turn = En solitario: el turno de la Moira
    .text =
        Después de cada uno de tus turnos, la Moira descubre una carta y hace lo siguiente:
        - **Mover:** Va al lugar que indica la carta. No puede quedarse donde está ni ir adonde estás tú; si una carta lo indica, se descarta y se descubre la siguiente. Cuando el mazo se agota, se baraja el descarte para formar uno nuevo.
        - **Cuota de escuela:** Paga 1 moneda en tus escuelas si la tiene, igual que tú en las suyas.
        - **Ficha de lugar:** Lanza una moneda. Si sale cara, se queda con la ficha; si sale cruz, toma su bonificación. Cuando ya ha reclamado la ficha de Laberinto de Viajes, deja la ficha de lugar en el tablero incluso si sale cara, sin tomar su bonificación.
        - **Objetos:** Toma lo que da la carta en su nivel. Un seguidor o una escuela va al lugar donde está; si allí no cabe, tú eliges un lugar libre. No toma un seguidor o una escuela si no le quedan, si no hay ningún lugar libre o si ya ha reclamado la ficha de Laberinto de Seguidores o la de Escuelas. No toma una carta de sabiduría si ya ha desbloqueado las tres o si ya ha reclamado la ficha de Laberinto de Aprendizaje. Las monedas las toma siempre; las cartas de argumento, mientras queden.
        Si al empezar su turno ya cumplía la condición de una ficha de Laberinto, reclama esa ficha en lugar de los objetos. Reclama una por turno, en este orden: Seguidores, Escuelas, Aprendizaje, Viajes, Debate.
    .place = Manual, p. 15; aclaraciones S3 a S7 y S13
rule-moirai-cards = En solitario: las cartas de la Moira
    .text = Hay una carta para cada uno de los 21 lugares. Según el nivel, da seguidores, escuelas, cartas de sabiduría, monedas o cartas de argumento. Cuando la Moira tiene tres fichas de Laberinto, solo usa una carta especial, que tiene dos caras y a la que se da la vuelta cada turno. La primera cara, Victoria sin Alas, avanza el reloj de arena; la otra, Herodes Ático, le da 3 cartas de Sofisma y 1 de Silogismo (2 en el nivel Sophia). Si no puede ir al lugar que indica, se queda donde está y no recibe nada. Los dos títulos vienen del juego publicado; lo que dan las cartas es nuestro.
    .place = Manual, p. 15; aclaración S7
rule-moirai-debate = En solitario: cómo debate y puja la Moira
    .text =
        Las subastas y los debates solo los abres tú, nunca la Moira. En una subasta pujas primero. La Moira puja el número (de 0 a 6) de una carta de Sofisma del mazo elegida al azar, pero nunca más monedas de las que tiene. Si gana Cronos, devuelve el reloj de arena al principio, salvo que tenga tres fichas de Laberinto.
        Sus argumentos forman un montón boca abajo; las cartas nuevas se ponen debajo. Tú juegas la primera carta de todos los debates, también del debate final. La Moira responde con la primera carta, empezando por arriba, que vence a la tuya. Si no hay ninguna, juega la primera que empata con ella. Si tampoco la hay, juega su primer Sofisma o, si no tiene ninguno, la carta superior. Cuando abre, también juega su primer Sofisma o, si no tiene ninguno, la carta superior. Mientras sigas en el debate, solo pasa si no le quedan cartas. Una vez que has pasado, sigue añadiendo cartas hasta que su pila es más grande que la tuya.
        Antes del debate final compra todos los Silogismos que puede, y un Sofisma si le sobra una moneda. Si no quedan Silogismos, compra Sofismas.
    .place = Manual, p. 15; aclaraciones S8 a S12 y S15
rule-never = Una partida que no termina
    .text = Después de 150 rondas, el reloj de arena pasa por sí solo al 146 a. C. y la partida termina como siempre. Si entonces nadie tiene tres fichas de Laberinto, nadie gana. El manual no tiene una regla así. La mayoría de las partidas duran unas treinta rondas. La más larga que hemos medido, de la máquina en solitario contra la Moira, duró 147.
    .place = Aclaración R44
