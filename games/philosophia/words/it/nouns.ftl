count-coins = { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
    .plural = monete
count-builders = { $count ->
    [one] 1 costruttore
   *[other] { $count } costruttori
}
    .plural = costruttori
count-sophists = { $count ->
    [one] 1 sofista
   *[other] { $count } sofisti
}
count-followers = { $count ->
    [one] 1 seguace
   *[other] { $count } seguaci
}
count-other-followers = { $count ->
    [one] 1 altro seguace
   *[other] altri { $count } seguaci
}
count-schools = { $count ->
    [one] 1 scuola
   *[other] { $count } scuole
}
    .plural = scuole
count-sophistry = { $count ->
    [one] 1 Sofisma
   *[other] { $count } Sofismi
}
count-syllogism = { $count ->
    [one] 1 Sillogismo
   *[other] { $count } Sillogismi
}
count-labyrinth = { $count ->
    [one] 1 segnalino Labirinto
   *[other] { $count } segnalini Labirinto
}
count-spaces = { $count ->
    [one] 1 casella
   *[other] { $count } caselle
}
count-western = { $count ->
    [one] 1 segnalino Città occidentale
   *[other] { $count } segnalini Città occidentale
}
    .plural = segnalini Città occidentale
count-eastern = { $count ->
    [one] 1 segnalino Città orientale
   *[other] { $count } segnalini Città orientale
}
    .plural = segnalini Città orientale
count-port = { $count ->
    [one] 1 segnalino Porto
   *[other] { $count } segnalini Porto
}
    .plural = segnalini Porto
count-temple = { $count ->
    [one] 1 segnalino Tempio
   *[other] { $count } segnalini Tempio
}
    .plural = segnalini Tempio
count-oracle = { $count ->
    [one] 1 segnalino Oracolo
   *[other] { $count } segnalini Oracolo
}
    .plural = segnalini Oracolo
count-every-colour = { $count ->
    [one] 1 segnalino di ogni colore
   *[other] { $count } segnalini di ogni colore
}
    .plural = segnalini di ogni colore
count-followings = { $count ->
    [one] 1 seguace sul tabellone
   *[other] { $count } seguaci sul tabellone
}
    .plural = seguaci sul tabellone
count-wisdom = { $count ->
    [one] 1 carta Saggezza
   *[other] { $count } carte Saggezza
}
    .plural = carte Saggezza
count-oracle-cards = { $count ->
    [one] 1 carta Oracolo
   *[other] { $count } carte Oracolo
}
    .plural = carte Oracolo
count-debates = { $count ->
    [one] 1 dibattito vinto
   *[other] { $count } dibattiti vinti
}
    .plural = dibattiti vinti

study-token = un segnalino studio
sophistry = Sofisma
syllogism = Sillogismo
oracle-argument = Oracolo

# Without its article, so that prepositions can stand before it as before any player's name.
moirai = Moira
moirai-alone = Moira
nobody = nessuno
player-name = { $name }
name-with-symbol = { $symbol } { $name }
player = Posto { $number }

way-followings = Seguaci
way-schools = Scuole
way-travel = Viaggi
way-debate = Dibattito
way-learn = Studio
way-oracle = Oracoli
way-olympic = Richiesta olimpica

relations = { $sort ->
    [zeus] Batte ogni carta.
    [sophistry] Pareggia con ogni carta Sofisma e perde contro ogni Sillogismo.
   *[syllogism] Batte: { $cards }.
}
about-sophistry = Perde contro i Sillogismi. { $lesson }
about-syllogism = Batte: { $cards }. { $lesson }
about-answer = { $result ->
    [win] Batte ({ $sort }). { $lesson }
    [tie] Pareggia ({ $sort }). { $lesson }
   *[loss] Perde ({ $sort }). { $lesson }
}
explained = { $card } ({ $sort }): { $lesson }
times = { $count }x { $card }
