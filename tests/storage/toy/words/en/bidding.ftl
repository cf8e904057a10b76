# The words of the toy of the tests of storage.

game-length = 1 minute
option-rounds = Rounds
    .description = How many cards everybody bids.
option-mood = Mood
    .description = How the table feels.
    .value-calm = Calm
    .value-wild = Wild

headline = { $rounds ->
    [one] { $rounds } round to play
   *[other] { $rounds } rounds to play
}
log-drew = You drew card { $card }.
log-said = { $name }: { $text }
log-bared = The bids were { $bids }.
