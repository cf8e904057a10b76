# The position as text, what only one player sees, and the result.

# $title: the stage of the game; $name: the player to act.
headline-scenario = { $title }: { $name } wählt ein Szenario
headline-league = { $title }: { $name } wählt einen Bund
headline-city = { $title }: { $name } wählt eine Stadt
headline-administrator = { $title }: { $name } wählt eine Amtsperson
headline-figure = { $title }: { $name } wählt eine erste Figur
headline-develop = { $title }: { $name } baut auf
headline-diplomacy = { $title }: { $name } bewegt Figuren
headline-resolution = { $title }: { $name } würfelt neu oder behält den Wurf
headline-share = { $title }: { $name } nimmt das Gebiet ein oder überlässt es
headline-army = { $title }: { $name } stellt eine Armee auf
headline-generals = { $title }: { $name } stellt Figuren auf
headline-battle = { $title }: { $name } setzt eine Figur ein oder wartet ab
headline-together-figure = { $title }: Alle wählen eine erste Figur; { still-to-come }
headline-together-army = { $title }: Beide Bünde stellen ihre Armeen auf; { still-to-come }
headline-together-generals = { $title }: Beide Bünde stellen ihre Figuren auf; { still-to-come }
still-to-come = { $missing ->
    [one] 1 Entscheidung fehlt noch
   *[other] { $missing } Entscheidungen fehlen noch
}
headline-over = Die Partie ist zu Ende
phase-setup = Vorbereitung
chapter-turn = Runde { $turn }
chapter-round = Runde { $turn }
phase-battle = Die Große Schlacht
phase-round = Runde { $round }, { $name }
phase-turn = Runde { $turn }, Akt { $act } ({ $name })

board-headline = **{ $headline }**
board-act = **Akt { $act }, { $name }.** { $card }
board-act-over = **Akt { $act }, { $name }** ist abgeschlossen. { $act ->
    [3] Am Ende dieser Runde beginnt die Große Schlacht.
   *[other] Mit der nächsten Runde beginnt der nächste Akt.
}
board-solo = **{ $name }**, { $rounds } Runden. { $card }
board-augur = **Auguren: { $augur }.** { $effect }
board-dice = **Würfel:** { $dice }
board-territories = **Gebiete von { $name }:** { $territories }.
board-no-territories = **Gebiete:** niemand besitzt eins.
board-brigands = **Räuber:** { $territories }.
board-enemies = **Gegner:** { $figures }.
board-tokens-left = **Plättchen im Vorrat:** { $tokens }.
board-tokens = { $count } { $deck }
figure-placed = { $figure } { $where }
# What shows who is ahead; $prestige: of all cities of the league together.
league-standing = Ansehen { $prestige }, { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
}
board-league = **{ $league } ({ $names }):** { league-standing }; Bundeskasse { $stock }; Reserve { $reserve }.
board-league-allied = **{ $league } ({ $names }):** { league-standing }; Bundeskasse { $stock }; Reserve { $reserve }; beigetreten: { $cities }.
# The army of the solo enemy.
board-enemy = **{ $league }, der Gegner:** { $army }.
army-column = { $column }: { $tokens }

board-no-league = { $player }: noch kein Bund.
board-no-city = { $player }: { $league }, noch keine Stadt.
board-player = { $player }, **{ $city }**.
board-goods = { $stock }; Ansehen { $prestige }.
board-administrator = { $name } ({ uses-ready }).
board-merchant = { $name } ({ uses-ready }; die nächste Verhandlung gelingt).
uses-ready = { $count ->
    [0] kein Einsatz verfügbar
    [one] 1 Einsatz verfügbar
   *[other] { $count } Einsätze verfügbar
}
board-figures = { $figures }.
board-built = Gebaut: { $buildings }.
board-nothing-built = Nichts gebaut.
# How many of a player's City tokens do not lie on territories.
board-city-tokens = Stadtmarker übrig: { $left } von { $all }.

board-front = **{ $front }**
board-front-figures = **{ $front }:** { $figures }
board-figure = { $figure } +{ $strength } ({ $league }, nicht eingesetzt)
board-figure-engaged = { $figure } +{ $strength } ({ $league }, in Spalte { $column } eingesetzt)
# $delian, $peloponnesian: tokens, or "empty".
board-column = Spalte { $number }. Seebund: { $delian }; Peloponnesbund: { $peloponnesian }.
board-column-won = Gewonnen vom { $league }.
board-column-tied = Gleichstand.
board-column-open = Noch nicht entschieden.

# The dice on the table, about which a player has to decide. $one and $two: the totals of the leagues.
dice-conflict = Im Konflikt { $where } hat der Seebund { $one } (Würfel { $first }) und der Peloponnesbund { $two } (Würfel { $second }).
dice-conflict-tied = Im Konflikt { $where } herrscht Gleichstand: Der Seebund hat { $one } (Würfel { $first }), der Peloponnesbund auch (Würfel { $second }).
dice-brigands = Der Wurf gegen die Räuber { $where } ist { $roll }; nötig ist { $needed } oder mehr.
dice-figure = { $figure } würfelt { $where } { $roll } und braucht { $needed } oder mehr.
reroll-ask = Mit der Fähigkeit von { $figure } neu würfeln? Der zweite Wurf zählt.
share-ask = Du oder { $ally } könnt das Gebiet { $place } einnehmen. Dein Tribut wäre { $goods }. Nimmst du es ein, oder überlässt du es { $ally }?
share-answer = { $ally } überlässt dir das Gebiet { $place }. Dein Tribut wäre { $goods }. Nimmst du es nicht ein, tut es { $ally }.
# $own, $other: the totals; $die, $theirs: the dice; $now: what happens without a reroll, one of the messages below.
# They and $tie begin with the verb, as they follow "Behältst du den Wurf," and "bei 9 (Gleichstand)".
reroll-tied = Konflikt { $where }: Du hast { $own } (Würfel { $die }), die Gegenseite { $other } (Würfel { $theirs }), also Gleichstand. Behältst du den Wurf, { $now }.
reroll-behind = Konflikt { $where }: Du hast { $own } (Würfel { $die }), die Gegenseite { $other } (Würfel { $theirs }). Behältst du den Wurf, { $now }.
reroll-needed = Würfelst du neu, gewinnst du { $needed }.
reroll-needed-or-tie = Würfelst du neu, gewinnst du { $needed }; bei { $total } (Gleichstand) { $tie }.
reroll-wins-from = mit { $total } oder mehr
reroll-wins-above = mit mehr als { $total }
stands-yours-go-home = kehren deine Figuren dort heim
stands-figure-goes-home = kehrt { $figure } mit leeren Händen heim
tie-champion = gewinnt der { $league }
tie-all-go-home = kehren alle heim
tie-yours-stays = kehren alle heim, und das Gebiet { $place } bleibt deins
tie-stays-with = kehren alle heim, und { $city } behält das Gebiet { $place }

# What only one player sees.
hand-card = **{ $name }.** { $card }
hand-city = **{ $city }:** { $figures }. Gebäude, die hier 1 Rohstoff weniger kosten: { $buildings }.
hand-administrator = **{ $name }:** { $effect }
# $figures: what each of its figures can do.
board-city-figures = **{ $city }:** { $figures }
board-ability = *{ $figure }*: { $ability }
hand-figure = **{ $figure }:** { $ability }
hand-aim = **{ $name }:** { $objective } { $progress } Einschränkung: { $constraint }
hand-goods = **Du hast** { $stock }; Ansehen { $prestige } von { $most }.
hand-reserve = **Reserve deines Bundes:** { $tokens }.
hand-recruit = **Eine dieser Figuren kannst du nehmen:**
hand-build = **Noch zu bauen:**
hand-build-less = **Noch zu bauen** (jedes kostet zurzeit { resources-less }):
hand-build-more = **Noch zu bauen** (jedes kostet zurzeit { resources-more }):
hand-build-less-more = **Noch zu bauen** (jedes kostet zurzeit { resources-less }, dann aber { resources-more }):
hand-building = { $building } ({ $cost }): { $effect }
cost-less = { $cost }; zurzeit { resources-less }
cost-more = { $cost }; zurzeit plus { resources-extra }
cost-less-more = { $cost }; zurzeit { resources-less }, dann plus { resources-extra }
resources-less = { $less ->
    [one] 1 Rohstoff weniger
   *[other] { $less } Rohstoffe weniger
}
# "Of any kind" is part of this message and the next.
resources-more = { $more ->
    [one] 1 beliebigen Rohstoff mehr
   *[other] { $more } beliebige Rohstoffe mehr
}
# What the scenario adds to a price.
resources-extra = { $more ->
    [one] 1 beliebiger Rohstoff
   *[other] { $more } beliebige Rohstoffe
}
amount-prestige = { $count } Ansehen
hand-army = **Deine Armee:**
hand-front = { $columns }
hand-unplaced = **Noch nicht aufgestellt:** { $tokens }.
hand-enemy = **Die gegnerische Armee, verdeckt:** { $army }.
hand-figures = **Deine Figuren:** { $figures }.
hand-post = { $front }: { $figure }

# The scenario beside the pictures.
caption-scenario = **{ $name }.** { $card }
# The line of a player beside the pictures: as short as can be.
score = { $city } ({ $league }): Ansehen { $prestige }; { $stock }; { $built } gebaut
# The same where another line says which players a league has.
score-alone = { $city }: Ansehen { $prestige }; { $stock }; { $built } gebaut
score-administrator = { $score }; { $name } ({ uses-ready })
score-figures = { $score }; { $figures }

result-objectives = Die Ziele wurden nicht rechtzeitig erreicht, also hast du verloren.
result-shared = Die Schlacht endet mit völligem Gleichstand, also teilen sich alle den Sieg. { fronts-won }
result-lost = Du hast die Schlacht verloren. { fronts-won }
result-lost-tie = Bei den Fronten herrscht Gleichstand, und im Solospiel ist das eine Niederlage. { fronts-won }
# $names: the winners, one or several.
result-fronts = Der { $league } ({ $names }) gewinnt mit den meisten Fronten. { fronts-won }
result-maritime = Der { $league } ({ $names }) gewinnt dank der Seefront. { fronts-won }
result-prestige = Der { $league } ({ $names }) gewinnt dank der Stadt mit dem höchsten Ansehen. { fronts-won }
result-copper = Der { $league } ({ $names }) gewinnt dank der Stadt mit dem meisten Kupfer. { fronts-won }
# $one, $two: how many fronts each league won.
fronts-won = Gewonnene Fronten: Seebund { $one }, Peloponnesbund { $two }.
