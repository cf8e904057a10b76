# The words of the toy: only those that the engine cannot guess.

game-length = 5 minutes
option-rounds = Rounds
    .description = How often everybody has a turn.
option-strong = Strong wine
    .description = Whether mixtures count twice.
option-riddles = Riddles
    .description = Whether riddles may be put.

headline = Round { $round }: { $name } is called upon
position-coins = { $name }: { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
field-riddle = Your riddle
field-wish = Your wish
alt = A dining room with { $count } guests.
