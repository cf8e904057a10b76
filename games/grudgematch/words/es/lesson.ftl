# The lesson: the text of each page, and why an action is the wrong one.

lesson-1 = Fútbol con filósofos. Juegas con **Alemania** y marcas cuando el balón pasa de la fila 15 en la columna E, F o G. Voltaire juega con **Francia** y marca más allá de la fila 1. El reloj es el **mazo**: cuando hay que robar una carta y no queda ninguna, gana el equipo con más goles.
lesson-2 = En tu turno **corres**, **disparas** y **robas**. Has sacado un 3 y un 4, así que un filósofo puede correr hasta 3 casillas y otro hasta 4. Cada uno tiene un palo y solo usa cartas de ese palo, así que mira tu mano. ¿Quién corre hacia el balón, que está en G8?
    .husserl = Llegaría, pero no tienes corazones. Ni siquiera junto al balón podría dispararlo.
    .kant = Tienes un diamante para él, pero con cuatro casillas no llega. Solo puede disparar un filósofo que esté junto al balón.
lesson-3 = Una carrera puede doblar esquinas, pero no va en diagonal ni pasa por encima del balón o de otro filósofo. Para disparar, Hegel tiene que acabar **junto** al balón, en una de las ocho casillas que lo rodean; para disparar valen también las esquinas. ¿Adónde?
    .too-far = E8 está a dos columnas del balón, demasiado lejos para disparar. Hegel necesita una casilla que toque G8, aunque solo sea por una esquina.
lesson-4 = Dejas el 3 sin usar y disparas. El balón va recto en una de ocho direcciones, por encima de todos y con **todo el valor** de la carta, salvo que lo detengan el borde o un filósofo. Al norte de G8 hay siete casillas; el octavo paso es la portería. ¿Qué carta?
    .too-low = Cuatro casillas al norte está G12: no hay gol, y Sartre queda justo al lado. Desde aquí, un 4 es un pase, no un disparo a puerta.
lesson-5 = Sartre ha hecho un **bloqueo**. Cuando el balón en movimiento llega por primera vez a una casilla junto a un filósofo, él puede detenerlo con una carta de su palo. En la primera casilla del balón, la carta tiene que igualar todo el valor del disparo; en cada casilla siguiente le basta con un punto menos. G10 era la segunda casilla, así que contra tu 9 ha bastado un 8. Hegel vuelve a estar junto al balón. Sigue disparando mientras tengas cartas, o déjalo.
    .wasted = Desde G10 necesitas un 6 para marcar. Si disparas hacia el norte, pierdes el 4, y el balón acaba en G14, junto a Descartes. Las cartas que no juegas se quedan en tu mano.
lesson-6 = Has robado hasta tener cinco cartas, y ahora dispara Voltaire: su 10 llega justo a tu portería. Antes de que se mueva el balón, un rival que esté junto a él puede hacer una **entrada**: con una carta de su palo que valga al menos tanto como el disparo, el balón no se mueve. Hegel está allí, y tienes una jota. Con una figura se tiran dados: uno con una jota, uno más 2 con una reina, dos con un rey.
    .too-low = Una jota vale 6 como mucho, y necesitas 10. Perderías la carta, y el balón seguiría su camino. Guárdala para un disparo más débil.
lesson-7 = Has dejado pasar el balón también junto a Hegel en G9, donde un bloqueo todavía necesitaba 10. Era su **única ocasión**: la primera casilla del recorrido que está junto a él. Ahora depende de Nietzsche, tu portero, y en G3 el precio ha bajado a 4.
    .too-high = Eso detendría el balón, pero también lo hace cualquier trébol de 4 o más. Un 10 es además un disparo largo, y quizá quieras uno pronto.
    .pass = No se le vuelve a preguntar, y detrás de él no hay nadie. El balón entraría en tu portería.
lesson-8 = ¡Parado! Y ningún francés estaba lo bastante cerca para volver a disparar. Nietzsche está junto al balón, y su 10 lo llevaría al norte hasta G13. Se corre antes de disparar, así que alguien puede estar esperándolo allí. Has elegido a Hegel y el 4. ¿Dónde debe ponerse?
    .too-far = El balón se parará en G13. Está a dos casillas de G11, así que Hegel solo podría mirarlo.
lesson-9 = Un pase largo que nadie ha bloqueado. Hegel habría podido: puedes bloquear tus propios disparos, solo que no con el que dispara. Se te pregunta únicamente si lo pides con una orden permanente. Ahora has elegido su 4: dos casillas hasta la fila 15, y el tercer paso es la portería. ¿Hacia dónde?
    .corner = Después de E15, el siguiente paso en esa dirección sería la columna D, al lado de la portería, así que el balón se pararía allí en el borde. Un disparo en diagonal tiene que salir del campo por E, F o G.
lesson-10 = Uno a cero: la entrada era demasiado baja. Un gol termina el turno. Los dos equipos roban hasta tener cinco cartas, y después cada uno puede hacer una cosa, tú primero. Normalmente las cartas solo salen de tu mano cuando las juegas, y no tienes ninguna para Nietzsche ni para Husserl.
    .run = Es útil cuando alguien está lejos de donde lo necesitas. Pero no te da ninguna carta, y sin un trébol tu portero no puede bloquear.
    .nothing = Puedes, pero a tu mano le seguirán faltando dos palos, y hasta el próximo gol no podrás volver a cambiar una carta.
lesson-11 = Un cuarto diamante; Kant no se quejará. Hemos dejado fuera el descanso (el comodín), el balón que se para sobre un filósofo (su equipo lo coloca a su lado), los autogoles, los empates y las **faltas**, que son opcionales. `{ COMMAND("play") }` abre una mesa, en la que la máquina puede ocupar el otro asiento. `{ COMMAND("rules") }` lo explica todo.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-you = Aprendiz
lesson-name-voltaire = Voltaire
