"""The laws: property-based tests that apply to any game, as invariants that hold at every position of random games.

Start at `games.laws.judge`, which plays random games and checks the laws at their positions. The laws themselves are in
`shape`, `legality`, `determinism`, `secrecy`, `decisions` and `wording`, one function per law. `playthrough` has
another kind of test: recordings of games, and counts of legal lines of play.
"""
