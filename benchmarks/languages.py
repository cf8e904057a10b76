"""Measure what the other languages cost: the bot with all its languages beside the same bot with English alone.

`python -m benchmarks languages --write` measures copies of the project in alternating runs, and writes all runs, their
medians and what may be added at most into `benchmarks/measured/languages.json`. Only one copy has the catalogues of the
other languages. It is measured with players who all read English, and with players of all languages.

Presses are measured in bots that run at the same time and are pressed in turn, a few presses each, so that other work
on the machine slows them alike.
"""

import argparse
import asyncio
import compileall
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import psutil

from benchmarks.bot import Load, Tables, bot_with_tables
from benchmarks.revisions import Costs, commit_of, cpu_by_part, memory_by_part, probe
from games.core.words import ENGLISH

ROOT = Path(__file__).parents[1]
MEASURED = Path(__file__).parent / "measured" / "languages.json"
PACKAGES = ("benchmarks", "bot", "games", "sandbox", "storage")
ROUNDS = 5
ONE, ALL, USED = "English", "all languages", "all languages in use"
LOCALES = ("en-US", "de", "fr", "es-ES", "it")
"""The locales of the players in Discord, where all languages are in use."""
LIMITS = {
    "start until ready wall s": ("more", 0.3),
    "start until ready s": ("more", 0.3),
    "memory idle rss MiB": ("more", 15.0),
    "memory after presses rss MiB": ("more", 15.0),
    "press bot ms": ("times", 1.05),
}
"""By how much each figure may be more, or how many times as much it may be, with all languages. Start-up is measured by
the clock and in processor time, which a busy machine changes less."""
MATCHES, PRESSES, SLICES, IN_FLIGHT = 100, 1000, 25, 8
"""Matches and presses of each bot in a round; in how many turns they are pressed; and how many presses wait for an
answer at the same time."""
REST = 0.05
"""A bot rests when it spends less than this share of a processor."""


def run() -> Iterable[dict[str, Any]]:
    """Measure with one language and with all, in `ROUNDS` alternating runs each.

    Returns:
        One dictionary for each figure that has a limit.
    """
    return _compared(_runs(ROUNDS))


def main(arguments: list[str]) -> int:
    """Run this benchmark with options, and print its results as lines of JSON.

    Args:
        arguments: The command line.

    Returns:
        The exit status: 1 if a limit is exceeded.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks languages", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--write", action="store_true", help=f"write {MEASURED.relative_to(ROOT)}")
    options = parser.parse_args(arguments)
    commit, runs = commit_of(ROOT), _runs(options.rounds)
    results = _compared(runs)
    if options.write:
        MEASURED.write_text(json.dumps({"commit": commit, "results": results, "runs": runs}, indent=1) + "\n", "utf-8")
    for result in results:
        print(json.dumps(result), flush=True)
    return int(not all(result["holds"] for result in results))


def _runs(rounds: int) -> list[dict[str, Any]]:
    """Measure the copies in turn; the one that comes first changes from round to round."""
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        copies = {ONE: _copy(Path(folder) / "one", only=ENGLISH), ALL: _copy(Path(folder) / "all")}
        for number in range(rounds):
            starts = {which: probe(copies[which], "memory") for which in _turn((ONE, ALL), number)}
            for which, costs in asyncio.run(_presses(copies[ONE], copies[ALL], number)).items():
                runs.append({"round": number, "languages": which, "costs": starts.get(which, {}) | costs})
            print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
    return runs


def _turn(which: Sequence[str], number: int) -> list[str]:
    """Return what is measured in an order in which another one is first each time."""
    first = number % len(which)
    return [*which[first:], *which[:first]]


async def _presses(one: Path, everything: Path, number: int) -> dict[str, Costs]:
    """Press buttons of bots that run at the same time, in turn; return the costs of a press and the memory of each.

    Args:
        one: The copy with one language.
        everything: The copy with all languages.
        number: The number of the round.
    """
    copies = {ONE: (one, ()), ALL: (everything, ()), USED: (everything, LOCALES)}
    async with AsyncExitStack() as stack:
        bots = {}
        for which in _turn([*copies], number):
            folder, (root, locales) = stack.enter_context(tempfile.TemporaryDirectory()), copies[which]
            bots[which] = await stack.enter_async_context(
                bot_with_tables(Path(folder), matches=MATCHES, root=root, locales=locales)
            )
        for _, process in bots.values():
            await _rest(process)
        loads = {which: Load() for which in bots}
        before = {which: cpu_by_part(process) for which, (_, process) in bots.items()}
        for turn in range(SLICES):
            for which in _turn([*bots], turn):
                await _press_until(bots[which][0], loads[which], PRESSES * (turn + 1) // SLICES)
        found: dict[str, Costs] = {}
        for which, (_, process) in bots.items():
            await _rest(process)
            load, spent = loads[which], cpu_by_part(process)
            costs = {f"press {part} ms": 1e3 * (spent[part] - before[which][part]) / load.answered for part in spent}
            costs |= {f"memory after presses {name}": value for name, value in memory_by_part(process).items()}
            costs |= {
                "presses answered": load.answered,
                "press share that changes a match": load.changing / load.answered,
            }
            found[which] = {name: round(value, 3) for name, value in costs.items()}
    return found


async def _press_until(tables: Tables, load: Load, offered: int) -> None:
    """Press buttons of one bot until a number of presses has been sent, and wait for the answers."""

    async def keep_on() -> None:
        while load.offered < offered:
            await tables.press(load)

    await asyncio.gather(*(keep_on() for _ in range(IN_FLIGHT)))


async def _rest(process: psutil.Process) -> None:
    """Wait until a bot has done its work in the background, such as compiling messages."""
    before, spent = 0.0, 1.0
    while spent - before > REST:
        before = sum(process.cpu_times()[:2])
        await asyncio.sleep(1)
        spent = sum(process.cpu_times()[:2])


def _copy(folder: Path, only: str = "") -> Path:
    """Copy the project's packages into a folder, and return it.

    Args:
        folder: The folder.
        only: If set, the catalogues of other languages are left out.
    """

    def left_out(directory: str, names: list[str]) -> set[str]:
        others = {name for name in names if only and name != only and Path(directory).name == "words"}
        return {name for name in names if name == "__pycache__"} | {
            name for name in others if (Path(directory) / name).is_dir()
        }

    for package in PACKAGES:
        shutil.copytree(ROOT / package, folder / package, ignore=left_out)
    compileall.compile_dir(folder, maxlevels=20, quiet=1)  # as after a first start
    return folder


def _compared(runs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the medians of each figure that has a limit, beside those with one language, and whether it holds.

    What is added is the median of what is added in each round, as the machine may be slower in one than in another.
    """
    results = []
    for name, (how, most) in LIMITS.items():
        values: dict[str, list[float]] = {}
        for run in sorted(runs, key=lambda run: int(run["round"])):
            if name in run["costs"]:
                values.setdefault(run["languages"], []).append(run["costs"][name])
        alone = values.pop(ONE)
        for which, costs in sorted(values.items()):
            pairs = zip(costs, alone, strict=True)
            added = median(cost - one if how == "more" else cost / one for cost, one in pairs)
            results.append(
                {
                    "benchmark": "languages", "what": name,
                    ONE: round(median(alone), 3), which: round(median(costs), 3),
                    how: round(added, 3), "most": most, "holds": added <= most,
                }
            )  # fmt: skip
    return results
