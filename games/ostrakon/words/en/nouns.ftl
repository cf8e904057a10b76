# Names and nouns that other messages contain.

# $symbol: the mark of the player's seat, such as ●; $name: the player's name; $philosopher: their philosopher.
player = { $symbol } { $name } ({ $philosopher })
# A player who has used up the olive branches, and so can't follow any more.
player-spent = { $symbol } { $name } ({ $philosopher }, no olive branches)
# A player who has no philosopher yet.
player-new = { $symbol } { $name }
# The same without the mark, for buttons and pictures.
person = { $name } ({ $philosopher })
# A philosopher, with the mark of the player's seat.
card = { $symbol } { $philosopher }
# A player and the stone that they have revealed, as an entry of a list.
player-stone = { $name } ({ $stone })
# Stands for a player whose name can't be shown.
player-number = Player { $number }

philosopher-asyntotos = Asyntotos
philosopher-calippos = Calippos
philosopher-doreminos = Doreminos
philosopher-eros = Eros
philosopher-malia = Malia
philosopher-nausicaa = Nausicaa
philosopher-bathos = Bathos
philosopher-fenomenos = Fenomenos
philosopher-galatea = Galatea
philosopher-hyperbolos = Hyperbolos
philosopher-iocasta = Iocasta
philosopher-logaritmos = Logaritmos

# A stone's colour within a sentence.
stone-white = ⚪ white
stone-black = ⚫ black

# The rules of the day; three of them are also symbols on the path.
day-regular = Regular day
day-corruption = Corruption
day-oracle = Oracle
day-treachery = Treachery

# A space of the path within a sentence: "advanced to space 11 (Corruption)".
space = space { $space }
space-special = space { $space } ({ $rule })
