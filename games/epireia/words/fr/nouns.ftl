# Nouns that texts, labels and pictures have in common.

resource-wheat = blé
resource-wood = bois
resource-copper = cuivre
amount = { $count } { $resource }
# An amount of each resource, zeros included.
stock = { $wheat } { resource-wheat }, { $wood } { resource-wood }, { $copper } { resource-copper }
nothing = rien
none = aucun jeton
empty = vide
prestige = Prestige

unit-hoplites = Hoplites
unit-triremes = Trières
unit-cavalry = Cavalerie
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
front-flank = flanc
    .heading = Flanc
    .column = Flanc { $number }
    .column-heading = Flanc { $number }
front-centre = centre
    .heading = Centre
    .column = Centre { $number }
    .column-heading = Centre { $number }
front-maritime = littoral
    .heading = Littoral
    .column = Littoral { $number }
    .column-heading = Littoral { $number }

# Both are feminine and begin with a consonant: "la", "de la".
league-delian = Ligue de Délos
league-peloponnesian = Ligue du Péloponnèse

place-persia = Perse
    .at = en Perse
    .to = en Perse
place-phoenicia = Phénicie
    .at = en Phénicie
    .to = en Phénicie
place-egypt = Égypte
    .at = en Égypte
    .to = en Égypte
place-carthage = Carthage
    .at = à Carthage
    .to = à Carthage
place-syracuse = Syracuse
    .at = à Syracuse
    .to = à Syracuse
place-macedonia = Macédoine
    .at = en Macédoine
    .to = en Macédoine
place-epirus = Épire
    .at = en Épire
    .to = en Épire
place-illyria = Illyrie
    .at = en Illyrie
    .to = en Illyrie
place-euboea = Eubée
    .at = en Eubée
    .to = en Eubée
place-chalkidiki = Chalcidique
    .at = en Chalcidique
    .to = en Chalcidique
place-thrakiko-pelagos = Mer de Thrace
    .at = en mer de Thrace
    .to = en mer de Thrace
place-aigaio-pelagos = Mer Égée
    .at = en mer Égée
    .to = en mer Égée
place-kritiko-pelagos = Mer de Crète
    .at = en mer de Crète
    .to = en mer de Crète
place-aeolis = Éolide
    .at = en Éolide
    .to = en Éolide
place-ionia = Ionie
    .at = en Ionie
    .to = en Ionie
place-athens = Athènes
    .at = à Athènes
    .to = à Athènes
place-sparta = Sparte
    .at = à Sparte
    .to = à Sparte
place-corinth = Corinthe
    .at = à Corinthe
    .to = à Corinthe
place-delphi = Delphes
    .at = à Delphes
    .to = à Delphes
place-elis = Élis
    .at = à Élis
    .to = à Élis
place-larissa = Larissa
    .at = à Larissa
    .to = à Larissa
at-home = dans sa cité

figure-cleisthenes = Clisthène
figure-pericles = Périclès
figure-themistocles = Thémistocle
figure-aspasia = Aspasie
figure-aristides = Aristide
figure-brasidas = Brasidas
figure-leonidas = Léonidas
figure-lysander = Lysandre
figure-gorgo = Gorgo
figure-eurybiades = Eurybiade
figure-timoleon = Timoléon
figure-periander = Périandre
figure-ameinocles = Aminoclès
figure-aristeus = Aristeus
figure-ariston = Ariston
figure-xenoclea = Xénocléa
figure-aristonice = Aristonicé
figure-timon = Timon
figure-akeratos = Akératos
figure-kobon = Cobon
figure-eupolemos = Eupolémos
figure-oxylus = Oxylos
figure-hippias = Hippias
figure-thrasydaeus = Thrasydée
figure-iphitos = Iphitos
figure-heliodorus = Héliodore
figure-aleuas-the-red = Aleuas le Roux
figure-pheidon = Phidon
figure-polymedes = Polymède
figure-aristonous = Aristonoos
# $attack: the attack points. The second has the sea icon.
figure-on-land = { $name } (attaque { $attack })
figure-at-sea = { $name } (attaque { $attack }, mer)

player = { $symbol } { $name }

# A die with its bonus.
roll = { $die }
roll-plus = { $die } + { $bonus } = { $total }
roll-minus = { $die } - { $bonus } = { $total }
