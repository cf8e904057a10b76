"""Matches with a clock for tests: fire deadlines, pause, change the clock or quiet hours, read the public times."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

from storage import Clock, Match, Store
from storage.match.due_times import turn_deadline
from storage.match.model import Chair, Held, Running, Stopped
from tests.storage.tables import ANN, BOB, seat


async def set_quiet_hours(
    store: Store, user: int, start: int | None, end: int | None, *, runs_on: bool = False
) -> list[Match]:
    """Set a user's quiet hours, given in full hours."""
    minutes = [None if hour is None else hour * 60 for hour in (start, end)]
    person = await store.user_settings.change(
        user, lambda one: replace(one, quiet_from=minutes[0], quiet_to=minutes[1], clock_always_runs=runs_on)
    )
    return await store.deadlines.set_quiet(user, person.clock_stops_in)


async def agree_on_clock(store: Store, match: Match, clock: Clock | None) -> Match:
    """Change the clock by consent of Ann, who asks, and Bob."""
    match = await store.consent.change_clock(match.id, f"c{match.question_count}", ANN, "Ann", clock)
    return await store.consent.answer(match.id, f"y{match.question_count}", BOB, match.question_count, "yes")


async def pause_table(store: Store, match: Match) -> Match:
    """Pause the match by consent of Ann, who asks, and Bob."""
    match = await store.consent.pause(match.id, f"p{match.question_count}", ANN, "Ann")
    return await store.consent.answer(match.id, f"y{match.question_count}", BOB, match.question_count, "yes")


async def resume_table(store: Store, match: Match) -> Match:
    """Resume the match by consent of Ann, who asks, and Bob."""
    match = await store.consent.resume(match.id, f"r{match.question_count}", ANN, "Ann")
    return await store.consent.answer(match.id, f"y{match.question_count}", BOB, match.question_count, "yes")


Open = Callable[..., Awaitable[Store]]


async def table_with_clock(store: Store, clock: Clock, *people: int, **options: Any) -> Match:
    """Start a match of these users with a clock."""
    match = await seat(store, *people, **options)
    await store.lobbies.set_clock(match.id, "clock", people[0], clock)
    return await store.lobbies.start(match.id, "start", people[0])


async def fire_all(store: Store) -> list[Any]:
    """Fire all deadlines that are due, including those that firing makes due."""
    fired = []
    while due := await store.deadlines.due(store.time.now()):
        fired += [await store.deadlines.fire(deadline) for deadline in due]
    return fired


def bank(chair: Chair) -> float | None:
    """Return the seconds in the bank of a seat; for a running timer, those it started with."""
    return chair.timer.bank if isinstance(chair.timer, Stopped) else shown(chair).bank


def is_held(chair: Chair) -> bool:
    """Return True if the timer is held, since the seat has chosen in secret while others still choose."""
    return isinstance(chair.timer, Held)


def kept(chair: Chair) -> float:
    """Return the seconds that a decision of several at once leaves in the bank, however long it takes the seat."""
    return shown(chair).bank_at_start


def shown(chair: Chair) -> Running:
    """Return the timer that appears to run."""
    assert chair.shown_timer is not None
    return chair.shown_timer


def running(match: Match) -> list[int]:
    """Return the seats whose timers appear to run."""
    return [chair.seat for chair in match.chairs if chair.shown_timer is not None]


def public_times(match: Match) -> tuple[datetime, datetime | None, list[int]]:
    """Return all times that a board shows, except how many seats have yet to choose."""
    return match.turn.since, turn_deadline(match, ()), running(match)
