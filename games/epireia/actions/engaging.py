"""Engaging a figure in the open column, or holding it back (The Great Battle, 4; ruling A31)."""

from collections.abc import Iterable
from typing import Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.epireia import events
from games.epireia.battle import engage, fight_on, fighting, owner_of
from games.epireia.content import COLUMNS
from games.epireia.state import State


@action
class Engage(Action):
    """Engage your figure of this front in this column; it fights only once."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        engage(s, s.boards[me].league, chance)


@action
class Hold(Action):
    """Hold your figure back in this column; you may still answer if the enemy engages."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle = fighting(s)
        battle.declined[s.boards[me].league] = True
        chance.tell(events.Held, me, battle.column, False)
        fight_on(s, chance)


@action
class HoldFront(Action):
    """A standing order: hold on this front, unless the enemy engages."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if cls.of().obstacle(s, me) is None else ()

    def obstacle(self, s: State, me: int) -> str | None:
        return "last_column" if fighting(s).column % 3 == 2 else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        battle, league = fighting(s), s.boards[me].league
        battle.holding[league] = battle.declined[league] = True
        chance.tell(events.Held, me, battle.column, True)
        fight_on(s, chance)


@action
class LiftOrder(Action):
    """Lift your standing order: you are asked again where your figure may still be engaged."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),) if me in ordered(s) else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        fighting(s).holding[s.boards[me].league] = False
        chance.tell(events.OrderLifted, me)


def ordered(s: State) -> list[int]:
    """The seats whose standing order is in force and that are not asked just now."""
    battle = s.battle
    if battle is None or battle.column >= len(COLUMNS) or not battle.generals:
        return []
    front = battle.column // 3
    seats = [owner_of(s, league, front) for league in range(2) if battle.holding[league]]
    return sorted(seat for seat in seats if seat != s.asked)
