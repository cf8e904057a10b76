# What a player has to decide.

prompt-over = Le conseil est terminé.
prompt-choosing = Choisis ton philosophe, ou tire-le au hasard.
prompt-asking = Ton sujet est « { $subject } ». Pose une question à deux réponses possibles, et essaie de partager les autres en deux moitiés.
prompt-asking-free = Choisis n’importe quel sujet. Pose une question à deux réponses possibles, et essaie de partager les autres en deux moitiés.
prompt-asking-again = Les autres ont fait objection. Pose une autre question.
prompt-question = **{ $question }**
prompt-answers = ⚪ { $white } · ⚫ { $black }
# $needed: half of the others, rounded up.
prompt-predict = Prédis la réponse que la plupart des autres vont donner. Si au moins { $needed } des { $others } autres votent comme toi, tu avances d’une case pour chaque personne qui vote autrement.
prompt-vote = Vote selon ce que tu penses vraiment.
prompt-voted = Tu as voté. Tu peux changer ton vote tant que tout le monde n’a pas voté.
# $count: how many players are still to be chosen.
prompt-corrupting = Corruption ! Ta pierre est { $stone }. Choisis { $count ->
    [one] une personne qui devra avoir la même.
   *[other] { $count } personnes qui devront avoir la même.
}
prompt-consulting = Consulte l’Oracle. Choisis { $count ->
    [one] une personne qui devra révéler sa pierre.
   *[other] { $count } personnes qui devront révéler leur pierre.
}
prompt-deciding = Ta pierre est { $stone }. La garder ou la retourner ?
prompt-waiting = Attends { $name }.
prompt-prepare = C’est sans doute toi qui parles ensuite, avec le sujet « { $subject } ». Tu peux préparer ta question dès maintenant.
prompt-prepare-free = C’est sans doute toi qui parles ensuite, avec le sujet de ton choix. Tu peux préparer ta question dès maintenant.

# In the message that pings a player: "@Malia: ask your question".
task-choosing = choisis ton philosophe
task-asking = pose ta question
task-voting = vote sur la question
task-corrupting = choisis qui corrompre
task-consulting = consulte l’Oracle
task-deciding = garde ta pierre ou retourne-la
task-over = le conseil est terminé

## Asked once more

caution-keep-silent = Si tu ne demandes rien, tu iras sous le Soleil, comme après un échec. C’est irréversible.
caution-drop-prepared = La question que tu as préparée sera supprimée. Pour la poser, tu devrais la retaper.
caution-vote-by-lot = Le hasard décidera si ta pierre est blanche ou noire. Tu ne pourras la retourner que jusqu’à la pose de la dernière.
caution-name-by-lot = Ceux que tu n’as pas encore nommés seront choisis au hasard. C’est irréversible.
