"""Every game's pictures, as the painter's worker draws them: milliseconds and bytes over a random game.

What is measured is `bot.painter.draw`, from the view as JSON to the finished PNG: the public picture and that of every
seat at moments spread over the game, each drawn once, with the fonts and the game loaded before.
"""

import random
import time
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Any

from bot.painter import draw
from bot.screen import Drawing
from bot.screens.panel import has_picture
from games.core.chance import Chance
from games.core.game import Game
from games.core.registry import all_games

MOMENTS = 24
"""So many positions of a game are drawn."""
GOALS = {"gorgias": (100, 200), "grudgematch": (100, 200)}
"""Milliseconds (95 of 100) and kilobytes that were asked of a game; the others are asked for:"""
GOAL = (150, 300)


def run() -> Iterator[dict[str, Any]]:
    """One result a game, with the most seats that it takes."""
    for game in all_games():
        names = tuple(f"Player {seat + 1}" for seat in range(max(game.seats)))
        if has_picture(game.presentation(names)):
            yield _measured(game, names)


def _measured(game: Game[Any, Any], names: tuple[str, ...]) -> dict[str, Any]:
    times: list[float] = []
    sizes: list[int] = []
    for number, drawing in enumerate(_drawings(game, names)):
        began = time.process_time()
        picture = draw(drawing)
        if picture is not None and number:  # the first one loads fonts and tables
            times.append(1000 * (time.process_time() - began))
            sizes.append(len(picture))
    milliseconds, kilobytes = GOALS.get(game.name, GOAL)
    return {
        "benchmark": "pictures", "game": game.name, "seats": len(names), "pictures": len(times),
        "ms": {"p50": round(median(times), 1), "p95": round(quantiles(times, n=20)[18], 1)},
        "kB": {"p50": round(median(sizes) / 1000, 1), "most": round(max(sizes) / 1000, 1)},
        "goal": f"p95 <= {milliseconds} ms, <= {kilobytes} kB",
    }  # fmt: skip


def _drawings(game: Game[Any, Any], names: tuple[str, ...]) -> Iterator[Drawing]:
    """Of each chosen moment what everybody sees, and what one seat sees in turn."""
    luck = random.Random(1)
    chance = Chance(luck.randrange)
    state = game.start(len(names), game.Options(), chance)
    states = [state]
    while active := game.active_seats(state):
        seat = luck.choice(active)
        action = game.fill(game.view(state, seat), game.rollout_action(state, seat, chance), chance)
        state = game.apply(state, seat, action, chance).state
        states.append(state)
    for number in range(MOMENTS):
        state = states[number * (len(states) - 1) // (MOMENTS - 1)]
        for seat in (None, number % len(names)):
            yield Drawing(game.name, game.edition, game.view(state, seat).model_dump_json(), names)
