# The log: one sentence or two for each event, in the past tense.

log-philosopher-taken = { $name } became { $philosopher }.
# $names: from the top of the pile.
log-council-opened = A council of { $days } days opened on space { $space }. Speaking order: { $names }.
# $later: the subject of the turn after this one.
log-leave-given = Speaker: { $name }. Subject: { $subject }. Next up: { $next } (subject: { $later }).
log-leave-given-open = Speaker: { $name }. Subject: { $subject }. Next subject: { $later }.
log-question-asked = { $name } asked: { $question }
log-question-prepared = You prepared a question: { $question }
log-question = { $question } ⚪ { $white } · ⚫ { $black }
log-kept-silent = { $name } didn't ask a question.
log-objected = { $name } objected to the question ({ $objectors } of { $enough } needed).
log-objection-withdrawn = { $name } withdrew their objection.
log-question-struck = The question was struck out, so { $name } had to ask another.
log-follower-declared = { $name } chose to follow { $speaker }.
log-stone-laid = { $name } voted.
log-stone-by-lot = Your vote was drawn at random: { $stone }.
log-corruption-called = { $name } called "Corruption!" and revealed a { $stone } stone.
log-corrupted = { $name } chose { $names }, who had to match { $stone }.
log-oracle-asked = { $name } consulted the Oracle, which revealed { $names }.
log-stones-shown = All the stones were revealed. It was a day of Treachery, so { $name }, the speaker, could still turn their stone over.
log-stone-kept = { $name } kept their stone.
log-stone-turned = { $name } turned their stone to { $stone }.
# $whites, $blacks: how many stones; $matches, $mismatches: how many of the others did and didn't vote as the speaker.
log-revealed = All the stones were revealed: { $whites } for ⚪ { $white } and { $blacks } for ⚫ { $black }. { $name }'s stone was { $stone }; { $matches } of the others matched it and { $mismatches } didn't.
log-advanced = { $name } advanced { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $place }.
log-entered-temple = { $name } advanced { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} and entered the Temple of Wisdom.
log-went-under-sun = { $name } went under the Sun on space { $space }.
log-follower-advanced = { $name } followed to { $place }.
log-followed-in-vain = { $name } gained nothing by following.
log-pile-returned = The pile under the Sun returned to space { $space }: { $names }.
log-sun-moved = The Sun moved back to space { $space }.
log-subjects-shuffled = The { $cards } discarded subject cards were shuffled into a new deck.
log-day-ended = Day { $day } ended, with { $moons ->
    [one] 1 day
   *[other] { $moons } days
} left.
log-last-day-ended = Day { $day } ended, and the Moon covered the whole calendar.
log-day-began = Day { $day } began as a regular day, with the Sun on { $place }.
log-special-day-began = Day { $day } began, with the Sun on space { $space }. Rule of the day: { $rule }.
log-outstanding-victory = { $name } won an Outstanding Victory!
log-council-ended = The council ended. { $name }, on space { $space }, was closest to the Temple of Wisdom and won.
