# Why an action was refused, and what to do instead.

refusal-over = Le conseil est terminé : il n’y a plus rien à faire.
refusal-philosopher-taken = Ce philosophe est déjà pris. Choisis-en un autre.
refusal-no-question = Écris d’abord une question.
refusal-no-answer = Chaque pierre doit avoir une réponse. Écris-en une pour la blanche et une pour la noire.
refusal-same-answers = Les deux pierres ont la même réponse. Donne une autre réponse à l’une d’elles.
refusal-asked-before = Cette question a déjà été posée dans cette partie. Poses-en une autre.
refusal-nothing-prepared = Tu n’as préparé aucune question.
refusal-same-stone = C’est déjà ton vote.
refusal-stone-laid = Tu as déjà voté. On ne peut suivre qu’avant de voter.
refusal-branches-spent = Tes rameaux d’olivier ont déjà servi. On ne peut suivre qu’une fois par partie.
refusal-not-behind = Tu ne peux pas suivre : sur le chemin, tu n’es pas derrière la personne qui a la parole.
refusal-not-on-top = Tu ne peux pas suivre : tu n’es pas au sommet de ta pile.
refusal-follower-there = Quelqu’un suit déjà ce tour-ci.
refusal-question-stands = Cette question est maintenue, car deux ont déjà été rejetées ce tour-ci.
refusal-objected-already = Tu as déjà fait objection. Tu peux retirer ton objection.
refusal-not-objecting = Tu n’as pas fait objection à cette question.
refusal-cannot-be-named = Choisis une personne que tu n’as pas encore choisie.

refusal-has-philosopher = Tu as déjà un philosophe. Le conseil s’ouvre quand tout le monde en a un.
refusal-still-choosing = Le conseil n’est pas encore ouvert. Tout le monde choisit d’abord un philosophe.
refusal-philosophers-fixed = On ne peut pas changer de philosophe pendant la partie.
refusal-vote-first = Vote d’abord. Ensuite, tu peux préparer ta question.
refusal-not-next = Seule la prochaine personne à parler peut préparer une question.
refusal-wait = Ce n’est pas à toi d’agir. Attends { $name }.
refusal-not-speaker = C’est à { $name } de poser une question.
refusal-already-asked = Tu as déjà posé ta question.
refusal-nothing-to-vote-on = Il n’y a pas encore de question sur laquelle voter.
refusal-vote-over = Le vote est terminé. Attends { $name }.
refusal-own-follower = Tu ne peux pas te suivre.
refusal-own-question = Tu ne peux pas faire objection à ta propre question.
refusal-no-objections = Les objections sont désactivées dans cette partie.
refusal-change-vote = Tu as déjà voté. Tu peux changer ton vote tant que tout le monde n’a pas voté.
refusal-cannot-follow = Tu ne peux pas suivre maintenant.
refusal-choose-stone = Choisis une des pierres proposées.
refusal-speaker-decides = C’est à { $name } d’en décider.
refusal-other-day = Ce n’est pas possible à ce stade. Choisis une des actions possibles.
