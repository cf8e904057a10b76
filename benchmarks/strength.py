"""Measure the strength of computer players over many games, against each other or alone.

Thinking is limited by playouts, not by time, so the results are the same on every machine.
`python -m benchmarks.strength epireia --levels middle random --games 100` stores every game's result in
`benchmarks/measured/` and plays only the games that are missing there, so a measurement can be interrupted and resumed.
"""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

from games.computer.player import LEVELS, choose_action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game

MEASURED = Path(__file__).with_name("measured")
"""The folder of the results."""
SHARED = "x"
"""The result of a game without a single winner."""


@dataclass(frozen=True)
class Setting:
    """What is played: the game, the levels of the players, who change seats from game to game, and its options."""

    game: str
    levels: tuple[str, ...]
    options: str = "{}"
    first: int | None = None
    """The index of the first action of every game among the legal ones (in Epireia's solo game: the scenario); None to
    let the player choose."""

    @property
    def path(self) -> Path:
        """The JSON file in which the results of this setting are stored."""
        chosen = "".join(f"-{key}-{value}" for key, value in json.loads(self.options).items())
        first = "" if self.first is None else f"-{self.first}"
        return MEASURED / f"{self.game}-{'-'.join(self.levels)}{chosen}{first}.json"


def play(setting: Setting, seed: int) -> tuple[str, int]:
    """Play one game among computer players.

    Args:
        setting: The game, levels and options.
        seed: The seed of the game, which also determines the seats of the levels.

    Returns:
        The index of the level that won as text, or `SHARED`, and the number of rounds (0 if the game has no rounds).
    """
    game, seats = find_game(setting.game), len(setting.levels)
    rng = Seeded((setting.levels, setting.options, setting.first, seed))
    chance = Chance(rng.below)
    state = game.start(seats, game.Options.model_validate_json(setting.options), chance)
    begun = False
    while active := game.active_seats(state):
        seat = chance.pick(active)
        if setting.first is not None and not begun:
            action = game.legal_actions(state, seat)[setting.first]
        else:
            level = LEVELS[setting.levels[(seat + seed) % seats]]
            action = choose_action(game, game.view(state, seat), seat, level, Seeded(rng.below(1 << 40)), with_playouts)
        begun = True
        state = game.apply(state, seat, action, chance).state
    outcome = game.outcome(state)
    alone = outcome is not None and len(outcome.winners) == 1
    who = str((outcome.winners[0] + seed) % seats) if outcome and alone else SHARED
    return who, int(getattr(state, "round", 0))


def with_playouts() -> float:
    """Return 0: a clock that stands still, so that a search is limited by its number of playouts and not by time."""
    return 0.0


def measure(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play the games whose results are missing, and store each result when its game ends.

    Args:
        setting: The game, levels and options.
        games: The number of games wanted in total.
        jobs: The number of processes.

    Returns:
        All results of the setting: `won_by`, one character per game, and `rounds`, a list.
    """
    known: dict[str, Any] = {"won_by": "", "rounds": []}
    if setting.path.exists():
        known = json.loads(setting.path.read_text())
    setting.path.parent.mkdir(exist_ok=True)
    missing = range(len(known["won_by"]), games)
    with ProcessPoolExecutor(jobs) as pool:
        for who, rounds in pool.map(play, [setting] * len(missing), missing):
            known = {"won_by": known["won_by"] + who, "rounds": [*known["rounds"], rounds]}
            part = setting.path.with_suffix(".part")
            part.write_text(json.dumps(known) + "\n")
            part.replace(setting.path)
    return known


def summary(setting: Setting, known: dict[str, Any]) -> dict[str, Any]:
    """Return a summary of the results of a setting.

    Args:
        setting: The game, levels and options.
        known: The results, as `measure` returns them.

    Returns:
        The number of games, the wins of each level, and percentiles of the rounds.
    """
    won, rounds = known["won_by"], sorted(known["rounds"])
    cuts = quantiles(rounds, n=20) if len(rounds) > 1 else [float(each) for each in rounds] * 19
    return {
        "benchmark": f"strength/{setting.path.stem}",
        "games": len(won),
        "won": {f"{i} {level}": won.count(str(i)) for i, level in enumerate(setting.levels)},
        "rounds": {"5%": cuts[0], "median": cuts[9], "95%": cuts[-1]} if any(rounds) else None,
    }


def main(arguments: Sequence[str]) -> None:
    """Measure the setting that the command line describes, and print the summary as a line of JSON.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument(
        "--levels", nargs="+", default=["middle", "random"], choices=list(LEVELS), help="one level per player"
    )
    parser.add_argument("--options", default="{}", help="the game's options as JSON")
    parser.add_argument("--first", type=int, help="index of the first action among the legal ones (default: free)")
    parser.add_argument("--games", type=int, default=100, help="number of games in total")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    given = parser.parse_args(arguments)
    setting = Setting(given.game, tuple(given.levels), given.options, given.first)
    print(json.dumps(summary(setting, measure(setting, given.games, given.jobs))))


if __name__ == "__main__":
    main(sys.argv[1:])
