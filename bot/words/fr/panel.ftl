# The private panel of a player, its forms, and /act.

panel-title = ### { $game } · ta place : { $player }
# $turn: whom the game is waiting for
panel-waiting = Ce n’est pas ton tour. { $turn }
# A quotation: what has just changed.
panel-note = > { $note }
panel-more = { $verb }…
panel-verbs = Que veux-tu faire ?
panel-field = { $verb } : { $question }
panel-span = { $verb } : { $first } à { $last }
panel-picked = { $verb } : { $picked }
panel-page = { $text } · page { $page } sur { $pages }
panel-earlier = Page précédente
panel-later = Page suivante
panel-back = Retour
panel-top = Revenir au début
panel-refresh = Actualiser
panel-typed = { $label }…
panel-take-back = Reprendre le coup
panel-details = Détails
panel-since = **Depuis ton dernier coup**
# $at: "il y a 5 minutes". The panel may stay on the screen for hours.
panel-as-of = -# Actualisé { $at }. Le plateau est toujours à jour.
# Below the news. $count: sentences that didn't fit.
since-more = { $count ->
    [one] -# … et un autre événement (voir le journal)
   *[other] -# … et { $count } autres événements (voir le journal)
}
# Choices that the player has made in advance.
panel-standing = **Tes consignes**
panel-cancel-order = Annuler une consigne

## Notes at the top of a panel

note-chosen = Enregistré : { $action }.
note-not-together = Ces choix ne vont pas ensemble.
note-stale = Ce bouton est périmé. Voici ce que tu peux faire maintenant.
note-stale-over = Ce bouton est périmé : la partie est terminée.
note-stale-waiting = Ce bouton est périmé : ce n’est plus ton tour.

## Forms

# A button below what is wrong with a form: it opens the form again, filled in as it was.
form-correct = Corriger
form-number = un nombre entier
form-not-a-number = { $label } : il faut un nombre entier, et « { $typed } » n’en est pas un. Rien n’a changé.
form-empty = { $label } : ce champ est vide. Rien n’a changé.
form-too-long = { $label } : { $most } caractères au plus, et ton texte en a { $length }. Rien n’a changé.
# $why: what is wrong
form-wrong = { $label } : { $why }. Rien n’a changé.
form-one = { $label } : fais un seul choix. Rien n’a changé.
form-several = { $label } : fais au moins { $least ->
    [one] un choix
   *[other] { $least } choix
} et au plus { $most }, tous différents. Rien n’a changé.
form-no-choice = { $label } : « { $typed } » ne fait pas partie des choix. Rien n’a changé.
form-choices = { $label } ({ $choices })
form-choice = { $number } { $label }
form-too-many = { $count ->
    [one] Tu ne peux donner qu’une valeur ici. Rien n’a changé.
   *[other] Tu peux donner au plus { $count } valeurs ici, séparées par |. Rien n’a changé.
}

## /act

# $fields: the names of the values to type
act-needs-text = Cette action a besoin de texte : { $fields }. Écris-le dans l’option `{ option-text }`, et sépare les valeurs par |. Pour un choix, écris son numéro ; sépare plusieurs numéros par des virgules.
act-unclear = Ce que tu as écrit ne correspond à aucune action, ou à plusieurs. Choisis une des suggestions qui s’affichent pendant que tu écris, ou utilise `{ COMMAND("hand") }`.
