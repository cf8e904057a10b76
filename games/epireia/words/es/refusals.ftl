# Why an action was refused, and what to do instead.

refusal-over = La partida ha terminado.
refusal-not-active = Ahora no te toca decidir.
refusal-not-now = Ahora no puedes elegir “{ $action }”.
refusal-other = Ahora no puedes elegir “{ $action }”. Elige una de las acciones disponibles.
refusal-other-administrator = Ese Administrador ({ $other }) no es el tuyo. Usa el tuyo: { $own }.

refusal-league-full = Esa liga está completa. Únete a la otra.
refusal-city-taken = Alguien ya ha elegido esa ciudad. Elige otra.
refusal-administrator-taken = Alguien ya ha elegido ese Administrador. Elige otro.
refusal-not-of-your-city = Esa figura es de otra ciudad. Elige una de las tuyas.
refusal-chosen-already = Ya has elegido esa figura. Elige otra o espera al resto.

refusal-figure-in-play = Esa figura ya está en juego. Elige otra.
refusal-omen-price = No tienes 2 de ese recurso. Elige otra cosa.
refusal-omen-prestige = No tienes prestigio que perder. Paga 2 de un recurso.
refusal-no-action-left = No te quedan acciones. Usa tu Administrador si puedes, o termina tu fase de desarrollo.
refusal-actions-left = Todavía puedes pagar una acción, así que primero tienes que hacerla: { $actions }.
refusal-no-donations = El escenario no permite donar. Construye o produce algo.
refusal-donation-size = Dona de { $least } a { $most } de un recurso.
refusal-donation-least = El escenario exige donaciones de al menos 3. Dona más.
refusal-built-already = Ya tienes ese edificio. Elige otro.
refusal-unit-forbidden = El escenario no permite ahora esa unidad. Elige otra.
refusal-units-forbidden = El escenario no permite ahora ninguna unidad. Elige otra cosa.
refusal-pile-empty = Esa pila está vacía. Elige otra.
refusal-no-military-building = Para { $deck } necesitas { $building }. Primero construye ese edificio o produce fichas de nivel I.
refusal-cannot-donate = Solo tienes { $stock }. Dona menos.
refusal-wrong-price = Ese no es el precio actual de { $building }. Elige uno de los que se te ofrecen.
refusal-cannot-construct = Tienes { $stock }. No alcanza para { $building }. Elige otra cosa.
refusal-cannot-pay = Tienes { $stock }. No alcanza. Elige otra cosa.
refusal-no-charge = Todavía no puedes usar tu Administrador. Primero construye una Oficina.
refusal-no-charge-left = Ya no puedes usar tu Administrador: has gastado las tres Oficinas.
refusal-archon-used = Ya has usado al Arconte este turno.
refusal-merchant-used = El Mercader ya está esperando tu próxima negociación.
refusal-prestige-full = Tu prestigio ya está en el nivel más alto.
refusal-gift = El Trapecita te da 4 recursos, como máximo 2 de cada tipo.

refusal-not-your-figure = No tienes esa figura en juego. Mueve una de las tuyas.
refusal-moved-already = Esa figura ya se ha movido este turno. Mueve otra o termina tus movimientos.
refusal-no-moves-before = No tienes movimientos anteriores que repetir. Elige adónde van tus figuras.
refusal-there-already = Esa figura ya está allí. Envíala a otro sitio o déjala donde está.
refusal-no-sea-icon = { $figure } no tiene el icono de mar y no puede ir { $to }. Envía a una figura que lo tenga o elige un lugar que no sea de ultramar.
refusal-empire-closed = El escenario ha cerrado ese imperio. Elige otro lugar.
refusal-empire-taken = Tu liga ya tiene una figura en ese imperio, y solo puede haber una. Elige otro lugar.
refusal-storm = Una tormenta ha cerrado el mar esta ronda. Elige un lugar que no sea de ultramar.
refusal-no-cities-alone = En el modo solitario no puedes visitar ciudades griegas. Elige un imperio o un territorio.
refusal-city-played = Alguien juega con esa ciudad, así que no puedes atraerla. Elige otro lugar.
refusal-city-allied = Esa ciudad ya está en tu liga. Elige otro lugar.
refusal-city-visited = Ya tienes una figura en esa ciudad. Elige otro lugar.
refusal-truce = Durante los Juegos Olímpicos no se pueden visitar ciudades neutrales. Elige otro lugar.

refusal-wrong-slot = { $column } no tiene ningún espacio libre para esa ficha (la columna admite { $units }). Elige otra ficha o ve a otra columna.
refusal-no-such-token = No te quedan fichas de ese tipo por desplegar. Elige otra.
# A typed army. $units: the units that the column takes.
refusal-army-columns = { $front } tiene tres columnas. Sepáralas con dos barras.
refusal-army-slots = { $column } solo tiene dos espacios. Separa las columnas con una barra.
refusal-army-word = { $column }: escribe una fuerza, como 3, o II4 para una ficha de nivel II, o - para un espacio vacío; “{ $typed }” no lo es.
refusal-army-token = { $column } admite { $units }, y no te queda ninguna ficha así para “{ $typed }”.
refusal-figure-twice = Has puesto la misma figura en dos frentes. Elige otra para uno de ellos.
refusal-at-column = Ya estás en esa columna. Despliega en ella una ficha o ve a otra columna.
refusal-nothing-fits = Allí no cabe ninguna de tus fichas. Elige otra columna.
refusal-column-empty = Esta columna está vacía, así que no hay nada que retirar.
refusal-tokens-left = Todavía tienes fichas que caben. Despliégalas primero o deja que se desplieguen automáticamente.
refusal-nothing-to-place = No queda nada por desplegar. Pulsa “{ verb-army-ready }”.
refusal-fronts-without-figures = Todavía hay un frente sin figura. Pon una allí o deja que tus figuras se coloquen automáticamente.
refusal-not-your-general = Tu liga no tiene esa figura en juego. Elige una de las que se te ofrecen.
refusal-figure-placed = Esa figura ya está en un frente. Vacía los frentes para ponerla en otro.
refusal-front-taken = Ese frente ya tiene una figura. Elige otro o vacía los frentes.
refusal-fronts-empty = Todavía no hay figuras en los frentes.
refusal-last-column = Es la última columna del frente. Espera aquí o haz intervenir a tu figura.
refusal-placed-already = Tu ejército ya está desplegado así.
