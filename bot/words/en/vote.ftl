# A server's secret votes.

vote-title =
    ### Ostrakon vote { $vote }
    { "" }**{ $question }**
# $at: a date; $left: "in 3 days"
vote-closes = Closing time: { $at } ({ $left }).
vote-who-everyone = Everyone who can see the vote's channel can vote.
# $roles: @citizens or @guests; $count: how many roles
vote-who-roles = { $count ->
    [one] Anyone with the role { $roles } can vote.
   *[other] Anyone with one of these roles can vote: { $roles }.
}
vote-must-days = { $count ->
    [one] To vote, you must have joined this server at least a day ago.
   *[other] To vote, you must have joined this server at least { $count } days ago.
}
vote-must-account = { $count ->
    [one] To vote, your Discord account must be at least a day old.
   *[other] To vote, your Discord account must be at least { $count } days old.
}
vote-quorum = { $count ->
    [one] The quorum is one voter.
   *[other] The quorum is { $count } voters.
}
vote-quorum-share = The quorum is { $percent }% of those entitled to vote.
vote-quorum-why = If fewer people vote, nothing is decided.
vote-quorum-several = Anyone who answers at least one question counts.
vote-threshold-absolute = To win, an answer needs votes from more than half of those entitled to vote, counting people who don't vote.
# $count: how many may vote, as the moderator has stated
vote-stated = { $count ->
    [one] According to the moderator, one person is entitled to vote.
   *[other] According to the moderator, { $count } people are entitled to vote.
}
vote-counted = Everyone who is a member of this server when the vote closes is counted as entitled to vote.
vote-counted-role = Everyone who has the role when the vote closes is counted as entitled to vote.
vote-threshold-half = To win, an answer needs votes from more than half of the voters.
vote-threshold-two_thirds = To win, an answer needs votes from at least two thirds of the voters.
vote-threshold-several = For each question, only those who answer it count as voters.
vote-changeable = You can change your vote until it closes.
vote-final = You can't change your vote once you've cast it.
vote-turnout-hidden = Nobody can see how many people have voted until the vote closes.
vote-turnout = { $count ->
    [0] Nobody has voted yet.
    [one] One person has voted so far.
   *[other] { $count } people have voted so far.
}
vote-secret = -# When you vote, only you see my reply. It has a code that lets you check your vote once the vote has closed. The count stays secret until then.
vote-secret-unpublished = -# When you vote, only you see my reply. It has a code that lets you check your vote once the vote has closed. The count is never published.
# $at: when this hash was published
vote-published = -# Chain of votes, { $at }, for checking the result: `{ $code }`
vote-fingerprint = -# Fingerprint of the rules, for checking the result: `{ $code }`
vote-opened-by = Opened by { $name }, { $at }.
vote-where = [Go to the vote]({ $url })
vote-opened = Vote { $vote } is open: [go to the vote]({ $url })
vote-moved = -# This vote has moved: [go to the vote]({ $url })
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
# Any other answer, such as Athens.
vote-answer = { $answer }
vote-answer-none = no answer
# $answers: Athens, Sparta
vote-answers = { $answers }
vote-answers-ranked = { $answers } (in this order)
vote-answer-number = ({ $number }) { $answer }
# A further question on the same ballot.
vote-question = **{ $question }**
vote-question-number = { $number }. { $question }

## What moderators change

# $since: "two hours ago"; $at: a date
vote-paused = **This vote is paused.** It was paused { $since }, and nobody can vote until a moderator resumes it or a week has passed. It was due to close on { $at }; the length of the pause will be added.
vote-change-paused = -# Paused by { $name }, { $at }. Reason: { $reason }
vote-change-resumed = -# Resumed by { $name }, { $at }. New closing time: { $closes }.
vote-change-resumed-alone = -# Resumed { $at }, because a pause can't last longer than a week. New closing time: { $closes }.
vote-change-extended = -# Extended by { $name }, { $at }. New closing time: { $closes }. Reason: { $reason }
vote-change-edited = -# Edited by { $name }, { $at }, before anyone had voted. The old fingerprint of the rules: `{ $code }`
vote-paused-done = Vote { $vote } is paused, for at most a week. Use `{ COMMAND("ostrakon", "resume") }` to let people vote again.
vote-resumed-done = Vote { $vote } is open again. It now closes { $closes }.
vote-extended-done = Vote { $vote } now closes { $closes } ({ $left }).
vote-extended-done-paused = Vote { $vote } is still paused. It's now due to close { $closes }; the time of the pause will be added.
vote-edited-done = Vote { $vote } has been edited: [go to the vote]({ $url })
vote-announce-done = When vote { $vote } ends, I'll also announce the result in { $channel }.
vote-announce-off = The result of vote { $vote } will be posted only where the vote is held; no second channel is set.
# Only moderators see this.
vote-announced-in = When it closes, I'll also announce the result in { $channel }.
vote-edit-title = Edit vote { $vote }
vote-edit-question = Question
vote-edit-answers = Answers, one on each line
vote-edit-stones-how = What the white stone means on the first line, what the black one means on the second
# $number: 2 for the second question of a ballot
vote-edit-block = Question { $number }
vote-edit-block-how = The question on the first line, then one answer on each line
vote-edit-block-stones-how = The question on the first line, what white means on the second, what black means on the third

## My vote and reminders

vote-mine = My vote
vote-mine-none = You haven't voted in vote { $vote } yet.
vote-mine-not-entitled = You can't vote in vote { $vote }. { $who }
vote-mine-cast =
    { "" }**Your vote in vote { $vote }: { $answer }**
    Your receipt: `{ $code }`
vote-key = -# Key: `{ $secret }`. You only need it to prove later that your vote is in the published chain of votes.
vote-remind = Remind me before it closes
vote-remind-not = Don't remind me
# $at: a date; $left: "in 3 days"
vote-reminder-on = I'll send you a direct message before vote { $vote } closes. Reminder: { $at } ({ $left }). Make sure you allow direct messages from this server.
vote-reminder-on-paused = I'll send you a direct message before vote { $vote } closes. The vote is paused, so I don't know yet when that will be. Make sure you allow direct messages from this server.
vote-reminder-off = I won't remind you about vote { $vote }.
vote-reminder =
    Vote { $vote }: **{ $question }**
    Closing time: { $left }. { vote-where }
    -# You asked for this reminder. Everyone who asks gets it, whether they've voted or not.

## How to vote

vote-how = -# { $how }
# In a vote with several questions. $numbers: "1 and 3"
vote-how-of = { $count ->
    [one] -# Question { $numbers }: { $how }
   *[other] -# Questions { $numbers }: { $how }
}
vote-how-stones = Press a stone to vote.
vote-how-colour = The colour with more stones wins.
vote-how-all = { $count ->
    [2] -# Press the button to answer both questions in one form. You can leave one of them blank.
   *[other] -# Press the button to answer all { $count } questions in one form. You can leave some of them blank.
}
vote-answer-all = Answer the questions
vote-how-choice = Choose one answer.
vote-how-several = Choose up to { $count } answers.
vote-how-most = The answer with the most votes wins.
vote-how-enough = -# If no answer gets the votes it needs to win, nothing is decided.
vote-how-ranked = { $count ->
    [one] Rank as many answers as you like, your favourite first. If no answer has more than half of the first choices, the answer with the fewest votes is eliminated and its votes pass to the next choices, until one answer has enough.
   *[other] Rank as many answers as you like, your favourite first. { $count } answers will be elected by single transferable vote, counted by the rules of Scottish council elections.
}
vote-how-names = Choose one name, the way the Athenians scratched one on a shard. What counts is which name is written most often. Only the moderators are told the result, and I won't take any action against anyone.
vote-how-members = Choose one member, the way the Athenians scratched a name on a shard. What counts is who is named most often. Nobody is pinged. Only the moderators are told the result, and I won't take any action against anyone.
vote-menu-member = Choose a member
vote-member-forgotten = someone who has deleted their data
vote-unname = Don't let others name me
vote-rename = Let others name me again
vote-name-off = From now on, nobody in any server can choose you in an ostracism in which members are named. Votes you've already received still count, and moderators can still put your name on a list of their own.
vote-name-on = Others can write your name in ostracisms again.
vote-menu-one = Choose an answer
vote-menu-name = Choose a name
vote-menu-several = Choose up to { $count } answers
vote-rank = Rank the answers
# $place: 1 for the favourite
vote-rank-next = { $place ->
    [1] **Which answer do you like best?**
   *[other] **Which answer comes next, at number { $place }?** You can also stop here.
}
vote-rank-done = You've ranked every answer.
vote-menu-rank = Choose number { $place }
vote-ranked-so-far = **Your ranking so far:**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Cast this vote
vote-rank-back = Take back the last choice

## The form with several questions

vote-ballot-title = Your answers in vote { $vote }
vote-ballot-most = { $count ->
    [one] Choose one answer, or leave this blank
   *[other] Choose up to { $count } answers, or leave this blank
}
# $count: how many answers there are
vote-ballot-rank = Numbers from 1 to { $count }, your favourite first, such as 3 1 2
# $most: how many answers there are
vote-bad-ranking = I can't read your ranking for "{ $question }". Type each number from 1 to { $most } at most once, your favourite first: for example, `3 1 2`. Your vote wasn't recorded.
vote-ballot-empty = You haven't answered any question. Your vote wasn't recorded.

## The reply to a vote

vote-receipt-recorded =
    { "" }**Recorded: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-receipt-changed =
    { "" }**Changed to: { $answer }**
    Your new receipt for vote { $vote }: `{ $code }`. The old one no longer counts.
vote-receipt-standing =
    { "" }**You've already voted: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-receipt-fixed =
    { "" }**You've already voted: { $answer }**
    Your receipt for vote { $vote }: `{ $code }`
vote-keep-code = Keep the code. While the vote is open, `{ COMMAND("ostrakon", "receipt") }` shows you the code and the key again. Once it has closed, nobody can tell you either of them any more; that command then checks the code you type.
vote-may-change = To change your vote before it closes, just vote again.
vote-may-not-change = You can't change your vote.

## The result

vote-result-title =
    ### Ostrakon vote { $vote }: the result
    { "" }**{ $question }**
# Above the results of several questions, each with its own heading.
vote-result-title-several = ### Ostrakon vote { $vote }: the result
vote-void-title =
    ### Ostrakon vote { $vote }: void
    { "" }**{ $question }**
vote-verdict = **{ $verdict }**
# $share: 33.3
vote-count = { $answer }: **{ $count }** ({ $share }%)
vote-count-several = -# Each voter could choose several answers, so the shares can add up to more than 100%.
vote-first-choices = First choices:
vote-turnout-end = { $count ->
    [one] One person voted.
   *[other] { $count } people voted.
}
# $entitled: about how many members could vote; $share: 33.3
vote-turnout-share = { $count ->
    [one] One person voted, out of about { $entitled } who could ({ $share }%).
   *[other] { $count } people voted, out of about { $entitled } who could ({ $share }%).
}
# $entitled: how many people can vote, as the moderator has stated
vote-turnout-stated = { $count ->
    [one] One person voted, out of { $entitled } entitled to vote ({ $share }%).
   *[other] { $count } people voted, out of { $entitled } entitled to vote ({ $share }%).
}
# $stated: how many people can vote, as the moderator has stated, which is fewer than have voted
vote-turnout-above-stated = { $count } people voted, more than the { $stated } that the moderator had said were entitled to. Everyone who voted is counted as entitled.
# $turnout: 12 people voted.
vote-quorum-met = { $turnout } The quorum of { $quorum } was reached.
vote-verdict-none = Nobody voted.
vote-verdict-unanswered = Nobody answered this question.
# In lists of votes.
vote-verdict-several = Each of its { $count } questions has its own result.
vote-verdict-quorum = The quorum of { $quorum } wasn't reached, so nothing is decided.
vote-verdict-even = { $count ->
    [one] A tie, so nothing is decided: one stone each.
   *[other] A tie, so nothing is decided: { $count } stones each.
}
vote-verdict-white = White wins, { $more } to { $less }: { $answer }
vote-verdict-black = Black wins, { $more } to { $less }: { $answer }
# $all: how many voters answered
vote-verdict-answer = { $all ->
    [one] { $answer } wins with the only vote.
   *[other] { $answer } wins with { $count } of { $all } votes.
}
vote-verdict-tie = { $count ->
    [one] A tie, so nothing is decided: { $answers }, with one vote each.
   *[other] A tie, so nothing is decided: { $answers }, with { $count } votes each.
}
# $needed: how many votes were needed
vote-verdict-short = Nothing is decided: { $answer } has the most votes, { $count } of { $all }, but needed { $needed }.
vote-needed-half = Votes needed to win (more than half of the voters): { $needed }
vote-needed-two_thirds = Votes needed to win (two thirds of the voters): { $needed }
vote-needed-absolute = Votes needed to win (more than half of those entitled to vote): { $needed }
vote-verdict-elected = Elected: { $answers }.
vote-verdict-named = { $count ->
    [one] Named most often: { $name }, once.
   *[other] Named most often: { $name }, { $count } times.
}
vote-verdict-named-tie = { $count ->
    [one] Named most often, once each: { $names }.
   *[other] Named most often, { $count } times each: { $names }.
}
# An ostracism that has reached its quorum, or has none.
vote-verdict-moderators = Only the moderators can see the result, with `{ COMMAND("ostrakon", "result") }`.
# $quota: how many votes elect an answer; $count: how many answers are elected
vote-quota = { $count ->
    [one] **The count.** One answer is elected. Votes needed: { $quota }.
   *[other] **The count.** { $count } answers are elected. Votes needed for each: { $quota }.
}
vote-stage-first = { $number }. The first choices are counted.
vote-stage-surplus = { $number }. { $answer } has more votes than needed. The extra votes ({ $votes }) pass to the voters' next choices, if they have any.
vote-stage-excluded = { $number }. { $answer } has the fewest votes and is eliminated. Its votes ({ $votes }) pass to the voters' next choices, if they have any.
vote-stage-excluded-none = { $number }. { $answer } has no votes and is eliminated.
vote-stage-lot = -# Answers were tied, and no earlier stage told them apart, so a random draw based on the receipt codes chose { $answer }.
vote-stage-answer = { $answer } { $votes }
# $votes: Athens 4, Sparta 3.5
vote-stage-votes = -# Votes now: { $votes }
vote-stage-last = -# The answers left just fill the remaining places, so none of them needs { $quota } votes any more.
vote-stage-elected = **Elected: { $answers }.**
vote-spoiled = { $count ->
    [one] One vote couldn't be read, because the database was damaged. It isn't counted.
   *[other] { $count } votes couldn't be read, because the database was damaged. They aren't counted.
}
vote-file = These files list the code on every receipt and how its holder voted. If your code is there with your vote, your vote was counted.
vote-still-open = Closing time: { $left }.
vote-ended-time = Closed as scheduled, { $at }.
vote-ended-early = Closed early by { $name }, { $at }. Reason: { $reason }
vote-ended-lost = Void since { $at }: the bot's database was restored from a backup. Backups leave out the ballots of open votes, so that nobody can use a backup to find out who voted for what. To hold the vote again, use `{ COMMAND("ostrakon", "open") }`.
vote-ended-void = Voided by { $name }, { $at }. Reason: { $reason }
vote-result-there = [Go to the result]({ $url })
vote-ended-seen = Vote { $vote } has ended: [go to the result]({ $url })
vote-voided-seen = Vote { $vote } has been voided, and everyone can see why: [go to the message]({ $url })
vote-ended-unseen = Vote { $vote } has ended, but I can no longer post where it was held. `{ COMMAND("ostrakon", "result") } { option-vote }:{ $vote } { option-public }:True` shows the result in any channel.

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
vote-line-open = { $link }: **{ $question }** Closing time: { $left }.
vote-line-closed = { $link }: **{ $question }** { $verdict }
vote-line-paused = { $link }: **{ $question }** Paused.
vote-line-void = { $link }: **{ $question }** Void.
vote-list = ### Votes in this server
vote-none = There are no votes to show here. Moderators can open one with `{ COMMAND("ostrakon", "open") }`.
vote-none-running = There are no open votes here.
vote-which =
    Which vote do you mean? Choose one with the `{ option-vote }` option:
    { $votes }
vote-no-result-yet = There's no result of vote { $vote } yet, because it hasn't closed. Closing time: { $left }.
vote-no-result-paused = There's no result of vote { $vote } yet, because it's paused.

# $pages: how many pages there are
vote-archive = ### Past votes in this server · page { $page } of { $pages }
vote-archive-none = There are no past votes to show here.
vote-archive-newer = Newer
vote-archive-older = Older
# $kind: stones; $opened and $ended: dates; $turnout: 12 people voted.
vote-archive-line =
    { $link }: **{ $question }**
    { $kind }, { $opened } to { $ended }. { $turnout }
    { $verdict }
vote-void-short = Void.
vote-kind-stones = White and black stones
vote-kind-choice = Multiple choice
vote-kind-ranked = Ranked choice
vote-kind-names = Ostracism
vote-kind-members = Ostracism
vote-kind-several = Several questions

## Receipts

vote-own = ### How you've voted in open votes
vote-own-line = Vote { $vote }: { $answer }, receipt `{ $code }`, key `{ $secret }`
vote-own-none = You haven't voted in any open vote. Once a vote has closed, nobody can tell who voted, not even me. To check a receipt from a closed vote, use the `{ option-code }` option.
# $typed: what the user has typed
vote-bad-code = "{ $typed }" isn't a receipt code. A code has twelve letters and digits, like `7K2M-9QTX-04HD`.
vote-code-counted = `{ $code }` was counted in vote { $vote }: { $answer }
vote-code-stands =
    `{ $code }` is your receipt for vote { $vote }: { $answer }
    It will be counted when the vote closes.
vote-code-unknown = `{ $code }` wasn't counted in any closed vote here, and it isn't your receipt for an open one. If you change your vote, you get a new code and the old one no longer counts.

## What is refused

vote-no-reason = Please give a reason; everyone will see it. Nothing has changed.
vote-announce-here = The vote is held in that channel, so its result will be posted there anyway. Choose another one.
vote-announce-channel = I can only announce results in text channels. Choose another channel.
vote-announce-not-yours = You can't announce a result in { $channel }, because you're not allowed to run votes there. Choose another channel.
vote-announce-permissions = I can't post in { $channel }. I need these permissions there: { $permissions }.
vote-announce-not-like = The result of vote { $vote } was also set to be announced in a second channel. This draft leaves that out, because you can't run votes there or I can't post there.
# $roles: a list of roles; $count: how many
vote-role-gone = { $count ->
    [one] A role chosen for this vote no longer exists: { $roles }. Choose the roles again in the menu.
   *[other] Some roles chosen for this vote no longer exist: { $roles }. Choose the roles again in the menu.
}
vote-no-last = I can't find an earlier vote in this server that you can see. Use `{ COMMAND("ostrakon", "open") }` without `{ option-as_last }`.
vote-not-a-member = You can only name people who are members of this server; bots can't be named. Your vote wasn't recorded.
vote-unnamed = { $name } doesn't want to be named in ostracisms. Your vote wasn't recorded; choose someone else.
vote-only-in-servers = You can only hold votes in servers.
vote-not-allowed = For this, you need the Manage Messages permission in the channel where the vote is held, or a role that the server's managers have chosen for votes with `{ COMMAND("admin", "setup") }`.
# $roles: a list of roles
vote-not-allowed-roles = For this, you need the Manage Messages permission in the channel where the vote is held, or one of these roles: { $roles }.
vote-not-everyone = You can't choose @everyone, because then anyone could end a vote.
# $roles: @citizens or @guests; $count: how many roles
vote-needs-roles = { $count ->
    [one] Only members with the role { $roles } can take part in this vote, and you don't have it. Your vote wasn't recorded.
   *[other] Only members with one of these roles can take part in this vote: { $roles }. You have none of them. Your vote wasn't recorded.
}
# $created: a date
vote-needs-account = { $count ->
    [one] To take part in this vote, your Discord account must be at least a day old; yours was created on { $created }. Your vote wasn't recorded.
   *[other] To take part in this vote, your Discord account must be at least { $count } days old; yours was created on { $created }. Your vote wasn't recorded.
}
vote-needs-days = { $count ->
    [one] To take part in this vote, you must have joined at least a day ago; you joined on { $joined }. Your vote wasn't recorded.
   *[other] To take part in this vote, you must have joined at least { $count } days ago; you joined on { $joined }. Your vote wasn't recorded.
}
vote-needs-days-unknown = { $count ->
    [one] To take part in this vote, you must have joined at least a day ago, and Discord doesn't say when you joined. Your vote wasn't recorded.
   *[other] To take part in this vote, you must have joined at least { $count } days ago, and Discord doesn't say when you joined. Your vote wasn't recorded.
}
vote-permissions = I can't hold a vote here. I need these permissions: { $permissions }. Ask someone who manages the server, or choose another channel.

## The form of a new vote

vote-form-title = New vote with white and black stones
vote-form-title-choice = New multiple-choice vote
vote-form-title-ranked = New ranked-choice vote
vote-form-title-ostracism = New ostracism
vote-form-title-first = Question 1 of { $count }; the draft has the rest
vote-form-question = What is the question?
vote-form-white = The white stone ⚪ means
vote-form-black = The black stone ⚫ means
vote-form-answers = What are the answers?
vote-form-answers-how = Three to ten answers, one on each line
vote-form-names = Which names can voters write?
vote-form-names-how = One name on each line, up to 25. Blank: any member, if the server's managers allow that
vote-form-closes = When does it close?
vote-form-closes-how = Such as tomorrow 20:00, Friday 18:00, in 3 days, 3d 12h or 2026-12-24 18:00
vote-number-quorum = How many people must vote for a valid result?
vote-hint-quorum = A number such as 50, or a share of those entitled to vote, such as 25%. Blank: no minimum
vote-form-most-choice = How many answers can each voter choose?
vote-form-most-ranked = How many answers are elected?
vote-form-title-times = Start, end and time zone
vote-form-opens = When does it open?
vote-form-opens-how = Such as tomorrow 18:00. Leave it blank to open it yourself
vote-times-closes-how = Such as Friday 18:00; 3d 12h counts from the start, in 3 days from now
vote-form-zone-how = A city, such as Athens; I'll remember it for you, as in /{ name-settings }
vote-form-title-voters = Who can vote
vote-number-joined = Days since joining this server
vote-hint-joined = Only members who joined at least this many days ago can vote
vote-number-account = Days since creating the account
vote-hint-account = Only Discord accounts that are at least this many days old can vote
vote-number-stated = How many people are entitled to vote?
vote-hint-stated = For a share or a majority of those entitled. If blank, I use Discord's count, where there is one

## Drafts

vote-draft-head =
    ### Your draft
    Only you can see this message; everyone will see the part between the lines.
vote-draft-scheduled =
    ### Scheduled
    This vote will open automatically; this message won't change when it does. Only you can see this message; everyone will see the part between the lines. If you change anything, you'll need to schedule the vote again.
vote-draft-problem = ⚠️ **{ $why }**
# $why: a sentence
vote-draft-late = ⚠️ **This vote couldn't open at its scheduled time.** { $why }
# $at and $left: a date as Discord shows it, and "in 3 days"; $words: "Friday, 27 November 2026, 18:00"; $zone: Athens
vote-draft-opens = Opening time: { $at } ({ $left }). { $zone } time: { $words }.
vote-draft-closes = Closing time: { $at } ({ $left }). { $zone } time: { $words }.
# $button: the label of a button
vote-draft-utc = -# I read times as UTC, because I don't know your time zone. To set it, press **{ $button }**.
vote-draft-words = { $date }, { $time }
vote-draft-open = Open
vote-draft-schedule = Schedule
vote-draft-unschedule = Cancel the schedule
vote-draft-change = Change
vote-draft-times = Times
vote-draft-voters = Voters
vote-draft-discard = Discard
vote-draft-keep = Keep the draft
vote-draft-sure =
    ### Discard this draft?
    Everything you've typed for it will be deleted. This can't be undone.
vote-draft-questions = Add or change questions
vote-draft-kind-stones = white and black stones
vote-draft-kind-choice = multiple choice
vote-draft-kind-ranked = ranked choice
vote-draft-kind-ostracism = an ostracism
# $kind: ranked choice
vote-draft-kind = Make it { $kind }
vote-draft-add = Add a question: { $kind }
vote-draft-change-one = Change question { $number }: { $question }
vote-draft-remove = Remove question { $number }: { $question }
vote-draft-roles = Limit to certain roles
vote-draft-threshold = What an answer needs to win
vote-draft-threshold-most = To win: the most votes
vote-draft-threshold-half = To win: more than half of the voters
vote-draft-threshold-two_thirds = To win: two thirds of the voters
vote-draft-threshold-absolute = To win: more than half of those entitled to vote
vote-draft-rules = Votes are final, and the turnout is hidden
vote-draft-changes = Votes can be changed until the vote closes
vote-draft-turnout = Everyone sees how many have voted so far
vote-draft-announce = Second channel for the result
vote-draft-like = Same terms as vote { $vote }
vote-draft-discarded = The draft has been discarded. No vote was opened.
vote-drafts = ### Your drafts and scheduled votes
vote-drafts-none = You have no drafts here, and no vote is scheduled. Use `{ COMMAND("ostrakon", "open") }` to prepare one.
vote-drafts-show = Show one of your drafts
# $left: when it is deleted
vote-drafts-waiting = - **{ $question }** Deleted { $left } unless you open it.
vote-drafts-scheduled = - **{ $question }** Scheduled by { $name } in { $channel }: opens { $at } ({ $left }).

## Why a scheduled vote could not open

vote-late-dm = Your scheduled vote "{ $question }" couldn't open. { $why } Use `{ COMMAND("ostrakon", "drafts") }` in the server to see the draft.
vote-late-removed = I was removed from the server.
vote-late-channel = Its channel was deleted. Open the draft in another channel.
vote-late-permissions = I no longer have the permissions I need to hold this vote in its channel.
vote-late-locked = Its thread was locked. Ask someone with Manage Threads to unlock it, or open the draft in another channel.
vote-late-left = You had left the server.
vote-late-host = You were no longer allowed to run votes in its channel.
vote-late-role = A role that can vote was deleted.
vote-late-naming = This server now limits ostracisms to a list of names.
vote-late-announce = I can't announce its result in the other channel any more: that channel was deleted, or you or I lack permissions there. Choose another channel in the draft.
vote-late-past = I wasn't running when it was due to open, and its closing time has since passed.
vote-late-terms = Its terms were no longer allowed.

## Where a vote cannot be shown

vote-trouble-gone = Vote { $vote }'s channel was deleted. Anyone who can run votes can move it: use `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in another channel.
vote-trouble-forbidden = I can no longer post in vote { $vote }'s channel. Restore my permissions, or use `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in another channel.
vote-trouble-locked = Vote { $vote }'s thread is locked. Ask someone with Manage Threads to unlock it, or use `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` in another channel.
vote-trouble-later = Vote { $vote } is open. Discord isn't letting me post it right now; I'll post it as soon as I can.
vote-trouble-removed = I was removed from the server where vote { $vote } was being held. If I'm invited back, the vote will reappear in the same place.
vote-trouble-away = Vote { $vote } is open. Discord can't reach its server right now; the vote will reappear as soon as it can.
