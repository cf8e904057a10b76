"""Due times: the reminders of each seat follow its own timer."""

from storage import Clock, Match, Store
from storage.match.due_times import HALF, SOON, TIMEOUT
from tests.fake_time import FakeTime
from tests.storage.match.test_undo import Called, called
from tests.storage.tables import ANN, BOB, CLEO, deadlines_of, seat
from tests.storage.timed_tables import Open, table_with_clock


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


async def test_who_has_more_time_is_reminded_when_it_is_theirs(opened: Open, watch: FakeTime) -> None:
    store = await opened(time_source=watch, games=lambda name, edition=None: Called())
    await store.deadlines.heartbeat(returned=True)
    match = await table_with_clock(store, Clock.days(24, 0), ANN, BOB, CLEO, rounds=9)
    match = await called(store, match, watch, hours=16)
    assert await left(store, match, 0) == await left(store, match, 1) == {HALF, SOON, TIMEOUT}
    watch.advance(hours=4)  # half of Ann's eight hours; the others have 24
    assert await fire_all(store, watch) == [(HALF, 0)]
    assert await left(store, match, 1) == {SOON, TIMEOUT}, "it has spoken to all"
    watch.advance(hours=3, minutes=30)
    assert await fire_all(store, watch) == [(SOON, 0)]
    assert await left(store, match, 1) == {SOON, TIMEOUT}, "Bob's end is half a day away"


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
