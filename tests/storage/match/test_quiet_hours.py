"""Counted time: quiet hours in time zones, daylight saving changes, outages."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from storage.match.clock import BadClock, Clock, converted
from storage.match.quiet_hours import (
    QuietHours,
    QuietHoursTooLong,
    UnknownTimeZone,
    counted_seconds,
    find_time_zone,
    time_after,
)

HOUR = 3600.0


def at(day: int, hour: int, minute: int = 0, month: int = 1) -> datetime:
    return datetime(2031, month, day, hour, minute, tzinfo=UTC)


def test_a_night_does_not_count() -> None:
    night = QuietHours(22 * 60, 8 * 60, "UTC")
    assert counted_seconds(at(1, 20), at(2, 10), night) == 4 * HOUR
    assert time_after(at(1, 20), 4 * HOUR, night) == at(2, 10)
    assert time_after(at(1, 20), 2 * HOUR, night) == at(1, 22), "what ends with the evening needs no morning"
    assert counted_seconds(at(1, 23), at(2, 7), night) == 0
    assert night.end_if_within(at(1, 23)) == at(2, 8) and night.end_if_within(at(1, 21)) is None
    noon = QuietHours(12 * 60, 13 * 60, "UTC")
    assert counted_seconds(at(1, 11), at(1, 14), noon) == 2 * HOUR


@pytest.mark.parametrize(("month", "hours"), [(3, 9), (10, 11), (6, 10)])
def test_the_night_in_which_the_clocks_are_changed_is_as_long_as_it_is(month: int, hours: int) -> None:
    night = QuietHours(22 * 60, 8 * 60, "Europe/Berlin")
    day = {3: 29, 10: 25, 6: 14}[month]  # the last Sundays are 30 March and 26 October 2031
    start, end = night.end_if_within(at(day, 23, 30, month)), next(night.spans_after(at(day, 12, 0, month)))
    assert end[1] - end[0] == timedelta(hours=hours) and start == end[1]
    assert counted_seconds(*end, night) == 0


def test_an_hour_that_does_not_exist_is_survived() -> None:
    night = QuietHours(2 * 60 + 30, 3 * 60 + 15, "Europe/Berlin")  # in spring 2:30 does not exist
    assert 0 <= counted_seconds(at(29, 0, 0, 3), at(31, 0, 0, 3), night) <= 48 * HOUR


def test_running_out_and_counting_agree() -> None:
    luck = Random(3)
    for _ in range(200):
        night = QuietHours(luck.randrange(480, 1440), 0, luck.choice(["UTC", "America/New_York", "Asia/Kathmandu"]))
        start = at(1, 0, month=luck.choice([3, 7, 11])) + timedelta(minutes=luck.randrange(100_000))
        gap = start + timedelta(hours=luck.randrange(50))
        away = ((gap, gap + timedelta(hours=luck.randrange(1, 30))),)
        seconds = luck.randrange(1, 400_000)
        end = time_after(start, seconds, night, away)
        assert counted_seconds(start, end, night, away) == pytest.approx(seconds, abs=1e-3)


def test_what_cannot_be_set() -> None:
    for start, end in ((0, 0), (600, 600), (0, 1439), (0, 961)):
        with pytest.raises(QuietHoursTooLong):
            QuietHours(start, end, "UTC")
    with pytest.raises(UnknownTimeZone):
        find_time_zone("Atlantis")
    assert find_time_zone("america/new york") == "America/New_York"
    for city, zone in (("New York", "America/New_York"), ("berlin", "Europe/Berlin")):
        assert find_time_zone(city) == zone, "the city is enough"
    assert find_time_zone("utc") == "UTC", "a name that is whole comes first"
    for several in ("Istanbul", "Louisville"):
        with pytest.raises(UnknownTimeZone):
            find_time_zone(several)
    assert QuietHours.read(QuietHours(1, 2, "UTC").write()) == QuietHours(1, 2, "UTC")
    for wrong in (lambda: Clock.live(0), lambda: Clock.days(1, 2), lambda: Clock.read("days:x:y")):
        with pytest.raises(BadClock):
            wrong()


def test_what_is_left_is_converted() -> None:
    live, days = Clock.live(4), Clock.days(24, 12)
    assert converted(live, days, 120) == 12 * HOUR
    assert converted(days, live, 6 * HOUR) == 60
    assert converted(None, live, 100) == 240
    assert days.after(20 * HOUR) == 24 * HOUR and days.after(-5) == 12 * HOUR
