# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-rule-regular = Au moins la moitié d’accord, mais pas tout le monde
picture-rule-corruption = { $count ->
    [one] Corruption : une pierre doit suivre
   *[other] Corruption : { $count } pierres doivent suivre
}
picture-rule-oracle = { $count ->
    [one] Oracle : on dévoile d’abord une pierre
   *[other] Oracle : on dévoile d’abord { $count } pierres
}
picture-rule-treachery = Trahison : on peut retourner sa pierre à la fin
# Beside the mark of the player who follows the speaker.
picture-follows = suit
# $named: how many players have been chosen, of $affected.
picture-corrupting = Choisi : { $named } sur { $affected }
picture-consulting = Choisi : { $named } sur { $affected }
picture-deciding = Garder ou retourner ?
picture-missing = { $missing ->
    [one] { $missing } vote attendu
   *[other] { $missing } votes attendus
}
picture-missing-objections = { picture-missing } · objections : { $objections } sur { $enough }
# The subject of the question to come.
picture-subject = Sujet : { $subject }
# $subject: the subject of the next turn.
picture-later = Ensuite : { $subject }
# Above the last question, below the subject of the one to come.
picture-last-question = Dernière question : { $subject }
# Above the winner's best question, at the end of the council.
picture-best-question = { $spaces ->
    [one] { $name } : { $spaces } case avec cette question
   *[other] { $name } : { $spaces } cases avec cette question
}
picture-chosen = { $chosen } sur { $seats } ont choisi

title-game = Ostrakon
title-choosing = Choix des philosophes
title-day = Jour { $day } sur { $days }
title-asking = { $name } pose une question
title-voting = Tout le monde vote
title-corrupting = { $name } corrompt
title-consulting = { $name } consulte l’Oracle
title-deciding = { $name } garde ou retourne

title-over = { $name } gagne

# The picture of the end.
end-temple = Victoire éclatante dans le Temple
end-closest = Au plus près du Temple, case { $space }
end-in-temple = Temple
# The question that took the winner farthest.
end-moment = { $spaces ->
    [one] { $name } : { $spaces } case avec « { $question } »
   *[other] { $name } : { $spaces } cases avec « { $question } »
}

# The alt texts. $name: a player with their philosopher.
alt-choosing = { $chosen } personnes sur { $seats } ont choisi un philosophe.
alt-end-temple = { $name } a atteint le Temple et remporté une Victoire éclatante.
alt-end-closest = { $name } a gagné, au plus près du Temple : { $place }.
alt-over-last = Voici le chemin à la fin du conseil, { $name } en tête, et les pierres du dernier vote en dessous.
alt-over = Voici le chemin à la fin du conseil, { $name } en tête. En dessous : la question qui a le plus fait avancer { $name }.
alt-asking = { $name } va poser une question sur « { $subject } ».
alt-last = Sous le chemin, la dernière question et ses pierres : « { $question } ».
alt-voting = La question est « { $question } » ; { $missing ->
    [one] { $missing } vote attendu
   *[other] { $missing } votes attendus
}.
alt-revealing = On dévoile les votes sur « { $question } ».
alt-leader = { $name } est en tête, { $place }.
