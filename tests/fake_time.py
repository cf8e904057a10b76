"""A time source that stands still until a test advances it."""

import asyncio
from datetime import UTC, datetime, timedelta

from storage import TimeSource

NOON = datetime(2031, 3, 3, 12, tzinfo=UTC)


class FakeTime(TimeSource):
    """A time source that tests set."""

    def __init__(self, now: datetime = NOON) -> None:
        self._now = now
        self._steady = 0.0
        self._moved: set[asyncio.Event] = set()

    def now(self) -> datetime:
        return self._now

    def monotonic(self) -> float:
        return self._steady

    def advance(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass for a process that keeps running."""
        passed = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
        running = self.running_seconds() + passed.total_seconds()
        self._steady += passed.total_seconds()
        # As if `pulse` had been called every second.
        self._seconds_before_pulse, self._last_pulse = running, self._steady
        self.jump(passed)

    def freeze(self, *, days: float = 0, hours: float = 0, minutes: float = 0, seconds: float = 0) -> None:
        """Let time pass for a process that is suspended meanwhile and then continues."""
        passed = timedelta(days=days, hours=hours, minutes=minutes, seconds=seconds)
        self._steady += passed.total_seconds()
        self.jump(passed)

    def jump(self, by: timedelta) -> None:
        """Set the wall clock forward or back, as its owner does or as it looks after a machine was suspended."""
        self._now += by
        for sleeper in self._moved:
            sleeper.set()

    async def sleep_until(self, moment: datetime | None, woken: asyncio.Event) -> None:
        self._moved.add(woken)
        try:
            while not woken.is_set() and (moment is None or self._now < moment):
                await woken.wait()
                if moment is not None and self._now < moment:
                    break
        finally:
            self._moved.discard(woken)
            woken.clear()
