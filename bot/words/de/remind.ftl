# Reminders, and the daily digest.

# $task: "du bist am Zug"; $ends: "in 5 Minuten"
remind-one = { $who }, { $task } ({ $game }). Die Bedenkzeit endet { $ends }. [Zum Tisch]({ $url })
# Several choose at once; nobody may learn who has chosen.
remind-several = { $who }: { $task } ({ $game }). Die Bedenkzeit endet { $ends }. Wenn du schon gewählt hast, musst du nichts mehr tun. [Zum Tisch]({ $url })
remind-direct = **{ $game }** (Tisch { $match }): { $task }. Die Bedenkzeit endet { $ends }.
remind-next = Du bist wahrscheinlich gleich dran: { $game } ([Tisch { $match }]({ $url })).
remind-next-ping = { $who }: Du bist wahrscheinlich gleich dran: { $game } ([Tisch { $match }]({ $url })).
remind-open = Zum Tisch
remind-digest = { $count ->
    [one] Guten Morgen! Ein Tisch wartet auf dich.
   *[other] Guten Morgen! { $count } Tische warten auf dich.
}
remind-digest-line = [{ $game }, Tisch { $match }]({ $url }): { $task }
remind-digest-more = { $count ->
    [one] Noch ein Tisch wartet auf dich; `{ COMMAND("games", "mine") }` listet alle auf.
   *[other] Noch { $count } weitere Tische warten auf dich; `{ COMMAND("games", "mine") }` listet alle auf.
}
# $tables: a list of the two messages below
remind-digest-others = Außerdem spielst du hier, bist aber nicht am Zug: { $tables }.
remind-digest-table = { $game } (Tisch { $match })
remind-digest-rest = { $count ->
    [one] ein weiterer Tisch
   *[other] { $count } weitere Tische
}
