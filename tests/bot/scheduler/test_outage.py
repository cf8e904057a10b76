"""An outage of the database, or a process that stands still, costs no player time."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.scheduler import deadlines
from bot.scheduler.deadlines import DeadlineScheduler
from storage import Clock, Fired, Store, Unavailable
from storage.scheduling.deadlines import Deadlines
from tests.bot.conftest import eventually
from tests.fake_time import FakeTime
from tests.storage.tables import ANN, BOB, KEY
from tests.storage.timed_tables import table_with_clock
from tests.storage.toy import find_toy


async def unavailable(*_: Any, **__: Any) -> None:
    raise Unavailable("the database is away")


async def nothing(_: datetime) -> None:
    """Check nothing; stands in for a regular check."""


@pytest.mark.slow
@pytest.mark.parametrize("away", ["heartbeat", "due"])
async def test_time_stands_still_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: str
) -> None:
    watch, done = FakeTime(), list[Fired]()

    async def fired(what: Fired) -> None:
        done.append(what)

    store = await Store.open(f"sqlite:///{tmp_path / 'stoa.db'}", KEY, games=find_toy, time_source=watch)
    keeper = DeadlineScheduler(store, is_serving=lambda: True, on_fired=fired, housekeeping=nothing)

    async def looks() -> None:
        rounds = keeper.rounds
        keeper.wake()
        await eventually(lambda: keeper.rounds > rounds)

    keeper.start()
    try:
        await eventually(lambda: keeper.rounds)
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        with monkeypatch.context() as broken:
            broken.setattr(Deadlines, away, unavailable)
            for _ in range(58):
                watch.advance(minutes=1)
                await looks()
        await looks()
        assert (await store.match(match.id)).record_count == 0, "nobody's decision was made for them"
        watch.advance(minutes=20)
        await looks()
        assert (await store.match(match.id)).record_count == 0 and sum(each.remind_in is not None for each in done) == 1
        watch.advance(minutes=11)
        await looks()
        assert (await store.match(match.id)).record_count == 2, "their time goes on where it stood"
    finally:
        await keeper.close()
        await store.close()


Looks = Callable[[], Awaitable[None]]


@asynccontextmanager
async def keeping(
    folder: Path,
    watch: FakeTime,
    between: Callable[[], None] = lambda: None,
    here: Callable[[], bool] = lambda: True,
) -> AsyncIterator[tuple[Store, list[Fired], Looks]]:
    """A process that keeps the time: its store, what its deadlines have done, and having it look what is due.
    `between` happens when a deadline has done something, `here` says whether Discord is there.
    """
    done: list[Fired] = []

    async def fired(what: Fired) -> None:
        done.append(what)
        between()

    async with await Store.open(f"sqlite:///{folder / 'stoa.db'}", KEY, games=find_toy, time_source=watch) as store:
        keeper = DeadlineScheduler(store, is_serving=here, on_fired=fired, housekeeping=nothing)

        async def looks() -> None:
            rounds = keeper.rounds
            keeper.wake()
            await eventually(lambda: keeper.rounds > rounds)

        keeper.start()
        await eventually(lambda: keeper.rounds)
        try:
            yield store, done, looks
        finally:
            await keeper.close()


@pytest.mark.slow
@pytest.mark.parametrize(("hours", "felt"), [(0.5, False), (9.0, False), (9.0, True)])
async def test_time_stands_still_while_the_process_does(tmp_path: Path, hours: float, felt: bool) -> None:
    watch = FakeTime()
    async with keeping(tmp_path, watch) as (store, done, looks):
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        watch.advance(minutes=10)
        await looks()
        watch.freeze(hours=hours)
        if felt:
            watch.pulse()  # of two that sleep the one may wake first, or the other
        await looks()
        assert len(store.time.outages) == 1
        assert not [each for each in done if each.remind_in or each.played], "who could not press is not too late"
        watch.advance(minutes=19, seconds=59)
        await looks()
        assert (await store.match(match.id)).record_count == 0 and all(each.played is None for each in done)
        watch.advance(seconds=1)
        await looks()
        assert (await store.match(match.id)).record_count == 2, "their time goes on where it stood"
        assert len(store.time.outages) == 1


async def test_a_process_that_stood_still_and_is_ended_was_away(tmp_path: Path) -> None:
    """Its last heartbeat is dated to the moment up to which it is known to have been running."""
    watch = FakeTime()
    async with keeping(tmp_path, watch) as (store, _, looks):
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        watch.advance(minutes=10)
        await looks()
        watch.freeze(hours=2)
    async with keeping(tmp_path, watch) as (store, _, looks):
        await looks()
        assert (await store.match(match.id)).record_count == 0
        watch.advance(minutes=21)
        await looks()
        assert (await store.match(match.id)).record_count == 2


async def test_a_process_that_is_ended_while_discord_is_away_was_away_since(tmp_path: Path) -> None:
    watch, here = FakeTime(), [True]
    async with keeping(tmp_path, watch, here=lambda: here[0]) as (store, _, looks):
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        watch.advance(minutes=10)
        await looks()
        here[0] = False
        await looks()
        watch.advance(hours=2)
    async with keeping(tmp_path, watch) as (store, _, looks):
        await looks()
        assert (await store.match(match.id)).record_count == 0


@pytest.mark.slow
async def test_nobody_is_away_while_another_process_is_there(tmp_path: Path) -> None:
    here, frozen = FakeTime(), FakeTime()
    async with keeping(tmp_path, here) as (store, _, looks), keeping(tmp_path, frozen) as (other, _, too):
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        for _ in range(29):
            here.advance(minutes=1)
            await looks()
        here.advance(seconds=20)
        await looks()
        frozen.freeze(minutes=29, seconds=20)
        await too()
        assert other.time.outages == () == store.time.outages
        for watch in (here, frozen):
            watch.advance(seconds=40)
        await too()
        await looks()
        assert (await store.match(match.id)).record_count == 2, (
            "their time has run out: somebody was there all the while"
        )


async def test_both_processes_of_one_machine_stand_still_once(tmp_path: Path) -> None:
    watches = FakeTime(), FakeTime()
    async with keeping(tmp_path, watches[0]) as (one, _, looks), keeping(tmp_path, watches[1]) as (two, _, too):
        match = await table_with_clock(one, Clock.live(30), ANN, BOB)
        for watch in watches:
            watch.freeze(hours=2)
        await looks()
        await too()
        assert one.time.outages == two.time.outages and len(one.time.outages) == 1
        assert (await one.match(match.id)).record_count == 0


@pytest.mark.parametrize("frozen", [True, False])
async def test_it_may_stand_still_in_the_middle_of_a_round(tmp_path: Path, frozen: bool) -> None:
    """A round that takes long because Discord is slow is no outage: presses are answered meanwhile."""
    watch, once = FakeTime(), [True]

    def between() -> None:
        if once:
            once.clear()
            (watch.freeze if frozen else watch.advance)(hours=2)

    async with keeping(tmp_path, watch, between) as (store, done, looks):
        match = await table_with_clock(store, Clock.live(30), ANN, BOB)
        watch.advance(minutes=15)
        await looks()
        assert not once and any(each.remind_in for each in done)
        assert len(store.time.outages) == frozen
        assert (await store.match(match.id)).record_count == (0 if frozen else 2)


class Unsteady(FakeTime):
    """A clock that is slightly later on each reading, as every real one is."""

    def now(self) -> datetime:
        self._now += timedelta(microseconds=1)
        return self._now


async def test_a_short_absence_of_the_only_process_is_one(tmp_path: Path) -> None:
    """Its last heartbeat was its own: no other process has served anybody meanwhile."""
    watch = Unsteady()
    async with keeping(tmp_path, watch) as (store, done, looks):
        match = await table_with_clock(store, Clock.live(1), ANN, BOB)
        watch.advance(seconds=5)
        await looks()
        watch.freeze(seconds=25)
        await looks()
        assert len(store.time.outages) == 1
        watch.advance(seconds=40)
        await looks()
        assert (await store.match(match.id)).record_count == 0 and all(each.played is None for each in done)


async def test_when_it_goes_on_it_looks_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sleep does not notice a suspension: half a minute of it may be left, in which somebody presses."""
    monkeypatch.setattr(deadlines, "PULSE_INTERVAL", 0.01)
    watch = FakeTime()
    async with keeping(tmp_path, watch) as (store, _, _):
        watch._now += timedelta(hours=9)  # and nobody who sleeps is woken
        watch._steady += timedelta(hours=9).total_seconds()
        await eventually(lambda: store.time.outages)
