# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-choose-scenario = Choisir un scénario
verb-join-league = Rejoindre une ligue
verb-choose-city = Choisir une cité
verb-choose-administrator = Choisir un magistrat
verb-choose-first-figure = Choisir ta première personnalité
verb-donate = Donner des ressources
verb-construct = Construire un bâtiment
verb-produce = Produire un jeton militaire
verb-end-development = Finir ta phase de développement
verb-recruit = Prendre une nouvelle personnalité
verb-take-token = Prendre un jeton de niveau I
verb-forgo = Renoncer à ce bonus
verb-pay-omen = Payer pour le serpent
verb-call-polemarch = Utiliser le Polémarque
verb-call-archon = Utiliser l’Archonte
verb-call-priestess = Utiliser la Prêtresse
verb-call-trapezites = Utiliser le Trapézite
verb-call-merchant = Utiliser le Marchand
verb-call-architect = Utiliser l’Architecte
verb-send = Déplacer une personnalité
verb-send-all = Déplacer toutes tes personnalités
verb-send-again = Refaire les derniers déplacements
verb-propose-army = Déployer toute l’armée
verb-type-army = Taper toute l’armée
verb-ready-as-proposed = Valider cette proposition
verb-end-moves = Finir tes déplacements
verb-roll-again = Relancer
verb-let-stand = Garder ce résultat
verb-take-territory = Prendre le territoire
verb-leave-territory = Le laisser à ton alliée
verb-place-token = Placer un jeton
verb-go-to-column = Passer à une colonne
verb-clear-column = Vider cette colonne
verb-arrange-army = Placer le reste à ma place
verb-army-ready = Mon armée est prête
verb-take-army-back = Reprendre mon armée
verb-put-figure = Mettre une personnalité sur un front
verb-put-figures = Choisir les personnalités de tous les fronts
verb-clear-fronts = Vider les fronts
verb-arrange-figures = Placer les personnalités à ma place
verb-figures-ready = Mes personnalités sont prêtes
verb-take-figures-back = Reprendre mes personnalités
verb-engage = Engager ta personnalité
verb-hold = Attendre dans cette colonne
verb-hold-front = Attendre sur ce front
verb-lift-order = Annuler l’ordre d’attente

label-scenario = { $name } ({ $city }, { $rounds } manches)
label-league = Rejoindre la { $league }
label-city = Diriger { $city }
label-first-figure = Commencer avec { $figure }
label-recruit = Prendre { $figure }
label-send = Envoyer { $figure } { $to }
# $places: where the figures go, in the order in which the city got them.
label-send-again = Comme la dernière fois : { $places }
label-donate = Donner { $amount } { $resource }
label-construct = { $building } pour { $price }
label-construct-free = { $building } sans rien payer
label-produce = Produire { $deck }
label-produce-for = Produire { $deck } pour { $price }
label-take-token = Prendre { $unit }
label-omen = Payer 2 { $resource }
label-omen-prestige = Perdre 1 prestige
label-polemarch = Polémarque : piocher { $deck }
label-trapezites = Trapézite : { $goods }
label-token = { $token }
label-place-token = { $token } dans la colonne { $column }
# $units: what the column takes; $tokens: what is there now, or "empty".
label-column = { $column } ({ $units }) : { $tokens }
label-front = { $figure } sur le { $front }
label-engage = Engager { $figure } dans la colonne { $column }

describe-city = Attaque : { $attack } ; en mer : { $sea } ; moins chers : { $buildings }
describe-produce = Puissances { $powers } ; jetons restants : { $left }
describe-produce-helped = Puissances { $powers } ; jetons restants : { $left }. Tu en piocheras { $more } de plus.
describe-donate = { $prestige } ; les ressources vont à ta ligue
describe-donate-archon = { $prestige } ; les ressources vont à ta ligue (action de l’Archonte dépensée)
describe-temple = { $prestige }.
prestige-full = Pas de prestige (déjà au maximum)
describe-roll-again = Une fois par tour. Le second résultat compte, meilleur ou non.
# $now: what happens then, such as "everyone goes home".
describe-let-stand = Si tu gardes ce résultat, { $now }
describe-arrange-army = Tes jetons les plus forts vont dans des colonnes au hasard. Ceux que tu as placés restent.
describe-army-ready = Les jetons sans emplacement libre restent hors de la bataille.
describe-hold = Ta personnalité sera encore là pour la colonne suivante.
describe-hold-answer = Tu pourras encore répondre si l’ennemi engage la sienne ici.
describe-hold-last = C’est la dernière colonne : ta personnalité ne combattra pas.
describe-hold-front = On ne te demandera plus rien sur ce front, sauf si tu annules l’ordre.
describe-hold-front-answer = Plus de question sur ce front tant que l’ennemi n’engage personne et que tu n’annules pas l’ordre.

# $number: the roll that is needed; $bonus: what is added to the die.
needed = { $number } ou plus
needed-plus = { $number } ou plus (dé + { $bonus })
needed-minus = { $number } ou plus (dé - { $bonus })
reward-one-more = { $goods }, et 1 unité de plus
reward-one-more-of-these = { $goods }, et 1 de plus de l’un d’eux
by-sea = par mer
describe-empire = Empire : { $roll } pour { $goods }
describe-empire-sea = Empire : { $roll } pour { $goods } ; par mer
describe-empire-merchant = Empire : { $goods } par le Marchand, sans lancer
describe-empire-merchant-sea = Empire : { $goods } par le Marchand, sans lancer ; par mer
# $facts: such as "tax 2 Wood, Brigands".
describe-territory = Territoire : { $facts }
tax = tribut de { $goods }
tax-league-holds = sans tribut (à ta ligue)
tax-no-token = sans tribut (plus de jeton de cité)
brigands = brigands
brigands-roll = { $roll } contre les brigands
describe-greek-city = Cité : { $roll } pour 1 cuivre et { $deck }
describe-city-no-token = Cité : { $roll } pour 1 cuivre (plus de jeton)

menu-building = Quel bâtiment ?
menu-price = Comment payer ?
menu-figure = Quelle personnalité ?
menu-place = Quelle destination ?
menu-resource = Quelle ressource ?
menu-amount = Combien ?
menu-front = Quel front ?
menu-token = Quel jeton ?
choice = { $value }
choice-building = { $building } : { $effect }
choice-place = { $place }. { $facts }

## Whole armies and all moves at once

label-propose-even = Répartir les forces
label-propose-front = Les plus forts sur le { $front }
label-ready-as-proposed = Valider avec { $places }
label-post = { $figure } ({ $front })
form-move = { $figure } : destination
form-stay = Rester { $where }
form-stays = Rester dans sa cité
# The forms of a whole army. The description says in which order the powers of a column are typed.
form-front-label = { $front } : trois colonnes
form-front = Puissances par colonne : { $first }, puis { $second }. / entre les colonnes, - si vide.
form-front-alike = Puissances par colonne ({ $unit } seulement). / entre les colonnes, - si vide.
form-nobody = Personne
