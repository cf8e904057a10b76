"""Play in a process with another PYTHONHASHSEED."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]

PROGRAM = """
import importlib, sys
from pytest import MonkeyPatch
from games.core.registry import all_games
from games.laws.determinism import trace
from games.laws.setups import all_setups

which, fault = sys.argv[1:]
if fault:
    from tests.games.laws.faults import FAULTS
    FAULTS[fault].plant(MonkeyPatch())
module, _, attribute = which.partition(":")
for game in getattr(importlib.import_module(module), attribute) if which else all_games():
    *_, setup = all_setups(game)
    for line in trace(setup, seed=1, most_steps=60):
        print(setup, line)
"""


def other_process(hash_seed: str, which: str = "", fault: str = "") -> str:
    """Return the trace of a random game of each registered game (or of those in `module:ATTRIBUTE`), played in another
    process."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, which, fault],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("\n") > 10
    return done.stdout
