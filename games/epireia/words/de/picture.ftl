# The words in the pictures, and their alt texts. Places are narrow: keep these short.

-game = Epireia
title-epireia = { -game }
title-turn = Runde { $turn }, Akt { $act }
title-round = Runde { $round }
title-battlefield = Die gegnerische Armee
title-no-battle = Es gab keine Schlacht
title-fronts = Seebund { $one }:{ $two } Peloponnes
# Who decides what.
title-scenario = { $name } wählt ein Szenario
title-league = { $name } wählt einen Bund
title-city = { $name } wählt eine Stadt
title-administrator = { $name } wählt eine Amtsperson
title-figure = { $name } wählt eine Figur
title-develop = { $name } baut auf
title-diplomacy = { $name } bewegt Figuren
title-resolution = { $name } kann neu würfeln
title-share = { $name } kann Gebiet nehmen
title-army = { $name } stellt eine Armee auf
title-generals = { $name } stellt Figuren auf
title-battle = { $name } setzt ein oder wartet
title-together-figure = Alle wählen eine Figur
title-together-army = Beide stellen Armeen auf
title-together-generals = Beide stellen Figuren auf

# The map. $number: the roll that a figure needs.
map-number = { $number }+
map-closed = zu
player-number = Person { $number }

# The battlefield. $one, $two: columns won by each league so far; by the winner and the loser.
field-so-far = Seebund { $one }:{ $two } Peloponnes
field-won = { $one }:{ $two } für den { $league }
field-nobody = Gleichstand, niemand gewinnt
# The level of a military token, on its back.
level = { $level ->
    [1] I
   *[2] II
}

# The end of the game. $names: the winners, one or several; $most, $least: the fronts or the power of the winner and of
# the loser.
ending-won = Sieg: { $names }
ending-lost = { $name } hat verloren
ending-turns = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
ending-rounds = { $count ->
    [one] 1 Runde
   *[other] { $count } Runden
}
ending-score = { $city }, Ansehen { $prestige }
ending-fronts = Der { $league } siegt { $most }:{ $least } nach Fronten
ending-maritime = Der { $league } siegt dank der Seefront
ending-prestige = Der { $league } siegt dank des höchsten Ansehens
ending-copper = Der { $league } siegt dank des meisten Kupfers
ending-shared = Völliger Gleichstand
ending-tie = Im Solospiel ist Gleichstand eine Niederlage
ending-beaten = Der Gegner siegt { $most }:{ $least } nach Fronten
ending-objectives = Die Ziele wurden nicht rechtzeitig erreicht
ending-progress = Am Ende: { $progress }.
ending-moment = Am knappsten war { $column } ({ $most }:{ $least }).
ending-moment-figure = Am knappsten war { $column } ({ $most }:{ $least }) mit { $figure } im Einsatz.

alt-setup = { $stage }: { $deciding }. Die Karte von Griechenland ist noch leer.
alt-map = { $stage }: { $deciding }.
alt-territories = Gebiete im Besitz: { $held }.
alt-no-territories = Niemand besitzt ein Gebiet.
alt-held = { $name } { $count }
alt-brigands = Räuber: { $territories }.
alt-enemy-army = Das ist das Schlachtfeld. Die gegnerische Armee liegt verdeckt, und deine Hälfte ist noch leer.
alt-field-over = Das ist das Schlachtfeld nach der letzten Spalte. { alt-fronts }.
alt-battle = { $stage }: { $done } von { $all } Spalten sind ausgewertet. { alt-fronts }.
alt-fronts = { $one ->
    [one] Der Seebund hat 1 Front gewonnen, der Peloponnesbund { $two }
   *[other] Der Seebund hat { $one } Fronten gewonnen, der Peloponnesbund { $two }
}
alt-column = { $column } ist aufgedeckt. Der Seebund hat { $one }, der Peloponnesbund { $two }; { $deciding }.
alt-over-objectives = Die Partie ist zu Ende. Die Ziele wurden nicht rechtzeitig erreicht, also gab es keine Schlacht.
alt-over-shared = Die Schlacht ist vorbei. Es herrscht völliger Gleichstand, und alle teilen sich den Sieg. { alt-fronts }.
alt-over-lost = Die Schlacht ist vorbei. { $name } hat verloren. { alt-fronts }.
alt-over-lost-tie = Die Schlacht ist vorbei. { $name } hat bei Gleichstand verloren. { alt-fronts }.
alt-over-fronts = Die Schlacht ist vorbei. Der { $league } ({ $names }) hat mit den meisten Fronten gewonnen. { alt-fronts }.
alt-over-maritime = Die Schlacht ist vorbei. Der { $league } ({ $names }) hat dank der Seefront gewonnen. { alt-fronts }.
alt-over-prestige = Die Schlacht ist vorbei. Der { $league } ({ $names }) hat dank der Stadt mit dem höchsten Ansehen gewonnen. { alt-fronts }.
alt-over-copper = Die Schlacht ist vorbei. Der { $league } ({ $names }) hat dank der Stadt mit dem meisten Kupfer gewonnen. { alt-fronts }.
