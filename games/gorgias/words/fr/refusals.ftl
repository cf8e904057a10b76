# Why an action was refused, and what to do instead.

refusal-over = La partie est terminée : il n’y a plus rien à faire.
refusal-ready-wait = C’est validé. Attends { $name }, ou change ta disposition.
refusal-not-your-turn = Ce n’est pas ton tour. Attends { $name }.
# $topics: the one, or "neither a nor b"; $count: how many they are.
refusal-topic-missing = { $count ->
    [one] Tu ne peux pas encore t’arrêter : tes dés ne couvrent pas { $topics }.
   *[other] Tu ne peux pas encore t’arrêter : tes dés ne couvrent { $topics }.
} Relance au moins un dé.
refusal-may-stop = Tes dés couvrent déjà les trois thèmes. Arrête-toi, ou choisis les dés à relancer.
refusal-no-card-to-spare = Il te faut toutes les cartes restantes pour tes groupes : tu ne peux donc pas laisser celle-ci vide. Places-y un groupe.
refusal-dice-not-placed = Place chacun de tes dés sur une seule carte, et laisse les autres cartes vides.
refusal-colours-missing = Choisis des couleurs pour chacun de tes groupes.
refusal-pyramid-used-twice = Tu n’as qu’une pyramide par taille et par couleur, et tu as utilisé deux fois la même. Choisis une autre couleur pour un des deux groupes.
refusal-nothing-placed = Tu n’as encore rien placé. Choisis un groupe pour la carte 1.
refusal-no-layout-before = Il n’y a pas encore eu de débat, donc aucune disposition à reprendre. Choisis un groupe pour la carte 1.
refusal-placed-already = Tu as déjà placé des groupes. Recommence pour les disposer comme la dernière fois.

refusal-rolling-is-over = Les deux interventions sont prêtes. Dispose maintenant tes groupes.
refusal-rolling-while-taking = Tu ne peux plus lancer pendant cette manche. Prends une pyramide dans la réserve commune.
refusal-roll-first = Lance d’abord les cinq dés.
refusal-remove-first = Un thème manque. Retire d’abord un de ces dés : { $dice }.
refusal-reroll-others = Tes dés montrent { $dice }. Choisis au moins l’un d’eux à relancer.
refusal-rolled-already = Tu as déjà lancé les cinq dés. Choisis ceux que tu veux relancer.
refusal-nothing-to-remove = Tu n’as pas de dé à retirer maintenant. Choisis les dés à relancer.

refusal-ready = C’est validé. Pour changer quelque chose, appuie d’abord sur « { verb-reconsider } ».
refusal-not-ready = Tu n’as pas encore validé ta disposition : tu peux donc toujours la changer.
refusal-not-arranging = Ce n’est pas le moment de placer tes groupes. Choisis une des actions possibles.
refusal-face-not-left = Tu n’as plus de { $die } à placer. Choisis parmi ceux-ci : { $dice }.
refusal-no-such-group = Aucun de tes dés ne correspond à ce groupe. Choisis parmi ceux-ci : { $dice }.
refusal-colours-not-left = Tu n’as plus ces couleurs dans ces tailles. Choisis une des combinaisons possibles.
refusal-colours-first = Choisis d’abord les couleurs de la carte { $card }.
refusal-all-placed = Tous tes groupes sont placés. Appuie sur « { verb-ready } », ou recommence.
refusal-group-first = Choisis d’abord un groupe pour la carte { $card }.

refusal-nothing-to-take = Tu n’as rien à prendre dans la réserve commune maintenant. Choisis une des actions possibles.
refusal-not-in-stock = La réserve commune n’a plus de { $pyramid }. Choisis une des pyramides proposées.
