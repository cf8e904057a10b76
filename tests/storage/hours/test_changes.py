"""What changes about somebody's time while it runs, or while it stands still, takes and gives nothing."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import timedelta

from storage import Clock, Match, Store
from storage.remaining import due
from storage.timing import HALF, SOON
from tests.storage.hours.test_deadlines import clocked, fire_all
from tests.storage.tables import ANN, BOB, CLEO, begin, submit_bid
from tests.watch import NOON, SetWatch

Open = Callable[..., Awaitable[Store]]
HOUR = 3600.0


async def quiet(store: Store, user: int, start: int | None, end: int | None, *, runs_on: bool = False) -> list[Match]:
    """Quiet hours of somebody from one full hour to another."""
    minutes = [None if hour is None else hour * 60 for hour in (start, end)]
    person = await store.people.change(
        user, lambda one: replace(one, quiet_from=minutes[0], quiet_to=minutes[1], runs_on=runs_on)
    )
    return await store.timetable.set_quiet(user, person.standing_still)


async def agreed(store: Store, match: Match, clock: Clock | None) -> Match:
    """Another clock, to which Ann and Bob say yes."""
    match = await store.consent.change_clock(match.id, f"c{match.questions}", ANN, "Ann", clock)
    return await store.consent.answer(match.id, f"y{match.questions}", BOB, match.questions, "yes")


async def rests(store: Store, match: Match) -> Match:
    match = await store.consent.pause(match.id, f"p{match.questions}", ANN, "Ann")
    return await store.consent.answer(match.id, f"y{match.questions}", BOB, match.questions, "yes")


async def goes_on(store: Store, match: Match) -> Match:
    match = await store.consent.resume(match.id, f"r{match.questions}", ANN, "Ann")
    return await store.consent.answer(match.id, f"y{match.questions}", BOB, match.questions, "yes")


async def test_quiet_hours_hold_for_a_clock_that_is_agreed_later(timed: Store, opened: Open, watch: SetWatch) -> None:
    elsewhere = await opened(watch=watch)
    match = await begin(timed, ANN, BOB)
    await elsewhere.match(match.id)
    (changed,) = await quiet(timed, ANN, 13, 20)
    assert changed.shown == match.shown and changed.version > match.version, "no board is behind for it"
    assert (await elsewhere.match(match.id)).chairs[0].quiet is not None, "other processes know it too"
    match = await agreed(timed, match, Clock.days(2, 1))
    assert [due(match, chair, ()) for chair in match.chairs] == [NOON + timedelta(hours=9), NOON + timedelta(hours=2)]


async def test_quiet_hours_taken_off_without_a_clock_are_off(timed: Store) -> None:
    await quiet(timed, ANN, 13, 20)
    match = await begin(timed, ANN, BOB)
    assert match.chairs[0].quiet is not None
    await quiet(timed, ANN, None, None)
    match = await agreed(timed, match, Clock.days(2, 1))
    assert due(match, match.chairs[0], ()) == NOON + timedelta(hours=2)


async def test_time_runs_in_the_quiet_hours_of_who_wants_it(timed: Store) -> None:
    match = await clocked(timed, Clock.days(2, 1), ANN, BOB)
    await quiet(timed, ANN, 13, 20, runs_on=True)
    match = await timed.match(match.id)
    assert due(match, match.chairs[0], ()) == NOON + timedelta(hours=2)
    await quiet(timed, ANN, 13, 20)
    match = await timed.match(match.id)
    assert due(match, match.chairs[0], ()) == NOON + timedelta(hours=9)


async def test_quiet_hours_set_in_a_pause_give_nothing_back(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.days(24, 0), ANN, BOB)
    watch.advance(hours=10)
    match = await rests(timed, match)
    watch.advance(hours=30)
    await quiet(timed, ANN, 12, 21)
    watch.advance(hours=1)
    match = await goes_on(timed, await timed.match(match.id))
    assert [chair.bank for chair in match.chairs] == [14 * HOUR] * 2


async def test_a_clock_agreed_in_a_pause_does_not_move_the_pause(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.live(60), ANN, BOB)
    watch.advance(minutes=15)
    since = (await rests(timed, match)).paused_at
    watch.advance(hours=10)
    match = await agreed(timed, await timed.match(match.id), Clock.live(20))
    assert match.paused_at == since and await timed.timetable.of(match.id) == []
    watch.advance(hours=1)
    match = await goes_on(timed, match)
    assert [due(match, chair, ()) for chair in match.chairs] == [watch.now() + timedelta(minutes=15)] * 2
    watch.advance(minutes=1)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert match.chairs[0].thought == 16 * 60, "nobody thinks while the table rests"


async def test_who_sits_down_while_the_table_rests_has_thought_nothing_yet(timed: Store, watch: SetWatch) -> None:
    match = await rests(timed, await begin(timed, ANN, BOB))
    watch.advance(hours=2)
    await timed.replace(match.id, "new", 0, user=CLEO, name="Cleo")
    watch.advance(hours=2)
    match = await timed.consent.resume(match.id, "r", BOB, "Bob")
    match = await timed.consent.answer(match.id, "r2", CLEO, match.questions, "yes")
    watch.advance(minutes=1)
    match = (await submit_bid(timed, match, "b", CLEO)).match
    assert match.chairs[0].thought == 60


async def reminders(store: Store, watch: SetWatch, hours: float) -> list[str]:
    """The kinds of the reminders that are given in so many hours."""
    given = []
    for _ in range(round(hours * 2)):
        watch.advance(minutes=30)
        given += [fired.deadline.kind for fired in await fire_all(store) if fired.reminded]
    return given


async def test_several_with_different_banks_are_reminded_once_an_interval(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.days(48, 0), ANN, BOB, CLEO, rounds=9)
    watch.advance(hours=20)
    for user in (ANN, CLEO):
        await submit_bid(timed, match, f"1.{user}", user)
    watch.advance(hours=10)
    match = (await submit_bid(timed, match, "1.b", BOB)).match
    assert [chair.bank for chair in match.chairs] == [28 * HOUR, 18 * HOUR, 28 * HOUR]
    assert await reminders(timed, watch, 9.5) == [HALF], "Bob's, and it speaks to all"
    await submit_bid(timed, match, "2.c", CLEO)
    assert await reminders(timed, watch, 8) == [SOON]
    assert (await timed.match(match.id)).chairs[1].turns == 1, "and nobody's time is over yet"


async def test_a_decision_has_one_reminder_at_half_time_whatever_changes(timed: Store, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.days(48, 0), ANN, BOB, rounds=9)
    await submit_bid(timed, match, "a", ANN)
    given = await reminders(timed, watch, 25)
    await quiet(timed, BOB, 15, 16)
    given += await reminders(timed, watch, 1)
    await goes_on(timed, await rests(timed, match := await timed.match(match.id)))
    given += await reminders(timed, watch, 1)
    await agreed(timed, await timed.match(match.id), Clock.days(72, 0))
    given += await reminders(timed, watch, 33)
    assert given == [HALF, SOON]
    match = (await submit_bid(timed, await timed.match(match.id), "b", BOB)).match
    assert [chair.reminded for chair in match.chairs] == [None, None]
    assert (await reminders(timed, watch, 49))[:1] == [HALF], "the next decision has its own"


async def test_a_reminder_is_nothing_that_a_board_shows(timed: Store, opened: Open, watch: SetWatch) -> None:
    match = await clocked(timed, Clock.live(10), ANN, BOB)
    await timed.mark_shown(match.id, match.version, match.message)
    elsewhere = await opened(watch=watch)
    await elsewhere.match(match.id)
    watch.advance(minutes=5)
    await fire_all(timed)
    for store in (timed, elsewhere):
        seen = await store.match(match.id)
        assert {chair.reminded for chair in seen.chairs} == {HALF} and seen.shown == seen.version
