"""Chance: the one door by which luck comes into a game, and by which events go out of it.

All luck is made of `below(n)`. In a live match every draw is recorded beside the action that asked for it, so a
match is folded again without a seed, and nothing that is stored foretells the next card.
"""

from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from typing import Any, ParamSpec, Protocol, TypeVar

from games.core.event import Event, Told

T = TypeVar("T")
P = ParamSpec("P")

Below = Callable[[int], int]
"""`below(n)` is an integer from 0 to n - 1, every one as likely as another."""


class Uniform(Protocol):
    """What `random.Random` offers: a float in [0, 1)."""

    def random(self) -> float: ...


class Chance:
    """Luck without memory: what playouts, determinizations and tests are given."""

    __slots__ = ("below",)

    def __init__(self, below: Below) -> None:
        self.below = below

    @classmethod
    def quick(cls, source: Uniform) -> "Chance":
        """Fast luck for playouts, from a generator of one's own (never the global one)."""
        rand = source.random
        return cls(lambda n: int(rand() * n))

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """The faces of so many dice, each from 1 to `sides`."""
        below = self.below
        return [below(sides) + 1 for _ in range(dice)]

    def pick(self, things: Sequence[T]) -> T:
        """One of the things, which stays where it is."""
        return things[self.below(len(things))]

    def draw(self, bag: MutableSequence[T]) -> T:
        """Take one thing out of a bag: a deck whose order nobody has looked at is drawn lazily."""
        i = self.below(len(bag))
        bag[i], bag[-1] = bag[-1], bag[i]
        return bag.pop()

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Put the things in a random order, in place; for decks whose order the rules use."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def tell(self, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        """Say to everybody what happened. Nobody listens to a playout, so the event is not even made."""

    def whisper(self, seat: int, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        """Say to one seat what happened. A half-open event does not exist: tell one, whisper another."""


class RecordedChance(Chance):
    """Luck whose draws, and whose events, are kept: what `Game.apply` plays with."""

    __slots__ = ("draws", "events")

    def __init__(self, below: Below) -> None:
        draws: list[int] = []

        def recorded(n: int) -> int:
            draws.append(k := below(n))
            return k

        super().__init__(recorded)
        self.draws = draws
        self.events: list[Told] = []

    def tell(self, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        self.events.append(Told(None, event(*values, **named)))

    def whisper(self, seat: int, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        self.events.append(Told(seat, event(*values, **named)))


class WrongDraws(ValueError):
    """The recorded draws are not those that the rules ask for: another edition, or a damaged record."""


class ReplayedChance(Chance):
    """Luck as it was: gives recorded draws again, and knows whether all of them were asked for.

    Raises:
        WrongDraws: a draw is missing or cannot have come from the die that is asked for.
    """

    __slots__ = ("rest",)

    def __init__(self, draws: Iterable[int]) -> None:
        rest = list(draws)[::-1]

        def replayed(n: int) -> int:
            if not rest:
                raise WrongDraws("a draw is missing")
            if not 0 <= (k := rest.pop()) < n:
                raise WrongDraws(f"draw {k} is not below {n}")
            return k

        super().__init__(replayed)
        self.rest = rest

    def finish(self) -> None:
        """Raises WrongDraws when draws are left over."""
        if self.rest:
            raise WrongDraws(f"{len(self.rest)} draws were never asked for")


class _TapeEnds(Exception):
    """The tape of draws is too short for this play."""


def outcomes(play: Callable[[Chance], T]) -> Iterator[tuple[float, T]]:
    """Every way that chance may turn out in `play`, with its probability.

    `play` is called once for each tape of draws, so it has to start from the same state every time.
    """
    tapes: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while tapes:
        probability, tape = tapes.pop()
        rest = iter(tape)

        def below(n: int, probability: float = probability, tape: tuple[int, ...] = tape, rest: Any = rest) -> int:
            for k in rest:
                return int(k)
            tapes.extend((probability / n, (*tape, k)) for k in range(n))
            raise _TapeEnds

        try:
            result = play(Chance(below))
        except _TapeEnds:
            continue
        yield probability, result
