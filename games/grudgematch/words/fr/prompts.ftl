# What a player has to decide.

prompt-over = Le match est terminé.
prompt-surnames = Donne ton nom de famille. La personne au nom le plus long joue l’Allemagne.
prompt-surname-given = Tu as donné ton nom de famille. Tu peux le changer tant que ton adversaire n’a pas donné le sien.
prompt-wait = C’est à { $name } de décider. En attendant, tu peux donner des consignes, visibles par toi uniquement.
prompt-sides = Les deux noms de famille ont la même longueur : choisis donc ton équipe.
prompt-line-up = Place tes quatre philosophes dans ta moitié de terrain. Choisis une composition, place-les un par un, ou écris leurs cases.
prompt-ball = Le ballon est tombé sur { $philosopher }. Place-le sur une case à côté de lui.
prompt-release = { $philosopher } peut quitter le banc des pénalités, mais la sortie est occupée. Choisis-lui une case.
prompt-runner = { $die ->
    [one] Choisis où court { $philosopher } : 1 case au plus à partir de { $space }.
   *[other] Choisis où court { $philosopher } : { $die } cases au plus à partir de { $space }.
}
# $dice: a list of numbers.
prompt-run = Choisis qui court et avec quel dé ({ $dice }), ou écris tes courses, par exemple « { $philosopher } E7 ».
# $philosophers: a list with their suits: "Hegel (pique)".
prompt-kick = { $count ->
    [one] À côté du ballon : { $philosophers }. Tire avec une carte de cette couleur, ou pioche.
   *[other] À côté du ballon : { $philosophers }. Tire avec une carte d’une de ces couleurs, ou pioche.
}
# The player has no card for a kick; see prompt-tackle-none.
prompt-kick-none = À côté du ballon : { $philosophers }. Tu n’as pas de carte pour tirer et ne peux donc que piocher. On te pose quand même la question, pour que rien ne révèle ta main.
prompt-aim = Carte choisie : { $card }. Choisis maintenant la direction. Tu verras le trajet du ballon avant de confirmer.
prompt-aimed = **{ $philosopher } tire { $way } depuis { $space } avec { $card }** : { $landing }.
prompt-aimed-rolled = **{ $philosopher } tire { $way } depuis { $space } avec { $card }** : { $landing }. Les dés sont lancés au moment du tir.
prompt-confirm = Tirer, ou choisir une autre direction ?
prompt-foul = { $kick }. Veux-tu faire faute sur ceux qui pourraient tacler ?
prompt-tackle = { $kick }. Pour tacler avec { $philosophers }, il faut une valeur de { $needed } ou plus.
# Players are asked whatever they hold, so that nobody learns from it what they hold.
prompt-tackle-none = { $kick }. Tu n’as pas de carte pour tacler et ne peux donc que laisser passer. On te pose quand même la question, pour que rien ne révèle ta main.
prompt-block-none = { $kick }. Le ballon est maintenant en { $space }, et tu n’as pas de carte pour l’y contrer : tu ne peux donc que laisser passer. On te pose quand même la question, pour que rien ne révèle ta main.
prompt-block = { $kick }. Le ballon est maintenant en { $space } : pour l’y contrer avec { $philosophers }, il faut une valeur de { $needed } ou plus.
prompt-block-own = { $kick }. Le ballon est maintenant en { $space }. Pour y contrer ton propre tir avec { $philosophers }, il faut une valeur de { $needed } ou plus.
prompt-bonus = Après le but, chaque camp a droit à un bonus. Choisis le tien.

# In the message that pings a player: "@Malia : cours".
task = { $phase ->
    [surnames] donne ton nom de famille
    [sides] choisis ton équipe
    [lineup] place ton équipe
    [ball] place le ballon
    [release] fais revenir ton philosophe
    [run] à toi de courir
    [bonus_run] fais ta course bonus
    [kick] tire ou pioche
    [foul] choisis de faire faute ou non
    [tackle] tacle ou laisse passer
    [block] contre ou laisse passer
    [bonus] choisis ton bonus après le but
   *[over] il n’y a rien à faire
}

form-surname = Ton nom de famille
    .description = La personne au nom le plus long joue l’Allemagne
form-order = Qui va où ?
# Players can type this, so the comma stays.
form-order-run = { $first } E7, { $second } C4
form-order-line-up = { $places }

## Asked once more

caution-end-run = { $count ->
    [one] Il te reste un dé pour courir ({ $dice }). Si tu t’arrêtes maintenant, il est perdu.
   *[other] Il te reste { $count } dés pour courir ({ $dice }). Si tu t’arrêtes maintenant, ils sont perdus.
}
caution-end-kicks = Tu n’as pas tiré ce tour-ci, et tu as une carte pour le faire. Si tu t’arrêtes maintenant, tu ne tireras plus avant ton prochain tour.
caution-no-bonus = Si tu ne fais rien, le bonus de ce but est perdu.
