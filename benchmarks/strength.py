"""Computer players against each other or alone, many games, with counted playouts: the same on every machine.

`python -m benchmarks.strength epireia --levels middle random --games 100` plays what is missing of so many games and
keeps what it found in `benchmarks/measured/`, so a long measurement may be stopped and gone on with.
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

from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.chance import Chance
from games.core.registry import find_game
from games.core.seeded import Seeded

MEASURED = Path(__file__).with_name("measured")
SHARED = "x"
"""Written for a game that nobody won alone."""


@dataclass(frozen=True)
class Setting:
    """Who plays what. The levels change seats from game to game."""

    game: str
    levels: tuple[str, ...]
    options: str = "{}"
    first: int | None = None
    """The first decision of every game, by its place among the offers (alone in Epireia: which scenario); or free."""

    @property
    def path(self) -> Path:
        chosen = "".join(f"-{key}-{value}" for key, value in json.loads(self.options).items())
        first = "" if self.first is None else f"-{self.first}"
        return MEASURED / f"{self.game}-{'-'.join(self.levels)}{chosen}{first}.json"


def play(setting: Setting, seed: int) -> tuple[str, int]:
    """Which of the levels won, as its index, and how many rounds it took (0 where the game counts none)."""
    game, seats = find_game(setting.game), len(setting.levels)
    luck = Seeded((setting.levels, setting.options, setting.first, seed))
    chance = Chance(luck.below)
    state = game.start(seats, game.Options.model_validate_json(setting.options), chance)
    begun = False
    while active := game.active_seats(state):
        seat = chance.pick(active)
        if setting.first is not None and not begun:
            action = game.legal_actions(state, seat)[setting.first]
        else:
            level = LEVELS[setting.levels[(seat + seed) % seats]]
            action = choose(game, game.view(state, seat), seat, level, Seeded(luck.below(1 << 40)), stopped)
        begun = True
        state = game.apply(state, seat, action, chance).state
    outcome = game.outcome(state)
    alone = outcome is not None and len(outcome.winners) == 1
    who = str((outcome.winners[0] + seed) % seats) if outcome and alone else SHARED
    return who, int(getattr(state, "round", 0))


def stopped() -> float:
    """A clock that stands still, so that playouts are counted alone."""
    return 0.0


def measure(setting: Setting, games: int, jobs: int) -> dict[str, Any]:
    """Play the games that are missing; everything known of the setting. Each game is written down as it ends."""
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
    """The games and wins of each level, and how long the games were."""
    won, rounds = known["won_by"], sorted(known["rounds"])
    cuts = quantiles(rounds, n=20) if len(rounds) > 1 else [float(each) for each in rounds] * 19
    return {
        "benchmark": f"strength/{setting.path.stem}",
        "games": len(won),
        "won": {f"{i} {level}": won.count(str(i)) for i, level in enumerate(setting.levels)},
        "rounds": {"5%": cuts[0], "median": cuts[9], "95%": cuts[-1]} if any(rounds) else None,
    }


def main(arguments: Sequence[str]) -> None:
    """Measure one setting and print what is known of it as a line of JSON."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--levels", nargs="+", default=["middle", "random"], choices=list(LEVELS))
    parser.add_argument("--options", default="{}", help="the table's options as JSON")
    parser.add_argument("--first", type=int, help="the first decision, by its place among the offers")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args(arguments)
    setting = Setting(given.game, tuple(given.levels), given.options, given.first)
    print(json.dumps(summary(setting, measure(setting, given.games, given.jobs))))


if __name__ == "__main__":
    main(sys.argv[1:])
