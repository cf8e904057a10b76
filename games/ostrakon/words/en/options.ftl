# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 minutes

option-philosophers = Philosophers
    .description = How players get their philosophers.
    .value-choose = Everyone chooses
    .value-draw = Dealt at random, so the game starts at once
option-show-voters = Show who has voted
    .description = During a vote, show who has voted. Otherwise everyone sees only how many votes are still to come.
option-objections = Objections
    .description = If more than half of the others object to a question, the speaker has to ask another one.
# Up to 64 subjects of 30 characters.
option-subjects = Blank subject cards
    .description = Up to 64 subjects of your own, at most 30 characters each, separated by semicolons.

# What is wrong with the subjects that a host has typed; said after the option's title and a colon.
fault-too-many-subjects = there's room for { $most } subjects, and you typed { $count }
fault-long-subject = each subject must be a single line of at most { $most } characters
