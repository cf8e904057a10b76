# Why an action was refused, and what to do instead.

refusal-over = La partida ha terminado, así que no queda nada que hacer.
refusal-ready-wait = Has terminado. Espera a { $name } o cambia tu disposición.
refusal-not-your-turn = No te toca. Espera a { $name }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
refusal-topic-missing = { $count ->
    [one] Todavía no puedes plantarte: tus dados no cubren { $topics }.
   *[other] Todavía no puedes plantarte: tus dados no cubren { $topics }.
} Vuelve a tirar al menos un dado.
refusal-may-stop = Tus dados ya cubren los tres temas. Plántate o elige qué dados vuelves a tirar.
refusal-no-card-to-spare = Necesitas para tus grupos todas las cartas que quedan, así que no puedes dejar vacía esta. Elige un grupo para ella.
refusal-dice-not-placed = Coloca cada uno de tus dados en una sola carta y deja vacías las demás.
refusal-colours-missing = Elige los colores de todos tus grupos.
refusal-pyramid-used-twice = Solo tienes una pirámide de cada tamaño y color, y has usado una de ellas dos veces. Elige otro color para uno de los dos grupos.
refusal-nothing-placed = Todavía no has colocado nada. Elige un grupo para la carta 1.
refusal-no-layout-before = Todavía no ha habido ningún debate, así que no hay disposición que repetir. Elige un grupo para la carta 1.
refusal-placed-already = Ya has colocado grupos. Vuelve a empezar para colocarlos como la última vez.

refusal-rolling-is-over = Los dos discursos están terminados. Ahora coloca tus grupos.
refusal-rolling-while-taking = En esta ronda ya no puedes tirar más. Toma una pirámide de la reserva común.
refusal-roll-first = Primero tira los cinco dados.
refusal-remove-first = Falta un tema. Primero retira uno de estos dados: { $dice }.
refusal-reroll-others = Tus dados muestran { $dice }. Elige al menos uno de ellos para volver a tirarlo.
refusal-rolled-already = Ya has tirado los cinco dados. Elige cuáles vuelves a tirar.
refusal-nothing-to-remove = Ahora no tienes que retirar ningún dado. Elige qué dados vuelves a tirar.

refusal-ready = Has terminado. Para cambiar algo, primero pulsa “{ verb-reconsider }”.
refusal-not-ready = No has terminado tu disposición, así que todavía puedes cambiarla.
refusal-not-arranging = Ahora no puedes colocar grupos. Elige una de las acciones disponibles.
refusal-face-not-left = No te queda ningún { $die } por colocar. Elige uno de estos: { $dice }.
refusal-no-such-group = Ninguno de tus dados pide ese grupo. Elige uno de estos: { $dice }.
refusal-colours-not-left = En esos tamaños no te quedan esos colores. Elige una de las combinaciones disponibles.
refusal-colours-first = Primero elige los colores de la carta { $card }.
refusal-all-placed = Todos tus grupos están colocados. Pulsa “{ verb-ready }” o vuelve a empezar.
refusal-group-first = Primero elige un grupo para la carta { $card }.

refusal-nothing-to-take = Ahora no tienes nada que tomar de la reserva común. Elige una de las acciones disponibles.
refusal-not-in-stock = En la reserva común no quedan pirámides de este tipo: { $pyramid }. Elige una de las que se ofrecen.
