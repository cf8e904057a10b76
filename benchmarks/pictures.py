"""Measure how long each game's pictures take to draw, and how large they are.

This measures `bot.ui.image_cache.draw_png`, which the worker processes run, from the view as JSON to the PNG.
It draws positions spread over one game, each for the public and for one seat, after the fonts have been loaded.
"""

import random
import time
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

from bot.screens.public import has_picture
from bot.ui.blocks import Drawing
from bot.ui.image_cache import draw_png
from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games

MOMENTS = 24
"""The number of positions drawn per game."""
GOALS = {"gorgias": (100, 200), "grudgematch": (100, 200)}
"""Required 95th percentile in milliseconds and maximum size in kilobytes, by game."""
GOAL = (150, 300)
"""The requirement for all other games."""


def run() -> Iterator[dict[str, Any]]:
    """Measure each game that has pictures, with its most seats."""
    for game in all_games():
        names = tuple(f"Player {seat + 1}" for seat in range(max(game.seats)))
        if has_picture(game.presentation(names)):
            yield _measured(game, names)


def _measured(game: Game[Any, Any], names: tuple[str, ...]) -> dict[str, Any]:
    times: list[float] = []
    sizes: list[int] = []
    for number, drawing in enumerate(_drawings(game, names)):
        began = time.process_time()
        picture = draw_png(drawing)
        if picture is not None and number:  # the first picture also loads the fonts
            times.append(1000 * (time.process_time() - began))
            sizes.append(len(picture))
    milliseconds, kilobytes = GOALS.get(game.name, GOAL)
    return {
        "benchmark": "pictures", "game": game.name, "seats": len(names), "pictures": len(times),
        "ms": {"p50": round(median(times), 1), "p95": round(quantiles(times, n=20)[18], 1)},
        "kB": {"p50": round(median(sizes) / 1000, 1), "max": round(max(sizes) / 1000, 1)},
        "goal": f"p95 <= {milliseconds} ms, <= {kilobytes} kB",
    }  # fmt: skip


def _drawings(game: Game[Any, Any], names: tuple[str, ...]) -> Iterator[Drawing]:
    """Yield the drawings of each chosen position: for the public, and for one seat after the other."""
    rng = random.Random(1)
    chance = Chance(rng.randrange)
    state = game.start(len(names), game.Options(), chance)
    states = [state]
    while active := game.active_seats(state):
        seat = rng.choice(active)
        action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
        state = game.apply(state, seat, action, chance).state
        states.append(state)
    for number in range(MOMENTS):
        state = states[number * (len(states) - 1) // (MOMENTS - 1)]
        for seat in (None, number % len(names)):
            yield Drawing(game.name, game.edition, game.write_view(game.view(state, seat)), names)
