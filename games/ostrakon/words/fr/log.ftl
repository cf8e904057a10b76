# The log: one sentence or two for each event, in the present tense.

log-philosopher-taken = { $name } prend { $philosopher }.
# $names: from the top of the pile.
log-council-opened = Un conseil de { $days } jours s’ouvre case { $space }. Ordre de parole : { $names }.
# $later: the subject of the turn after this one.
log-leave-given = Parole à { $name }. Sujet : { $subject }. Ensuite : { $next } (sujet : { $later }).
log-leave-given-open = Parole à { $name }. Sujet : { $subject }. Sujet suivant : { $later }.
log-question-asked = { $name } demande : { $question }
log-question-prepared = Tu prépares une question : { $question }
log-question = { $question } ⚪ { $white } · ⚫ { $black }
log-kept-silent = { $name } ne pose pas de question.
log-objected = { $name } fait objection à la question ({ $objectors } sur { $enough } nécessaires).
log-objection-withdrawn = { $name } retire son objection.
log-question-struck = La question est rejetée : { $name } doit en poser une autre.
log-follower-declared = { $name } suit { $speaker }.
log-stone-laid = { $name } vote.
log-stone-by-lot = Ton vote est tiré au hasard : { $stone }.
log-corruption-called = { $name } crie « Corruption ! » et révèle une pierre { $stone }.
log-corrupted = { $name } choisit { $names } : pierre { $stone } obligatoire.
log-oracle-asked = { $name } consulte l’Oracle, qui révèle { $names }.
log-stones-shown = Toutes les pierres sont révélées. C’est un jour de Trahison : { $name }, qui a la parole, peut encore retourner la sienne.
log-stone-kept = { $name } garde sa pierre.
log-stone-turned = { $name } retourne sa pierre : { $stone }.
# $whites, $blacks: how many stones; $matches, $mismatches: how many of the others did and didn't vote as the speaker.
log-revealed = Toutes les pierres sont révélées : { $whites } pour ⚪ { $white } et { $blacks } pour ⚫ { $black }. Pierre de { $name } : { $stone }. Parmi les autres : { $matches } comme elle, { $mismatches } de l’autre couleur.
log-advanced = { $name } avance { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} et arrive { $place }.
log-entered-temple = { $name } avance { $spaces ->
    [one] d’une case
   *[other] de { $spaces } cases
} et entre dans le temple de la Sagesse.
log-went-under-sun = { $name } va sous le Soleil, case { $space }.
log-follower-advanced = { $name } suit et arrive { $place }.
log-followed-in-vain = { $name } suit en vain.
log-pile-returned = La pile sous le Soleil revient case { $space } : { $names }.
log-sun-moved = Le Soleil recule case { $space }.
log-subjects-shuffled = Les { $cards } cartes Sujet défaussées sont mélangées et forment une nouvelle pioche.
log-day-ended = Le jour { $day } se termine, { $moons ->
    [one] encore { $moons } jour
   *[other] encore { $moons } jours
} à jouer.
log-last-day-ended = Le jour { $day } se termine, et la Lune couvre tout le calendrier.
log-day-began = Le jour { $day } commence : jour ordinaire, Soleil { $place }.
log-special-day-began = Le jour { $day } commence : Soleil case { $space }, règle du jour : { $rule }.
log-outstanding-victory = { $name } remporte une Victoire éclatante !
log-council-ended = Le conseil est terminé. { $name } gagne, au plus près du temple de la Sagesse, case { $space }.
