# Questions to all players of a table, confirmations, answers to /table, and lists of tables.

## Questions to all players

# $question: one of the questions below
question-asked =
    ### Une question pour la table
    { $question }
question-vote = { $player } : { $choice }
question-awaited = Réponse attendue : { $who }
question-withdraw = Retirer la question
question-pause = { $name } propose de mettre la partie en pause.
question-resume = { $name } propose de reprendre la partie.
question-clock = { $name } propose de changer de cadence. La nouvelle : { $clock }.
question-undo = { $count ->
    [one] { $name } propose de reprendre le dernier coup.
   *[other] { $name } propose de reprendre les { $count } derniers coups, jusqu’au sien compris.
}
question-undo-what = { $question } Cela supprimerait : { $gone }
question-seat = { $name } propose de prendre la place de { $player }, où joue un ordinateur.
question-vacant = { $name } propose de prendre la place libre de { $player }.
question-absent = { $player } a dépassé le temps deux fois de suite. Que faire de cette place ?
question-empty = La partie est bloquée : personne n’a pris cette place ({ $player }). Que faut-il en faire ?
question-asked-seat = { $name } demande à la table que faire de la place de { $player }.
# $player is present and can object.
question-asked-player = { $name } demande à la table que faire de la place de { $player }. { $player } est toujours là et doit accepter : si sa réponse est « { question-choice-wait } », rien ne change.
question-left = { $player } a quitté le serveur. Que faire de cette place ?
question-said-yes = { $question } Accepté.
question-said-no = { $question } { $name } a dit non.
question-overtaken = { $question } Ce n’est plus possible : la partie a continué.
question-decided-wait = La table attend { $player }.
question-decided-computer = Un ordinateur joue pour { $player }, qui peut reprendre sa place à tout moment.
question-decided-person = La place de { $player } est maintenant libre pour quelqu’un d’autre.
question-choice-yes = Oui
question-choice-no = Non
question-choice-wait = Attendre
question-choice-computer = Ordinateur
question-choice-person = Une autre personne
question-choice-end = Terminer la partie
question-choice-withdrawn = question retirée

## Answers

done-clock = Cadence de cette table : { $clock }.
done-undo = Coup repris.
# $gone: lines of the log
done-undo-what = Coup repris : { $gone }
done-sit = Tu as maintenant une place ({ $game }). Pour la voir, utilise `{ COMMAND("hand") }`.
done-vote = Ta réponse : { $choice }. Tu peux la changer tant que tout le monde n’a pas répondu.
done-pause = En pause.
done-resume = Partie reprise.
done-question-yes = Accepté.
done-question-no = Tout le monde n’est pas d’accord. Rien n’a changé.
done-question-withdrawn = Question retirée.
done-question-overtaken = Ce n’est plus possible : la partie a continué.
done-question-end = La partie a été arrêtée d’un commun accord.
done-asked = La question est posée à la table : { $question }
done-resign = Tu as abandonné la partie ({ $game }, table { $match }).
done-end = La partie est terminée ({ $game }, table { $match }).
done-leave = Tu as quitté la table ({ $game }, table { $match }).
done-cancel = Tu as fermé la table ({ $game }, table { $match }).
done-export = Voici l’enregistrement complet de cette partie ({ $game }). Ouvre le fichier HTML dans un navigateur pour la revoir.
done-export-yours = Voici l’enregistrement de cette partie ({ $game }) jusqu’ici, avec tout ce que tu as le droit de savoir avant la fin. Ouvre le fichier HTML dans un navigateur pour la revoir.
done-verified = { $count ->
    [one] J’ai rejoué la seule étape enregistrée de cette partie, et elle mène à la position enregistrée. Tout est en ordre.
   *[other] J’ai rejoué les { $count } étapes enregistrées de cette partie, et elles mènent à la position enregistrée. Tout est en ordre.
}
done-fair = { $count ->
    [one] Le seul lancer ou tirage de cette partie découle de son secret, `{ $secret }`. L’empreinte de ce secret, `{ $commitment }`, était affichée à l’ouverture de la table. Compare-la avec celle que tu as vue alors. Tu peux vérifier l’enregistrement exporté sur n’importe quel ordinateur avec `python -m games verify`.
   *[other] Les { $count } lancers et tirages de cette partie découlent tous de son secret, `{ $secret }`. L’empreinte de ce secret, `{ $commitment }`, était affichée à l’ouverture de la table. Compare-la avec celle que tu as vue alors. Tu peux vérifier l’enregistrement exporté sur n’importe quel ordinateur avec `python -m games verify`.
}
done-fair-none = Cette partie n’a eu ni lancer ni tirage.
done-verified-running = J’ai rejoué les étapes enregistrées de cette partie, et elles mènent à la position enregistrée. Tout est en ordre. Une fois la partie terminée, tu pourras vérifier aussi les lancers et tirages.
done-broken-running = Les étapes enregistrées de cette partie ne mènent pas à la position enregistrée. Préviens la personne qui gère le bot.
done-broken = L’étape { $record } de cette partie, une fois rejouée, ne donne pas le résultat enregistré. Préviens la personne qui gère le bot.

## Confirmations

confirm-resign =
    ### Abandonner la partie ({ $game }) ?
    Un ordinateur prendra ta place. Dans une partie à deux, abandonner met fin à la partie.
confirm-end =
    ### Terminer la partie ({ $game }) pour tout le monde ?
    Le plateau indiquera que c’est toi qui as arrêté la partie. C’est irréversible.
confirm-vote-end =
    ### Voter pour la fin de la partie ?
    Si les autres acceptent, la partie ({ $game }) se termine pour tout le monde. C’est irréversible.
confirm-leave =
    ### Quitter la table ({ $game }) ?
    Quelqu’un d’autre pourra prendre ta place.
confirm-cancel =
    ### Fermer cette table ({ $game }) ?
    Tout le monde perdra sa place.
confirm-kept = Rien n’a changé.
confirm-yes-resign = Abandonner
confirm-yes-end = Terminer la partie
confirm-yes-leave = Quitter
confirm-yes-cancel = Fermer la table
confirm-no-resign = Continuer à jouer
confirm-no-end = Ne pas la terminer
confirm-no-leave = Rester
confirm-no-cancel = La garder ouverte

## Lists of tables

games-mine = ### Tes tables
games-server = ### Tables de ce serveur
games-none-mine = Tu n’as de place à aucune table. `{ COMMAND("play") }` en ouvre une.
games-none-server = Aucune table n’est ouverte ici. `{ COMMAND("play") }` en ouvre une.
# $task: "c'est ton tour"
games-asked = **{ $link }** : { $task }.
games-lobby = { $link } : table ouverte (places prises : { $taken } sur { $seats })
# $turn: a sentence
games-waiting = { $link } : { $headline }. { $turn }
games-over = { $link } : { $result }
games-link = [{ $game } · table { $match }]({ $url })
games-label = { $game } · table { $match }
games-join = Rejoindre { $game } · table { $match }
games-page = Page { $page } sur { $pages }
games-which =
    ### Quelle table ?
    Tu as une place à plusieurs tables.
games-which-menu = Table
games-with = avec { $names }
games-alone = en solo
games-none-yours = Tu n’as de place à aucune table ici. `{ COMMAND("play") }` ouvre une table, et `{ COMMAND("games", "mine") }` affiche les tiennes.
games-none-here = Il n’y a pas de table dans ce salon. `{ COMMAND("games", "mine") }` affiche les tiennes, et `{ COMMAND("games", "server") }` celles de ce serveur.
games-several = De quelle table s’agit-il ? Choisis-en une avec l’option `{ option-table }` : { $tables }.
