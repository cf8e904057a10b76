# Why something couldn't be done, and what to do instead.

error-busy = Trop de personnes me sollicitent en même temps. Rien n’a changé ; réessaie dans un instant.
error-illegal = Tu ne peux pas faire cela maintenant. Rien n’a changé ; `{ COMMAND("hand") }` montre ce que tu peux faire.
error-unknown-game = Ce jeu n’est plus installé ici : tu ne peux donc rien faire à ses tables.
error-database = Je n’arrive pas à joindre ma base de données : rien n’a donc été enregistré. Réessaie dans un instant.
error-uncertain = Ma base de données est tombée en panne pendant l’enregistrement, et je ne sais pas s’il a abouti. Quand elle fonctionnera de nouveau, regarde le plateau ; pour un vote, utilise `{ COMMAND("ostrakon", "receipt") }`.
error-slow-form = Cela a pris trop de temps, et je n’ai pas pu ouvrir le formulaire. Rien n’a été enregistré. Réessaie.
error-damaged = Mes données sont endommagées : je ne peux ni lire ni enregistrer cela. Rien n’a changé. Préviens la personne qui gère le bot.
error-unexpected = Il y a eu un problème de mon côté. Tu n’as rien perdu. Si cela se reproduit, donne ce numéro à la personne qui gère le bot : `{ $number }`
error-unknown-id = Ce bouton vient d’une autre version du bot. `{ COMMAND("hand") }` montre ta place, `{ COMMAND("board") }` la table, et `{ COMMAND("ostrakon", "list") }` les votes de ce serveur.
error-too-long = C’est plus long que ce que permet Discord ({ $most } caractères). Rien n’a changé.
error-old-command = Cette commande a changé depuis que ton Discord l’a chargée. Recharge Discord (Ctrl+R) et réessaie.

refused-paused = Cette partie est en pause : personne ne peut jouer. `{ COMMAND("table", "resume") }` propose aux autres de la reprendre.
refused-suspended = J’ai du mal à joindre ce serveur : toutes les pendules sont donc arrêtées. La partie reprendra d’elle-même.
refused-is-paused = Cette partie est déjà en pause.
refused-not-paused = Cette partie n’est pas en pause.
refused-same-clock = C’est déjà la cadence de cette table.
refused-question-open = La table vote déjà sur une autre question. Réponds-y d’abord, ou attends que quelqu’un la retire.
refused-question-settled = Cette question est déjà réglée : ta réponse n’a pas été comptée.
refused-not-yours-to-withdraw = Seuls l’hôte et la personne qui a posé cette question peuvent la retirer.
refused-not-asked = Cette question est pour les autres.
refused-choose-first = Tu n’as pas encore fait ton choix, et l’autre place a peut-être fait le sien depuis longtemps. Choisis d’abord, puis pose la question.
refused-no-person = Cette place est libre. Utilise `{ COMMAND("table", "join") }` pour la prendre.
refused-seat-taken = Quelqu’un d’autre a pris cette place.
refused-seat-asked = Tu viens de demander une place à cette table. Tu pourras redemander dans dix minutes.
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
refused-changed-often = Tu as fait trop de changements pour l’instant. Termine ton choix tel qu’il est ; tu pourras de nouveau le changer quand la partie aura avancé.
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
    [one] Tu accueilles déjà une table ouverte ici, et c’est la limite. Termine d’abord la partie, ou ferme la table.
   *[other] Tu accueilles déjà { $count } tables ouvertes ici, et c’est la limite. Termine d’abord une partie, ou ferme une table.
}
refused-too-many-here = { $count ->
    [one] Ce serveur a déjà une table ouverte, et c’est la limite. Une personne ayant la permission Gérer le serveur peut la changer avec `{ COMMAND("admin", "setup") }`.
   *[other] Ce serveur a déjà { $count } tables ouvertes, et c’est la limite. Une personne ayant la permission Gérer le serveur peut la changer avec `{ COMMAND("admin", "setup") }`.
}
refused-not-lobby = Cette partie a déjà commencé.
refused-no-spectators = Cette partie se joue sans public.
refused-not-your-record = Tu n’as pas joué cette partie et ne peux donc pas exporter son enregistrement. `{ COMMAND("table", "log") }` et `{ COMMAND("table", "replay") }` montrent ce qui était public.
refused-not-over = Cette partie n’est pas encore terminée.
refused-not-started = Cette partie n’a pas encore commencé. L’hôte peut appuyer sur Commencer quand tout le monde est là.
refused-unknown-match = Cette table n’existe pas ici. `{ COMMAND("games", "mine") }` affiche les tiennes.
refused-unknown-seat = Cette place n’existe pas à cette table.
refused-not-seated = Tu n’as pas de place à cette table. Le plateau montre tout ce qui est public.
refused-no-computer = Il n’y a pas de joueur ordinateur à cette table.
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
refused-vote-paused = Ce vote est en pause : ton vote n’a donc pas été enregistré. `{ COMMAND("ostrakon", "status") }` montre pourquoi. Tu pourras voter quand la modération aura mis fin à la pause.
refused-vote-was-paused = Ce vote était en pause quand tu as voté : ton vote n’a donc pas été enregistré. La pause est finie : vote de nouveau.
refused-vote-edited = Ce vote a été modifié depuis que tu as reçu ce bouton, et ses réponses peuvent avoir un autre sens. Ton vote n’a pas été enregistré. `{ COMMAND("ostrakon", "status") }` montre le vote tel qu’il est maintenant.
refused-vote-paused-already = Ce vote est déjà en pause. Rien n’a changé.
refused-vote-changed-often = Ce vote a été modifié { $most } fois et ne peut plus l’être. Tu peux toujours le clore ou l’annuler.
refused-vote-not-paused = Ce vote n’est pas en pause. Rien n’a changé.
refused-vote-not-later = On ne peut que prolonger un vote : choisis un moment après l’heure de clôture. Une durée comme `3d 12h` se compte à partir de maintenant. Utilise `{ COMMAND("ostrakon", "close") }` pour le clore plus tôt. Rien n’a changé.
refused-vote-extended-far = La clôture peut être repoussée à { $days } jours d’ici au plus. Rien n’a changé.
refused-vote-has-ballots = Quelqu’un a déjà voté : on ne peut donc plus modifier ce vote. Pour poser une autre question, annule-le avec `{ COMMAND("ostrakon", "void") }` et ouvre un autre vote.
refused-vote-edit-hidden = Ce vote ne montre pas combien de personnes ont voté ; il ne peut donc pas être modifié, car tu saurais ainsi si quelqu’un a voté. Pour poser une autre question, annule-le avec `{ COMMAND("ostrakon", "void") }` et ouvre un autre vote.
refused-vote-unedited = C’est déjà ce que dit le vote. Rien n’a changé.
refused-vote-reminder-late = La clôture de ce vote est si proche que je n’envoie plus de rappels.
refused-vote-over = Ce vote est déjà terminé. `{ COMMAND("ostrakon", "result") }` montre le résultat.
# Before what is wrong with one of several questions.
refused-in-question = Question { $place } : { $why }
refused-vote-question = Chaque question doit avoir de 1 à { $most } caractères.
refused-vote-answer = Chaque réponse doit avoir de 1 à { $most } caractères.
refused-vote-answers-equal = Deux réponses sont identiques. Change l’une d’elles.
refused-vote-answers-number = { $least ->
    [3] Ce type de question demande de { $least } à { $most } réponses. S’il n’y en a que deux, choisis les pierres blanches et noires.
   *[other] Ce type de question demande de { $least } à { $most } réponses.
}
refused-vote-most = { $kind ->
    [ranked] On peut élire { $most } de ces réponses au plus, car il faut plus de réponses que de places.
   *[other] Pour cette question, chacun peut choisir { $most } réponses au plus.
}
refused-vote-questions = Un vote a de 1 à { $most } questions.
refused-vote-long = Les questions et les réponses sont trop longues pour un seul message. La limite est de { $most } caractères en tout.
refused-vote-alone = Un ostracisme doit être la seule question du vote, car seule la modération en connaît le résultat. Retire l’ostracisme ou les autres questions.
refused-vote-threshold = Seules les questions avec des pierres ou à choix multiple peuvent exiger plus que la majorité relative. Choisis « { vote-draft-threshold-most } » dans le menu, ou retire les autres types de questions.
refused-vote-time = Je n’arrive pas à lire cette heure de clôture. Écris-la comme `demain 20:00`, `vendredi 18h`, `dans 3 jours`, `3j 12h` ou `24/12/2026 18:00`.
refused-vote-start = Je n’arrive pas à lire cette heure d’ouverture. Écris-la comme `demain 20:00`, `vendredi 18h`, `dans 3 jours` ou `24/12/2026 18:00`, ou laisse le champ vide.
refused-vote-start-past = Cette heure d’ouverture est passée. Choisis-en une plus tardive, ou laisse le champ vide pour ouvrir le vote toi-même.
refused-vote-start-far = On peut programmer un vote { $days } jours à l’avance au plus.
refused-vote-order = La clôture de ce vote aurait lieu avant son ouverture. Retarde la clôture ou avance l’ouverture.
# $typed: what was typed
refused-vote-zone = Je ne connais pas le fuseau horaire « { $typed } ». Écris le nom d’une grande ville de ton fuseau, par exemple Paris.
refused-vote-quorum = Je n’arrive pas à lire combien de personnes doivent voter pour que le résultat soit valable. Écris un nombre, par exemple 50, ou une part de 1 % à 100 %, ou laisse le champ vide pour n’exiger aucun minimum.
refused-vote-joined = Le nombre de jours depuis l’arrivée doit être un nombre entier, par exemple 30. Laisse le champ vide pour n’en exiger aucun.
refused-vote-account = Le nombre de jours depuis la création du compte doit être un nombre entier, par exemple 30. Laisse le champ vide pour n’en exiger aucun.
refused-vote-stated = Le nombre de personnes qui ont le droit de vote doit être un nombre entier, par exemple 120. Laisse le champ vide si tu ne le connais pas.
refused-vote-entitled = Le résultat dépend du nombre de personnes qui ont le droit de vote, et Discord ne me le dit pas. Indique ce nombre.
refused-vote-naming-off = Sur ce serveur, on ne peut pas citer n’importe quel membre dans un ostracisme. Écris une liste de noms, ou demande à une personne qui gère le serveur de le permettre avec `{ COMMAND("admin", "setup") }`.
refused-vote-roles = Tu peux choisir { $most } rôles au plus.
refused-vote-draft-gone = Ce brouillon n’existe plus : il a été supprimé, ou une journée a passé sans qu’on y touche. Utilise `{ COMMAND("ostrakon", "open") }` pour préparer un autre vote.
# $vote: the number of the vote
refused-vote-draft-open = Ce brouillon est maintenant le vote { $vote }. `{ COMMAND("ostrakon", "status") }` l’affiche.
refused-vote-draft-changed = Ce brouillon a changé depuis. Le voici tel qu’il est maintenant ; relis-le.
refused-vote-scheduled = Un serveur peut avoir { $most } votes programmés au plus en même temps.
refused-vote-ballot = Cette réponse n’est pas possible dans ce vote. Ton vote n’a pas été enregistré. `{ COMMAND("ostrakon", "status") }` montre le vote et ses réponses.
refused-vote-past = Cette heure de clôture est passée.
refused-vote-far = Un vote peut rester ouvert { $days } jours au plus.
refused-vote-quorum-most = Le quorum peut être de { $most } votes au plus.
refused-vote-quorum-stated = Le quorum ne peut pas dépasser l’électorat, que tu as indiqué : { $stated }.
refused-vote-stated-range = Le nombre de personnes pouvant voter doit être compris entre 1 et { $most }.
refused-vote-days-most = On peut exiger { $days } jours au plus depuis l’arrivée ou depuis la création du compte.
