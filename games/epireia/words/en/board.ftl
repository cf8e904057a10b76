# The position as text, what only one player sees, and the result.

# $title: the stage of the game; $name: the player to act.
headline-scenario = { $title }: { $name } to choose a scenario
headline-league = { $title }: { $name } to choose a league
headline-city = { $title }: { $name } to choose a city
headline-administrator = { $title }: { $name } to choose an Administrator
headline-figure = { $title }: { $name } to choose a first figure
headline-develop = { $title }: { $name } to develop
headline-diplomacy = { $title }: { $name } to move figures
headline-resolution = { $title }: { $name } to reroll or keep the roll
headline-share = { $title }: { $name } to take the territory or leave it
headline-army = { $title }: { $name } to place an army
headline-generals = { $title }: { $name } to place figures
headline-battle = { $title }: { $name } to engage or hold
headline-together-figure = { $title }: everyone is choosing a first figure; { still-to-come }
headline-together-army = { $title }: both leagues are placing their armies; { still-to-come }
headline-together-generals = { $title }: both leagues are placing their figures; { still-to-come }
still-to-come = { $missing ->
    [one] 1 choice still to come
   *[other] { $missing } choices still to come
}
headline-over = The game is over
phase-setup = Setup
chapter-turn = Turn { $turn }
chapter-round = Round { $turn }
phase-battle = The Great Battle
phase-round = Round { $round }, { $name }
phase-turn = Turn { $turn }, act { $act } ({ $name })

board-headline = **{ $headline }**
board-act = **Act { $act }, { $name }.** { $card }
board-act-over = **Act { $act }, { $name }** is over. { $act ->
    [3] The Great Battle begins at the end of this turn.
   *[other] The next act begins with the next turn.
}
board-solo = **{ $name }**, { $rounds } rounds. { $card }
board-augur = **Augur: { $augur }.** { $effect }
board-dice = **Dice:** { $dice }
board-territories = **{ $name }'s territories:** { $territories }.
board-no-territories = **Territories:** nobody holds any.
board-brigands = **Brigands:** { $territories }.
board-enemies = **Enemies:** { $figures }.
board-tokens-left = **Tokens left:** { $tokens }.
board-tokens = { $count } { $deck }
figure-placed = { $figure } { $where }
# What shows who is ahead; $prestige: of all cities of the league together.
league-standing = prestige { $prestige }, { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
board-league = **{ $league } ({ $names }):** { league-standing }; treasury { $stock }; reserve { $reserve }.
board-league-allied = **{ $league } ({ $names }):** { league-standing }; treasury { $stock }; reserve { $reserve }; joined by { $cities }.
# The army of the solo enemy.
board-enemy = **{ $league }, the enemy:** { $army }.
army-column = { $column }: { $tokens }

board-no-league = { $player }: no league yet.
board-no-city = { $player }: { $league }, no city yet.
board-player = { $player }, **{ $city }**.
board-goods = { $stock }; prestige { $prestige }.
board-administrator = { $name } ({ uses-ready }).
board-merchant = { $name } ({ uses-ready }; the next negotiation succeeds).
uses-ready = { $count ->
    [0] no uses available
    [one] 1 use available
   *[other] { $count } uses available
}
board-figures = { $figures }.
board-built = Built: { $buildings }.
board-nothing-built = Nothing built.
# How many of a player's City tokens do not lie on territories.
board-city-tokens = City tokens left: { $left } of { $all }.

board-front = **{ $front }**
board-front-figures = **{ $front }:** { $figures }
board-figure = { $figure } +{ $strength } ({ $league }, not engaged)
board-figure-engaged = { $figure } +{ $strength } ({ $league }, engaged in column { $column })
# $delian, $peloponnesian: tokens, or "empty".
board-column = Column { $number }. Delian League: { $delian }; Peloponnesian League: { $peloponnesian }.
board-column-won = Won by the { $league }.
board-column-tied = Tied.
board-column-open = Not decided yet.

# The dice on the table, about which a player has to decide. $one and $two: the totals of the leagues.
dice-conflict = In the conflict { $where }, the Delian League has { $one } (die { $first }) and the Peloponnesian League { $two } (die { $second }).
dice-conflict-tied = The conflict { $where } is tied: the Delian League has { $one } (die { $first }), and so does the Peloponnesian League (die { $second }).
dice-brigands = The roll against the Brigands { $where } is { $roll }, and { $needed } or more is needed.
dice-figure = { $figure } rolled { $roll } { $where } and needs { $needed } or more.
reroll-ask = Reroll with { $figure }'s ability? The second roll counts.
# Allies who could both take a territory. $goods: what the asked city would collect.
share-ask = You or { $ally } can take { $place }. Your tax would be { $goods }. Take it, or leave it to { $ally }?
share-answer = { $ally } leaves { $place } to you. Your tax would be { $goods }. If you don't take { $place }, { $ally } will.
# $own, $other: the totals; $die, $theirs: the dice; $now: what happens without a reroll, one of the messages below.
reroll-tied = Conflict { $where }: you have { $own } (die { $die }) and the enemy { $other } (die { $theirs }), a tie. If you keep this roll, { $now }.
reroll-behind = Conflict { $where }: you have { $own } (die { $die }) and the enemy { $other } (die { $theirs }). If you keep this roll, { $now }.
reroll-needed = If you reroll, { $needed }.
reroll-needed-or-tie = If you reroll, { $needed }; { $total } is a tie: { $tie }.
reroll-wins-from = { $total } or more wins
reroll-wins-above = more than { $total } wins
stands-yours-go-home = your figures there go home
stands-figure-goes-home = { $figure } goes home with nothing
tie-champion = the { $league } wins the tie
tie-all-go-home = everyone goes home
tie-yours-stays = everyone goes home, and { $place } stays yours
tie-stays-with = everyone goes home, and { $city } keeps { $place }

# What only one player sees.
hand-card = **{ $name }.** { $card }
hand-city = **{ $city }:** { $figures }. Buildings that cost 1 resource less here: { $buildings }.
hand-administrator = **{ $name }:** { $effect }
# $figures: what each of its figures can do.
board-city-figures = **{ $city }:** { $figures }
board-ability = *{ $figure }*: { $ability }
hand-figure = **{ $figure }:** { $ability }
hand-aim = **{ $name }:** { $objective } { $progress } Constraint: { $constraint }
hand-goods = **You have** { $stock }; prestige { $prestige } of { $most }.
hand-reserve = **Your league's reserve:** { $tokens }.
hand-recruit = **You can take one of these figures:**
hand-build = **Still to build:**
hand-build-less = **Still to build** (each now costs { resources-less }):
hand-build-more = **Still to build** (each now costs { resources-more } of any kind):
hand-build-less-more = **Still to build** (each now costs { resources-less }, and then { resources-more } of any kind):
hand-building = { $building } ({ $cost }): { $effect }
cost-less = { $cost }; currently { resources-less }
cost-more = { $cost }, plus { resources-extra } for now
cost-less-more = { $cost }; currently { resources-less }, then a surcharge of { resources-extra }
resources-less = { $less ->
    [one] 1 resource less
   *[other] { $less } resources less
}
resources-more = { $more ->
    [one] 1 more resource
   *[other] { $more } more resources
}
# What the scenario adds to a price.
resources-extra = { $more ->
    [one] 1 resource
   *[other] { $more } resources
} of any kind
amount-prestige = { $count } prestige
hand-army = **Your army:**
hand-front = { $columns }
hand-unplaced = **Not placed yet:** { $tokens }.
hand-enemy = **The enemy's army, face down:** { $army }.
hand-figures = **Your figures:** { $figures }.
hand-post = { $front }: { $figure }

# The scenario beside the pictures.
caption-scenario = **{ $name }.** { $card }
# The line of a player beside the pictures: as short as can be.
score = { $city } ({ $league }): prestige { $prestige }; { $stock }; { $built ->
    [one] 1 building
   *[other] { $built } buildings
}
# The same where another line says which players a league has.
score-alone = { $city }: prestige { $prestige }; { $stock }; { $built ->
    [one] 1 building
   *[other] { $built } buildings
}
score-administrator = { $score }; { $name } ({ uses-ready })
score-figures = { $score }; { $figures }

result-objectives = You didn't meet the objectives in time, so you lost.
result-shared = The battle is a complete tie, so everyone shares the win. { fronts-won }
result-lost = You lost the battle. { fronts-won }
result-lost-tie = The fronts are tied, and in the solo game that's a loss. { fronts-won }
# $names: the winners.
result-fronts = { $names } won for the { $league }, which took more fronts. { fronts-won }
result-maritime = { $names } won for the { $league }, which took the maritime front. { fronts-won }
result-prestige = { $names } won for the { $league }, which had the city with the highest prestige. { fronts-won }
result-copper = { $names } won for the { $league }, which had the city with the most Copper. { fronts-won }
# $one, $two: how many fronts each league won.
fronts-won = Fronts won: Delian League { $one }, Peloponnesian League { $two }.
