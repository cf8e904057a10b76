"""The actions of the toy: from a single button to more values than menus hold, typed ones, and a hidden choice."""

from collections.abc import Iterable
from typing import Annotated

from pydantic import Field

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.sealed import Sealed
from tests.bot.screens.agora.state import AgoraState, Dealt, Moved, Voted


def _next(state: AgoraState) -> None:
    state.turn += 1
    if state.turn % 4 == 0 and len(state.hands) > 1:
        state.votes = Sealed.for_seats(range(len(state.hands)))


class _Turn(Action):
    """The common part of all public actions."""

    __slots__ = ()

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        chance.tell(Moved, me, type(self).__name__)
        state.hands[me] = chance.below(52)
        chance.whisper(me, Dealt, state.hands[me])
        _next(state)


@action
class Pass(_Turn):
    """Do nothing."""

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Pass"]:
        return [cls.of()]


@action
class Pick(_Turn):
    """One of three."""

    thing: str

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Pick"]:
        return [cls.of(thing) for thing in ("owl", "olive", "oil")]


@action
class Walk(_Turn):
    """One of twenty."""

    to: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Walk"]:
        return [cls.of(to) for to in range(20)]


@action
class Place(_Turn):
    """One of 900, by two fields with more values than a menu holds, and a third field that is always the same."""

    board: int
    x: int
    y: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Place"]:
        return [cls.of(state.turn, x, y) for x in range(30) for y in range(30)]


@action
class Trade(_Turn):
    """One of 63 actions, determined by a single field."""

    ware: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Trade"]:
        return [cls.of(ware) for ware in range(63)]


@action
class Carry(_Turn):
    """One of 98, by three fields of few values, some of which determine the action at once."""

    source: int
    target: int
    fast: bool

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Carry"]:
        yield cls.of(9, 9, False)
        for source in range(7):
            for target in range(7):
                yield cls.of(source, target, False)
                yield cls.of(source, target, True)


@action
class Propose(_Turn):
    """A typed motion and number, addressed to somebody."""

    open = ("motion", "stake")
    whom: int
    motion: Annotated[str, Field(max_length=100)] = ""
    stake: Annotated[int, Field(ge=0, le=50)] = 0

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Propose"]:
        return [cls.of(whom) for whom in range(len(state.hands)) if whom != me]

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        state.said.append(self.motion)
        chance.tell(Moved, me, self.motion)
        _next(state)


@action
class Shout(_Turn):
    """A typed line."""

    open = ("words",)
    words: Annotated[str, Field(max_length=40)] = ""

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Shout"]:
        return [cls.of()]


@action
class Vote(Action):
    """A hidden choice of white or black, which can be changed until all have voted."""

    secret = True
    stone: int

    @classmethod
    def offers(cls, state: AgoraState, me: int) -> Iterable["Vote"]:
        return [cls.of(stone) for stone in (0, 1)]

    def play(self, state: AgoraState, me: int, chance: Chance) -> None:
        assert state.votes is not None
        if state.votes.choose(me, self.stone):
            chance.tell(Voted, tuple(state.votes.open().values()))
            state.votes = None
            state.turn += 1


VERBS: tuple[type[Action], ...] = (Pass, Pick, Walk, Place, Trade, Carry, Propose, Shout)
"""The actions of one's own turn."""
