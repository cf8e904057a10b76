# Reminders, and the daily digest.

# $task: "it's your turn"; $ends: "in 5 minutes"
remind-one = { $who }, { $task } in { $game }. Time runs out { $ends }. [Go to the table]({ $url })
# Several choose at once; nobody may learn who has chosen.
remind-several = { $who }: { $task } in { $game }. Time runs out { $ends }. If you've already chosen, you can ignore this. [Go to the table]({ $url })
remind-direct = **{ $game }** (table { $match }): { $task }. Time runs out { $ends }.
remind-next = You're probably next in { $game } ([table { $match }]({ $url })).
remind-next-ping = { $who }: you're probably next in { $game } ([table { $match }]({ $url })).
remind-open = Go to the table
remind-digest = { $count ->
    [one] Good morning! One table is waiting for you.
   *[other] Good morning! { $count } tables are waiting for you.
}
remind-digest-line = [{ $game }, table { $match }]({ $url }): { $task }
remind-digest-more = { $count ->
    [one] One more table is waiting for you; `{ COMMAND("games", "mine") }` lists them all.
   *[other] { $count } more tables are waiting for you; `{ COMMAND("games", "mine") }` lists them all.
}
# $tables: a list of the two messages below
remind-digest-others = You're also playing { $tables }, but it isn't your turn there.
remind-digest-table = { $game } (table { $match })
remind-digest-rest = { $count ->
    [one] one more table
   *[other] { $count } more tables
}
