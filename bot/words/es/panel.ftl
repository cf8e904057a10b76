panel-title = ### { $game } · tu asiento: { $player }
panel-waiting = No te toca. { $turn }
panel-note = > { $note }
panel-more = { $verb }…
panel-verbs = ¿Qué quieres hacer?
panel-field = { $verb }: { $question }
panel-span = { $verb }: de { $first } a { $last }
panel-picked = { $verb }: { $picked }
panel-page = { $text } · página { $page } de { $pages }
panel-earlier = Página anterior
panel-later = Página siguiente
panel-back = Atrás
panel-top = Volver al principio
panel-refresh = Actualizar
panel-typed = { $label }…
panel-take-back = Deshacer
panel-details = Detalles
panel-since = **Desde tu última jugada**
panel-as-of = -# Panel actualizado { $at }. El tablero siempre está al día.
since-more = { $count ->
    [one] -# … y una cosa más (mira el registro)
   *[other] -# … y { $count } cosas más (mira el registro)
}
panel-standing = **Tus órdenes permanentes**
panel-cancel-order = Anular una orden permanente

## Notes at the top of a panel

note-chosen = Anotado: { $action }.
note-not-together = No puedes elegir esas cosas a la vez.
note-stale = Ese botón ya no vale. Esto es lo que puedes hacer ahora.
note-stale-over = Ese botón ya no vale: la partida ha terminado.
note-stale-waiting = Ese botón ya no vale: ya no te toca.

## Forms

# A button below what is wrong with a form: it opens the form again, filled in as it was.
form-correct = Corregir
form-number = un número entero
form-not-a-number = { $label }: hace falta un número entero, y “{ $typed }” no lo es. No ha cambiado nada.
form-empty = { $label }: el campo está vacío. No ha cambiado nada.
form-too-long = { $label }: el máximo es de { $most } caracteres, y has escrito { $length }. No ha cambiado nada.
form-wrong = { $label }: { $why }. No ha cambiado nada.
form-one = { $label }: elige una sola opción. No ha cambiado nada.
form-several = { $label }: elige { $least ->
    [one] al menos una opción
   *[other] al menos { $least } opciones
} y como máximo { $most }, cada una una sola vez. No ha cambiado nada.
form-no-choice = { $label }: “{ $typed }” no está entre las opciones. No ha cambiado nada.
form-choices = { $label } ({ $choices })
form-choice = { $number } { $label }
form-too-many = { $count ->
    [one] Aquí solo puedes escribir un valor. No ha cambiado nada.
   *[other] Aquí puedes escribir como máximo { $count } valores, separados por |. No ha cambiado nada.
}

## /act

act-needs-text = Esta acción necesita texto: { $fields }. Escríbelo en la opción `{ option-text }` y, si son varios valores, sepáralos con |. Para elegir algo, escribe su número; si son varios números, sepáralos con comas.
act-unclear = Lo que has escrito no corresponde a ninguna acción, o corresponde a más de una. Elige una de las sugerencias que aparecen al escribir o usa `{ COMMAND("hand") }`.
