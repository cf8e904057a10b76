"""Measure how long each game's pictures take to draw, and how large they are.

This measures `bot.ui.image_cache.draw_png`, which the worker processes run, from the view as JSON to the PNG.
It draws positions spread over one game, each for the public and for one seat, after the fonts have been loaded.
Then it measures how long a picture takes to come from a worker process beside busy processes.

`python -m benchmarks pictures --sheet FILE [--game NAME]` measures nothing: it writes a contact sheet with pictures of
random games, light and dark, at the widths at which Discord shows them on a phone and on a computer.
"""

import argparse
import asyncio
import contextlib
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import accumulate
from statistics import median, quantiles
from typing import Any

from PIL import Image

from benchmarks.corpus import moments
from bot.screens.public import has_picture
from bot.ui.blocks import Drawing
from bot.ui.image_cache import PRIORITY, ImageCache, draw_png
from bot.worker_pool import WorkerPool
from games.core.game import Game
from games.core.presentation import Style
from games.core.registry import all_games

MOMENTS = 24
"""The number of positions drawn per game."""
GOAL = (200, 250)
"""The required 95th percentile in milliseconds and the maximum size in kilobytes."""

BUSY = 6
"""How many processes keep the processors busy in the second measurement."""


def run() -> Iterator[dict[str, Any]]:
    """Measure how long the pictures of each game take to draw, with its most seats, and how long beside busy processes.

    Yields:
        One result for each game, then one for each niceness and number of busy processes.
    """
    for game in all_games():
        names = tuple(f"Player {seat + 1}" for seat in range(max(game.seats)))
        if has_picture(game.presentation(names)):
            yield _measured(game, names)

    for nice in sorted({0, PRIORITY, 19}):
        for busy in (0, BUSY):
            yield asyncio.run(_beside(busy, nice))


async def _beside(busy: int, nice: int) -> dict[str, Any]:
    """Measure how long pictures take to come from a new worker process while other processes keep the processors busy.

    Args:
        busy: The number of busy processes.
        nice: The niceness of the worker process.

    Returns:
        The result of the measurement.
    """
    game = next(game for game in all_games() if has_picture(game.presentation(("Player 1", "Player 2"))))
    drawings = list(_drawings(game, tuple(f"Player {seat + 1}" for seat in range(max(game.seats)))))
    with contextlib.ExitStack() as stack:
        for _ in range(busy):
            stack.callback((await asyncio.create_subprocess_exec(sys.executable, "-c", "while True: pass")).kill)
        pool = WorkerPool("pictures", timeout=60.0, nice=nice)
        stack.callback(pool.close)
        images = ImageCache(pool=pool)
        began = time.monotonic()
        await images.warm()
        warm = time.monotonic() - began
        late: list[float] = []
        watching = asyncio.create_task(_watch(late))
        times = []
        for drawing in drawings[:20]:
            began = time.monotonic()
            await images.draw(drawing)
            times.append(time.monotonic() - began)
        watching.cancel()
    return {
        "benchmark": "pictures", "game": game.name, "busy_processes": busy, "nice": nice,
        "worker_ready_s": round(warm, 2), "picture_s": {"p50": round(median(times), 2), "max": round(max(times), 2)},
        "loop_late_ms": {"p50": round(1000 * median(late), 1), "p99": round(1000 * quantiles(late, n=100)[98], 1)},
        "goal": "<= 3 s beside busy processes, the event loop no later than with nice 19",
    }  # fmt: skip


async def _watch(late: list[float]) -> None:
    """Measure every 5 ms how late the event loop wakes this task, until it is cancelled.

    Args:
        late: The list to which the delays are added, in seconds.
    """
    while True:
        began = time.monotonic()
        await asyncio.sleep(0.005)
        late.append(time.monotonic() - began - 0.005)


def _measured(game: Game[Any, Any], names: tuple[str, ...]) -> dict[str, Any]:
    times: list[float] = []
    sizes: list[int] = []
    for number, drawing in enumerate(_drawings(game, names)):
        began = time.process_time()
        picture = draw_png(drawing)
        if picture is not None and number:  # the first picture also loads the fonts
            times.append(1000 * (time.process_time() - began))
            sizes.append(len(picture))
    milliseconds, kilobytes = GOAL
    return {
        "benchmark": "pictures", "game": game.name, "seats": len(names), "pictures": len(times),
        "ms": {"p50": round(median(times), 1), "p95": round(quantiles(times, n=20)[18], 1)},
        "kB": {"p50": round(median(sizes) / 1000, 1), "max": round(max(sizes) / 1000, 1)},
        "goal": f"p95 <= {milliseconds} ms, <= {kilobytes} kB",
    }  # fmt: skip


def _drawings(game: Game[Any, Any], names: tuple[str, ...]) -> Iterator[Drawing]:
    """Play one game at random and yield the drawings of `MOMENTS` positions, each for the public and for one seat.

    Args:
        game: The game.
        names: The players' names by seat.
    """
    for number, moment in enumerate(moments(game, len(names), MOMENTS)):
        public = game.view(moment.state, None)
        told = tuple([game.event_codec.dump_json(event).decode() for event in moment.events])
        for part in range(game.presentation(names).parts(public)):
            shown = game.write_view(public)
            yield Drawing(game.name, game.edition, shown, names, panel_number=part, events=told)
        yield Drawing(game.name, game.edition, game.write_view(game.view(moment.state, number % len(names))), names)


SHEET_WIDTHS = (350, 550)
"""The widths in pixels at which Discord shows a picture on a phone and on a computer."""
SHEET_MOMENTS = 4
"""The number of positions on the contact sheet, per game and number of players."""


def write_sheet(arguments: Sequence[str]) -> None:
    """Write a contact sheet with pictures of random games as a PNG.

    Args:
        arguments: The command line's arguments: `--sheet FILE`, and `--game NAME` to show only one game.
    """
    parser = argparse.ArgumentParser(prog="python -m benchmarks pictures")
    parser.add_argument("--sheet", required=True)
    parser.add_argument("--game", choices=[game.name for game in all_games()])
    chosen = parser.parse_args(arguments)
    rows = []
    for game in all_games():
        if chosen.game in (None, game.name):
            for seats in sorted({min(game.seats), max(game.seats)}):
                for moment in moments(game, seats, SHEET_MOMENTS):
                    for dark in (False, True):
                        rows += [picture for _, picture in moment.pictures(Style(dark=dark))]
    _sheet(rows).save(chosen.sheet)


def _sheet(pictures: list[Image.Image]) -> Image.Image:
    """Return pictures side by side at each of `SHEET_WIDTHS`, three pairs in a row."""
    gap, columns = 12, 3
    pair = sum(SHEET_WIDTHS) + gap * len(SHEET_WIDTHS)
    rows = [pictures[k : k + columns] for k in range(0, len(pictures), columns)]
    heights = [max(picture.height * SHEET_WIDTHS[-1] // picture.width for picture in row) + gap for row in rows]
    sheet = Image.new("RGB", (pair * columns, sum(heights)), "#808080")
    for row, top in zip(rows, accumulate([0, *heights]), strict=False):
        for column, picture in enumerate(row):
            x = column * pair
            for width in SHEET_WIDTHS:
                small = picture.resize((width, picture.height * width // picture.width), Image.Resampling.LANCZOS)
                sheet.paste(small, (x, top))
                x += width + gap
    return sheet
