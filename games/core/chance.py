"""Chance: the only source of randomness in a game, and the channel through which a game publishes its events.

All randomness comes from one function, `below(n)`. In a live match every draw is recorded with the action that asked
for it, so a match can be replayed without a seed, and nothing in storage predicts the next draw.

`Seeded` is a small generator of our own that gives the same numbers on every machine and Python version. It serves
tests, playthroughs, computer players and benchmarks, never a live match.
"""

from collections.abc import Callable, Iterable, Iterator, MutableSequence, Sequence
from hashlib import blake2b
from typing import Any, ParamSpec, Protocol, TypeVar

from games.core.values import Event, Told
from games.core.words import MessageError, say

T = TypeVar("T")
P = ParamSpec("P")

Below = Callable[[int], int]
"""`below(n)` returns a uniformly distributed integer from 0 to n - 1."""


class Uniform(Protocol):
    """Anything with the `random()` method of `random.Random`: a float in [0, 1)."""

    def random(self) -> float:
        """Return a float in [0, 1)."""


class Chance:
    """What rules use to make random draws and to publish events.

    All draws are made by one function, `below(n)`, which returns a number from 0 to n - 1. This base class records
    neither draws nor events: it is for playouts, determinizations and tests. `RecordedChance` records both.

    Args:
        below: The function that makes the draws.
    """

    __slots__ = ("below",)

    def __init__(self, below: Below) -> None:
        self.below = below

    @classmethod
    def quick(cls, source: Uniform) -> "Chance":
        """Return a `Chance` that draws from a given generator, for playouts, where speed matters more than uniformity.

        Args:
            source: The caller's own generator, never the global `random` module.
        """
        rand = source.random
        return cls(lambda n: int(rand() * n))

    def roll(self, dice: int, sides: int = 6) -> list[int]:
        """Roll dice.

        Args:
            dice: The number of dice.
            sides: The number of sides of each die.

        Returns:
            The faces in the order rolled, each from 1 to `sides`.
        """
        below = self.below
        return [below(sides) + 1 for _ in range(dice)]

    def pick(self, things: Sequence[T]) -> T:
        """Return a random element of a sequence, without removing it."""
        return things[self.below(len(things))]

    def draw(self, bag: MutableSequence[T]) -> T:
        """Remove and return a random element of a list; the order of the others may change.

        A deck whose order the rules never use is best kept unshuffled and drawn from with this method: then the state
        holds no hidden order.
        """
        i = self.below(len(bag))
        bag[i], bag[-1] = bag[-1], bag[i]
        return bag.pop()

    def shuffle(self, things: MutableSequence[Any]) -> None:
        """Shuffle a list in place; for decks whose order the rules use."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def tell(self, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        """Publish an event to everybody. This class drops it without even creating it; `RecordedChance` records it.

        Args:
            event: The event class.
            *values: Its positional arguments.
            **named: Its keyword arguments.
        """

    def whisper(self, seat: int, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        """Publish an event to one seat only. This class drops it; `RecordedChance` records it.

        An event is either public or for one seat. To tell one seat more than the others, publish two events.

        Args:
            seat: The recipient.
            event: The event class.
            *values: Its positional arguments.
            **named: Its keyword arguments.
        """


class RecordedChance(Chance):
    """A `Chance` that records its draws and events; `Game.apply` uses it.

    Args:
        below: The function that makes the draws.

    Attributes:
        draws: The results of all draws so far.
        events: The published events with their recipients, in order.
    """

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
        """Create an event of this class with these arguments, and record it as seen by everybody."""
        self.events.append(Told(None, event(*values, **named)))

    def whisper(self, seat: int, event: Callable[P, Event], *values: P.args, **named: P.kwargs) -> None:
        """Create an event of this class with these arguments, and record it as seen by one seat alone."""
        self.events.append(Told(seat, event(*values, **named)))


class WrongDraws(MessageError):
    """The recorded draws are not the draws that the rules ask for: another edition of the game, or a damaged record."""


class ReplayedChance(Chance):
    """A `Chance` that returns the recorded draws of an action, in order, instead of random ones.

    A draw raises `WrongDraws` if no recorded draw is left, or if the recorded one is out of range.

    Args:
        draws: The recorded draws.
    """

    __slots__ = ("rest",)

    def __init__(self, draws: Iterable[int]) -> None:
        rest = list(draws)[::-1]

        def replayed(n: int) -> int:
            if not rest:
                raise WrongDraws(say.message("draw-missing"))
            if not 0 <= (k := rest.pop()) < n:
                raise WrongDraws(say.message("draw-too-high", draw=str(k), bound=str(n)))
            return k

        super().__init__(replayed)
        self.rest = rest

    def finish(self) -> None:
        """Raise an error if some recorded draws were not used.

        Raises:
            WrongDraws: Some draws are left over.
        """
        if self.rest:
            raise WrongDraws(say.message("draws-left", count=len(self.rest)))


class _NoDrawLeft(Exception):
    """Raised in `outcomes` by a draw beyond the sequence of draws that is being tried."""


def outcomes(play: Callable[[Chance], T]) -> Iterator[tuple[float, T]]:
    """Enumerate every possible result of a process that makes random draws, with its probability.

    Args:
        play: The process: takes a `Chance` for its draws and returns its result. It is called once for every sequence
            of draws, complete or not, so it must start from the same state every time.

    Yields:
        The probability and the result of each complete sequence of draws.
    """
    tapes: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    while tapes:
        probability, tape = tapes.pop()
        rest = iter(tape)

        def below(n: int, probability: float = probability, tape: tuple[int, ...] = tape, rest: Any = rest) -> int:
            for k in rest:
                return int(k)
            tapes.extend((probability / n, (*tape, k)) for k in range(n))
            raise _NoDrawLeft

        try:
            result = play(Chance(below))
        except _NoDrawLeft:
            continue
        yield probability, result


_MASK = (1 << 64) - 1


class Seeded:
    """A seeded random generator that returns the same numbers on every machine: for tests, playthroughs and computers.

    It is a linear congruential generator (Knuth's MMIX constants) that returns the upper 53 bits of its state. It is
    not suitable where players could profit from predicting it.

    Args:
        seed: Any object; two seeds with the same `repr` give the same numbers.
    """

    __slots__ = ("_state",)

    def __init__(self, seed: object) -> None:
        self._state = int.from_bytes(blake2b(repr(seed).encode(), digest_size=8).digest(), "little")

    def random(self) -> float:
        """Return a float in [0, 1)."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return (state >> 11) * 1.1102230246251565e-16

    def below(self, n: int) -> int:
        """Return an integer from 0 to n - 1."""
        self._state = state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((state >> 11) * n) >> 53
