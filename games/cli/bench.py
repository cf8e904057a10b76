"""The command `bench`: measure the speed of random play and of single calls to the engine."""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from games.cli.arguments import parse_game
from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games
from games.core.states import clone

ROUNDS = 5
"""Each measurement is repeated this many times; the median is reported."""


def run_bench(arguments: argparse.Namespace) -> int:
    """Measure the speed of one game or of all, with the fewest and the most seats, and print a line of JSON for each.

    Args:
        arguments: The name of a `game`, None for all; `seconds`, the duration of a measurement.

    Returns:
        The exit status 0.
    """
    games = [parse_game(arguments.game)] if arguments.game else all_games()
    for game in games:
        for seats in sorted({min(game.seats), max(game.seats)}):
            print(json.dumps(measure(game, seats, arguments.seconds)), flush=True)
    return 0


def measure(game: Game[Any, Any], seats: int, seconds: float) -> dict[str, Any]:
    """Measure the speed of random play, and of single engine calls at the positions of a random game.

    Args:
        game: The game.
        seats: The number of seats.
        seconds: The duration of the measurement of random play; each of the five engine calls gets a fifth of it.

    Returns:
        Medians by name, and the sizes of stored states; a name that ends in `_us` is a time in microseconds.
    """
    chance = Chance.quick(Random(1))
    opening = game.start(seats, game.Options(), chance)
    positions = list(_bench_positions(game, opening, Random(2)))
    blobs = sorted(len(game.state_codec.dump_json(state)) for state, _, _ in positions)
    moves, playouts = playout_speed(game, opening, seconds)
    views = [game.view(state, seat) for state, seat, _ in positions]

    def clone_and_play() -> None:
        for state, seat, action in positions:
            action.play(clone(state), seat, chance)

    def apply() -> None:
        for state, seat, action in positions:
            game.apply(state, seat, action, chance)

    # Each result is dropped at once: thousands of kept ones would measure the garbage collector.
    def clones() -> None:
        for state, _, _ in positions:
            clone(state)

    def look() -> None:
        for state, seat, _ in positions:
            game.view(state, seat)

    def guess() -> None:
        for view in views:
            game.determinize(view, chance)

    each = len(positions)
    return {
        "benchmark": f"engine/{game.name}/{seats} seats",
        "moves_per_second": round(moves),
        "playouts_per_second": round(playouts, 1),
        "clone_and_play_us": _microseconds(clone_and_play, each, seconds / 5),
        "apply_us": _microseconds(apply, each, seconds / 5),
        "clone_us": _microseconds(clones, each, seconds / 5),
        "view_us": _microseconds(look, each, seconds / 5),
        "determinize_us": _microseconds(guess, each, seconds / 5),
        "state_bytes_median": blobs[len(blobs) // 2],
        "state_bytes_max": blobs[-1],
        "steps_per_game": each,
    }


def playout_speed(game: Game[Any, Any], opening: Any, seconds: float) -> tuple[float, float]:
    """Measure how fast random games are played from an opening state to their end.

    Args:
        game: The game.
        opening: The state from which every game starts; it is not changed.
        seconds: The total duration; it is split into `ROUNDS`.

    Returns:
        Actions per second and whole games per second; medians over the rounds.
    """
    rand = Random(3).random
    chance = Chance.quick(Random(4))
    active_seats, single_steps = game.active_seats, game.single_steps
    speeds = []
    for _ in range(ROUNDS):
        moves = games = 0
        begin = time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds / ROUNDS:
            state = clone(opening)
            while active := active_seats(state):
                seat = active[0]
                legal = single_steps(state, seat)
                action = legal[int(rand() * len(legal))]
                if action.open:
                    action = game.fill(game.view(state, seat), action, chance)
                action.play(state, seat, chance)
                moves += 1
            games += 1
        now = time.perf_counter() - begin
        speeds.append((moves / now, games / now))
    return median(each[0] for each in speeds), median(each[1] for each in speeds)


def _bench_positions(game: Game[Any, Any], state: Any, rng: Random) -> Iterator[tuple[Any, int, Any]]:
    """Play a random game; yield each of its states with the seat that acts there and the action that it takes."""
    chance = Chance(rng.randrange)
    while active := game.active_seats(state):
        seat = rng.choice(active)
        action = rng.choice(game.legal_actions(state, seat))
        if action.open:
            action = game.fill(game.view(state, seat), action, chance)
        yield state, seat, action
        state = game.apply(state, seat, action, chance).state


def _microseconds(call: Callable[[], object], each: int, seconds: float) -> float:
    """Measure an operation repeatedly for some seconds.

    Args:
        call: Performs the operation `each` times.
        each: The number of operations per call.
        seconds: The duration of the measurement; there are at least three calls.

    Returns:
        The median time of one operation, in microseconds.
    """
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < end:
        begin = time.perf_counter()
        call()
        times.append((time.perf_counter() - begin) / each * 1e6)
    return round(median(times), 2)
