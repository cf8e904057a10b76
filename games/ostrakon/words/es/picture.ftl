# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-rule-regular = Debe coincidir al menos la mitad, no el total
picture-rule-corruption = { $count ->
    [one] Corrupción: quien pregunta cambia una piedra
   *[other] Corrupción: quien pregunta cambia { $count } piedras
}
picture-rule-oracle = { $count ->
    [one] Oráculo: quien pregunta ve antes una piedra
   *[other] Oráculo: quien pregunta ve antes { $count } piedras
}
picture-rule-treachery = Traición: quien pregunta puede cambiar al final
picture-follows = acompaña
picture-corrupting = Elección: { $named } de { $affected }
picture-consulting = Elección: { $named } de { $affected }
picture-deciding = ¿Dejarla o darle la vuelta?
picture-missing = { $missing ->
    [one] falta 1 voto
   *[other] faltan { $missing } votos
}
picture-missing-objections = { $missing ->
    [one] falta 1 voto
   *[other] faltan { $missing } votos
} · objeciones: { $objections } de { $enough }
# The subject of the question to come.
picture-subject = Tema: { $subject }
picture-later = Después: { $subject }
# Above the last question, below the subject of the one to come.
picture-last-question = Última pregunta: { $subject }
# Above the winner's best question, at the end of the council.
picture-best-question = { $spaces ->
    [one] { $name } ganó 1 casilla con esta pregunta
   *[other] { $name } ganó { $spaces } casillas con esta pregunta
}
picture-chosen = han elegido { $chosen } de { $seats }

title-game = Ostrakon
title-choosing = Elección de filósofos
title-day = Día { $day } de { $days }
title-asking = { $name } debe preguntar
title-voting = Se vota
title-corrupting = { $name } debe corromper
title-consulting = { $name } debe consultar el Oráculo
title-deciding = { $name } decide qué hace con su piedra

title-over = Victoria de { $name }

end-temple = Una Victoria Extraordinaria en el Templo
end-closest = Posición más cercana al Templo: casilla { $space }
end-in-temple = Templo
end-moment = { $spaces ->
    [one] { $name } ganó 1 casilla con “{ $question }”
   *[other] { $name } ganó { $spaces } casillas con “{ $question }”
}

alt-choosing = { $chosen } de { $seats } jugadores han elegido filósofo.
alt-end-temple = { $name } llega al Templo y consigue una Victoria Extraordinaria.
alt-end-closest = { $name } gana con la posición más cercana al Templo: la { $place }.
alt-over-last = Así queda el camino al terminar la asamblea, con { $name } en cabeza y las piedras de la última votación debajo.
alt-over = Así queda el camino al terminar la asamblea, con { $name } en cabeza. Debajo está la pregunta con la que más avanzó { $name }.
alt-asking = { $name } va a preguntar sobre “{ $subject }”.
alt-last = Debajo del camino está la última pregunta con sus piedras: “{ $question }”.
alt-voting = La pregunta es “{ $question }”; { $missing ->
    [one] falta 1 voto.
   *[other] faltan { $missing } votos.
}
alt-revealing = Se revelan los votos sobre “{ $question }”.
alt-leader = { $name } va en cabeza, en la { $place }.
