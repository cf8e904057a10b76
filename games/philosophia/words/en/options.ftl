game-length = 2 hours
game-alone = If you start alone, you play against the Moirai, the Fates, who travel, build and debate as a second player would. The options set how strong they are.
    .rival = The Moirai

option-philosophers = Philosophers
    .description = Philosophers can be dealt at random, or players can choose in turn.
    .value-random = Dealt at random
    .value-choose = Chosen in turn
option-moirai = Moirai (solo)
    .description = How strong the Fates are when you play alone.
    .value-nous = Nous (easy)
    .value-logos = Logos (medium)
    .value-sophia = Sophia (hard)
option-prove-knowledge = Prove your knowledge
    .description = True Philosopher: sum up your wisdom cards to earn the token for them.
option-real-debate = Real debate
    .description = True Philosopher: make an argument with every card. You can also let the table judge arguments.
    .value-off = Off
    .value-spoken = An argument with every card
    .value-judged = The table judges arguments
option-thinking-time = Thinking time
    .description = Time for each argument in a real debate. When it runs out, you pass.
    .value-0 = No limit
    .value-10 = 10 seconds
    .value-30 = 30 seconds
option-own-wisdom = Own wisdom cards
    .description = Before the game begins, the host can write wisdom cards for any philosopher.
option-wisdom = Wisdom cards from a file
    .description = Your own cards: three for each philosopher you choose.

# What is wrong with the host's file.
fault-short = a teaching needs at least { $count } visible characters
fault-three = { $count ->
    [one] { $philosopher } has 1 card but needs 3
   *[other] { $philosopher } has { $count } cards but needs 3
}
fault-same = two of { $philosopher }'s cards are the same
