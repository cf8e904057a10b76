"""Measure the computer players: how often the middle level beats random play in each game, and how long it thinks.

`python -m benchmarks.players 100` plays 100 games each; `python -m benchmarks players` plays only `FEW`.
"""

import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from statistics import quantiles
from typing import Any

from games.computer.player import LEVELS, choose_action
from games.core.chance import Chance, Seeded
from games.core.registry import all_games, find_game

FEW = 10


def run(games: int = FEW, level: str = "middle") -> Iterator[dict[str, Any]]:
    """Measure how often a computer player beats random players in each game, and how long it thinks.

    Each game that has at least two seats is played with the fewest seats possible.

    Args:
        games: The number of games played of each.
        level: The level that plays against random players.

    Yields:
        One result for each game.
    """
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
            "seconds_per_decision_median": round(times[len(times) // 2], 3),
            "seconds_per_decision_p99": round(quantiles(times, n=100)[-1], 3),
            "seconds_per_decision_max": round(times[-1], 3),
            "budget": LEVELS[level].seconds,
        }


def play(name: str, seed: int, level: str) -> tuple[bool, list[float]]:
    """Play one game with a computer player of a level in one seat and random players in the others.

    Args:
        name: The game.
        seed: The seed of the game, which also determines the seat of the player.
        level: The player's level.

    Returns:
        Whether the player was the only winner, and the duration of each of its decisions in seconds.
    """
    game, rng = find_game(name), Seeded(("match", seed))
    chance = Chance(rng.below)
    seats = max(min(game.seats), 2)
    state = game.start(seats, game.Options(), chance)
    me, times = seed % seats, []
    while active := game.active_seats(state):
        seat = chance.pick(active)
        player = LEVELS[level if seat == me else "random"]
        begin = time.perf_counter()
        action = choose_action(
            game, game.view(state, seat), seat, player, Seeded(rng.below(1 << 40)), time.perf_counter
        )
        if seat == me:
            times.append(time.perf_counter() - begin)
        state = game.apply(state, seat, action, chance).state
    outcome = game.outcome(state)
    return outcome is not None and outcome.winners == (me,), times


if __name__ == "__main__":
    for result in run(*map(int, sys.argv[1:2])):
        print(json.dumps(result))
