"""Standing answers: given in advance, private, and taken back at any time (A27).

They look at the kick alone, never at the hand: what they pass, and what they ask, tells nobody what is held.
"""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.kicks import pass_block
from games.grudgematch.position import seat_of
from games.grudgematch.state import State

HIGHEST = 13
"""No kick has this value: passing all below it passes every kick."""


@action
class PassTackles(Action):
    """Do not ask me to tackle kicks below a value; 0 asks about all of them again."""

    secret: ClassVar[bool] = True
    below: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [each for each in _tackles() if each.below != s.standing[me].tackles_below]  # type: ignore[misc]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].tackles_below = self.below
        _whisper(s, me, chance)


@cache
def _tackles() -> tuple[PassTackles, ...]:
    return tuple([PassTackles(below) for below in (0, *range(2, HIGHEST + 1))])


@action
class NeverAskOwnBlocks(Action):
    """Do not ask me again about blocking my own kicks; if you are being asked, let the ball pass."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_NEVER,) if s.standing[me].own_blocks and _may_say_never(s, me) else ()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = False
        _whisper(s, me, chance)
        if seat_of(s, s.asked) == me:
            pass_block(s, chance)


def _may_say_never(s: State, me: int) -> bool:
    """Asked about an own block, or not asked at all."""
    return seat_of(s, s.asked) != me or s.asked == s.turn


@action
class AskOwnBlocksAgain(Action):
    """Ask me again about blocking my own kicks."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return () if s.standing[me].own_blocks else (_AGAIN,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.standing[me].own_blocks = True
        _whisper(s, me, chance)


_NEVER, _AGAIN = NeverAskOwnBlocks(), AskOwnBlocksAgain()


def _whisper(s: State, me: int, chance: Chance) -> None:
    standing = s.standing[me]
    chance.whisper(me, events.AnswerSet, me, standing.tackles_below, standing.own_blocks)
