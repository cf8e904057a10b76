# Nouns that texts, labels and the picture have in common. Sizes and colours agree with "piramide".

# The letters stand for sizes on dice.
size-small = piccola
    .letter = P
size-medium = media
    .letter = M
size-large = grande
    .letter = G

colour-black = nera
colour-red = rossa
colour-yellow = gialla
colour-green = verde
colour-blue = blu

topic-knowledge = Conoscenza
topic-conduct = Condotta
topic-governance = Governo

# The faces of a die, by the letters of the pyramids that they call for.
face-1 = P
face-2 = M
face-3 = G
face-4 = P+M
face-5 = P+G
face-6 = M+G

pyramid = { $size } { $colour }
# Pyramids that somebody took, as a list: "una piramide grande rossa e una piccola blu".
pyramid-first = una piramide { $size } { $colour }
pyramid-next = una { $size } { $colour }

# The one or two pyramids on a card.
group-both = piramide { $point }, punta in avanti; piramide { $shield }, punta all'indietro
group-point = piramide { $point }, punta in avanti
group-shield = piramide { $shield }, punta all'indietro
group-empty = vuota

# The same before the colours are chosen.
stance-both = piramide { $point } in avanti (proietta { $projects }), { $shield } indietro (assorbe { $absorbs })
stance-point = piramide { $point }, punta in avanti (proietta { $projects })
stance-shield = piramide { $shield }, punta all'indietro (assorbe { $absorbs })

player = { $symbol } { $name }

points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
score-solid = { $count ->
    [one] 1 albero monocolore
   *[other] { $count } alberi monocolore
}
score-mixed = { $count ->
    [one] 1 albero misto
   *[other] { $count } alberi misti
}
score-single = { $count ->
    [one] 1 piramide singola
   *[other] { $count } piramidi singole
}

stock = { $large }; { $medium }; { $small }
stock-size = { $size }: { $colours }
stock-size-none = { $size }: nessuna
stock-several = { $colour } ×{ $count }
