# Sizes and colours agree with "pirámide", which is feminine.
size-small = pequeña
    .letter = P
size-medium = mediana
    .letter = M
size-large = grande
    .letter = G

colour-black = negra
colour-red = roja
colour-yellow = amarilla
colour-green = verde
colour-blue = azul

topic-knowledge = Conocimiento
topic-conduct = Conducta
topic-governance = Gobierno

# The faces of a die, by the letters of the pyramids that they call for.
face-1 = P
face-2 = M
face-3 = G
face-4 = P+M
face-5 = P+G
face-6 = M+G

pyramid = { $size } { $colour }
pyramid-first = una pirámide { $size } { $colour }
pyramid-next = una { $size } { $colour }

group-both = { $point } hacia adelante, { $shield } hacia atrás
group-point = { $point } hacia adelante
group-shield = { $shield } hacia atrás
group-empty = nada

stance-both = { $point } hacia adelante (proyecta { $projects }), { $shield } hacia atrás (absorbe { $absorbs })
stance-point = { $point } hacia adelante (proyecta { $projects })
stance-shield = { $shield } hacia atrás (absorbe { $absorbs })

player = { $symbol } { $name }

points = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
score-solid = { $count ->
    [one] 1 árbol de un solo color
   *[other] { $count } árboles de un solo color
}
score-mixed = { $count ->
    [one] 1 árbol mixto
   *[other] { $count } árboles mixtos
}
score-single = { $count ->
    [one] 1 pirámide suelta
   *[other] { $count } pirámides sueltas
}

stock = { $large }; { $medium }; { $small }
stock-size = { $size }: { $colours }
stock-size-none = { $size }: ninguna
stock-several = { $colour } ×{ $count }
