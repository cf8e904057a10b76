"""The secret vote of all, the follower, and objections (The game; The follower; rulings A6 to A10, A20, A21)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.ostrakon import events
from games.ostrakon.content import STONES, Stone, other
from games.ostrakon.state import State, space_of
from games.ostrakon.vote import MOST_STRUCK, lay, object_to


@action
class Vote(Action):
    """Lay your stone under your hand; you may turn it until the last stone is laid."""

    secret: ClassVar[bool] = True
    stone: Stone

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        if s.votes is None:
            return ()
        laid = s.votes.choices[me]
        return _votes(laid)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.votes is not None and s.votes.choices[me] != self.stone else "same_stone"

    def play(self, s: State, me: int, chance: Chance) -> None:
        lay(s, me, self.stone, chance)


@cache
def _votes(laid: Stone | None) -> tuple[Vote, ...]:
    return tuple([Vote.of(stone) for stone in STONES]) if laid is None else (Vote.of(other(laid)),)


@action
class VoteByLot(Action):
    """Let the lot lay your stone (A25)."""

    secret: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.votes is not None and s.votes.choices[me] is None else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        stone = STONES[chance.below(2)]
        chance.whisper(me, events.StoneByLot, me, stone)
        lay(s, me, stone, chance)


@action
class Follow(Action):
    """Declare yourself the follower, once in the game: if the speaker advances, so do you, up to the Sun."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if s.branches[me] and why_not_follow(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return why_not_follow(s, me)

    def play(self, s: State, me: int, chance: Chance) -> None:
        before = s.follower
        if before is not None:
            s.branches[before] = True
        s.branches[me] = False
        s.follower, s.doubtful = me, True
        chance.tell(events.FollowerDeclared, me, s.speaker, before)


def why_not_follow(s: State, me: int) -> str | None:
    """Which of the conditions is not met, if any: top of the pile, olive branches, behind the speaker, in time."""
    if s.votes is None or s.votes.choices[me] is not None:
        return "stone_laid"
    if not s.branches[me]:
        return "branches_spent"
    piles = s.piles
    for space in range(s.sun - 1, 0, -1):
        if me in piles[space]:
            break
    else:
        return "not_behind"
    if piles[space][0] != me:
        return "not_on_top"
    if s.follower is None:
        return None
    return None if s.doubtful and space < space_of(piles, s.follower) else "follower_there"


@action
class ObjectToQuestion(Action):
    """Object to the question: offensive, incomprehensible, off the subject, or its outcome is taken for granted."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me not in s.objectors and s.struck < MOST_STRUCK else ()

    def obstacle(self, s: State, me: int) -> str | None:
        if s.struck >= MOST_STRUCK:
            return "question_stands"
        return "objected_already" if me in s.objectors else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        object_to(s, me, chance)


@action
class WithdrawObjection(Action):
    """Object no longer."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me in s.objectors else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if me in s.objectors else "not_objecting"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.objectors = tuple([each for each in s.objectors if each != me])
        chance.tell(events.ObjectionWithdrawn, me)
