# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-doing = { $phase ->
    [sides] { $name } choisit une équipe
    [lineup] { $name } place son équipe
    [ball] { $name } place le ballon
    [release] { $name } en fait revenir un
    [run] { $name } court
    [bonus_run] { $name } court
    [kick] { $name } peut tirer
    [foul] { $name } peut faire faute
    [tackle] { $name } peut tacler
    [block] { $name } peut contrer
   *[bonus] { $name } prend un bonus
}
picture-game = Grudgematch
picture-surnames = Noms de famille attendus
# Above or below a penalty box.
picture-penalty = Pénalités
picture-half = { $half ->
    [1] 1re mi-temps
    [2] 2e mi-temps
   *[other] Prolongation
}
# $landing: "8 cases, jusqu'en F11", "dans le but".
picture-aimed = { CAPITAL($way) } : { $landing }
picture-picked = Où tirer avec { $card } ?
picture-kick = { $philosopher } tire { $way }, valeur { $value }
picture-last = { $end ->
    [goal] But de { $philosopher } !
    [tackled] { $philosopher } se fait tacler
    [blocked] { $philosopher } se fait contrer
    [sent_off] { $philosopher } est exclu
    [edge] { $philosopher } tire jusqu’au bord : { $moved ->
        [one] { $moved } case
       *[other] { $moved } cases
    }
   *[other] { $philosopher } tire : { $moved ->
        [one] { $moved } case
       *[other] { $moved } cases
    }
}
picture-longer = La personne au nom le plus long joue l’Allemagne
picture-no-kick = Pas encore de tir ce tour-ci
picture-set-up = Mise en place des équipes

# Titles of a finished match.
picture-won = { $name } gagne
picture-shared = Victoire partagée

# The picture of the end. $reason: why the match was over; shown when no goal decided it.
picture-title = Philosophy Grudgematch
picture-goals = { $goals ->
    [one] { $team }, { $goals } but
   *[other] { $team }, { $goals } buts
}
picture-deciding = { $own ->
    [yes] { $philosopher } marque contre son camp depuis { $space } avec { $card }.
   *[no] { $philosopher } marque le but décisif depuis { $space } avec { $card }.
}
picture-ended = { $reason ->
    [french] Pioche épuisée deux fois : l’égalité va à la France.
    [stall] Aucune carte jouée pendant trop longtemps.
    [limit] La limite de tours est atteinte.
   *[other] La pioche est épuisée.
}

# The alt texts. $doing: who decides what, as a clause; $score: "Allemagne 1, France 0".
alt-surnames = Le terrain vide. Les noms de famille décident qui joue l’Allemagne.
alt = { $score } ({ $half }) : { $doing }. { $ball }
alt-end = { $name } a gagné : { $score }.
alt-end-shared = Le match est terminé, et la victoire est partagée : { $score }.
alt-over = Le terrain après le match : { $score }. { $ball }
