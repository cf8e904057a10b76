# The position: the headline, the text of the board, scores, what only one player sees, and the result.

headline-choosing = Tout le monde choisit son philosophe
headline-over = Le conseil est terminé
chapter-choosing = Choix des philosophes
chapter-day = Jour { $day } sur { $days }
headline-asking = Jour { $day } sur { $days } · Sujet : { $subject } · Parole à { $name }
# $missing: how many players haven't voted yet.
headline-voting = Jour { $day } sur { $days } · Sujet : { $subject } · Question de { $name } · { $missing ->
    [one] { $missing } vote attendu
   *[other] { $missing } votes attendus
}
headline-corrupting = Jour { $day } sur { $days } · Corruption ! · Parole à { $name }
headline-consulting = Jour { $day } sur { $days } · Consultation de l’Oracle · Parole à { $name }
headline-deciding = Jour { $day } sur { $days } · Garder ou retourner sa pierre ? · Parole à { $name }

board-headline = **{ $headline }**
board-chosen = Déjà choisi : { $names }.
board-chosen-none = Personne n’a encore choisi.
board-question = **{ $question }**
board-answers = ⚪ Blanche : { $white } · ⚫ Noire : { $black }
# Only where the options let everybody see who has voted.
board-voters = Votes reçus : { $names }.
board-follower = { $name } suit.
# $enough: how many objections strike the question out; three or more.
board-objections = Objections : { $names }. Il en faut { $enough } pour rejeter la question.
board-revealed = Pierres révélées : { $stones }.
board-named = Déjà choisi : { $names }.

path-heading = **Le chemin**, en partant du Temple ; chaque pile de haut en bas
path-line = { $place } : { $names }
path-nobody = { $place } : personne
path-under = Sous le Soleil : { $names }
place = Case { $space }
place-sun = Case { $space } (le Soleil)
place-special = Case { $space } ({ $rule })
place-special-sun = Case { $space } ({ $rule }, le Soleil)
place-temple = Temple de la Sagesse

calendar-day = **Jour { $day } sur { $days }.** { $rule }
# $count: how many players the speaker chooses.
day-rule-regular = Jour ordinaire : pas de règle spéciale.
day-rule-corruption = Corruption : après le vote, la personne qui a la parole révèle sa pierre et choisit { $count ->
    [one] une autre personne, qui doit avoir la même.
   *[other] { $count } autres personnes, qui doivent avoir la même.
}
day-rule-oracle = Oracle : après le vote, la personne qui a la parole choisit { $count ->
    [one] une autre personne, qui révèle sa pierre.
   *[other] { $count } autres personnes, qui révèlent leur pierre.
} Puis la personne qui a la parole garde ou retourne la sienne.
day-rule-treachery = Trahison : une fois toutes les pierres révélées, la personne qui a la parole peut encore retourner la sienne.
# $later: the next subject.
calendar-next = Sujet : { $subject }. Ensuite : { $next } (sujet : { $later }).
calendar-open = Sujet : { $subject }. Ce tour décide qui parlera ensuite (sujet : { $later }).

last-question = **Dernière question**, de { $name } : { $question }
last-struck = Elle a été rejetée après des objections.
# $stone: white or black; $count: how many voted so; $names: who they are.
last-votes = { $stone ->
    [white] ⚪ Blanche
   *[black] ⚫ Noire
}, { $answer } : { $count } ({ $names })
last-no-votes = { $stone ->
    [white] ⚪ Blanche
   *[black] ⚫ Noire
}, { $answer } : 0

# $pile: how a player stands on a space; $above: the symbol of the player on top of them.
score-pile = { $pile ->
    [top] , en haut de la pile
    [under] , sous { $above }
   *[alone] { "" }
}
score-space = { $philosopher }, case { $space }{ score-pile }
score-space-branches = { $philosopher }, case { $space }{ score-pile }, avec ses rameaux
score-sun = { $philosopher }, sous le Soleil, case { $space }
score-sun-branches = { $philosopher }, sous le Soleil, case { $space }, avec ses rameaux
score-temple = { $philosopher }, dans le Temple
score-temple-branches = { $philosopher }, dans le Temple, avec ses rameaux

hand-hidden = **Ta pierre** (face cachée) : { $stone }, « { $answer } ».
hand-open = **Ta pierre** (révélée) : { $stone }, « { $answer } ».
hand-prepared = **Ta question préparée** (sujet : { $subject })
hand-question = { $question } ⚪ { $white } · ⚫ { $black }

result-temple = { $name } atteint le temple de la Sagesse : Victoire éclatante !
result-calendar = { $name } gagne, au sommet de la pile la plus proche du Temple (case { $space }).
