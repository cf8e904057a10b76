"""Kill a process that plays matches, again and again, and check what it left behind.

python -m tests.storage.kill --times 1000
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, text

from storage import EVERYTHING, Store
from tests.storage.killed import POINTS
from tests.storage.tables import KEY
from tests.storage.toy import Said, find_toy

ROOT = Path(__file__).parents[2]
RANDOM_SHARE = 0.4
"""The share of kills that come from this process at a random moment; the others happen at the points of `killed`."""
LONGEST = 0.08
"""The maximum of seconds from the first acknowledgement to a random kill."""
PATIENCE = 180.0
"""Seconds after which a child that does not die counts as a bug."""


@dataclass(slots=True)
class Seen:
    """What the children have reported so far."""

    deaths: Counter[str] = field(default_factory=Counter)
    acknowledged: dict[str, tuple[int, str]] = field(default_factory=dict)
    """Match and sequence number of every acknowledged action, by key."""
    pending: dict[str, tuple[int, int, str]] = field(default_factory=dict)
    """Match, user and kind of every action that was tried and never answered, by key."""
    committed_unheard: int = 0
    """How many actions were committed although their acknowledgement was lost."""
    touched: set[int] = field(default_factory=set)


class Killer:
    """Starts children, kills them and checks the database after each death.

    Args:
        url: The database.
        seed: Makes the run repeatable.
        lies: Let the children acknowledge before the commit, which the checks must notice.
    """

    def __init__(self, url: str, seed: int, *, lies: bool = False) -> None:
        self.url = url
        self.seen = Seen()
        self.lies = lies
        self.random = random.Random(seed)
        self.process: Process

    async def __aenter__(self) -> Self:
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        command = [sys.executable, "-m", "tests.storage.killed"]
        self.process = await asyncio.create_subprocess_exec(
            *command, stdin=PIPE, stdout=PIPE, cwd=ROOT, env=environment
        )
        assert await self._hear() == ["ready"]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()

    async def kill(self, life: int) -> None:
        """Run one child until it dies and check what it left behind."""
        outside = self.random.random() < RANDOM_SHARE
        point = None if outside else POINTS[life % len(POINTS)]
        order = {
            "url": self.url,
            "life": life,
            "point": point,
            "nth": self.random.randint(1, 30),
            "lies": self.lies,
            "pending": [(key, *value) for key, value in self.seen.pending.items()],
            "seed": self.random.getrandbits(32),
        }
        assert self.process.stdin is not None
        self.process.stdin.write(f"{json.dumps(order)}\n".encode())
        tried = await asyncio.wait_for(self._watch(outside), PATIENCE)
        self.seen.deaths[point or "outside"] += 1
        await self.look(tried)

    async def _watch(self, outside: bool) -> dict[str, tuple[int, int, str]]:
        """Read a child's reports until it is dead and return what it tried."""
        tried: dict[str, tuple[int, int, str]] = {}
        pid = 0
        timer: asyncio.TimerHandle | None = None
        while True:
            word, *rest = await self._hear()
            if word == "born":
                pid = int(rest[0])
            elif word == "try":
                tried[rest[0]] = (int(rest[1]), int(rest[2]), rest[3])
            elif word == "ack":
                self.seen.acknowledged.setdefault(rest[0], (int(rest[1]), rest[2]))
                self.seen.pending.pop(rest[0], None)
            elif word == "refused":
                self.seen.pending.pop(rest[0], None)
                tried.pop(rest[0])
            elif word == "dead":
                assert rest == [str(-signal.SIGKILL)], f"the child ended by itself: {rest}"
                if timer is not None:
                    timer.cancel()
                return tried
            if outside and timer is None and word in ("ack", "seated"):
                moment = self.random.uniform(0, LONGEST)
                timer = asyncio.get_running_loop().call_later(moment, os.kill, pid, signal.SIGKILL)

    async def _hear(self) -> list[str]:
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line, "the one that is to be killed has gone"
        return line.decode().split()

    async def look(self, tried: dict[str, tuple[int, int, str]]) -> None:
        """Check that acknowledged actions are in the database and that its matches are consistent."""
        async with await Store.open(self.url, KEY, games=find_toy) as store:
            recorded = {row.key: row for row in await store._database.read(_records)}
            for key, (match, seq) in self.seen.acknowledged.items():
                assert key in recorded, f"{key} was acknowledged and is lost"
                assert recorded[key].match == match and seq in ("?", str(recorded[key].seq)), f"{key} is elsewhere"
            for key, value in tried.items():
                if key not in self.seen.acknowledged:
                    self.seen.pending[key] = value
                    self.seen.committed_unheard += key in recorded
            touched = {match for match, _, _ in tried.values()}
            self.seen.touched |= touched
            for match in touched:
                await self._look_at(store, match)

    async def _look_at(self, store: Store, id: int) -> None:
        await store.verify(id)  # log, state and turns of the seats
        match = await store.match(id)
        assert match.state is not None
        assert match.active == match.rules.active_seats(match.state)
        assert match.is_open == bool(match.active) and (match.outcome is None) == match.is_open
        log = await store.log(id, seat=EVERYTHING, limit=10_000)
        assert [entry.seq for entry in log] == list(range(match.record_count))
        said = [each.text for entry in log for each in entry.events if isinstance(each, Said)]
        assert len(said) == len(set(said)), "something was said twice"

    async def finish(self) -> None:
        """Check every match once more."""
        async with await Store.open(self.url, KEY, games=find_toy) as store:
            for id in sorted(self.seen.touched):
                await self._look_at(store, id)


def _records(db: Connection) -> list[Any]:
    return list(db.execute(text("SELECT match, seq, key FROM records")))


async def run(url: str, times: int, seed: int, *, lies: bool = False) -> Seen:
    """Kill children so many times and check the database after each.

    Args:
        url: The database; empty.
        times: How often to kill.
        seed: Makes the run repeatable.
        lies: See `Killer`.

    Raises:
        AssertionError, BrokenRecord: Something was lost, doubled or damaged.
    """
    async with Killer(url, seed, lies=lies) as killer:
        for life in range(times):
            await killer.kill(life)
        await killer.finish()
        return killer.seen


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    parser.add_argument("--url", help="a database of its own for this, empty; a SQLite file where none is given")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}")
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(run(chosen.url or f"sqlite:///{folder}/stoa.db", chosen.times, chosen.seed))
    print(f"{sum(seen.deaths.values())} deaths: {dict(seen.deaths)}")
    print(f"{len(seen.acknowledged)} acknowledged choices in {len(seen.touched)} matches, each there once")
    print(f"{seen.committed_unheard} more were committed while their answer was lost, and not doubled when said again")


if __name__ == "__main__":
    main()
