# What a player has to decide. The text of a task follows a ping: "@Malia: choose a city".

prompt-over = La partie est terminée.
wait = Attends { $name }.
wait-others = Attends les autres.
wait-choices = { $missing ->
    [one] Encore { $missing } choix attendu.
   *[other] Encore { $missing } choix attendus.
}

prompt-scenario = Choisis un scénario. Il décide de ta cité.
prompt-league = Choisis ta ligue.
prompt-city = Choisis ta cité. **Détails** dit ce que peut faire chaque personnalité.
prompt-administrator = Choisis ton magistrat. Tu le gardes toute la partie.
prompt-figure = Choisis ta première personnalité. Elle reste secrète tant que tout le monde n’a pas choisi.
prompt-figure-alone = Choisis ta première personnalité.
prompt-figure-chosen = Tu commences avec { $figure }. Tu peux changer d’avis tant que tout le monde n’a pas choisi.

# $actions: what the player can pay for, such as "donate or produce".
prompt-develop = Tu as { actions-left }. Tu peux { $actions }.
actions-left = { $count ->
    [one] encore { $count } action
   *[other] encore { $count } actions
}
prompt-develop-archon = Tu as { actions-left }. Tu peux { $actions }. Ta prochaine action vient de l’Archonte : un bâtiment ou un jeton coûte { $saved } ressources de moins. Si tu fais un don à la place, tu perds cette réduction.
prompt-develop-archon-no-donations = Tu as { actions-left }. Tu peux { $actions }. Ta prochaine action vient de l’Archonte : un bâtiment ou un jeton coûte { $saved } ressources de moins.
prompt-no-actions = Tu n’as plus d’action. Utilise ton magistrat si tu peux, ou finis ta phase de développement.
prompt-cannot-pay-administrator = Tu as { actions-left }, mais pas de quoi payer. Utilise ton magistrat si tu peux, ou finis ta phase de développement.
action-donate = faire un don
action-construct = construire
action-produce = produire

prompt-bonus-recruit = Choisis la personnalité qui te rejoint. Elle peut se déplacer dès ce tour.
prompt-bonus-construct = Ton prestige atteint 8 : tu peux construire un bâtiment maintenant, en le payant.
prompt-bonus-produce = Ton prestige atteint 9 : tu peux produire un jeton maintenant, en le payant.
prompt-bonus-token = Ton prestige atteint 10 : tu reçois un jeton de niveau I. Choisis son unité.
prompt-bonus-omen = Il y a un serpent dans le temple. Paie 2 unités d’une même ressource ou perds 1 prestige.
prompt-bonus-omen-no-prestige = Il y a un serpent dans le temple. Tu n’as pas de prestige à perdre : paie 2 unités d’une même ressource.
prompt-diplomacy = Déplace { $figures }, ou finis tes déplacements.

# $column: such as "flank 1"; $units: which tokens it takes.
prompt-army = Place un jeton dans la colonne { $column } (unités : { $units }), ou passe à une autre colonne.
prompt-army-more = Place encore un jeton dans la colonne { $column } (unités : { $units }), ou passe à une autre colonne.
prompt-army-nothing-fits = Aucun de tes jetons n’a plus de place dans la colonne { $column }. Vide-la ou passe à une autre colonne.
prompt-army-placed = Tu as placé tous les jetons possibles. Appuie sur « { verb-army-ready } », ou reprends des jetons.
prompt-ready = C’est validé. Tu peux encore changer d’avis tant que l’autre camp n’a pas validé.
# $fronts: the fronts that are empty.
prompt-figures = Mets une personnalité sur chaque front. Encore vides : { $fronts }.
prompt-figures-few = Mets tes { $count } personnalités sur des fronts différents. Encore vides : { $fronts }.
prompt-figures-last = Mets ta dernière personnalité sur le front de ton choix. Encore vides : { $fronts }.
prompt-figures-one = Mets ta personnalité sur le front de ton choix. Encore vides : { $fronts }.
prompt-figures-placed = Tes personnalités sont placées. Appuie sur « { verb-figures-ready } », ou vide les fronts pour recommencer.
# $own, $other: the powers.
prompt-battle = { $column } : ta puissance est de { $own }, celle de l’ennemi de { $other }. Engager { $figure } ici, ou attendre ?

task-scenario = choisis un scénario
task-league = choisis une ligue
task-city = choisis une cité
task-administrator = choisis un magistrat
task-figure = choisis ta première personnalité
task-develop = développe ta cité
task-diplomacy = déplace tes personnalités
task-resolution = relance ton dé ou garde le résultat
task-share = prends le territoire ou laisse-le à ton alliée
task-army = déploie ton armée
task-generals = place tes personnalités
task-battle = engage ta personnalité ou attends
task-over = la partie est terminée

## Asked once more

caution-end-development = { $count ->
    [one] Tu as encore { $count } action. Si tu finis ta phase de développement, tu la perds.
   *[other] Tu as encore { $count } actions. Si tu finis ta phase de développement, tu les perds.
}
caution-end-moves = Aucune de tes personnalités ne s’est déplacée ce tour-ci. Si tu t’arrêtes maintenant, toutes restent où elles sont.
caution-forgo = Si tu renonces à ce bonus, tu ne l’auras pas plus tard.
caution-arrange = Tout ce qui reste sera placé pour toi et validé, sans que tu le voies avant.
