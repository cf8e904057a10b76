"""Compare the speed and memory of several revisions, in worktrees of this repository, by alternating runs.

`python -m benchmarks.revisions ../before . --rounds 5 --into FILE` measures the worktrees in turn and prints the
medians and their ratios to the first worktree. It counts processor time, which other load on the machine changes less
than it changes rates. Every figure is a cost: less is better.

Each measurement runs in its own process, in the worktree, with the modules of the worktree. So this file imports none
of them before a measurement starts, and looks for a name in all modules in which it has stood.
"""

import argparse
import asyncio
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

PARTS = ("engine", "storage", "press", "memory")
"""What can be measured; see the function of that name."""
GAMES = 4
"""Random games whose positions the engine is measured at, for each game and number of seats."""
REPEATS = 7
"""An engine call is measured this many times at all positions; the median is reported."""
PRESSES = 4000
IN_FLIGHT = 48
SETTLE_SECONDS = 5.0
"""Seconds after the start of a bot until its memory is read."""

Costs = dict[str, float]
"""The results of a measurement: costs by name, with the unit at the end of each name."""


def main(arguments: list[str]) -> int:
    """Measure the worktrees in turn, print a table, and write all results into a file.

    Args:
        arguments: The command line; `probe PART` measures the modules of the current folder instead.

    Returns:
        The exit status.
    """
    if arguments[:1] == ["probe"]:
        print(json.dumps(PROBES[arguments[1]]()))
        return 0
    parser = argparse.ArgumentParser(prog="python -m benchmarks.revisions", description=__doc__)
    parser.add_argument("worktrees", nargs="+", type=Path, help="folders; the first is what the others are compared to")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--parts", nargs="+", choices=PARTS, default=PARTS)
    parser.add_argument("--into", type=Path, help="a file for the results of each run, as JSON")
    options = parser.parse_args(arguments)
    commits = [commit_of(worktree) for worktree in options.worktrees]
    runs: list[dict[str, Any]] = []
    for turn in range(options.rounds):
        for worktree, commit in zip(options.worktrees, commits, strict=True):
            for part in options.parts:
                costs = probe(worktree, part)
                runs.append({"round": turn, "commit": commit, "part": part, "costs": costs})
                if options.into:
                    _write(options.into, arguments, commits, runs)
    print(table(commits, runs))
    return 0


def table(commits: list[str], runs: list[dict[str, Any]]) -> str:
    """Return the median costs of each revision, and their ratios to those of the first, as lines of text."""
    lines = []
    medians = medians_of(runs)
    for name in dict.fromkeys(name for costs in medians.values() for name in costs):
        values = [medians[commit].get(name) for commit in commits]
        first = values[0]
        ratios = [f"{value / first:.2f}" if value and first else "-" for value in values[1:]]
        lines.append(f"{name:45} {' '.join(f'{value or 0:10.2f}' for value in values)}   {' '.join(ratios)}")
    return "\n".join(lines)


def medians_of(runs: list[dict[str, Any]]) -> dict[str, Costs]:
    """Return the median of each cost over the rounds, by commit and name."""
    values: dict[str, dict[str, list[float]]] = {}
    for run in runs:
        for name, cost in run["costs"].items():
            values.setdefault(run["commit"], {}).setdefault(name, []).append(cost)
    return {
        commit: {name: round(median(costs), 3) for name, costs in named.items()} for commit, named in values.items()
    }


def engine() -> Costs:
    """Measure the calls of the engine at the positions of random games, in microseconds a call."""
    chance_of, clone = (
        _find("games.core.chance", "Chance"),
        _find_any(("games.core.states", "games.core.clone"), "clone"),
    )
    costs: Costs = {}
    for game in _find("games.core.registry", "all_games")():
        for seats in sorted({min(game.seats), max(game.seats)}):
            positions = [
                position for seed in range(GAMES) for position in _positions(game, seats, Random(seed), chance_of)
            ]
            chance = chance_of.quick(Random(1))
            views = [game.view(state, seat) for state, seat, _ in positions]
            calls: dict[str, Callable[[], object]] = {
                "apply": lambda: [game.apply(*position, chance) and None for position in positions],  # noqa: B023
                "clone": lambda: [clone(state) and None for state, _, _ in positions],  # noqa: B023
                "view": lambda: [game.view(state, seat) and None for state, seat, _ in positions],  # noqa: B023
                "determinize": lambda: [game.determinize(view, chance) and None for view in views],  # noqa: B023
                "legal": lambda: [game.legal_actions(state, seat) and None for state, seat, _ in positions],  # noqa: B023
            }
            for name, call in calls.items():
                costs[f"engine {game.name} {seats} {name} us"] = _microseconds(call, len(positions))
    return costs


def _positions(game: Any, seats: int, rng: Random, chance_of: Any) -> Iterator[tuple[Any, int, Any]]:
    """Play a random game; yield each of its states with the seat that acts there and the action that it takes."""
    chance = chance_of(rng.randrange)
    state = game.start(seats, game.Options(), chance)
    while active := game.active_seats(state):
        seat = rng.choice(active)
        action = rng.choice(game.legal_actions(state, seat))
        if action.open:
            action = game.fill(game.view(state, seat), action, chance)
        yield state, seat, action
        state = game.apply(state, seat, action, chance).state


def _microseconds(call: Callable[[], object], each: int) -> float:
    """Return the median processor time of one of the `each` operations that a call performs, in microseconds."""
    times: list[float] = []
    for _ in range(REPEATS):
        begin = time.process_time()
        call()
        times.append((time.process_time() - begin) / each * 1e6)
    return round(median(times), 3)


def storage() -> Costs:
    """Measure submissions and reads of the benchmark `storage`, in milliseconds of processor time."""
    benchmark = importlib.import_module("benchmarks.storage")
    return asyncio.run(_storage(benchmark))


async def _storage(benchmark: Any) -> Costs:
    store_of, costs = _find("storage", "Store"), Costs()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{Path(folder) / 'stoa.db'}"
        async with await store_of.open(url, benchmark.KEY, games=lambda name, edition: benchmark.MARKING) as store:
            for matches, turns in ((1, 250), (40, 100)):
                ids = [await benchmark.begin(store, f"{matches}.{n}") for n in range(matches)]
                row, cost = await _spent(benchmark._submissions(store, ids, turns))
                costs[f"storage submit {matches} ms"] = cost / row["count"]
                costs[f"storage submit {matches} p50 wall ms"] = row["p50_ms"]
                costs[f"storage submit {matches} p99 wall ms"] = row["p99_ms"]
            reads = [await _spent(benchmark._reads(store, ids)) for _ in range(10)]
            costs["storage read 40 ms"] = sum(cost for _, cost in reads) / sum(row["count"] for row, _ in reads)
            costs["storage read 40 p99 wall ms"] = median(row["p99_ms"] for row, _ in reads)
    return costs


async def _spent(work: Awaitable[Any]) -> tuple[Any, float]:
    """Return the result of some work, and the processor time of this process meanwhile, in milliseconds."""
    begin = time.process_time()
    result = await work
    return result, (time.process_time() - begin) * 1e3


def press() -> Costs:
    """Measure presses in a thousand matches of Gorgias: processor time of the bot, and its memory."""
    return asyncio.run(_press(importlib.import_module("benchmarks.bot")))


async def _press(benchmark: Any) -> Costs:
    start = getattr(benchmark, "bot_with_tables", None) or benchmark._stoa
    with tempfile.TemporaryDirectory() as folder:
        async with start(Path(folder)) as (tables, process):
            costs = {f"memory 1000 matches {name}": value for name, value in memory_by_part(process).items()}
            load, before = benchmark.Load(), cpu_by_part(process)

            async def keep_on() -> None:
                while load.offered < PRESSES:
                    await tables.press(load)

            await asyncio.gather(*(keep_on() for _ in range(IN_FLIGHT)))
            for part, spent in cpu_by_part(process).items():
                costs[f"press {part} ms"] = 1e3 * (spent - before[part]) / load.answered
            costs["press 48 at once p50 wall ms"] = load.times()["p50"]
            costs["press 48 at once p99 wall ms"] = load.times()["p99"]
            costs["press share that changes a match"] = load.changing / load.answered
            costs |= {f"memory after presses {name}": value for name, value in memory_by_part(process).items()}
    return costs


def memory() -> Costs:
    """Measure the memory of a bot without matches, in MiB."""
    return asyncio.run(_idle(importlib.import_module("benchmarks.bot")))


async def _idle(benchmark: Any) -> Costs:
    child = getattr(benchmark, "child_process", None) or benchmark._child
    server = await benchmark.Sandbox.start(validate=False)
    try:
        with tempfile.TemporaryDirectory() as folder:
            settings = {
                "DISCORD_API": server.base_url,
                "DATABASE_URL": f"sqlite:///{Path(folder) / 'stoa.db'}",
                "SECRET_KEY": benchmark.KEY.hex(),
                "LOG_LEVEL": "WARNING",
            }
            begin = time.monotonic()
            async with child(["-m", "bot"], settings, server) as process:
                ready = {"start until ready wall s": time.monotonic() - begin, "start until ready s": _cpu(process)}
                await asyncio.sleep(SETTLE_SECONDS)
                costs = ready | {f"memory idle {name}": value for name, value in memory_by_part(process).items()}
                costs["start s"] = _cpu(process)
    finally:
        await server.close()
    return costs


def memory_by_part(process: Any) -> Costs:
    """Return the resident memory of a process, what of it is its own, and the same of its children, in MiB."""
    own = process.memory_full_info()
    children = [child.memory_full_info() for child in process.children(recursive=True)]
    return {
        "rss MiB": own.rss / 2**20,
        "uss MiB": own.uss / 2**20,
        "children pss MiB": sum(child.pss for child in children) / 2**20,
        "children": len(children),
    }


def _cpu(process: Any) -> float:
    """Return the processor time that a process and its children have spent so far, in seconds."""
    times = [each.cpu_times() for each in (process, *process.children(recursive=True))]
    return sum(each.user + each.system for each in times)


def cpu_by_part(process: Any) -> Costs:
    """Return the processor time that parts of a bot have spent so far, in seconds: its threads and its workers."""
    bot = sum(process.cpu_times()[:2])
    loop = next(sum(thread[1:3]) for thread in process.threads() if thread.id == process.pid)
    return {"event loop": loop, "other threads": bot - loop, "bot": bot, "workers": _cpu(process) - bot}


def _find(module: str, name: str) -> Any:
    return getattr(importlib.import_module(module), name)


def _find_any(modules: tuple[str, ...], name: str) -> Any:
    """Return what a name stands for in the first of the modules that exists."""
    for module in modules:
        try:
            return _find(module, name)
        except ImportError:
            continue
    raise ImportError(f"no {name} in {modules}")


def probe(worktree: Path, part: str) -> Costs:
    """Measure a part of a worktree in its own process."""
    environment = {**os.environ, "PYTHONPATH": str(worktree.resolve()), "PYTHONHASHSEED": "0"}
    # -P keeps this file's folder off the path, where "storage" would be a benchmark.
    command = [sys.executable, "-P", str(Path(__file__).resolve()), "probe", part]
    result = subprocess.run(command, cwd=worktree, env=environment, check=True, stdout=subprocess.PIPE, text=True)
    costs: Costs = json.loads(result.stdout.splitlines()[-1])
    return {name: round(value, 3) for name, value in costs.items()}


def commit_of(worktree: Path) -> str:
    """Return the abbreviated commit of a worktree, with a mark if it has changes."""
    command = ["git", "-C", str(worktree), "describe", "--always", "--abbrev=8", "--dirty", "--exclude", "*"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _write(path: Path, arguments: list[str], commits: list[str], runs: list[dict[str, Any]]) -> None:
    """Write the results so far, with the command and the medians, into a file."""
    command = " ".join(["python -m benchmarks.revisions", *(Path(each).name for each in arguments)])
    found = {"command": command, "commits": commits, "medians": medians_of(runs), "runs": runs}
    path.write_text(json.dumps(found, indent=1) + "\n", "utf-8")


PROBES: dict[str, Callable[[], Costs]] = {"engine": engine, "storage": storage, "press": press, "memory": memory}

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
