"""Values in Discord's formats: JSON, timestamps, snowflakes and uploaded files.

One codec serves REST, the gateway and the file. Clients compute ages and expiry from snowflakes, so they are real ones
(Discord reference, "Snowflakes").
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import orjson

from sandbox.clock import Clock

Json = dict[str, Any]

loads = orjson.loads


def dumps(value: object) -> bytes:
    """Encode a value as compact JSON in UTF-8."""
    return orjson.dumps(value)


def iso(seconds: float) -> str:
    """Return a time, given in Unix seconds, in the format of Discord's API: ISO 8601 with microseconds, in UTC."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def from_iso(text: str) -> float:
    """Return a time, given in ISO 8601, in Unix seconds."""
    return datetime.fromisoformat(text).timestamp()


EPOCH_MS = 1_420_070_400_000
"""The time from which Discord's ids count, the start of 2015, in Unix milliseconds."""


class Snowflakes:
    """A source of ids like Discord's; each is larger than the last, even after a restart or if the clock goes back.

    Args:
        clock: Whose time the ids contain.
        worker: The number of the source, 0 to 31; sources with different numbers give different ids, unless one of them
            gives more than 131,072 in a millisecond.
    """

    def __init__(self, clock: Clock, worker: int = 0) -> None:
        self._clock = clock
        self._worker = worker << 17
        self.last = 0

    def new(self) -> str:
        """Return a new id as a decimal string; it contains the current time."""
        now = (int(self._clock.now() * 1000) - EPOCH_MS) << 22 | self._worker
        self.last = max(self.last + 1, now)
        return str(self.last)


def created_at(snowflake: str) -> float:
    """Return the time at which an object was created, in Unix seconds; its id (a snowflake) contains it."""
    return ((int(snowflake) >> 22) + EPOCH_MS) / 1000


@dataclass(frozen=True, slots=True)
class Upload:
    """One uploaded file: the part `files[n]` of a multipart request."""

    filename: str
    content_type: str
    data: bytes
