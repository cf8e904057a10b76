"""Kill a process that fires deadlines, again and again, and check what it left behind.

python -m tests.storage.scheduling.kill --times 500
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from benchmarks.postgresql import NoServer, Server
from storage import EVERYTHING, Status, Store
from storage.match.due_times import TIMEOUT
from tests.fake_time import FakeTime
from tests.storage.killed import POINTS
from tests.storage.scheduling.firing import PEOPLE
from tests.storage.tables import KEY, deadlines_of, sql
from tests.storage.toy import find_toy
from tests.waiting import HANG

ROOT = Path(__file__).parents[3]
PACE, LAST_PACE = 5000.0, 50_000.0
"""How much faster than the wall clock the children's time runs."""


async def start() -> Process:
    """Start the process that forks the children."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.storage.scheduling.firing"),
        stdin=PIPE,
        stdout=PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert await _hear(process) == ["ready"]
    return process


async def stop(process: Process) -> None:
    """End the process."""
    assert process.stdin is not None
    process.stdin.close()
    await process.wait()


@dataclass(slots=True)
class Told:
    """What one child, or all of them, have reported."""

    fired: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """Timeouts, by match, seat and number of actions."""
    reminded: Counter[int] = field(default_factory=Counter)
    """Reminders, by deadline."""
    deaths: Counter[str] = field(default_factory=Counter)
    owed: set[int] = field(default_factory=set)
    """Deadlines whose reminder a death left in the outbox."""


async def order(process: Process, told: Told, **what: Any) -> int:
    """Run a child and return the number of the signal that killed it; 0 if nothing was left to fire."""
    assert process.stdin is not None
    process.stdin.write(f"{json.dumps(what)}\n".encode())
    while True:
        word, *rest = await _hear(process)
        if word == "fired":
            told.fired[tuple(map(int, rest))] += 1
        elif word == "reminded":
            told.reminded[int(rest[0])] += 1
        elif word == "dead":
            return int(rest[0])


async def _hear(process: Process) -> list[str]:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), HANG)).decode().split()


async def look(url: str, told: Told) -> tuple[int, list[int]]:
    """Check that the database is consistent; return the number of records and the matches that are still running."""
    async with await Store.open(url, KEY, games=find_toy, time_source=FakeTime()) as store:
        records, running = 0, []
        for match in await store.matches_of(PEOPLE[0], open_only=False):
            await store.verify(match.id)
            records += match.record_count
            log = await store.log(match.id, seat=EVERYTHING, limit=1000)
            assert all(entry.by_clock for entry in log)
            set_ = [
                (each.seat, each.actions_taken) for each in await deadlines_of(store, match.id) if each.kind == TIMEOUT
            ]
            if match.status is Status.PLAYING:
                running.append(match.id)
                assert sorted(set_) == [(c.seat, c.actions_taken) for c in match.chairs if c.active]
            else:
                assert set_ == []
        told.owed |= {row.id for row in await sql(store, "SELECT id FROM reminders")}
        given = await sql(store, "SELECT key, match FROM receipts WHERE key LIKE 'deadline:%'")
        last = {
            match: max(int(row.key[9:]) for row in given if row.match == match) for match in {r.match for r in given}
        }
        lost = {id for id in last.values() if id not in told.reminded and id not in told.owed}
        assert not lost, f"these reminders are lost: {lost}"
    assert max(told.fired.values(), default=1) == 1, "the end of somebody's time did something twice"
    assert records >= len(told.fired)
    return records, running


async def run(url: str, times: int, seed: int, *, forgets: bool = False) -> Told:
    """Kill children so many times and check the database after each.

    Args:
        url: The database; empty.
        times: How often to kill.
        seed: Makes the run repeatable.
        forgets: Let the children skip the outbox, which the checks must notice.

    Raises:
        AssertionError, BrokenRecord: A deadline was lost or fired twice, or a match is damaged.
    """
    luck = random.Random(seed)
    process, told, origin = await start(), Told(), time.time()
    every = {"url": url, "origin": origin, "forgets": forgets}
    for life in range(times):
        point = POINTS[life % len(POINTS)]
        by = await order(process, told, **every, life=life, point=point, nth=luck.randint(3, 16), pace=PACE, tables=2)
        assert by in (signal.SIGKILL, 0)
        told.deaths[point if by else "none"] += 1
        await look(url, told)
    assert await order(process, told, **every, life=times, pace=LAST_PACE) == 0
    _, running = await look(url, told)
    assert not running
    await stop(process)
    return told


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as folder:
        _report("SQLite", asyncio.run(run(f"sqlite:///{folder}/stoa.db", chosen.times, chosen.seed)))
    try:
        server = Server()
        with server:
            _report("PostgreSQL", asyncio.run(run(server.url, chosen.times, chosen.seed)))
    except NoServer as reason:
        print(f"PostgreSQL: {reason}")


def _report(database: str, told: Told) -> None:
    print(f"{database}: {sum(told.deaths.values()) - told.deaths['none']} deaths: {dict(told.deaths)}")
    print(f"{len(told.fired)} ends of time and {len(told.reminded)} reminders, {len(told.owed)} owed after a death")


if __name__ == "__main__":
    main()
