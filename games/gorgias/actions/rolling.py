"""Preparing a statement: roll, keep, remove a die, stop (Preparing statements; rulings G2 to G5)."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.gorgias import events
from games.gorgias.content import DICE, missing_topics
from games.gorgias.rounds import finish_statement, go_on, roll
from games.gorgias.state import State, without


@action
class Roll(Action):
    """Roll the five dice."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.phase == "opening" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll(s, (), DICE, chance)


@action
class Reroll(Action):
    """Roll some of your dice again and keep the others; a die that was kept before may be picked up (G3).

    A whole choice is one action, so that it is one press and one line of the log: dice that show the same are the
    same, so there are at most 23 ways unless all five differ, when there are 31. `number` is there for that case:
    a menu too long for its 25 lines is asked field by field, «how many?» (5) and then «which?» (at most 10).
    """

    number: int
    faces: tuple[int, ...]
    """What the dice show that are rolled again, sorted; `number` of them."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _ways(s.dice) if s.phase == "rerolling" else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        roll(s, without(s.dice, *self.faces), self.number, chance)


@cache
def _ways(dice: tuple[int, ...]) -> tuple[Reroll, ...]:
    """Every set of dice that may be rolled again, the smaller first."""
    faces = sorted(Counter(dice).items())
    ways = product(*[range(count + 1) for _, count in faces])
    sets = [tuple([face for (face, _), k in zip(faces, way, strict=True) for _ in range(k)]) for way in ways]
    return tuple([Reroll.of(len(each), each) for each in sorted(sets, key=lambda each: (len(each), each)) if each])


@action
class RemoveDie(Action):
    """A topic is missing: take one die of your choice out of this round (G4)."""

    face: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(face) for face in dict.fromkeys(s.dice)] if s.phase == "removing" else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.dice, s.rolled = without(s.dice, self.face), ()
        chance.tell(events.DieRemoved, me, self.face, s.dice)
        go_on(s, chance)


@action
class Stop(Action):
    """Keep all your dice as they lie: they are your statement. All three topics must be there (G5)."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "topic_missing" if missing_topics(s.dice) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        finish_statement(s, chance)


@action
class LeaveToChance(Action):
    """Let chance finish your rolling: it rolls what it must, takes any die out, and stops as soon as it may (G16)."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "may_stop" if s.phase == "rerolling" and not missing_topics(s.dice) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        while not s.statements[me]:
            if s.phase == "opening":
                Roll.of().play(s, me, chance)
            elif s.phase == "removing":
                RemoveDie.of(chance.pick(s.dice)).play(s, me, chance)
            elif missing_topics(s.dice):
                Reroll.of(len(s.dice), s.dice).play(s, me, chance)
            else:
                Stop.of().play(s, me, chance)
