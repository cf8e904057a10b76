"""Luck from a seed: a small generator of our own, the same on every machine and in every version of Python.

For laws, playthroughs, computer players and benchmarks; a live match never uses it.
"""

from hashlib import blake2b

_MASK = (1 << 64) - 1


class Seeded:
    """A linear congruential generator (Knuth's MMIX constants) of which the upper 53 bits are given out."""

    __slots__ = ("_state",)

    def __init__(self, seed: object) -> None:
        self._state = int.from_bytes(blake2b(repr(seed).encode(), digest_size=8).digest(), "little")

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (state >> 11) * 1.1102230246251565e-16

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((state >> 11) * n) >> 53
