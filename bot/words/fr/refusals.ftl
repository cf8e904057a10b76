# Why something couldn't be done, and what to do instead.

error-busy = J’ai trop à faire pour m’en occuper maintenant. Rien n’a changé ; réessaie.
error-illegal = Tu ne peux pas faire cela maintenant. Rien n’a changé ; `{ COMMAND("hand") }` montre ce que tu peux faire.
error-unknown-game = Ce jeu n’est plus installé ici : tu ne peux donc rien faire à ses tables.
error-database = Je n’arrive pas à joindre ma base de données : rien n’a donc été enregistré. Réessaie dans un instant.
error-uncertain = Ma base de données est tombée en panne pendant l’enregistrement, et je ne sais pas s’il a abouti. Quand elle fonctionnera de nouveau, regarde le plateau ; pour un vote, utilise `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Cela a pris trop de temps, et je n’ai pas pu ouvrir le formulaire. Rien n’a été enregistré. Réessaie.
error-damaged = Mes données sont endommagées : je ne peux ni lire ni enregistrer cela. Rien n’a changé. Préviens la personne qui gère le bot.
error-unexpected = Il y a eu un problème de mon côté. Tu n’as rien perdu. Si cela se reproduit, donne ce numéro à la personne qui gère le bot : `{ $number }`
error-unknown-id = Ce bouton vient d’une autre version du bot. `{ COMMAND("hand") }` montre ta place, et `{ COMMAND("board") }` la table.
error-too-long = C’est plus long que ce que permet Discord ({ $most } caractères). Rien n’a changé.
error-old-command = Cette commande a changé depuis que ton Discord l’a chargée. Recharge Discord (Ctrl+R) et réessaie.

refused-paused = Cette partie est en pause : personne ne peut jouer. `{ COMMAND("table", "resume") }` propose aux autres de la reprendre.
refused-suspended = J’ai du mal à joindre ce serveur : toutes les pendules sont donc arrêtées. La partie reprendra d’elle-même.
refused-is-paused = Cette partie est déjà en pause.
refused-not-paused = Cette partie n’est pas en pause.
refused-same-clock = C’est déjà la pendule de cette table.
refused-question-open = La table vote déjà sur une autre question. Réponds d’abord à celle-ci, ou attends qu’elle soit retirée.
refused-question-settled = Cette question est déjà réglée : ta réponse n’a pas été comptée.
refused-not-yours-to-withdraw = Seuls l’hôte et la personne qui a posé cette question peuvent la retirer.
refused-not-asked = Cette question est pour les autres.
refused-no-person = Cette place est libre. Utilise `{ COMMAND("table", "join") }` pour la prendre.
refused-seat-taken = Quelqu’un d’autre a pris cette place.
refused-no-seat = Il n’y a aucune place à prendre à cette table.
refused-undo-nothing = Tu n’as aucun coup à reprendre.
refused-undo-gone = Ce coup a déjà été repris.
refused-undo-draw = Tu ne peux plus reprendre ce coup : depuis, il y a eu une pioche, un tirage ou un lancer, et personne ne peut l’oublier.
refused-undo-reveal = Tu ne peux plus reprendre ce coup : depuis, quelque chose a été révélé, et personne ne peut l’oublier.
refused-reading-log = Je te prépare encore un enregistrement. Attends de l’avoir reçu, puis réessaie.
refused-undo-often = { $most ->
    [one] Un coup a déjà été repris à cette table, et c’est la limite.
   *[other] { $most } coups ont déjà été repris à cette table, et c’est la limite.
}
refused-undo-asks = D’autres ont vu ce coup et doivent donc accepter. Demande-leur avec `{ COMMAND("table", "undo") }`.
refused-full = Toutes les places de cette table sont prises.
refused-already-in = Tu as déjà une place à cette table.
refused-not-host = C’est réservé à l’hôte de cette table ({ $host }).
refused-not-host-or-moderator = Pour terminer cette partie, il faut être l’hôte ({ $host }) ou avoir la permission Gérer les messages dans le salon de la table.
refused-too-few = { $least ->
    [one] Il faut au moins une personne pour commencer ; pour l’instant : { $seated }.
   *[other] Il faut au moins { $least } personnes pour commencer ; pour l’instant : { $seated }.
}
refused-too-many = { $most ->
    [one] Ce jeu se joue en solo ; places prises : { $seated }.
   *[other] Ce jeu se joue à { $most } au plus ; places prises : { $seated }.
}
refused-too-many-yours = { $count ->
    [one] Tu as déjà une table ouverte ici, et c’est la limite. Finis d’abord la partie, ou mets-y fin.
   *[other] Tu as déjà { $count } tables ouvertes ici, et c’est la limite. Finis d’abord une partie, ou mets-y fin.
}
refused-too-many-here = { $count ->
    [one] Ce serveur a déjà une table ouverte, et c’est la limite. Une personne avec la permission Gérer le serveur peut la changer avec `{ COMMAND("admin", "setup") }`.
   *[other] Ce serveur a déjà { $count } tables ouvertes, et c’est la limite. Une personne avec la permission Gérer le serveur peut la changer avec `{ COMMAND("admin", "setup") }`.
}
refused-not-lobby = Cette partie a déjà commencé.
refused-no-spectators = Cette partie se joue sans public.
refused-not-your-record = Tu n’as pas joué cette partie et ne peux donc pas exporter son enregistrement. `{ COMMAND("table", "log") }` et `{ COMMAND("table", "replay") }` montrent ce qui était public.
refused-not-over = Cette partie n’est pas encore terminée.
refused-not-started = Cette partie n’a pas encore commencé. L’hôte peut appuyer sur Commencer quand tout le monde est là.
refused-unknown-match = Cette table n’existe pas ici. `{ COMMAND("games", "mine") }` affiche les tiennes.
refused-unknown-seat = Cette place n’existe pas à cette table.
refused-not-seated = Tu n’as pas de place à cette table. Le plateau montre tout ce qui est public.
refused-no-computer = Il n’y a pas d’ordinateur à cette table.
refused-bad-level = Les ordinateurs ont trois niveaux : facile, moyen et difficile.
refused-bad-options = Ces options ne vont pas ensemble. Rien n’a changé.
refused-over = Cette table est fermée : on ne peut plus rien y changer.
refused-stale = Ce bouton est périmé. `{ COMMAND("hand") }` montre ce que tu peux faire maintenant.
# $words: why a typed value was not accepted
refused-typed = { $words }
refused-resign-instead = La partie a commencé : tu ne peux pas simplement quitter la table. Utilise `{ COMMAND("table", "resign") }` pour abandonner ta place.
refused-other = Tu ne peux pas faire cela maintenant. Rien n’a changé.
refused-vote-unknown = Ce vote n’existe pas ici. `{ COMMAND("ostrakon", "list") }` affiche les votes de ce serveur.
refused-vote-late = Ce vote est clos : le tien n’a pas été compté. `{ COMMAND("ostrakon", "result") }` montre le résultat.
refused-vote-void = Ce vote a été annulé : tu ne peux plus y participer.
refused-vote-over = Ce vote est déjà terminé. `{ COMMAND("ostrakon", "result") }` montre le résultat.
refused-vote-question = La question doit avoir de 1 à { $most } caractères. Aucun vote n’a été ouvert.
refused-vote-answer = Chaque réponse doit avoir de 1 à { $most } caractères. Aucun vote n’a été ouvert.
refused-vote-answers-equal = Deux réponses sont identiques. Change l’une d’elles. Aucun vote n’a été ouvert.
refused-vote-answers-number = Ce type de vote demande de { $least } à { $most } réponses. Aucun vote n’a été ouvert.
refused-vote-most = Avec ces réponses, on peut en choisir ou en élire { $most } au plus. Aucun vote n’a été ouvert.
refused-vote-questions = Un vote peut avoir de 1 à { $most } questions. Aucun vote n’a été ouvert.
refused-vote-threshold = Dans ce type de vote, seule la majorité relative permet de gagner. N’utilise pas l’option `{ option-threshold }`. Aucun vote n’a été ouvert.
refused-vote-ballot = Cette réponse n’est pas une de celles du vote : ton vote n’a donc pas été enregistré. `{ COMMAND("ostrakon", "status") }` montre le vote et ses réponses.
refused-vote-past = Cette heure de clôture est passée. Aucun vote n’a été ouvert.
refused-vote-far = Un vote peut rester ouvert { $days } jours au plus. Aucun vote n’a été ouvert.
refused-vote-numbers = Le quorum et l’ancienneté en jours doivent être des nombres entiers, 0 ou plus. Aucun vote n’a été ouvert.
