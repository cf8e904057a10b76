"""Compare our engine and bot with others in one run: OpenSpiel, boardgame.io and a bare discord.py bot.

`python -m benchmarks peers --keep` plays tic-tac-toe and Kuhn poker, in which the cards are hidden, at random on our
engine and on OpenSpiel in Python and in C++, and tic-tac-toe on boardgame.io. Then it searches Kuhn poker, ours against
OpenSpiel's ISMCTS in Python and in C++. What is not installed is said and left out. OpenSpiel may be installed for
another Python (`--openspiel PYTHON`, or OPENSPIEL_PYTHON), boardgame.io in any folder (`--node-modules FOLDER`, or
NODE_PATH).

The engines take turns, so that other load on the machine affects all of them.
"""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median
from typing import Any, Self

from benchmarks.bot import ROOT, bot_with_tables, pong_bot
from benchmarks.peers.kuhn import KuhnPoker
from benchmarks.peers.openspiel import SIMULATIONS
from benchmarks.peers.tictactoe import TicTacToe
from benchmarks.press import cost_of, press_many
from benchmarks.revisions import commit_of
from games.computer.search import Search
from games.core.chance import Chance, Seeded
from games.core.game import Game

MEASURED = Path(__file__).parents[1] / "measured" / "peers.json"
HERE = Path(__file__).parent
TURNS = 9
"""The number of measurements of each."""
NEEDED = 3.0
"""How many times as many moves of tic-tac-toe as OpenSpiel in Python we have to make."""

Measure = Callable[[float], float]
"""Measures for so many seconds and returns what was done a second."""


def run(seconds: float = 0.3) -> Iterator[dict[str, Any]]:
    """Compare with everything that is installed.

    Args:
        seconds: The duration of one measurement.

    Yields:
        One result for each comparison.
    """
    yield from compare(seconds, os.environ.get("OPENSPIEL_PYTHON", sys.executable), os.environ.get("NODE_PATH", ""))
    yield asyncio.run(bare_bot())


def main(arguments: list[str]) -> int:
    """Run this benchmark with options, and print its results as lines of JSON.

    Args:
        arguments: The command line.

    Returns:
        The exit status: 1 if we are slower than we have to be.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks peers", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--seconds", type=float, default=0.5, help="of each of the measurements")
    parser.add_argument("--openspiel", default=os.environ.get("OPENSPIEL_PYTHON", sys.executable), metavar="PYTHON")
    parser.add_argument("--node-modules", default=os.environ.get("NODE_PATH", ""), metavar="FOLDER")
    parser.add_argument("--no-bot", action="store_true", help="leave out the bare discord.py bot")
    parser.add_argument("--keep", action="store_true", help=f"write {MEASURED.relative_to(ROOT)}")
    options = parser.parse_args(arguments)
    commit, results = commit_of(ROOT), []
    for result in compare(options.seconds, options.openspiel, options.node_modules):
        results.append(result)
        print(json.dumps(result), flush=True)
    if not options.no_bot:
        results.append(asyncio.run(bare_bot()))
        print(json.dumps(results[-1]), flush=True)
    if options.keep:
        command = f"python -m benchmarks peers --seconds {options.seconds}"
        MEASURED.write_text(json.dumps({"commit": commit, "command": command, "results": results}, indent=1) + "\n")
    return int(not all(result.get("passed", True) for result in results))


def compare(seconds: float, python: str, node_modules: str) -> Iterator[dict[str, Any]]:
    """Compare the engines.

    Args:
        seconds: The duration of one measurement.
        python: The Python that has OpenSpiel.
        node_modules: The folder that has boardgame.io; empty to look where Node looks.

    Yields:
        The versions, one result for each game, and one for the search.
    """
    with ExitStack() as stack:
        spiel = stack.enter_context(Peer([python, str(HERE / "openspiel.py")]))
        node = {"NODE_PATH": node_modules, "NODE_ENV": "production"}  # otherwise it checks and freezes every state
        boardgame = stack.enter_context(Peer(["node", str(HERE / "boardgame.cjs")], **node))
        yield {"benchmark": "peers", "what": "versions", "openspiel": spiel.version or spiel.missing,
               "boardgame.io": boardgame.version or boardgame.missing}  # fmt: skip
        for what, game in (("tictactoe", TicTacToe()), ("kuhn", KuhnPoker())):
            theirs = {f"openspiel {kind}": spiel.asked(what=what, kind=kind) for kind in ("python", "c++")}
            if what == "tictactoe":
                theirs["boardgame.io"] = boardgame.asked()
            ours = {"ours": _moves(game), "ours, checked": _checked_moves(game)}
            result = _taking_turns(f"random {game.title}, moves a second", ours, theirs, seconds)
            ratio = result.get("ours_to", {}).get("openspiel python")
            if what == "tictactoe" and ratio is not None:
                result |= {"goal": f"openspiel python >= {NEEDED}", "passed": ratio >= NEEDED}
            yield result
        theirs = {f"openspiel {kind}": spiel.asked(what="search", kind=kind) for kind in ("python", "c++")}
        title = "search in Kuhn poker, iterations a second"
        yield _taking_turns(title, {"ours": _iterations}, theirs, seconds)


def _taking_turns(
    what: str, ours: dict[str, Measure], theirs: dict[str, Measure | str], seconds: float
) -> dict[str, Any]:
    """Let all engines take turns, and return the medians and the ratios of ours to theirs.

    Args:
        what: What is measured.
        ours: Our measurements by name; the first one is compared.
        theirs: Theirs by name, or why one is left out.
        seconds: The duration of one measurement.
    """
    left_out = {name: why for name, why in theirs.items() if isinstance(why, str)}
    measures = ours | {name: measure for name, measure in theirs.items() if not isinstance(measure, str)}
    found: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(TURNS):
        for name, measure in measures.items():
            found[name].append(measure(seconds))
    first = found[next(iter(ours))]
    ratios = {
        name: round(median(a / b for a, b in zip(first, found[name], strict=True)), 3)
        for name in theirs
        if name in found
    }
    medians = {name: round(median(values)) for name, values in found.items()}
    result = {"benchmark": "peers", "what": what, "median": medians, "ours_to": ratios}
    return result | ({"left_out": left_out} if left_out else {})


# -- ours --------------------------------------------------------------------------------------------------------------


def _moves(game: Game[Any, Any]) -> Measure:
    """Return the measurement of moves as the search makes them: of a state of its own, without a check."""

    def measure(seconds: float) -> float:
        rand, chance, options = Random(1).random, Chance.quick(Random(2)), game.Options()
        made, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds:
            state = game.start(2, options, chance)
            while active := game.active_seats(state):
                seat = active[0]
                legal = game.legal_actions(state, seat)
                legal[int(rand() * len(legal))].play(state, seat, chance)
                made += 1
            assert game.outcome(state)
        return made / (now - begin)

    return measure


def _checked_moves(game: Game[Any, Any]) -> Measure:
    """Return the measurement of moves as people make them: checked, on a copy, with draws and events recorded."""

    def measure(seconds: float) -> float:
        rand, chance, options = Random(1).random, Chance(Random(2).randrange), game.Options()
        made, begin = 0, time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds:
            state = game.start(2, options, chance)
            while active := game.active_seats(state):
                legal = game.legal_actions(state, active[0])
                state = game.apply(state, active[0], legal[int(rand() * len(legal))], chance).state
                made += 1
            assert game.outcome(state)
        return made / (now - begin)

    return measure


def _iterations(seconds: float) -> float:
    """Measure our search at the first decision of Kuhn poker."""
    game, luck = KuhnPoker(), Seeded(1)
    chance = Chance(luck.below)
    done, begin = 0, time.perf_counter()
    while (now := time.perf_counter()) - begin < seconds:
        search = Search(game, game.view(game.start(2, game.Options(), chance), 0), luck)
        for _ in range(SIMULATIONS):
            search.playout()
        search.best()
        done += SIMULATIONS
    return done / (now - begin)


async def bare_bot() -> dict[str, Any]:
    """Compare what a press costs our bot with what it costs a bare discord.py bot that answers "pong"."""
    async with pong_bot() as (pong, process):
        bare = await cost_of(process, lambda: press_many(pong))
    with tempfile.TemporaryDirectory() as folder:
        async with bot_with_tables(Path(folder)) as (tables, process):
            ours = await cost_of(process, lambda: press_many(tables))
    return {
        "benchmark": "peers", "what": "ms of processor time a press, many at once", "ours": ours,
        "bare discord.py": bare, "ours_to": {"bare discord.py": round(ours["all"] / bare["all"], 2)},
    }  # fmt: skip


# -- theirs ------------------------------------------------------------------------------------------------------------


class Peer:
    """Another engine in a process of its own, used as a context manager.

    Args:
        command: The program. Its first line says its version or why it cannot run; then it answers each line with one.
        **environment: Additional environment variables; empty ones are left out.
    """

    def __init__(self, command: list[str], **environment: str) -> None:
        self.missing = "" if shutil.which(command[0]) else f"there is no {command[0]}"
        self.version = ""
        self._command = command
        self._environment = os.environ | {name: value for name, value in environment.items() if value}
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        if not self.missing:
            pipe = subprocess.PIPE
            self._process = subprocess.Popen(
                self._command, env=self._environment, cwd=HERE, stdin=pipe, stdout=pipe, text=True
            )
            said = self._hear()
            self.missing, self.version = said.get("missing", ""), said.get("version", "")
        return self

    def __exit__(self, *_: object) -> None:
        if self._process is not None:
            self._process.communicate()

    def asked(self, **order: str) -> Measure | str:
        """Return the measurement of something, or why it cannot be made."""
        if self.missing:
            return self.missing

        def measure(seconds: float) -> float:
            assert self._process is not None and self._process.stdin is not None
            print(json.dumps({**order, "seconds": seconds}), file=self._process.stdin, flush=True)
            return float(self._hear()["per_second"])

        return measure

    def _hear(self) -> dict[str, Any]:
        assert self._process is not None and self._process.stdout is not None
        line = self._process.stdout.readline()
        heard: dict[str, Any] = json.loads(line) if line else {"missing": f"{Path(self._command[1]).name} has failed"}
        return heard
