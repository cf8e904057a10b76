# Words in pictures: keep them short.

picture-title = Philosophia

picture-round = Ronda { $round }
picture-when = Ronda { $round }, { $year }

end-tokens = { count-labyrinth }
end-greatest = { $philosopher }: la mente más brillante de Grecia
end-moirai = El destino pudo más que cualquier argumento
end-alone = Cuando Grecia cae ante Roma, nadie más tiene tres fichas de Laberinto.
end-nobody = Grecia cae ante Roma, y nadie tiene tres fichas de Laberinto.
end-debate = { $name } gana el debate final por { $count } cartas a { $other }.
end-lowest-number = Empate a { $count } cartas en el debate final: gana el filósofo con el número más bajo.

debate-result = { $result ->
    [tie] empata
   *[other] vence
}
debate-all-passed = el resto ha pasado
debate-what = ¿De qué debería tratar el debate?
debate-has-passed = ha pasado
debate-to-answer = debe responder
debate-to-lead = debe abrir
debate-waits = espera
