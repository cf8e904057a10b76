"""Deadlines when processes die, and when there are two of them."""

import asyncio
import json
import os
import signal
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from pathlib import Path
from typing import Any

from storage import EVERYTHING, Status, Store
from storage.timing import TIMEOUT
from tests.storage.hours.firing import PEOPLE, lay
from tests.storage.killed import POINTS
from tests.storage.tables import KEY
from tests.storage.toy import find_toy
from tests.watch import SetWatch

ROOT = Path(__file__).parents[3]


async def start() -> Process:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.storage.hours.firing"),
        stdin=PIPE,
        stdout=PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert await hear(process) == ["ready"]
    return process


async def hear(process: Process) -> list[str]:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), 60)).decode().split()


async def order(process: Process, **what: Any) -> tuple[list[tuple[int, ...]], int]:
    """Give an order; what was fired, and by which signal it died."""
    assert process.stdin is not None
    process.stdin.write(f"{json.dumps(what)}\n".encode())
    fired: list[tuple[int, ...]] = []
    while True:
        word, *rest = await hear(process)
        if word == "fired":
            fired.append(tuple(map(int, rest)))
        elif word == "dead":
            return fired, int(rest[0])


async def stop(process: Process) -> None:
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


async def look(url: str) -> tuple[int, list[int]]:
    """See that what is left is whole; how many records there are, and which matches still run."""
    async with await Store.open(url, KEY, games=find_toy, watch=SetWatch()) as store:
        records, running = 0, []
        for match in await store.matches_of(PEOPLE[0], open_only=False):
            await store.verify(match.id)
            records += match.records
            log = await store.log(match.id, seat=EVERYTHING, limit=1000)
            assert all(entry.by_clock for entry in log)
            set_ = [(each.seat, each.turns) for each in await store.timetable.of(match.id) if each.kind == TIMEOUT]
            if match.status is Status.PLAYING:
                running.append(match.id)
                assert sorted(set_) == [(c.seat, c.turns) for c in match.chairs if c.active]
            else:
                assert set_ == []
        return records, running


async def test_a_process_that_is_killed_fires_nothing_twice_and_loses_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'stoa.db'}"
    process = await start()
    told: Counter[tuple[int, ...]] = Counter()
    origin = time.time()
    for life in range(3 * len(POINTS)):
        point = POINTS[life % len(POINTS)]
        fired, by = await order(
            process, url=url, life=life, point=point, nth=3 + life, origin=origin, pace=5000.0, tables=2
        )
        told.update(fired)
        assert by in (signal.SIGKILL, 0)
        records, _ = await look(url)
        assert records >= len(told) and max(told.values(), default=1) == 1
    fired, by = await order(process, url=url, life=99, origin=origin, pace=50_000.0)
    assert by == 0
    told.update(fired)
    records, running = await look(url)
    assert not running and max(told.values()) == 1
    assert len(told) <= records
    await stop(process)


async def test_two_processes_on_one_database_fire_nothing_twice(url: str) -> None:
    async with await Store.open(url, KEY, games=find_toy, watch=SetWatch()) as store:
        ids = [await lay(store, str(number)) for number in range(12)]
    processes = [await start(), await start()]
    now = SetWatch().now().timestamp()
    start_of_time = 1_924_992_000.0  # 2031-01-01, where their watch begins
    origin = time.time() - (now - start_of_time) / 2000.0
    both = await asyncio.gather(*[order(each, url=url, origin=origin, pace=2000.0) for each in processes])
    fired = Counter([each for one, _ in both for each in one])
    assert max(fired.values()) == 1
    records, running = await look(url)
    assert not running and records == len(fired) == len(ids) * len(PEOPLE) * 4
    for each in processes:
        await stop(each)
