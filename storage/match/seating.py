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
        untold=None,
        untold_timeouts=0,
        timer=Stopped(),
        last_reminder=None,
        thinking_since=now if chair.seat in match.turn.asked else None,
        last_heard=now,
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
"""In a match without a clock, a player who is asked for a decision and not heard of for longer counts as absent."""
EMPTY_SEAT_BANKS = 2
"""The bot asks again about an empty seat after this many times the clock's bank, or after `SILENCE_LIMIT` if that is
sooner or there is no clock."""


def waits_since(match: Match, chair: Chair) -> datetime:
    """Return since when the others wait for a seat that is asked for a decision, as far as everybody knows, in UTC.

    A hidden choice, or a private step towards it, changes nothing here.

    Args:
        match: The match.
        chair: The seat.
    """
    return match.turn.since if chair.last_heard is None else max(match.turn.since, chair.last_heard)


def is_silent(match: Match, chair: Chair, now: datetime) -> bool:
    """Return True if a match has no clock and a seat that takes part in the decision has not been heard of for long.

    It does not matter whether the seat has chosen in secret: otherwise a question about it would tell.

    Args:
        match: The match.
        chair: The seat.
        now: The current time, in UTC; the time of a pause does not count.
    """
    if match.clock is not None or chair.seat not in match.turn.asked:
        return False
    return (match.paused_at or now) - waits_since(match, chair) > SILENCE_LIMIT


def is_absent(match: Match, chair: Chair, now: datetime) -> bool:
    """Return True if the player of a seat counts as absent by what everybody knows.

    Timeouts count only while the seat decides alone. Several seats choose in secret, and a choice resets the count.

    Args:
        match: The match.
        chair: The seat.
        now: The current time, in UTC.
    """
    missed = match.turn.asked == (chair.seat,) and chair.timeouts >= TIMEOUTS_BEFORE_QUESTION
    return chair.left_server or missed or is_silent(match, chair, now)


def with_player_there(match: Match, seat: int) -> Match:
    """Return the match in which everybody knows that the player of a seat is there, so that nothing says otherwise.

    Args:
        match: The match.
        seat: The seat.
    """
    chairs = [
        replace(chair, timeouts=0, left_server=False, untold=None, untold_timeouts=0) if chair.seat == seat else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def with_timeouts_told(match: Match, seat: int) -> Match:
    """Return the match in which everybody knows how often the player of a seat has missed the time.

    Args:
        match: The match.
        seat: The seat.
    """
    chairs = [
        replace(chair, timeouts=chair.timeouts + chair.untold_timeouts, untold=None, untold_timeouts=0)
        if chair.seat == seat
        else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def with_sign_of(match: Match, seat: int, now: datetime) -> Match:
    """Return the match in which everybody knows that the player of a seat was there at a moment.

    Args:
        match: The match.
        seat: The seat.
        now: The moment, in UTC.
    """
    chairs = [replace(chair, last_heard=now) if chair.seat == seat else chair for chair in match.chairs]
    return replace(match, chairs=tuple(chairs))


def long_empty_seat(match: Match, now: datetime, outages: Iterable[Span]) -> int | None:
    """Return the first empty seat for which the other players have waited so long that the bot asks about it again.

    Here, a seat counts as empty if it takes part in the decision but has no player, or its player has left the Discord
    server and no timer runs for it. It does not matter whether it has chosen in secret before.

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
        asked = chair.seat in match.turn.asked
        if asked and empty and counted_seconds(waits_since(match, chair), now, None, outages) >= enough:
            return chair.seat
    return None


def restart_waiting(match: Match, seat: int, now: datetime) -> Match:
    """Return the match with the waiting time for an empty seat restarted, so that the bot asks about it again later.

    Args:
        match: The match.
        seat: The seat; nothing changes if its player is there.
        now: The current time, in UTC.
    """
    chair = match.chairs[seat]
    return with_sign_of(match, seat, now) if chair.is_vacant or chair.left_server else match
