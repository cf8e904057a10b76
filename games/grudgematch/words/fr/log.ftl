# The log, in the present tense. $philosopher is a name; $dice is a list of numbers.

log-surname = Tu donnes ton nom de famille.
log-surnames-equal = Les noms de famille { $first } et { $second } ont la même longueur : { $name } choisit donc une équipe.
log-sides = { $name } joue l’Allemagne.
log-sides-surnames = Les noms de famille sont { $first } et { $second } : { $name } joue donc l’Allemagne.
# $places: a list of placed.
log-lined-up = { $name } place son équipe ({ $team }) : { $places }.
log-turn = { $name } commence le tour { $turn }.
log-ball = Le ballon entre en jeu sur la case { $number } de la ligne médiane ({ $space }).
log-ball-placed = { $philosopher } place le ballon en { $space }.
log-box-opened = { $name } obtient { $die } : le banc des pénalités s’ouvre.
log-box-shut = { $name } obtient { $die } : personne ne quitte le banc des pénalités.
log-released = { $philosopher } quitte le banc des pénalités et revient sur le terrain en { $space }.
log-run-rolled = { $name } obtient { $dice } pour courir.
log-run-doubles = { $name } obtient un double ({ $dice }) : toute l’équipe peut donc courir.
log-ran = { $philosopher } court de { $start } à { $end }.
log-kicked = { $philosopher } tire { $way } depuis { $space } avec { $card }.
log-kicked-rolled = { $philosopher } tire { $way } depuis { $space } avec { $card } et obtient { $dice }, pour une valeur de { $value }.
log-fouled = { $philosopher } fait faute et obtient { $dice } : un tacle doit donc valoir { $adds } de plus.
log-fouled-sent-off = { $philosopher } fait faute, obtient { $dice } et va sur le banc des pénalités.

# A tackle is one of these, followed by log-enough or log-too-low.
log-tackle = { $philosopher } tacle avec { $card }.
log-tackle-rolled = { $philosopher } tacle avec { $card } et obtient { $dice }.
log-tackle-fouled = { $philosopher } tacle avec { $card }, fait faute et obtient { $fouled }.
log-tackle-fouled-rolled = { $philosopher } tacle avec { $card }, fait faute et obtient { $fouled } pour la faute, puis { $dice } pour la carte.
log-tackle-sent-off = { $philosopher } tacle avec { $card }, fait faute, obtient { $fouled } et va sur le banc des pénalités.
log-block = { $philosopher } contre en { $space } avec { $card }.
log-block-rolled = { $philosopher } contre en { $space } avec { $card } et obtient { $dice }.
log-enough = Cela arrête le ballon : valeur { $value } (il fallait { $needed } ou plus).
log-too-low = Cela ne suffit pas : valeur { $value } (il fallait { $needed } ou plus).

log-ball-stopped = Le ballon s’arrête en { $space }.
log-ball-edge = Le ballon va jusqu’au bord et s’arrête en { $space }.
log-ball-blocked = Le ballon s’arrête en { $space }.
log-ball-stayed = Le ballon reste en { $space }.
log-goal = **But !** { $philosopher } marque pour { $name } : { $score }.
log-own-goal = **But contre son camp !** { $philosopher } envoie le ballon dans son propre but. Le point va à { $name } : { $score }.

log-bonus-run = { $die ->
    [one] { $name } obtient { $die } : une course bonus d’une case.
   *[other] { $name } obtient { $die } : une course bonus de { $die } cases au plus.
}
log-bonus-discard = { $name } défausse { $card } pour piocher une nouvelle carte.
log-bonus-release = { $name } libère { $philosopher } du banc des pénalités.
log-bonus-nothing = { $name } renonce au bonus.
log-drew = { $cards ->
    [one] { $name } pioche une carte.
   *[other] { $name } pioche { $cards } cartes.
}
log-pile = { $cards ->
    [0] La pioche est vide.
    [one] Il reste { $cards } carte dans la pioche.
   *[other] Il reste { $cards } cartes dans la pioche.
}
log-drew-cards = Tu pioches : { $cards }.
log-half-time = { $name } pioche le joker : mi-temps. Score : { $score }.
log-ball-removed = Le ballon est dans la surface de but de { $name } et sort du jeu.
log-extra-time = La pioche est épuisée à égalité ({ $score }) : la défausse est mélangée pour la prolongation. Le prochain but gagne le match.
log-answers = Tu donnes tes consignes : « { $tackles } » et « { $blocks } ».
