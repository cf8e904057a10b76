# Why an action was refused, and what to do instead.

refusal-over = Le match est terminé : il n’y a plus rien à faire.
refusal-too-late = Trop tard : le ballon a continué.
refusal-surname-given = Tu as déjà donné ton nom de famille. Attends ton adversaire.
refusal-not-asked = C’est à { $name } de décider. Tu recevras un message quand ce sera ton tour.

refusal-no-letters = Un nom de famille doit avoir au moins une lettre.
refusal-surname-too-long = Ce nom de famille est trop long. Écris une seule ligne de { $most } caractères au plus.
refusal-off-field = Cette case n’existe pas. Les colonnes vont de A à { $column }, les rangées de 1 à { $row }.
refusal-order-unread = Je ne comprends pas. Écris quel philosophe va où, par exemple « { $first } E7, { $second } C4 ».
refusal-named-twice = Un philosophe est nommé deux fois. Chacun ne peut aller que sur une case.
refusal-not-all-four = Écris où vont les quatre philosophes.
refusal-not-your-half = Cette case n’est pas dans ta moitié de terrain. Choisis-en une de ton côté de la ligne médiane.
refusal-goalies-box = Seul un gardien peut entrer dans une surface de but, et seulement dans la sienne. Choisis une autre case.
refusal-occupied = Cette case est occupée. Choisis une case libre.
refusal-stands-there = Ce philosophe y est déjà. Choisis une autre case.
refusal-out-of-reach = Ce philosophe ne peut pas aller si loin, ou le passage est bloqué. Choisis une case à sa portée.
refusal-in-penalty-box = Ce philosophe est sur le banc des pénalités. Choisis-en un qui est sur le terrain.
refusal-has-run = Ce philosophe a déjà couru ce tour-ci. Choisis-en un autre.
refusal-hemmed-in = Ce philosophe ne peut pas bouger du tout. Choisis-en un autre.
refusal-no-die-left = Il ne te reste pas de dé pour cette course. Chaque dé ne sert qu’une fois.
refusal-no-more-changes = Tu as déjà changé d’avis { $count } fois ce tour-ci : tu ne peux donc pas revenir sur ce choix.
refusal-no-such-way = Choisis une des huit directions.
refusal-no-fouls = Les fautes sont désactivées dans ce match. Tacle sans faute.
refusal-not-in-hand = Tu n’as pas cette carte. Ta main : { $cards }.
refusal-not-beside-ball = { $philosopher } n’est pas à côté du ballon et ne peut donc pas utiliser { $card }.
refusal-cannot-block = { $philosopher } ne peut pas contrer le ballon ici.
refusal-too-low = Ici, il faut au moins { $needed } pour contrer. Joue une carte assez forte ou une figure.
refusal-no-such-philosopher = Choisis un philosophe de ton équipe ({ $team }) : { $philosophers }.
refusal-no-such-die = Tes dés restants montrent { $dice }. Choisis parmi eux.
refusal-not-in-box = Ce philosophe n’est pas sur ton banc des pénalités.

refusal-runner-first = Choisis d’abord qui court et avec quel dé.
refusal-card-first = Choisis d’abord une carte pour tirer.
refusal-way-first = Choisis d’abord la direction du tir.
refusal-aimed = Direction choisie : { $way }. Tire, ou choisis d’abord une autre direction.
refusal-running = { $philosopher } va courir. Choisis-lui une case, ou choisis un autre coureur.
refusal-picked = Carte choisie : { $card }. Choisis une direction, ou reprends la carte.
refusal-no-run-now = Tu ne peux pas courir maintenant. Choisis une des actions possibles.
refusal-set-up = Les équipes sont déjà en place.

refusal-now-surnames = Donne d’abord ton nom de famille.
refusal-now-sides = Choisis d’abord ton équipe.
refusal-now-lineup = Place d’abord ton équipe.
refusal-now-ball = Place d’abord le ballon à côté de ton philosophe.
refusal-now-release = Choisis d’abord une case pour le philosophe qui quitte le banc des pénalités.
refusal-now-run = Tu ne peux pas faire cela maintenant. Cours, ou arrête d’abord de courir.
refusal-now-bonus-run = Tu ne peux pas faire cela maintenant. Fais ta course bonus, ou arrête d’abord de courir.
refusal-now-kick = Tu ne peux pas faire cela maintenant. Tire ou pioche.
refusal-now-foul = Choisis d’abord de faire faute ou non.
refusal-now-tackle = Choisis d’abord de tacler ou non.
refusal-now-block = Choisis d’abord de contrer ou non.
refusal-now-bonus = Choisis d’abord ton bonus.
