"""Quiet hours: which part of a span counts, without somebody's quiet hours and without the bot's outages.

Hours are those of a time zone, so a night in which the clocks change is as long as it is there.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from storage.time_source import Span

LONGEST_QUIET_MINUTES = 16 * 60
"""Minutes a day in which somebody may be left in peace: the rest is for playing."""
DAY = 24 * 60


class UnknownTimeZone(ValueError):
    """There is no time zone of this name."""


class QuietHoursTooLong(ValueError):
    """These quiet hours leave too little of the day, or all of it."""


@cache
def time_zones() -> tuple[str, ...]:
    """The names of all time zones that people choose from, in order."""
    odd = ("posix/", "right/", "SystemV/", "Etc/GMT", "US/")
    return tuple(sorted(zone for zone in available_timezones() if not zone.startswith(odd) and zone != "localtime"))


def find_time_zone(name: str) -> str:
    """The time zone that is meant, whatever its capitals; its city is enough where only one has that name.

    Raises:
        UnknownZone: there is none.
    """
    wanted = name.strip().replace(" ", "_").casefold()
    whole = [zone for zone in time_zones() if zone.casefold() == wanted]
    found = whole or [zone for zone in time_zones() if zone.rpartition("/")[2].casefold() == wanted]
    if len(found) != 1:
        raise UnknownTimeZone(name)
    return found[0]


@dataclass(frozen=True, slots=True)
class QuietHours:
    """Somebody's quiet hours: minutes after midnight in their time zone. `end` below `start` is the next morning."""

    start: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.start < DAY and 0 <= self.end < DAY) or not 0 < self.minutes <= LONGEST_QUIET_MINUTES:
            raise QuietHoursTooLong

    @property
    def minutes(self) -> int:
        """How long they are on a day without a change of clocks; 0 for what begins when it ends."""
        return (self.end - self.start) % DAY

    def write(self) -> str:
        """As a column holds it."""
        return f"{self.start}-{self.end} {self.zone}"

    @classmethod
    def read(cls, text: str) -> "QuietHours":
        """From a column."""
        hours, _, zone = text.partition(" ")
        start, _, end = hours.partition("-")
        return cls(int(start), int(end), zone)

    def spans_after(self, since: datetime) -> Iterator[Span]:
        """All quiet hours that end after a moment, one after the other, without end."""
        zone = _zone(self.zone)
        day = since.astimezone(zone).date() - timedelta(days=1)
        while True:
            night = _at(day, self.start, zone), _at(day + timedelta(days=self.end <= self.start), self.end, zone)
            if night[1] > max(since, night[0]):
                yield night
            day += timedelta(days=1)

    def end_if_within(self, moment: datetime) -> datetime | None:
        """When the quiet hours end in which that moment lies; None when it lies in none."""
        start, end = next(self.spans_after(moment))
        return end if start <= moment else None


def counted_seconds(
    start: datetime, end: datetime, quiet_hours: QuietHours | None = None, outages: Iterable[Span] = ()
) -> float:
    """Seconds from one moment to another that count for somebody with these quiet hours."""
    seconds, at = 0.0, start
    for from_, to in _silent(start, quiet_hours, outages):
        if from_ >= end:
            break
        if from_ > at:
            seconds += (from_ - at).total_seconds()
        at = max(at, to)
    return seconds + max(0.0, (end - at).total_seconds())


def time_after(
    start: datetime, seconds: float, quiet_hours: QuietHours | None = None, outages: Iterable[Span] = ()
) -> datetime:
    """The moment at which so many seconds that count have passed since `start`."""
    at, left = start, timedelta(seconds=max(0.0, seconds))
    for from_, to in _silent(start, quiet_hours, outages):
        if from_ > at:
            if from_ - at >= left:
                break
            left -= from_ - at
        at = max(at, to)
    return at + left


def _silent(since: datetime, quiet_hours: QuietHours | None, outages: Iterable[Span]) -> Iterator[Span]:
    """Spans that do not count and end after a moment, in the order in which they begin."""
    absent = sorted(span for span in outages if span[1] > since)
    return iter(absent) if quiet_hours is None else heapq.merge(absent, quiet_hours.spans_after(since))


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # a zone that a newer list of them has dropped
        return ZoneInfo("UTC")
