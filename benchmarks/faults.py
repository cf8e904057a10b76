"""Measure acknowledgements while something is away or full: each fault is held for 30 s under 50 presses a second.

The bot runs in its own process, as in `benchmarks.bot`. A press is acknowledged when Discord has its first response:
the answer, a deferral, or a refusal in words. `after` presses follow when the fault has ended.
"""

import asyncio
import resource
import signal
import sqlite3
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import psutil

from benchmarks.bot import Load, Tables, bot_with_tables, open_loop
from benchmarks.postgresql import NoServer, Server

SECONDS = 30.0
"""How long each fault is held."""
RATE = 50.0
"""Presses per second."""
GOAL = "slowest <= 1500, failed 0"


def run() -> Iterable[dict[str, Any]]:
    """Hold each fault under load."""
    return asyncio.run(_run())


async def _run() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "stoa.db"
        faults: dict[str, Callable[[psutil.Process], AbstractContextManager[None]]] = {
            "nothing": lambda _: _nothing(),
            "the database file is locked": lambda _: locked(file),
            "the disk is full": full,
            "the workers for pictures and computer players hang": lambda bot: stopped(bot.children(recursive=True)),
        }
        async with bot_with_tables(Path(folder)) as (tables, bot):
            for name, fault in faults.items():
                found += await _hold(name, tables, lambda fault=fault, bot=bot: fault(bot))  # type: ignore[misc]
    try:
        with Server() as server, tempfile.TemporaryDirectory() as folder:
            async with bot_with_tables(Path(folder), server.url) as (tables, bot):
                found += await _hold("the database server is stopped", tables, lambda: stopped(server.processes()))
    except NoServer as reason:
        found.append({"benchmark": "faults", "what": "the database server is stopped", "skipped": str(reason)})
    return found


async def _hold(name: str, tables: Tables, fault: Callable[[], AbstractContextManager[None]]) -> list[dict[str, Any]]:
    with fault():
        held = await open_loop(tables, RATE, SECONDS)
    after = await open_loop(tables, RATE, 10.0)
    await asyncio.sleep(10.0)  # what was deferred is answered
    calm = await open_loop(tables, RATE, 5.0)
    return [
        {"benchmark": "faults", "what": f"{name}: acknowledgement at {RATE:.0f}/s, ms", **_times(held), "goal": GOAL},
        {"benchmark": "faults", "what": f"{name}: the 10 s after it", **_times(after)},
        {"benchmark": "faults", "what": f"{name}: 10 s later", **_times(calm)},
    ]


def _times(load: Load) -> dict[str, float]:
    slowest = round(1000 * max(load.latencies, default=-0.001), 1)
    return {**load.times(), "slowest": slowest, "answered": load.answered, "failed": load.failed}


@contextmanager
def _nothing() -> Iterator[None]:
    yield


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Hold the write lock of a SQLite file."""
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


@contextmanager
def full(process: psutil.Process) -> Iterator[None]:
    """Let every write of a process to a file fail, as on a full disk."""
    soft, hard = resource.prlimit(process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (soft, hard))


@contextmanager
def stopped(processes: Iterable[psutil.Process]) -> Iterator[None]:
    """Stop processes (SIGSTOP), and continue them afterwards."""
    held = list(processes)
    for process in held:
        process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        for process in held:
            if process.is_running():
                process.send_signal(signal.SIGCONT)
