"""Let people use the bot for hours, and look for whatever grows: memory, tasks, files, rows that should have gone away.

`python -m benchmarks soak --minutes 120 --rate 30 --matches 2000 --keep` runs the real bot in its own process with a
SQLite database; the sandbox and the people are in this one (`benchmarks.crowd`). They play all five games with clocks,
computer players, pictures and five languages, and a public vote opens every two and a half minutes.

Memory is compared between the second and the last quarter of the run, which of two hours are the half hours that are
meant. Before and after, while nobody presses, tasks, open files, threads and rows are counted.
"""

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from statistics import mean, median
from typing import Any

import psutil
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy import Connection, text

from benchmarks.bot import KEY, ROOT, Load, child_process, open_loop
from benchmarks.crowd import Crowd, begin_all, lay_tables
from benchmarks.revisions import commit_of
from sandbox import Sandbox
from storage import Store
from storage.unit_of_work.old_boards import RECENT
from tests.ports import free_port

MEASURED = Path(__file__).parent / "measured" / "soak.json"
PARTS = 10
"""Latencies are given for each tenth of the run."""
LEAST_SAMPLE_SECONDS = 10.0
"""The metrics change no more often than that."""
CALM_SAMPLES = 3
"""So many samples are taken while nobody presses, of which the least counts: what clocks and computers do passes."""
MOST_GROWTH, MOST_SLOWER = 1.03, 1.25
"""How many times as much memory the last quarter may take as the second, and how many times as long an answer (the
median of the last three tenths to that of the first three)."""
JUDGED_MINUTES = 60.0
"""Caches fill during a shorter run, so its memory says nothing."""
SPARE_TASKS, SPARE_FILES = 8, 8
"""So many more tasks and open files than before may be there when nobody presses: clocks run and computers think."""

LEFT_OVER = {
    "deadlines of matches that are not played": "deadlines JOIN matches ON matches.id = deadlines.match"
    " WHERE matches.status <> 'playing'",
    "late deadlines": "deadlines JOIN matches ON matches.id = deadlines.match"
    " WHERE matches.status = 'playing' AND matches.paused_at IS NULL AND due < :late",
    "reminders that nobody sent": "reminders WHERE attempted_at < :old",
    "old boards with buttons": "old_boards WHERE put_away_at IS NULL AND due < :old",
    "old boards without buttons": "old_boards WHERE put_away_at < :old",
    "claims on presses": "leases WHERE at < :old",
    "shares of the rate limit": "rate_shares WHERE expires < :old",
    "drafts of votes": "vote_drafts WHERE expires_at < :late",
    "votes past their end": "votes WHERE status = 'open' AND closes_at < :late",
    "secrets of closed votes": "vote_secrets JOIN votes ON votes.id = vote WHERE votes.status <> 'open'",
    "voters of closed votes": "vote_roll JOIN votes ON votes.id = vote WHERE votes.status <> 'open'",
    "stones of closed votes": "vote_stones JOIN votes ON votes.id = vote WHERE votes.status <> 'open'",
    "reminders of closed votes": "vote_reminders JOIN votes ON votes.id = vote WHERE votes.status <> 'open'",
    "boards that are behind": "matches WHERE shown_version < version AND status IN ('lobby', 'playing')",
}
"""Rows that should have gone away when nobody has pressed for a while, as what follows FROM in a query."""
LATE, OLD = timedelta(seconds=15), 2 * RECENT
"""How long ago something was due that must have happened, or happened whose rows must be gone."""


@dataclass(slots=True)
class Plan:
    """What is run: for how many minutes, with how many presses a second, and at how many tables."""

    minutes: float = 120.0
    rate: float = 30.0
    matches: int = 2000
    calm: float = 60.0
    """Seconds without presses before and after."""


@dataclass(slots=True)
class Sample:
    """What the bot takes at a moment."""

    at: float
    """Seconds since the first press."""
    rss_mib: float
    uss_mib: float
    workers_uss_mib: float
    workers: tuple[float, ...]
    """The same of each worker."""
    tasks: int
    files: int
    """Open files and sockets, without the connections to Discord, which are kept for a while."""
    connections: int
    threads: int
    database_mib: float
    rows: dict[str, int] = field(default_factory=dict)
    """Rows that should have gone away, where there are any."""


def run() -> Iterable[dict[str, Any]]:
    """Run a small version of two minutes, which says only whether something breaks.

    Returns:
        One dictionary for each result.
    """
    return asyncio.run(soak(Plan(minutes=2.0, rate=20.0, matches=100, calm=15.0)))


def main(arguments: list[str]) -> int:
    """Run this benchmark with options, and print its results as lines of JSON.

    Args:
        arguments: The command line.

    Returns:
        The exit status: 1 if something was found that should not be.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks soak", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=120.0)
    parser.add_argument("--rate", type=float, default=30.0, help="presses a second")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--calm", type=float, default=60.0, help="seconds without presses before and after")
    parser.add_argument("--keep", action="store_true", help=f"write {MEASURED.relative_to(ROOT)}")
    options = parser.parse_args(arguments)
    plan = Plan(options.minutes, options.rate, options.matches, options.calm)
    commit, results = commit_of(ROOT), asyncio.run(soak(plan))
    if options.keep:
        command = "python -m benchmarks soak " + " ".join(arguments)
        MEASURED.write_text(json.dumps({"commit": commit, "command": command, "results": results}, indent=1) + "\n")
    for result in results:
        print(json.dumps(result), flush=True)
    return int(not all(result.get("passed", True) for result in results))


async def soak(plan: Plan) -> list[dict[str, Any]]:
    """Run the bot under load and return what was measured."""
    server = await Sandbox.start(validate=False)
    try:
        with tempfile.TemporaryDirectory() as name:
            folder, port = Path(name), free_port()
            url = f"sqlite:///{folder / 'stoa.db'}"
            tables = lay_tables(server, plan.matches)
            async with await Store.open(url, KEY) as store:
                await begin_all(store, server, tables)
            crowd = Crowd(server, tables)
            settings = {"DISCORD_API": server.base_url, "DATABASE_URL": url, "SECRET_KEY": KEY.hex()}
            settings |= {"LOG_LEVEL": "WARNING", "METRICS_PORT": str(port)}
            async with (
                child_process(["-m", "bot"], settings, server) as process,
                await Store.open(url, KEY, migrate=False) as store,
            ):
                results = await Soak(plan, crowd, Probe(process, port, folder, store)).run()
            left = sorted({path.name for path in folder.iterdir()} - {"stoa.db"})  # noqa: ASYNC240 - a few files
            results.append({"what": "files left beside the database", "value": left, "passed": not left})
    finally:
        await server.close()
    return [{"benchmark": "soak", **result} for result in results]


class Probe:
    """Looks at a bot from outside.

    Args:
        process: The bot.
        port: Where its metrics are.
        folder: Where its database is.
        store: The same database.
    """

    def __init__(self, process: psutil.Process, port: int, folder: Path, store: Store) -> None:
        self._process = process
        self._port = port
        self._folder = folder
        self._store = store

    async def sample(self, at: float) -> Sample:
        """Return what the bot takes now."""
        bot = self._process.memory_full_info()
        workers = tuple([_mib(each.memory_full_info().uss) for each in self._process.children(recursive=True)])
        size = sum(path.stat().st_size for path in self._folder.iterdir())
        connections = len(self._process.net_connections("tcp"))
        return Sample(
            at=round(at, 1),
            rss_mib=_mib(bot.rss),
            uss_mib=_mib(bot.uss),
            workers_uss_mib=round(sum(workers), 1),
            workers=workers,
            tasks=int((await self.metrics())["stoa_tasks"]),
            files=self._process.num_fds() - connections,
            connections=connections,
            threads=self._process.num_threads(),
            database_mib=_mib(size),
            rows=await self._store._database.read(_count_left_over),
        )

    async def metrics(self) -> dict[str, float]:
        """Return the sums of the bot's metrics by name."""
        page = await asyncio.to_thread(_read, f"http://127.0.0.1:{self._port}/metrics")
        found: dict[str, float] = {}
        for family in text_string_to_metric_families(page):
            for sample in family.samples:
                found[sample.name] = found.get(sample.name, 0.0) + sample.value
        return found


class Soak:
    """One run.

    Args:
        plan: What is run.
        crowd: The people.
        probe: Looks at the bot.
    """

    def __init__(self, plan: Plan, crowd: Crowd, probe: Probe) -> None:
        self._plan = plan
        self._crowd = crowd
        self._probe = probe
        self._samples: list[Sample] = []
        self._began = 0.0

    async def run(self) -> list[dict[str, Any]]:
        """Let the people press, and return what was measured."""
        plan, seconds = self._plan, 60.0 * self._plan.minutes
        until = time.monotonic() + 60.0 + 0.3 * plan.matches
        while self._crowd.shown() < plan.matches and time.monotonic() < until:  # noqa: ASYNC110
            await asyncio.sleep(0.2)
        before = await self._calm(0)
        self._began = time.monotonic()
        sampling = asyncio.create_task(self._sample(max(LEAST_SAMPLE_SECONDS, seconds / 240)))
        loads = []
        for part in range(PARTS):
            loads.append(await open_loop(self._crowd, plan.rate, seconds / PARTS, most=max(2, plan.matches // 2)))
            print(f"part {part + 1} of {PARTS}: {loads[-1].times()} {self._samples[-1:]}", file=sys.stderr, flush=True)
        sampling.cancel()
        return [*self._answers(loads), *self._memory(), *await self._left(before)]

    async def _sample(self, every: float) -> None:
        while True:
            self._samples.append(await self._probe.sample(time.monotonic() - self._began))
            self._crowd.tidy()
            await asyncio.sleep(every)

    async def _calm(self, most_tasks: int) -> Sample:
        """Wait until the bot has nothing to do but what clocks and computers bring; return the least that it takes.

        Args:
            most_tasks: Wait longer, up to ten times, while it has more tasks; 0 for any number.
        """
        await asyncio.sleep(self._plan.calm)
        until = time.monotonic() + 9 * self._plan.calm
        samples: list[Sample] = []
        while time.monotonic() < until:
            samples.append(await self._probe.sample(0.0))
            if len(samples) >= CALM_SAMPLES and min(each.tasks for each in samples) <= (most_tasks or sys.maxsize):
                break
            await asyncio.sleep(min(self._plan.calm, LEAST_SAMPLE_SECONDS))
        last = samples[-CALM_SAMPLES:]
        rows = {what: min(each.rows.get(what, 0) for each in last) for what in LEFT_OVER}
        least = {name: min(getattr(each, name) for each in last) for name in ("tasks", "files", "threads")}
        return replace(last[-1], rows={what: count for what, count in rows.items() if count}, **least)

    def _answers(self, loads: Sequence[Load]) -> list[dict[str, Any]]:
        """Return the latencies and what people did."""
        times = [load.times() for load in loads]
        first, last = (median(each["p50"] for each in some) for some in (times[:3], times[-3:]))
        firsts, lasts = (median(each["p99"] for each in some) for some in (times[:3], times[-3:]))
        failed = sum(load.failed for load in loads)
        return [
            {"what": "acknowledgement by tenth of the run, ms", "p50": [each["p50"] for each in times],
             "p99": [each["p99"] for each in times], "p50_last_to_first": round(last / first, 2),
             "p99_last_to_first": round(lasts / firsts, 2), "goal": f"p50 <= {MOST_SLOWER} times as long",
             "passed": last <= MOST_SLOWER * first},
            {"what": "presses", "plan": asdict(self._plan), "answered": sum(load.answered for load in loads),
             "changing": sum(load.changing for load in loads), "failed": failed, "passed": failed == 0,
             "did": dict(self._crowd.books.counts), "load_average": round(os.getloadavg()[0], 1)},
        ]  # fmt: skip

    def _memory(self) -> list[dict[str, Any]]:
        """Return the memory of the last quarter of the run beside that of the second."""
        whole = 60.0 * self._plan.minutes
        quarters: list[list[Sample]] = [[], [], [], []]
        for sample in self._samples:
            quarters[min(3, int(4 * sample.at / whole))].append(sample)
        results = []
        for name in ("rss_mib", "uss_mib", "workers_uss_mib"):
            means = [round(mean([getattr(each, name) for each in some] or [0.0]), 1) for some in quarters]
            ratio = means[3] / means[1] if means[1] else 1.0
            judged = self._plan.minutes >= JUDGED_MINUTES and name != "workers_uss_mib"
            verdict = {"passed": ratio <= MOST_GROWTH} if judged else {}
            results.append(
                {"what": f"memory by quarter of the run, {name}", "value": means, "last_to_second": round(ratio, 3),
                 "goal": f"<= {MOST_GROWTH} from {JUDGED_MINUTES:.0f} minutes on", **verdict}
            )  # fmt: skip
        return [*results, {"what": "samples", "value": [asdict(sample) for sample in self._samples]}]

    async def _left(self, before: Sample) -> list[dict[str, Any]]:
        """Wait, and return what is left over."""
        after = await self._calm(before.tasks + SPARE_TASKS)
        metrics = await self._probe.metrics()
        more = {name: getattr(after, name) - getattr(before, name) for name in ("tasks", "files", "threads")}
        return [
            {"what": "tasks, files and threads when nobody presses", "before": asdict(before), "after": asdict(after),
             "more": more, "passed": more["tasks"] <= SPARE_TASKS and more["files"] <= SPARE_FILES},
            {"what": "rows left over", "value": after.rows, "passed": not after.rows},
            {"what": "errors of the bot", "worker_restarts": metrics.get("stoa_worker_restarts_total", 0.0),
             "sheds": metrics.get("stoa_sheds_total", 0.0), "deadlines_failed": metrics["stoa_deadlines_failed"],
             "discord_errors": metrics.get("stoa_discord_errors_total", 0.0),
             "passed": not (metrics["stoa_deadlines_failed"] or metrics.get("stoa_worker_restarts_total"))},
        ]  # fmt: skip


def _count_left_over(db: Connection) -> dict[str, int]:
    now = datetime.now(UTC)
    moments = {"late": now - LATE, "old": now - OLD}
    if db.dialect.name == "sqlite":
        moments = {name: f"{moment:%Y-%m-%d %H:%M:%S.%f}" for name, moment in moments.items()}
    found = {}
    for what, where in LEFT_OVER.items():
        used = {name: moment for name, moment in moments.items() if f":{name}" in where}
        if count := int(db.execute(text(f"SELECT count(*) FROM {where}"), used).scalar_one()):
            found[what] = count
    return found


def _read(url: str) -> str:
    with urllib.request.urlopen(url, timeout=30) as page:
        return str(page.read().decode())


def _mib(count: int) -> float:
    return round(count / (1 << 20), 1)
