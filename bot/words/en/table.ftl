# Questions to all players of a table, confirmations, answers to /table, and lists of tables.

## Questions to all players

# $question: one of the questions below
question-asked =
    ### A question for the table
    { $question }
question-vote = { $player }: { $choice }
question-awaited = Still to answer: { $who }
question-withdraw = Withdraw
question-pause = { $name } would like to pause the game.
question-resume = { $name } would like to resume the game.
question-clock = { $name } would like to change the clock to: { $clock }.
question-undo = { $count ->
    [one] { $name } would like to take back the last move.
   *[other] { $name } would like to take back the last { $count } moves, back to and including their own.
}
question-undo-what = { $question } This would be removed: { $gone }
question-seat = { $name } would like to take over { $player }'s seat, which a computer is playing.
question-vacant = { $name } would like to take { $player }'s empty seat.
question-absent = { $player } has run out of time twice in a row. What should happen to this seat?
question-empty = Nobody has taken { $player }'s seat, and the game is waiting for someone to take it. What should happen to this seat?
question-asked-seat = { $name } is asking what should happen to { $player }'s seat.
# $player is present and can object.
question-asked-player = { $name } is asking what should happen to { $player }'s seat. { $player } is still here and has to agree: if they press Wait, nothing changes.
question-left = { $player } has left the server. What should happen to this seat?
question-said-yes = { $question } Agreed.
question-said-no = { $question } { $name } said no.
question-overtaken = { $question } That's no longer possible: the game has moved on.
question-decided-wait = The table is waiting for { $player }.
question-decided-computer = A computer is playing for { $player }, who can take the seat back at any time.
question-decided-person = { $player }'s seat is now open to someone else.
question-choice-yes = Yes
question-choice-no = No
question-choice-wait = Wait
question-choice-computer = Computer
question-choice-person = Another person
question-choice-end = End the game
question-choice-withdrawn = withdrawn

## Answers

done-clock = This table's clock: { $clock }.
done-undo = Taken back.
# $gone: lines of the log
done-undo-what = Taken back: { $gone }
done-sit = You now have a seat in { $game }. Use `{ COMMAND("hand") }` to see it.
done-vote = Your answer: { $choice }. You can change it until everyone has answered.
done-pause = Paused.
done-resume = Resumed.
done-question-yes = Agreed.
done-question-no = The players didn't agree, so nothing has changed.
done-question-withdrawn = Withdrawn.
done-question-overtaken = That's no longer possible: the game has moved on.
done-question-end = The players agreed to end the game.
done-asked = I've asked the table: { $question }
done-resign = You resigned from { $game } (table { $match }).
done-end = { $game } (table { $match }) has ended.
done-leave = You left { $game } (table { $match }).
done-cancel = You closed the { $game } table (table { $match }).
done-export = Here's the complete record of this game of { $game }. Open the HTML file in a browser to replay it.
done-export-yours = Here's the record of this game of { $game } so far, with everything you're allowed to know until it's over. Open the HTML file in a browser to replay it.
done-verified = { $count ->
    [one] I replayed the one recorded step of this game, and it leads to the same position as the one stored. Everything checks out.
   *[other] I replayed all { $count } recorded steps of this game, and they lead to the same position as the one stored. Everything checks out.
}
done-fair = { $count ->
    [one] The only roll or draw in this game follows from its secret, `{ $secret }`. The fingerprint of that secret, `{ $commitment }`, was shown when the table was opened. Compare it with the one you saw then. You can check the exported record on any computer with `python -m games verify`.
   *[other] All { $count } rolls and draws in this game follow from its secret, `{ $secret }`. The fingerprint of that secret, `{ $commitment }`, was shown when the table was opened. Compare it with the one you saw then. You can check the exported record on any computer with `python -m games verify`.
}
done-fair-none = This game had no rolls or draws.
done-verified-running = I replayed the recorded steps of this game, and they lead to the same position as the one stored. Everything checks out. When the game is over, you can check the rolls and draws too.
done-broken-running = The recorded steps of this game don't lead to the stored position. Please tell the bot's owner.
done-broken = Replaying step { $record } of this game gives a different result from the stored one. Please tell the bot's owner.

## Confirmations

confirm-resign =
    ### Resign from { $game }?
    A computer will take over your seat. In a two-player game, resigning ends the game.
confirm-end =
    ### End { $game } for everyone?
    The board will say that you ended it. This can't be undone.
confirm-vote-end =
    ### Vote to end the game?
    If the others agree, { $game } ends for everyone. This can't be undone.
confirm-leave =
    ### Leave { $game }?
    Someone else will be able to take your seat.
confirm-cancel =
    ### Close this { $game } table?
    Everyone will lose their seat.
confirm-kept = Nothing has changed.
confirm-yes-resign = Resign
confirm-yes-end = End the game
confirm-yes-leave = Leave
confirm-yes-cancel = Close the table
confirm-no-resign = Keep playing
confirm-no-end = Don't end it
confirm-no-leave = Stay
confirm-no-cancel = Keep it open

## Lists of tables

games-mine = ### Your tables
games-server = ### Tables in this server
games-none-mine = You don't have a seat at any table. `{ COMMAND("play") }` opens one.
games-none-server = There are no open tables here. `{ COMMAND("play") }` opens one.
# $task: "it's your turn"
games-asked = **{ $link }**: { $task }.
games-lobby = { $link }: looking for players ({ $taken } of { $seats } seats taken)
# $turn: a sentence
games-waiting = { $link }: { $headline }. { $turn }
games-over = { $link }: { $result }
games-link = [{ $game } · table { $match }]({ $url })
games-label = { $game } · table { $match }
games-join = Join { $game } · table { $match }
games-page = Page { $page } of { $pages }
games-which =
    ### Which table?
    You have a seat at more than one.
games-which-menu = Table
games-with = with { $names }
games-alone = alone
games-none-yours = You don't have a seat at any table here. `{ COMMAND("play") }` opens a table, and `{ COMMAND("games", "mine") }` lists yours.
games-none-here = There's no table in this channel. `{ COMMAND("games", "mine") }` lists yours, and `{ COMMAND("games", "server") }` lists this server's.
games-several = Which table do you mean? Choose one with the `{ option-table }` option: { $tables }.
