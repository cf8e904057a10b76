# Nouns that texts, labels and pictures have in common.

resource-wheat = Weizen
resource-wood = Holz
resource-copper = Kupfer
amount = { $count } { $resource }
# An amount of each resource, zeros included.
stock = { $wheat } { resource-wheat }, { $wood } { resource-wood }, { $copper } { resource-copper }
nothing = nichts
none = keine
empty = leer
prestige = Ansehen

unit-hoplites = Hopliten
unit-triremes = Trieren
unit-cavalry = Reiterei
deck-hoplites-1 = { unit-hoplites } I
deck-hoplites-2 = { unit-hoplites } II
deck-triremes-1 = { unit-triremes } I
deck-triremes-2 = { unit-triremes } II
deck-cavalry-1 = { unit-cavalry } I
deck-cavalry-2 = { unit-cavalry } II
token = { $deck } ({ $power })
tokens-counted = { $count } { $deck }
tokens-by-power = { $deck } ({ $powers })

# A front, all feminine; its columns, too. labels.ftl compares $front with these words.
front-flank = Flanke
    .heading = Flanke
    .column = Flanke { $number }
    .column-heading = Flanke { $number }
front-centre = Mitte
    .heading = Mitte
    .column = Mitte { $number }
    .column-heading = Mitte { $number }
front-maritime = Seefront
    .heading = Seefront
    .column = Seefront { $number }
    .column-heading = Seefront { $number }

# Both are masculine and have no endings.
league-delian = Seebund
league-peloponnesian = Peloponnesbund

# .at says where somebody is, .to where somebody goes.
place-persia = Persien
    .at = in Persien
    .to = nach Persien
place-phoenicia = Phönizien
    .at = in Phönizien
    .to = nach Phönizien
place-egypt = Ägypten
    .at = in Ägypten
    .to = nach Ägypten
place-carthage = Karthago
    .at = in Karthago
    .to = nach Karthago
place-syracuse = Syrakus
    .at = in Syrakus
    .to = nach Syrakus
place-macedonia = Makedonien
    .at = in Makedonien
    .to = nach Makedonien
place-epirus = Epirus
    .at = in Epirus
    .to = nach Epirus
place-illyria = Illyrien
    .at = in Illyrien
    .to = nach Illyrien
place-euboea = Euböa
    .at = auf Euböa
    .to = nach Euböa
place-chalkidiki = Chalkidike
    .at = auf der Chalkidike
    .to = auf die Chalkidike
place-thrakiko-pelagos = Thrakisches Meer
    .at = im Thrakischen Meer
    .to = ins Thrakische Meer
place-aigaio-pelagos = Ägäisches Meer
    .at = im Ägäischen Meer
    .to = ins Ägäische Meer
place-kritiko-pelagos = Kretisches Meer
    .at = im Kretischen Meer
    .to = ins Kretische Meer
place-aeolis = Äolien
    .at = in Äolien
    .to = nach Äolien
place-ionia = Ionien
    .at = in Ionien
    .to = nach Ionien
place-athens = Athen
    .at = in Athen
    .to = nach Athen
place-sparta = Sparta
    .at = in Sparta
    .to = nach Sparta
place-corinth = Korinth
    .at = in Korinth
    .to = nach Korinth
place-delphi = Delphi
    .at = in Delphi
    .to = nach Delphi
place-elis = Elis
    .at = in Elis
    .to = nach Elis
place-larissa = Larissa
    .at = in Larissa
    .to = nach Larissa
at-home = daheim

figure-cleisthenes = Kleisthenes
figure-pericles = Perikles
figure-themistocles = Themistokles
figure-aspasia = Aspasia
figure-aristides = Aristeides
figure-brasidas = Brasidas
figure-leonidas = Leonidas
figure-lysander = Lysander
figure-gorgo = Gorgo
figure-eurybiades = Eurybiades
figure-timoleon = Timoleon
figure-periander = Periander
figure-ameinocles = Ameinokles
figure-aristeus = Aristeus
figure-ariston = Ariston
figure-xenoclea = Xenokleia
figure-aristonice = Aristonike
figure-timon = Timon
figure-akeratos = Akeratos
figure-kobon = Kobon
figure-eupolemos = Eupolemos
figure-oxylus = Oxylos
figure-hippias = Hippias
figure-thrasydaeus = Thrasydaios
figure-iphitos = Iphitos
figure-heliodorus = Heliodoros
figure-aleuas-the-red = Aleuas der Rote
figure-pheidon = Pheidon
figure-polymedes = Polymedes
figure-aristonous = Aristonoos
# $attack: the attack points. The second has the sea icon.
figure-on-land = { $name } (Angriff { $attack })
figure-at-sea = { $name } (Angriff { $attack }, See)

# A player in the text of the board. $symbol: the player's mark, such as ●.
player = { $symbol } { $name }

# A die with its bonus.
roll = { $die }
roll-plus = { $die } + { $bonus } = { $total }
roll-minus = { $die } - { $bonus } = { $total }
