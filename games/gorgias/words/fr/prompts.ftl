# What the player has to decide. The text of a task follows a ping: "@Malia : prépare ton intervention".

prompt-over = La partie est terminée.
prompt-wait = Attends { $name }.
prompt-watch = Les deux dispositions se préparent.
prompt-opening = Lance les cinq dés. Ton intervention doit couvrir Savoir, Conduite et Pouvoir.
# $topics: the one, or "neither a nor b"; $count: how many they are. $left: how many rolls the player has left.
prompt-removing = { $count ->
    [one] Tes dés ne couvrent pas { $topics } : retire donc un dé.
   *[other] Tes dés ne couvrent { $topics } : retire donc un dé.
} { rolls-left }
prompt-rerolling-missing = { $count ->
    [one] Tes dés ne couvrent pas { $topics }. Choisis les dés à relancer.
   *[other] Tes dés ne couvrent { $topics }. Choisis les dés à relancer.
} { rolls-left }
prompt-rerolling = Tes dés couvrent les trois thèmes. Arrête-toi, ou choisis les dés à relancer. { rolls-left }
rolls-left = { $left ->
    [0] Il ne te reste aucun lancer.
    [one] Il te reste { $left } lancer.
   *[other] Il te reste { $left } lancers.
}
prompt-capturing = Tu as gagné une { $pyramid }, mais la réserve commune n’en a plus. Prends à la place une { $size } d’une autre couleur.
prompt-ready = C’est validé. Attends { $name }, ou change ta disposition.
prompt-card = Choisis ce que tu mets sur la carte { $card }. Groupes restants : { $dice }.
prompt-colours = Choisis les couleurs de la carte { $card } : { $stance }.
prompt-placed = Tous tes groupes sont placés. Appuie sur « { verb-ready } », ou recommence.

task-statement = prépare ton intervention
task-arranging = dispose tes groupes
task-capturing = prends une pyramide dans la réserve commune

## Asked once more

caution-leave-to-chance = Le reste de tes lancers sera fait à ta place. C’est irréversible.
caution-arrange-for-me = Tout ce que tu n’as pas encore placé le sera au hasard, et ta disposition sera validée. Tu ne la verras pas avant.
