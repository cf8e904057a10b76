# The words in the pictures, and their alt texts. Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Turn { $turn }, act { $act }
title-round = Round { $round }
title-battlefield = The enemy's army
title-no-battle = there was no battle
title-fronts = Delian { $one }–{ $two } Peloponnesian
# Who decides what.
title-scenario = { $name } to choose a scenario
title-league = { $name } to choose a league
title-city = { $name } to choose a city
title-administrator = { $name } to choose an Administrator
title-figure = { $name } to choose a figure
title-develop = { $name } to develop
title-diplomacy = { $name } to move figures
title-resolution = { $name } can reroll
title-share = { $name } can take a territory
title-army = { $name } to place an army
title-generals = { $name } to place figures
title-battle = { $name } to engage or hold
title-together-figure = everyone is choosing a figure
title-together-army = both leagues are placing armies
title-together-generals = both leagues are placing figures

# The map. $number: the roll that a figure needs.
map-number = { $number }+
map-closed = closed
player-number = Player { $number }

# The battlefield. $one, $two: columns won by each league so far; by the winner and the loser.
field-so-far = Delian { $one }–{ $two } Peloponnesian
field-won = won by the { $league }, { $one }–{ $two }
field-nobody = a tie
# The level of a military token, on its back.
level = { $level ->
    [1] I
   *[2] II
}

# The end of the game. $names: the winners; $most, $least: the fronts or the power of the winner and of the loser.
ending-won = { $names } won
ending-lost = { $name } lost
ending-turns = { $count ->
    [one] 1 turn
   *[other] { $count } turns
}
ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
ending-score = { $city }, prestige { $prestige }
ending-fronts = { $most ->
    [one] Victory for the { $league }, by 1 front to { $least }
   *[other] Victory for the { $league }, by { $most } fronts to { $least }
}
ending-maritime = Victory for the { $league }, on the maritime front
ending-prestige = Victory for the { $league }, with the highest prestige
ending-copper = Victory for the { $league }, with the most Copper
ending-shared = A complete tie
ending-tie = A tie counts as a loss in the solo game
ending-beaten = { $most ->
    [one] The enemy won, by 1 front to { $least }
   *[other] The enemy won, by { $most } fronts to { $least }
}
ending-objectives = The objectives weren't met in time
ending-progress = At the end: { $progress }.
ending-moment = The closest column was { $column } ({ $most }–{ $least }).
ending-moment-figure = The closest column was { $column } ({ $most }–{ $least }), with { $figure } engaged.

alt-setup = { $stage }: { $deciding }. The map of Greece is still empty.
alt-map = { $stage }: { $deciding }.
alt-territories = Territories held: { $held }.
alt-no-territories = Nobody holds any territories.
alt-held = { $name } { $count }
alt-brigands = Brigands are in { $territories }.
alt-enemy-army = This is the battlefield. The enemy's army lies face down, and your half is still empty.
alt-field-over = This is the battlefield after the last column. { alt-fronts }.
alt-battle = { $stage }: { $done } of { $all } columns have been resolved. Result so far: { alt-fronts }.
alt-fronts = { $one ->
    [one] The Delian League won 1 front and the Peloponnesian League { $two }
   *[other] The Delian League won { $one } fronts and the Peloponnesian League { $two }
}
alt-column = { $column } is revealed. The Delian League has { $one } and the Peloponnesian League { $two }; { $deciding }.
alt-over-objectives = The game is over. The objectives weren't met in time, so there was no battle.
alt-over-shared = The battle is over. It's a complete tie, and everyone shares the win. { alt-fronts }.
alt-over-lost = The battle is over. { $name } lost. { alt-fronts }.
alt-over-lost-tie = The battle is over. { $name } lost on a tie. { alt-fronts }.
alt-over-fronts = The battle is over. { $names } won for the { $league }, which took more fronts. { alt-fronts }.
alt-over-maritime = The battle is over. { $names } won for the { $league }, which took the maritime front. { alt-fronts }.
alt-over-prestige = The battle is over. { $names } won for the { $league }, which had the city with the highest prestige. { alt-fronts }.
alt-over-copper = The battle is over. { $names } won for the { $league }, which had the city with the most Copper. { alt-fronts }.
