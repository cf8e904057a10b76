# Nouns that texts, labels and pictures have in common.

resource-wheat = trigo
resource-wood = madera
resource-copper = cobre
amount = { $count } de { $resource }
stock = { $wheat } de { resource-wheat }, { $wood } de { resource-wood }, { $copper } de { resource-copper }
nothing = nada
# No tokens.
none = ninguna
# In a column of the battlefield (feminine) or on a front (masculine).
empty = nada
prestige = Prestigio

unit-hoplites = hoplitas
unit-triremes = trirremes
unit-cavalry = caballería
deck-hoplites-1 = { unit-hoplites } I
deck-hoplites-2 = { unit-hoplites } II
deck-triremes-1 = { unit-triremes } I
deck-triremes-2 = { unit-triremes } II
deck-cavalry-1 = { unit-cavalry } I
deck-cavalry-2 = { unit-cavalry } II
token = { $deck } ({ $power })
tokens-counted = { $count } de { $deck }
tokens-by-power = { $deck } ({ $powers })

# Nouns, all masculine: "el frente del { $front }". Columns are feminine: "en la { $column }".
front-flank = flanco
    .heading = Flanco
    .column = columna { $number } del flanco
    .column-heading = Flanco { $number }
front-centre = centro
    .heading = Centro
    .column = columna { $number } del centro
    .column-heading = Centro { $number }
front-maritime = mar
    .heading = Mar
    .column = columna { $number } del mar
    .column-heading = Mar { $number }

# Feminine: "la { $league }".
league-delian = Liga de Delos
league-peloponnesian = Liga del Peloponeso

# Only the seas take an article, which stands in .at and .to; a bare name goes into brackets or behind a colon.
place-persia = Persia
    .at = en Persia
    .to = a Persia
place-phoenicia = Fenicia
    .at = en Fenicia
    .to = a Fenicia
place-egypt = Egipto
    .at = en Egipto
    .to = a Egipto
place-carthage = Cartago
    .at = en Cartago
    .to = a Cartago
place-syracuse = Siracusa
    .at = en Siracusa
    .to = a Siracusa
place-macedonia = Macedonia
    .at = en Macedonia
    .to = a Macedonia
place-epirus = Epiro
    .at = en Epiro
    .to = a Epiro
place-illyria = Iliria
    .at = en Iliria
    .to = a Iliria
place-euboea = Eubea
    .at = en Eubea
    .to = a Eubea
place-chalkidiki = Calcídica
    .at = en Calcídica
    .to = a Calcídica
place-thrakiko-pelagos = Aguas de Tracia
    .at = en las Aguas de Tracia
    .to = a las Aguas de Tracia
place-aigaio-pelagos = Aguas del Egeo
    .at = en las Aguas del Egeo
    .to = a las Aguas del Egeo
place-kritiko-pelagos = Aguas de Creta
    .at = en las Aguas de Creta
    .to = a las Aguas de Creta
place-aeolis = Eólida
    .at = en Eólida
    .to = a Eólida
place-ionia = Jonia
    .at = en Jonia
    .to = a Jonia
place-athens = Atenas
    .at = en Atenas
    .to = a Atenas
place-sparta = Esparta
    .at = en Esparta
    .to = a Esparta
place-corinth = Corinto
    .at = en Corinto
    .to = a Corinto
place-delphi = Delfos
    .at = en Delfos
    .to = a Delfos
place-elis = Élide
    .at = en Élide
    .to = a Élide
place-larissa = Larisa
    .at = en Larisa
    .to = a Larisa
at-home = en casa

figure-cleisthenes = Clístenes
figure-pericles = Pericles
figure-themistocles = Temístocles
figure-aspasia = Aspasia
figure-aristides = Arístides
figure-brasidas = Brásidas
figure-leonidas = Leónidas
figure-lysander = Lisandro
figure-gorgo = Gorgo
figure-eurybiades = Euribíades
figure-timoleon = Timoleón
figure-periander = Periandro
figure-ameinocles = Aminocles
figure-aristeus = Aristeo
figure-ariston = Aristón
figure-xenoclea = Jenoclea
figure-aristonice = Aristonice
figure-timon = Timón
figure-akeratos = Acerato
figure-kobon = Cobón
figure-eupolemos = Eupólemo
figure-oxylus = Óxilo
figure-hippias = Hipias
figure-thrasydaeus = Trasideo
figure-iphitos = Ífito
figure-heliodorus = Heliodoro
figure-aleuas-the-red = Alevas el Rojo
figure-pheidon = Fidón
figure-polymedes = Polimedes
figure-aristonous = Aristónoo
figure-on-land = { $name } (ataque { $attack })
figure-at-sea = { $name } (ataque { $attack }, mar)

player = { $symbol } { $name }

roll = { $die }
roll-plus = { $die } + { $bonus } = { $total }
roll-minus = { $die } - { $bonus } = { $total }
