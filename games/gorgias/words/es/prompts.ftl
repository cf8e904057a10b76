# What the player has to decide. The text of a task follows a ping: "@Malia: prepara tu discurso".

prompt-over = La partida ha terminado.
prompt-wait = Espera a { $name }.
prompt-watch = Ambas partes colocan sus grupos.
prompt-opening = Tira los cinco dados. Tu discurso necesita Conocimiento, Conducta y Gobierno.
# $topics: the one, or "neither a nor b"; $count: how many they are. $left: how many rolls the player has left.
prompt-removing = { $count ->
    [one] Tus dados no cubren { $topics }, así que retira uno.
   *[other] Tus dados no cubren { $topics }, así que retira uno.
} { rolls-left }
prompt-rerolling-missing = { $count ->
    [one] Tus dados no cubren { $topics }. Elige qué dados vuelves a tirar.
   *[other] Tus dados no cubren { $topics }. Elige qué dados vuelves a tirar.
} { rolls-left }
prompt-rerolling = Tus dados cubren los tres temas. Plántate o elige qué dados vuelves a tirar. { rolls-left }
rolls-left = { $left ->
    [0] No te quedan tiradas.
    [one] Te queda 1 tirada.
   *[other] Te quedan { $left } tiradas.
}
prompt-capturing = Has ganado una pirámide { $pyramid }, pero en la reserva común no queda ninguna. Toma en su lugar una { $size } de otro color.
prompt-ready = Has terminado. Espera a { $name } o cambia tu disposición.
prompt-card = Elige qué pones en la carta { $card }. Grupos que quedan: { $dice }.
prompt-colours = Elige los colores de la carta { $card }: { $stance }.
prompt-placed = Todos tus grupos están colocados. Pulsa “{ verb-ready }” o vuelve a empezar.

task-statement = prepara tu discurso
task-arranging = coloca tus grupos
task-capturing = toma una pirámide de la reserva común

## Asked once more

caution-leave-to-chance = El resto de tus tiradas se hace automáticamente. No se puede deshacer.
caution-arrange-for-me = Todo lo que no has colocado se coloca al azar y das tu disposición por terminada. No la ves antes.
