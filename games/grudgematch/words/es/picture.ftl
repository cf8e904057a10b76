# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-doing = { $phase ->
    [sides] { $name } debe elegir equipo
    [lineup] { $name } debe alinear
    [ball] { $name } coloca el balón
    [release] { $name } libera a uno
    [run] { $name } debe correr
    [bonus_run] { $name } debe correr
    [kick] { $name } puede disparar
    [foul] { $name }: ¿falta?
    [tackle] { $name } puede entrar
    [block] { $name } puede bloquear
   *[bonus] { $name }: bonificación
}
picture-game = Grudgematch
picture-surnames = Se escriben los apellidos
# Above or below a penalty box.
picture-penalty = Castigo
picture-half = { $half ->
    [1] 1.er tiempo
    [2] 2.º tiempo
   *[other] Prórroga
}
# $landing: "8 casillas, hasta F11", "a la portería".
picture-aimed = Al { $way }: { $landing }
picture-picked = Apunta con { $card }
picture-kick = { $philosopher } dispara al { $way }, valor { $value }
picture-last = { $end ->
    [goal] ¡Gol de { $philosopher }!
    [tackled] Entrada a { $philosopher }
    [blocked] Disparo de { $philosopher }, bloqueado
    [sent_off] { $philosopher }, expulsado
    [edge] Disparo de { $philosopher } hasta el borde: { $moved ->
        [one] 1 casilla
       *[other] { $moved } casillas
    }
   *[other] Disparo de { $philosopher }: { $moved ->
        [one] 1 casilla
       *[other] { $moved } casillas
    }
}
picture-longer = El apellido más largo juega con Alemania
picture-no-kick = Todavía sin disparos en este turno
picture-set-up = Los equipos se alinean

# Titles of a finished match.
picture-won = Victoria de { $name }
picture-shared = Victoria compartida

# The picture of the end. $reason: why the match was over; shown when no goal decided it.
picture-title = Philosophy Grudgematch
picture-goals = { $goals ->
    [one] { $team }, 1 gol
   *[other] { $team }, { $goals } goles
}
picture-deciding = { $own ->
    [yes] { $philosopher } marcó un autogol desde { $space } con { $card }.
   *[no] { $philosopher } marcó el gol decisivo desde { $space } con { $card }.
}
picture-ended = { $reason ->
    [french] El mazo se ha agotado por segunda vez: con empate gana Francia.
    [stall] No se ha jugado ninguna carta durante demasiado tiempo.
    [limit] El partido ha llegado al límite de turnos.
   *[other] Se ha agotado el mazo.
}

# The alt texts. $doing: who decides what, as a clause; $score: "Alemania 1, Francia 0".
alt-surnames = El campo vacío. Se decide quién juega con Alemania.
alt = { $score }, { $half }: { $doing }. { $ball }
alt-end = { $name } gana: { $score }.
alt-end-shared = El partido ha terminado, y la victoria es compartida: { $score }.
alt-over = El campo después del partido: { $score }. { $ball }
