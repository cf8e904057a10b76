"""Seating: put another person or a computer into a seat of a running match, and end a match before its rules do."""

from dataclasses import replace

import orjson

from games.core.values import Outcome
from storage.errors import Refused
from storage.match.change import Change, visible_change
from storage.match.due_times import time_matters
from storage.match.model import Chair, Ending, Match, Status, Stopped
from storage.match.timer import run_timers, with_deadlines
from storage.time_source import TimeContext

STAND_IN = "middle"
"""The level of the computer player that takes over a seat that its player gave up."""


def seat_player(match: Match, chair: Chair, time: TimeContext) -> Change:
    """Return the change that puts a new player into a seat and resets the seat's timer, timeouts and totals.

    Args:
        match: The match.
        chair: The chair with the new player's user or computer already set.
        time: The clock to read, and the intervals in which the bot was down.
    """
    now = time.now()
    new = replace(
        chair,
        timeouts=0,
        left_server=False,
        timer=Stopped(),
        last_reminder=None,
        thinking_since=now if chair.seat in match.turn.asked else None,
        thinking_seconds=0,
        decisions=0,
        missed_decisions=0,
    )
    chairs = (*match.chairs[: chair.seat], new, *match.chairs[chair.seat + 1 :])
    match = replace(match, chairs=chairs, version=match.version + 1)
    if not time_matters(match):
        return Change(match)
    return with_deadlines(run_timers(match, now, time.outages), time)


def seat_person(match: Match, chair: Chair, user: int, name: str, quiet_hours: str | None, time: TimeContext) -> Change:
    """Return the change that gives a seat to a person, in place of a computer player or because it is vacant.

    Args:
        match: The match.
        chair: The chair as it is.
        user: The person's Discord id.
        name: The person's name.
        quiet_hours: The person's quiet hours, as `QuietHours.write` returns them; None if there are none.
        time: The clock to read, and the intervals in which the bot was down.

    Raises:
        Refused: The person has a seat in the match already (`already_in`), or a person has this seat (`seat_taken`).
    """
    if match.seat_of(user) is not None:
        raise Refused("already_in")
    if chair.user is not None:
        raise Refused("seat_taken")
    new = replace(chair, user=user, name=name, computer=None, reserved_for=None, quiet_hours=quiet_hours)
    return seat_player(match, new, time)


def hand_over(match: Match, chair: Chair, computer: str | None, time: TimeContext) -> Change:
    """Return the change that removes a user from their seat, which stays reserved so that they may take it back.

    Args:
        match: The match.
        chair: The chair as it is.
        computer: The level of the computer player that continues; None leaves the seat vacant.
        time: The clock to read, and the intervals in which the bot was down.
    """
    owner = chair.user or chair.reserved_for
    new = replace(chair, user=None, computer=computer, reserved_for=owner, quiet_hours=None)
    return seat_player(match, new, time)


def stop_match(match: Match, ending: Ending, outcome: Outcome | None, time: TimeContext) -> Change:
    """Return the change that ends a match before its rules do; a match that has not started is cancelled.

    Args:
        match: The match.
        ending: Why it ends.
        outcome: The winners and scores; None if nobody wins.
        time: The clock to read, and the intervals in which the bot was down.
    """
    stopped = replace(
        match,
        status=Status.ENDED if match.status is Status.PLAYING else Status.CANCELLED,
        chairs=tuple([replace(chair, active=False) for chair in match.chairs]),
        turn=replace(match.turn, asked=()),
        outcome=outcome,
        ending_json=orjson.dumps(ending).decode(),
        ended_at=time.now(),
        paused_at=None,
        is_suspended=False,
    )
    return replace(visible_change(stopped), deadlines=())
