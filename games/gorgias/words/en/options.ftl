# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 minutes

option-rounds = Rounds
    .description = The maximum number of rounds. Games often end sooner. The original rules say both 7 and 8.
    .value-7 = Seven rounds: about one game in four lasts that long
    .value-8 = Eight rounds: a last chance for what's still in the stock
option-shields = Shields
    .description = What happens to a shield that absorbs fewer pips than it could.
    .value-hold = Hold: it survives
    .value-wear = Wear: it shrinks by what it absorbed; a lone pyramid may as well point forward
option-captures = Captures
    .description = Who captures pyramids once a card has been resolved.
    .value-winner = Winner: only the player with more pips left (games last about five rounds)
    .value-both = Both: every player with pyramids left (games last about three rounds)
