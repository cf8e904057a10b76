# Why something could not be done, and what to do instead.

error-busy = I'm too busy to do that right now. Nothing has changed; please try again.
error-illegal = You can't do that now. Nothing has changed; `/hand` shows what you can do.
error-unknown-game = This game is no longer installed here, so you can't do anything at its tables.
error-database = I can't reach my database, so nothing was saved. Please try again in a moment.
error-uncertain = My database failed while saving this, so it may or may not have been saved. Once it's back, the board will show which; for a vote, use `/ostrakon receipt`.
error-slow-form = That took too long, so I couldn't open the form. Nothing was saved. Please try again.
error-damaged = My stored data is damaged, so I can't read or save this. Nothing has changed. Please tell the bot's owner.
error-unexpected = Something went wrong on my side. You haven't lost anything. If it happens again, please give the bot's owner this number: `{ $number }`
error-unknown-id = This button belongs to another version of the bot. `/hand` shows your seat, and `/board` shows the table.
error-too-long = That's longer than Discord allows ({ $most } characters). Nothing has changed.
error-old-command = This command has changed since your Discord loaded it. Reload Discord (Ctrl+R) and try again.

refused-paused = This game is paused, so nobody can play. `/table resume` asks the others to resume it.
refused-suspended = I can't reach this server properly right now, so all clocks have stopped. Play goes on by itself as soon as I can.
refused-is-paused = This game is already paused.
refused-not-paused = This game isn't paused.
refused-same-clock = This table already uses that clock.
refused-question-open = The table is already voting on something. Answer that question first, or wait until it's withdrawn.
refused-question-settled = This question is already settled, so your answer wasn't counted.
refused-not-yours-to-withdraw = Only the player who asked this question, or the host, can withdraw it.
refused-not-asked = This question is for the other players.
refused-no-person = This seat is empty. Use `/table join` to take it.
refused-seat-taken = Someone else has taken this seat.
refused-no-seat = There's no seat for you at this table.
refused-undo-nothing = You haven't done anything you could take back.
refused-undo-gone = That move has already been taken back.
refused-undo-draw = You can't take that back: something has been drawn or rolled since, and nobody can forget it.
refused-undo-reveal = You can't take that back: something has been revealed since, and nobody can forget it.
refused-reading-log = I'm still preparing a record for you. Wait until you have it, then try again.
refused-undo-often = { $most ->
    [one] One move has been taken back at this table, which is the limit.
   *[other] { $most } moves have been taken back at this table, which is the limit.
}
refused-undo-asks = Other players have seen this move, so they have to agree. Ask them with `/table undo`.
refused-full = All seats at this table are taken.
refused-already-in = You already have a seat at this table.
refused-not-host = Only the host of this table, { $host }, can do that.
refused-not-host-or-moderator = Only the host, { $host }, or someone with Manage Messages in its channel can end this game.
refused-too-few = { $least ->
    [one] You need at least one player to start; there are { $seated } so far.
   *[other] You need at least { $least } players to start; there are { $seated } so far.
}
refused-too-many = { $most ->
    [one] This game is for one player; { $seated } have a seat.
   *[other] This game takes at most { $most } players; { $seated } have a seat.
}
refused-too-many-yours = { $count ->
    [one] You're already hosting an open table here, which is the limit. Finish or end it first.
   *[other] You're already hosting { $count } open tables here, which is the limit. Finish or end one first.
}
refused-too-many-here = { $count ->
    [one] This server already has one open table, which is the limit. Someone with Manage Server can change that with `/admin setup`.
   *[other] This server already has { $count } open tables, which is the limit. Someone with Manage Server can change that with `/admin setup`.
}
refused-not-lobby = This game has already begun.
refused-no-spectators = This game doesn't allow spectators.
refused-not-your-record = You didn't play in this game, so you can't export its record. `/table log` and `/table replay` show what was public.
refused-not-over = This game isn't over yet.
refused-not-started = This game hasn't begun yet. Its host presses Start when everyone is there.
refused-unknown-match = There's no such table here. `/games mine` lists yours.
refused-unknown-seat = There's no such seat at this table.
refused-not-seated = You don't have a seat at this table. You can see what is public on its board.
refused-no-computer = There's no computer player at this table.
refused-bad-level = Computers play at three levels: easy, medium and hard.
refused-bad-options = These options don't work together. Nothing has changed.
refused-over = This table is closed, so you can't change anything.
refused-stale = That button is out of date. `/hand` shows what you can do now.
# $words: why a typed value was not accepted
refused-typed = { $words }
refused-resign-instead = The game has begun, so you can't just leave. Use `/table resign` to give up your seat.
refused-other = You can't do that now. Nothing has changed.
refused-vote-unknown = There's no such vote here. `/ostrakon list` shows this server's votes.
refused-vote-late = This vote is closed, so your vote wasn't counted. `/ostrakon result` shows how it ended.
refused-vote-void = This vote has been voided, so you can't vote in it any more.
refused-vote-paused = This vote is paused, so your vote wasn't recorded. `/ostrakon status` shows why. You can vote once a moderator resumes it.
refused-vote-edited = This vote was edited after you got that button, and its answers may mean something else now. Your vote wasn't recorded. `/ostrakon status` shows the vote as it is.
refused-vote-paused-already = This vote is paused already. Nothing has changed.
refused-vote-not-paused = This vote isn't paused. Nothing has changed.
refused-vote-not-later = A vote can only be extended: choose a time after its closing time. Use `/ostrakon close` to close it early. Nothing has changed.
refused-vote-extended-far = A vote can close at most { $days } days from now. Nothing has changed.
refused-vote-has-ballots = Someone has voted, so this vote can't be edited any more. To ask something else, void it with `/ostrakon void` and open another.
refused-vote-unedited = That's what the vote says already. Nothing has changed.
refused-vote-reminder-late = This vote closes so soon that I won't send any more reminders.
refused-vote-over = This vote has already ended. `/ostrakon result` shows how.
refused-vote-question = The question must have 1 to { $most } characters. No vote was opened.
refused-vote-answer = Each answer must have 1 to { $most } characters. No vote was opened.
refused-vote-answers-equal = Two answers are the same. Give them different ones. No vote was opened.
refused-vote-answers-number = This kind of vote needs { $least } to { $most } answers. No vote was opened.
refused-vote-most = Too many answers could be chosen or elected: at most { $most } in this vote. No vote was opened.
refused-vote-questions = A vote has 1 to { $most } questions. No vote was opened.
refused-vote-threshold = In this kind of vote, an answer can only win with the most votes. Leave out the option `threshold`. No vote was opened.
refused-vote-ballot = That isn't a possible answer in this vote. Your vote wasn't recorded. `/ostrakon status` shows the vote with its answers.
refused-vote-past = That closing time is in the past. No vote was opened.
refused-vote-far = A vote can stay open for at most { $days } days. No vote was opened.
refused-vote-numbers = The quorum and the days since joining must be whole numbers, 0 or more. No vote was opened.
