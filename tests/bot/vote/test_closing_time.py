"""Closing times as people type them."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.handlers.vote_opening import UnreadableTime, read_closing_time

NOW = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)


@pytest.mark.parametrize(
    ("typed", "later"),
    [
        ("3d 12h", timedelta(days=3, hours=12)),
        ("90m", timedelta(minutes=90)),
        ("1h30m", timedelta(hours=1, minutes=30)),
        (" 2 Hours ", timedelta(hours=2)),
        ("in 1 week, 2 days and 3 min", timedelta(days=9, minutes=3)),
        ("1.5h", timedelta(minutes=90)),
        ("45s", timedelta(seconds=45)),
        ("0m", timedelta()),
        ("8w", timedelta(days=56)),
    ],
)
def test_durations(typed: str, later: timedelta) -> None:
    assert read_closing_time(typed, NOW) == NOW + later


@pytest.mark.parametrize(
    ("typed", "at"),
    [
        ("2026-12-24 18:00", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("2026-12-24T18:00", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("2026-12-24 18:00 UTC", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("2026-12-24 18:00:30Z", datetime(2026, 12, 24, 18, 0, 30, tzinfo=UTC)),
        ("2026-12-24 18:00+01:00", datetime(2026, 12, 24, 17, tzinfo=UTC)),
        ("2026-12-24 18:00 -05:30", datetime(2026, 12, 24, 23, 30, tzinfo=UTC)),
        ("2026-12-24", datetime(2026, 12, 24, 23, 59, tzinfo=UTC)),
        ("2020-01-01", datetime(2020, 1, 1, 23, 59, tzinfo=UTC)),
        ("18:00", datetime(2026, 11, 21, 18, tzinfo=UTC)),
        ("9:15 utc", datetime(2026, 11, 22, 9, 15, tzinfo=UTC)),
        ("12:30", datetime(2026, 11, 22, 12, 30, tzinfo=UTC)),
        ("<t:1798135200:R>", datetime(2026, 12, 24, 18, tzinfo=UTC)),
        ("<t:1798135200>", datetime(2026, 12, 24, 18, tzinfo=UTC)),
    ],
)
def test_dates(typed: str, at: datetime) -> None:
    assert read_closing_time(typed, NOW) == at


@pytest.mark.parametrize(
    "typed",
    ["", " ", "soon", "5", "5 x", "h", "d3", "-3d", "3d -1h", "2026-13-01", "2026-02-30", "2026-12-24 25:00", "24:00",
     "2026-12-24 18:00 Mars", "20261224", "<t:99999999999999>", "<t:99999999999>", "9999999w", "٣d", "1d" * 4000],
)  # fmt: skip
def test_what_cannot_be_read(typed: str) -> None:
    try:
        far = read_closing_time(typed, NOW)
    except UnreadableTime:
        return
    assert far - NOW > timedelta(days=60), "a number, and far too far away"
