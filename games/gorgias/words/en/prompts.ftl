# What the player has to decide. The text of a task follows a ping: "@Malia: prepare your statement".

prompt-over = The game is over.
prompt-wait = Waiting for { $name }.
prompt-watch = Both players are arranging their groups.
prompt-opening = Roll all five dice. Your statement needs Knowledge, Conduct and Governance.
# $topics: the one, or "neither a nor b"; $count: how many they are. $left: how many rolls the player has left.
prompt-removing = { $count ->
    [one] Your dice don't cover { $topics }, so remove one die.
   *[other] Your dice cover { $topics }, so remove one die.
} { rolls-left }
prompt-rerolling-missing = { $count ->
    [one] Your dice don't cover { $topics }. Choose which dice to reroll.
   *[other] Your dice cover { $topics }. Choose which dice to reroll.
} { rolls-left }
prompt-rerolling = Your dice cover all three topics. Stop, or choose which dice to reroll. { rolls-left }
rolls-left = { $left ->
    [0] You have no rolls left.
    [one] You have 1 roll left.
   *[other] You have { $left } rolls left.
}
prompt-capturing = You won a { $pyramid } pyramid, but the common stock has none of those left. Take a { $size } one of another colour instead.
prompt-ready = You're ready. Wait for { $name }, or change your layout.
prompt-card = Choose what goes on card { $card }. Groups left: { $dice }.
prompt-colours = Choose the colours for card { $card }: { $stance }.
prompt-placed = All your groups are placed. Press "{ verb-ready }", or start over.

task-statement = prepare your statement
task-arranging = arrange your groups
task-capturing = take a pyramid from the common stock

## Asked once more

caution-leave-to-chance = The rest of your rolls will be made for you. You can't undo this.
caution-arrange-for-me = Everything you haven't arranged yet will be arranged at random, and you'll be marked as ready. You won't see the layout first.
