# Buttons, menus and forms. A button holds 80 characters, a menu line 100, the label of a form field 45.

verb-choose-philosopher = Choisir un philosophe
verb-draw-philosopher = Choisir au hasard
verb-ask-question = Poser une question
verb-ask-prepared = Poser ta question préparée
verb-keep-silent = Ne pas poser de question
verb-prepare-question = Préparer une question
verb-drop-prepared = Jeter ta question préparée
verb-vote = Voter
verb-vote-by-lot = Voter au hasard
verb-follow = Suivre la personne qui parle
verb-object-to-question = Faire objection à la question
verb-withdraw-objection = Retirer ton objection
verb-corrupt = Corrompre quelqu’un
verb-consult = Révéler la pierre de quelqu’un
verb-name-by-lot = Choisir au hasard
verb-keep-stone = Garder ta pierre
verb-turn-stone = Retourner ta pierre

label-ask = Poser une question sur « { $subject } »
label-ask-free = Poser une question sur le sujet de ton choix
label-ask-prepared = Demander : { $question }
label-prepare = Préparer une question sur « { $subject } »
label-prepare-free = Préparer une question sur le sujet de ton choix
label-prepare-again = Remplacer ta question sur « { $subject } »
label-prepare-again-free = Remplacer ta question
# $stone: white or black. These are cut at 30 characters, so that they stand side by side.
label-vote = { $stone ->
    [white] ⚪ Blanche : { $answer }
   *[black] ⚫ Noire : { $answer }
}
label-turn = { $stone ->
    [white] Passer à ⚪ : { $answer }
   *[black] Passer à ⚫ : { $answer }
}
label-keep = { $stone ->
    [white] Garder la blanche ⚪ : { $answer }
   *[black] Garder la noire ⚫ : { $answer }
}
label-follow = Suivre { $name }, une fois par partie
label-corrupt = Corrompre { $name }
label-consult = Révéler la pierre de { $name }

describe-keep-silent = Tu iras sous le Soleil, comme après un échec
describe-prepare = Personne ne voit ta question tant que tu ne la poses pas
describe-predict = Prédis : quelle réponse la plupart des autres vont-ils donner ?
# $space: the Sun's space.
describe-follow = Tu avances si la personne qui parle avance, mais pas au-delà du Soleil (case { $space })
describe-object = Si la question est blessante, confuse ou hors sujet, ou si la réponse est évidente
describe-special = Une fois ton choix complet, les pierres sont révélées en même temps

menu-philosopher = Quel philosophe ?
menu-seat = Qui ?
# One of those players.
menu-player = { $name }
menu-stone = Quelle pierre ?

form-question = Ta question
form-subject = Sujet : { $subject }. Deux réponses possibles, s’il te plaît, et rien de blessant.
form-subject-free = Le sujet de ton choix. Deux réponses possibles, s’il te plaît, et rien de blessant.
form-example = Exemple : « { $question } »
form-white = Réponse de la pierre blanche
form-black = Réponse de la pierre noire
form-white-example = Oui
form-black-example = Non
