# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 minutes

option-rounds = Statements
    .description = The most rounds a game can have. It often ends sooner. The original rules give both numbers.
    .value-7 = Seven statements: about one game in four gets that far
    .value-8 = Eight statements: a last chance for what's still in the stock
option-shields = Shields
    .description = What happens to a shield that absorbs fewer pips than it could.
    .value-hold = Hold: it stays whole
    .value-wear = Wear: it shrinks by what it absorbed; a lone pyramid may as well point forward
option-captures = Captures
    .description = Who takes pyramids for the pips left on a card.
    .value-winner = Winner: only the player with more pips left; about five statements a game
    .value-both = Both: each player, for everything they have left; about three statements a game
