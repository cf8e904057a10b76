# Names and nouns that other messages contain.

# $symbol: the mark of the player's seat, such as ●; $name: the player's name; $philosopher: their philosopher.
player = { $symbol } { $name } ({ $philosopher })
# A player who has used up the olive branches, and so can't follow any more.
player-spent = { $symbol } { $name } ({ $philosopher }, sans rameaux)
# A player who has no philosopher yet.
player-new = { $symbol } { $name }
# The same without the mark, for buttons and pictures.
person = { $name } ({ $philosopher })
# A philosopher, with the mark of the player's seat.
card = { $symbol } { $philosopher }
# A player and the stone that they have revealed, as an entry of a list.
player-stone = { $name } ({ $stone })
player-number = Place { $number }

philosopher-asyntotos = Asyntotos
philosopher-calippos = Calippos
philosopher-doreminos = Doréminos
philosopher-eros = Éros
philosopher-malia = Malia
philosopher-nausicaa = Nausicaa
philosopher-bathos = Bathos
philosopher-fenomenos = Fénoménos
philosopher-galatea = Galatée
philosopher-hyperbolos = Hyperbolos
philosopher-iocasta = Jocaste
philosopher-logaritmos = Logaritmos

# A stone's colour within a sentence, after "pierre".
stone-white = ⚪ blanche
stone-black = ⚫ noire

# The rules of the day; three of them are also symbols on the path.
day-regular = Jour ordinaire
day-corruption = Corruption
day-oracle = Oracle
day-treachery = Trahison

# A space of the path, without an article or preposition: "arrive case 11 (Corruption)".
space = case { $space }
space-special = case { $space } ({ $rule })
