"""The sandbox's only clock, with timers; a test can advance it."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable


class Timer:
    """A pending call of a function, which the sandbox's clock makes once unless the timer is cancelled."""

    __slots__ = ("cancelled", "function")

    def __init__(self, function: Callable[[], None]) -> None:
        self.function = function
        self.cancelled = False

    def cancel(self) -> None:
        """Cancel the timer, so that its function is not called."""
        self.cancelled = True


class Clock:
    """The only clock of the sandbox, used for deadlines, tokens, rate limits and archiving.

    It follows the wall clock; `advance` sets it ahead, so that tests need not wait.
    """

    def __init__(self) -> None:
        self._ahead = 0.0
        self._order = itertools.count()
        self._timers: list[tuple[float, int, Timer]] = []
        self._armed: tuple[float, asyncio.TimerHandle] | None = None

    def now(self) -> float:
        """Return the sandbox's time in Unix seconds."""
        return time.time() + self._ahead

    def call_later(self, seconds: float, function: Callable[[], None]) -> Timer:
        """Schedule a function to be called once on the running event loop, after some seconds of this clock.

        Args:
            seconds: The delay in seconds of this clock, which `advance` can shorten.
            function: The function to call.

        Returns:
            A timer that can cancel the call.
        """
        timer = Timer(function)
        due = self.now() + seconds
        heapq.heappush(self._timers, (due, next(self._order), timer))
        if self._armed is None or due < self._armed[0]:
            self._arm()
        return timer

    def advance(self, seconds: float) -> None:
        """Set the clock ahead by some seconds, and call at once the functions whose time has come, in order."""
        self._ahead += seconds
        self._fire()

    def close(self) -> None:
        """Cancel all timers."""
        self._timers.clear()
        if self._armed is not None:
            self._armed[1].cancel()
            self._armed = None

    def _arm(self) -> None:
        if self._armed is not None:
            self._armed[1].cancel()
            self._armed = None
        if self._timers:
            due = self._timers[0][0]
            handle = asyncio.get_running_loop().call_later(max(0.0, due - self.now()), self._fire)
            self._armed = (due, handle)

    def _fire(self) -> None:
        now = self.now()
        while self._timers and self._timers[0][0] <= now:
            timer = heapq.heappop(self._timers)[2]
            if not timer.cancelled:
                timer.function()
        self._arm()
