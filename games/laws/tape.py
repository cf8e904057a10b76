"""Tapes: a random game as the list of its choices and draws, so that it can be played again and made smaller."""

from collections.abc import Sequence

from games.core.chance import Below


def _lowest(n: int) -> int:
    return 0


class Tape:
    """Gives the numbers of a list in turn, each cut down to what is asked for, then those of `more`; keeps them all.

    Every list of numbers is a game, which is what lets a failing one be shrunk by deleting and lowering.
    """

    __slots__ = ("given", "more", "used")

    def __init__(self, given: Sequence[int] = (), more: Below = _lowest) -> None:
        self.given = given
        self.more = more
        self.used: list[int] = []

    def below(self, n: int) -> int:
        i = len(self.used)
        k = min(self.given[i], n - 1) if i < len(self.given) else self.more(n)
        self.used.append(k)
        return k
