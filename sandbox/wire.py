"""JSON as it travels: one codec for REST, the gateway and the file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import orjson

Json = dict[str, Any]

loads = orjson.loads


def dumps(value: object) -> bytes:
    """Encode as compact UTF-8 JSON."""
    return orjson.dumps(value)


def iso(seconds: float) -> str:
    """A moment (Unix seconds) as Discord writes it: ISO 8601 with microseconds and an offset."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def from_iso(text: str) -> float:
    """The inverse of `iso`, in Unix seconds."""
    return datetime.fromisoformat(text).timestamp()
