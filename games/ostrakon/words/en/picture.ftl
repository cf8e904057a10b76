# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-rule-regular = At least half must agree, but not all
picture-rule-corruption = { $count ->
    [one] Corruption: the speaker turns one stone
   *[other] Corruption: the speaker turns { $count } stones
}
picture-rule-oracle = { $count ->
    [one] Oracle: the speaker sees one stone first
   *[other] Oracle: the speaker sees { $count } stones first
}
picture-rule-treachery = Treachery: the speaker can turn over their stone
# Beside the mark of the player who follows the speaker.
picture-follows = follower
# $named: how many players have been chosen, of $affected.
picture-corrupting = Chosen: { $named } of { $affected }
picture-consulting = Chosen: { $named } of { $affected }
picture-deciding = Keep it or turn it?
picture-missing = { $missing } still to vote
picture-missing-objections = { $missing } still to vote · { $objections } of { $enough } objections
# The subject of the question to come.
picture-subject = Subject: { $subject }
# $subject: the subject of the next turn.
picture-later = Next: { $subject }
# Above the last question, below the subject of the one to come.
picture-last-question = Last question: { $subject }
# Above the winner's best question, at the end of the council.
picture-best-question = { $spaces ->
    [one] { $name } gained 1 space with this question
   *[other] { $name } gained { $spaces } spaces with this question
}
picture-chosen = { $chosen } of { $seats } have chosen

title-game = Ostrakon
title-choosing = Choosing philosophers
title-day = Day { $day } of { $days }
title-asking = { $name } to ask a question
title-voting = Everyone is voting
title-corrupting = { $name } to corrupt others
title-consulting = { $name } to consult the Oracle
title-deciding = { $name } to keep or turn a stone

title-over = { $name } won

# The picture of the end.
end-temple = An Outstanding Victory in the Temple
end-closest = Closest to the Temple, on space { $space }
end-in-temple = Temple
# The question that took the winner farthest.
end-moment = { $spaces ->
    [one] { $name } gained 1 space with "{ $question }"
   *[other] { $name } gained { $spaces } spaces with "{ $question }"
}

# The alt texts. $name: a player with their philosopher.
alt-choosing = { $chosen } of { $seats } players have chosen a philosopher.
alt-end-temple = { $name } has reached the Temple and won an Outstanding Victory.
alt-end-closest = { $name }, on { $place }, was closest to the Temple and has won.
alt-over-last = This is the path at the end of the council, with { $name } in front and the stones of the last vote below.
alt-over = This is the path at the end of the council, with { $name } in front. Below it is the question that gained { $name } the most.
alt-asking = { $name } is about to ask about "{ $subject }".
alt-last = Below the path is the last question with its stones: "{ $question }"
alt-voting = The question is "{ $question }", with { $missing ->
    [one] 1 vote
   *[other] { $missing } votes
} still to come.
alt-revealing = The votes on "{ $question }" are being revealed.
alt-leader = { $name } is in the lead on { $place }.
