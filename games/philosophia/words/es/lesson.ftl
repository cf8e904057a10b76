# The lesson: each message is a page. Its attributes say why a choice is not the right one.

lesson-aim = ¿Cuál es la mente más brillante de Grecia? Consigue tres **fichas de Laberinto** antes de que el reloj de arena llegue al 146 a. C. Cada una de estas cosas te da una: nueve seguidores en el tablero, cuatro escuelas, todas las fichas de lugar de un color, tres debates ganados, tres cartas de sabiduría, tres Favores del oráculo. Quienes tienen tres fichas se enfrentan en un **debate final**, y quien lo gana, gana la partida.

lesson-move = Juegas con Heráclito y empiezas en Éfeso. En tu turno **mueves** y después haces una **acción**. Ve a cualquier lugar libre, por lejos que esté; lo único que no puedes hacer es quedarte donde estás. Ve al oráculo de Delfos.
    .sparta = Esparta también tiene una ficha, pero es una de las cuatro de las Ciudades occidentales. En los oráculos solo hay tres, así que ese conjunto se completa antes.
    .acropolis = Eso está en la Acrópolis. Allí no hay fichas, y cada uno de sus cuatro círculos tiene una única acción, la suya. A este vendrás más adelante a buscar argumentos.

lesson-token = Ahora la bonificación de la ficha está a la vista. Toma la **bonificación**, y la ficha sigue ahí para la próxima visita; o quédate con la **ficha**, y ya nadie recibe la bonificación. Reunir todas las fichas de un color es una de las formas de ganar una ficha de Laberinto; se llama **Viajes**. Solo hay tres fichas de Oráculo, así que quédate con esta.
    .bonus = Una moneda siempre viene bien. Pero entonces Aspasia podría venir y quedarse con la ficha, y ya no conseguirías las tres.

lesson-follower = Ahora, tu acción. Otra vía para ganar una ficha de Laberinto es tener nueve seguidores en nueve lugares distintos; se llama **Seguidores**. Un seguidor solo cuesta la acción, y en un mismo lugar puede haber seguidores de varias personas. Deja aquí tu primer seguidor.
    .tutor = Ganarías 1 moneda, más 1 por cada carta de sabiduría que tuvieras desbloqueada. Hazlo cuando necesites monedas para un constructor (2) o para estudiar (4).
    .oracle = Mirarías las cartas de Delfos y te quedarías una. Puedes hacerlo una vez en cada oráculo, y en otra visita te servirá igual.

lesson-school = Aspasia ha ido a por argumentos; pronto verás para qué sirven. Tú has seguido hasta Dodona y te has quedado con tu segunda ficha de Oráculo. Cuatro **escuelas** también dan una ficha de Laberinto; cada una cuesta un constructor. Tienes uno, así que construye aquí.
    .builder = Así se consigue otro constructor, por 2 monedas. Pero el que tienes está ocioso: úsalo primero.
    .follower = Es gratis, y un paso más hacia los nueve. Pero en un lugar solo cabe una escuela: construye la tuya antes de que se adelante alguien. Para tu seguidor siempre habrá sitio.

lesson-observe = Las escuelas se quedan. Entrar en un lugar con una escuela ajena cuesta 1 moneda, si la tienes, y la recibe quien la construyó: tú pagarías en Tebas; Aspasia, en Dodona. Has venido a la Acrópolis a **observar los debates**. En un debate cuenta el número de cartas, así que toma dos.
    .syllogism = Un Silogismo vence a cualquier Sofisma y a algunos Silogismos, pero solo recibes uno. Ya tienes uno, así que primero llena tu mano.

lesson-debate = Esto es un **debate público**, y no puedes negarte. En cada ronda, quien juega la mejor carta añade las dos a su pila; si las cartas empatan, cada una va a la pila de quien la ha jugado. Al final gana la pila más grande. Dos cartas de Sofisma siempre empatan, y cualquier Silogismo vence a un Sofisma. Responde con tu Silogismo, el Dilema destructivo.
    .sophistry = Sofisma contra Sofisma es empate: una carta para cada pila. Guardarías tu Silogismo, pero no tomarías ventaja.
    .pass = Su carta iría a su propia pila y tú quedarías fuera sin nada en la tuya, así que ganaría Aspasia. Pasa cuando prefieras guardar tus cartas; las que no juegas se quedan en tu mano.

lesson-lead = Las dos cartas están en tu pila. Se abre por turnos, así que ahora te toca a ti. Si pasas, quedas fuera del todo, y tu rival puede añadir las cartas que le queden en la mano. En caso de empate gana quien desafió, y esa es Aspasia. Abre con Tu Quoque.
    .pass = Tienes dos cartas en tu pila. Si a Aspasia le quedan dos, las añadirá y ganará el empate. Nunca se ve cuántas cartas tiene el resto.

lesson-travel = Lo demás fueron empates, así que has mantenido la ventaja. Tres **fichas de debate ganado** dan una ficha de Laberinto; también tú puedes iniciar debates en el teatro de Dioniso. Las cartas jugadas ya han vuelto a sus mazos. Es tu turno: ve a por la última ficha de Oráculo.
    .acropolis = Allí podrías avanzar el reloj de arena, pero todavía no tienes ninguna ficha de Laberinto. Mientras tanto, Aspasia podría quedarse con la última ficha de Oráculo, y entonces nadie completaría el conjunto.
    .thebes = Pagarías 1 moneda por la escuela de Aspasia, y podrías tomar el constructor que muestra la ficha. Merece una visita en otro momento; ahora necesitas una ficha de Oráculo.

lesson-collect = Tres de tres: es todo lo que necesitas para Viajes. Pero la ficha de Laberinto no viene sola. **Reclamar una ficha de Laberinto** es una acción como cualquier otra. Da una sola ficha cada vez y no puede hacerse en la Acrópolis. Hazla ahora.
    .follower = Eso puede esperar. Hasta que la reclames, puedes perder lo que has reunido. Una vez que tienes una ficha de Laberinto, es tuya para siempre.
    .oracle = Esa sería tu acción, y la ficha de Laberinto tendría que esperar un turno. A por la carta puedes volver.

lesson-end = Es la primera de las tres; cada vía da una sola ficha. Cualquiera puede avanzar el reloj de arena, pero hacen falta tres fichas para llevarlo al 146 a. C., y con eso termina la partida. Si solo una persona tiene tres fichas, gana. Si no, todas las que tienen tres compran argumentos (Sofisma, 1 moneda; Silogismo, 2) y pasan al **debate final**. Guarda monedas y cartas para entonces, aunque hasta ese momento evites los debates.

lesson-more = Hay más: estudiar en los templos, sofistas que desplazan seguidores, cartas de oráculo, subastas en honor de Atenea y tu **Petición olímpica** secreta. Es una séptima vía: cúmplela, y una sola acción te da todas las fichas que te falten. `{ COMMAND("play") }` abre una mesa, en la que también puede ocupar asientos la máquina; `{ COMMAND("rules") }` lo explica todo.

# The players of the lesson; the reader's own name takes the place of the first wherever it is known.
lesson-name-diotima = Diotima
lesson-name-aspasia = Aspasia
