"""Due times: when a seat's time runs out, and when its reminders and its timeout are due.

All of it follows from the seats' timers, which `storage.match.timer` starts, stops and holds. What happens at such a
moment is decided in `storage.scheduling.deadlines`.
"""

from collections.abc import Collection
from dataclasses import replace
from datetime import datetime, timedelta

from storage.match.change import Deadline, with_hidden_change
from storage.match.model import Chair, Match, Running, Status
from storage.match.quiet_hours import QuietHours, counted_seconds, time_after
from storage.time_source import Span

QUICK_LIMIT = 300.0
"""In seconds: a time limit of a game's rules that is no longer than this is meant for people who play at the same time,
so quiet hours do not stop it."""


def seat_deadline(match: Match, chair: Chair, outages: tuple[Span, ...]) -> datetime | None:
    """Return when a seat's time runs out, in UTC, as only the seat itself may see it; None if no time runs.

    This may be later than what others see (`shown_deadline`), because the seat has taken a secret choice back.

    Args:
        match: The match.
        chair: The seat.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    shown, ends = chair.shown_timer, shown_deadline(match, chair, outages)
    if shown is None or ends is None or shown.extended_to is None:
        return ends
    return max(ends, shown.extended_to)


def shown_deadline(match: Match, chair: Chair, outages: tuple[Span, ...]) -> datetime | None:
    """Return when a seat's time runs out, in UTC, as other players see it; None if no time runs.

    It does not show whether the seat has already chosen in secret.

    Args:
        match: The match.
        chair: The seat.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    shown = chair.shown_timer
    if shown is None or match.paused_at is not None:
        return None
    return time_after(shown.since, seconds_allowed(match, chair, shown), quiet_hours_in(match, chair), outages)


def turn_deadline(match: Match, outages: tuple[Span, ...]) -> datetime | None:
    """Return when the time of the current turn is over, in UTC, as everybody may see it; None if no time runs.

    This is the latest `shown_deadline` of all seats. It does not change when one of several seats chooses.

    Args:
        match: The match.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    if match.status is not Status.PLAYING:
        return None
    return max([moment for chair in match.chairs if (moment := shown_deadline(match, chair, outages))], default=None)


def rules_limit(match: Match, chair: Chair) -> float | None:
    """Return the seconds that the game's rules, not the clock of the match, allow a person for the current decision.

    A seat that has already chosen gets the limit of those who still choose.

    Args:
        match: The match.
        chair: The seat.

    Returns:
        The seconds; None if the rules set no limit, or if no person in this seat takes part in the decision.
    """
    if chair.user is None or match.status is not Status.PLAYING or chair.seat not in match.turn.asked:
        return None
    seats = (chair.seat,) if chair.active else match.active
    limits = [match.rules.time_limit(match.state, seat) for seat in seats]
    if match.clock is not None and match.clock.mode == "live":
        limits += [match.rules.live_limit(match.state, seat) for seat in seats]
    return max([float(each) for each in limits if each is not None], default=None)


def limited_by_rules(match: Match, chair: Chair) -> bool:
    """Return True if a time limit of the game's rules ends a seat's decision sooner than the clock of the match would.

    Missing such a limit does not count as absence: a limit of seconds catches slow players, and under a limit of hours,
    as for a card that may be played out of turn, doing nothing is an answer. An absent player misses other decisions,
    too, and those count.

    Args:
        match: The match.
        chair: The seat.
    """
    limit, shown = rules_limit(match, chair), chair.shown_timer
    return limit is not None and (match.clock is None or shown is None or limit - shown.spent < shown.bank)


def quiet_hours_in(match: Match, chair: Chair) -> QuietHours | None:
    """Return the quiet hours in which a seat's time stops for the current decision.

    Args:
        match: The match.
        chair: The seat.

    Returns:
        The quiet hours; None if the player has none, or if the game's rules limit the decision to at most `QUICK_LIMIT`
        seconds.
    """
    limit = rules_limit(match, chair)
    return None if limit is not None and limit <= QUICK_LIMIT else _quiet_hours_of(chair)


def seconds_allowed(match: Match, chair: Chair, shown: Running) -> float:
    """Return the total seconds that a running timer gives for the decision: its bank, or less if the rules allow less.

    Args:
        match: The match.
        chair: The seat.
        shown: Its running timer, as `Chair.shown_timer` gives it.
    """
    limit = rules_limit(match, chair)
    return shown.bank if limit is None else min(shown.bank, max(0.0, limit - shown.spent))


def seconds_taken(match: Match, chair: Chair, shown: Running, now: datetime, outages: tuple[Span, ...]) -> float:
    """Return the seconds of a running timer that are used up; quiet hours and outages do not count.

    Args:
        match: The match.
        chair: The seat.
        shown: Its running timer, as `Chair.shown_timer` gives it.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    return counted_seconds(shown.since, now, quiet_hours_in(match, chair), outages)


def seconds_left(chair: Chair, shown: Running, now: datetime, outages: tuple[Span, ...]) -> float:
    """Return the seconds left in the bank of a running timer, at least 0; a time limit of the rules is not considered.

    Args:
        chair: The seat.
        shown: Its running timer, as `Chair.shown_timer` gives it.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    return max(0.0, shown.bank - counted_seconds(shown.since, now, _quiet_hours_of(chair), outages))


def _quiet_hours_of(chair: Chair) -> QuietHours | None:
    return None if chair.quiet_hours is None else QuietHours.read(chair.quiet_hours)


SOON_LEAST, SOON_MOST = 30.0, 3600.0
"""Bounds, in seconds, for the last reminder: it comes when a tenth of the time is left, but at least `SOON_LEAST` and
at most `SOON_MOST` before the end."""
HALF, SOON, TIMEOUT = "half", "soon", "timeout"
"""The kinds of deadlines: two reminders, after half of the time and shortly before its end, and the timeout."""
KINDS_LEFT: dict[str | None, tuple[str, ...]] = {None: (HALF, SOON, TIMEOUT), HALF: (SOON, TIMEOUT), SOON: (TIMEOUT,)}
"""The kinds of deadlines that may still follow for a decision, by the last reminder sent (None: none yet).

A reminder that was sent is therefore not sent again, even if the time at which it is due moves.
"""


def time_matters(match: Match) -> bool:
    """Return True if the match has a clock, a seat's timer runs, or the game's rules limit a seat's current decision.

    Otherwise no timers have to be run and no deadlines to be set.
    """
    return match.clock is not None or any(
        chair.shown_timer is not None or rules_limit(match, chair) is not None for chair in match.chairs
    )


def deadlines_of(match: Match, now: datetime, outages: tuple[Span, ...]) -> tuple[Deadline, ...]:
    """Return all deadlines of a match, computed from its timers: timeouts, and the reminders that are still to come.

    Args:
        match: The match.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    if match.paused_at is not None or match.status is not Status.PLAYING:
        return ()
    return tuple([each for chair in match.chairs for each in _deadlines(match, chair, now, outages)])


def _deadlines(match: Match, chair: Chair, now: datetime, outages: tuple[Span, ...]) -> list[Deadline]:
    """Return a seat's deadlines: its timeout, and the reminders that are still to come.

    A seat that has already chosen in secret keeps its reminders, since a missing one would reveal the choice, but has
    no timeout.
    """
    shown = chair.shown_timer
    if chair.user is None or shown is None:
        return []
    if not any(each.active and each.user is not None for each in match.chairs):
        return []  # only computers still decide
    quiet = quiet_hours_in(match, chair)
    moments = {
        kind: time_after(shown.since, seconds, quiet, outages)
        for kind, seconds in _moments(seconds_allowed(match, chair, shown)).items()
    }
    moments[TIMEOUT] = max(moments[TIMEOUT], shown.extended_to or moments[TIMEOUT])
    found = [Deadline(match.id, chair.seat, chair.actions_taken, kind, due) for kind, due in moments.items()]
    kinds = KINDS_LEFT[chair.last_reminder]
    return [each for each in found if each.kind in kinds and (chair.active if each.kind == TIMEOUT else each.due > now)]


def _moments(given: float) -> dict[str, float]:
    """Return when each deadline of a decision is due, by kind, in seconds from its beginning.

    Args:
        given: The seconds that the decision may take.
    """
    moments = {TIMEOUT: given}
    soon = given - min(SOON_MOST, max(SOON_LEAST, given / 10))
    if soon > 0:
        moments[SOON] = soon
        if given / 2 < soon:
            moments[HALF] = given / 2
    return moments


def is_reminder_near(match: Match, chair: Chair, kind: str, now: datetime, outages: tuple[Span, ...]) -> bool:
    """Return True if a seat's own reminder of a kind is past or near, so that it need not be sent after one sent now.

    Near means: within a tenth of the seat's time, or within `SOON_LEAST` seconds. False if no timer runs for the seat.

    Args:
        match: The match.
        chair: The seat.
        kind: The kind of reminder, `half` or `soon`.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count as time.
    """
    shown = chair.shown_timer
    if shown is None:
        return False
    given = seconds_allowed(match, chair, shown)
    after = _moments(given).get(kind)
    if after is None:
        return True
    own = time_after(shown.since, after, quiet_hours_in(match, chair), outages)
    return own <= now + timedelta(seconds=max(SOON_LEAST, given / 10))


def mark_reminded(match: Match, seats: Collection[int], kind: str) -> Match:
    """Return the match with a reminder recorded as sent in the chairs of several seats, so that none gets it twice.

    Args:
        match: The match.
        seats: The seats to which the reminder was sent.
        kind: The kind of reminder, `half` or `soon`.
    """
    chairs = [
        replace(chair, last_reminder=kind) if chair.seat in seats and kind in KINDS_LEFT[chair.last_reminder] else chair
        for chair in match.chairs
    ]
    return with_hidden_change(replace(match, chairs=tuple(chairs)))
