# Nouns that texts, labels and the picture have in common.

# All adjectives are feminine: they stand for "Pyramide". The letters stand for sizes on dice.
size-small = kleine
    .letter = S
size-medium = mittlere
    .letter = M
size-large = große
    .letter = L

colour-black = schwarze
colour-red = rote
colour-yellow = gelbe
colour-green = grüne
colour-blue = blaue

topic-knowledge = Wissen
topic-conduct = Handeln
topic-governance = Regieren

# The faces of a die, by the letters of the pyramids that they call for.
face-1 = S
face-2 = M
face-3 = L
face-4 = S+M
face-5 = S+L
face-6 = M+L

# "kleine rote", both as a subject and as an object.
pyramid = { $size } { $colour }
# Pyramids that somebody took, as a list: "eine große rote Pyramide und eine kleine blaue".
pyramid-first = eine { $size } { $colour } Pyramide
pyramid-next = eine { $size } { $colour }

# The one or two pyramids on a card. $point: the pyramid that points forward; $shield: the one that faces away.
group-both = { $point } zugewandt, { $shield } abgewandt
group-point = { $point } zugewandt
group-shield = { $shield } abgewandt
group-empty = leer

# The same before the colours are chosen. $point and $shield are sizes; $projects and $absorbs are numbers of pips.
stance-both = { $point } zugewandt (teilt { $projects } aus), { $shield } abgewandt (fängt { $absorbs } ab)
stance-point = { $point } zugewandt (teilt { $projects } aus)
stance-shield = { $shield } abgewandt (fängt { $absorbs } ab)

# A player in the text of the board. $symbol: the player's mark, such as ●.
player = { $symbol } { $name }

points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
score-solid = { $count ->
    [one] 1 einfarbiger Baum
   *[other] { $count } einfarbige Bäume
}
score-mixed = { $count ->
    [one] 1 gemischter Baum
   *[other] { $count } gemischte Bäume
}
score-single = { $count ->
    [one] 1 einzelne Pyramide
   *[other] { $count } einzelne Pyramiden
}

# Pyramids that somebody holds, or that are in the common stock, by size.
stock = { $large }; { $medium }; { $small }
stock-size = { $size }: { $colours }
stock-size-none = { $size }: keine
# More than one pyramid of a size and colour.
stock-several = { $colour } ×{ $count }
