# Nouns that texts, labels and pictures have in common.

resource-wheat = Wheat
resource-wood = Wood
resource-copper = Copper
amount = { $count } { $resource }
# An amount of each resource, zeros included.
stock = { $wheat } { resource-wheat }, { $wood } { resource-wood }, { $copper } { resource-copper }
nothing = nothing
none = none
empty = empty
prestige = Prestige

unit-hoplites = Hoplites
unit-triremes = Triremes
unit-cavalry = Cavalry
deck-hoplites-1 = { unit-hoplites } I
deck-hoplites-2 = { unit-hoplites } II
deck-triremes-1 = { unit-triremes } I
deck-triremes-2 = { unit-triremes } II
deck-cavalry-1 = { unit-cavalry } I
deck-cavalry-2 = { unit-cavalry } II
token = { $deck } ({ $power })
tokens-counted = { $count } { $deck }
tokens-by-power = { $deck } ({ $powers })

# A front within a sentence and at the beginning of a line; its columns, too.
front-flank = flank
    .heading = Flank
    .column = flank { $number }
    .column-heading = Flank { $number }
front-centre = centre
    .heading = Centre
    .column = centre { $number }
    .column-heading = Centre { $number }
front-maritime = maritime
    .heading = Maritime
    .column = maritime { $number }
    .column-heading = Maritime { $number }

league-delian = Delian League
league-peloponnesian = Peloponnesian League

place-persia = Persia
place-phoenicia = Phoenicia
place-egypt = Egypt
place-carthage = Carthage
place-syracuse = Syracuse
place-macedonia = Macedonia
place-epirus = Epirus
place-illyria = Illyria
place-euboea = Euboea
place-chalkidiki = Chalkidiki
place-thrakiko-pelagos = Thrakiko Pelagos
place-aigaio-pelagos = Aigaio Pelagos
place-kritiko-pelagos = Kritiko Pelagos
place-aeolis = Aeolis
place-ionia = Ionia
place-athens = Athens
place-sparta = Sparta
place-corinth = Corinth
place-delphi = Delphi
place-elis = Elis
place-larissa = Larissa
at-home = at home
at-place = in { $place }

figure-cleisthenes = Cleisthenes
figure-pericles = Pericles
figure-themistocles = Themistocles
figure-aspasia = Aspasia
figure-aristides = Aristides
figure-brasidas = Brasidas
figure-leonidas = Leonidas
figure-lysander = Lysander
figure-gorgo = Gorgo
figure-eurybiades = Eurybiades
figure-timoleon = Timoleon
figure-periander = Periander
figure-ameinocles = Ameinocles
figure-aristeus = Aristeus
figure-ariston = Ariston
figure-xenoclea = Xenoclea
figure-aristonice = Aristonice
figure-timon = Timon
figure-akeratos = Akeratos
figure-kobon = Kobon
figure-eupolemos = Eupolemos
figure-oxylus = Oxylus
figure-hippias = Hippias
figure-thrasydaeus = Thrasydaeus
figure-iphitos = Iphitos
figure-heliodorus = Heliodorus
figure-aleuas-the-red = Aleuas the Red
figure-pheidon = Pheidon
figure-polymedes = Polymedes
figure-aristonous = Aristonous
# $attack: the attack points. The second has the sea icon.
figure-on-land = { $name } (attack { $attack })
figure-at-sea = { $name } (attack { $attack }, sea)

# A player in the text of the board. $symbol: the player's mark, such as ●.
player = { $symbol } { $name }

# A die with its bonus.
roll = { $die }
roll-plus = { $die } + { $bonus } = { $total }
roll-minus = { $die } - { $bonus } = { $total }
