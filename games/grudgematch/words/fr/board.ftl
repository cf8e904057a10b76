# The position, the hand and the result.

headline = { $score }, { $half } : { $doing }
chapter-before = Avant le coup d’envoi
chapter-turn = Tour { $turn }
headline-over = Le match est terminé : { $score }
headline-surnames = Qui joue l’Allemagne ? Noms de famille attendus
headline-sides = Noms de famille de même longueur : { $name } choisit une équipe

# What a player is doing, after a colon or as a sentence of its own.
doing-line-up = { $name } place son équipe
doing-ball = { $name } place le ballon à côté de { $philosopher }
doing-release = { $name } fait revenir { $philosopher } du banc des pénalités
doing-run = { $name } court
doing-bonus-run = { $name } fait une course bonus
doing-kick = { $name } peut tirer
doing-foul = { $name } peut faire faute
doing-tackle = { $name } peut tacler un tir de valeur { $value }
doing-block = { $name } peut contrer avec { $needed } ou plus en { $space }
doing-bonus = { $name } choisit un bonus

board-surnames = Noms de famille : { $first } et { $second }.
board-turn = Tour { $turn }.
board-turn-of = Tour { $turn } sur { $limit }.
board-pile = { $cards ->
    [one] { $cards } carte dans la pioche.
   *[other] { $cards } cartes dans la pioche.
}
board-pile-joker = { $cards ->
    [one] 1 carte dans la pioche : le joker.
   *[other] { $cards } cartes dans la pioche, dont le joker.
}
board-ball = Le ballon est en { $space }.
board-ball-out = Le ballon est hors jeu.
board-runs = Dés restants pour courir : { $dice }.
# $philosophers: a list of the following four.
board-team = { $cards ->
    [one] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } carte : { $philosophers }.
   *[other] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } cartes : { $philosophers }.
}
board-standing = { $philosopher } { $symbol } { $space }
board-has-run = { $philosopher } { $symbol } { $space } (a couru)
board-in-box = { $philosopher } { $symbol } banc des pénalités
board-not-placed = { $philosopher } { $symbol } pas encore placé
board-kick = { $moved ->
    [0] { $kick }.
    [one] { $kick }. Le ballon a avancé d’une case jusqu’ici.
   *[other] { $kick }. Le ballon a avancé de { $moved } cases jusqu’ici.
}
board-last = { $end ->
    [goal] Dernier tir : { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }) et marque.
    [tackled] Dernier tir : { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }) et se fait tacler.
    [blocked] Dernier tir : { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }), et le ballon est contré.
    [sent_off] Dernier tir : { $philosopher } veut tirer { $way } depuis { $space } avec { $card } (valeur { $value }) et se fait exclure.
    [edge] Dernier tir : { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }), et le ballon avance { $moved ->
        [0] de 0 case, jusqu’au bord.
        [one] d’une case, jusqu’au bord.
       *[other] de { $moved } cases, jusqu’au bord.
    }
   *[other] Dernier tir : { $philosopher } tire { $way } depuis { $space } avec { $card } (valeur { $value }), et le ballon avance { $moved ->
        [0] de 0 case.
        [one] d’une case.
       *[other] de { $moved } cases.
    }
}
board-boxes = Sur les bancs des pénalités : { $philosophers }.
board-discards = Défausse : { $cards }.
board-no-discards = La défausse est encore vide.

# Beside a player's name. $philosophers: what the signs on the pieces mean, such as "♣ Nietzsche, ♦ Kant".
team-goals = { $team }, { $goals ->
    [one] { $goals } but
   *[other] { $goals } buts
}, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ({ $philosophers })
philosopher-sign = { $symbol } { $philosopher }

hand-surname = Ton nom de famille : { $surname }.
# $cards: a list of hand-suit, or no-cards.
hand = **Ta main** ({ $team }) : { $cards }.
hand-suit = { $symbol } { $philosopher } ({ $suit }) { $ranks }
hand-without = Tu n’as pas de carte pour { $philosophers }.
hand-picked = Choisi pour le tir : { $card }.
hand-aimed = Choisi pour le tir : { $card }, { $way }.
hand-runner = { $die ->
    [one] Choisi pour courir : { $philosopher }, 1 case au plus.
   *[other] Choisi pour courir : { $philosopher }, { $die } cases au plus.
}

result-won = { $name } gagne avec { $team ->
    [Allemagne] l’{ $team }
   *[other] la { $team }
}.
result-shared = { $names } partagent la victoire.
end-time = La pioche est épuisée. Score final : { $score }.
end-golden-goal = Un but en or décide du match. Score final : { $score }.
end-french = La pioche est épuisée pour la deuxième fois et le score est à égalité : la France gagne donc. Score final : { $score }.
end-limit = La limite de tours est atteinte. Score final : { $score }.
end-stall = Aucune carte n’a été jouée pendant { $turns } tours : le match est donc terminé. Score final : { $score }.

# The match report. $card: "le 8 de pique".
report-goal = **{ $germans }–{ $french }** { $team }, tour { $turn }, { $half } : { $philosopher } depuis { $space }, { $card }
report-own-goal = **{ $germans }–{ $french }** { $team }, tour { $turn }, { $half } : { $philosopher } depuis { $space }, { $card }, but contre son camp
report-earlier = { $count ->
    [one] 1 but antérieur est dans le journal
   *[other] { $count } buts antérieurs sont dans le journal
}
