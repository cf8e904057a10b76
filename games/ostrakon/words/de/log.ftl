# The log: one sentence or two for each event, in the present tense.

log-philosopher-taken = { $name } wird zu { $philosopher }.
# $names: from the top of the pile.
log-council-opened = Auf Feld { $space } beginnt ein Rat von { $days } Tagen. Reihenfolge: { $names }.
# $later: the subject of the turn after this one.
log-leave-given = Das Wort hat: { $name }. Thema: { $subject }. Als Nächstes: { $next } (Thema: { $later }).
log-leave-given-open = Das Wort hat: { $name }. Thema: { $subject }. Nächstes Thema: { $later }.
log-question-asked = { $name } fragt: { $question }
log-question-prepared = Du hast eine Frage vorbereitet: { $question }
log-question = { $question } ⚪ { $white } · ⚫ { $black }
log-kept-silent = { $name } stellt keine Frage.
log-objected = { $name } erhebt Einspruch gegen die Frage ({ $objectors } von { $enough } nötigen).
log-objection-withdrawn = { $name } zieht den Einspruch zurück.
log-question-struck = Die Frage wird gestrichen, also muss { $name } eine andere stellen.
log-follower-declared = { $name } folgt { $speaker }.
log-stone-laid = { $name } stimmt ab.
log-stone-by-lot = Deine Stimme wurde ausgelost: { $stone }.
log-corruption-called = { $name } ruft „Bestechung!“ und deckt einen Stein auf: { $stone }.
log-corrupted = { $name } besticht { $names }. Verlangt ist { $stone }.
log-oracle-asked = { $name } befragt das Orakel. Es zeigt: { $names }.
log-stones-shown = Alle Steine werden aufgedeckt. Es ist ein Tag des Verrats, also darf { $name } den eigenen Stein noch umdrehen.
log-stone-kept = { $name } behält den Stein.
log-stone-turned = { $name } dreht den Stein um, auf { $stone }.
# $whites, $blacks: how many stones; $matches, $mismatches: how many of the others did and didn't vote as the speaker.
log-revealed = Alle Steine werden aufgedeckt: { $whites } für ⚪ { $white } und { $blacks } für ⚫ { $black }. { $name } hat { $stone }. Von den anderen stimmen überein: { $matches }, weichen ab: { $mismatches }.
log-advanced = { $name } rückt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor, auf { $place }.
log-entered-temple = { $name } rückt { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
} vor und betritt den Tempel der Weisheit.
log-went-under-sun = { $name } kommt unter die Sonne auf Feld { $space }.
log-follower-advanced = { $name } rückt mit vor, auf { $place }.
log-followed-in-vain = { $name } gewinnt durch das Folgen nichts.
log-pile-returned = Der Stapel unter der Sonne kommt auf Feld { $space } zurück: { $names }.
log-sun-moved = Die Sonne wandert zurück auf Feld { $space }.
log-subjects-shuffled = Die { $cards } abgeworfenen Themenkarten werden zu einem neuen Stapel gemischt.
log-day-ended = Tag { $day } endet. Es { $moons ->
    [one] bleibt 1 Tag
   *[other] bleiben { $moons } Tage
}.
log-last-day-ended = Tag { $day } endet, und alle Monde auf dem Kalender sind abgedeckt.
log-day-began = Tag { $day } beginnt als gewöhnlicher Tag, mit der Sonne auf { $place }.
log-special-day-began = Tag { $day } beginnt, mit der Sonne auf Feld { $space }. Regel des Tages: { $rule }.
log-outstanding-victory = { $name } erringt einen Glanzsieg!
log-council-ended = Der Rat ist beendet. { $name } ist auf Feld { $space } dem Tempel der Weisheit am nächsten und gewinnt.
