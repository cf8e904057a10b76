"""The actions before a half: choose sides by surname, set up the four philosophers (rules, Setting Up and A2 to A4)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.content import TABLES
from games.grudgematch.field import (
    BIT,
    FORBIDDEN,
    HALF,
    OFF,
    at_column,
    coordinate,
    mirrored,
    read_orders,
    space_named,
    spaces_in,
)
from games.grudgematch.rules.turn import begin_match, lined_up, occupied
from games.grudgematch.state import Position, State

LONGEST_SURNAME = 40


def letters_of(surname: str) -> int:
    """Return the number of letters in a surname, without spaces, hyphens and other signs."""
    return sum(character.isalpha() for character in surname)


@action
class GiveSurname(Action):
    """Enter one's surname, hidden until both players have; the one with the longer surname plays as the Germans."""

    open: ClassVar[tuple[str, ...]] = ("surname",)
    secret: ClassVar[bool] = True
    surname: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (cls.of(),)

    def obstacle(self, s: State, me: int) -> str | None:
        if len(self.surname) > LONGEST_SURNAME or not self.surname.isprintable():
            return "surname_too_long"
        return None if letters_of(self.surname) else "no_letters"

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.surnames
        if not s.surnames.has_chosen(me):
            chance.whisper(me, events.SurnameGiven, me)
        if not s.surnames.choose(me, " ".join(self.surname.split())):
            return
        names = s.surnames.open()
        s.surnames, s.revealed = None, (names[0], names[1])
        longer = letters_of(names[0]) - letters_of(names[1])
        if longer:
            s.german = 0 if longer > 0 else 1
            chance.tell(events.SidesChosen, s.german, s.revealed)
            begin_match(s, chance)
        else:
            s.phase, s.german, s.asked = "sides", 0, 0
            chance.tell(events.SurnamesEqual, s.revealed)


@action
class TakeSide(Action):
    """Choose to play the Germans or the French; the first seat does so if both surnames are equally long."""

    germans: bool

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return cls.of(True), cls.of(False)

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.german = me if self.germans else 1 - me
        chance.tell(events.SidesChosen, s.german, ())
        begin_match(s, chance)


LINEUPS: tuple[tuple[int, ...], ...] = tuple(tuple(map(space_named, each["spaces"])) for each in TABLES["lineups"])
LINEUP_IDS: tuple[str, ...] = tuple(each["id"] for each in TABLES["lineups"])


def lineup_spaces(lineup: int, team: int) -> tuple[int, ...]:
    """Return the four spaces of a team in one of the usual line-ups, ordered by suit.

    Args:
        lineup: The line-up, an index into LINEUPS.
        team: 0 Germans, 1 French.
    """
    spaces = LINEUPS[lineup]
    return tuple([mirrored(space) for space in spaces]) if team else spaces


def next_to_place(s: Position) -> int:
    """Return the first philosopher who is not yet on the field, of the team that is being asked to set up."""
    return s.at.index(OFF, s.asked * 4)


@action
class LineUp(Action):
    """Set up all four philosophers at once in one of the usual line-ups."""

    lineup: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _lineups()  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        team = s.asked
        s.at[team * 4 : team * 4 + 4] = lineup_spaces(self.lineup, team)
        lined_up(s, team, chance)


@action
class LineUpAgain(Action):
    """Set up all four philosophers on the spaces of one's last line-up; offered if that was not one of the usual ones.

    The usual line-ups are offered as `LineUp`.
    """

    shortcut: ClassVar[bool] = True
    again: ClassVar[bool] = True

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        before = s.lineups[s.asked]
        usual = [lineup_spaces(lineup, s.asked) for lineup in range(len(LINEUPS))]
        return (cls.of(),) if before and before not in usual else ()

    def play(self, s: State, me: int, chance: Chance) -> None:
        team = s.asked
        s.at[team * 4 : team * 4 + 4] = s.lineups[team]
        lined_up(s, team, chance)


@cache
def _lineups() -> tuple[LineUp, ...]:
    return tuple([LineUp.of(lineup) for lineup in range(len(LINEUPS))])


@action
class Place(Action):
    """Set up one's next philosopher, in the order of suits, on an open space of one's own half."""

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
    """Set up all four philosophers at once, entered as text such as "Nietzsche F1, Kant C4, Husserl I4, Hegel F7"."""

    open: ClassVar[tuple[str, ...]] = ("order",)
    order: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_TYPE_LINE_UP,)  # type: ignore[return-value]

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


_TYPE_LINE_UP = TypeLineUp()
