# The words in the picture, and its alt text. Places are narrow: keep these short.

picture-title = Round { $round } of { $rounds }
picture-arranging = Arranging groups
picture-opening = { $name } rolls
picture-removing = { $name } must remove a die
picture-rerolling = { $name }: reroll or stop
picture-rerolling-missing = { $name } must reroll
picture-over = { $name } won
picture-shared = A shared win
picture-capturing = { $name } takes a pyramid
picture-shield = { $name }'s screen
# Between the cards of the last debate, while the players already roll for the next round.
picture-earlier = Last debate: round { $round }

# The picture of the end. $points and $other: the points of the winner and of the other player.
picture-game = Gorgias
end-shared = A shared win
end-tied = { $points } points each
end-points = { $points } points to { $other }
end-solid-trees = More solid trees, with { $points } points each
end-pyramids = More pyramids, with { $points } points each
# One of these says what decided the game. $name is the player who lost in the first, and who won in the others.
end-turned = { $name } led { $points }–{ $other } until the last debate.
end-trees = { $name } completed a solid tree in { $colours }.
end-last = The last debate brought { $name } { $points ->
    [one] 1 more point.
   *[other] { $points } more points.
}

# The alt texts. $scores: each player's points.
alt-end = { $name } has won. { $scores }.
alt-end-shared = The players share the win. { $scores }.
alt-over = The table at the end of the game. { $scores }. Pyramids left in the common stock: { $left } of { $all }.
alt-arranging = { $missing ->
    [one] One player is still arranging their groups behind a screen.
   *[other] Both players are arranging their groups behind screens.
}
alt-dice = { $name } has rolled { $dice }.
alt-capturing = Both layouts have been revealed, and { $name } must take a pyramid.
alt-opening = { $name } is about to roll the five dice.
alt-standing = { $scores }. Pyramids left in the common stock: { $left } of { $all }.
