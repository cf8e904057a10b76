"""Time that counts: quiet hours in time zones, changes of clocks, and when no bot was there."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from storage.clock import BadClock, Clock, converted
from storage.quiet import Quiet, TooLong, UnknownZone, counted, runs_out, zone_named

HOUR = 3600.0


def at(day: int, hour: int, minute: int = 0, month: int = 1) -> datetime:
    return datetime(2031, month, day, hour, minute, tzinfo=UTC)


def test_a_night_does_not_count() -> None:
    night = Quiet(22 * 60, 8 * 60, "UTC")
    assert counted(at(1, 20), at(2, 10), night) == 4 * HOUR
    assert runs_out(at(1, 20), 4 * HOUR, night) == at(2, 10)
    assert runs_out(at(1, 20), 2 * HOUR, night) == at(1, 22), "what ends with the evening needs no morning"
    assert counted(at(1, 23), at(2, 7), night) == 0
    assert night.holds(at(1, 23)) == at(2, 8) and night.holds(at(1, 21)) is None
    noon = Quiet(12 * 60, 13 * 60, "UTC")
    assert counted(at(1, 11), at(1, 14), noon) == 2 * HOUR


@pytest.mark.parametrize(("month", "hours"), [(3, 9), (10, 11), (6, 10)])
def test_the_night_in_which_the_clocks_are_changed_is_as_long_as_it_is(month: int, hours: int) -> None:
    night = Quiet(22 * 60, 8 * 60, "Europe/Berlin")
    day = {3: 29, 10: 25, 6: 14}[month]  # of 2031 the last Sundays are 30 March and 26 October
    start, end = night.holds(at(day, 23, 30, month)), next(night.nights(at(day, 12, 0, month)))
    assert end[1] - end[0] == timedelta(hours=hours) and start == end[1]
    assert counted(*end, night) == 0


def test_an_hour_that_does_not_exist_is_survived() -> None:
    night = Quiet(2 * 60 + 30, 3 * 60 + 15, "Europe/Berlin")  # in spring 2:30 is never
    assert 0 <= counted(at(29, 0, 0, 3), at(31, 0, 0, 3), night) <= 48 * HOUR


def test_running_out_and_counting_agree() -> None:
    luck = Random(3)
    for _ in range(200):
        night = Quiet(luck.randrange(480, 1440), 0, luck.choice(["UTC", "America/New_York", "Asia/Kathmandu"]))
        start = at(1, 0, month=luck.choice([3, 7, 11])) + timedelta(minutes=luck.randrange(100_000))
        gap = start + timedelta(hours=luck.randrange(50))
        away = ((gap, gap + timedelta(hours=luck.randrange(1, 30))),)
        seconds = luck.randrange(1, 400_000)
        end = runs_out(start, seconds, night, away)
        assert counted(start, end, night, away) == pytest.approx(seconds, abs=1e-3)


def test_what_cannot_be_set() -> None:
    for start, end in ((0, 0), (600, 600), (0, 1439), (0, 961)):
        with pytest.raises(TooLong):
            Quiet(start, end, "UTC")
    with pytest.raises(UnknownZone):
        zone_named("Atlantis")
    assert zone_named("america/new york") == "America/New_York"
    for city, zone in (("New York", "America/New_York"), ("berlin", "Europe/Berlin")):
        assert zone_named(city) == zone, "the city is enough"
    assert zone_named("utc") == "UTC", "a name that is whole comes first"
    for several in ("Istanbul", "Louisville"):
        with pytest.raises(UnknownZone):
            zone_named(several)
    assert Quiet.read(Quiet(1, 2, "UTC").write()) == Quiet(1, 2, "UTC")
    for wrong in (lambda: Clock.live(0), lambda: Clock.days(1, 2), lambda: Clock.read("days:x:y")):
        with pytest.raises(BadClock):
            wrong()


def test_what_is_left_is_converted() -> None:
    live, days = Clock.live(4), Clock.days(24, 12)
    assert converted(live, days, 120) == 12 * HOUR
    assert converted(days, live, 6 * HOUR) == 60
    assert converted(None, live, None) == 240 and converted(live, None, 100) is None
    assert days.after(20 * HOUR) == 24 * HOUR and days.after(-5) == 12 * HOUR
