"""The average time to decide that `/stats` shows: only time in which somebody could have decided counts."""

from collections.abc import Awaitable, Callable
from datetime import timedelta

import pytest

from storage import Clock, Match, Store
from storage.results.results import average
from tests.storage.hours.test_changes import goes_on, quiet, rests
from tests.storage.hours.test_deadlines import clocked
from tests.storage.tables import ANN, BOB, begin, submit_bid
from tests.watch import SetWatch

Open = Callable[..., Awaitable[Store]]
CLOCKS = [None, Clock.days(72, 0)]


async def table(store: Store, clock: Clock | None) -> Match:
    """A game of one decision each."""
    if clock is None:
        return await begin(store, ANN, BOB, rounds=1)
    return await clocked(store, clock, ANN, BOB, rounds=1)


async def shown(store: Store, match: Match) -> list[float | None]:
    """Both decide now, which ends the game; what `/stats` makes of it for each."""
    for user in (ANN, BOB):
        match = (await submit_bid(store, match, f"b{user}", user)).match
    assert not match.open
    return [average(await store.results.tallies(7, user)) for user in (ANN, BOB)]


@pytest.mark.parametrize("clock", CLOCKS)
async def test_what_somebody_took_counts(timed: Store, watch: SetWatch, clock: Clock | None) -> None:
    match = await table(timed, clock)
    watch.advance(minutes=10)
    assert await shown(timed, match) == [600, 600]


@pytest.mark.parametrize("clock", CLOCKS)
async def test_while_no_bot_was_there_nobody_took_long(
    timed: Store, watch: SetWatch, opened: Open, clock: Clock | None
) -> None:
    match = await table(timed, clock)
    watch.advance(minutes=7)
    await timed.timetable.beat(returned=False)
    watch.jump(timedelta(hours=9))
    again = await opened(watch=watch)
    await again.timetable.beat(returned=True)
    watch.advance(minutes=3)
    assert await shown(again, match) == [600, 600]


@pytest.mark.parametrize("clock", CLOCKS)
async def test_while_the_table_rested_nobody_took_long(timed: Store, watch: SetWatch, clock: Clock | None) -> None:
    match = await table(timed, clock)
    watch.advance(minutes=7)
    match = await rests(timed, match)
    watch.advance(days=2)
    match = await goes_on(timed, match)
    watch.advance(minutes=3)
    assert await shown(timed, match) == [600, 600]


@pytest.mark.parametrize("clock", CLOCKS)
async def test_in_quiet_hours_nobody_took_long(timed: Store, watch: SetWatch, clock: Clock | None) -> None:
    await quiet(timed, ANN, 13, 20)
    match = await table(timed, clock)
    watch.advance(hours=8, minutes=30)
    assert await shown(timed, match) == [90 * 60, 8.5 * 3600], "those of one are not those of all"


@pytest.mark.parametrize("clock", CLOCKS)
@pytest.mark.parametrize(("rest", "go_on"), [(2, 20), (6, 10), (3, 4)])
async def test_a_pause_and_quiet_hours_do_not_move_each_other(
    timed: Store, watch: SetWatch, clock: Clock | None, rest: int, go_on: int
) -> None:
    """Ann sleeps from one to five; the table rests from `rest` to `go_on` hours after noon; then five minutes pass."""
    await quiet(timed, ANN, 13, 17)
    match = await table(timed, clock)
    watch.advance(hours=rest)
    match = await rests(timed, match)
    watch.advance(hours=go_on - rest)
    match = await goes_on(timed, match)
    watch.advance(minutes=5)
    awake = {2: 1, 6: 2, 3: 1}[rest] * 3600
    late = 0 if go_on == 4 else 300  # she sleeps until five
    assert await shown(timed, match) == [awake + late, rest * 3600 + 300]


async def test_a_pause_and_an_absence_do_not_move_each_other(timed: Store, watch: SetWatch, opened: Open) -> None:
    match = await table(timed, None)
    watch.advance(minutes=4)
    await timed.timetable.beat(returned=False)
    watch.jump(timedelta(hours=1))
    again = await opened(watch=watch)
    await again.timetable.beat(returned=True)
    watch.advance(minutes=4)
    match = await rests(again, match)
    watch.advance(hours=5)
    match = await goes_on(again, match)
    watch.advance(minutes=2)
    assert await shown(again, match) == [600, 600]


async def test_two_pauses_in_one_decision(timed: Store, watch: SetWatch) -> None:
    match = await table(timed, None)
    for _ in range(2):
        watch.advance(minutes=4)
        match = await rests(timed, match)
        watch.advance(hours=5)
        match = await goes_on(timed, match)
    watch.advance(minutes=2)
    match = (await submit_bid(timed, match, "b", ANN)).match
    assert (match.chairs[0].thought, match.chairs[0].decided) == (600, 1)
