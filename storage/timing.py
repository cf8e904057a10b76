"""Timing: the clock of a match runs in its chairs. Pure functions from a match at one moment to a match at another.

A decision begins when it is asked of a seat, and again when the seat has done something of which the table heard; small
private steps are one decision. A seat that has chosen while others still choose keeps `bank` and `since` until the turn
is over, so that neither a board nor a deadline shown on it says who has chosen.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

from storage.alive import WHOLE, Shard
from storage.change import Change, Deadline, unseen
from storage.clock import Clock, converted
from storage.quiet import Span, runs_out
from storage.remaining import QUICK, left, limit_of, quiet_in, seconds, taken
from storage.results.deciding import rested
from storage.snapshot import Chair, Match, Status
from storage.watch import Watch

SOON_LEAST, SOON_MOST = 30.0, 3600.0
"""Seconds before the end at which somebody is reminded again: a tenth of the time, but within these."""
HALF, SOON, TIMEOUT = "half", "soon", "timeout"
"""The kinds of deadlines: two reminders, and the end of the time."""
AFTER: dict[str | None, tuple[str, ...]] = {None: (HALF, SOON, TIMEOUT), HALF: (SOON, TIMEOUT), SOON: (TIMEOUT,)}
"""What may still come for a decision, by the last reminder of it: one an interval, wherever its moment moves."""


@dataclass(slots=True)
class Hours:
    """What storage knows of time: the watch, and when no bot was there, so that time stood still."""

    watch: Watch
    away: tuple[Span, ...] = ()
    shard: Shard = WHOLE
    """Which servers this process serves: their deadlines are its to fire."""

    def now(self) -> datetime:
        """What time it is."""
        return self.watch.now()


REAL = Hours(Watch())


def ticking(match: Match) -> bool:
    """Whether any time runs: the table has a clock, or the rules limit a decision."""
    return match.clock is not None or any(
        chair.since is not None or limit_of(match, chair) is not None for chair in match.chairs
    )


def deadlines_of(match: Match, now: datetime, away: tuple[Span, ...]) -> tuple[Deadline, ...]:
    """All deadlines of a match as it stands; reminders whose moment is past are not among them."""
    if match.paused_at is not None or match.status is not Status.PLAYING:
        return ()
    return tuple([each for chair in match.chairs for each in _deadlines(match, chair, now, away)])


def _deadlines(match: Match, chair: Chair, now: datetime, away: tuple[Span, ...]) -> list[Deadline]:
    if chair.user is None or chair.since is None or chair.bank is None:
        return []
    if not any(each.active and each.user is not None for each in match.chairs):
        return []  # computers are waited for
    quiet = quiet_in(match, chair)
    set_ = [
        Deadline(match.id, chair.seat, chair.turns, kind, runs_out(chair.since, seconds, quiet, away))
        for kind, seconds in _moments(seconds(match, chair, chair.bank)).items()
    ]
    # Who has chosen unseen has the reminders of their own time too, or a missing one would tell it; but not its end.
    may = AFTER[chair.reminded]
    return [each for each in set_ if each.kind in may and (chair.active if each.kind == TIMEOUT else each.due > now)]


def _moments(given: float) -> dict[str, float]:
    """After how many of the seconds that are given each deadline is due."""
    moments = {TIMEOUT: given}
    soon = given - min(SOON_MOST, max(SOON_LEAST, given / 10))
    if soon > 0:
        moments[SOON] = soon
        if given / 2 < soon:
            moments[HALF] = given / 2
    return moments


def near(match: Match, chair: Chair, kind: str, now: datetime, away: tuple[Span, ...]) -> bool:
    """Whether a seat's own reminder of that kind has come, or comes so soon that it would be a second one."""
    if chair.since is None or chair.bank is None:
        return False
    given = seconds(match, chair, chair.bank)
    after = _moments(given).get(kind)
    if after is None:
        return True
    own = runs_out(chair.since, after, quiet_in(match, chair), away)
    return own <= now + timedelta(seconds=max(SOON_LEAST, given / 10))


def reminded(match: Match, seats: Collection[int], kind: str) -> Match:
    """The match in which a reminder was given to these seats."""
    chairs = [
        replace(chair, reminded=kind) if chair.seat in seats and kind in AFTER[chair.reminded] else chair
        for chair in match.chairs
    ]
    return unseen(match, chairs=tuple(chairs))


def timed(before: Match, change: Change, hours: Hours, now: datetime, *, seat: int, fresh: Collection[int]) -> Change:
    """A change by an action of a seat, with the clocks as they run after it and the deadlines that follow. `fresh`: the
    seats for which a new decision begins, where one is asked of them."""
    match = change.match
    if not ticking(match):
        return change
    if match.status is not Status.PLAYING:
        return replace(change, deadlines=())
    same_turn = match.turn_since == before.turn_since
    if same_turn and match.chairs[seat].active and not before.chairs[seat].active:
        match, fresh = reopened(match, match.chairs[seat], now, hours.away), ()
    match = run(match, now, hours.away, acted=fresh, same_turn=same_turn)
    return replace(change, match=match, deadlines=deadlines_of(match, now, hours.away))


def reopened(match: Match, chair: Chair, now: datetime, away: tuple[Span, ...]) -> Match:
    """The match in which a seat has taken back what it had chosen unseen: its time goes on as it was shown to run, so
    that nobody sees who it was, nor makes time by it. It is not over at once, though."""
    if chair.since is None or match.clock is None:
        return match
    least, chair = min(match.clock.bank / 10, QUICK), replace(chair, saved=None)
    if left(chair, now, away) < least:
        chair = replace(chair, bank=least, since=now, spent=0.0)
    return replace(match, chairs=(*match.chairs[: chair.seat], chair, *match.chairs[chair.seat + 1 :]))


STILL: dict[str, Any] = {"bank": None, "since": None, "spent": 0.0, "saved": None, "reminded": None}
"""Of a chair in which no time runs."""


def run(
    match: Match, now: datetime, away: tuple[Span, ...], *, acted: Collection[int] = (), same_turn: bool = False
) -> Match:
    """The clocks as they run from now on. `acted` have made a decision; `same_turn`: others go on with theirs."""
    clock = match.clock
    if match.paused_at is not None or match.status is not Status.PLAYING:
        return match
    if clock is None:
        limited = [_run_limit(match, chair, now, chair.seat in acted, same_turn) for chair in match.chairs]
        return replace(match, chairs=tuple(limited))
    chairs = [_run(chair, clock, now, away, chair.seat in acted, same_turn) for chair in match.chairs]
    if same_turn:
        asked = match.asked
        chairs = [_shown(chair, clock, now) if chair.seat in asked else chair for chair in chairs]
    return replace(match, chairs=tuple(chairs))


def _run_limit(match: Match, chair: Chair, now: datetime, acted: bool, same_turn: bool) -> Chair:
    """At a table without a clock: only where the rules limit a decision does any time run. Whoever has chosen while
    others still choose is seen to have the same time."""
    limit = limit_of(match, chair)
    if limit is None or not (chair.active or same_turn):
        return replace(chair, **STILL) if chair.since is not None else chair
    if not chair.active and chair.since is None:
        return replace(chair, **STILL | {"bank": limit, "since": now, "saved": limit})
    if not chair.active:
        return chair if chair.saved is not None else replace(chair, saved=chair.bank)
    if chair.since is None or acted or (chair.saved is not None and not same_turn):
        return replace(chair, **STILL | {"bank": limit, "since": now})
    return replace(chair, saved=None)


def _run(chair: Chair, clock: Clock, now: datetime, away: tuple[Span, ...], acted: bool, same_turn: bool) -> Chair:
    if chair.user is None:
        return chair if chair.since is None and chair.bank is None else replace(chair, **STILL)
    if chair.active:
        if chair.since is not None and chair.saved is None and not acted:
            return chair
        bank, same = max(clock.least, _given(chair, clock, now, away)), same_turn and not acted
        return replace(chair, bank=bank, since=now, spent=0.0, saved=None, reminded=chair.reminded if same else None)
    if chair.since is None:
        return chair
    if same_turn:
        return chair if chair.saved is not None else replace(chair, saved=_given(chair, clock, now, away))
    return replace(chair, **STILL | {"bank": _given(chair, clock, now, away)})


def _shown(chair: Chair, clock: Clock, now: datetime) -> Chair:
    """Of a seat that has chosen unseen before there was a clock, or before this person sat there: its time is seen to
    run as that of those who still choose."""
    if chair.since is not None or chair.user is None:
        return chair
    bank = max(clock.least, clock.given(chair.bank))
    return replace(chair, **STILL | {"bank": bank, "since": now, "saved": bank})


def _given(chair: Chair, clock: Clock, now: datetime, away: tuple[Span, ...]) -> float:
    """What is in a seat's bank when its decision, if it was at one, is made now."""
    if chair.saved is not None:
        return chair.saved
    if chair.since is None:
        return clock.given(chair.bank)
    return clock.after(left(chair, now, away))


def rebased(match: Match, until: datetime, now: datetime, away: tuple[Span, ...], user: int | None = None) -> Match:
    """The same times, counted up to `until` and running again from `now`: after a pause, or before something about
    them changes; those of one user where that is named. What the rules limit goes on too, and does not begin anew."""
    chairs = [
        _rebased(match, chair, until, now, away) if chair.since is not None and user in (None, chair.user) else chair
        for chair in match.chairs
    ]
    return replace(match, chairs=tuple(chairs))


def _rebased(match: Match, chair: Chair, until: datetime, now: datetime, away: tuple[Span, ...]) -> Chair:
    passed = taken(match, chair, until, away)
    return replace(chair, bank=max(0.0, (chair.bank or 0.0) - passed), since=now, spent=chair.spent + passed)


def paused(match: Match, now: datetime) -> Change:
    """Time stands still from now on."""
    return Change(replace(match, paused_at=now, version=match.version + 1), deadlines=())


def resumed(match: Match, hours: Hours) -> Change:
    """Time goes on where it stood."""
    now = hours.now()
    if match.paused_at is not None and ticking(match):
        match = rebased(match, match.paused_at, now, hours.away)
    if match.paused_at is not None:
        match = rested(match, match.paused_at, now, hours.away)
    match = run(replace(match, paused_at=None), now, hours.away, same_turn=True)
    return with_deadlines(replace(match, version=match.version + 1), hours)


def _counted_now(match: Match, now: datetime, away: tuple[Span, ...], user: int | None = None) -> Match:
    """The same times, counted up to now, before something about them changes. While the table rests that is up to when
    it began to rest, and what comes after is counted from its end."""
    moment = match.paused_at or now
    return rebased(match, moment, moment, away, user)


def set_clock(match: Match, clock: Clock | None, hours: Hours) -> Change:
    """Another clock from now on; what is left of the old one is converted."""
    now, old = hours.now(), match.clock
    match = _counted_now(match, now, hours.away)
    share = lambda seconds: None if seconds is None else converted(old, clock, seconds)  # noqa: E731
    chairs = [_converted(match, chair, clock, share) for chair in match.chairs]
    match = replace(match, clock=clock, chairs=tuple(chairs), version=match.version + 1)
    return with_deadlines(run(match, now, hours.away, same_turn=True), hours)


def _converted(match: Match, chair: Chair, clock: Clock | None, share: Callable[[float | None], float | None]) -> Chair:
    if clock is not None:
        return replace(chair, bank=share(chair.bank), saved=share(chair.saved))
    limit = limit_of(match, chair)  # of the rules: it holds without a clock too
    if limit is None or chair.since is None:
        return replace(chair, **STILL)
    return replace(chair, bank=limit)


def set_quiet(match: Match, user: int, quiet: str | None, hours: Hours) -> Change:
    """Other quiet hours of somebody from now on; where no time runs they are kept for when some does."""
    match = _counted_now(match, hours.now(), hours.away, user)
    chairs = tuple([replace(chair, quiet=quiet) if chair.user == user else chair for chair in match.chairs])
    if not ticking(match):
        return Change(unseen(match, chairs=chairs))
    return with_deadlines(replace(match, chairs=chairs, version=match.version + 1), hours)


def with_deadlines(match: Match, hours: Hours) -> Change:
    """A match whose clocks have been changed, with its deadlines."""
    return Change(match, deadlines=deadlines_of(match, hours.now(), hours.away))
