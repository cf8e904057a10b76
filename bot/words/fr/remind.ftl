# Reminders, and the daily digest.

# $task: "c'est ton tour"; $ends: "dans 5 minutes"
remind-one = { $who } : { $task } ({ $game }). Fin du temps { $ends }. [Aller à la table]({ $url })
# Several choose at once; nobody may learn who has chosen.
remind-several = { $who } : { $task } ({ $game }). Fin du temps { $ends }. Si ton choix est déjà fait, tu n’as plus rien à faire. [Aller à la table]({ $url })
remind-direct = **{ $game }** (table { $match }) : { $task }. Fin du temps { $ends }.
remind-next = C’est sans doute bientôt ton tour ({ $game }, [table { $match }]({ $url })).
remind-next-ping = { $who } : c’est sans doute bientôt ton tour ({ $game }, [table { $match }]({ $url })).
remind-open = Aller à la table
remind-digest = { $count ->
    [one] Bonjour ! Une table t’attend.
   *[other] Bonjour ! { $count } tables t’attendent.
}
remind-digest-line = [{ $game }, table { $match }]({ $url }) : { $task }
remind-digest-more = { $count ->
    [one] Une autre table t’attend ; `{ COMMAND("games", "mine") }` les affiche toutes.
   *[other] { $count } autres tables t’attendent ; `{ COMMAND("games", "mine") }` les affiche toutes.
}
# $tables: a list of the two messages below
remind-digest-others = Tu joues aussi à d’autres tables, où ce n’est pas ton tour : { $tables }.
remind-digest-table = { $game } (table { $match })
remind-digest-rest = { $count ->
    [one] une autre table
   *[other] { $count } autres tables
}
