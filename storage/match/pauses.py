"""Pauses: no time runs in a match while its players have paused it, or while the bot cannot reach its server."""

from dataclasses import replace
from datetime import datetime, timedelta

from storage.errors import Refused
from storage.match.change import Change, with_hidden_change
from storage.match.due_times import rules_limit
from storage.match.model import Chair, Match, Status
from storage.match.timer import clock_of, rebase_timers, run_timers, with_deadlines, with_shown
from storage.match.turn import count_until_pause
from storage.time_source import TimeContext


def pause_match(match: Match, now: datetime) -> Change:
    """Return the change that pauses the match: no time runs until the match is resumed.

    Args:
        match: The match.
        now: The current time, in UTC.
    """
    return Change(replace(match, paused_at=now, version=match.version + 1), deadlines=())


def resume_match(match: Match, time: TimeContext) -> Change:
    """Return the change that resumes the match: timers continue where they stood at the pause.

    Args:
        match: The match.
        time: The clock to read, and the intervals in which the bot was down.
    """
    now, paused_at = time.now(), match.paused_at
    if paused_at is not None:
        match = rebase_timers(match, paused_at, now, time.outages)
        match = count_until_pause(match, paused_at, now, time.outages)
    match = run_timers(replace(match, paused_at=None, is_suspended=False), now, time.outages)
    return with_deadlines(replace(match, version=match.version + 1), time)


def require_unpaused(match: Match) -> None:
    """Raise an error if a match is paused.

    Raises:
        Refused: The players have paused it (`paused`), or the bot has because its server is away (`suspended`).
    """
    if match.paused_at is not None:
        raise Refused("suspended" if match.is_suspended else "paused")


RETURN_GRACE = timedelta(minutes=10)
"""If the bot could not reach a match's server for at least this time, every player who has to decide has at least the
same time left when the match goes on."""


def suspend_match(match: Match, now: datetime) -> Change:
    """Return the change that pauses a running match because the bot cannot reach its server.

    Nothing changes if the match is paused already; then only the players can resume it.

    Args:
        match: The match.
        now: The current time, in UTC.
    """
    if match.status is not Status.PLAYING or match.paused_at is not None:
        return Change(match)
    return Change(with_hidden_change(replace(match, paused_at=now, is_suspended=True)), deadlines=())


def resume_suspended(match: Match, time: TimeContext) -> Change:
    """Return the change that resumes a suspended match, because its server can be reached again.

    After a long absence nobody's time is over at once: see `RETURN_GRACE`. All seats that take part in the decision get
    this time, also those that have chosen in secret. Nothing changes if the match is not suspended.

    Args:
        match: The match.
        time: The clock to read, and the intervals in which the bot was down.
    """
    if not match.is_suspended or match.paused_at is None:
        return Change(match)
    away = time.now() - match.paused_at
    change = resume_match(match, time)
    if away < RETURN_GRACE:
        return change
    match = change.match
    return with_deadlines(replace(match, chairs=tuple([_with_grace(match, chair) for chair in match.chairs])), time)


def _with_grace(match: Match, chair: Chair) -> Chair:
    """Return the chair with at least `RETURN_GRACE` left for its decision, but at most the time for a whole decision.

    A bank that is raised by this counts as less used, so that a decision of several at once gives nobody more back.
    """
    clock, shown = clock_of(match, chair), chair.shown_timer
    if clock is None or shown is None:
        return chair
    limit, least = rules_limit(match, chair), min(RETURN_GRACE.total_seconds(), float(clock.bank))
    spent = shown.spent if limit is None else min(shown.spent, max(0.0, limit - least))
    bank = max(shown.bank, least)
    return with_shown(chair, replace(shown, bank=bank, spent=spent, used=max(0.0, shown.bank_at_start - bank)))
