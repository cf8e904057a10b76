# Labels of actions, at most 80 characters, and of menus and forms.

verb-write-wisdom-cards = Écrire des cartes Sagesse
verb-finish-writing = Commencer la partie avec ces cartes Sagesse
verb-choose-philosopher = Choisir un philosophe
verb-move = Se déplacer
verb-travel = Se déplacer et agir
verb-take-bonus = Prendre le bonus
verb-keep-token = Garder le jeton
verb-take-both = Prendre le bonus et le jeton
verb-tutor = Enseigner
verb-create-following = Gagner un disciple
verb-hire-builder = Engager un bâtisseur
verb-build-school = Construire une école
verb-hire-sophist = Engager un sophiste
verb-use-sophist = Utiliser un sophiste
verb-collect-labyrinth-token = Prendre un jeton Labyrinthe
verb-offer-proof = Prouver ton savoir
verb-judge-proof = Juger les résumés
verb-study = Étudier
verb-unlock-wisdom = Débloquer une carte Sagesse
verb-collect-oracle-card = Prendre une carte Oracle
verb-keep-oracle-card = Garder une carte
verb-observe = Observer les débats
verb-progress-timeline = Avancer la frise
verb-offer-to-athena = Faire une offrande à Athéna
verb-bid = Miser
verb-reset-timeline = Ramener le sablier ou non
verb-initiate-debate = Lancer un débat public
verb-end-turn = Finir le tour
verb-play-oracle-card = Jouer une carte Oracle
verb-react = Réagir à la carte Oracle
verb-place-colonist = Placer un disciple
verb-send-follower-home = Renvoyer un disciple
verb-send-token-back = Remettre un jeton sur le plateau
verb-play-argument = Jouer un argument
verb-play-all-arguments = Jouer toutes tes cartes
verb-pass-debate = Passer
verb-plan-arguments = Jouer plusieurs cartes
verb-drop-plan = Annuler les cartes prévues
verb-propose-motion = Proposer une motion
verb-agree-motion = Accepter la motion
verb-argue = Argumenter
verb-judge-argument = Juger l’argument
verb-wish = Acheter une carte
verb-clear-wishes = Vider la liste
verb-finish-shopping = Remettre la liste
verb-take-back-list = Reprendre la liste
verb-place-for-moirai = Placer une pièce des Moires

label-write-wisdom-cards = Écrire des cartes pour { $philosopher }
label-choose-philosopher = Jouer { $philosopher }
label-tutor = { verb-tutor } : +{ $coins }
label-take-bonus = Prendre le bonus : { $bonus }
label-take-both = Prendre { $bonus } et le jeton
label-keep-token = Garder le jeton { $kind }
label-hire-builder = Engager un bâtisseur ({ $cost })
label-hire-sophist = Engager un sophiste ({ $cost })
label-study = Étudier : prendre un jeton d’étude ({ $cost })
label-build-school = Construire une école { $place } (1 bâtisseur)
label-create-following = Gagner un disciple { $place }
label-use-sophist = Utiliser un sophiste contre le disciple de { $name }
label-labyrinth = Jeton Labyrinthe ({ $way })
label-olympic = Révéler ta Requête olympienne
label-offer-proof = Prouver ton savoir devant { $name }
label-accept-proof = Accepter les résumés
label-refuse-proof = Rejeter les résumés
label-unlock = Débloquer la carte Sagesse { $number }
label-keep-card = Garder { $card }
label-take = Prendre { $cards }
# A deck may run short, and how many cards are left is secret.
label-take-up-to = Prendre jusqu’à { $cards }
label-progress = Avancer la frise jusqu’en { $year }
label-auction = Enchères : { $disk }
label-auction-next = Mettre { $disk } sous la pile et le disque suivant aux enchères
label-bid = Miser { $coins }
label-bid-nothing = Ne rien miser
label-reset = Ramener le sablier en { $year }
label-leave-timeline = Laisser le sablier en { $year }
label-challenge = Défier { $name }
label-play-card = Jouer { $card }
label-play-card-against = Jouer { $card } contre { $name }
label-retract = L’annuler : jouer Reniement des promesses
label-let-stand = Laisser agir la carte
label-send-token = Remettre le jeton { $token } { $place }
label-accept-argument = Accepter l’argument
label-refuse-argument = Rejeter l’argument
label-wish-sophistry = Un sophisme ({ $cost })
label-wish-syllogism = Un syllogisme ({ $cost })
no-card = aucune carte

# What an action does; at most 100 characters.
# A place: its type, then what is there. $things: a list without "and".
about-place = { $things }
about-request = { $needs }
about-token = jeton ({ $bonus })
about-token-hidden = jeton face cachée
about-your-school = ton école
about-school = école de { $name }
about-your-follower = ton disciple
about-observe = { verb-observe }
about-progress = { verb-progress-timeline }
about-offering = { verb-offer-to-athena }
about-debate = { verb-initiate-debate }

choice-nobody = Personne
choice-nothing = Rien
choice-token = Jeton { $place } ({ $kind }, { $bonus })
choice-token-hidden = Jeton { $place } ({ $kind }, face cachée)

question-region = Quel type de lieu ?
question-place = Quel lieu ?
question-coins = Combien de pièces ?
question-card = Quelle carte ?
question-victim = Contre qui ?
question-token = Quel jeton ?
question-opponent = Qui défier ?

# Forms: names of fields up to 45 characters, descriptions and examples up to 100.
form-argue-aloud = Laisse ce champ vide si tu donnes ton argument de vive voix.
form-argue-seconds = Tu as { $seconds } secondes.
form-motion = Motion
    .description = Qui parle en premier la défend.
    .example = Il faut fermer les zoos
form-summary-1 = Première carte, avec tes mots
form-summary-2 = Deuxième carte, avec tes mots
form-summary-3 = Troisième carte, avec tes mots
form-teaching-1 = Première carte : enseignement (source)
form-teaching-2 = Deuxième carte : enseignement (source)
form-teaching-3 = Troisième carte : enseignement (source)

# What computer players type.
computer-motion-1 = Qui gouverne doit aimer la sagesse
computer-motion-2 = Mieux vaut subir l’injustice que la commettre
computer-motion-3 = Personne ne fait le mal exprès
computer-motion-4 = Il faut bannir les poètes de la cité
computer-motion-5 = Une vie examinée est une vie plus heureuse
computer-zeus = Le chêne a parlé
computer-sophistry = Tout le monde sait cela. ({ $card })
computer-form-constructive-dilemma = Si nous croyons ceci, nous sommes honnêtes, et si nous croyons cela, nous sommes sages ; or nous croyons l’un ou l’autre ; donc nous sommes honnêtes ou sages
computer-form-destructive-dilemma = Si c’était le cas, nous serions heureux, et si cela était vrai, nous serions libres ; or nous ne sommes pas les deux ; donc l’un des deux est faux
computer-form-modus-ponens = Si une chose est bonne, elle vaut son prix ; or cette chose est bonne ; donc elle vaut son prix
computer-form-modus-tollens = Si c’était vrai, nous le verrions ; or nous ne le voyons pas ; donc ce n’est pas vrai
computer-form-disjunctive-syllogism = Ou bien ceci est vrai, ou bien cela ; or cela ne l’est pas ; donc ceci l’est
computer-teaching = Connais ce que tu ne connais pas.

## A whole turn in one form

form-travel-place = Destination
form-travel-token = Le jeton sur place
form-travel-act = Ton action sur place
form-travel-ask = Me demander à l’arrivée

## Several cards of a debate

form-plan-cards = Cartes, jouées de haut en bas
form-plan-card = { $number }. { $card }
form-plan-then = Ensuite
form-plan-ask = Me redemander
form-plan-pass = Passer
standing-plan = À ton tour dans le débat, tu joueras { $cards }.
standing-plan-pass = À ton tour dans le débat, tu joueras { $cards }, puis tu passeras.
standing-pass = À ton tour dans le débat, tu passeras.
