# Names and nouns that other messages contain.

player = { $symbol } { $name } ({ $philosopher })
player-spent = { $symbol } { $name } ({ $philosopher }, sin ramas de olivo)
player-new = { $symbol } { $name }
person = { $name } ({ $philosopher })
card = { $symbol } { $philosopher }
player-stone = { $name } ({ $stone })
player-number = Jugador { $number }

# Twelve different initials.
philosopher-asyntotos = Asíntotos
philosopher-calippos = Calipos
philosopher-doreminos = Doreminos
philosopher-eros = Eros
philosopher-malia = Malia
philosopher-nausicaa = Nausícaa
philosopher-bathos = Batos
philosopher-fenomenos = Fenómenos
philosopher-galatea = Galatea
philosopher-hyperbolos = Hipérbolos
philosopher-iocasta = Yocasta
philosopher-logaritmos = Logaritmos

# They agree with "piedra".
stone-white = ⚪ blanca
stone-black = ⚫ negra

day-regular = Día normal
day-corruption = Corrupción
day-oracle = Oráculo
day-treachery = Traición

# A space within a sentence, after the article: "hasta la casilla 11 (Corrupción)".
space = casilla { $space }
space-special = casilla { $space } ({ $rule })
