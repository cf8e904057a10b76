# Names and nouns that other messages contain.

# $symbol: the mark of the player's seat, such as ●; $name: the player's name; $philosopher: their philosopher.
player = { $symbol } { $name } ({ $philosopher })
# A player who has used up the olive branches, and so can't follow any more.
player-spent = { $symbol } { $name } ({ $philosopher }, ohne Ölzweige)
# A player who has no philosopher yet.
player-new = { $symbol } { $name }
# The same without the mark, for buttons and pictures.
person = { $name } ({ $philosopher })
# A philosopher, with the mark of the player's seat.
card = { $symbol } { $philosopher }
# A player and the stone that they have revealed, as an entry of a list.
player-stone = { $name } ({ $stone })
# Stands for a player whose name can't be shown.
player-number = Person { $number }

philosopher-asyntotos = Asyntotos
philosopher-calippos = Kalippos
philosopher-doreminos = Doreminos
philosopher-eros = Eros
philosopher-malia = Malia
philosopher-nausicaa = Nausikaa
philosopher-bathos = Bathos
philosopher-fenomenos = Fenomenos
philosopher-galatea = Galatea
philosopher-hyperbolos = Hyperbolos
philosopher-iocasta = Iokaste
philosopher-logaritmos = Logaritmos

# A stone's colour within a sentence.
stone-white = ⚪ weiß
stone-black = ⚫ schwarz

# The rules of the day; three of them are also symbols on the path.
day-regular = Gewöhnlicher Tag
day-corruption = Bestechung
day-oracle = Orakel
day-treachery = Verrat

# A space of the path within a sentence: "rückt 2 Felder vor, auf Feld 11 (Bestechung)".
space = Feld { $space }
space-special = Feld { $space } ({ $rule })
