"""Setting up the four philosophers in one's own in-field (Setting Up; rulings A2, A3)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch.content import TABLES
from games.grudgematch.field import BIT, FORBIDDEN, HALF, OFF, at_column, coordinate, mirrored, named, spaces_in
from games.grudgematch.orders import read_orders
from games.grudgematch.position import occupied
from games.grudgematch.state import State
from games.grudgematch.turns import lined_up

LINEUPS: tuple[tuple[int, ...], ...] = tuple(tuple(map(named, each["spaces"])) for each in TABLES["lineups"])
LINEUP_NAMES: tuple[str, ...] = tuple(each["name"] for each in TABLES["lineups"])


def lineup_spaces(lineup: int, team: int) -> tuple[int, ...]:
    """By suit, where a team stands in one of the line-ups."""
    spaces = LINEUPS[lineup]
    return tuple([mirrored(space) for space in spaces]) if team else spaces


def next_to_place(s: State) -> int:
    """The first philosopher of the team who does not stand yet."""
    return s.at.index(OFF, s.asked * 4)


@action
class LineUp(Action):
    """Set up all four at once in a usual line-up."""

    lineup: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _lineups()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        team = s.asked
        s.at[team * 4 : team * 4 + 4] = lineup_spaces(self.lineup, team)
        lined_up(s, team, chance)


@cache
def _lineups() -> tuple[LineUp, ...]:
    return tuple([LineUp.of(lineup) for lineup in range(len(LINEUPS))])


@action
class Place(Action):
    """Set up your next philosopher on an open space of your own half."""

    column: str
    row: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        free = HALF[s.asked] & ~occupied(s) & ~FORBIDDEN[next_to_place(s)]
        return [_PLACES[space] for space in spaces_in(free)]  # type: ignore[misc]

    def obstacle(self, s: State, me: int) -> str | None:
        space = at_column(self.column, self.row)
        return _place_obstacle(s.asked, next_to_place(s), space, occupied(s))

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.at[next_to_place(s)] = at_column(self.column, self.row)
        if s.at[s.asked * 4 + 3] != OFF:
            lined_up(s, s.asked, chance)


def _place_obstacle(team: int, philosopher: int, space: int, taken: int) -> str | None:
    if space == OFF:
        return "off_field"
    if not HALF[team] & BIT[space]:
        return "not_your_half"
    if FORBIDDEN[philosopher] & BIT[space]:
        return "goalies_box"
    return "occupied" if taken & BIT[space] else None


_PLACES = tuple([Place(coordinate(space)[0], int(coordinate(space)[1:])) for space in range(OFF)])


@action
class TypeLineUp(Action):
    """Set up all four by typing where each stands."""

    open: ClassVar[tuple[str, ...]] = ("order",)
    order: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_TYPED,)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        orders = read_orders(self.order, s.asked)
        if isinstance(orders, str):
            return orders
        taken = 0
        for philosopher, space in orders:
            if reason := _place_obstacle(s.asked, philosopher, space, taken):
                return reason
            taken |= BIT[space]
        return None if len(orders) == 4 else "not_all_four"

    def play(self, s: State, me: int, chance: Chance) -> None:
        orders = read_orders(self.order, s.asked)
        assert not isinstance(orders, str)
        for philosopher, space in orders:
            s.at[philosopher] = space
        lined_up(s, s.asked, chance)


_TYPED = TypeLineUp()
