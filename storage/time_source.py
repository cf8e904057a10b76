"""The time source: the only place from which storage and the bot read the time, so that tests can set it.

`TimeContext` adds what else storage needs to compute with time: the intervals in which the bot was down (outages), and
which servers this process serves (its shard).
"""

import asyncio
import contextlib
import time
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

MAX_SLEEP = 30.0
"""The most seconds that `TimeSource.sleep_until` sleeps at a time. Then its caller checks the time again, because the
wall clock may be set and machines may be suspended.
"""
PULSE_INTERVAL = 1.0
"""Seconds between two calls of `TimeSource.pulse`."""
SUSPENDED_AFTER = 5.0
"""The number of seconds without a pulse after which a process counts as suspended or blocked, unable to serve users.
"""


class TimeSource:
    """Reads the wall clock, which may jump, and the monotonic clock, and counts how long this process was running.

    Tests set the time with subclasses.
    """

    _last_pulse: float | None = None
    """The monotonic time of the last pulse."""
    _seconds_before_pulse = 0.0
    """Seconds of running time counted up to the last pulse."""

    def now(self) -> datetime:
        """Return the wall-clock time in UTC."""
        return datetime.now(UTC)

    def monotonic(self) -> float:
        """Return monotonic seconds since an arbitrary moment; setting the wall clock does not change them."""
        return time.monotonic()

    def pulse(self) -> None:
        """Note that this process is running now, so that `running_seconds` can leave out the time in which it was not.

        The task that serves users must call this every `PULSE_INTERVAL` seconds in its own event loop, so that a
        blocked loop shows.
        """
        self._seconds_before_pulse, self._last_pulse = self.running_seconds(), self.monotonic()

    def running_seconds(self) -> float:
        """Return the seconds since the first pulse during which this process was running.

        A gap of `SUSPENDED_AFTER` seconds or more between two pulses is left out: the process was suspended or its
        event loop was blocked. So the difference between two results, compared with that of `monotonic`, shows the lost
        time.
        """
        since = 0.0 if self._last_pulse is None else self.monotonic() - self._last_pulse
        return self._seconds_before_pulse + (since if since < SUSPENDED_AFTER else 0.0)

    async def sleep_until(self, moment: datetime | None, woken: asyncio.Event) -> None:
        """Sleep until a moment, until `woken` is set, or for `MAX_SLEEP` seconds, whichever comes first.

        The caller must check the time again afterwards.

        Args:
            moment: When to wake up, in UTC; None for no particular moment.
            woken: Ends the sleep early; cleared before this returns.
        """
        seconds = MAX_SLEEP
        if moment is not None:
            seconds = min(seconds, max(0.0, (moment - self.now()).total_seconds()))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await woken.wait()
        woken.clear()


Shard = tuple[int, int]
"""The part of all servers that one process of the bot serves: its number, counted from 0, and how many parts there are
(as Discord's gateway numbers them)."""
UNSHARDED: Shard = (0, 1)
"""The shard of a single process, which serves all servers."""

Span = tuple[datetime, datetime]
"""Start and end of an interval, in UTC."""


@dataclass(slots=True)
class TimeContext:
    """What is needed to compute with time: the time source, the bot's outages, and the servers this process serves.

    No player's time runs during an outage.
    """

    source: TimeSource
    """The time source, from which the time is read."""
    outages: tuple[Span, ...] = ()
    """The recorded outages (`storage.scheduling.heartbeat`), updated with each heartbeat."""
    shard: Shard = UNSHARDED
    """The servers that this process serves; it fires only their deadlines."""

    def now(self) -> datetime:
        """Return the wall-clock time in UTC."""
        return self.source.now()

    def before(self, span: timedelta) -> datetime:
        """Return the moment since which the bot has been up for so long, its outages left out."""
        return uptime_before(self.now(), span, self.outages)


def uptime_before(now: datetime, span: timedelta, outages: Iterable[Span]) -> datetime:
    """Return the moment since which the bot has been up for some time.

    Args:
        now: The current time, in UTC.
        span: For how long it has been up since then, outages left out; longer if outages overlap.
        outages: Start and end of each outage, in UTC.
    """
    moment = now - span
    for start, end in sorted(outages, key=lambda outage: outage[1], reverse=True):
        if end <= moment:
            break
        moment -= end - start
    return moment
