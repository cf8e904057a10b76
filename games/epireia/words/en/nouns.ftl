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
    .column = flank column { $number }
    .column-heading = Flank { $number }
front-centre = centre
    .heading = Centre
    .column = centre column { $number }
    .column-heading = Centre { $number }
front-maritime = maritime
    .heading = Maritime
    .column = maritime column { $number }
    .column-heading = Maritime { $number }

league-delian = Delian League
league-peloponnesian = Peloponnesian League

place-persia = Persia
    .at = in Persia
    .to = to Persia
place-phoenicia = Phoenicia
    .at = in Phoenicia
    .to = to Phoenicia
place-egypt = Egypt
    .at = in Egypt
    .to = to Egypt
place-carthage = Carthage
    .at = in Carthage
    .to = to Carthage
place-syracuse = Syracuse
    .at = in Syracuse
    .to = to Syracuse
place-macedonia = Macedonia
    .at = in Macedonia
    .to = to Macedonia
place-epirus = Epirus
    .at = in Epirus
    .to = to Epirus
place-illyria = Illyria
    .at = in Illyria
    .to = to Illyria
place-euboea = Euboea
    .at = in Euboea
    .to = to Euboea
place-chalkidiki = Chalkidiki
    .at = in Chalkidiki
    .to = to Chalkidiki
place-thrakiko-pelagos = Thrakiko Pelagos
    .at = in Thrakiko Pelagos
    .to = to Thrakiko Pelagos
place-aigaio-pelagos = Aigaio Pelagos
    .at = in Aigaio Pelagos
    .to = to Aigaio Pelagos
place-kritiko-pelagos = Kritiko Pelagos
    .at = in Kritiko Pelagos
    .to = to Kritiko Pelagos
place-aeolis = Aeolis
    .at = in Aeolis
    .to = to Aeolis
place-ionia = Ionia
    .at = in Ionia
    .to = to Ionia
place-athens = Athens
    .at = in Athens
    .to = to Athens
place-sparta = Sparta
    .at = in Sparta
    .to = to Sparta
place-corinth = Corinth
    .at = in Corinth
    .to = to Corinth
place-delphi = Delphi
    .at = in Delphi
    .to = to Delphi
place-elis = Elis
    .at = in Elis
    .to = to Elis
place-larissa = Larissa
    .at = in Larissa
    .to = to Larissa
at-home = at home

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
