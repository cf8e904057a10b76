"""Deadlines fire exactly once, even when processes die and when two run at the same time."""

import asyncio
import time

import pytest

from storage import Store
from tests.fake_time import FakeTime
from tests.storage.killed import POINTS
from tests.storage.scheduling.firing import PEOPLE, lay
from tests.storage.scheduling.kill import Told, look, order, run, start, stop
from tests.storage.tables import KEY
from tests.storage.toy import find_toy

pytestmark = pytest.mark.process


async def test_a_process_that_is_killed_does_nothing_twice_and_loses_nothing(url: str) -> None:
    told = await run(url, 2 * len(POINTS), seed=2_031)
    assert set(told.deaths) - {"none"} == set(POINTS)
    assert told.fired and told.reminded and told.owed, "some died between the commit and the message"


async def test_a_reminder_that_is_not_written_down_is_found_out(url: str) -> None:
    with pytest.raises(AssertionError, match="these reminders are lost"):
        await run(url, 3 * len(POINTS), seed=2_031, forgets=True)


async def test_two_processes_on_one_database_fire_nothing_twice(url: str) -> None:
    async with await Store.open(url, KEY, games=find_toy, time_source=FakeTime()) as store:
        ids = [await lay(store, str(number)) for number in range(12)]
    processes = [await start(), await start()]
    now = FakeTime().now().timestamp()
    start_of_time = 1_924_992_000.0  # 2031-01-01, the origin of `FastWatch`
    origin = time.time() - (now - start_of_time) / 2000.0
    told = Told()
    every = {"url": url, "origin": origin, "pace": 2000.0, "alone": False}
    await asyncio.gather(*[order(each, told, **every) for each in processes])
    records, running = await look(url, told)
    assert not running and records == len(told.fired) == len(ids) * len(PEOPLE) * 4
    assert told.reminded and max(told.reminded.values()) == 1
    for each in processes:
        await stop(each)
