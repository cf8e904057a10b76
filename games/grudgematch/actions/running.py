"""Phase 3: choose a philosopher and a die, then a space; or type it (Run!; ruling A7)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.grudgematch import events
from games.grudgematch.field import BIT, COLUMN_BITS, FORBIDDEN, LETTERS, OFF, ROWS, at_column, reach
from games.grudgematch.orders import read_orders
from games.grudgematch.position import free_for, runners
from games.grudgematch.state import MOST_CHANGES, Runner, State
from games.grudgematch.turns import end_run, go_on_running


def run_to(s: State, philosopher: int, die: int, space: int, chance: Chance) -> None:
    """He runs; the die is used up."""
    start, dice = s.at[philosopher], list(s.dice)
    s.at[philosopher] = space
    dice.remove(die)
    s.dice, s.ran = tuple(dice), s.ran | 1 << philosopher
    s.runner = None
    chance.tell(events.Ran, philosopher, start, space)


def _standstill(s: State, philosopher: int) -> str | None:
    """Why he may not run at all."""
    if s.at[philosopher] == OFF:
        return "in_penalty_box"
    if s.ran >> philosopher & 1:
        return "has_run"
    return None


@action
class PickRunner(Action):
    """Choose who runs next, and by which die."""

    philosopher: int
    die: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return _picks(runners(s), s.dice)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        if not 0 <= self.philosopher - s.asked * 4 < 4:
            return "no_such_philosopher"
        if self.die not in s.dice:
            return "no_such_die"
        if reason := _standstill(s, self.philosopher):
            return reason
        return None if reach(s.at[self.philosopher], 1, free_for(s, self.philosopher)) else "hemmed_in"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.runner = Runner(self.philosopher, self.die)


@cache
def _picks(able: int, dice: tuple[int, ...]) -> tuple[PickRunner, ...]:
    return tuple([PickRunner.of(each, die) for each in range(8) if able >> each & 1 for die in dict.fromkeys(dice)])


@action
class RunTo(Action):
    """Run there: not through the ball or anybody, and not diagonally."""

    column: str
    row: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        assert s.runner
        runner, die = s.runner
        mask = reach(s.at[runner], die, free_for(s, runner))
        found: list[Self] = []
        column = 0
        while mask:
            if rows := mask & COLUMN_BITS:
                found += _column(column, rows)  # type: ignore[arg-type]
            mask >>= ROWS
            column += 1
        return found

    def obstacle(self, s: State, me: int) -> str | None:
        assert s.runner
        space = at_column(self.column, self.row)
        if space == OFF:
            return "off_field"
        return _run_obstacle(s, *s.runner, space)

    def play(self, s: State, me: int, chance: Chance) -> None:
        assert s.runner
        run_to(s, *s.runner, at_column(self.column, self.row), chance)
        go_on_running(s, chance)


_TO = tuple([tuple([RunTo(letter, row + 1) for row in range(ROWS)]) for letter in LETTERS])


@cache
def _column(column: int, rows: int) -> tuple[RunTo, ...]:
    return tuple([to for row, to in enumerate(_TO[column]) if rows >> row & 1])


def _run_obstacle(s: State, philosopher: int, die: int, space: int) -> str | None:
    if space == s.at[philosopher]:
        return "stands_there"
    if FORBIDDEN[philosopher] & BIT[space]:
        return "goalies_box"
    free = free_for(s, philosopher)
    if not free & BIT[space]:
        return "occupied"
    return None if reach(s.at[philosopher], die, free) & BIT[space] else "out_of_reach"


@action
class TypeRun(Action):
    """Type who runs where: «Hegel to E7». Each uses the smallest die that takes him there."""

    open: ClassVar[tuple[str, ...]] = ("order",)
    order: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_TYPED,)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        runs = plan_runs(s, self.order)
        return runs if isinstance(runs, str) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        runs = plan_runs(s, self.order)
        assert not isinstance(runs, str)
        for philosopher, die, space in runs:
            run_to(s, philosopher, die, space, chance)
        go_on_running(s, chance)


_TYPED = TypeRun()


def plan_runs(s: State, order: str) -> list[tuple[int, int, int]] | str:
    """Who runs by which die to which space, one after the other; or the key of what is wrong. Changes nothing."""
    orders = read_orders(order, s.asked)
    if isinstance(orders, str):
        return orders
    at, dice, found = list(s.at), list(s.dice), []
    taken = 0
    for space in at:
        taken |= BIT[space]
    for philosopher, space in orders:
        if reason := _standstill(s, philosopher):
            return reason
        if not dice:
            return "no_die_left"
        if space == at[philosopher]:
            return "stands_there"
        if FORBIDDEN[philosopher] & BIT[space]:
            return "goalies_box"
        if (taken | BIT[s.ball]) & BIT[space]:
            return "occupied"
        free = ~(taken | BIT[s.ball] | FORBIDDEN[philosopher]) & _FIELD
        enough = [die for die in sorted(dice) if reach(at[philosopher], die, free) & BIT[space]]
        if not enough:
            return "out_of_reach"
        dice.remove(enough[0])
        taken = taken & ~BIT[at[philosopher]] | BIT[space]
        at[philosopher] = space
        found.append((philosopher, enough[0], space))
    return found


_FIELD = (1 << OFF) - 1


@action
class AnotherRunner(Action):
    """Choose another philosopher or die; only so many choices a turn may be taken back."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_ANOTHER,) if s.changes[s.asked] < MOST_CHANGES else ()  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.changes[s.asked] < MOST_CHANGES else "no_more_changes"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.runner = None
        s.changes[s.asked] += 1


_ANOTHER = AnotherRunner()


@action
class EndRun(Action):
    """Leave the rest of the dice unused."""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_END,)  # type: ignore[return-value]

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.runner = None
        end_run(s, chance)


_END = EndRun()
