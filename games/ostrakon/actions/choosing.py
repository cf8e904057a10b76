"""Choosing one of the twelve philosophers (Preparation), all at once: who takes a card first has it (A26)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.content import PHILOSOPHERS
from games.ostrakon.state import State
from games.ostrakon.turn import open_council


@action
class ChoosePhilosopher(Action):
    """Take this philosopher, and the stone-card that goes with it."""

    philosopher: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(each) for each in left(s)] if s.philosophers[me] is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.philosophers[me] is None and self.philosopher in left(s) else "philosopher_taken"

    def play(self, s: State, me: int, chance: Chance) -> None:
        take(s, me, self.philosopher, chance)


@action
class DrawPhilosopher(Action):
    """Let the lot give you one of the philosophers that are left."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.philosophers[me] is None else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        take(s, me, chance.pick(left(s)), chance)


def left(s: State) -> list[int]:
    """The philosophers that nobody has."""
    return [each for each in range(len(PHILOSOPHERS)) if each not in s.philosophers]


def take(s: State, seat: int, philosopher: int, chance: Chance) -> None:
    """A seat has its philosopher; when all have theirs, the council opens."""
    s.philosophers[seat] = philosopher
    chance.tell(events.PhilosopherTaken, seat, philosopher)
    if None not in s.philosophers:
        open_council(s, chance)
