"""Due times: the reminders of each seat follow its own timer."""

from storage import Clock, Match, Store
from storage.match.due_times import HALF, SOON, TIMEOUT
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, deadlines_of, seat, submit_bid


async def begun(store: Store) -> Match:
    """Start a match in which Ann and Bob bid at the same time, each with a day."""
    match = await seat(store, ANN, BOB)
    await store.lobbies.set_clock(match.id, "clock", ANN, Clock.days(24, 0))
    return await store.lobbies.start(match.id, "start", ANN)


async def fire_all(store: Store, watch: FakeTime) -> list[tuple[str, int]]:
    """Fire what is due, one deadline after another; return kind and seat of those that did something."""
    given = []
    while due := await store.deadlines.due(watch.now(), 1):
        fired = await store.deadlines.fire(due[0])
        if fired.remind_in is not None or fired.played is not None:
            given.append((due[0].kind, due[0].seat))
    return given


async def left(store: Store, match: Match, seat: int) -> set[str]:
    return {each.kind for each in await deadlines_of(store, match.id) if each.seat == seat}


async def test_who_has_more_time_is_reminded_when_it_is_theirs(timed: Store, watch: FakeTime) -> None:
    match = await begun(timed)
    watch.advance(hours=2)
    await submit_bid(timed, match, "a", ANN)
    watch.advance(hours=14)
    await submit_bid(timed, match, "b", BOB)
    assert await left(timed, match, 0) == await left(timed, match, 1) == {HALF, SOON, TIMEOUT}
    watch.advance(hours=4)  # half of Bob's eight hours; Ann has 22
    assert await fire_all(timed, watch) == [(HALF, 1)]
    assert await left(timed, match, 0) == {SOON, TIMEOUT}, "it has spoken to both"
    watch.advance(hours=3, minutes=30)
    assert await fire_all(timed, watch) == [(SOON, 1)]
    assert await left(timed, match, 0) == {SOON, TIMEOUT}, "Ann's end is half a day away"


async def test_equal_times_have_one_reminder_each_time(timed: Store, watch: FakeTime) -> None:
    match = await begun(timed)
    watch.advance(hours=12)
    assert len(await fire_all(timed, watch)) == 1
    assert await left(timed, match, 0) == await left(timed, match, 1) == {SOON, TIMEOUT}
    watch.advance(hours=11)
    assert len(await fire_all(timed, watch)) == 1
    assert await left(timed, match, 0) == await left(timed, match, 1) == {TIMEOUT}


async def test_who_rests_now_is_reminded_afterwards(timed: Store, watch: FakeTime) -> None:
    match = await begun(timed)
    await timed.deadlines.set_quiet(BOB, "720-1200 UTC")  # quiet hours from noon to eight
    watch.advance(hours=12)
    assert await fire_all(timed, watch) == [(HALF, 0)]
    watch.advance(hours=11)
    assert await fire_all(timed, watch) == [(SOON, 0)]
    assert await left(timed, match, 1) == {SOON, TIMEOUT}, "his own end is a rest away"
