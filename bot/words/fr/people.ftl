# Messages about one person: /settings, /games stats, stored data.

settings-title = ### Tes paramètres
settings-reminders = **Rappels :** { $how }
settings-closed = Je n’ai pas pu t’envoyer de message privé : mes rappels iront donc dans le fil de la table. Quand tu auras autorisé les messages privés, choisis de nouveau tes rappels.
# $now: "18:30"
# $zone: the city that stands for it, such as Paris.
settings-zone = **Fuseau horaire :** { $zone } (il y est { $now })
# In a list of suggestions. $zone: its international name, such as Europe/Rome.
zone-choice = { $city } ({ $zone })
settings-quiet = **Heures calmes :** de { $start } à { $end } (ta pendule s’arrête)
settings-quiet-runs = **Heures calmes :** de { $start } à { $end } (ta pendule continue)
settings-no-quiet = **Heures calmes :** aucune
settings-next-up = **Message quand c’est bientôt ton tour :** { $choice }
settings-digest = **Résumé quotidien :** { $choice }
settings-look = **Ton espace privé et ce que tu vois en privé :** { $palette ->
    [safe] couleurs adaptées au daltonisme
   *[usual] couleurs habituelles
}, { $picture ->
    [text] du texte au lieu des images
   *[picture] des images
}, { $background ->
    [dark] fond sombre
   *[light] fond clair
}
settings-language = **Langue :** { $language }
settings-language-menu = Langue
settings-language-discord = la langue de ton application Discord
settings-saved = Enregistré. Voici maintenant tes paramètres.
settings-bad-zone = Je ne reconnais pas le fuseau horaire « { $typed } ». Écris le nom d’une grande ville de ton fuseau, par exemple Paris, et choisis une des suggestions. Rien n’a changé.
settings-bad-hour = « { $typed } » n’est pas une heure. Écris-la comme 22:00. Rien n’a changé.
settings-bad-quiet = Les heures calmes peuvent durer au plus { $hours } heures par jour. Rien n’a changé.
settings-half-quiet = Les heures calmes demandent un `{ option-start }` et une `{ option-end }`. Rien n’a changé.
# The menu of ways to be reminded, each of which is a message settings-how-*.
settings-menu = Rappels
settings-hours = Fuseau horaire et heures calmes…
settings-hours-title = Fuseau horaire et heures calmes
settings-field-zone = Fuseau horaire
settings-field-zone-about = Une grande ville de ce fuseau, par exemple Paris
settings-field-start = Début des heures calmes (vide si aucune)
settings-field-end = Fin des heures calmes
settings-switch-next_up = { $state ->
    [on] Ne pas me prévenir quand c’est bientôt mon tour
   *[off] Me prévenir quand c’est bientôt mon tour
}
settings-switch-digest = { $state ->
    [on] Ne pas m’envoyer de résumé quotidien
   *[off] M’envoyer un résumé quotidien
}
settings-switch-time_runs = { $state ->
    [on] Arrêter ma pendule pendant les heures calmes
   *[off] Laisser tourner ma pendule pendant les heures calmes
}
settings-switch-colour_blind = { $state ->
    [on] Utiliser les couleurs habituelles
   *[off] Utiliser des couleurs adaptées au daltonisme
}
settings-switch-words = { $state ->
    [on] Afficher des images
   *[off] Afficher du texte au lieu des images
}
settings-switch-dark = { $state ->
    [on] Utiliser un fond clair
   *[off] Utiliser un fond sombre
}
settings-how-ping = dans le fil de la table
settings-how-dm = en message privé
settings-how-off = désactivés ; le plateau te mentionne quand même une fois, à ton tour
settings-choice-on = activé
settings-choice-off = désactivé

## Stored data

privacy-text =
    ### Les données que j’enregistre sur toi
    Les places que tu as prises et les coups que tu as joués, tes paramètres, tes résultats et tes cotes, et les votes que tu as ouverts. Pour les votes secrets, je n’enregistre rien qui puisse montrer que tu y as participé.
privacy-export = Tout télécharger
privacy-delete = Supprimer mes données…
privacy-question =
    ### Supprimer tes données ?
    Tu quitteras les tables où la partie n’a pas commencé et tu abandonneras ta place dans toutes les parties en cours. Un ordinateur prendra la suite ; dans une partie à deux, tu perdras. Tes résultats, tes cotes et tes paramètres seront supprimés. Dans les parties terminées, ton nom deviendra « { privacy-former } », mais les parties resteront complètes. Les messages déjà envoyés sur Discord restent tels quels. C’est irréversible.
privacy-not-yet =
    ### Rien n’est encore supprimé
    Discord ne me laisse pas te retirer du fil privé d’une partie pour l’instant. Réessaie dans une minute.
privacy-sure = Supprimer mes données
privacy-keep = Tout garder
# The name of a person whose data was deleted.
privacy-former = une personne partie
privacy-exported = Voici toutes les données que j’enregistre sur toi.
privacy-deleted = Tes données ont été supprimées. Si tu rejoues, tu repartiras de zéro.
privacy-often = Tu m’as demandé de supprimer tes données il y a moins d’une minute. Attends une minute avant de recommencer.

## Records of results

stats-title = ### { $name } : { $game }
stats-all-games = tous les jeux
stats-somebody = cette personne
stats-nothing = Aucune partie terminée ici pour l’instant.
stats-uncounted = Comme tu l’as demandé, je n’enregistre pas tes résultats. Rien sur ta façon de jouer n’est enregistré ni affiché.
stats-count = Enregistrer mes résultats
stats-do-not-count = Ne plus enregistrer mes résultats et les supprimer…
stats-delete = Arrêter et supprimer
stats-sure =
    ### Supprimer tes résultats ?
    Toutes tes cotes et tous tes résultats seront supprimés, sur tous les serveurs. Tu ne pourras pas les récupérer.
stats-keep = Garder mes résultats
stats-games = { $count ->
    [one] une partie
   *[other] { $count } parties
}
# $kind: with whom; $share: "25 %"
stats-played = { $kind ->
    [people] Avec d’autres personnes
    [computers] Avec des ordinateurs
   *[solo] En solo
} : { stats-games }, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} ({ $share })
# $time: "3 min"
stats-played-time = { stats-played } ; { $time } par décision en moyenne
stats-rating = **Niveau : { $rating }**
stats-rating-early = **Niveau : { $rating }** (estimation encore approximative)
stats-rating-means = -# Ta cote monte quand tu bats des adversaires de haut niveau. Tout le monde commence près de 1 000, et la cote devient plus précise à chaque partie. Les parties contre des ordinateurs et en solo ne comptent pas.
stats-reliable = **Fiabilité :** parties terminées avec d’autres personnes : { $finished } sur { $began } ; remplacements : { $replaced }
stats-reliable-clock = { stats-reliable } ; temps dépassé : { $missed } décisions sur { $decisions }
stats-reliable-means = -# La fiabilité montre si une personne reste jusqu’à la fin et décide à temps. Elle n’a rien à voir avec le niveau. « Remplacement » veut dire que cette personne a abandonné, ou perdu sa place sans son accord. Les heures calmes ne comptent pas dans le temps par décision.
stats-menu = Quel jeu ?
stats-best = Classement
stats-mine = Mon bilan
stats-leaders = ### { $game } : classement
stats-leader = { $place }. { $user } : **{ $rating }** ({ stats-games })
stats-no-leaders = Personne n’a encore de cote ici. Pour en avoir une, termine une partie avec d’autres personnes.
stats-picture-won = gagnée
stats-picture-lost = perdue
stats-picture-by-game = Chaque jeu a sa propre cote. Choisis un jeu pour la voir.
stats-picture-none = Aucune partie classée ici pour l’instant.
stats-picture-footer = { $count ->
    [one] La dernière partie, le { $since }
   *[other] Les { $count } dernières parties, depuis le { $since }
}
stats-picture-alt = { $count ->
    [one] Résultats de { $name } ({ $game }) : la dernière partie est { $won ->
        [0] perdue
       *[other] gagnée
    }.
   *[other] Résultats de { $name } ({ $game }) : parties gagnées : { $won } sur les { $count } dernières.
}
stats-picture-alt-rated = { stats-picture-alt } La cote est passée de { $first } à { $last }.

## Amounts

measure-b = { $number } o
measure-kb = { $number } ko
measure-mb = { $number } Mo
measure-gb = { $number } Go
measure-seconds = { $number } s
measure-minutes = { $number } min
measure-hours = { $number } h
measure-days = { $number ->
    [one] un jour
   *[other] { $number } jours
}
