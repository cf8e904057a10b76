"""Absence: when a player counts as absent, and when the others have waited so long for a seat that the bot asks again.

What the players decide about such a seat stands in `storage.match.consent_rules`.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

from storage.match.model import Match, Status
from storage.match.quiet_hours import counted_seconds
from storage.time_source import Span

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
