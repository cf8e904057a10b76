"""Timeouts and reminders: what happens when a deadline is due, as use cases.

When it is due stands in `storage.match.due_times`; `storage.scheduling.deadlines` fires it.
"""

from games.core.action import Action
from storage.errors import VoidDeadline
from storage.match.change import Act, Change, Deadline, PendingReminder
from storage.match.due_times import SOON, TIMEOUT, deadlines_of, is_reminder_near, mark_reminded, seat_deadline
from storage.match.model import Match, Seat, Status
from storage.match.play import submit
from storage.time_source import TimeContext


def timeout_act(deadline: Deadline, time: TimeContext, key: str) -> Act:
    """Return the use case that takes the game's timeout action for a seat whose time has run out.

    Args:
        deadline: The deadline.
        time: The clock to read, and the intervals in which the bot was down.
        key: The idempotency key of the action.

    Returns:
        The use case, a function of the match. When called, it raises VoidDeadline if the seat's time is not over, the
        seat has acted, or the match is paused or not being played.
    """

    def choose(match: Match) -> Action:
        _require_due(match, deadline, time)
        return match.rules.timeout_action(match.state, deadline.seat)

    play = submit(key, Seat(deadline.seat), choose, time=time)

    def act(match: Match) -> Change:
        if match.status is not Status.PLAYING or match.paused_at is not None:
            raise VoidDeadline
        return play(match)

    return act


def reminder_act(deadline: Deadline, time: TimeContext) -> Act:
    """Return the use case that stores a reminder to be sent to the seats of the turn, and notes that they got it.

    The reminder `half` counts for all seats with a running timer, so it is sent once in a turn. The reminder `soon`
    counts for the seats whose own `soon` is past or near (`is_reminder_near`); for the others one is sent later.

    Args:
        deadline: The deadline.
        time: The clock to read, and the intervals in which the bot was down.

    Returns:
        The use case, a function of the match. When called, it raises VoidDeadline if the reminder is not due, or the
        match is paused or not being played.
    """

    def act(match: Match) -> Change:
        _require_due(match, deadline, time)
        now, away = time.now(), time.outages
        timed = [chair for chair in match.chairs if chair.shown_timer is not None]
        told = [
            chair.seat for chair in timed if deadline.kind != SOON or is_reminder_near(match, chair, SOON, now, away)
        ]
        given = mark_reminded(match, {deadline.seat, *told}, deadline.kind)
        return Change(
            given, deadlines=deadlines_of(given, now, away), reminder=PendingReminder(deadline, match.turn.since, now)
        )

    return act


def _require_due(match: Match, deadline: Deadline, time: TimeContext) -> None:
    """Raise an error unless a deadline is due now: its seat may have acted, or its moment may have moved.

    Args:
        deadline: The deadline.
        match: The match as it is now.
        time: The clock to read, and the intervals in which the bot was down.

    Raises:
        VoidDeadline: The deadline is not due.
    """
    if match.status is not Status.PLAYING or not deadline.seat < len(match.chairs):
        raise VoidDeadline
    chair = match.chairs[deadline.seat]
    moment = seat_deadline(match, chair, time.outages)
    if chair.user is None or chair.actions_taken != deadline.actions_taken or moment is None:
        raise VoidDeadline
    if deadline.kind == TIMEOUT:
        if not chair.active or moment > time.now():
            raise VoidDeadline
        return
    for each in deadlines_of(match, deadline.due, time.outages):
        if each.seat == deadline.seat and each.kind == deadline.kind and each.due > time.now():
            raise VoidDeadline  # it was moved to a later time
