# Words in pictures.

picture-title = Philosophia

# The legend of the map.
legend-kind = { $letter } { $kind }
legend-1 = 2c coins · So Sophistry
legend-2 = Sy Syllogism · Bu builder · Ph sophist
legend-3 = B builder · S sophist
legend-4 = Or oracle card
legend-5 = UO Unknown Oracle
legend-6 = F followers · Sch schools · D debates · Wi wisdom

# A token's bonus in two characters.
bonus-hidden = ?
bonus-coins = { $count }c
bonus-sophistry = So
bonus-syllogism = Sy
bonus-sophists = Ph
bonus-builders = Bu

# The line of what a player has, in the abbreviations of the legend.
line-coins = { $count } c
line-builders = B{ $count }
line-sophists = S{ $count }
line-study = study
line-oracle = Or{ $count }
line-unknown-oracle = UO
line-done = F{ $followings } Sch{ $schools } D{ $debates } Wi{ $wisdom }
labyrinth-mark = L
debate-mark = D

board-followers = Followers: { $count } of { $all } placed
board-schools = Schools: { $count } of { $all } built
# $things: a list without "and".
board-held = { $things }
board-tokens = Location tokens
board-tokens-count = { $count } of { $dealt }
board-debates = Debates won
board-wisdom = Wisdom cards
board-unlocked = unlocked
board-locked = locked
board-arguments = Your arguments ({ $count }): only you see these
board-oracle-cards = Oracle cards
board-oracle-list = { $cards }
board-none = none
board-request = Olympic Request

# On a card: what it beats and loses to. $cards: initials.
card-zeus-beats = beats every card
card-zeus-gone = gone after one use
card-sophistry-ties = ties with Sophistry
card-sophistry-loses = loses to Syllogisms
card-beats = beats { $cards }, Sophistry
card-loses = loses to { $cards }

debate-beats = The strength of the cards
debate-beats-line = { $card } beats { $cards }
# Between two cards: how the right one does against the left one.
debate-result = { $result ->
    [win] is beaten by
    [tie] ties with
   *[loss] beats
}
debate-all-passed = everyone else has passed
debate-what = What should the debate be about?
debate-has-passed = has passed
debate-to-answer = to answer
debate-to-lead = to lead
debate-waits = waits
debate-attacks = attacks
debate-defends = defends
debate-hand = Your hand ({ $count })
