"""`bench`: how fast a game plays, and how large its states are; one line of JSON for each game."""

import argparse
import json
import time
from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from typing import Any

from games.cli.arguments import game_named
from games.core.chance import Chance
from games.core.clone import clone
from games.core.game import Game
from games.core.registry import all_games

ROUNDS = 5
"""Each thing is measured so many times; the median counts."""


def run(arguments: argparse.Namespace) -> int:
    """Print what `measure` finds."""
    games = [game_named(arguments.game)] if arguments.game else all_games()
    for game in games:
        for seats in sorted({min(game.seats), max(game.seats)}):
            print(json.dumps(measure(game, seats, arguments.seconds)), flush=True)
    return 0


def measure(game: Game[Any, Any], seats: int, seconds: float) -> dict[str, Any]:
    """Random play and the single calls at positions of a random game; medians, microseconds, bytes."""
    chance = Chance.quick(Random(1))
    opening = game.start(seats, game.Options(), chance)
    positions = list(_positions(game, opening, Random(2)))
    blobs = sorted(len(game.state_codec.dump_json(state)) for state, _, _ in positions)
    moves, playouts = playout_speed(game, opening, seconds)
    views = [game.view(state, seat) for state, seat, _ in positions]

    def clone_and_play() -> None:
        for state, seat, action in positions:
            action.play(clone(state), seat, chance)

    def apply() -> None:
        for state, seat, action in positions:
            game.apply(state, seat, action, chance)

    each = len(positions)
    return {
        "benchmark": f"engine/{game.name}/{seats} seats",
        "moves_per_second": round(moves),
        "playouts_per_second": round(playouts, 1),
        "clone_and_play_us": _microseconds(clone_and_play, each, seconds / 5),
        "apply_us": _microseconds(apply, each, seconds / 5),
        "clone_us": _microseconds(lambda: [clone(state) for state, _, _ in positions], each, seconds / 5),
        "view_us": _microseconds(lambda: [game.view(state, seat) for state, seat, _ in positions], each, seconds / 5),
        "determinize_us": _microseconds(lambda: [game.determinize(view, chance) for view in views], each, seconds / 5),
        "state_bytes_median": blobs[len(blobs) // 2],
        "state_bytes_most": blobs[-1],
        "steps_of_a_game": each,
    }


def playout_speed(game: Game[Any, Any], opening: Any, seconds: float) -> tuple[float, float]:
    """Moves and whole games a second of random play from the opening; medians over rounds."""
    rand = Random(3).random
    chance = Chance.quick(Random(4))
    active_seats, legal_actions = game.active_seats, game.legal_actions
    speeds = []
    for _ in range(ROUNDS):
        moves = games = 0
        begin = time.perf_counter()
        while (now := time.perf_counter()) - begin < seconds / ROUNDS:
            state = clone(opening)
            while active := active_seats(state):
                seat = active[0]
                legal = legal_actions(state, seat)
                action = legal[int(rand() * len(legal))]
                if action.open:
                    action = game.fill(game.view(state, seat), action, chance)
                action.play(state, seat, chance)
                moves += 1
            games += 1
        now = time.perf_counter() - begin
        speeds.append((moves / now, games / now))
    return median(each[0] for each in speeds), median(each[1] for each in speeds)


def _positions(game: Game[Any, Any], state: Any, luck: Random) -> Iterator[tuple[Any, int, Any]]:
    """The positions of one random game, with what is done there."""
    chance = Chance(luck.randrange)
    while active := game.active_seats(state):
        seat = luck.choice(active)
        action = luck.choice(game.legal_actions(state, seat))
        if action.open:
            action = game.fill(game.view(state, seat), action, chance)
        yield state, seat, action
        state = game.apply(state, seat, action, chance).state


def _microseconds(call: Callable[[], object], each: int, seconds: float) -> float:
    """The median time of one of the `each` things that a call does."""
    times: list[float] = []
    end = time.perf_counter() + seconds
    while len(times) < 3 or time.perf_counter() < end:
        begin = time.perf_counter()
        call()
        times.append((time.perf_counter() - begin) / each * 1e6)
    return round(median(times), 2)
