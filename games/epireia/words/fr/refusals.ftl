# Why an action was refused, and what to do instead.

refusal-over = La partie est terminée.
refusal-not-active = Ce n’est pas à toi de décider.
# A prompt follows, which says what to do now.
refusal-not-now = « { $action } » n’est pas possible maintenant.
refusal-other = « { $action } » n’est pas possible maintenant. Choisis une des actions possibles.
refusal-other-administrator = Ce magistrat n’est pas le tien ({ $other }). Utilise le tien ({ $own }).

refusal-league-full = Cette ligue est complète. Rejoins l’autre.
refusal-city-taken = Quelqu’un a déjà choisi cette cité. Choisis-en une autre.
refusal-administrator-taken = Quelqu’un a déjà choisi ce magistrat. Choisis-en un autre.
refusal-not-of-your-city = Cette personnalité est d’une autre cité. Choisis-en une de la tienne.
refusal-chosen-already = Tu as déjà choisi cette personnalité. Choisis-en une autre, ou attends les autres.

refusal-figure-in-play = Cette personnalité est déjà en jeu. Choisis-en une autre.
refusal-omen-price = Tu n’as pas assez de cette ressource (il en faut 2). Choisis autre chose.
refusal-omen-prestige = Tu n’as pas de prestige à perdre. Paie 2 unités d’une même ressource.
refusal-no-action-left = Tu n’as plus d’action. Utilise ton magistrat si tu peux, ou finis ta phase de développement.
refusal-actions-left = Tu as encore de quoi payer une action et dois d’abord en faire une : { $actions }.
refusal-no-donations = Le scénario interdit les dons. Construis ou produis à la place.
refusal-donation-size = Donne de { $least } à { $most } unités d’une même ressource.
refusal-donation-least = Le scénario exige des dons d’au moins 3 unités. Donne davantage.
refusal-built-already = Tu as déjà ce bâtiment. Choisis-en un autre.
refusal-unit-forbidden = Pour l’instant, le scénario interdit cette unité. Choisis-en une autre.
refusal-units-forbidden = Le scénario n’autorise aucune unité pour le moment. Choisis autre chose.
refusal-pile-empty = Cette pile est vide. Choisis-en une autre.
refusal-no-military-building = Pour { $deck }, il te faut { $building }. Construis d’abord ce bâtiment, ou produis du niveau I.
refusal-cannot-donate = Tu n’as que { $stock }. Donne moins.
refusal-wrong-price = Ce n’est pas le prix actuel ({ $building }). Choisis un des prix proposés.
refusal-cannot-construct = Tu as { $stock }. Cela ne suffit pas pour { $building }. Choisis autre chose.
refusal-cannot-pay = Tu as { $stock }. Cela ne suffit pas. Choisis autre chose.
refusal-no-charge = Tu ne peux pas encore utiliser ton magistrat. Construis d’abord un Bureau.
refusal-no-charge-left = Tu ne peux plus utiliser ton magistrat : tes trois Bureaux ont servi.
refusal-archon-used = Tu as déjà utilisé l’Archonte ce tour-ci.
refusal-merchant-used = Le Marchand attend déjà ta prochaine négociation.
refusal-prestige-full = Ton prestige est déjà au plus haut.
refusal-gift = Le Trapézite te donne 4 ressources, au plus 2 de chaque sorte.

refusal-not-your-figure = Tu n’as pas cette personnalité en jeu. Déplaces-en une des tiennes.
refusal-moved-already = Cette personnalité s’est déjà déplacée ce tour-ci. Déplaces-en une autre, ou finis tes déplacements.
refusal-no-moves-before = Tu n’as pas de déplacements à refaire. Choisis où vont tes personnalités.
refusal-there-already = Cette personnalité est déjà là. Envoie-la ailleurs, ou laisse-la où elle est.
refusal-no-sea-icon = { $figure } n’a pas le symbole de la mer et ne peut pas aller { $to }. Envoie une personnalité qui l’a, ou choisis une destination sans mer à traverser.
refusal-empire-closed = Le scénario a fermé cet empire. Choisis une autre destination.
refusal-empire-taken = Ta ligue a déjà une personnalité dans cet empire, et une seule est permise. Choisis une autre destination.
refusal-storm = Une tempête ferme la mer pendant cette manche. Choisis une destination sans mer à traverser.
refusal-no-cities-alone = En solo, tu ne peux pas visiter de cités grecques. Choisis un empire ou un territoire.
refusal-city-played = Quelqu’un joue cette cité : tu ne peux pas la rallier. Choisis une autre destination.
refusal-city-allied = Cette cité est déjà dans ta ligue. Choisis une autre destination.
refusal-city-visited = Tu as déjà une personnalité dans cette cité. Choisis une autre destination.
refusal-truce = Personne ne peut visiter de cités neutres pendant les Jeux olympiques. Choisis une autre destination.

# $column: where the player is placing tokens; $units: what it takes.
refusal-wrong-slot = { $column } : aucun emplacement libre pour ce jeton (unités de cette colonne : { $units }). Choisis un autre jeton, ou passe à une autre colonne.
refusal-no-such-token = Tu n’as plus de jeton de cette sorte à placer. Choisis-en un autre.
# A typed army. $units: the units that the column takes.
refusal-army-columns = { $front } : il y a trois colonnes. Sépare-les par deux barres obliques.
refusal-army-slots = { $column } : il n’y a que deux emplacements. Sépare les colonnes par une barre oblique.
refusal-army-word = { $column } : tape une puissance comme 3, ou II4 pour un jeton de niveau II, ou - pour un emplacement vide ; « { $typed } » n’en est pas une.
refusal-army-token = { $column } (unités : { $units }) : tu n’as plus de jeton pour « { $typed } ».
refusal-figure-twice = Tu as mis la même personnalité sur deux fronts. Choisis-en une autre pour l’un des deux.
refusal-at-column = Tu es déjà dans cette colonne. Places-y un jeton, ou passe à une autre.
refusal-nothing-fits = Aucun de tes jetons n’a sa place là. Choisis une autre colonne.
refusal-column-empty = Cette colonne est vide : il n’y a rien à reprendre.
refusal-tokens-left = Tu as encore des jetons à placer. Place-les d’abord, ou fais placer le reste.
refusal-nothing-to-place = Il ne reste rien à placer. Appuie sur « { verb-army-ready } ».
refusal-fronts-without-figures = Un front est encore sans personnalité. Mets-en une là, ou fais placer tes personnalités.
refusal-not-your-general = Ta ligue n’a pas cette personnalité en jeu. Choisis une de celles qui te sont proposées.
refusal-figure-placed = Cette personnalité est déjà sur un front. Vide les fronts pour la mettre ailleurs.
refusal-front-taken = Ce front a déjà une personnalité. Choisis un autre front, ou vide les fronts.
refusal-fronts-empty = Il n’y a encore aucune personnalité sur les fronts.
refusal-last-column = C’est la dernière colonne du front. Attends dans cette colonne ou engage ta personnalité.
refusal-placed-already = Ton armée est déjà déployée ainsi.
