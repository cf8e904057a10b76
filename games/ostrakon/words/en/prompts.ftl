# What a player has to decide.

prompt-over = The council is over.
prompt-choosing = Choose your philosopher, or pick one at random.
prompt-asking = Your subject is "{ $subject }". Ask a question with two possible answers, and try to split the others evenly.
prompt-asking-free = Pick any subject. Ask a question with two possible answers, and try to split the others evenly.
prompt-asking-again = The others objected. Ask a different question.
prompt-question = **{ $question }**
prompt-answers = ⚪ { $white } · ⚫ { $black }
# $needed: half of the others, rounded up.
prompt-predict = Predict which answer most of the others will give. If at least { $needed } of the { $others } others vote as you do, you advance one space for each player who doesn't.
prompt-vote = Vote honestly.
prompt-voted = You've voted. You can change your vote until the last one is in.
# $count: how many players are still to be chosen.
prompt-corrupting = Corruption! Your stone is { $stone }. Choose { $count ->
    [one] a player
   *[other] { $count } players
} who must match it.
prompt-consulting = Consult the Oracle. Choose { $count ->
    [one] a player who must reveal their stone.
   *[other] { $count } players who must reveal their stones.
}
prompt-deciding = Your stone is { $stone }. Keep it or turn it over?
prompt-waiting = Wait for { $name }.
prompt-prepare = You're probably next, with the subject "{ $subject }". You can prepare your question now.
prompt-prepare-free = You're probably next and can pick any subject. You can prepare your question now.

# In the message that pings a player: "@Malia: ask your question".
task-choosing = choose your philosopher
task-asking = ask your question
task-voting = vote on the question
task-corrupting = choose who to corrupt
task-consulting = consult the Oracle
task-deciding = keep your stone or turn it over
task-over = the council is over

## Asked once more

caution-keep-silent = If you don't ask anything, you'll go under the Sun, just as if you'd failed. You can't undo this.
caution-drop-prepared = The question you prepared will be deleted. To ask it, you'd have to type it again.
caution-vote-by-lot = Your vote will be white or black at random. You can change it until the last vote is in.
caution-name-by-lot = The players you still have to choose will be chosen at random. You can't undo this.
