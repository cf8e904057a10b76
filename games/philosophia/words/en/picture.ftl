# Words in pictures.

picture-title = Philosophia

# Beside the title of the map.
picture-round = Round { $round }
picture-when = Round { $round }, { $year }

# The end of the game, each a line of its picture.
end-tokens = { count-labyrinth }
end-greatest = { $philosopher }: the greatest mind in Greece
end-moirai = Fate was stronger than any argument
end-alone = Nobody else had three Labyrinth Tokens when Greece fell to Rome.
end-nobody = Greece fell to Rome, and nobody had three Labyrinth Tokens.
# $count and $other: the cards that the winner and the best of the others took in the final debate.
end-debate = { $name } won the final debate by { $count } cards to { $other }.
end-lowest-number = The final debate was tied at { $count } cards. The philosopher with the lowest number wins ties.

# Between two cards, below an arrow that points to the card that is beaten.
debate-result = { $result ->
    [tie] ties
   *[other] beats
}
debate-all-passed = everyone else has passed
debate-what = What should the debate be about?
debate-has-passed = has passed
debate-to-answer = to answer
debate-to-lead = to lead
debate-waits = waiting
