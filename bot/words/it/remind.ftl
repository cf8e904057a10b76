# Reminders, and the daily digest.

remind-one = { $who }, { $task } ({ $game }). Il tempo scade { $ends }. [Vai al tavolo]({ $url })
# Several choose at once; nobody may learn who has chosen.
remind-several = { $who }: { $task } ({ $game }). Il tempo scade { $ends }. Se hai già scelto, non devi fare altro. [Vai al tavolo]({ $url })
remind-direct = **{ $game }** (tavolo { $match }): { $task }. Il tempo scade { $ends }.
remind-next = Probabilmente fra poco toccherà a te: { $game } ([tavolo { $match }]({ $url })).
remind-next-ping = { $who }: probabilmente fra poco toccherà a te: { $game } ([tavolo { $match }]({ $url })).
remind-open = Vai al tavolo
remind-digest = { $count ->
    [one] Buongiorno! C'è un tavolo che ti attende.
   *[other] Buongiorno! Ci sono { $count } tavoli che ti attendono.
}
remind-digest-line = [{ $game }, tavolo { $match }]({ $url }): { $task }
remind-digest-more = { $count ->
    [one] Ti attende un altro tavolo; `{ COMMAND("games", "mine") }` li elenca tutti.
   *[other] Ti attendono altri { $count } tavoli; `{ COMMAND("games", "mine") }` li elenca tutti.
}
remind-digest-others = Giochi anche qui, ma non tocca a te: { $tables }.
remind-digest-table = { $game } (tavolo { $match })
remind-digest-rest = { $count ->
    [one] un altro tavolo
   *[other] altri { $count } tavoli
}
