"""What the rules limit a decision to goes on where it stood, whatever else about its time is changed: nobody makes time
by changing settings, resting, or agreeing on another clock."""

from collections.abc import Awaitable, Callable

import pytest

from storage import Clock, Match, Store
from storage.remaining import due
from tests.storage.hours.test_changes import agreed, goes_on, rests
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.hours.test_unseen_choices import NIGHT
from tests.storage.tables import ANN, BOB, begin, submit_bid
from tests.storage.toy import Bidding
from tests.watch import SetWatch

CLOCKS = [None, Clock.days(24, 12), Clock.live(60)]
NAMES = ["none", "days", "live"]
Change = Callable[[Store, Match, SetWatch], Awaitable[object]]


async def other_quiet_hours(store: Store, match: Match, watch: SetWatch) -> None:
    await store.timetable.set_quiet(BOB, "0-61 UTC")


async def a_pause(store: Store, match: Match, watch: SetWatch) -> None:
    match = await rests(store, match)
    watch.advance(hours=5)
    await goes_on(store, match)


async def another_clock(store: Store, match: Match, watch: SetWatch) -> None:
    await agreed(store, match, Clock.days(48 + match.questions, 0))


async def no_clock(store: Store, match: Match, watch: SetWatch) -> None:
    if match.clock is None:
        match = await agreed(store, match, Clock.live(90))
    await agreed(store, match, None)


def left(match: Match, watch: SetWatch) -> list[float]:
    """Seconds that are left to each."""
    moments = [due(match, chair, ()) for chair in match.chairs]
    return [(moment - watch.now()).total_seconds() for moment in moments if moment is not None]


@pytest.mark.parametrize("change", [other_quiet_hours, a_pause, another_clock, no_clock])
@pytest.mark.parametrize("limit", [600, 60])
@pytest.mark.parametrize("clock", CLOCKS, ids=NAMES)
async def test_it_goes_on(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock | None, limit: int, change: Change
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: limit)
    match = await (begin(timed, ANN, BOB) if clock is None else clocked(timed, clock, ANN, BOB))
    for passed in (20, 40):
        watch.advance(seconds=20)
        await change(timed, match, watch)
        match = await timed.match(match.id)
        assert left(match, watch) == [limit - passed] * 2
    watch.advance(seconds=limit - 40)
    assert len([each for each in await fire_all(timed) if each.played]) == 2
    match = await timed.match(match.id)
    assert left(match, watch) == [limit] * 2, "the next decision has it all again"


@pytest.mark.parametrize("clock", CLOCKS, ids=NAMES)
async def test_a_quick_one_goes_on_also_in_quiet_hours(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock | None
) -> None:
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 60)
    match = await (begin(timed, ANN, BOB) if clock is None else clocked(timed, clock, ANN, BOB))
    await timed.timetable.set_quiet(BOB, NIGHT)
    watch.advance(seconds=50)
    await timed.timetable.set_quiet(BOB, "721-1080 UTC")
    assert left(await timed.match(match.id), watch) == [10, 10]


async def test_the_quiet_hours_of_one_leave_the_time_of_others_as_it_is(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.days(24, 12), ANN, BOB)
    watch.advance(hours=3)
    await timed.timetable.set_quiet(BOB, NIGHT)
    after = await timed.match(match.id)
    assert after.chairs[0] == match.chairs[0] and after.chairs[1].since == watch.now()


@pytest.mark.parametrize("clock", [Clock.days(24, 6), Clock.live(60)], ids=["days", "live"])
async def test_without_a_clock_who_has_chosen_is_not_seen(
    timed: Store, watch: SetWatch, monkeypatch: pytest.MonkeyPatch, clock: Clock
) -> None:
    """Where the rules limit the decision: the clock is given up while one of two has chosen."""
    monkeypatch.setattr(Bidding, "time_limit", lambda *_: 600)
    match = await clocked(timed, clock, ANN, BOB)
    await submit_bid(timed, match, "a", ANN)
    watch.advance(seconds=100)
    match = await agreed(timed, await timed.match(match.id), None)
    assert left(match, watch) == [500, 500]
