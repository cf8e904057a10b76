# The game in lists, and the options of a match. A title holds 45 characters, a description 100.

game-length = 45 minutes

option-fouls = Fouls
    .description = Optional rule: kickers and tacklers can foul, and risk being sent to the penalty box.
option-germans = The German side
    .description = The rulebook gives it to the longer surname. If the deck runs out twice, the French win.
    .value-chance = Chosen at random
    .value-first = The player in the first seat
    .value-second = The player in the second seat
    .value-surname = The player who enters the longer surname
option-turn-limit = Turn limit
    .description = Counts both players' turns. The match also ends after 40 turns in a row with no card played.
    .value-suits = 100 turns if a computer is playing, otherwise off
    .value-0 = Off
    .value-60 = 60 turns
    .value-100 = 100 turns
    .value-160 = 160 turns
