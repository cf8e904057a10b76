# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-temple = Temple
picture-days-left = Days left
picture-rule-regular = no special rule
picture-rule-corruption = { $count ->
    [one] the speaker makes one player match
   *[other] the speaker makes { $count } players match
}
picture-rule-oracle = { $count ->
    [one] the speaker sees one stone first
   *[other] the speaker sees { $count } stones first
}
picture-rule-treachery = the speaker can turn their stone after the reveal
picture-next = Next
picture-next-open = This turn decides who's next
picture-follows = follows
# $named: how many players have been chosen, of $affected.
picture-corrupting = Corruption! Chosen: { $named } of { $affected }
picture-consulting = The Oracle. Chosen: { $named } of { $affected }
picture-deciding = Keep the stone or turn it?
picture-missing = { $missing } still to vote
picture-missing-objections = { $missing } still to vote · objections { $objections }/{ $enough }
picture-outstanding = Outstanding Victory!
picture-on-top = { $philosopher }, on top of the pile on space { $space }
picture-gathering = The philosophers gather
picture-chosen = { $chosen } of { $seats } have chosen

-game = Ostrakon
title-choosing = { -game }
title-choosing-task = choosing philosophers
title-over = { -game } · the council is over
title-won = { $name } won
title-day = { -game } · day { $day } of { $days }
title-asking = Speaker: { $name }
title-voting = Question by { $name }
title-corrupting = Corruption: { $name }
title-consulting = Oracle: { $name }
title-deciding = Keep or turn: { $name }

footer-hint = At least half of the others must vote as the speaker does
footer-outstanding = An Outstanding Victory!
footer-closest = { $name } was closest, on { $place }
footer-struck = The question was struck out. A new one is on its way
footer-follows = Follower: { $name }
footer-advanced = Last turn: { $name } advanced { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to { $to }
footer-failed = Last turn: { $name } went under the Sun
footer-stones = { $white } white, { $black } black
footer-followed = { $name } followed to { $to }

alt-choosing = { $chosen } of { $seats } players have chosen a philosopher.
alt-over = The council is over.
alt-asking = Day { $day } of { $days }. Speaker: { $name }. Subject: { $subject }.
alt-question = Day { $day } of { $days }. Question by { $name }: "{ $question }"
alt-missing = { $missing } still to vote.
alt-leader = In the lead: { $name }, on { $place }.
alt-leader-temple = In the Temple: { $name }.
