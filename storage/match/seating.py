"""Seating: put another person or a computer into a seat of a running match, and end a match before its rules do.

It also says when a player counts as absent, and when the others have waited so long for a seat that the bot asks again.
What the players decide about such a seat stands in `storage.match.consent_rules`.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

import orjson

from games.core.values import Outcome
from storage.errors import Refused
from storage.match.change import Change, visible_change
from storage.match.due_times import time_matters
from storage.match.model import Chair, Ending, Match, Status, Stopped
from storage.match.quiet_hours import counted_seconds
from storage.match.timer import run_timers, with_deadlines
from storage.time_source import Span, TimeContext

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


# -- absent players -------------------------------------------------------------------------------------------------

TIMEOUTS_BEFORE_QUESTION = 2
"""The number of timeouts in a row after which the other players are asked about a seat."""
SILENCE_LIMIT = timedelta(days=3)
"""In a match without a clock, a player who takes longer than this for a decision counts as absent."""
EMPTY_SEAT_BANKS = 2
"""The bot asks again about an empty seat after this many times the clock's bank, or after `SILENCE_LIMIT` if that is
sooner or there is no clock."""


def long_empty_seat(match: Match, now: datetime, outages: Iterable[Span]) -> int | None:
    """Return the first empty seat for which the other players have waited so long that the bot asks about it again.

    Here, a seat counts as empty if it has a decision to make but has no player, or its player has left the Discord
    server and no timer runs for it.

    Args:
        match: The match.
        now: The current time, in UTC.
        outages: The intervals in which the bot was down; they do not count.

    Returns:
        The seat; None if there is none, or if nothing can be asked now.
    """
    open_ = match.question is not None and match.question.is_open
    if match.status is not Status.PLAYING or match.paused_at is not None or open_:
        return None
    enough = SILENCE_LIMIT.total_seconds()
    if match.clock is not None:
        enough = min(EMPTY_SEAT_BANKS * match.clock.bank, enough)
    for chair in match.chairs:
        empty = chair.is_vacant or (chair.left_server and chair.shown_timer is None)
        waits_since = chair.thinking_since or match.turn.since
        if chair.active and empty and counted_seconds(waits_since, now, None, outages) >= enough:
            return chair.seat
    return None


def restart_waiting(match: Match, seat: int, now: datetime) -> Match:
    """Return the match with the waiting time for an empty seat restarted, so that the bot asks about it again later.

    Args:
        match: The match.
        seat: The seat; nothing changes if its player is there or it has no decision to make.
        now: The current time, in UTC.
    """
    chairs = [
        replace(chair, thinking_since=now)
        if chair.seat == seat and chair.active and (chair.is_vacant or chair.left_server)
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))
