# Buttons and menus. A button holds 80 characters, a menu line and its description 100 each.

verb-roll = Lancer les cinq dés
verb-reroll = Choisir les dés à relancer
verb-remove-die = Retirer un dé
verb-stop = S’arrêter et garder ces dés
verb-leave-to-chance = Lancer à ma place
verb-place-group = Placer un groupe
verb-leave-card-empty = Laisser cette carte vide
verb-choose-colours = Choisir les couleurs
verb-ready = Valider
verb-reconsider = Changer la disposition
verb-start-over = Recommencer
verb-arrange-for-me = Disposer le reste au hasard et valider
verb-arrange-cards = Disposer les cinq cartes
verb-arrange-again = Reprendre la dernière disposition
verb-recolour-cards = Choisir toutes les couleurs
verb-take-instead = Prendre une autre couleur

label-reroll = Relancer { $dice } ; garder { $kept }
label-reroll-all = Tout relancer : { $dice }
label-remove = Retirer { $die } ({ $topics })
label-stop = S’arrêter et garder { $dice }
label-place = Carte { $card } : { $stance }
label-leave-empty = Laisser la carte { $card } vide
# $same: how many of the $count groups stand just as they did.
label-arrange-again = Comme la dernière fois ({ $same } groupes sur { $count } inchangés)
# $point: the pyramid that points forward; $shield: the one that faces away.
label-colours-both = En avant : { $point } ; en retrait : { $shield }
label-colours-point = En avant : { $point }
label-colours-shield = En retrait : { $shield }
label-take = Prendre la { $pyramid }

describe-reroll = Les dés que tu gardes couvrent les trois thèmes.
describe-reroll-missing = Il te faut encore { $topics }.
describe-remove = Tu gardes { $dice }.
describe-place-both = Le bouclier absorbe ce qu’il peut. Le reste réduit la pyramide en avant.
describe-place-point = Attaque le groupe d’en face, mais subit toute la force adverse.
describe-place-shield = Absorbe de la force, mais n’attaque pas.
describe-leave-to-chance = Lance jusqu’à couvrir tous les thèmes ou au dernier lancer. Dés à retirer : au hasard.
describe-arrange-for-me = Les groupes que tu as déjà placés restent où ils sont.

# The forms for all five cards.
form-card = Carte { $card }
form-empty = Vide
form-stance = { CAPITAL($stance) }

# A die in the menu of those to reroll.
pick-die = { $die } ({ $topics })
