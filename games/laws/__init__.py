"""The laws: invariants that every game must satisfy at every position that random play reaches.

They are property-based tests that apply to any game. Start at `games.laws.judge`, which runs them on random games; the
laws themselves are in `shape`, `legality`, `determinism`, `secrecy`, `decisions` and `wording`, one function per law.
"""
