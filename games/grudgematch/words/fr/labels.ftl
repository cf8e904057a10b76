# Buttons and menus. A label holds 80 characters, a description 100.

verb-give-surname = Donner ton nom de famille
verb-take-side = Choisir ton équipe
verb-line-up = Choisir une composition
verb-place = Placer les philosophes un par un
verb-line-up-again = Reprendre la même composition
verb-type-line-up = Écrire ta composition
verb-place-ball = Placer le ballon
verb-come-back = Revenir sur le terrain
verb-pick-runner = Choisir qui court
verb-run-to = Courir
verb-type-run = Écrire tes courses
verb-another-runner = Choisir un autre coureur
verb-end-run = Arrêter de courir
verb-pick-card = Choisir une carte pour tirer
verb-aim = Choisir la direction
verb-kick-ball = Tirer
verb-aim-elsewhere = Choisir une autre direction
verb-put-back = Reprendre la carte
verb-end-kicks = Arrêter de tirer et piocher
verb-foul-tacklers = Faire faute sur les tacleurs
verb-kick-cleanly = Tirer sans faute
verb-tackle = Tacler
verb-block = Contrer
verb-let-pass = Laisser passer
verb-let-kick-pass = Laisser passer ce tir jusqu’au bout
verb-bonus-run = Lancer un dé pour une course bonus
verb-bonus-discard = Échanger une carte
verb-bonus-release = Libérer un philosophe du banc des pénalités
verb-no-bonus = Ne rien faire
verb-pass-tackles = Consigne pour les tacles
verb-never-ask-own-blocks = Ne pas me demander si je contre mes propres tirs
verb-ask-own-blocks = Me demander si je contre mes propres tirs

label-germans = Jouer l’Allemagne
label-french = Jouer la France (elle gagne si la pioche s’épuise deux fois)
# $places: "Nietzsche F1, Kant C4, ..."
label-line-up-again = Comme la dernière fois : { $places }
label-line-up = Composition : { $lineup }
label-place = Placer { $philosopher } en { $space }
label-place-ball = Placer le ballon en { $space }
label-come-back = Revenir sur le terrain en { $space }
label-pick-runner = { $die ->
    [one] { $philosopher }, 1 case au plus
   *[other] { $philosopher }, { $die } cases au plus
}
label-run-to = { $philosopher } en { $space }
label-pick-card = { $philosopher } avec { $card }
label-exchange = Échanger { $card }
label-aim = { CAPITAL($way) } : { $landing }
label-kick = Tirer { $way } avec { $card }
label-tackle = { $philosopher } tacle avec { $card }
label-tackle-foul = { $philosopher } tacle avec { $card } et fait faute
label-block = { $philosopher } contre avec { $card }
label-release = Libérer { $philosopher }
# Standing orders, also in the hand and the log.
label-every-tackle = Me proposer chaque tacle possible
label-no-tackle = Ne jamais me proposer de tacler
label-tackles-below = Ne pas me proposer de tacler les tirs de valeur inférieure à { $value }

# $places: a list of placed.
describe-line-up = { $places }
describe-kick = { $spaces ->
    [one] Le ballon avance d’une case ; ensuite, tu choisis la direction
   *[other] Le ballon avance de { $spaces } cases ; ensuite, tu choisis la direction
}
describe-kick-rolled = Le ballon avance de { $least } à { $most } cases ; les dés sont lancés au moment du tir
describe-tackle-foul = Ajoute le plus haut de deux dés ; au moindre 1, le tacleur est exclu et le tacle échoue
describe-rolled = Vaut de { $least } à { $most } ; les dés sont lancés quand tu la joues
describe-foul = Deux dés : le plus haut résiste au tacle ; au moindre 1, ton tireur est exclu et ne tire pas
describe-exchange-end = La pioche est vide : cela termine le match
describe-exchange-extra-time = La pioche est vide : cela lance la prolongation
describe-type-run = Par exemple : { $philosopher } E7
describe-let-kick-pass = Plus aucune question pour ce tir
describe-standing = Visible par toi uniquement

choice-column = Colonne { $column }
choice-row = Rangée { $row }
question-column = Quelle colonne ?
question-row = Quelle rangée ?
