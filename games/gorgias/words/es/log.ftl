# The log: a sentence or two for each event, in the present tense.

log-round-began = Empieza la ronda { $round }; { $name } tira primero.
log-rolled = Tirada { $roll }: { $name } saca { $rolled }.
log-rerolled = Tirada { $roll }: { $name } conserva { $kept } y saca { $rolled }.
log-missing = { $count ->
    [one] Falta { $topics }.
   *[other] Faltan { $topics }.
}
log-die-removed = { $name } retira { $die } y conserva { $dice }.
log-stated = { $name } termina su discurso: { $dice }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
log-stated-incomplete = { $count ->
    [one] { $name } termina su discurso, que no cubre { $topics }: { $dice }.
   *[other] { $name } termina su discurso, que no cubre { $topics }: { $dice }.
}
log-arranged = Terminas tu disposición.
log-reconsidered = Vuelves a cambiar tu disposición.
log-arranged-by-chance = Los grupos que no habías colocado se colocan al azar.
log-revealed = Se revelan las dos disposiciones de la ronda { $round }.
# A card of the debate in one line; one of the next three sentences follows.
log-card = Carta { $card }: { $first } ({ $mine }) contra { $second } ({ $theirs }).
log-card-took = { $name } toma { $pyramids }.
log-card-nothing = { $name } no recibe nada, porque en la reserva común no quedan pirámides del tamaño correspondiente.
log-card-tied = Nadie captura nada.
log-captured = { $name } toma una pirámide { $pyramid }, porque no queda ninguna { $wanted }.
log-ended = Termina la partida. { $scores }.
log-ended-stock = La reserva común está vacía, así que termina la partida. { $scores }.
log-ended-no-capture = Con estos discursos nadie podría capturar nada, así que termina la partida. { $scores }.
player-points = { $name }: { $points }
