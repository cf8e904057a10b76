"""Computer players: how often the middle level beats random play, in every game, and how long it thinks.

`python -m benchmarks.players 100` plays more games than the few of `python -m benchmarks`.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import quantiles
from typing import Any

from games.computer.levels import LEVELS
from games.computer.task import choose
from games.core.chance import Chance
from games.core.registry import all_games, find_game
from games.core.seeded import Seeded

FEW = 10


def run(games: int = FEW, level: str = "middle") -> Iterator[dict[str, Any]]:
    """One result for each game with two seats or more; a half is what a player of the same strength would win."""
    for game in all_games():
        seats = max(min(game.seats), 2)
        if seats not in game.seats:
            continue
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            played = list(pool.map(play, [game.name] * games, range(games), [level] * games))
        times = sorted(each for _, thought in played for each in thought)
        yield {
            "benchmark": f"players/{game.name}/{level} against random",
            "games": games,
            "won": sum(won for won, _ in played),
            "seconds_a_decision_median": round(times[len(times) // 2], 3),
            "seconds_a_decision_p99": round(quantiles(times, n=100)[-1], 3),
            "seconds_a_decision_most": round(times[-1], 3),
            "budget": LEVELS[level].seconds,
        }


def play(name: str, seed: int, level: str) -> tuple[bool, list[float]]:
    """One game, the thinker in a seat by turns; whether it alone won, and how long each of its decisions took."""
    game, luck = find_game(name), Seeded(("match", seed))
    chance = Chance(luck.below)
    seats = max(min(game.seats), 2)
    state = game.start(seats, game.Options(), chance)
    me, times = seed % seats, []
    while active := game.active_seats(state):
        seat = chance.pick(active)
        player = LEVELS[level if seat == me else "random"]
        begin = time.perf_counter()
        action = choose(game, game.view(state, seat), seat, player, Seeded(luck.below(1 << 40)), time.perf_counter)
        if seat == me:
            times.append(time.perf_counter() - begin)
        state = game.apply(state, seat, action, chance).state
    outcome = game.outcome(state)
    return outcome is not None and outcome.winners == (me,), times


if __name__ == "__main__":
    for result in run(*map(int, sys.argv[1:2])):
        print(json.dumps(result))
