player = { $symbol } { $name } ({ $philosopher })
player-spent = { $symbol } { $name } ({ $philosopher }, senza rami d'ulivo)
player-new = { $symbol } { $name }
person = { $name } ({ $philosopher })
card = { $symbol } { $philosopher }
player-stone = { $name } ({ $stone })
player-number = Posto { $number }

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
philosopher-iocasta = Giocasta
philosopher-logaritmos = Logaritmos

stone-white = ⚪ bianca
stone-black = ⚫ nera

day-regular = Giorno normale
day-corruption = Corruzione
day-oracle = Oracolo
day-treachery = Tradimento

space = casella { $space }
space-special = casella { $space } ({ $rule })
