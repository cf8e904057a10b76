# The private panel of a player, its forms, and /act.

panel-title = ### { $game } · your seat: { $player }
# $turn: whom the game is waiting for
panel-waiting = It isn't your turn. { $turn }
# A quotation: what has just changed.
panel-note = > { $note }
panel-more = { $verb }…
panel-verbs = What do you want to do?
panel-field = { $verb }: { $question }
panel-span = { $verb }: { $first } to { $last }
panel-picked = { $verb }: { $picked }
panel-page = { $text } · page { $page } of { $pages }
panel-earlier = Previous page
panel-later = Next page
panel-back = Back
panel-top = Back to the start
panel-refresh = Refresh
panel-typed = { $label }…
panel-take-back = Take back
panel-details = Details
panel-since = **Since your last move**
# $at: "5 minutes ago". The panel may stay on the screen for hours.
panel-as-of = -# Panel as of { $at }. The board is always up to date.
# Below the news. $count: sentences that didn't fit.
since-more = { $count ->
    [one] -# … and one more thing (see the log)
   *[other] -# … and { $count } more things (see the log)
}
# Choices that the player has made in advance.
panel-standing = **Your standing orders**
panel-cancel-order = Cancel a standing order

## Notes at the top of a panel

note-chosen = Recorded: { $action }.
note-not-together = You can't choose those together.
note-stale = That button is out of date. Here's what you can do now.
note-stale-over = That button is out of date: the game is over.
note-stale-waiting = That button is out of date: it's no longer your turn.

## Forms

# A button below what is wrong with a form: it opens the form again, filled in as it was.
form-correct = Fix it
form-number = a whole number
form-not-a-number = { $label } must be a whole number; "{ $typed }" isn't one. Nothing has changed.
form-empty = { $label } is empty. Nothing has changed.
form-too-long = { $label } can have at most { $most } characters; yours has { $length }. Nothing has changed.
# $why: what is wrong
form-wrong = { $label }: { $why }. Nothing has changed.
form-one = { $label }: choose one. Nothing has changed.
form-several = { $label }: choose { $least ->
    [one] at least one
   *[other] at least { $least }
} and at most { $most }, each only once. Nothing has changed.
form-no-choice = { $label }: "{ $typed }" isn't one of the choices. Nothing has changed.
form-choices = { $label } ({ $choices })
form-choice = { $number } { $label }
form-too-many = { $count ->
    [one] You can only enter one value here. Nothing has changed.
   *[other] You can enter at most { $count } values here, separated by |. Nothing has changed.
}

## /act

# $fields: the names of the values to type
act-needs-text = This action needs some text: { $fields }. Type it in the `{ option-text }` option, with `|` between the values if there are several. For a choice, type its number; if there are several, put commas between them.
act-unclear = What you typed matches no action, or more than one. Choose one of the suggestions that appear as you type, or use `{ COMMAND("hand") }`.
