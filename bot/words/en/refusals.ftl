# Why something couldn't be done, and what to do instead.

error-busy = Too many people want something from me at once. Nothing has changed; please try again in a moment.
error-illegal = You can't do that now. Nothing has changed; `{ COMMAND("hand") }` shows what you can do.
error-unknown-game = This game is no longer installed here, so you can't do anything at its tables.
error-database = I can't reach my database, so nothing was saved. Please try again in a moment.
error-uncertain = My database failed while I was saving this, so it may or may not have been saved. Once the database is back, check the board; for a vote, use `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = That took too long, so I couldn't open the form. Nothing was saved. Please try again.
error-damaged = My stored data is damaged, so I can't read or save this. Nothing has changed. Please tell the bot's owner.
error-unexpected = Something went wrong on my end. You haven't lost anything. If it happens again, please give the bot's owner this number: `{ $number }`
error-unknown-id = This button belongs to another version of the bot. `{ COMMAND("hand") }` shows your seat, `{ COMMAND("board") }` the table, and `{ COMMAND("ostrakon", "list") }` this server's votes.
error-too-long = That's longer than Discord allows ({ $most } characters). Nothing has changed.
error-old-command = This command has changed since your Discord loaded it. Reload Discord (Ctrl+R) and try again.

refused-paused = This game is paused, so nobody can play. `{ COMMAND("table", "resume") }` asks the others to resume it.
refused-suspended = I'm having trouble reaching this server, so all clocks are stopped. The game will resume automatically.
refused-is-paused = This game is already paused.
refused-not-paused = This game isn't paused.
refused-same-clock = This table already uses that clock.
refused-question-open = The table is already voting on another question. Settle that one first, or wait until it's withdrawn.
refused-question-settled = This question has already been settled, so your answer wasn't counted.
refused-not-yours-to-withdraw = Only the host or the player who asked this question can withdraw it.
refused-not-asked = This question is for the other players.
refused-choose-first = You haven't made your own choice yet, and they may have made theirs long ago. Choose first, then ask about their seat.
refused-no-person = This seat is empty. Use `{ COMMAND("table", "join") }` to take it.
refused-seat-taken = Someone else has taken this seat.
refused-seat-asked = You've just asked the players of this table for a seat. You can ask them again in ten minutes.
refused-no-seat = There's no seat you can take at this table.
refused-undo-nothing = There's nothing you can take back.
refused-undo-gone = That move has already been taken back.
refused-undo-draw = You can't take that back: something has been drawn or rolled since, and nobody can unsee it.
refused-undo-reveal = You can't take that back: something has been revealed since, and nobody can unsee it.
refused-reading-log = I'm still preparing a record for you. Wait until you have it, then try again.
refused-undo-often = { $most ->
    [one] One move has already been taken back at this table, and that's the limit.
   *[other] { $most } moves have already been taken back at this table, and that's the limit.
}
refused-changed-often = You've made too many changes for now. Finish your choice as it is; you can make changes again once the game moves on.
refused-undo-asks = Other players have seen this move, so they have to agree. Ask them with `{ COMMAND("table", "undo") }`.
refused-full = All seats at this table are taken.
refused-already-in = You already have a seat at this table.
refused-not-host = Only the host of this table, { $host }, can do that.
refused-not-host-or-moderator = Only the host ({ $host }) or someone with Manage Messages in the table's channel can end this game.
refused-too-few = { $least ->
    [one] You need at least one player to start; there are { $seated } so far.
   *[other] You need at least { $least } players to start; there are { $seated } so far.
}
refused-too-many = { $most ->
    [one] This game is for one player; { $seated } have a seat.
   *[other] This game takes at most { $most } players; { $seated } have a seat.
}
refused-too-many-yours = { $count ->
    [one] You're already hosting an open table here, and that's the limit. Finish or end it first.
   *[other] You're already hosting { $count } open tables here, and that's the limit. Finish one, or end it early.
}
refused-too-many-here = { $count ->
    [one] This server already has one open table, and that's the limit. Someone with Manage Server can change that with `{ COMMAND("admin", "setup") }`.
   *[other] This server already has { $count } open tables, and that's the limit. Someone with Manage Server can change that with `{ COMMAND("admin", "setup") }`.
}
refused-not-lobby = This game has already begun.
refused-no-spectators = This game doesn't allow spectators.
refused-not-your-record = You didn't play in this game, so you can't export its record. `{ COMMAND("table", "log") }` and `{ COMMAND("table", "replay") }` show what was public.
refused-not-over = This game isn't over yet.
refused-not-started = This game hasn't begun yet. The host can press Start once everyone is here.
refused-unknown-match = There's no such table here. `{ COMMAND("games", "mine") }` lists yours.
refused-unknown-seat = There's no such seat at this table.
refused-not-seated = You don't have a seat at this table. The board shows everything that's public.
refused-no-computer = There's no computer player at this table.
refused-bad-level = Computer players have three levels: easy, medium and hard.
refused-bad-options = These options don't work together. Nothing has changed.
refused-over = This table is closed, so nothing can be changed.
refused-stale = That button is out of date. `{ COMMAND("hand") }` shows what you can do now.
# $words: why a typed value was not accepted
refused-typed = { $words }
refused-resign-instead = The game has begun, so you can't just leave. Use `{ COMMAND("table", "resign") }` to give up your seat.
refused-other = You can't do that now. Nothing has changed.
refused-vote-unknown = There's no such vote here. `{ COMMAND("ostrakon", "list") }` shows this server's votes.
refused-vote-late = This vote is closed, so your vote wasn't counted. `{ COMMAND("ostrakon", "result") }` shows how it ended.
refused-vote-void = This vote has been voided, so you can no longer vote in it.
refused-vote-paused = This vote is paused, so your vote wasn't recorded. `{ COMMAND("ostrakon", "status") }` shows why. You can vote once a moderator resumes it.
refused-vote-was-paused = This vote was paused when you pressed the button, so your vote wasn't recorded. It's open again now, so please vote again.
refused-vote-edited = This vote has been edited since you got that button, and its answers may mean something else now. Your vote wasn't recorded. `{ COMMAND("ostrakon", "status") }` shows the vote as it is now.
refused-vote-paused-already = This vote is already paused. Nothing has changed.
refused-vote-changed-often = This vote has been changed { $most } times, and can't be changed any more. You can still close or void it.
refused-vote-not-paused = This vote isn't paused. Nothing has changed.
refused-vote-not-later = A vote can only be extended: choose a time after its closing time. A duration such as `3d 12h` counts from now. Use `{ COMMAND("ostrakon", "close") }` to close it early. Nothing has changed.
refused-vote-extended-far = A vote can close at most { $days } days from now. Nothing has changed.
refused-vote-has-ballots = Someone has already voted, so this vote can no longer be edited. To ask something else, void it with `{ COMMAND("ostrakon", "void") }` and open another.
refused-vote-edit-hidden = This vote doesn't show how many people have voted, so it can't be edited: that would tell you whether anyone has. To ask something else, void it with `{ COMMAND("ostrakon", "void") }` and open another.
refused-vote-unedited = The vote already says that. Nothing has changed.
refused-vote-reminder-late = This vote closes so soon that I'm not sending any more reminders.
refused-vote-over = This vote has already ended. `{ COMMAND("ostrakon", "result") }` shows how.
# Before what is wrong with one of several questions.
refused-in-question = Question { $place }: { $why }
refused-vote-question = Each question must have 1 to { $most } characters.
refused-vote-answer = Each answer must have 1 to { $most } characters.
refused-vote-answers-equal = Two answers are the same. Give different ones.
refused-vote-answers-number = { $least ->
    [3] This kind of question needs { $least } to { $most } answers. If there are only two, use white and black stones.
   *[other] This kind of question needs { $least } to { $most } answers.
}
# $kind: "ranked", or another kind of question
refused-vote-most = { $kind ->
    [ranked] At most { $most } of these answers can be elected, because there have to be more answers than places.
   *[other] Voters can choose at most { $most } answers to this question.
}
refused-vote-questions = A vote has 1 to { $most } questions.
refused-vote-long = The questions and answers are too long for one message. Together they can have at most { $most } characters.
refused-vote-alone = An ostracism must be the only question, because only the moderators are told its result. Remove the ostracism or the other questions.
refused-vote-threshold = You can only change what an answer needs to win if every question uses white and black stones or multiple choice. Choose "{ vote-draft-threshold-most }" in the menu, or remove the other kinds of questions.
refused-vote-time = I can't read that closing time. Type it like `tomorrow 20:00`, `Friday 18:00`, `in 3 days`, `3d 12h` or `2026-12-24 18:00`.
refused-vote-start = I can't read that start. Type it like `tomorrow 20:00`, `Friday 18:00`, `in 3 days` or `2026-12-24 18:00`, or leave it blank.
refused-vote-start-past = That start is in the past. Choose a later one, or leave it blank to open the vote yourself.
refused-vote-start-far = A vote can be scheduled at most { $days } days ahead.
refused-vote-order = This vote would close before it opens. Choose a later closing time or an earlier start.
# $typed: what was typed
refused-vote-zone = I don't know the time zone "{ $typed }". Type a large city in your zone, such as Athens.
refused-vote-quorum = I can't read how many people must vote for a valid result. Type a number such as 50 or a share from 1% to 100%, or leave it blank for no minimum.
refused-vote-joined = The number of days since joining must be a whole number, such as 30. Leave the field blank to set no minimum.
refused-vote-account = The minimum account age must be a whole number of days, such as 30. Leave the field blank to set no minimum.
refused-vote-stated = The number of people entitled to vote must be a whole number, such as 120. Leave the field blank if you don't know it.
refused-vote-entitled = The result depends on how many people are entitled to vote, and Discord doesn't tell me. Please give the number.
refused-vote-naming-off = In this server, an ostracism can't name just any member. Type a list of names, or ask someone who manages the server to allow it with `{ COMMAND("admin", "setup") }`.
refused-vote-roles = You can choose at most { $most } roles.
refused-vote-draft-gone = This draft no longer exists: it was discarded, or you didn't change it for a day. Use `{ COMMAND("ostrakon", "open") }` to prepare another vote.
# $vote: the number of the vote
refused-vote-draft-open = This draft is now vote { $vote }. `{ COMMAND("ostrakon", "status") }` shows it.
refused-vote-draft-changed = This draft has changed since you opened it. Here is the current version; please check it again.
refused-vote-scheduled = A server can have at most { $most } scheduled votes at once.
refused-vote-ballot = That isn't a possible answer in this vote. Your vote wasn't recorded. `{ COMMAND("ostrakon", "status") }` shows the vote with its answers.
refused-vote-past = That closing time is in the past.
refused-vote-far = A vote can stay open for at most { $days } days.
refused-vote-quorum-most = The quorum can be at most { $most }.
refused-vote-quorum-stated = The quorum can't be higher than the number of people entitled to vote, which you gave as { $stated }.
refused-vote-stated-range = The number of people entitled to vote must be from 1 to { $most }.
refused-vote-days-most = You can require at most { $days } days since joining or since creating the account.
