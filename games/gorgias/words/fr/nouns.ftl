# Nouns that texts, labels and the picture have in common. Adjectives agree with "pyramide".

# The letters stand for sizes on dice.
size-small = petite
    .letter = S
size-medium = moyenne
    .letter = M
size-large = grande
    .letter = L

colour-black = noire
colour-red = rouge
colour-yellow = jaune
colour-green = verte
colour-blue = bleue

topic-knowledge = Savoir
topic-conduct = Conduite
topic-governance = Pouvoir

# The faces of a die, by the letters of the pyramids that they call for.
face-1 = S
face-2 = M
face-3 = L
face-4 = S+M
face-5 = S+L
face-6 = M+L

# $size: petite, moyenne or grande; $colour: noire, rouge, jaune, verte or bleue.
pyramid = { $size } { $colour }
# Pyramids that somebody took, as a list: "une grande rouge et une petite bleue".
pyramid-first = une { $size } { $colour }
pyramid-next = une { $size } { $colour }

# The one or two pyramids on a card. $point: the pyramid that points forward; $shield: the one that faces away.
group-both = { $point } en avant, { $shield } en retrait
group-point = { $point } en avant
group-shield = { $shield } en retrait
group-empty = vide

# The same before the colours are chosen. $point and $shield are sizes; $projects and $absorbs are numbers of pips.
stance-both = { $point } en avant (projette { $projects }), { $shield } en retrait (absorbe { $absorbs })
stance-point = { $point } en avant (projette { $projects })
stance-shield = { $shield } en retrait (absorbe { $absorbs })

# A player in the text of the board. $symbol: the player's mark, such as ●.
player = { $symbol } { $name }

points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
score-solid = { $count ->
    [one] 1 arbre uni
   *[other] { $count } arbres unis
}
score-mixed = { $count ->
    [one] 1 arbre multicolore
   *[other] { $count } arbres multicolores
}
score-single = { $count ->
    [one] 1 pyramide isolée
   *[other] { $count } pyramides isolées
}

# Pyramids that somebody holds, or that are in the common stock, by size.
stock = { $large } ; { $medium } ; { $small }
stock-size = { $size ->
    [petite] petites
    [moyenne] moyennes
   *[grande] grandes
} : { $colours }
stock-size-none = { $size ->
    [petite] petites
    [moyenne] moyennes
   *[grande] grandes
} : aucune
# More than one pyramid of a size and colour.
stock-several = { $colour } ×{ $count }
