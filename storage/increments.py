"""Increments: what a decision has brought to a clock is written down with it, and taken back with it. Otherwise whoever
presses, takes it back and presses again would make time.

Only where a bank is filled after each decision: at a live table every decision has its minutes, also one asked anew.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime

from games.core.replay import standing
from games.core.undo import TakingBack
from storage.clock import Clock
from storage.quiet import Span
from storage.record import Increment, Record
from storage.remaining import left, taken
from storage.snapshot import Chair, Match


@dataclass(frozen=True, slots=True)
class Undoing:
    """A taking back, with the increments of the steps that it takes back and of those that stand all the same."""

    back: TakingBack
    taken: tuple[Increment, ...] = ()
    kept: tuple[tuple[Increment, ...], ...] = ()
    """For each of `back.kept`."""
    heard: int = 1
    """How many steps it is for those who are asked: the seat's own and, of those after it, what the table heard."""
    by_clock: bool = False
    """Whether it was the clock that chose what is taken back."""


def undoing(back: TakingBack, log: Sequence[Record]) -> Undoing:
    """The taking back with what the log says of the clocks."""
    going = [log[seq] for seq in standing([record.played for record in log])[back.to :]]
    gone, kept = going[: len(going) - len(back.kept)], going[len(going) - len(back.kept) :]
    increments = tuple([each for record in gone for each in record.increments])
    by_clock = bool(gone) and gone[0].by_clock
    return Undoing(back, increments, tuple([record.increments for record in kept]), steps_heard(gone), by_clock)


def steps_heard(gone: Sequence[Record]) -> int:
    """As how many steps the table knows these, of which the first is taken back: who has chosen unseen since is not
    among them."""
    return 1 + sum(any(told.to is None for told in record.events) for record in gone[1:])


def brought(before: Match, after: Match, now: datetime, away: tuple[Span, ...]) -> tuple[Increment, ...]:
    """What an action has brought to the clocks of those who were at a decision."""
    if before.clock is None or before.clock.mode != "days":
        return ()
    found = [
        _brought(was, chair, left(was, now, away))
        for was, chair in zip(before.chairs, after.chairs, strict=True)
        if was.since is not None and was.saved is None and _time(was) != _time(chair)
    ]
    return tuple([each for each in found if each.seconds > 0])


def _time(chair: Chair) -> tuple[float | None, datetime | None, float | None]:
    return chair.bank, chair.since, chair.saved


def _brought(was: Chair, chair: Chair, had: float) -> Increment:
    has = chair.bank if chair.saved is None else chair.saved
    return Increment(was.seat, had, (has or 0.0) - had)


def without(match: Match, increments: Iterable[Increment], now: datetime, away: tuple[Span, ...]) -> Match:
    """The match, its clocks running as they do, without these increments."""
    clock = match.clock
    if clock is None or clock.mode != "days":
        return match
    by_seat: dict[int, list[Increment]] = {}
    for each in increments:
        by_seat.setdefault(each.seat, []).append(each)
    chairs = [_without(match, chair, clock, by_seat.get(chair.seat, []), now, away) for chair in match.chairs]
    return replace(match, chairs=tuple(chairs))


def _without(
    match: Match, chair: Chair, clock: Clock, increments: Sequence[Increment], now: datetime, away: tuple[Span, ...]
) -> Chair:
    if not increments or chair.user is None or chair.saved is not None:
        return chair
    # The clock may have been changed since: another one never takes more than it brings.
    most = max(float(clock.bonus), clock.least)
    seconds = sum(min(each.seconds, most) for each in increments)
    if chair.since is None:
        return chair if chair.bank is None else replace(chair, bank=max(0.0, chair.bank - seconds))
    has, had = left(chair, now, away), increments[0].left
    # Nobody loses a decision unseen that is asked anew; but who had less when they made it has no more than that now.
    least = min(has, clock.least if had <= 0 else min(had, clock.least))
    spent = chair.spent + taken(match, chair, now, away)
    return replace(chair, bank=max(least, has - seconds), since=now, spent=spent)
