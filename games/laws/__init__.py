"""The laws: properties that every game must have at every position that random play reaches.

They are property-based tests that know no game. Start at `games.laws.judge`, which runs them on random games; the laws
themselves are in `shape`, `legality`, `determinism`, `secrecy` and `wording`, one function per law.
"""
