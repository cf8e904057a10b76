## Questions to all players

question-asked =
    ### Una pregunta a la mesa
    { $question }
question-vote = { $player }: { $choice }
question-awaited = Falta la respuesta de { $who }
question-withdraw = Retirar
question-pause = { $name } quiere pausar la partida.
question-resume = { $name } quiere reanudar la partida.
question-clock = { $name } quiere cambiar el reloj a: { $clock }.
question-undo = { $count ->
    [one] { $name } quiere deshacer la última jugada.
   *[other] { $name } quiere deshacer las últimas { $count } jugadas, hasta la suya incluida.
}
question-undo-what = { $question } Quedaría anulado: { $gone }
question-seat = { $name } quiere ocupar el asiento de { $player }, que ahora juega la máquina.
question-vacant = { $name } quiere ocupar el asiento libre de { $player }.
question-absent = { $player } se ha quedado sin tiempo dos veces seguidas. ¿Qué hacemos con este asiento?
question-empty = Nadie ha ocupado el asiento de { $player }, y la partida lo está esperando. ¿Qué hacemos con este asiento?
question-asked-seat = { $name } pregunta qué hacer con el asiento de { $player }.
question-asked-player = { $name } pregunta qué hacer con el asiento de { $player }. { $player } sigue aquí y tiene que aceptar: si pulsa Esperar, no cambia nada.
question-left = { $player } ya no está en el servidor. ¿Qué hacemos con este asiento?
question-said-yes = { $question } De acuerdo.
question-said-no = { $question } { $name } ha dicho que no.
question-overtaken = { $question } Ya no es posible: la partida ha seguido adelante.
question-decided-wait = La mesa espera a { $player }.
question-decided-computer = La máquina juega por { $player }, que puede recuperar el asiento en cualquier momento.
question-decided-person = El asiento de { $player } queda libre para otra persona.
question-choice-yes = Sí
question-choice-no = No
question-choice-wait = Esperar
question-choice-computer = Máquina
question-choice-person = Otra persona
question-choice-end = Terminar la partida
question-choice-withdrawn = retirada

## Answers

done-clock = El reloj de esta mesa: { $clock }.
done-undo = Deshecho.
done-undo-what = Deshecho: { $gone }
done-sit = Ya tienes un asiento en { $game }. Usa `{ COMMAND("hand") }` para verlo.
done-vote = Tu respuesta: { $choice }. Puedes cambiarla hasta que haya respondido toda la mesa.
done-pause = En pausa.
done-resume = Reanudada.
done-question-yes = De acuerdo.
done-question-no = La mesa no se ha puesto de acuerdo, así que no ha cambiado nada.
done-question-withdrawn = Retirada.
done-question-overtaken = Ya no es posible: la partida ha seguido adelante.
done-question-end = La mesa ha acordado terminar la partida.
done-asked = Se lo he preguntado a la mesa: { $question }
done-resign = Has abandonado { $game } (mesa { $match }).
done-end = La partida de { $game } (mesa { $match }) ha terminado.
done-leave = Has salido de { $game } (mesa { $match }).
done-cancel = Has cerrado la mesa { $match } ({ $game }).
done-export = Este es el registro completo de esta partida de { $game }. Abre el archivo HTML en un navegador para repasarla.
done-export-yours = Este es el registro de esta partida de { $game } hasta ahora, con todo lo que puedes saber hasta que termine. Abre el archivo HTML en un navegador para repasarla.
done-verified = { $count ->
    [one] He repetido el único paso registrado de esta partida, y lleva a la posición guardada. Todo está en orden.
   *[other] He repetido los { $count } pasos registrados de esta partida, y llevan a la posición guardada. Todo está en orden.
}
done-fair = { $count ->
    [one] La única tirada o sorteo de esta partida se deriva de su secreto, `{ $secret }`. La huella de ese secreto, `{ $commitment }`, se mostró al abrir la mesa. Compárala con la que viste entonces. Cualquiera puede verificar por su cuenta el registro exportado con `python -m games verify`.
   *[other] Las { $count } tiradas y sorteos de esta partida se derivan de su secreto, `{ $secret }`. La huella de ese secreto, `{ $commitment }`, se mostró al abrir la mesa. Compárala con la que viste entonces. Cualquiera puede verificar por su cuenta el registro exportado con `python -m games verify`.
}
done-fair-none = En esta partida no hubo tiradas ni sorteos.
done-verified-running = He repetido los pasos registrados de esta partida, y llevan a la posición guardada. Todo está en orden. Cuando termine la partida, podrás verificar también las tiradas y los sorteos.
done-broken-running = Los pasos registrados de esta partida no llevan a la posición guardada. Avisa a quien administra el bot.
done-broken = Al repetir el paso { $record } de esta partida, el resultado no coincide con el guardado. Avisa a quien administra el bot.

## Confirmations

confirm-resign =
    ### ¿Abandonar { $game }?
    La máquina ocupará tu asiento. En una partida de dos jugadores, si abandonas, la partida termina.
confirm-end =
    ### ¿Terminar { $game } para todo el mundo?
    El tablero dirá que la has terminado tú. No se puede deshacer.
confirm-vote-end =
    ### ¿Votar por terminar la partida?
    Si el resto acepta, { $game } termina para todo el mundo. No se puede deshacer.
confirm-leave =
    ### ¿Salir de { $game }?
    Tu asiento quedará libre para otra persona.
confirm-cancel =
    ### ¿Cerrar esta mesa de { $game }?
    Todo el mundo perderá su asiento.
confirm-kept = No ha cambiado nada.
confirm-yes-resign = Abandonar
confirm-yes-end = Terminar la partida
confirm-yes-leave = Salir
confirm-yes-cancel = Cerrar la mesa
confirm-no-resign = Seguir jugando
confirm-no-end = No terminarla
confirm-no-leave = Quedarme
confirm-no-cancel = Dejarla abierta

## Lists of tables

games-mine = ### Tus mesas
games-server = ### Mesas de este servidor
games-none-mine = No tienes un asiento en ninguna mesa. `{ COMMAND("play") }` abre una.
games-none-server = Aquí no hay mesas abiertas. `{ COMMAND("play") }` abre una.
games-asked = **{ $link }**: { $task }.
games-lobby = { $link }: faltan jugadores ({ $taken } de { $seats } asientos ocupados)
games-waiting = { $link }: { $headline }. { $turn }
games-over = { $link }: { $result }
games-link = [{ $game } · mesa { $match }]({ $url })
games-label = { $game } · mesa { $match }
games-join = Unirse a { $game } · mesa { $match }
games-page = Página { $page } de { $pages }
games-which =
    ### ¿Qué mesa?
    Tienes asiento en más de una.
games-which-menu = Mesa
games-with = con { $names }
games-alone = sin nadie más
games-none-yours = Aquí no tienes un asiento en ninguna mesa. `{ COMMAND("play") }` abre una mesa, y `{ COMMAND("games", "mine") }` muestra las tuyas.
games-none-here = No hay ninguna mesa en este canal. `{ COMMAND("games", "mine") }` muestra las tuyas, y `{ COMMAND("games", "server") }`, las de este servidor.
games-several = ¿Qué mesa? Elige una con la opción `{ option-table }`: { $tables }.
