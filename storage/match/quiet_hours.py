"""Quiet hours, and counting time without them and without the bot's outages.

Quiet hours are wall-clock times in a time zone, so they are shorter or longer in a night in which the clocks change.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from storage.time_source import Span

LONGEST_QUIET_MINUTES = 16 * 60
"""The maximum of quiet minutes per day, so that some time is left for playing."""
DAY = 24 * 60


class UnknownTimeZone(ValueError):
    """No time zone, or more than one, matches this name."""


class QuietHoursTooLong(ValueError):
    """Quiet hours that are empty, longer than `LONGEST_QUIET_MINUTES`, or not times of day."""


@cache
def time_zones() -> tuple[str, ...]:
    """Return the names of all time zones that users can choose, in alphabetical order."""
    odd = ("posix/", "right/", "SystemV/", "Etc/GMT", "US/")
    return tuple(sorted(zone for zone in available_timezones() if not zone.startswith(odd) and zone != "localtime"))


def find_time_zone(name: str) -> str:
    """Return the full name of a time zone, ignoring case; the city alone is enough if it is unique.

    Raises:
        UnknownTimeZone: No time zone matches, or several do.
    """
    wanted = name.strip().replace(" ", "_").casefold()
    whole = [zone for zone in time_zones() if zone.casefold() == wanted]
    found = whole or [zone for zone in time_zones() if zone.rpartition("/")[2].casefold() == wanted]
    if len(found) != 1:
        raise UnknownTimeZone(name)
    return found[0]


@dataclass(frozen=True, slots=True)
class QuietHours:
    """A user's daily quiet hours, in minutes after midnight in their time zone.

    If `end` is not after `start`, they end on the next day.

    Raises:
        QuietHoursTooLong: They are empty, too long, or not times of day.
    """

    start: int
    end: int
    zone: str

    def __post_init__(self) -> None:
        if not (0 <= self.start < DAY and 0 <= self.end < DAY) or not 0 < self.minutes <= LONGEST_QUIET_MINUTES:
            raise QuietHoursTooLong

    @property
    def minutes(self) -> int:
        """Their length in minutes, on a day on which the clocks do not change."""
        return (self.end - self.start) % DAY

    def write(self) -> str:
        """Serialize the quiet hours for the database."""
        return f"{self.start}-{self.end} {self.zone}"

    @classmethod
    def read(cls, text: str) -> "QuietHours":
        """Parse what `write` returned."""
        hours, _, zone = text.partition(" ")
        start, _, end = hours.partition("-")
        return cls(int(start), int(end), zone)

    def spans_after(self, since: datetime) -> Iterator[Span]:
        """Yield, without end, the spans of quiet hours that end after a moment."""
        zone = _zone(self.zone)
        day = since.astimezone(zone).date() - timedelta(days=1)
        while True:
            night = _at(day, self.start, zone), _at(day + timedelta(days=self.end <= self.start), self.end, zone)
            if night[1] > max(since, night[0]):
                yield night
            day += timedelta(days=1)

    def end_if_within(self, moment: datetime) -> datetime | None:
        """Return when the quiet hours around a moment end; None if it lies outside quiet hours."""
        start, end = next(self.spans_after(moment))
        return end if start <= moment else None


def counted_seconds(
    start: datetime, end: datetime, quiet_hours: QuietHours | None = None, outages: Iterable[Span] = ()
) -> float:
    """Return the seconds between two moments, without quiet hours and outages.

    Args:
        start: The first moment.
        end: The second moment.
        quiet_hours: The quiet hours to leave out; None for none.
        outages: The outages to leave out.
    """
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
    """Return when so many seconds have passed, not counting quiet hours and outages.

    Args:
        start: The moment from which to count.
        seconds: The seconds to count.
        quiet_hours: The quiet hours to leave out; None for none.
        outages: The outages to leave out.
    """
    at, left = start, timedelta(seconds=max(0.0, seconds))
    for from_, to in _silent(start, quiet_hours, outages):
        if from_ > at:
            if from_ - at >= left:
                break
            left -= from_ - at
        at = max(at, to)
    return at + left


def _silent(since: datetime, quiet_hours: QuietHours | None, outages: Iterable[Span]) -> Iterator[Span]:
    """Yield the spans that do not count and end after a moment, ordered by their start."""
    absent = sorted(span for span in outages if span[1] > since)
    return iter(absent) if quiet_hours is None else heapq.merge(absent, quiet_hours.spans_after(since))


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # a newer time zone database no longer has this zone
        return ZoneInfo("UTC")
