# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 30 minutes

option-rounds = Statements
    .description = How many rounds the game lasts. The original rules say eight in one place and seven in another.
    .value-7 = Seven statements
    .value-8 = Eight statements
option-shields = Shields
    .description = What happens to a shield that absorbs fewer pips than it could.
    .value-hold = Hold: it stays whole
    .value-wear = Wear: it shrinks by what it absorbed
option-captures = Captures
    .description = Who takes pyramids for the pips left on a card. With Both, the common stock runs out much sooner.
    .value-winner = Winner: only the player with more pips left on the card
    .value-both = Both: each player, for everything they have left
