# $task: "te toca"; $ends: "en 5 minutos"
remind-one = { $who }, { $task } en { $game }. El tiempo se acaba { $ends }. [Ir a la mesa]({ $url })
remind-several = { $who }: { $task } en { $game }. El tiempo se acaba { $ends }. Si ya has elegido, no tienes que hacer nada más. [Ir a la mesa]({ $url })
remind-direct = **{ $game }** (mesa { $match }): { $task }. El tiempo se acaba { $ends }.
remind-next = En { $game } probablemente te toca después ([mesa { $match }]({ $url })).
remind-next-ping = { $who }: en { $game } probablemente te toca después ([mesa { $match }]({ $url })).
remind-open = Ir a la mesa
remind-digest = { $count ->
    [one] ¡Buenos días! Te espera una mesa.
   *[other] ¡Buenos días! Te esperan { $count } mesas.
}
remind-digest-line = [{ $game }, mesa { $match }]({ $url }): { $task }
remind-digest-more = { $count ->
    [one] Te espera una mesa más; `{ COMMAND("games", "mine") }` las muestra todas.
   *[other] Te esperan { $count } mesas más; `{ COMMAND("games", "mine") }` las muestra todas.
}
remind-digest-others = También juegas en { $tables }, pero allí no te toca.
remind-digest-table = { $game } (mesa { $match })
remind-digest-rest = { $count ->
    [one] una mesa más
   *[other] { $count } mesas más
}
