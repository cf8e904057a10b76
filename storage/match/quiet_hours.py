"""Quiet hours: the hours of each day in which a player's time does not run, and how much of an interval counts.

Quiet hours are local times in a time zone, so a night with a daylight-saving change is an hour shorter or longer.
"""

import heapq
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from storage.time_source import Span

LONGEST_QUIET_MINUTES = 16 * 60
"""The maximum length of quiet hours in minutes per day, so that enough time is left for playing."""
DAY = 24 * 60


class UnknownTimeZone(ValueError):
    """The name of a time zone that a user typed matches no zone or more than one."""


class QuietHoursTooLong(ValueError):
    """Quiet hours are invalid: start or end is no time of day, both are the same, or they leave too little for play."""


@cache
def time_zones() -> tuple[str, ...]:
    """Return the names of all time zones that a user may choose, such as `Europe/Athens`, sorted."""
    odd = ("posix/", "right/", "SystemV/", "Etc/GMT", "US/")
    return tuple(sorted(zone for zone in available_timezones() if not zone.startswith(odd) and zone != "localtime"))


def find_time_zone(name: str) -> str:
    """Return the full name of a time zone, such as `Europe/Athens` for `athens`.

    Args:
        name: The name in any case; the city alone is enough if it is unambiguous.

    Raises:
        UnknownTimeZone: No zone, or more than one, has this name.
    """
    wanted = name.strip().replace(" ", "_").casefold()
    whole = [zone for zone in time_zones() if zone.casefold() == wanted]
    found = whole or [zone for zone in time_zones() if zone.rpartition("/")[2].casefold() == wanted]
    if len(found) != 1:
        raise UnknownTimeZone(name)
    return found[0]


@dataclass(frozen=True, slots=True)
class QuietHours:
    """A player's daily quiet hours, in which the player's time does not run."""

    start: int
    """Minutes after midnight, local time."""
    end: int
    """Minutes after midnight, local time; below `start` it means the next morning."""
    zone: str
    """The name of the time zone."""

    def __post_init__(self) -> None:
        if not (0 <= self.start < DAY and 0 <= self.end < DAY) or not 0 < self.minutes <= LONGEST_QUIET_MINUTES:
            raise QuietHoursTooLong

    @property
    def minutes(self) -> int:
        """The length of the quiet hours in minutes, on a day without a daylight-saving change."""
        return (self.end - self.start) % DAY

    def write(self) -> str:
        """Return the quiet hours as a text such as `1320-480 Europe/Athens`, for their database column."""
        return f"{self.start}-{self.end} {self.zone}"

    @classmethod
    def read(cls, text: str) -> "QuietHours":
        """Return the quiet hours that a text from `write` describes."""
        hours, _, zone = text.partition(" ")
        start, _, end = hours.partition("-")
        return cls(int(start), int(end), zone)

    def spans_after(self, since: datetime) -> Iterator[Span]:
        """Yield the start and end, in UTC, of all quiet hours that end after `since`, in order; it never stops."""
        zone = _zone(self.zone)
        day = since.astimezone(zone).date() - timedelta(days=1)
        while True:
            night = _at(day, self.start, zone), _at(day + timedelta(days=self.end <= self.start), self.end, zone)
            if night[1] > max(since, night[0]):
                yield night
            day += timedelta(days=1)

    def end_if_within(self, moment: datetime) -> datetime | None:
        """Return when the quiet hours that contain a moment end, in UTC; None if the moment is outside quiet hours."""
        start, end = next(self.spans_after(moment))
        return end if start <= moment else None


def counted_seconds(
    start: datetime, end: datetime, quiet_hours: QuietHours | None = None, outages: Iterable[Span] = ()
) -> float:
    """Return the seconds between two moments, without quiet hours and outages.

    Args:
        start: The first moment, in UTC.
        end: The second moment, in UTC.
        quiet_hours: The player's quiet hours, which do not count.
        outages: The intervals in which the bot was down, which do not count either.
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
    """Return the moment, in UTC, at which a number of seconds has passed, without counting quiet hours and outages.

    Args:
        start: The moment to count from, in UTC.
        seconds: How many seconds to count.
        quiet_hours: The player's quiet hours, which do not count.
        outages: The intervals in which the bot was down, which do not count either.
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
    """Yield the intervals that do not count towards a player's time: outages and quiet hours that end after `since`.

    They come ordered by their start and may overlap. With quiet hours, they never stop.
    """
    absent = sorted(span for span in outages if span[1] > since)
    return iter(absent) if quiet_hours is None else heapq.merge(absent, quiet_hours.spans_after(since))


def _at(day: date, minute: int, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time(minute // 60, minute % 60), zone).astimezone(UTC)


@cache
def _zone(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # a zone that was removed from the time zone database
        return ZoneInfo("UTC")
