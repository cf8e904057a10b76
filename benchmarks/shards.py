"""Measure several processes of the bot on one PostgreSQL server, and check that nothing is lost, doubled or late.

Either each process serves a server of its own, as shards do, or all receive every press, as while an old and a new
release overlap: then the first to claim a press serves it. `python -m benchmarks scale --part shards` runs this.

Each shard has a sandbox of its own, since a sandbox has one server. A request about another one's channels reaches that
one, since all shards have the same Discord. The deadlines fall evenly into the time in which people press, at tables at
which nobody does.
"""

import asyncio
import os
import re
import time
from collections import ChainMap, Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from statistics import quantiles
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import psutil
from aiohttp import web
from sqlalchemy import Connection, func, select, text

from benchmarks.bot import Load, child_process, closed_loop, open_loop
from benchmarks.crowd import Crowd, Table, begin, begin_all, lay_tables
from benchmarks.deadlines import LaidWatch
from benchmarks.postgresql import Server
from sandbox import Sandbox
from sandbox.rest.dispatcher import RestDispatcher
from storage import Clock, Store
from storage.db.schema import deadlines, matches, records
from tests.bot.conftest import KEY
from tests.bot.killing import checks

TABLES, DEADLINES = 240, 120
"""Tables at which people press, and tables whose deadline falls into that time; of all processes together."""
RATE, SECONDS = 24.0, 60.0
"""Presses a second of all people together, and for how long."""
CLOCK = Clock.live(30)
"""The clock of the tables at which nobody presses: its time is over once in a run."""
LATEST = 10.0
"""How many seconds late a deadline may be."""
LOOK = 1.0
"""Seconds between two looks at what is due, and between two claims whose time is taken."""
WARM_SECONDS, WARM_SECONDS_EACH = 20.0, 5.0
"""After how many seconds the first deadline falls and people begin to press: so many, and so many for each process."""


@dataclass(slots=True)
class Group:
    """A sandbox with its people, and the bots that are connected to it."""

    server: Sandbox
    crowd: Crowd
    idle: list[Table]
    bots: list[psutil.Process] = field(default_factory=list)


@dataclass(slots=True)
class Watch:
    """What was seen while people pressed."""

    latest: float = 0.0
    """By how many seconds the latest deadline was late."""
    claims: list[float] = field(default_factory=list)
    """How long each claim took that nobody else wanted, in seconds."""


async def measure_shards(count: int, *, overlapping: bool, size: float = 1.0) -> dict[str, Any]:
    """Measure so many processes and return the result.

    Args:
        count: The number of processes.
        overlapping: All receive every press; otherwise each is a shard.
        size: How much of the number of tables and of the time.

    Raises:
        NoServer: PostgreSQL cannot be started here.
        Untrue: Something was lost or doubled, or is not shown as it is.
    """
    seconds, warm = max(10.0, SECONDS * size), WARM_SECONDS + WARM_SECONDS_EACH * count
    async with AsyncExitStack() as stack:
        database = stack.enter_context(Server())
        _owners.clear()
        stack.enter_context(patch.object(RestDispatcher, "serve", _serve))
        groups = await _groups(stack, database.url, 1 if overlapping else count, size)
        begins = datetime.now(UTC) + timedelta(seconds=warm)
        await _wind_up(database.url, groups, begins, seconds)
        await _start(stack, groups, database.url, count)
        async with await Store.open(database.url, KEY, migrate=False) as store:
            watch = Watch()
            watching = asyncio.create_task(_look(store, watch))
            await asyncio.sleep(max(0.0, (begins - datetime.now(UTC)).total_seconds()))

            async def counters() -> list[float]:
                used = [_processor_seconds(each) for each in (_all_bots(groups), database.processes())]
                return [*await store._database.read(_commits_and_wal), *used, 2.0 * len(watch.claims)]

            before = await counters()
            loads = await asyncio.gather(*(open_loop(g.crowd, RATE / len(groups), seconds, most=100) for g in groups))
            after = await counters()
            most = await asyncio.gather(*(closed_loop(group.crowd, seconds / 4) for group in groups))
            await asyncio.sleep(LATEST)
            watching.cancel()
            rss = [round(each.memory_info().rss / (1 << 20)) for each in _all_bots(groups)]
            found = await _check(database.url, store, groups)
    load = _joined(loads)
    commits, wal, bots, postgresql, own = (b - a for a, b in zip(before, after, strict=True))
    answered = max(1, load.answered)
    return {
        "what": f"{count} processes, {'all of which receive every press' if overlapping else 'one a shard'}",
        "load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count(),
        "presses": {**load.times(), "answered": load.answered, "changing": load.changing, "failed": load.failed},
        "as_fast_as_answered": {"per_second": round(sum(each.per_second for each in most)), **_joined(most).times()},
        "claim_ms": _percentiles(watch.claims), "latest_deadline_s": round(watch.latest, 1), **found,
        "a_press": {"commits": round((commits - own) / answered, 2), "wal_bytes": round(wal / answered),
                    "bots_ms": round(1000 * bots / answered, 2),
                    "postgresql_ms": round(1000 * postgresql / answered, 2)},
        "rss_mib": rss, "goal": f"nothing lost or doubled, no deadline more than {LATEST:.0f} s late",
        "passed": watch.latest <= LATEST and not (found["wrong"] or found["not_fired"] or found["fired_twice"]),
    }  # fmt: skip


_serve_own, _owners = RestDispatcher.serve, dict[int, RestDispatcher]()
"""How a sandbox answers a request, and all sandboxes by the number that their ids contain."""
ID = re.compile(r"/(\d{17,})")


async def _serve(asked: RestDispatcher, request: web.Request) -> web.StreamResponse:
    """Let the sandbox answer a request to whose world it belongs; the first id in its path tells."""
    found = ID.search(request.path)
    owner = asked if found is None else _owners.get(int(found[1]) >> 17 & 31, asked)
    return await _serve_own(owner, request)


async def _groups(stack: AsyncExitStack, url: str, count: int, size: float) -> list[Group]:
    """Start sandboxes, of which each has a server that another of so many shards serves, and begin matches there."""
    tables, idle = max(2, round(TABLES * size / count)), max(2, round(DEADLINES * size / count))
    groups: list[Group] = []
    async with await Store.open(url, KEY) as store:
        for number in range(count):
            server = await sandbox_of_shard(stack, number, count)
            first = number * (tables + idle)
            played = lay_tables(server, tables, first)
            waiting = lay_tables(server, idle, first + tables, computers=False)
            for table in played:
                table.clock = None
            for table in waiting:
                table.clock = CLOCK
            await begin_all(store, server, played)
            groups.append(Group(server, Crowd(server, played, number, votes=False), waiting))
    return groups


async def sandbox_of_shard(stack: AsyncExitStack, number: int, count: int, *, ratelimits: bool = True) -> Sandbox:
    """Start a sandbox whose server belongs to a shard; to which, depends on the millisecond.

    Args:
        stack: Closes the sandbox.
        number: The shard's number.
        count: How many shards there are.
        ratelimits: Whether the sandbox limits requests as Discord does.
    """
    while True:
        server = await Sandbox.start(validate=False, ratelimits=ratelimits, worker=number)
        if (int(server.world.guild["id"]) >> 22) % count == number:
            stack.push_async_callback(server.close)
            _owners[number] = server.rest
            return server
        await server.close()


async def _start(stack: AsyncExitStack, groups: Sequence[Group], url: str, count: int) -> None:
    """Start the bots at the same time, and wait until all are connected."""

    @asynccontextmanager
    async def bot(group: Group, shard: str) -> AsyncIterator[None]:
        settings = {"DISCORD_API": group.server.base_url, "DATABASE_URL": url, "SECRET_KEY": KEY.hex(), "SHARD": shard}
        async with child_process(["-m", "bot"], {**settings, "LOG_LEVEL": "WARNING"}, group.server) as process:
            group.bots.append(process)
            yield

    if len(groups) == 1:
        started = [bot(groups[0], "0/1") for _ in range(count)]
    else:
        started = [bot(group, f"{number}/{count}") for number, group in enumerate(groups)]
    await asyncio.gather(*(stack.enter_async_context(each) for each in started))
    async with asyncio.timeout(120):
        while sum(len(group.server.gateway.bots) for group in groups) < count:  # noqa: ASYNC110
            await asyncio.sleep(0.1)
        while any(group.crowd.shown() < len(group.crowd.tables) for group in groups):  # noqa: ASYNC110
            await asyncio.sleep(0.1)


async def _wind_up(url: str, groups: Sequence[Group], begins: datetime, seconds: float) -> None:
    """Begin matches at the idle tables, so long ago that their deadlines fall evenly into some seconds.

    Args:
        url: The database.
        groups: The sandboxes.
        begins: The first deadline.
        seconds: In how many seconds all of them fall.
    """
    watch, idle = LaidWatch(), [(group, table) for group in groups for table in group.idle]
    async with await Store.open(url, KEY, time_source=watch) as store:
        for number, (group, table) in enumerate(idle):
            due = begins + timedelta(seconds=seconds * number / len(idle))
            watch.at = due - timedelta(seconds=CLOCK.bank)
            await begin(store, group.server, table)


async def _look(store: Store, watch: Watch) -> None:
    """Look again and again at what is due and has not fired, and how long a claim takes."""
    number = 0
    while True:
        began = time.perf_counter()
        await store.leases.claim(f"bench {os.getpid()} {number}")
        watch.claims.append(time.perf_counter() - began)
        number += 1
        due = await store._database.read(_first_due)
        if due is not None:
            watch.latest = max(watch.latest, (datetime.now(UTC) - due).total_seconds())
        await asyncio.sleep(LOOK)


def _first_due(db: Connection) -> datetime | None:
    due = select(func.min(deadlines.c.due)).join(matches, matches.c.id == deadlines.c.match)
    due = due.where(deadlines.c.kind == "timeout", matches.c.status == "playing", matches.c.paused_at.is_(None))
    found: datetime | None = db.scalar(due)
    return found


# -- afterwards --------------------------------------------------------------------------------------------------------


async def _check(url: str, store: Store, groups: Sequence[Group]) -> dict[str, Any]:
    """Return what was lost, doubled or is not shown as it is, and which deadlines have fired."""
    wrong: list[str] = []
    messages = ChainMap(*[group.server.world.messages for group in groups])
    everybody: Any = SimpleNamespace(server=SimpleNamespace(world=SimpleNamespace(messages=messages)))
    told = 0
    try:
        shown = await checks.until_true(url, everybody, time.monotonic())
        for group in groups:
            crowd: Any = group.crowd
            told += len(crowd.books.actions)
            await checks.told_is_stored(store, crowd)
            await checks.one_board_each(store, crowd, [table.match for table in crowd.tables])
        await checks.logs_are_whole(store, await checks.all_matches(store))
    except checks.Untrue as error:
        wrong.append(str(error))
        shown = -1.0
    fired = await store._database.read(_timeouts)
    idle = {table.match for group in groups for table in group.idle}
    return {
        "wrong": wrong, "actions_checked": told, "boards_true_after_s": round(shown, 1),
        "deadlines": len(idle), "not_fired": len(idle - {match for match, _ in fired}),
        "fired_twice": sum(count > 1 for (match, _), count in fired.items() if match in idle),
        "second_answers_refused": sum(group.server.interactions.stats["second_answers"] for group in groups),
    }  # fmt: skip


def _timeouts(db: Connection) -> Counter[tuple[int, int]]:
    """Return how often the clock has acted, by match and seat."""
    rows = db.execute(select(records.c.match, records.c.seat).where(records.c.key.startswith("deadline:")))
    return Counter([(row.match, row.seat) for row in rows])


def _commits_and_wal(db: Connection) -> tuple[float, float]:
    query = "SELECT xact_commit, pg_current_wal_lsn() - '0/0' FROM pg_stat_database WHERE datname = current_database()"
    commits, wal = db.execute(text(query)).one()
    return float(commits), float(wal)


def _all_bots(groups: Sequence[Group]) -> list[psutil.Process]:
    return [bot for group in groups for bot in group.bots]


def _processor_seconds(processes: Sequence[psutil.Process]) -> float:
    return sum(sum(process.cpu_times()[:2]) for process in processes if process.is_running())


def _joined(loads: Sequence[Load]) -> Load:
    load = Load()
    for each in loads:
        load.latencies += each.latencies
        load.changing += each.changing
        load.failed += each.failed
        load.offered += each.offered
    return load


def _percentiles(seconds: Sequence[float]) -> dict[str, float]:
    parts = quantiles([1000 * each for each in seconds], n=100)
    return {"p50": round(parts[49], 1), "p99": round(parts[98], 1)}
