"""Measure the bot with ten thousand timed matches: start-up, memory, and latency while a thousand deadlines fire.

The bot runs in its own process with a SQLite database, the sandbox in this one. The deadlines fall into the minute
after the bot has started. A press that changes a match is committed to disk before it is acknowledged.
"""

import asyncio
import random
import tempfile
import time
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, text

from benchmarks.bot import KEY, Tables, child_process, open_loop, read_panels
from sandbox import Sandbox
from storage import Clock, Store, TimeSource

OPEN = 10_000
"""The number of open matches."""
FIRING = 1_000
"""The number of matches whose deadline falls into the measurement."""
PRESSED = 200
"""The number of matches in which buttons are pressed."""
RATE = 50.0
"""Presses per second."""
DAYS = Clock.days(24, 12)
"""The clock of all matches."""


class LaidWatch(TimeSource):
    """A time source that can be set, so that a match can be created in the past and its deadline falls as needed."""

    def __init__(self) -> None:
        self.at = datetime.now(UTC)

    def now(self) -> datetime:
        """Return the time that was set."""
        return self.at


def run() -> Iterable[dict[str, Any]]:
    """Measure the bot's start-up, memory and latency with many matches while their deadlines fire.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'stoa.db'}"
        server = await Sandbox.start(validate=False)
        try:
            users = server.add_users(2 * OPEN)
            threads = server.add_threads(server.channel_id("general"), OPEN)
            await _create_matches(server, url, users, threads)
            settings = {"DISCORD_API": server.base_url, "DATABASE_URL": url, "SECRET_KEY": KEY.hex()}
            began = time.perf_counter()
            async with child_process(["-m", "bot"], {**settings, "LOG_LEVEL": "WARNING"}, server) as process:
                tables = Tables(server, random.Random(1))
                tables.panels.append(await read_panels(server, users, threads, OPEN - 1))
                ready = time.perf_counter() - began
                idle = process.memory_info().rss
                for at in range(OPEN - PRESSED, OPEN - 1, 20):
                    numbers = range(at, min(at + 20, OPEN - 1))
                    tables.panels += await asyncio.gather(*(read_panels(server, users, threads, n) for n in numbers))
                load = await open_loop(tables, RATE, 60.0, most=PRESSED // 2)
                loaded = process.memory_info().rss
                left = 60.0
                while (fired := await _fired(url)) < FIRING and left > 0:
                    await asyncio.sleep(1.0)
                    left -= 1.0
        finally:
            await server.close()
    note = {"benchmark": "deadlines", "matches": OPEN}
    return [
        {**note, "what": "start-up until the first answer, seconds", "value": round(ready, 1)},
        {**note, "what": "resident memory, MiB", "idle": idle >> 20, "loaded": loaded >> 20},
        {**note, "what": f"acknowledgement at {RATE:.0f}/s while {FIRING} deadlines fire within a minute, ms",
         **load.times(), "failed": load.failed, "fired": fired, "extra_seconds": round(60.0 - left)},
    ]  # fmt: skip


async def _create_matches(server: Sandbox, url: str, users: list[str], threads: list[str]) -> None:
    """Create `OPEN` running matches; the deadlines of the first `FIRING` fall into the minute after the bot is ready.

    Args:
        server: The sandbox.
        url: The URL of the database.
        users: The ids of all users, two per match.
        threads: The id of the thread of each match.
    """
    watch = LaidWatch()
    place = {"guild": int(server.world.guild["id"]), "channel": int(server.channel_id("general"))}

    async def create(store: Store, number: int) -> None:
        host, other = int(users[2 * number]), int(users[2 * number + 1])
        match = await store.lobbies.open_match(f"o{number}", game="gorgias", host=host, host_name="Host", **place)
        await store.lobbies.join(match.id, f"j{number}", other, "Guest")
        await store.place(match.id, thread=int(threads[number]))
        await store.lobbies.set_clock(match.id, f"c{number}", host, DAYS)
        match = await store.lobbies.start(match.id, f"s{number}", host)
        await store.mark_shown(match.id, match.version, match.message)

    async with await Store.open(url, KEY, time_source=watch) as store:
        for at in range(FIRING, OPEN, 100):
            await asyncio.gather(*(create(store, number) for number in range(at, min(at + 100, OPEN))))
        for at in range(0, FIRING, 20):
            ends = datetime.now(UTC) + timedelta(seconds=15 + 60 * at / FIRING)
            watch.at = ends - timedelta(seconds=DAYS.bank)
            await asyncio.gather(*(create(store, number) for number in range(at, at + 20)))


async def _fired(url: str) -> int:
    async with await Store.open(url, KEY) as store:

        def count(db: Connection) -> int:
            return int(db.execute(text("SELECT count(*) FROM records WHERE key LIKE 'deadline:%'")).scalar_one())

        return await store._database.read(count)
