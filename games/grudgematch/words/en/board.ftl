# The position, the hand and the result.

headline = { $score }, { $half }: { $doing }
chapter-before = Before kick-off
chapter-turn = Turn { $turn }
headline-over = The match is over: { $score }
headline-surnames = Players are entering their surnames to decide who plays as the Germans
headline-sides = The surnames are the same length, so { $name } chooses a team

# What a player is doing, after a colon or as a sentence of its own.
doing-line-up = { $name } sets up their team
doing-ball = { $name } places the ball next to { $philosopher }
doing-release = { $name } brings { $philosopher } back from the penalty box
doing-run = { $name } runs
doing-bonus-run = { $name } takes a bonus run
doing-kick = { $name } can kick
doing-foul = { $name } can foul
doing-tackle = { $name } can tackle a kick of { $value }
doing-block = { $name } can block with { $needed } or more at { $space }
doing-bonus = { $name } chooses a bonus

board-surnames = Surnames: { $first } and { $second }.
board-turn = Turn { $turn }.
board-turn-of = Turn { $turn } of { $limit }.
board-pile = { $cards ->
    [one] 1 card in the draw pile.
   *[other] { $cards } cards in the draw pile.
}
board-pile-joker = { $cards ->
    [one] 1 card in the draw pile: the joker.
   *[other] { $cards } cards in the draw pile, including the joker.
}
board-ball = The ball is at { $space }.
board-ball-out = The ball is out of play.
board-runs = Dice left for running: { $dice }.
# $philosophers: a list of the following four.
board-team = { $cards ->
    [one] { $symbol } { $name } ({ $team }), **{ $goals }**, 1 card: { $philosophers }.
   *[other] { $symbol } { $name } ({ $team }), **{ $goals }**, { $cards } cards: { $philosophers }.
}
board-standing = { $philosopher } { $symbol } { $space }
board-has-run = { $philosopher } { $symbol } { $space } (has run)
board-in-box = { $philosopher } { $symbol } penalty box
board-not-placed = { $philosopher } { $symbol } not placed
board-kick = { $moved ->
    [0] { $kick }.
    [one] { $kick }. The ball has moved 1 space so far.
   *[other] { $kick }. The ball has moved { $moved } spaces so far.
}
board-last = { $end ->
    [goal] Last kick: { $philosopher } kicked { $way } from { $space } with the { $card } (value { $value }) and scored.
    [tackled] Last kick: { $philosopher } kicked { $way } from { $space } with the { $card } (value { $value }) and was tackled.
    [blocked] Last kick: { $philosopher } kicked { $way } from { $space } with the { $card } (value { $value }), and the ball was blocked.
    [sent_off] Last kick: { $philosopher } tried to kick { $way } from { $space } with the { $card } (value { $value }) and was sent off.
    [edge] Last kick: { $philosopher } kicked { $way } from { $space } with the { $card } (value { $value }), and the ball moved { $moved ->
        [one] 1 space to the edge.
       *[other] { $moved } spaces to the edge.
    }
   *[other] Last kick: { $philosopher } kicked { $way } from { $space } with the { $card } (value { $value }), and the ball moved { $moved ->
        [one] 1 space.
       *[other] { $moved } spaces.
    }
}
board-boxes = In the penalty boxes: { $philosophers }.
board-discards = Discards: { $cards }.
board-no-discards = There are no discards yet.

# Beside a player's name. $philosophers: what the signs on the pieces mean, such as "♣ Nietzsche, ♦ Kant".
team-goals = { $team }, { $goals ->
    [one] 1 goal
   *[other] { $goals } goals
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} ({ $philosophers })
philosopher-sign = { $symbol } { $philosopher }

hand-surname = Your surname: { $surname }.
# $cards: a list of hand-suit, or no-cards.
hand = **Your hand** ({ $team }): { $cards }.
hand-suit = { $symbol } { $philosopher } ({ $suit }) { $ranks }
hand-without = You have no cards for { $philosophers }.
hand-picked = Chosen for the kick: { $card }.
hand-aimed = Chosen for the kick: { $card }, { $way }.
hand-runner = { $die ->
    [one] Chosen to run: { $philosopher }, up to 1 space.
   *[other] Chosen to run: { $philosopher }, up to { $die } spaces.
}

result-won = { $name } won with the { $team }.
result-shared = { $names } share the win.
end-time = The draw pile ran out. The final score was { $score }.
end-golden-goal = A goal in extra time decided the match. The final score was { $score }.
end-french = The deck ran out a second time with the score tied, so the French won. The final score was { $score }.
end-limit = The match reached its turn limit. The final score was { $score }.
end-stall = No card had been played for { $turns } turns, so the match ended. The final score was { $score }.

# The match report. $card: "8 of spades".
report-goal = **{ $germans }–{ $french }** { $team }, turn { $turn }, { $half }: { $philosopher } from { $space }, { $card }
report-own-goal = **{ $germans }–{ $french }** { $team }, turn { $turn }, { $half }: { $philosopher } from { $space }, { $card } (own goal)
report-earlier = { $count ->
    [one] 1 earlier goal is in the log
   *[other] { $count } earlier goals are in the log
}
