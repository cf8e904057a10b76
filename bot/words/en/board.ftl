# The board of a table and its history: the log, the replay, and the threads.

## Seats and players

level-easy = easy
level-middle = medium
level-hard = hard
# $shape: the symbol of the seat
seat-line = { $shape } { $name }
seat-computer = { $player } (computer, { $level })
# The name of a seat in which nobody sits.
seat-vacant = Seat { $number }
seat-choice = { $number }: { $name }

## The board

board-title =
    ### { $game }
    { $headline }
# $since: "6 seconds ago"
board-one = Waiting for **{ $player }**, whose turn began { $since }.
# Several choose at once; nobody may learn who has chosen. $names: all who were asked.
board-all = Waiting for { $names } to choose.
board-many = { $count ->
    [one] Waiting for 1 more choice from { $names } (who has already chosen stays secret).
   *[other] Waiting for { $count } more choices from { $names } (who has already chosen stays secret).
}
# The same where everybody may see who has chosen.
board-many-open = { $count ->
    [one] Waiting for 1 more choice from { $names }.
   *[other] Waiting for { $count } more choices from { $names }.
}
# Above the last lines of the log.
board-since = **What just happened**
board-score = { $player }: { $score }
# $task: "it's your turn"
board-ping = { $who }: { $task }.
board-over = **The game is over.** { $result }
board-ended = **The game ended early.**
board-ended-by = **{ $name } ended the game.**
board-resigned = **{ $name } resigned, so the game is over.**
board-winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
}
board-reason = Reason: { $reason }
board-cancelled = **This table was closed before the game began.**
# $commitment: a code of many characters, published before the game
board-chance = -# Fingerprint of all rolls and draws: { $commitment } (use it to check them after the game)
board-chance-opened = -# Fingerprint of all rolls and draws: { $commitment } · secret { $secret } (check them with `{ COMMAND("table", "verify") }`)
board-seat = My seat
board-rules = Rules
board-log = Log
# In place of a picture that could not be drawn.
board-no-picture = *{ $alt }*
# $since: "5 minutes ago"
board-paused = **Paused { $since }.** All clocks are stopped, and nobody can play until the game resumes (`{ COMMAND("table", "resume") }`).
board-suspended = **Paused { $since }**, because I'm having trouble reaching this server. All clocks are stopped; the game will resume automatically.
# $until: "in 5 hours"
board-until = Time runs out { $until } ({ $clock }).
board-latest = Time runs out { $until } at the latest ({ $clock }). Press "My seat" to see your own deadline.
board-limit = Time runs out { $until } (a limit set by the rules).
board-vacant = { $player } is empty. The game is waiting for someone to take this seat.
board-gone = { $player } left the server.
board-agreed = **The players agreed to end the game.**
board-sit = Take this seat
board-again = Play again

## The log

log-by-clock = ⏳ { $name } ran out of time, so the game chose for them.
log-taken-back = { $count ->
    [one] ↩ { $name } took back a move.
   *[other] ↩ { $name } asked to take back { $count } moves, and the others agreed.
}
# $line: the line above; $gone: lines of the log
log-taken-back-what = { $line } Removed: { $gone }
log-title = ### { $game }: log
log-page = Page { $page } (page 1 is the newest)
log-chapter = **{ $chapter }**
log-empty = Nothing has happened yet.
log-empty-page = There's nothing on this page.
log-chance = Fingerprint of the secret behind every roll and draw: { $commitment }. It was published before the game so that anyone can check the rolls and draws afterwards.
log-chance-opened = The secret behind every roll and draw: { $secret }. `{ COMMAND("table", "verify") }` checks them.
# Only the reader sees this line.
log-private = { $line } *(only you)*
# After the game, a line that only one player saw.
log-told = Only { $name } saw this: { $line }
log-newer = Newer
log-older = Older
log-jump = Go to page…
log-jump-title = Go to page
log-jump-to = Page
log-jump-how = Page 1 is the newest
log-no-page = This log doesn't have a page with that number.

## The replay

replay-title =
    ### { $game }: replay
    { $headline }
replay-step-everybody = Step { $step } of { $steps }, as everyone saw it
replay-step-of = Step { $step } of { $steps }, as { $name } saw it
replay-chapter = **{ $chapter }**
replay-opening = The game began.
replay-unheard = This step isn't visible in this view.
replay-first = First
replay-back = Previous step
replay-previous-round = Previous round
replay-next-round = Next round
replay-jump = Go to step…
replay-forward = Next step
replay-last = Last
replay-menu = Whose view?
replay-as-everybody = What everyone saw
replay-as = What { $name } saw
replay-jump-title = Go to step
replay-jump-to = Step
replay-jump-how = 0 is the beginning; too large a number takes you to the end
replay-no-number = Enter a whole number, such as 12.

## The page that replays a game in a browser
page-title = { $game }: replay
page-step = Step { $step } of { $steps }
page-for-all = This is the complete game, including everything that was hidden.
page-for-seat = This is the game so far, as { $name } sees it.
page-for-public = This is the game so far, as everyone sees it.
page-fewer = To keep this file small, not every step has its own picture.
page-older-picture = The picture shows an earlier step.
page-needs-script = This page needs JavaScript. Please turn it on in your browser.
page-score = { $name }: { $score }
page-hand = { $name }: { $hand }

## Threads

thread-name = { $game } · table { $match }
# $names: the players of a team
room-name = { $game } · table { $match } · { $names }
room-opened = { $who }, you're on the same side in { $game }. This thread is just for you; the other players can't see it.
room-none-here = Players on the same side in { $game } normally get a private thread. Only text channels can have those, so there won't be one here.
room-parted = You're no longer on the same side in { $game }, so I'm closing this thread.

## Where a board cannot be shown

trouble-gone = This table's channel or thread was deleted. To show the table in another channel, use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` there.
trouble-forbidden = I can no longer post in this table's channel. Restore my permissions, or use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in another channel.
trouble-locked = This table's thread is locked. Ask someone with Manage Threads to unlock it, or use `{ COMMAND("board") } { option-public }:True { option-table }:{ $match }` in another channel.
trouble-rejected = Discord is rejecting this table's message, so the board is out of date. Your choices still count. Use `{ COMMAND("board") } { option-table }:{ $match }` to see the current position.
trouble-removed = I was removed from the server that table { $match } is in. If I'm invited back, the table will reappear where it was.
trouble-away = The server that table { $match } is in is unavailable on Discord right now. The table will be back as soon as the server is.
trouble-later = I can't post messages for table { $match } right now. I'll update the board as soon as I can.
