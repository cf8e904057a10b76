"""Count the goals, turns and endings of matches of Philosophy Grudgematch among computer players.

`python -m benchmarks.goals --games 100` prints a line of JSON and, with `--keep`, writes it to `benchmarks/measured/`
with the goals of every match. The seeds are 0, 1, and so on, so a longer run begins with the matches of a shorter one.
Thinking is limited by playouts, not by time, so the result is the same on every machine.
"""

import argparse
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import median
from typing import Any

from benchmarks.strength import MEASURED, with_playouts
from games.computer.player import LEVELS, choose_action
from games.core.chance import Chance, Seeded
from games.core.registry import find_game
from games.grudgematch.state import State

SEATS = 2


@dataclass(frozen=True)
class Played:
    """What a match came to: the goals of the Germans and of the French, its turns, and why it ended."""

    score: tuple[int, int]
    turns: int
    ended: str


def play(level: str, seed: int) -> Played:
    """Play one match between two computer players of a level, with the options of a table with computers.

    Args:
        level: Their level.
        seed: The seed of all draws and players.
    """
    game, rng = find_game("grudgematch"), Seeded(("goals", level, seed))
    chance = Chance(rng.below)
    state: State = game.start(SEATS, game.agree(game.Options(), SEATS), chance)
    while active := game.active_seats(state):
        seat = chance.pick(active)
        view, luck = game.view(state, seat), Seeded(rng.below(1 << 40))
        action = choose_action(game, view, seat, LEVELS[level], luck, with_playouts)
        state = game.apply(state, seat, action, chance).state
    return Played((state.score[0], state.score[1]), state.turns, state.ended)


def summarise(played: Sequence[Played]) -> dict[str, Any]:
    """Return the figures of a run: the median and the quarters of the goals of a match, its turns and its endings."""
    goals = sorted(sum(each.score) for each in played)
    return {
        "goals (median)": median(goals),
        "goals (mean)": round(sum(goals) / len(goals), 2),
        "matches by goals": {str(count): times for count, times in sorted(Counter(goals).items())},
        "turns (median)": median(each.turns for each in played),
        "endings": dict(Counter(each.ended for each in played).most_common()),
        "scores (Germans, French)": [each.score for each in played],
    }


def measure(level: str, games: int, jobs: int) -> dict[str, Any]:
    """Play matches in parallel and summarise them.

    Args:
        level: The level of both computer players.
        games: The number of matches.
        jobs: The number of processes.
    """
    with ProcessPoolExecutor(jobs) as pool:
        return summarise(list(pool.map(play, [level] * games, range(games))))


def main(arguments: Sequence[str]) -> None:
    """Measure what the command line describes, and print the result as a line of JSON.

    Args:
        arguments: The arguments without the program's name.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks.goals", description=__doc__)
    parser.add_argument("--level", default="middle", choices=LEVELS)
    parser.add_argument("--games", type=int, default=100, help="number of matches")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="number of processes")
    parser.add_argument("--keep", action="store_true", help="write the result to measured/grudgematch-goals-LEVEL.json")
    given = parser.parse_args(arguments)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    asked = {"benchmark": "goals", "commit": commit.stdout.strip(), "level": given.level, "games": given.games}
    result = {**asked, **measure(given.level, given.games, given.jobs)}
    print(json.dumps(result), flush=True)
    if given.keep:
        path = MEASURED / f"grudgematch-goals-{given.level}.json"
        path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
