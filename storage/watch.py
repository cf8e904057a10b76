"""The watch: the one place from which storage and the bot know what time it is. Tests wear one that they set."""

import asyncio
import contextlib
import time
from datetime import UTC, datetime

LONGEST_SLEEP = 30.0
"""Seconds: clocks are set and machines sleep, so nobody sleeps longer without looking again."""


class Watch:
    """Wall time, which may jump, and steady time, which does not."""

    def now(self) -> datetime:
        """What time it is, in UTC."""
        return datetime.now(UTC)

    def steady(self) -> float:
        """Seconds since some moment, which no setting of the clock changes."""
        return time.monotonic()

    async def sleep_until(self, moment: datetime | None, woken: asyncio.Event) -> None:
        """Sleep until then, or until somebody sets `woken` (which this clears), or for half a minute: look again."""
        seconds = LONGEST_SLEEP
        if moment is not None:
            seconds = min(seconds, max(0.0, (moment - self.now()).total_seconds()))
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(woken.wait(), seconds)
        woken.clear()
