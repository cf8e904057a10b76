# The position: the headline, the text of the board, scores, what only one player sees, and the result.

headline-choosing = Players are choosing their philosophers
headline-over = The council is over
chapter-choosing = Choosing philosophers
chapter-day = Day { $day } of { $days }
headline-asking = Day { $day } of { $days } · Subject: { $subject } · Speaker: { $name }
# $missing: how many players haven't voted yet.
headline-voting = Day { $day } of { $days } · Subject: { $subject } · Question by { $name } · { $missing } still to vote
headline-corrupting = Day { $day } of { $days } · Corruption! · Speaker: { $name }
headline-consulting = Day { $day } of { $days } · Consulting the Oracle · Speaker: { $name }
headline-deciding = Day { $day } of { $days } · Keep the stone or turn it over? · Speaker: { $name }

board-headline = **{ $headline }**
board-chosen = Chosen so far: { $names }.
board-chosen-none = Nobody has chosen yet.
board-question = **{ $question }**
board-answers = ⚪ White: { $white } · ⚫ Black: { $black }
# Only where the options let everybody see who has voted.
board-voters = Votes are in from { $names }.
board-follower = Follower: { $name }.
# $enough: how many objections strike the question out; three or more.
board-objections = Objections: { $names }. It takes { $enough } objections to strike the question out.
board-revealed = Revealed: { $stones }.
board-named = Chosen so far: { $names }.

path-heading = **The path**, starting from the Temple; each pile is listed from the top down
path-line = { $place }: { $names }
path-nobody = { $place }: nobody
path-under = Under the Sun: { $names }
place = Space { $space }
place-sun = Space { $space } (the Sun)
place-special = Space { $space } ({ $rule })
place-special-sun = Space { $space } ({ $rule }, the Sun)
place-temple = Temple of Wisdom

calendar-day = **Day { $day } of { $days }.** { $rule }
# $count: how many players the speaker chooses.
day-rule-regular = Regular day: no special rule.
day-rule-corruption = Corruption: after the vote, the speaker reveals their stone and chooses { $count ->
    [one] another player, who must match it.
   *[other] { $count } other players, who must match it.
}
day-rule-oracle = Oracle: after the vote, the speaker chooses { $count ->
    [one] another player, who reveals their stone.
   *[other] { $count } other players, who reveal their stones.
} Then the speaker keeps their own stone or turns it over.
day-rule-treachery = Treachery: once all stones have been revealed, the speaker can still turn their own over.
# $later: the next subject.
calendar-next = Subject: { $subject }. Next up: { $next } (subject: { $later }).
calendar-open = Subject: { $subject }. This turn decides who speaks next; their subject will be { $later }.

last-question = **Last question**, by { $name }: { $question }
last-struck = It was struck out after objections.
# $stone: white or black; $count: how many voted so; $names: who they are.
last-votes = { $stone ->
    [white] ⚪ White
   *[black] ⚫ Black
}, { $answer }: { $count } ({ $names })
last-no-votes = { $stone ->
    [white] ⚪ White
   *[black] ⚫ Black
}, { $answer }: 0

# $pile: how a player stands on a space; $above: the symbol of the player on top of them.
score-pile = { $pile ->
    [top] , on top
    [under] , under { $above }
   *[alone] { "" }
}
score-space = { $philosopher }, on space { $space }{ score-pile }
score-space-branches = { $philosopher }, on space { $space }{ score-pile }, with olive branches
score-sun = { $philosopher }, under the Sun on space { $space }
score-sun-branches = { $philosopher }, under the Sun on space { $space }, with olive branches
score-temple = { $philosopher }, in the Temple
score-temple-branches = { $philosopher }, in the Temple, with olive branches

hand-hidden = **Your stone** (face down): { $stone }, { $answer }.
hand-open = **Your stone** (revealed): { $stone }, { $answer }.
hand-prepared = **Your prepared question** (subject: { $subject })
hand-question = { $question } ⚪ { $white } · ⚫ { $black }

result-temple = { $name } reached the Temple of Wisdom: an Outstanding Victory!
result-calendar = { $name } won, on top of the pile closest to the Temple (space { $space }).
