# A server's secret votes.

vote-title =
    ### Ostrakon : vote { $vote }
    { "" }**{ $question }**
# $at: a date; $left: "dans 3 jours"
vote-closes = Clôture : { $at } ({ $left }).
vote-who-everyone = Toute personne qui voit le salon du vote peut voter.
# $roles: @citoyens ou @invités; $count: how many roles
vote-who-roles = { $count ->
    [one] Pour voter, il faut avoir le rôle { $roles }.
   *[other] Pour voter, il faut avoir un de ces rôles : { $roles }.
}
vote-must-days = { $count ->
    [one] Pour voter, il faut être sur ce serveur depuis au moins un jour.
   *[other] Pour voter, il faut être sur ce serveur depuis au moins { $count } jours.
}
vote-must-account = { $count ->
    [one] Pour voter, il faut un compte Discord créé depuis au moins un jour.
   *[other] Pour voter, il faut un compte Discord créé depuis au moins { $count } jours.
}
vote-quorum = { $count ->
    [one] Le quorum est d’une personne.
   *[other] Le quorum est de { $count } personnes.
}
vote-quorum-share = Le quorum est de { $percent } % de l’électorat.
vote-quorum-why = Si moins de personnes votent, rien n’est décidé.
vote-quorum-several = Toute personne qui répond à au moins une question est prise en compte.
vote-threshold-absolute = Pour gagner, une réponse doit obtenir les voix de plus de la moitié de l’électorat, abstentions comprises.
# $count: how many may vote, as the moderator has stated
vote-stated = { $count ->
    [one] L’électorat compte une personne, selon la modération.
   *[other] L’électorat compte { $count } personnes, selon la modération.
}
vote-counted = L’électorat est l’ensemble des membres du serveur au moment de la clôture.
vote-counted-role = L’électorat est l’ensemble des membres qui ont le rôle au moment de la clôture.
vote-threshold-half = Pour gagner, une réponse doit figurer sur plus de la moitié des bulletins exprimés.
vote-threshold-two_thirds = Pour gagner, une réponse doit figurer sur au moins les deux tiers des bulletins exprimés.
vote-threshold-several = Pour chaque question, seuls comptent les bulletins qui y répondent.
vote-changeable = Tu peux changer ton vote jusqu’à la clôture.
vote-final = Une fois que tu as voté, tu ne peux plus changer ton vote.
vote-turnout-hidden = Avant la clôture, personne ne peut voir combien de personnes ont voté.
vote-turnout = { $count ->
    [0] Personne n’a encore voté.
    [one] Une personne a déjà voté.
   *[other] { $count } personnes ont déjà voté.
}
vote-secret = -# Quand tu votes, tu es la seule personne à voir ma réponse. Elle contient un code qui te permet de vérifier ton vote après la clôture. Le décompte reste secret d’ici là.
vote-secret-unpublished = -# Quand tu votes, tu es la seule personne à voir ma réponse. Elle contient un code qui te permet de vérifier ton vote après la clôture. Le décompte n’est jamais publié.
# $at: when this hash was published
vote-published = -# Chaîne des votes, le { $at }, pour vérifier le résultat : `{ $code }`
vote-fingerprint = -# Empreinte des règles, pour vérifier le résultat : `{ $code }`
vote-opened-by = Ouvert par { $name }, le { $at }.
vote-where = [Aller au vote]({ $url })
vote-opened = Le vote { $vote } est ouvert : [aller au vote]({ $url })
vote-moved = -# Ce vote a été déplacé : [aller au vote]({ $url })
vote-stone-white = ⚪ { $answer }
vote-stone-black = ⚫ { $answer }
# Any other answer, such as Athènes.
vote-answer = { $answer }
vote-answer-none = sans réponse
# $answers: Athènes, Sparte
vote-answers = { $answers }
vote-answers-ranked = { $answers } (dans cet ordre)
vote-answer-number = ({ $number }) { $answer }
# A further question on the same ballot.
vote-question = **{ $question }**
vote-question-number = { $number }. { $question }

## What moderators change

# $since: "il y a deux heures"; $at: a date
vote-paused = **Ce vote est en pause.** La pause a commencé { $since }, et personne ne peut voter tant que la modération n’y a pas mis fin, une semaine au plus. La clôture était prévue le { $at } ; elle sera repoussée de la durée de la pause.
vote-change-paused = -# Mis en pause par { $name }, le { $at }. Motif : { $reason }
vote-change-resumed = -# Repris par { $name }, le { $at }. Nouvelle clôture : { $closes }.
vote-change-resumed-alone = -# Repris automatiquement le { $at }, car une pause ne peut pas durer plus d’une semaine. Nouvelle clôture : { $closes }.
vote-change-extended = -# Prolongé par { $name }, le { $at }. Nouvelle clôture : { $closes }. Motif : { $reason }
vote-change-edited = -# Modifié par { $name }, le { $at }, avant le premier vote. L’ancienne empreinte des règles : `{ $code }`
vote-paused-done = Le vote { $vote } est en pause, pour une semaine au plus. Utilise `{ COMMAND("ostrakon", "resume") }` pour permettre de nouveau de voter.
vote-resumed-done = Le vote { $vote } est de nouveau ouvert. Nouvelle clôture : { $closes }.
vote-extended-done = Vote { $vote } prolongé. Nouvelle clôture : { $closes } ({ $left }).
vote-extended-done-paused = Le vote { $vote } est toujours en pause. La clôture est désormais prévue le { $closes } ; elle sera repoussée de la durée de la pause.
vote-edited-done = Le vote { $vote } a été modifié : [aller au vote]({ $url })
vote-announce-done = À la fin du vote { $vote }, j’annoncerai aussi le résultat dans { $channel }.
vote-announce-off = Le résultat du vote { $vote } ne sera publié que là où le vote a lieu ; aucun second salon n’est choisi.
# Only moderators see this.
vote-announced-in = À la clôture, j’annoncerai aussi le résultat dans { $channel }.
vote-edit-title = Modifier le vote { $vote }
vote-edit-question = Question
vote-edit-answers = Réponses, une par ligne
vote-edit-stones-how = Sur la première ligne, le sens de la pierre blanche ; sur la deuxième, celui de la noire
# $number: 2 for the second question of a ballot
vote-edit-block = Question { $number }
vote-edit-block-how = La question sur la première ligne, puis une réponse par ligne
vote-edit-block-stones-how = Ligne 1 : la question ; ligne 2 : le sens de la blanche ; ligne 3 : celui de la noire

## My vote and reminders

vote-mine = Mon vote
vote-mine-none = Tu n’as pas encore participé au vote { $vote }.
vote-mine-not-entitled = Tu ne peux pas participer au vote { $vote }. { $who }
vote-mine-cast =
    { "" }**Ton choix au vote { $vote } : { $answer }**
    Ton reçu : `{ $code }`
vote-key = -# Clé : `{ $secret }`. Elle ne te servira qu’à prouver plus tard que ton vote figure dans la chaîne des votes publiée.
vote-remind = Me le rappeler avant la clôture
vote-remind-not = Ne pas me le rappeler
# $at: a date; $left: "dans 3 jours"
vote-reminder-on = Avant la clôture du vote { $vote }, je t’enverrai un message privé : le { $at } ({ $left }). Pense à autoriser les messages privés de ce serveur.
vote-reminder-on-paused = Avant la clôture du vote { $vote }, je t’enverrai un message privé. Le vote est en pause : je ne sais donc pas encore quand. Pense à autoriser les messages privés de ce serveur.
vote-reminder-off = Je ne t’enverrai pas de rappel pour le vote { $vote }.
vote-reminder =
    Vote { $vote } : **{ $question }**
    Clôture : { $left }. { vote-where }
    -# Tu as demandé ce rappel. Toutes les personnes qui le demandent le reçoivent, qu’elles aient voté ou non.

## How to vote

vote-how = -# { $how }
# In a vote with several questions. $numbers: "1 and 3"
vote-how-of = { $count ->
    [one] -# Question { $numbers } : { $how }
   *[other] -# Questions { $numbers } : { $how }
}
vote-how-stones = Appuie sur une pierre pour voter.
vote-how-colour = La couleur qui a le plus de pierres gagne.
vote-how-all = { $count ->
    [2] -# Appuie sur le bouton pour répondre aux deux questions dans un seul formulaire. Tu peux en laisser une sans réponse.
   *[other] -# Appuie sur le bouton pour répondre aux { $count } questions dans un seul formulaire. Tu peux en laisser certaines sans réponse.
}
vote-answer-all = Répondre aux questions
vote-how-choice = Choisis une réponse.
vote-how-several = Choisis jusqu’à { $count } réponses.
vote-how-most = La réponse qui obtient le plus de voix gagne.
vote-how-enough = -# Si aucune réponse n’obtient les voix qu’il lui faut, rien n’est décidé.
vote-how-ranked = { $count ->
    [one] Classe autant de réponses que tu veux, ta préférée en premier. Si aucune réponse n’a plus de la moitié des premiers choix, celle qui a le moins de voix est éliminée et ses voix passent aux choix suivants, jusqu’à ce qu’une réponse en ait assez.
   *[other] Classe autant de réponses que tu veux, ta préférée en premier. { $count } réponses seront élues au vote unique transférable, dépouillé selon les règles des élections municipales écossaises.
}
vote-how-names = Choisis un nom, comme les Athéniens en écrivaient un sur un tesson. C’est le nom le plus cité qui compte. Seule la modération verra le résultat, et je ne prendrai de mesures contre personne.
vote-how-members = Choisis un membre, comme les Athéniens écrivaient un nom sur un tesson. C’est la personne la plus citée qui compte. Je ne mentionne personne. Seule la modération verra le résultat, et je ne prendrai de mesures contre personne.
vote-menu-member = Choisir un membre
vote-member-forgotten = une personne qui a supprimé ses données
vote-unname = Retirer mon nom
vote-rename = Permettre de nouveau de me citer
vote-name-off = Désormais, personne ne peut te choisir dans un ostracisme qui porte sur les membres, sur aucun serveur. Les voix déjà reçues comptent toujours, et la modération peut encore mettre ton nom sur une liste à elle.
vote-name-on = Les autres peuvent de nouveau écrire ton nom lors des ostracismes.
vote-menu-one = Choisir une réponse
vote-menu-name = Choisir un nom
vote-menu-several = Choisir jusqu’à { $count } réponses
vote-rank = Classer les réponses
# $place: 1 for the favourite
vote-rank-next = { $place ->
    [1] **Quelle réponse préfères-tu ?**
   *[other] **Quelle réponse est ton choix numéro { $place } ?** Tu peux aussi t’arrêter là.
}
vote-rank-done = Toutes les réponses sont classées.
vote-menu-rank = Choix numéro { $place }
vote-ranked-so-far = **Ton classement jusqu’ici :**
vote-ranked-place = { $place }. { $answer }
vote-rank-cast = Voter
vote-rank-back = Retirer le dernier choix

## The form with several questions

vote-ballot-title = Tes réponses au vote { $vote }
vote-ballot-most = { $count ->
    [one] Choisis une réponse, ou laisse le champ vide
   *[other] Choisis jusqu’à { $count } réponses, ou laisse le champ vide
}
# $count: how many answers there are
vote-ballot-rank = Numéros de 1 à { $count }, ta réponse préférée en premier, par exemple 3 1 2
# $most: how many answers there are
vote-bad-ranking = Je n’arrive pas à lire ton classement pour « { $question } ». Écris chaque numéro de 1 à { $most } au plus une fois, ta réponse préférée en premier, par exemple `3 1 2`. Ton vote n’a pas été enregistré.
vote-ballot-empty = Tu n’as répondu à aucune question. Ton vote n’a pas été enregistré.

## The reply to a vote

vote-receipt-recorded =
    { "" }**Enregistré : { $answer }**
    Ton reçu pour le vote { $vote } : `{ $code }`
vote-receipt-changed =
    { "" }**Ton nouveau choix : { $answer }**
    Ton nouveau reçu pour le vote { $vote } : `{ $code }`. L’ancien ne compte plus.
vote-receipt-standing =
    { "" }**C’était déjà ton choix : { $answer }**
    Ton reçu pour le vote { $vote } : `{ $code }`
vote-receipt-fixed =
    { "" }**Tu as déjà voté : { $answer }**
    Ton reçu pour le vote { $vote } : `{ $code }`
vote-keep-code = Garde le code. Tant que le vote est ouvert, `{ COMMAND("ostrakon", "receipt") }` te montre de nouveau le code et la clé. Après la clôture, plus personne ne peut te les redonner ; la commande vérifie alors le code que tu saisis.
vote-may-change = Pour changer ton vote avant la clôture, vote simplement de nouveau.
vote-may-not-change = Tu ne peux pas changer ton vote.

## The result

vote-result-title =
    ### Ostrakon : résultat du vote { $vote }
    { "" }**{ $question }**
# Above the results of several questions, each with its own heading.
vote-result-title-several = ### Ostrakon : résultat du vote { $vote }
vote-void-title =
    ### Ostrakon : vote { $vote } annulé
    { "" }**{ $question }**
vote-verdict = **{ $verdict }**
# $share: 33,3
vote-count = { $answer } : **{ $count }** ({ $share } %)
vote-count-several = -# On pouvait choisir plusieurs réponses : le total des parts peut dépasser 100 %.
vote-first-choices = Premiers choix :
vote-turnout-end = { $count ->
    [0] Personne n’a voté.
    [one] Une personne a voté.
   *[other] { $count } personnes ont voté.
}
# $entitled: about how many members could vote; $share: 33,3
vote-turnout-share = { $count ->
    [0] Personne n’a voté, sur environ { $entitled } personnes qui le pouvaient ({ $share } %).
    [one] Une personne a voté, sur environ { $entitled } qui le pouvaient ({ $share } %).
   *[other] { $count } personnes ont voté, sur environ { $entitled } qui le pouvaient ({ $share } %).
}
# $entitled: how many people can vote, as the moderator has stated
vote-turnout-stated = { $count ->
    [0] Personne n’a voté, pour un électorat de { $entitled } ({ $share } %).
    [one] Une personne a voté, pour un électorat de { $entitled } ({ $share } %).
   *[other] { $count } personnes ont voté, pour un électorat de { $entitled } ({ $share } %).
}
vote-turnout-above-stated = { $count } personnes ont voté, plus que les { $stated } indiquées par la modération. Toutes les personnes qui ont voté comptent dans l’électorat.
# $turnout: 12 personnes ont voté.
vote-quorum-met = { $turnout } Le quorum de { $quorum } est atteint.
vote-verdict-none = Personne n’a voté.
vote-verdict-unanswered = Personne n’a répondu à cette question.
# In lists of votes.
vote-verdict-several = Chacune de ses { $count } questions a son propre résultat.
vote-verdict-quorum = Le quorum de { $quorum } n’est pas atteint : rien n’est décidé.
vote-verdict-even = { $count ->
    [one] Égalité, donc rien n’est décidé : une pierre partout.
   *[other] Égalité, donc rien n’est décidé : { $count } pierres partout.
}
vote-verdict-white = Les blanches l’emportent, { $more } à { $less } : { $answer }
vote-verdict-black = Les noires l’emportent, { $more } à { $less } : { $answer }
# $all: how many voters answered
vote-verdict-answer = { $answer } l’emporte avec { $count } voix sur { $all }.
vote-verdict-tie = { $count ->
    [one] Égalité, donc rien n’est décidé : { $answers }, avec une voix chacune.
   *[other] Égalité, donc rien n’est décidé : { $answers }, avec { $count } voix chacune.
}
# $needed: how many votes were needed
vote-verdict-short = Rien n’est décidé : { $answer } arrive en tête avec { $count } voix sur { $all }, mais il en fallait { $needed }.
vote-needed-half = Voix nécessaires pour gagner, plus de la moitié des bulletins exprimés : { $needed }
vote-needed-two_thirds = Voix nécessaires pour gagner, les deux tiers des bulletins exprimés : { $needed }
vote-needed-absolute = Voix nécessaires pour gagner, plus de la moitié de l’électorat : { $needed }
vote-verdict-elected = Élection : { $answers }.
vote-verdict-named = { $count ->
    [one] Nom le plus cité : { $name }, une fois.
   *[other] Nom le plus cité : { $name }, { $count } fois.
}
vote-verdict-named-tie = { $count ->
    [one] Noms les plus cités, une fois chacun : { $names }.
   *[other] Noms les plus cités, { $count } fois chacun : { $names }.
}
# An ostracism that has reached its quorum, or has none.
vote-verdict-moderators = Seule la modération peut voir le résultat, avec `{ COMMAND("ostrakon", "result") }`.
# $quota: how many votes elect an answer; $count: how many answers are elected
vote-quota = { $count ->
    [one] **Le dépouillement.** Une réponse est élue ; il lui faut { $quota } voix.
   *[other] **Le dépouillement.** { $count } réponses sont élues ; il faut { $quota } voix à chacune.
}
vote-stage-first = { $number }. Les premiers choix sont comptés.
vote-stage-surplus = { $number }. { $answer } a plus de voix qu’il n’en faut : le surplus ({ $votes } voix) passe aux choix suivants, s’il y en a.
vote-stage-excluded = { $number }. La réponse { $answer } a le moins de voix et est éliminée : ses voix ({ $votes }) passent aux choix suivants, s’il y en a.
vote-stage-excluded-none = { $number }. La réponse { $answer } n’a aucune voix et est éliminée.
vote-stage-lot = -# Il y avait égalité, et aucune étape précédente ne permettait de trancher : un tirage au sort, qui découle des codes des reçus, a désigné { $answer }.
vote-stage-answer = { $answer } { $votes }
vote-stage-votes = -# Voix à ce stade : { $votes }
vote-stage-last = -# Il reste exactement autant de réponses que de places à pourvoir : elles n’ont plus besoin d’atteindre { $quota } voix.
vote-stage-elected = **Élection : { $answers }.**
vote-spoiled = { $count ->
    [one] Un vote n’a pas pu être lu, car la base de données était endommagée. Il n’est pas compté.
   *[other] { $count } votes n’ont pas pu être lus, car la base de données était endommagée. Ils ne sont pas comptés.
}
vote-file = Ces fichiers donnent le code de chaque reçu et le vote correspondant. Si ton code y est avec ton vote, ton vote a été compté.
vote-still-open = Clôture : { $left }.
vote-ended-time = Clos comme prévu, le { $at }.
vote-ended-early = Clos avant l’heure par { $name }, le { $at }. Motif : { $reason }
vote-ended-lost = Annulé depuis le { $at } : la base de données du bot a été restaurée à partir d’une sauvegarde. Les sauvegardes ne contiennent pas les bulletins des votes ouverts, pour que personne ne puisse y chercher qui a voté quoi. Pour refaire le vote, utilise `{ COMMAND("ostrakon", "open") }`.
vote-ended-void = Annulé par { $name }, le { $at }. Motif : { $reason }
vote-result-there = [Aller au résultat]({ $url })
vote-ended-seen = Le vote { $vote } est terminé : [aller au résultat]({ $url })
vote-voided-seen = Le vote { $vote } est annulé, et tout le monde peut voir pourquoi : [aller au message]({ $url })
vote-ended-unseen = Le vote { $vote } est terminé, mais je ne peux plus rien publier là où il avait lieu. `{ COMMAND("ostrakon", "result") } { option-vote }:{ $vote } { option-public }:True` montre le résultat dans n’importe quel salon.

## The picture of the result

vote-picture-title = Ostrakon : vote { $vote }
vote-picture-quorum = Pas de quorum
vote-picture-even = Égalité
vote-picture-short = Pas assez de voix
vote-picture-white = Victoire des blanches
vote-picture-black = Victoire des noires
vote-picture-alt = Deux tas de tessons : { $whites } blancs pour « { $white } », { $blacks } noirs pour « { $black } ».

## Lists

vote-link = [Vote { $vote }]({ $url })
vote-no-link = Vote { $vote }
vote-label = { $vote } : { $question }
vote-line-open = { $link } : **{ $question }** Clôture : { $left }.
vote-line-closed = { $link } : **{ $question }** { $verdict }
vote-line-paused = { $link } : **{ $question }** En pause.
vote-line-void = { $link } : **{ $question }** Annulé.
vote-list = ### Les votes de ce serveur
vote-none = Il n’y a aucun vote à afficher ici. La modération peut en ouvrir un avec `{ COMMAND("ostrakon", "open") }`.
vote-none-running = Il n’y a aucun vote ouvert ici.
vote-which =
    De quel vote s’agit-il ? Choisis-en un avec l’option `{ option-vote }` :
    { $votes }
vote-no-result-yet = Il n’y a pas encore de résultat pour le vote { $vote } : il n’est pas clos. Clôture : { $left }.
vote-no-result-paused = Il n’y a pas encore de résultat pour le vote { $vote } : il est en pause.

# $pages: how many pages there are
vote-archive = ### Anciens votes de ce serveur · page { $page } sur { $pages }
vote-archive-none = Il n’y a aucun ancien vote à afficher ici.
vote-archive-newer = Plus récents
vote-archive-older = Plus anciens
# $kind: stones; $opened and $ended: dates; $turnout: 12 personnes ont voté.
vote-archive-line =
    { $link } : **{ $question }**
    { $kind }, du { $opened } au { $ended }. { $turnout }
    { $verdict }
vote-void-short = Annulé.
vote-kind-stones = Pierres blanches et noires
vote-kind-choice = Choix multiple
vote-kind-ranked = Vote préférentiel
vote-kind-names = Ostracisme
vote-kind-members = Ostracisme
vote-kind-several = Plusieurs questions

## Receipts

vote-own = ### Tes votes encore ouverts
vote-own-line = Vote { $vote } : { $answer }, reçu `{ $code }`, clé `{ $secret }`
vote-own-none = Tu n’as participé à aucun vote ouvert. Une fois un vote clos, personne ne peut plus dire qui a voté, pas même moi. Pour vérifier le reçu d’un vote clos, utilise l’option `{ option-code }`.
# $typed: what the user has typed
vote-bad-code = « { $typed } » n’est pas un code de reçu. Un code a douze lettres et chiffres, comme `7K2M-9QTX-04HD`.
vote-code-counted = `{ $code }` a été compté dans le vote { $vote } : { $answer }
vote-code-stands =
    `{ $code }` est ton reçu pour le vote { $vote } : { $answer }
    Il sera compté à la clôture.
vote-code-unknown = `{ $code }` n’a été compté dans aucun vote clos ici, et ce n’est pas ton reçu pour un vote ouvert. Si tu changes ton vote, tu reçois un nouveau code et l’ancien ne compte plus.

## What is refused

vote-no-reason = Donne un motif ; tout le monde le verra. Rien n’a changé.
vote-announce-here = Le vote a lieu dans ce salon : son résultat y sera de toute façon publié. Choisis-en un autre.
vote-announce-channel = Je ne peux annoncer de résultats que dans un salon textuel. Choisis un autre salon.
vote-announce-not-yours = Tu ne peux pas faire annoncer de résultat dans { $channel }, car tu n’as pas le droit d’y gérer des votes. Choisis un autre salon.
vote-announce-permissions = Je ne peux pas envoyer de messages dans { $channel }. J’y ai besoin de ces permissions : { $permissions }.
vote-announce-not-like = Le résultat du vote { $vote } devait aussi être annoncé dans un second salon. Ce brouillon ne le reprend pas, car tu ne peux pas y gérer de votes ou je ne peux pas y envoyer de messages.
# $roles: a list of roles; $count: how many
vote-role-gone = { $count ->
    [one] Un rôle qui permet de voter n’existe plus : { $roles }. Choisis de nouveau les rôles dans le menu.
   *[other] Des rôles qui permettent de voter n’existent plus : { $roles }. Choisis de nouveau les rôles dans le menu.
}
vote-no-last = Je ne trouve sur ce serveur aucun vote précédent que tu puisses voir. Utilise `{ COMMAND("ostrakon", "open") }` sans `{ option-as_last }`.
vote-not-a-member = Tu ne peux citer que des membres de ce serveur, pas des bots. Ton vote n’a pas été enregistré.
vote-unnamed = { $name } ne veut pas que son nom soit cité lors des ostracismes. Ton vote n’a pas été enregistré ; choisis quelqu’un d’autre.
vote-only-in-servers = On ne peut organiser des votes que sur un serveur.
vote-not-allowed = Pour cela, il te faut la permission Gérer les messages dans le salon où l’on vote, ou un rôle que les gestionnaires du serveur ont choisi pour les votes avec `{ COMMAND("admin", "setup") }`.
# $roles: a list of roles
vote-not-allowed-roles = Pour cela, il te faut la permission Gérer les messages dans le salon où l’on vote, ou un de ces rôles : { $roles }.
vote-not-everyone = Tu ne peux pas choisir @everyone, car n’importe qui pourrait alors mettre fin à un vote.
# $roles: @citoyens ou @invités; $count: how many roles
vote-needs-roles = { $count ->
    [one] Seuls les membres qui ont le rôle { $roles } peuvent participer à ce vote, et tu ne l’as pas. Ton vote n’a pas été enregistré.
   *[other] Seuls les membres qui ont un de ces rôles peuvent participer à ce vote : { $roles }. Tu n’en as aucun. Ton vote n’a pas été enregistré.
}
# $created: a date
vote-needs-account = { $count ->
    [one] Pour participer à ce vote, il faut un compte Discord créé depuis au moins un jour ; le tien date du { $created }. Ton vote n’a pas été enregistré.
   *[other] Pour participer à ce vote, il faut un compte Discord créé depuis au moins { $count } jours ; le tien date du { $created }. Ton vote n’a pas été enregistré.
}
vote-needs-days = { $count ->
    [one] Pour participer à ce vote, il faut être sur le serveur depuis au moins un jour ; tu l’as rejoint le { $joined }. Ton vote n’a pas été enregistré.
   *[other] Pour participer à ce vote, il faut être sur le serveur depuis au moins { $count } jours ; tu l’as rejoint le { $joined }. Ton vote n’a pas été enregistré.
}
vote-needs-days-unknown = { $count ->
    [one] Pour participer à ce vote, il faut être sur le serveur depuis au moins un jour, et Discord ne dit pas quand tu l’as rejoint. Ton vote n’a pas été enregistré.
   *[other] Pour participer à ce vote, il faut être sur le serveur depuis au moins { $count } jours, et Discord ne dit pas quand tu l’as rejoint. Ton vote n’a pas été enregistré.
}
vote-permissions = Je ne peux pas organiser de vote ici. J’ai besoin de ces permissions : { $permissions }. Adresse-toi à une personne qui gère le serveur, ou choisis un autre salon.

## The form of a new vote

vote-form-title = Nouveau vote : pierres blanches et noires
vote-form-title-choice = Nouveau vote à choix multiple
vote-form-title-ranked = Nouveau vote préférentiel
vote-form-title-ostracism = Nouvel ostracisme
vote-form-title-first = Question 1 sur { $count } ; suite dans le brouillon
vote-form-question = Quelle est la question ?
vote-form-white = La pierre blanche ⚪ veut dire
vote-form-black = La pierre noire ⚫ veut dire
vote-form-answers = Quelles sont les réponses ?
vote-form-answers-how = De trois à dix réponses, une par ligne
vote-form-names = Quels noms peut-on écrire ?
vote-form-names-how = Un nom par ligne, 25 au plus. Vide : n’importe quel membre, si les gestionnaires l’autorisent
vote-form-closes = Jusqu’à quand peut-on voter ?
vote-form-closes-how = Par exemple demain 20:00, vendredi 18h, dans 3 jours, 3j 12h ou 24/12/2026 18:00
vote-number-quorum = Quorum : combien de personnes doivent voter ?
vote-hint-quorum = Un nombre, par exemple 50, ou une part de l’électorat, par exemple 25 %. Vide : pas de quorum
vote-form-most-choice = Combien de réponses peut-on choisir ?
vote-form-most-ranked = Combien de réponses sont élues ?
vote-form-title-times = Ouverture, clôture et fuseau horaire
vote-form-opens = À partir de quand peut-on voter ?
vote-form-opens-how = Par exemple demain 18:00. Laisse le champ vide pour ouvrir le vote toi-même
vote-times-closes-how = Par exemple vendredi 18h ; 3d 12h se compte depuis l’ouverture, dans 3 jours depuis maintenant
vote-form-zone-how = Une ville, par exemple Paris ; je la retiendrai pour toi, comme dans /{ name-settings }
vote-form-title-voters = Qui peut voter
vote-number-joined = Jours depuis l’arrivée sur ce serveur
vote-hint-joined = Seuls les membres présents depuis au moins ce nombre de jours peuvent voter
vote-number-account = Jours depuis la création du compte
vote-hint-account = Seuls les comptes Discord créés depuis au moins ce nombre de jours peuvent voter
vote-number-stated = Combien de personnes ont le droit de vote ?
vote-hint-stated = Pour une part ou une majorité de l’électorat. Vide : le nombre selon Discord, s’il le donne

## Drafts

vote-draft-head =
    ### Ton brouillon
    Ce message n’est visible que par toi ; tout le monde verra la partie entre les lignes.
vote-draft-scheduled =
    ### Vote programmé
    Ce vote s’ouvrira automatiquement ; ce message ne changera pas à ce moment-là. Il n’est visible que par toi ; tout le monde verra la partie entre les lignes. Si tu changes quelque chose, tu devras programmer le vote de nouveau.
vote-draft-problem = ⚠️ **{ $why }**
# $why: a sentence
vote-draft-late = ⚠️ **Ce vote n’a pas pu s’ouvrir à l’heure prévue.** { $why }
# $at and $left: a date as Discord shows it, and "dans 3 jours"; $words: "vendredi 27 novembre 2026, 18:00"; $zone: Paris
vote-draft-opens = Ouverture : { $at } ({ $left }). Dans le fuseau horaire { $zone } : { $words }.
vote-draft-closes = Clôture : { $at } ({ $left }). Dans le fuseau horaire { $zone } : { $words }.
vote-draft-utc = -# Je lis les heures en UTC, car je ne connais pas ton fuseau horaire. Pour le régler, appuie sur **{ $button }**.
vote-draft-words = { $date }, { $time }
vote-draft-open = Ouvrir
vote-draft-schedule = Programmer
vote-draft-unschedule = Annuler la programmation
vote-draft-change = Modifier
vote-draft-times = Horaires
vote-draft-voters = Électorat
vote-draft-discard = Supprimer
vote-draft-keep = Garder le brouillon
vote-draft-sure =
    ### Supprimer ce brouillon ?
    Tout ce que tu as saisi sera perdu. C’est irréversible.
vote-draft-questions = Ajouter ou modifier des questions
vote-draft-kind-stones = pierres blanches et noires
vote-draft-kind-choice = choix multiple
vote-draft-kind-ranked = vote préférentiel
vote-draft-kind-ostracism = ostracisme
# $kind: vote préférentiel
vote-draft-kind = Changer le type : { $kind }
vote-draft-add = Ajouter une question : { $kind }
vote-draft-change-one = Modifier la question { $number } : { $question }
vote-draft-remove = Retirer la question { $number } : { $question }
vote-draft-roles = Limiter à certains rôles
vote-draft-threshold = Ce qu’il faut à une réponse pour gagner
vote-draft-threshold-most = Pour gagner : la majorité relative
vote-draft-threshold-half = Pour gagner : plus de la moitié des bulletins exprimés
vote-draft-threshold-two_thirds = Pour gagner : les deux tiers des bulletins exprimés
vote-draft-threshold-absolute = Pour gagner : plus de la moitié de l’électorat
vote-draft-rules = Votes définitifs, participation masquée
vote-draft-changes = On peut changer son vote jusqu’à la clôture
vote-draft-turnout = Tout le monde voit combien de personnes ont déjà voté
vote-draft-announce = Autre salon pour le résultat
vote-draft-like = Mêmes règles que le vote { $vote }
vote-draft-discarded = Le brouillon a été supprimé. Aucun vote n’a été ouvert.
vote-drafts = ### Tes brouillons et les votes programmés
vote-drafts-none = Tu n’as pas de brouillon ici, et aucun vote n’est programmé. Utilise `{ COMMAND("ostrakon", "open") }` pour en préparer un.
vote-drafts-show = Afficher un de tes brouillons
# $left: when it is deleted
vote-drafts-waiting = - **{ $question }** Sera supprimé { $left }, sauf si tu l’ouvres.
vote-drafts-scheduled = - **{ $question }** Programmé par { $name } dans { $channel } ; ouverture le { $at } ({ $left }).

## Why a scheduled vote could not open

vote-late-dm = Ton vote programmé « { $question } » n’a pas pu s’ouvrir. { $why } Utilise `{ COMMAND("ostrakon", "drafts") }` sur ton serveur pour voir le brouillon.
vote-late-removed = Le bot a été retiré du serveur.
vote-late-channel = Son salon a été supprimé. Ouvre le brouillon dans un autre salon.
vote-late-permissions = Je n’ai plus les permissions nécessaires pour organiser un vote dans son salon.
vote-late-locked = Son fil a été verrouillé. Demande qu’une personne ayant la permission Gérer les fils le déverrouille, ou ouvre le brouillon dans un autre salon.
vote-late-left = Tu avais quitté le serveur.
vote-late-host = Tu n’avais plus le droit d’organiser des votes dans son salon.
vote-late-role = Un rôle qui permet de voter a été supprimé.
vote-late-naming = Sur ce serveur, on ne peut plus citer n’importe quel membre dans un ostracisme.
vote-late-announce = Je ne peux plus annoncer son résultat dans l’autre salon : ce salon a été supprimé, ou il nous y manque, à toi ou à moi, des permissions. Choisis-en un autre dans le brouillon.
vote-late-past = Je ne tournais pas à l’heure prévue, et l’heure de clôture est passée depuis.
vote-late-terms = Ses règles n’étaient plus permises.

## Where a vote cannot be shown

vote-trouble-gone = Le salon du vote { $vote } a été supprimé. Toute personne qui peut organiser des votes peut le déplacer : il suffit d’utiliser `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` dans un autre salon.
vote-trouble-forbidden = Je ne peux plus envoyer de messages dans le salon du vote { $vote }. Rends-moi mes permissions, ou utilise `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` dans un autre salon.
vote-trouble-locked = Le fil du vote { $vote } est verrouillé. Demande qu’une personne ayant la permission Gérer les fils le déverrouille, ou utilise `{ COMMAND("ostrakon", "status") } { option-vote }:{ $vote } { option-post_here }:True` dans un autre salon.
vote-trouble-later = Le vote { $vote } est ouvert. Discord n’accepte pas son message pour l’instant ; je le publierai dès que possible.
vote-trouble-removed = Le bot a été retiré du serveur où avait lieu le vote { $vote }. Si on m’y invite de nouveau, le vote réapparaîtra au même endroit.
vote-trouble-away = Le vote { $vote } est ouvert. Discord n’arrive pas à joindre son serveur pour l’instant ; le vote réapparaîtra dès que possible.
