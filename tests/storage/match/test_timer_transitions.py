"""Each transition of a timer, and how timers are stored."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest

from storage import Clock
from storage.db.schema import seats
from storage.match.clock import HOUR, MINUTE
from storage.match.model import Chair, Held, Running, Stopped, Timer
from storage.match.timer import Part, next_timer
from storage.unit_of_work.mapping import CHAIR
from tests.fake_time import NOON

DAYS, LIVE = Clock.days(24, 6), Clock.live(60)
LATER = NOON + timedelta(hours=20)
RUNNING = Running(24 * HOUR, NOON)
"""Of these hours twenty have passed."""
HELD = Held(RUNNING)
LEFT = 4 * HOUR


def moved(timer: Timer, part: Part, clock: Clock = DAYS, **given: Any) -> Timer:
    """Return the timer some time later; by default no decision begins, and one that ends earns its increment."""
    settings: dict[str, Any] = {
        "begins": False,
        "earns": True,
        "together": False,
        "missed": False,
        "minimum": 5 * MINUTE,
    }
    left = given.pop("left", LEFT)
    return next_timer(timer, part, clock, LATER, left=lambda: left, **(settings | given))


@pytest.mark.parametrize("begins", [False, True])
@pytest.mark.parametrize("bank", [None, 7 * HOUR])
def test_a_stopped_timer_without_a_part_stays(bank: float | None, begins: bool) -> None:
    assert moved(Stopped(bank), Part.NONE, begins=begins) == Stopped(bank)


def test_a_running_timer_stops_with_what_the_decision_earned() -> None:
    assert moved(RUNNING, Part.NONE) == Stopped(10 * HOUR)
    assert moved(RUNNING, Part.NONE, LIVE) == Stopped(1 * HOUR), "each decision has all of it"


def test_a_running_timer_of_an_undone_decision_stops_with_what_is_left() -> None:
    assert moved(RUNNING, Part.NONE, earns=False) == Stopped(4 * HOUR)


@pytest.mark.parametrize("earns", [False, True])
@pytest.mark.parametrize("used", [0.0, 3 * HOUR])
def test_a_decision_of_several_at_once_costs_and_earns_nothing(earns: bool, used: float) -> None:
    """A bank that depended on the moment of a choice would show it by the seat's next deadline."""
    timer = Running(15 * HOUR - used, NOON, 5 * HOUR, used=used)
    for each in (timer, Held(timer), Held(replace(timer, extended_to=LATER))):
        assert moved(each, Part.NONE, earns=earns, together=True) == Stopped(15 * HOUR)
        assert moved(each, Part.DECIDING, earns=earns, together=True, begins=True) == Running(15 * HOUR, LATER)


def test_a_decision_that_the_clock_made_uses_the_bank_up() -> None:
    assert moved(RUNNING, Part.CHOSEN, together=True, missed=True, left=0.0) == Held(RUNNING, missed=True)
    assert moved(Held(RUNNING, missed=True), Part.NONE, together=True) == Stopped(6 * HOUR)
    assert moved(RUNNING, Part.NONE, together=True, missed=True, left=0.0) == Stopped(6 * HOUR)


@pytest.mark.parametrize("begins", [False, True])
def test_a_stopped_timer_begins(begins: bool) -> None:
    assert moved(Stopped(), Part.DECIDING, begins=begins) == Running(24 * HOUR, LATER)
    assert moved(Stopped(7 * HOUR), Part.DECIDING, begins=begins) == Running(7 * HOUR, LATER)
    assert moved(Stopped(0.0), Part.DECIDING, begins=begins) == Running(5 * MINUTE, LATER), "the clock's minimum"
    assert moved(Stopped(7.0), Part.DECIDING, LIVE, begins=begins) == Running(1 * HOUR, LATER)


def test_a_running_timer_goes_on() -> None:
    assert moved(RUNNING, Part.DECIDING) is RUNNING


def test_a_running_timer_begins_again() -> None:
    assert moved(Running(24 * HOUR, NOON, 100.0), Part.DECIDING, begins=True) == Running(10 * HOUR, LATER)
    assert moved(RUNNING, Part.DECIDING, begins=True, earns=False) == Running(4 * HOUR, LATER)


def test_a_held_timer_goes_on_as_it_was_shown() -> None:
    """Taking a choice back gains no time and is not visible."""
    assert moved(HELD, Part.DECIDING) is RUNNING


def test_a_held_timer_that_is_nearly_over_leaves_a_moment_which_nobody_else_sees() -> None:
    extended = replace(RUNNING, extended_to=LATER + timedelta(minutes=5))
    assert moved(HELD, Part.DECIDING, left=10.0) == extended
    assert moved(extended, Part.CHOSEN, left=0.0) == HELD, "the moment is over with the next choice"
    assert moved(extended, Part.DECIDING, begins=True, left=0.0) == Running(6 * HOUR, LATER)


def test_a_running_timer_is_held_and_shown_to_run_on() -> None:
    assert moved(RUNNING, Part.CHOSEN) == HELD


def test_a_held_timer_stays_held() -> None:
    assert moved(HELD, Part.CHOSEN) is HELD


def test_a_stopped_timer_is_held_as_if_it_began() -> None:
    """A clock is set, or a new player sits down, when the seat has already chosen."""
    assert moved(Stopped(), Part.CHOSEN) == Held(Running(24 * HOUR, LATER))


@pytest.mark.parametrize(("timer", "bank"), [(RUNNING, 10), (HELD, 24), (Stopped(7 * HOUR), 7)])
def test_a_decision_begins_for_a_seat_that_has_chosen_in_it_already(timer: Timer, bank: int) -> None:
    """An undo returns to it."""
    assert moved(timer, Part.CHOSEN, begins=True) == Held(Running(bank * HOUR, LATER))


@pytest.mark.parametrize(
    "timer",
    [Stopped(), Stopped(0.0), Stopped(3.5), RUNNING, Running(1.5, NOON, 2.5, LATER, 0.5), HELD, Held(RUNNING, True)],
)
def test_a_timer_is_read_as_it_was_written(timer: Timer) -> None:
    columns = {"match": 1, **CHAIR.write(Chair(0, 1, "Ann", timer=timer))}
    assert (columns["timer"] is None) == (timer == Stopped())
    assert CHAIR.read([columns[column.name] for column in seats.c]).timer == timer
