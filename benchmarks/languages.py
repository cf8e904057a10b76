"""Measure what the other languages cost: the bot with all its languages beside the same bot with English alone.

`python -m benchmarks languages --write` measures copies of the project in alternating runs, and writes all runs, their
medians and what may be added at most into `benchmarks/measured/languages.json`. Only one copy has the catalogues of the
other languages. Everybody reads English in both, so the difference is the cost of languages that nobody uses.
"""

import argparse
import json
import shutil
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Any

from benchmarks.revisions import Costs, probe

ROOT = Path(__file__).parents[1]
MEASURED = Path(__file__).parent / "measured" / "languages.json"
PACKAGES = ("benchmarks", "bot", "games", "sandbox", "storage")
ROUNDS = 5
ONE, ALL = "English", "all languages"
LIMITS = {
    "start until ready wall s": ("more", 0.3),
    "start until ready s": ("more", 0.3),
    "memory idle rss MiB": ("more", 15.0),
    "memory after presses rss MiB": ("more", 15.0),
    "press bot ms": ("times", 1.05),
}
"""By how much each figure may be more, or how many times as much it may be, with all languages. Start-up is measured by
the clock and in processor time, which a busy machine changes less."""


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
    runs = _runs(options.rounds)
    results = _compared(runs)
    if options.write:
        MEASURED.write_text(json.dumps({"results": results, "runs": runs}, indent=1) + "\n", "utf-8")
    for result in results:
        print(json.dumps(result), flush=True)
    return int(not all(result["holds"] for result in results))


def _runs(rounds: int) -> list[dict[str, Any]]:
    """Measure both copies in turn; the one that comes first changes from round to round."""
    runs = []
    with tempfile.TemporaryDirectory() as folder:
        copies = {ONE: _copy(Path(folder) / "one", only="en"), ALL: _copy(Path(folder) / "all")}
        for number in range(rounds):
            for which in (ONE, ALL) if number % 2 == 0 else (ALL, ONE):
                costs: Costs = {}
                for part in ("memory", "press"):
                    costs |= probe(copies[which], part)
                runs.append({"round": number, "languages": which, "costs": costs})
                print(f"round {number + 1} of {rounds}: {which}", file=sys.stderr, flush=True)
    return runs


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
    return folder


def _compared(runs: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return the medians of each figure that has a limit, with one language and with all, and whether it holds."""
    results = []
    for name, (how, most) in LIMITS.items():
        one, everything = (
            median(run["costs"][name] for run in runs if run["languages"] == which) for which in (ONE, ALL)
        )
        added = everything - one if how == "more" else everything / one
        results.append(
            {
                "benchmark": "languages", "what": name, ONE: round(one, 3), ALL: round(everything, 3),
                how: round(added, 3), "most": most, "holds": added <= most,
            }
        )  # fmt: skip
    return results
