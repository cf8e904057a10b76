"""The watch: the one place from which storage and the bot know what time it is. Tests wear one that they set."""

import asyncio
import contextlib
import time
from datetime import UTC, datetime

LONGEST_SLEEP = 30.0
"""Seconds: clocks are set and machines sleep, so nobody sleeps longer without looking again."""
PULSE = 1.0
"""Seconds between two beats of the pulse."""
FROZEN = 5.0
"""Seconds without a beat in which a process did nothing and could have answered nobody."""


class Watch:
    """Wall time, which may jump; steady time, which does not; and how much of it this process was running."""

    _felt: float | None = None
    """When the pulse was felt last, in steady time."""
    _lived = 0.0

    def now(self) -> datetime:
        """What time it is, in UTC."""
        return datetime.now(UTC)

    def steady(self) -> float:
        """Seconds since some moment, which no setting of the clock changes."""
        return time.monotonic()

    def pulse(self) -> None:
        """To be called every second by whoever serves people, in the event loop in which that happens."""
        self._lived, self._felt = self.lived(), self.steady()

    def lived(self) -> float:
        """Seconds that this process was running, of those since the pulse began. When it was suspended, or its loop
        stood still for long, they are fewer than steady time knows of."""
        since = 0.0 if self._felt is None else self.steady() - self._felt
        return self._lived + (since if since < FROZEN else 0.0)

    async def sleep_until(self, moment: datetime | None, woken: asyncio.Event) -> None:
        """Sleep until then, or until somebody sets `woken` (which this clears), or for half a minute: look again."""
        seconds = LONGEST_SLEEP
        if moment is not None:
            seconds = min(seconds, max(0.0, (moment - self.now()).total_seconds()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
        woken.clear()
