# A server's secret votes.

vote-title =
    ### Ostrakon vote { $vote }
    { "" }**{ $question }**
# $at: a date; $left: "in 3 days"
vote-closes = Closes { $at } ({ $left }).
vote-who-everyone = Everyone here can vote.
vote-who-role = Anyone with the role { $role } can vote.
vote-who-days = { $count ->
    [one] Anyone who joined at least a day ago can vote.
   *[other] Anyone who joined at least { $count } days ago can vote.
}
vote-who-role-days = { $count ->
    [one] Anyone with the role { $role } who joined at least a day ago can vote.
   *[other] Anyone with the role { $role } who joined at least { $count } days ago can vote.
}
vote-quorum = { $count ->
    [one] The quorum is one vote.
   *[other] The quorum is { $count } votes.
}
vote-threshold-half = To win, an answer needs the votes of more than half of the voters.
vote-threshold-two_thirds = To win, an answer needs the votes of two thirds of the voters.
vote-changeable = You can change your vote until it closes.
vote-final = You can't change your vote once you've cast it.
vote-turnout = { $count ->
    [one] One person has voted so far.
   *[other] { $count } people have voted so far.
}
vote-secret = -# Only you will see the reply. It has a code that lets you check your vote once the vote has closed. Nobody sees the count before then.
# $at: when this hash was published
vote-published = -# Chain of votes, { $at }: `{ $code }`
vote-fingerprint = -# Fingerprint of the rules: `{ $code }`
vote-opened-by = Opened by { $name }, { $at }.
vote-where = [Go to the vote]({ $url })
vote-opened = Vote { $vote } is open: [go to the vote]({ $url })
vote-moved = -# This vote has moved: [go to the vote]({ $url })
vote-correct = Edit and try again
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
# Any other answer, such as Athens.
vote-answer = { $answer }
vote-answer-none = no answer
# $answers: Athens, Sparta
vote-answers = { $answers }
vote-answers-ranked = { $answers } (in this order)
# A further question on the same ballot.
vote-question = **{ $question }**

## What moderators change

# $since: "two hours ago"; $at: a date
vote-paused = **This vote is paused.** It was paused { $since }, and nobody can vote until a moderator resumes it. It was due to close { $at }; it will close later by as long as the pause lasts.
vote-change-paused = -# Paused by { $name }, { $at }. Reason: { $reason }
vote-change-resumed = -# Resumed by { $name }, { $at }. It now closes { $closes }.
vote-change-resumed-alone = -# Resumed { $at }, because a pause can't last longer than a week. It now closes { $closes }.
vote-change-extended = -# Extended by { $name }, { $at }. It now closes { $closes }. Reason: { $reason }
vote-change-edited = -# Edited by { $name }, { $at }, before anyone had voted. The rules had the fingerprint `{ $code }`.
vote-paused-done = Vote { $vote } is paused. Use `/ostrakon resume` to let people vote again.
vote-resumed-done = Vote { $vote } is open again. It now closes { $closes }.
vote-extended-done = Vote { $vote } now closes { $closes } ({ $left }).
vote-edited-done = Vote { $vote } was edited: [go to the vote]({ $url })
vote-announce-done = When vote { $vote } has ended, I'll announce the result in { $channel } too.
vote-announce-off = The result of vote { $vote } will only be posted where the vote is held.
vote-edit-title = Edit vote { $vote }
vote-edit-question = Question
vote-edit-answers = Answers, each on a line of its own
# $number: 2 for the second question of a ballot
vote-edit-block = Question { $number }
vote-edit-block-how = The question on the first line, then each answer on a line of its own

## My vote and reminders

vote-mine = My vote
vote-mine-none = You haven't voted in vote { $vote } yet.
vote-mine-cast =
    { "" }**Your vote in vote { $vote }: { $answer }**
    Your receipt: `{ $code }`
vote-key = -# Key: `{ $secret }`. With your code, it shows that your vote is in the published chain of votes.
vote-remind = Remind me before it closes
vote-remind-not = Don't remind me
# $at: a date; $left: "in 3 days"
vote-reminder-on = I'll send you a direct message { $at } ({ $left }), before vote { $vote } closes. To get it, you need to allow direct messages from this server.
vote-reminder-off = I won't remind you of vote { $vote }.
vote-reminder =
    Vote { $vote } closes { $left }: **{ $question }**
    { vote-where }
    -# You asked me to remind you. Everyone who asks gets this message, whether they've voted or not.

## How to vote

vote-how-stones = -# Press a stone to vote. The colour with more stones wins.
vote-how-choice = -# Choose one answer. The answer with the most votes wins.
vote-how-several = -# Choose up to { $count } answers. The answer with the most votes wins.
vote-how-ranked = { $count ->
    [one] -# Rank as many answers as you like, your favourite first. If no answer has more than half of the first choices, the answer with the fewest votes is taken out and its votes pass to the next choices, until one answer has enough.
   *[other] -# Rank as many answers as you like, your favourite first. { $count } answers will be elected by single transferable vote, counted by the rules of Scottish council elections.
}
vote-how-names = -# Write one name, as the Athenians did on their shards. Only the moderators are told the result, and I won't do anything to anyone.
vote-how-members = -# Write the name of one member, as the Athenians did on their shards. Nobody is pinged. Only the moderators are told the result, and I won't do anything to anyone.
vote-menu-member = Choose a member
vote-member-forgotten = someone who has deleted their data
vote-unname = Take my name off
vote-rename = Let others name me again
vote-name-off = Nobody can write your name in an ostracism from now on, in any server. Names that were written before this still count.
vote-name-on = Others can write your name in ostracisms again.
vote-menu-one = Choose an answer
vote-menu-several = Choose up to { $count } answers
vote-rank = Rank the answers
# $place: 1 for the favourite
vote-rank-next = { $place ->
    [1] **Which answer do you like best?**
   *[other] **Which answer is your choice number { $place }?** You can also stop here.
}
vote-rank-done = You've ranked every answer.
vote-menu-rank = Choose number { $place }
vote-ranked-so-far = **Your ranking so far:**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Cast this vote
vote-rank-back = Take back the last

## The reply to a vote

vote-receipt-recorded =
    { "" }**Recorded: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-receipt-changed =
    { "" }**Changed to: { $answer }**
    Your new receipt for vote { $vote }: `{ $code }`. The old one no longer counts.
vote-receipt-standing =
    { "" }**You've already voted for this: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-receipt-fixed =
    { "" }**You've already voted: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-keep-code = Keep this code. Once the vote has closed, you can check it with `/ostrakon receipt`. Until then, you can use that command to see the code again. After that, nobody can tell whose code it is.
vote-may-change = To change your vote before it closes, just vote again.
vote-may-not-change = You can't change your vote.

## The result

vote-result-title =
    ### Ostrakon vote { $vote }: the result
    { "" }**{ $question }**
vote-void = **This vote is void.** It can't be counted.
vote-verdict = **{ $verdict }**
# $share: 33.3
vote-count = { $answer }: **{ $count }** ({ $share }%)
vote-turnout-end = { $count ->
    [one] One person voted.
   *[other] { $count } people voted.
}
# $entitled: about how many members could vote; $share: 33.3
vote-turnout-share = { $count ->
    [one] One person voted, of about { $entitled } who could ({ $share }%).
   *[other] { $count } people voted, of about { $entitled } who could ({ $share }%).
}
# $turnout: 12 people voted.
vote-quorum-met = { $turnout } The quorum of { $quorum } was reached.
vote-quorum-missed = { $turnout } The quorum of { $quorum } wasn't reached.
vote-verdict-none = Nobody voted.
vote-verdict-quorum = The quorum of { $quorum } wasn't reached, so nothing is decided.
vote-verdict-even = { $count ->
    [one] A tie: one stone each.
   *[other] A tie: { $count } stones each.
}
vote-verdict-white = White wins, { $more } to { $less }: { $answer }
vote-verdict-black = Black wins, { $more } to { $less }: { $answer }
# $all: how many voters answered
vote-verdict-answer = { $answer } wins with { $count } of { $all } votes.
vote-verdict-tie = { $count ->
    [one] A tie with one vote each: { $answers }.
   *[other] A tie with { $count } votes each: { $answers }.
}
# $needed: how many votes were needed
vote-verdict-short = Nothing is decided: { $answer } has the most votes, { $count } of { $all }, but needed { $needed }.
vote-verdict-elected = Elected: { $answers }.
vote-verdict-named = { $count ->
    [one] Named most often: { $name }, once.
   *[other] Named most often: { $name }, { $count } times.
}
vote-verdict-named-tie = { $count ->
    [one] Named most often, once each: { $names }.
   *[other] Named most often, { $count } times each: { $names }.
}
vote-verdict-untold = The quorum was reached. Only the moderators can see the result, with `/ostrakon result`.
# $quota: how many votes elect an answer; $count: how many answers are elected
vote-quota = { $count ->
    [one] **The count.** One answer is elected; { $quota } votes are enough.
   *[other] **The count.** { $count } answers are elected; { $quota } votes are enough for each.
}
vote-stage-first = { $number }. The first choices are counted.
vote-stage-surplus = { $number }. { $answer } has more votes than needed: the { $votes } extra votes pass to the next choices.
vote-stage-excluded = { $number }. { $answer } has the fewest votes and is taken out: { $votes } votes pass to the next choices.
vote-stage-lot = -# A tie in every stage, decided by a lot that follows from the receipt codes.
vote-stage-elected = **Elected: { $answers }.**
vote-spoiled = { $count ->
    [one] One vote couldn't be read, because the database was damaged. It isn't counted.
   *[other] { $count } votes couldn't be read, because the database was damaged. They aren't counted.
}
vote-file = These files list the code of every receipt and how that person voted. If your code is there with your vote, your vote was counted.
vote-still-open = The vote closes { $left }.
vote-ended-time = Closed as scheduled, { $at }.
vote-ended-early = Closed early by { $name }, { $at }. Reason: { $reason }
vote-ended-lost = Void since { $at }: the bot's database was restored from a backup. Backups leave out the ballots of open votes, so that nobody can use a backup to find out who voted for what. To hold the vote again, use `/ostrakon open`.
vote-ended-void = Voided by { $name }, { $at }. Reason: { $reason }
vote-result-there = [Go to the result]({ $url })
vote-ended-seen = Vote { $vote } has ended: [go to the result]({ $url })
vote-ended-unseen = Vote { $vote } has ended, but I can no longer post where it was held. `/ostrakon result vote:{ $vote } public:True` shows the result in any channel.

## The picture of the result

vote-picture-title = Ostrakon vote { $vote }
vote-picture-quorum = No quorum
vote-picture-even = A tie
vote-picture-short = Not enough votes
vote-picture-white = White wins
vote-picture-black = Black wins
vote-picture-alt = Two heaps of pottery shards: { $whites } white for "{ $white }", { $blacks } black for "{ $black }".

## Lists

vote-link = [Vote { $vote }]({ $url })
vote-no-link = Vote { $vote }
vote-label = { $vote }: { $question }
vote-line-open = { $link }: { $question } Closes { $left }.
vote-line-closed = { $link }: { $question } { $verdict }
vote-line-paused = { $link }: { $question } Paused.
vote-line-void = { $link }: { $question } Void.
vote-list = ### Votes in this server
vote-none = There are no votes to show here. Use `/ostrakon open` to open one.
vote-none-running = There are no open votes here.
vote-which = Which vote do you mean? Choose one with the `vote` option: { $votes }.
vote-no-result-yet = This vote is still open; it closes { $left }. Nobody knows the count before then.

# $pages: how many pages there are
vote-archive = ### Past votes in this server · page { $page } of { $pages }
vote-archive-none = There are no past votes to show here.
vote-archive-newer = Newer
vote-archive-older = Older
# $kind: stones; $opened and $ended: dates; $turnout: 12 people voted.
vote-archive-line =
    { $link }: **{ $question }**
    { $kind }, { $opened } to { $ended }. { $verdict } { $turnout }
vote-void-short = Void.
vote-kind-stones = White and black stones
vote-kind-choice = Choice
vote-kind-ranked = Ranked choice
vote-kind-names = Ostracism
vote-kind-members = Ostracism

## Receipts

vote-own = ### Your votes in open votes
vote-own-line = Vote { $vote }: { $answer }, receipt `{ $code }`, key `{ $secret }`
vote-own-none = You haven't voted in any open vote. Once a vote has closed, nobody can tell who voted, not even me. To check a receipt from a closed vote, use the `code` option.
vote-bad-code = That isn't a receipt code. A code has twelve letters and digits, like `7K2M-9QTX-04HD`.
vote-code-counted = `{ $code }` was counted in vote { $vote }: { $answer }
vote-code-stands =
    `{ $code }` is your receipt for vote { $vote }: { $answer }
    It will be counted when the vote closes.
vote-code-unknown = `{ $code }` wasn't counted in any closed vote here, and it isn't your receipt for an open one. If you change your vote, you get a new code and the old one no longer counts.

## What is refused

vote-no-reason = Please give a reason; everyone will see it. Nothing has changed.
vote-extend-bad-time = I can't read that time. Give a time from now (`3d 12h`, `90m`) or a date in UTC (`2026-12-24 18:00`). Nothing has changed.
vote-announce-here = That's where the vote is held, and where its result will be posted anyway. Choose another channel.
vote-announce-permissions = I can't post in { $channel }. I need these permissions there: { $permissions }.
vote-bad-time = I can't read that closing time. Give a time from now (`3d 12h`, `90m`) or a date in UTC (`2026-12-24 18:00`). No vote was opened.
vote-bad-quorum = The quorum must be a whole number, such as 50. Leave it blank for none. No vote was opened.
vote-naming-off = In this server, an ostracism can't name just any member. Type a list of names, or ask someone who manages the server to allow it with `/admin setup`. No vote was opened.
vote-not-a-member = You can only name people who are members of this server. Your vote wasn't recorded.
vote-unnamed = { $name } doesn't want to be named in ostracisms. Your vote wasn't recorded; choose someone else.
vote-only-in-servers = You can only hold votes in servers.
vote-not-allowed = To open or end a vote, you need the Manage Messages permission in its channel.
# $roles: a list of roles
vote-not-allowed-roles = To open or end a vote, you need the Manage Messages permission in its channel, or one of these roles: { $roles }.
vote-not-everyone = You can't choose @everyone, because then anyone could end a vote.
vote-needs-role = Only members with the role { $role } can take part in this vote, and you don't have it. Your vote wasn't recorded.
vote-needs-days = { $count ->
    [one] To take part in this vote you must have joined at least a day ago; you joined on { $joined }. Your vote wasn't recorded.
   *[other] To take part in this vote you must have joined at least { $count } days ago; you joined on { $joined }. Your vote wasn't recorded.
}
vote-needs-days-unknown = { $count ->
    [one] To take part in this vote you must have joined at least a day ago, and Discord doesn't say when you joined. Your vote wasn't recorded.
   *[other] To take part in this vote you must have joined at least { $count } days ago, and Discord doesn't say when you joined. Your vote wasn't recorded.
}
vote-permissions = I can't hold a vote here. I need these permissions: { $permissions }. Ask someone who manages the server, or choose another channel.

## The form of a new vote

vote-form-title = New vote with white and black stones
vote-form-title-choice = New vote with several answers
vote-form-title-ranked = New vote with ranked answers
vote-form-title-ostracism = New ostracism
vote-form-question = What is the question?
vote-form-white = The white stone ⚪ means
vote-form-black = The black stone ⚫ means
vote-form-answers = What are the answers?
vote-form-answers-how = Three to ten answers, each on a line of its own
vote-form-names = Which names can be written?
vote-form-names-how = One name on each line, up to 25. Leave it blank to allow any member of this server
vote-form-closes = When does it close?
vote-form-closes-how = How long from now (3d 12h, 90m), or a date and time in UTC (2026-12-24 18:00); at most 60 days away
vote-form-quorum = How many must vote for it to count?
vote-form-quorum-none = Leave blank for any number

## Where a vote cannot be shown

vote-trouble-gone = Vote { $vote }'s channel was deleted. Anyone who can run votes can move it: use `/ostrakon status vote:{ $vote } post_here:True` in another channel.
vote-trouble-forbidden = I can no longer post in vote { $vote }'s channel. Give me my permissions back, or use `/ostrakon status vote:{ $vote } post_here:True` in another channel.
vote-trouble-locked = Vote { $vote }'s thread is locked. Ask someone with Manage Threads to unlock it, or use `/ostrakon status vote:{ $vote } post_here:True` in another channel.
vote-trouble-later = Vote { $vote } is open. Discord isn't accepting its message right now; I'll post the message as soon as I can.
vote-trouble-removed = I was removed from the server where vote { $vote } was being held. If I'm invited back, the vote will reappear in the same place.
vote-trouble-away = Vote { $vote } is open. Discord can't reach its server right now; the vote will reappear as soon as it can.
