"""Real snowflakes: clients compute ages and expiry from them (Discord reference, «Snowflakes»)."""

from __future__ import annotations

from sandbox.clock import Clock

EPOCH_MS = 1_420_070_400_000
"""Discord's epoch, the first second of 2015, in Unix milliseconds."""


class Snowflakes:
    """Hands out ids that grow strictly, also over a restart and a clock that was set back."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def new(self) -> str:
        """A fresh id, as the decimal string it travels as."""
        now = (int(self._clock.now() * 1000) - EPOCH_MS) << 22
        self.last = max(self.last + 1, now)
        return str(self.last)


def created(snowflake: str) -> float:
    """When an id was made, in Unix seconds."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000
