"""Remaining: how long the decision that is asked of a seat may still take, by the table's clock and by the rules."""

from datetime import datetime

from storage.quiet import Quiet, Span, counted, runs_out
from storage.snapshot import Chair, Match, Status

QUICK = 300.0
"""Seconds; what the rules limit to so few is asked of people who sit together, whatever their quiet hours are."""


def due(match: Match, chair: Chair, away: tuple[Span, ...]) -> datetime | None:
    """When the time of a seat runs out; None when it does not run."""
    if chair.since is None or chair.bank is None or match.paused_at is not None:
        return None
    return runs_out(chair.since, seconds(match, chair, chair.bank), quiet_in(match, chair), away)


def until(match: Match, away: tuple[Span, ...]) -> datetime | None:
    """When the time of this turn is over, as everybody may see it: it does not move when one of several chooses."""
    if match.status is not Status.PLAYING:
        return None
    return max([moment for chair in match.chairs if (moment := due(match, chair, away))], default=None)


def limit_of(match: Match, chair: Chair) -> float | None:
    """The seconds that the rules give a person for the decision that is asked, whatever the clock gives. Whoever has
    chosen while others still choose is seen to have as long as these."""
    if chair.user is None or match.status is not Status.PLAYING:
        return None
    chosen = chair.since is not None or chair.seat in match.asked
    seats = (chair.seat,) if chair.active else match.active if chosen else ()
    limits = [match.rules.time_limit(match.state, seat) for seat in seats]
    return max([float(each) for each in limits if each is not None], default=None)


def limited(match: Match, chair: Chair) -> bool:
    """Whether the rules end this decision sooner than the table's clock would. Who misses it is not away: slow, where
    it is seconds; and where it is hours (the Retraction of Promises) silence is an answer within the time that was
    agreed on. Who is away misses other decisions too, and these count."""
    limit = limit_of(match, chair)
    return limit is not None and (match.clock is None or chair.bank is None or limit - chair.spent < chair.bank)


def quiet_in(match: Match, chair: Chair) -> Quiet | None:
    """The quiet hours that hold for the decision that is asked; none for a quick answer among people who are there."""
    limit = limit_of(match, chair)
    return None if limit is not None and limit <= QUICK else _quiet_of(chair)


def seconds(match: Match, chair: Chair, bank: float) -> float:
    """What is in the bank, or less where the rules give less."""
    limit = limit_of(match, chair)
    return bank if limit is None else min(bank, max(0.0, limit - chair.spent))


def taken(match: Match, chair: Chair, now: datetime, away: tuple[Span, ...]) -> float:
    """Seconds of a time that runs that have counted since it began to."""
    assert chair.since is not None
    return counted(chair.since, now, quiet_in(match, chair), away)


def left(chair: Chair, now: datetime, away: tuple[Span, ...]) -> float:
    """Seconds that are left of a time that runs."""
    assert chair.since is not None
    return max(0.0, (chair.bank or 0.0) - counted(chair.since, now, _quiet_of(chair), away))


def _quiet_of(chair: Chair) -> Quiet | None:
    return None if chair.quiet is None else Quiet.read(chair.quiet)
