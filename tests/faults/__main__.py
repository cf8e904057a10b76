"""Plant every fault in a copy of the tree and see its test catch it: `python -m tests.faults [PART-OF-A-NAME ...]`.

Without names every fault is planted and the result is written to docs/proof/faults.md.
"""

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.faults import AREAS, ROOT, Fault, planted_faults

PAGE = ROOT / "docs" / "proof" / "faults.md"
COPIED = ("bot", "games", "storage", "sandbox", "tests", "docs", "benchmarks", "pyproject.toml", "README.md")
MOST_SECONDS = 600


def main(arguments: Sequence[str]) -> int:
    """Plant faults, say which weren't caught, and return their number."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("names", nargs="*", help="only faults whose name or area contains one of these")
    names = parser.parse_args(arguments).names
    faults = [f for f in planted_faults() if not names or any(n in f"{f.area} {f.name}" for n in names)]
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        copy_tree(tree)
        broken = failing(tree, sorted({fault.test for fault in faults}))
        for test in broken:
            print(f"{test} fails without a fault.")
        missed = [fault for fault in faults if not caught(fault, tree)]
    print(f"{len(faults) - len(missed)} of {len(faults)} faults were caught.")
    if not names and not missed and not broken:
        PAGE.parent.mkdir(exist_ok=True)
        PAGE.write_text(page(faults), "utf-8")
    return len(missed) + len(broken)


def copy_tree(target: Path) -> None:
    """Copy what the tests read, without compiled files."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, target / name)


def failing(tree: Path, tests: Iterable[str]) -> list[str]:
    """Return the tests that fail as the tree stands. They run together first, and one by one only if that fails."""
    tests = list(tests)
    if run(tree, tests) == 0:
        return []
    return [test for test in tests if run(tree, [test])]


def caught(fault: Fault, tree: Path) -> bool:
    """Plant a fault, run its test, and put the file back. Print the result."""
    path = tree / fault.file
    stood = path.read_text("utf-8")
    fault.plant(tree)
    try:
        ended = run(tree, [fault.test])
    finally:
        path.write_text(stood, "utf-8")
    # 1: tests failed. Another code, such as 4 for a node that doesn't exist, would prove nothing.
    print(f"{'caught' if ended == 1 else f'MISSED ({ended})'}: {fault.area}: {fault.name}", flush=True)
    return ended == 1


def run(tree: Path, tests: Sequence[str]) -> int:
    """Run tests in a tree and return pytest's exit code."""
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        return subprocess.run(command, cwd=tree, capture_output=True, timeout=MOST_SECONDS, check=False).returncode
    except subprocess.TimeoutExpired:
        return 1


def page(faults: Sequence[Fault]) -> str:
    """The page that lists the faults."""
    commit = subprocess.run(
        ["git", "describe", "--always", "--dirty"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.strip()
    counts = Counter(fault.area for fault in faults)
    lines = [
        "# Planted faults",
        "",
        f"`python -m tests.faults` planted {len(faults)} faults at {commit}, one at a time, in a copy of the source "
        f"(Python {platform.python_version()}). Each was caught: its test passes without the fault and fails with it. "
        + ", ".join(f"{area}: {counts[area]}" for area in AREAS)
        + ".",
        "",
        "The laws of the games have planted faults of their own in a toy game (`tests/games/laws/faults.py`).",
    ]
    for area in AREAS:
        lines += ["", f"## {area.capitalize()}", "", "| Fault | File | Test |", "|---|---|---|"]
        for fault in faults:
            if fault.area == area:
                test = fault.test.replace("|", "\\|")
                lines.append(f"| {fault.name} | `{fault.file}` | `{test}` |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
