"""Measure the bot with very many matches: its start, its memory, and several processes on one PostgreSQL server.

`python -m benchmarks scale --keep` measures three parts: `open` (10,000 running matches), `stored` (100,000 matches in
the database, of which 2,000 run) and `shards` (two, four and eight processes). `--part` chooses some of them, and
`--size 0.01` a hundredth of the matches and a shorter time. The sandbox and the people are in this process.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import psutil
from sqlalchemy import Connection, text

from benchmarks.bot import KEY, ROOT, Load, closed_loop, open_loop
from benchmarks.crowd import Crowd, Table
from benchmarks.filling import fill_finished, fill_running
from benchmarks.postgresql import NoServer
from benchmarks.revisions import commit_of
from benchmarks.shards import measure_shards
from sandbox import Sandbox
from storage import Store

MEASURED = Path(__file__).parent / "measured" / "scale.json"
OPEN, STORED, LIVE = 10_000, 100_000, 2_000
PROCESSES = (2, 4, 8)
STARTS = 3
"""How often a bot starts again with the same database; the median counts."""
MOST_SECONDS, MOST_MIB = 2.0, 185
"""What a start with `OPEN` running matches may take until the first answer, and how much memory the bot may have then.
"""
RATE, SECONDS = 30.0, 60.0
"""Presses a second, and for how long."""
QUIET, QUIET_SECONDS = 0.05, 3
"""The bot is quiet when it takes less than this share of a processor for so many seconds."""
LEAST_OPEN, LEAST_STORED, LEAST_LIVE, LEAST_SECONDS = 100, 100, 50, 10.0
"""The least of everything, at any size; and how long people press at least."""
PATIENCE = 300.0
"""Seconds for which anything is waited for."""


@dataclass(slots=True)
class Start:
    """What a start of the bot took."""

    connected_s: float = 0.0
    """Seconds until the gateway had it."""
    answered_s: float = 0.0
    """Seconds until it had answered a command that was sent as soon as it was connected."""
    processor_s: float = 0.0
    """Processor time until then."""
    rss_mib: float = 0.0
    """Memory of the bot's own process then."""
    quiet_s: float = 0.0
    """Seconds until it had compared all boards and looked after everything else that a start does."""
    quiet_rss_mib: float = 0.0
    workers_uss_mib: float = 0.0


def run() -> Iterable[dict[str, Any]]:
    """Measure all parts at a twentieth of their size.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(measure(("open", "stored", "shards"), 0.05))


def main(arguments: list[str]) -> int:
    """Run this benchmark with options, and print its results as lines of JSON.

    Args:
        arguments: The command line.

    Returns:
        The exit status: 1 if something was not as it has to be.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks scale", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--part", nargs="+", choices=("open", "stored", "shards"), default=("open", "stored", "shards"))
    parser.add_argument("--size", type=float, default=1.0, help="how much of all numbers, such as 0.01")
    parser.add_argument("--processes", type=int, nargs="+", default=PROCESSES)
    parser.add_argument("--keep", action="store_true", help=f"write {MEASURED.relative_to(ROOT)}")
    options = parser.parse_args(arguments)
    results = asyncio.run(measure(options.part, options.size, tuple(options.processes)))
    if options.keep:
        run_of = {"commit": commit_of(ROOT), "command": "python -m benchmarks scale " + " ".join(arguments)}
        kept = json.loads(MEASURED.read_text("utf-8")) if MEASURED.is_file() else {}
        kept |= {
            part: run_of | {"results": [each for each in results if each["part"] == part]} for part in options.part
        }
        MEASURED.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    return int(not all(result.get("passed", True) for result in results))


async def measure(parts: Iterable[str], size: float, processes: tuple[int, ...] = PROCESSES) -> list[dict[str, Any]]:
    """Measure some parts and print each result at once.

    Args:
        parts: Their names.
        size: How much of all numbers.
        processes: How many processes share a PostgreSQL server, in turn.
    """
    results: list[dict[str, Any]] = []
    for part in parts:
        match part:
            case "open":
                found = measure_open(size)
            case "stored":
                found = measure_stored(size)
            case _:
                found = measure_processes(size, processes)
        async for result in found:
            results.append({"benchmark": "scale", "part": part, "size": size, **result})
            print(json.dumps(results[-1]), flush=True)
    return results


async def measure_processes(size: float, processes: tuple[int, ...]) -> AsyncIterator[dict[str, Any]]:
    """Measure so many processes on one PostgreSQL server in turn, as shards and overlapping; see `benchmarks.shards`.

    Args:
        size: How much of all numbers.
        processes: How many processes.
    """
    try:
        for count in processes:
            for overlapping in (False, True):
                yield await measure_shards(count, overlapping=overlapping, size=size)
    except NoServer as error:
        yield {"skipped": str(error)}


# -- the bot's process -------------------------------------------------------------------------------------------------


@asynccontextmanager
async def started(server: Sandbox, file: Path, table: Table) -> AsyncIterator[tuple[psutil.Process, Start]]:
    """Start the bot and take the time; stop it afterwards.

    Args:
        server: The sandbox.
        file: The SQLite database.
        table: Somebody there asks for their panel as soon as the bot is connected.

    Yields:
        The process, and what its start took.
    """
    clean = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "PORT")}
    settings = {"DISCORD_API": server.base_url, "DATABASE_URL": f"sqlite:///{file}", "SECRET_KEY": KEY.hex()}
    environment = clean | settings | {"LOG_LEVEL": "WARNING", "PYTHONPATH": str(ROOT)}
    start, began = Start(), time.perf_counter()
    child = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", env=environment, cwd=ROOT)
    process = psutil.Process(child.pid)
    try:
        async with asyncio.timeout(PATIENCE):
            while not (server.gateway.bot_connected and server.world.commands):  # noqa: ASYNC110
                await asyncio.sleep(0.005)
            start.connected_s = round(time.perf_counter() - began, 2)
            await server.slash(table.people[0], table.thread, "hand", {"table": str(table.match)}).acknowledged
        start.answered_s = round(time.perf_counter() - began, 2)
        start.processor_s = round(_processor_seconds(process), 2)
        start.rss_mib = _mib(process.memory_info().rss)
        start.quiet_s = round(await _until_quiet(process) - began, 1)
        start.quiet_rss_mib = _mib(process.memory_info().rss)
        start.workers_uss_mib = _mib(sum(each.memory_full_info().uss for each in process.children()))
        yield process, start
    finally:
        if child.returncode is None:
            child.terminate()
            await child.wait()


async def _until_quiet(process: psutil.Process) -> float:
    """Wait until a process has little to do; return since when, on the clock of `time.perf_counter`."""
    calm, since, used = 0, time.perf_counter(), _processor_seconds(process)
    until = since + PATIENCE
    while calm < QUIET_SECONDS and time.perf_counter() < until:
        await asyncio.sleep(1.0)
        using = _processor_seconds(process)
        if using - used > QUIET:
            calm, since = 0, time.perf_counter()
        else:
            calm += 1
        used = using
    return since


def _processor_seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def _mib(count: int) -> float:
    return round(count / (1 << 20), 1)


# -- many matches ------------------------------------------------------------------------------------------------------


async def measure_open(size: float) -> AsyncIterator[dict[str, Any]]:
    """Measure starts with `OPEN` running matches; the first one also registers the commands."""
    count = max(LEAST_OPEN, round(OPEN * size))
    server = await Sandbox.start(validate=False)
    try:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "stoa.db"
            async with await Store.open(f"sqlite:///{file}", KEY) as store:
                tables = await fill_running(store, server, count, shown=True)
            first, *starts = [await _start_once(server, file, tables[number]) for number in range(STARTS + 1)]
    finally:
        await server.close()
    middle = sorted(starts, key=lambda start: start.answered_s)[len(starts) // 2]
    ready, memory = middle.answered_s <= MOST_SECONDS, middle.rss_mib <= MOST_MIB
    yield {
        **_load(), "what": f"a start with {count} running matches", "first": asdict(first), "again": asdict(middle),
        "all": [asdict(start) for start in starts], "goal": f"answered_s <= {MOST_SECONDS}, rss_mib <= {MOST_MIB}",
        "passed": ready and memory,
    }  # fmt: skip


async def _start_once(server: Sandbox, file: Path, table: Table) -> Start:
    async with started(server, file, table) as (_, start):
        return start


def _load() -> dict[str, Any]:
    return {"load_average": round(os.getloadavg()[0], 1), "cores": os.cpu_count()}


async def measure_stored(size: float) -> AsyncIterator[dict[str, Any]]:
    """Measure the same bot with `LIVE` running matches alone, and with `STORED` in all in the database."""
    live, stored = max(LEAST_LIVE, round(LIVE * size)), max(LEAST_STORED, round(STORED * size))
    seconds = max(LEAST_SECONDS, SECONDS * min(1.0, 10 * size))
    for finished in (0, stored - live):
        yield await measure_database(live, finished, seconds)


async def measure_database(live: int, finished: int, seconds: float, *, again: bool = True) -> dict[str, Any]:
    """Measure a start with a database, and presses in it.

    Args:
        live: The number of running matches.
        finished: The number of finished ones.
        seconds: How long people press.
        again: The bot was started before, so that the start that is measured registers no commands.
    """
    server = await Sandbox.start(validate=False)
    try:
        with tempfile.TemporaryDirectory() as folder:
            file, began = Path(folder) / "stoa.db", time.perf_counter()
            async with await Store.open(f"sqlite:///{file}", KEY) as store:
                tables = await fill_running(store, server, live, shown=True)
            if finished:
                await fill_finished(file, server, finished)
            filled = round(time.perf_counter() - began, 1)
            if again:
                await _start_once(server, file, tables[0])
            used = await _use(server, file, tables, seconds)
    finally:
        await server.close()
    what = f"a database with {live} running and {finished} finished matches"
    return {"what": what, **_load(), "fill_s": filled, **used}


async def _use(server: Sandbox, file: Path, tables: list[Table], seconds: float) -> dict[str, Any]:
    """Start a bot, let people press at a fixed rate, then as fast as they are answered, and return what it took."""
    crowd = Crowd(server, tables, votes=False)
    async with started(server, file, tables[1]) as (process, start):
        used = _processor_seconds(process)
        calm = await open_loop(crowd, RATE, seconds, most=len(tables) // 2)
        used = (_processor_seconds(process) - used) / max(1, calm.answered)
        rss = _mib(process.memory_info().rss)
        most = await closed_loop(crowd, seconds / 3)
    async with await Store.open(f"sqlite:///{file}", KEY, migrate=False) as store:
        sizes = await store._database.read(_sizes)
    return {
        "start": asdict(start), f"at_{RATE:.0f}_a_second": _answers(calm),
        "processor_ms_a_press": round(1000 * used, 2), "rss_mib": rss,
        "as_fast_as_answered": {"per_second": round(most.per_second), **_answers(most)}, **sizes,
        "passed": calm.failed == 0,
    }  # fmt: skip


def _answers(load: Load) -> dict[str, Any]:
    return {**load.times(), "answered": load.answered, "changing": load.changing, "failed": load.failed}


def _sizes(db: Connection) -> dict[str, Any]:
    """Return how much a SQLite database holds."""
    rows = {
        name: int(db.execute(text(f"SELECT count(*) FROM {name}")).scalar_one())
        for name in ("matches", "seats", "records", "receipts", "deadlines", "results")
    }
    pages = [int(db.execute(text(f"PRAGMA page_{what}")).scalar_one()) for what in ("count", "size")]
    size = pages[0] * pages[1]
    return {"rows": rows, "database_mib": _mib(size), "bytes_a_match": round(size / rows["matches"])}
