# The game in lists, and the options of a match. A title holds 45 characters, a description and a value 100 each.

game-length = 60 to 90 minutes
game-alone = If you start alone, you play a solo campaign: a scenario sets your city and your objectives, and the game moves your enemies.
    .rival = The enemy army

option-leagues = Leagues
    .description = Who plays for the Delian League and who for the Peloponnesian League.
    .value-chosen = Players choose in seat order
    .value-seats = By seat: 1 against 2, 1 and 3 against 2, or 1 and 4 against 2 and 3
    .value-chance = At random
option-handicap = Help for a lone city (three players)
    .description = Recommended. When the city without an ally produces a token, it draws two more from that pile.
