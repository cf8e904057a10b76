"""When a vote closes, as people type it: how long from now, or a date and time."""

import re
from collections.abc import Callable
from datetime import UTC, datetime, time, timedelta

_UNITS = {"w": 604_800, "d": 86_400, "h": 3_600, "m": 60, "s": 1}
_UNIT = {
    name: seconds
    for letter, names in {
        "w": "w wk wks week weeks",
        "d": "d day days",
        "h": "h hr hrs hour hours",
        "m": "m min mins minute minutes",
        "s": "s sec secs second seconds",
    }.items()
    for seconds in [_UNITS[letter]]
    for name in names.split()
}
_PART = re.compile(r"(\d{1,7}(?:\.\d{1,3})?)\s*([a-z]+)", re.ASCII)
_DURATION = re.compile(r"(?:in\s+)?(?:\d{1,7}(?:\.\d{1,3})?\s*[a-z]+(?:\s*,\s*|\s+and\s+|\s*))+", re.ASCII)
_STAMP = re.compile(r"<t:(\d{1,11})(?::[a-z])?>", re.ASCII)
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})", re.ASCII)
_LAST_MINUTE = time(23, 59)


class Unreadable(ValueError):
    """What was typed is neither a duration nor a date."""


def read_closing_time(typed: str, now: datetime) -> datetime:
    """The moment that is meant by «3d 12h», «90m», «2 hours», «2026-12-01», «2026-12-01 18:00», «18:00» or one of
    Discord's own timestamps.

    Times without a zone are UTC; a date alone means its last minute, a time alone the next one. The moment may be in
    the past or far away: that is not judged here.

    Raises:
        Unreadable: it is none of these.
    """
    text = " ".join(typed.split()).lower()
    if (stamp := _STAMP.fullmatch(text)) is not None:
        return _safely(lambda: datetime.fromtimestamp(int(stamp[1]), UTC))
    if _DURATION.fullmatch(text + " "):
        return _safely(lambda: now + _duration(text))
    if (clock := _CLOCK.fullmatch(text.removesuffix(" utc"))) is not None:
        at = _safely(lambda: datetime.combine(now.date(), time(int(clock[1]), int(clock[2])), UTC))
        return at if at > now else at + timedelta(days=1)
    return _safely(lambda: _date(text))


def _duration(text: str) -> timedelta:
    parts = _PART.findall(text)
    if not parts or any(unit not in _UNIT for _, unit in parts):
        raise Unreadable
    return timedelta(seconds=sum(float(number) * _UNIT[unit] for number, unit in parts))


def _date(text: str) -> datetime:
    text = text.removesuffix("utc").strip()
    if len(text) == 10:
        return datetime.combine(datetime.fromisoformat(text).date(), _LAST_MINUTE, UTC)
    if re.fullmatch(r"\d{4}-\d\d-\d\d[ t]\d\d:\d\d.*", text, re.ASCII) is None:
        raise Unreadable
    date, _, rest = text.replace("t", " ").partition(" ")
    at = datetime.fromisoformat(f"{date}T{rest.replace(' ', '').upper()}")
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)


def _safely(read: Callable[[], datetime]) -> datetime:
    try:
        return read()
    except (ValueError, OverflowError, OSError):
        raise Unreadable from None
