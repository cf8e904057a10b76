# Places are narrow: keep these short.

picture-rule-regular = Deve coincidere almeno metà, ma non tutte
picture-rule-corruption = { $count ->
    [one] Corruzione: chi parla gira una pietra
   *[other] Corruzione: chi parla gira { $count } pietre
}
picture-rule-oracle = { $count ->
    [one] Oracolo: chi parla vede prima una pietra
   *[other] Oracolo: chi parla vede prima { $count } pietre
}
picture-rule-treachery = Tradimento: chi parla può girare la sua alla fine
picture-follows = segue
picture-corrupting = Scelte: { $named } di { $affected }
picture-consulting = Scelte: { $named } di { $affected }
picture-deciding = Tenerla o girarla?
picture-missing = { $missing ->
    [one] manca 1 voto
   *[other] mancano { $missing } voti
}
picture-missing-objections = { $missing ->
    [one] manca 1 voto · obiezioni: { $objections } di { $enough }
   *[other] mancano { $missing } voti · obiezioni: { $objections } di { $enough }
}
# The subject of the question to come.
picture-subject = Tema: { $subject }
picture-later = Poi: { $subject }
# Above the last question, below the subject of the one to come.
picture-last-question = Ultima domanda: { $subject }
# Above the winner's best question, at the end of the council.
picture-best-question = { $spaces ->
    [one] { $name }: 1 casella con questa domanda
   *[other] { $name }: { $spaces } caselle con questa domanda
}
picture-chosen = Scelte: { $chosen } di { $seats }

title-game = Ostrakon
title-choosing = Si scelgono i filosofi
title-day = Giorno { $day } di { $days }
title-asking = { $name } fa una domanda
title-voting = Tutti votano
title-corrupting = { $name } corrompe
title-consulting = { $name } consulta l'Oracolo
title-deciding = { $name } tiene o gira la pietra

title-over = Vince { $name }

end-temple = Vittoria Straordinaria nel Tempio
end-closest = La pila più vicina al Tempio: casella { $space }
end-in-temple = Tempio
end-moment = { $spaces ->
    [one] { $name }: 1 casella con “{ $question }”
   *[other] { $name }: { $spaces } caselle con “{ $question }”
}

alt-choosing = Filosofi scelti: { $chosen } su { $seats }.
alt-end-temple = { $name } ha raggiunto il Tempio: una Vittoria Straordinaria.
alt-end-closest = Ha vinto { $name }, in cima alla pila più vicina al Tempio: { $place }.
alt-over-last = Ecco il cammino alla fine dell'assemblea, con { $name } in testa e le pietre dell'ultima votazione sotto.
alt-over = Ecco il cammino alla fine dell'assemblea, con { $name } in testa. Sotto c'è la domanda che ha fatto avanzare di più { $name }.
alt-asking = { $name } sta per fare una domanda sul tema “{ $subject }”.
alt-last = Sotto il cammino c'è l'ultima domanda con le sue pietre: “{ $question }”.
alt-voting = La domanda è “{ $question }”; { $missing ->
    [one] manca ancora 1 voto
   *[other] mancano ancora { $missing } voti
}.
alt-revealing = Si rivelano i voti su “{ $question }”.
alt-leader = In testa c'è { $name }, { $place }.
