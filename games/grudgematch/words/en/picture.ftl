# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-doing = { $phase ->
    [sides] { $name } chooses a team
    [lineup] { $name } sets up
    [ball] { $name } places the ball
    [release] { $name } brings one back
    [run] { $name } runs
    [bonus_run] { $name } runs
    [kick] { $name } can kick
    [foul] { $name } can foul
    [tackle] { $name } can tackle
    [block] { $name } can block
   *[bonus] { $name } takes a bonus
}
picture-game = Grudgematch
picture-surnames = Enter your surnames
# Above or below a penalty box.
picture-penalty = Penalty
picture-half = { $half ->
    [1] 1st half
    [2] 2nd half
   *[other] Extra time
}
# $landing: "8 spaces to F11", "into the goal".
picture-aimed = Aimed { $way }: { $landing }
picture-picked = Aim the { $card }
picture-kick = { $philosopher } kicks { $way }, value { $value }
picture-last = { $end ->
    [goal] Goal by { $philosopher }!
    [tackled] { $philosopher } was tackled
    [blocked] { $philosopher } was blocked
    [sent_off] { $philosopher } was sent off
    [edge] { $philosopher } kicked the ball { $moved ->
        [one] 1 space, to the edge
       *[other] { $moved } spaces, to the edge
    }
   *[other] { $philosopher } kicked the ball { $moved ->
        [one] 1 space
       *[other] { $moved } spaces
    }
}
picture-longer = The player with the longer surname plays as the Germans
picture-no-kick = No kick yet this turn
picture-set-up = Both teams set up

# Titles of a finished match.
picture-won = { $name } won
picture-shared = A shared win

# The picture of the end. $reason: why the match was over; shown when no goal decided it.
picture-title = Philosophy Grudgematch
picture-goals = { $goals ->
    [one] { $team }, 1 goal
   *[other] { $team }, { $goals } goals
}
picture-deciding = { $own ->
    [yes] { $philosopher } scored an own goal from { $space } with the { $card }.
   *[no] { $philosopher } scored the winner from { $space } with the { $card }.
}
picture-ended = { $reason ->
    [french] The deck ran out a second time, and a tie goes to the French.
    [stall] No card was played for too long.
    [limit] The match reached its turn limit.
   *[other] The draw pile ran out.
}

# The alt texts. $doing: who decides what, as a clause; $score: "Germans 1, French 0".
alt-surnames = The empty field. The players are settling who plays as the Germans.
alt = { $score } in the { $half }: { $doing }. { $ball }
alt-end = { $name } has won: { $score }.
alt-end-shared = The match is over, and the players share the win: { $score }.
alt-over = The field after the match: { $score }. { $ball }
