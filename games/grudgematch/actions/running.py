"""The actions of phases 1 to 3: place the ball, leave the penalty box, run (rules, A5 to A7 and A22)."""

from collections.abc import Iterable
from functools import cache
from typing import ClassVar, Self

from games.core.action import Action, action
from games.core.chance import Chance
from games.core.states import clone
from games.grudgematch import events
from games.grudgematch.content import philosophers_in
from games.grudgematch.field import (
    BIT,
    COLUMN_BITS,
    COLUMN_LETTERS,
    FORBIDDEN,
    OFF,
    ROWS,
    at_column,
    reach,
    read_orders,
)
from games.grudgematch.rules.turn import (
    ball_lands,
    ball_places,
    begin_kicks,
    check_box,
    come_back,
    end_run,
    free_for,
    go_on_running,
    place_ball,
    release_places,
    runners,
)
from games.grudgematch.state import MOST_CHANGES, Position, Runner, State


@action
class PlaceBall(Action):
    """Place the ball that has landed on one's philosopher beside him, neither in a goal nor in one's own goal box."""

    space: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [_BALLS[space] for space in ball_places(s)]  # type: ignore[misc]

    def play(self, s: State, me: int, chance: Chance) -> None:
        place_ball(s, s.asked, self.space, chance)
        if not ball_lands(s, self.space, chance):
            return
        if s.kick:
            s.kick = None
            begin_kicks(s, chance)
        else:
            check_box(s, chance)


_BALLS = tuple([PlaceBall(space) for space in range(OFF)])


@action
class ComeBack(Action):
    """Choose where a philosopher returns from the penalty box, if several open spaces are equally near its exit."""

    space: int

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return [cls.of(space) for space in release_places(s, s.released)]

    def play(self, s: State, me: int, chance: Chance) -> None:
        come_back(s, s.released, self.space, chance)


def _run(s: State, philosopher: int, die: int, space: int) -> None:
    """Move a philosopher to a space, use up the die, and note that he has run in this turn."""
    dice = list(s.dice)
    dice.remove(die)
    s.at[philosopher], s.dice, s.ran = space, tuple(dice), s.ran | 1 << philosopher


def _run_and_tell(s: State, philosopher: int, die: int, space: int, chance: Chance) -> None:
    start = s.at[philosopher]
    _run(s, philosopher, die, space)
    s.runner = None
    chance.tell(events.Ran, philosopher, start, space)


def _standstill(s: Position, philosopher: int) -> str | None:
    """Return why a philosopher may not run at all, as a key for `Presentation.refusal`, or None if he may."""
    if s.at[philosopher] == OFF:
        return "in_penalty_box"
    return "has_run" if s.ran >> philosopher & 1 else None


def _run_obstacle(s: Position, philosopher: int, die: int, space: int) -> str | None:
    """Return why a philosopher may not run to a space, as a key for `Presentation.refusal`, or None if he may.

    Args:
        s: The state or view.
        philosopher: The philosopher, 0 to 7.
        die: The number on the die for this run, which is the maximum number of steps.
        space: The space where the run should end; on the field.
    """
    if space == s.at[philosopher]:
        return "stands_there"
    if FORBIDDEN[philosopher] & BIT[space]:
        return "goalies_box"
    free = free_for(s, philosopher)
    if not free & BIT[space]:
        return "occupied"
    return None if reach(s.at[philosopher], die, free) & BIT[space] else "out_of_reach"


@action
class PickRunner(Action):
    """Choose the philosopher who runs next, and one of the rolled dice, which limits how far he may run."""

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
    return tuple([PickRunner.of(each, die) for each in philosophers_in(able) for die in dict.fromkeys(dice)])


@action
class RunTo(Action):
    """Let the chosen philosopher run to a space within reach of his die, around the ball and other philosophers.

    He runs in orthogonal steps. A column is a letter, a row a number from 1.
    """

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
        _run_and_tell(s, *s.runner, at_column(self.column, self.row), chance)
        go_on_running(s, chance)


_TO = tuple([tuple([RunTo(letter, row + 1) for row in range(ROWS)]) for letter in COLUMN_LETTERS])


@cache
def _column(column: int, rows: int) -> tuple[RunTo, ...]:
    return tuple([to for row, to in enumerate(_TO[column]) if rows >> row & 1])


@action
class TypeRun(Action):
    """Make one or more runs entered as text, such as "Hegel to E7, Kant to C4".

    Each run uses the smallest die that suffices.
    """

    open: ClassVar[tuple[str, ...]] = ("order",)
    order: str = ""

    @classmethod
    def offers(cls, s: State, me: int) -> Iterable[Self]:
        return (_TYPE_RUN,)  # type: ignore[return-value]

    def obstacle(self, s: State, me: int) -> str | None:
        runs = _plan_runs(s, self.order)
        return runs if isinstance(runs, str) else None

    def play(self, s: State, me: int, chance: Chance) -> None:
        runs = _plan_runs(s, self.order)
        assert not isinstance(runs, str)
        for philosopher, die, space in runs:
            _run_and_tell(s, philosopher, die, space, chance)
        go_on_running(s, chance)


_TYPE_RUN = TypeRun()


def _plan_runs(s: State, order: str) -> list[tuple[int, int, int]] | str:
    """Parse and check runs that a player has typed, without changing the state.

    Args:
        s: The state before the runs.
        order: The text as typed, such as "Hegel to E7, Kant to C4".

    Returns:
        The runs in order, each as philosopher, die and space; if one is invalid, the key of a refusal instead.
    """
    orders = read_orders(order, s.asked)
    if isinstance(orders, str):
        return orders
    after, found = clone(s), []
    for philosopher, space in orders:
        if reason := _standstill(after, philosopher):
            return reason
        if not after.dice:
            return "no_die_left"
        dice = sorted(after.dice)
        if reason := _run_obstacle(after, philosopher, dice[-1], space):
            return reason
        die = next(die for die in dice if _run_obstacle(after, philosopher, die, space) is None)
        _run(after, philosopher, die, space)
        found.append((philosopher, die, space))
    return found


class Retraction(Action):
    """Base class of actions that take back a choice of the same turn, at most MOST_CHANGES times a turn in all."""

    __slots__ = ()

    def obstacle(self, s: State, me: int) -> str | None:
        return None if s.changes[s.asked] < MOST_CHANGES else "no_more_changes"

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.changes[s.asked] += 1
        self.retract(s)

    def retract(self, s: State) -> None:
        """Take back the choice by changing the state in place; each subclass defines which choice that is."""
        raise NotImplementedError


@action
class AnotherRunner(Retraction):
    """Take back the chosen runner and die, to choose others; allowed six times a turn in all."""

    aside: ClassVar[bool] = True

    def retract(self, s: State) -> None:
        s.runner = None


@action
class EndRun(Action):
    """End the runs of this turn, or the run of a bonus; the remaining dice go unused."""

    aside: ClassVar[bool] = True

    def gives_up(self, view: object) -> bool:
        return True  # without a die, or without anybody who can run, the runs have ended by themselves

    def play(self, s: State, me: int, chance: Chance) -> None:
        s.runner = None
        end_run(s, chance)
