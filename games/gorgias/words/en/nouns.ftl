# Nouns that texts, labels and the picture have in common.

# The letters stand for sizes on dice.
size-small = small
    .letter = S
size-medium = medium
    .letter = M
size-large = large
    .letter = L

colour-black = black
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue

topic-knowledge = Knowledge
topic-conduct = Conduct
topic-governance = Governance

# The faces of a die, by the letters of the pyramids that they call for.
face-1 = S
face-2 = M
face-3 = L
face-4 = S+M
face-5 = S+L
face-6 = M+L

# $size: small, medium or large; $colour: black, red, yellow, green or blue.
pyramid = { $size } { $colour }
# Pyramids that somebody took, as a list: "a large red pyramid and a small blue one".
pyramid-first = a { $size } { $colour } pyramid
pyramid-next = a { $size } { $colour } one

# The one or two pyramids on a card. $point: the pyramid that points forward; $shield: the one that faces away.
group-both = { $point } pointing forward, { $shield } facing away
group-point = { $point } pointing forward
group-shield = { $shield } facing away
group-empty = empty

# The same before the colours are chosen. $point and $shield are sizes; $projects and $absorbs are numbers of pips.
stance-both = { $point } pointing forward (projects { $projects }), { $shield } facing away (absorbs { $absorbs })
stance-point = { $point } pointing forward (projects { $projects })
stance-shield = { $shield } facing away (absorbs { $absorbs })

# A player in the text of the board. $symbol: the player's mark, such as ●.
player = { $symbol } { $name }

points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
score-solid = { $count ->
    [one] 1 solid tree
   *[other] { $count } solid trees
}
score-mixed = { $count ->
    [one] 1 mixed tree
   *[other] { $count } mixed trees
}
score-single = { $count ->
    [one] 1 single pyramid
   *[other] { $count } single pyramids
}

# Pyramids that somebody holds, or that are in the common stock, by size.
stock = { $large }; { $medium }; { $small }
stock-size = { $size }: { $colours }
stock-size-none = { $size }: none
# More than one pyramid of a size and colour.
stock-several = { $colour } ×{ $count }
