# The words in the pictures, and their alt texts. Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Turn { $turn }, act { $act }
title-round = Round { $round }
title-over = The battle is over
title-boards = The players' boards
title-no-battle = there was no battle
title-fronts = Delian { $one } : { $two } Peloponnesian
# Who decides what.
title-scenario = { $name } chooses a scenario
title-league = { $name } chooses a league
title-city = { $name } chooses a city
title-administrator = { $name } chooses an Administrator
title-figure = { $name } chooses a figure
title-develop = { $name } develops
title-diplomacy = { $name } moves
title-resolution = { $name } can reroll
title-army = { $name } places an army
title-generals = { $name } places figures
title-battle = { $name } to engage or hold
title-together-figure = everyone chooses a figure
title-together-army = both leagues place their armies
title-together-generals = both leagues place their figures

footer-setup = Two leagues, three acts, one battle
footer-act = { $name }. { $card }
footer-act-over = { $name } is over
footer-solo = { $name }, { $rounds } rounds. { $card }
footer-solo-progress = { $name }, { $rounds } rounds. { $card } { $progress }
footer-augur = Augur: { $augur }. { $effect }
footer-placing = Both leagues place their armies and figures in secret
footer-placing-alone = The enemy's army lies face down. You see units and levels, but no powers
footer-battle = { $done } of { $all } columns resolved
# What decided the game.
footer-maritime = Fronts tied: the maritime front decided
footer-prestige = Fronts tied: the highest prestige decided
footer-copper = Fronts tied: the most Copper decided
footer-shared = A complete tie: everyone shares the win
footer-tie = In the solo game, you lose ties
footer-objectives = The objectives weren't met in time

# The map. $number: the roll a figure needs; $goods: such as 2W 1C.
map-empire = { $number }+ for { $goods }
map-empire-short = { $number }+ { $goods }
map-number = { $number }+
map-tax = tax { $goods }
map-tax-short = { $goods }
map-neutral = neutral, { $number }+
map-closed = closed
map-brigands = Brigands
map-brigands-letter = B
map-enemy-letter = E
legend-resource = { $letter } { $resource }
legend-brigands = { map-brigands-letter } Brigands
legend-enemy = { map-enemy-letter } enemy
legend = { $signs }
legend-sea = only for figures with the sea icon
legend-sea-open = across the sea; open to all this round

# The strips, leagues and boards.
strip-prestige = prestige
strip-built = { $built } built, { city-tokens } left
board-home = { $city }, { $league }
board-uses = { $name }, { uses-ready }
board-no-administrator = no Administrator yet
board-last = { $administrator }, { city-tokens }
city-tokens = { $left ->
    [one] 1 City token
   *[other] { $left } City tokens
}
boards-figures = Figures, their attack points and places
boards-figure = { $attack }, { $where }
league-treasury = treasury { $stock }
# $tokens: such as "3 Hoplites, 1 Triremes"; $power: their sum, if it is known.
league-reserve = Reserve: { $tokens }
league-reserve-power = Reserve: { $tokens }; power { $power }
reserve-units = { $count } { $unit }

# The battlefield.
field-enemy-army = { $league }, the enemy: its army lies face down
field-enemy = { $league }, the enemy
field-token = { $letter } { $level ->
    [1] I
   *[2] II
}
field-hidden = ?
field-engaged = engaged in column { $column }
field-strength = +{ $strength }
field-powers = { $above } : { $below }
field-nobody = nobody's
field-tied = tied
player-number = Player { $number }

alt-setup = { $stage }: { $deciding }. The map of Greece is still empty.
alt-map = { $stage }: { $deciding }.
alt-constraint = Constraint: { $constraint }
alt-territories = Territories held: { $held }.
alt-no-territories = Nobody holds a territory.
alt-held = { $name } { $count }
alt-brigands = Brigands are in { $territories }.
alt-boards = The players' boards: { $boards }.
alt-board = { $name } with prestige { $prestige } and { $built ->
    [one] 1 building
   *[other] { $built } buildings
}
alt-battle = { $stage }: { $done } of { $all } columns are resolved. { alt-fronts }.
alt-fronts = { $one ->
    [one] The Delian League won 1 front and the Peloponnesian League { $two }
   *[other] The Delian League won { $one } fronts and the Peloponnesian League { $two }
}
alt-column = { $column } is revealed. The Delian League has { $one } and the Peloponnesian League { $two }; { $deciding }.
alt-over-objectives = The game is over. The objectives weren't met in time, so there was no battle.
alt-over-shared = The battle is over. It's a complete tie, and everyone shares the win. { alt-fronts }.
alt-over-lost = The battle is over. { $name } lost. { alt-fronts }.
alt-over-lost-tie = The battle is over. { $name } lost on a tie. { alt-fronts }.
alt-over-fronts = The battle is over. { $names } won for the { $league } with more fronts. { alt-fronts }.
alt-over-maritime = The battle is over. { $names } won for the { $league } by winning the maritime front. { alt-fronts }.
alt-over-prestige = The battle is over. { $names } won for the { $league } with the highest prestige. { alt-fronts }.
alt-over-copper = The battle is over. { $names } won for the { $league } with the most Copper. { alt-fronts }.
