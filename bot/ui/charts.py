"""Pictures that belong to no game: a player's results, and a public vote's result as two heaps of pottery shards.

They are drawn in a worker process, so this module does not import discord.py.
"""

import random
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

import orjson
from PIL import Image

from games.core.presentation import Style
from games.picture.canvas import MARGIN, WIDTH, Canvas, Point
from games.picture.fonts import drawable_text
from games.picture.palette import LIGHT, palette

RESULTS = "stats:results"
"""Name of this picture in `Drawing.game`."""
RESULTS_HEIGHT = 720
_LEFT, _RIGHT = 170, WIDTH - 60
_TOP, _BOTTOM = 190, 470
_WON, _LOST = 546, 614


@dataclass(frozen=True, slots=True)
class ResultsChart:
    """The data of a chart that shows a player's recent results and rating. All texts are plain text."""

    title: str
    right: str
    """Text at the right of the title."""
    won: tuple[bool, ...]
    """Whether each game was won, oldest first."""
    ratings: tuple[int | None, ...]
    """The rating after each game; None after an unrated one."""
    rating: str
    """Text in place of the curve if no game was rated."""
    above: str
    """Label of the row of won games."""
    below: str
    """Label of the row of lost games."""
    footer: str


def results_view(chart: ResultsChart) -> str:
    """Return the data of a chart of results as JSON, so that a `Drawing` can carry it."""
    return orjson.dumps(chart).decode()


def draw_results(view: str, style: Style) -> Image.Image:
    """Draw a chart of a player's recent results (won or lost) with the curve of their rating.

    Args:
        view: A `ResultsChart` as JSON, made by `results_view`.
        style: Dark or light, and whether the colours are safe for colour-blind viewers.
    """
    chart = ResultsChart(**orjson.loads(view))
    canvas = Canvas.on(RESULTS_HEIGHT, palette(style), _results_ground)
    colours = canvas.palette
    canvas.title(64, drawable_text(chart.title, "…"), drawable_text(chart.right, "…"))
    step = (_RIGHT - _LEFT) / max(len(chart.won), 1)
    size = max(6.0, min(15.0, step * 0.36))
    places = [_LEFT + step * (number + 0.5) for number in range(len(chart.won))]
    for x, won in zip(places, chart.won, strict=True):
        if won:
            canvas.disc(x, _WON, size, colours.olive, colours.rim, 2)
        else:
            canvas.disc(x, _LOST, size, None, colours.clay, 4)
    canvas.text(MARGIN, _WON, chart.above)
    canvas.text(MARGIN, _LOST, chart.below)
    known = [(x, rating) for x, rating in zip(places, chart.ratings, strict=True) if rating is not None]
    if known:
        _draw_rating(canvas, known)
    else:
        canvas.text(
            (_LEFT + _RIGHT) / 2, (_TOP + _BOTTOM) / 2, chart.rating, 42, "name", colours.muted, "mm", WIDTH * 0.8
        )
    footer = drawable_text(chart.footer, "…")
    canvas.text(WIDTH / 2, RESULTS_HEIGHT - 44, footer, 38, "label", colours.muted, "mm", WIDTH - 2 * MARGIN)
    return canvas.image


def _draw_rating(canvas: Canvas, known: list[tuple[float, int]]) -> None:
    """Draw the curve of a rating onto the canvas, with lines at multiples of 100.

    Args:
        canvas: The canvas, which is changed.
        known: The horizontal position and the rating after each rated game, oldest first.
    """
    least = min(rating for _, rating in known) // 100 * 100
    most = max(least + 200, -(-max(rating for _, rating in known) // 100) * 100)

    def height(rating: float) -> float:
        return _BOTTOM - (rating - least) / (most - least) * (_BOTTOM - _TOP)

    step = max(100, (most - least) // 400 * 100)
    for mark in range(least, most + 1, step):
        canvas.path([(_LEFT, height(mark)), (_RIGHT, height(mark))], canvas.palette.line, 2)
        canvas.text(_LEFT - 16, height(mark), f"{mark:,}", 38, "label", canvas.palette.muted, "rm")
    points = [(x, height(rating)) for x, rating in known]
    if len(points) > 1:
        canvas.path(points, canvas.palette.sea, 5)
    x, y = points[-1]
    canvas.disc(x, y, 10, canvas.palette.sea, canvas.palette.rim, 2)
    canvas.halo(x - 10, y - 10, 20, 20, 16)


def _results_ground(canvas: Canvas) -> None:
    canvas.meander(116, 22)
    canvas.path([(_LEFT, (_WON + _LOST) / 2), (_RIGHT, (_WON + _LOST) / 2)], canvas.palette.line, 2)


HEAPS = "vote:heaps"
"""Name of this picture in `Drawing.game`."""
HEAPS_HEIGHT = 1250
MAX_SHARDS = 150
"""Most shards drawn in a heap; with more votes, each shard stands for several."""
_GROUND_LINE = 850
_CENTRES = (WIDTH * 0.26, WIDTH * 0.74)
_SHARD_DEPTH = 14.0
"""How far the lowest shards extend below their centre, in pixels."""
_STEP = (31.0, 24.0)
"""Distance between neighbouring shards, and between rows, in pixels."""
_SCRATCHED = 1.6
"""From this zoom on, something is scratched into the shards."""


@dataclass(frozen=True, slots=True)
class HeapsChart:
    """The data of a picture of a public vote's result as two heaps of pottery shards. All texts are plain text."""

    title: str
    verdict: str
    question: str
    white: str
    """The answer under the heap of white shards."""
    black: str
    """The answer under the heap of black shards."""
    whites: int
    blacks: int
    winner: str
    """The colour of the heap that wears a wreath; empty for none."""
    footer: str


def heaps_view(heaps: HeapsChart) -> str:
    """Return the data of a picture of a vote's result as JSON, so that a `Drawing` can carry it."""
    return orjson.dumps(heaps).decode()


def draw_heaps(view: str, style: Style) -> Image.Image:
    """Draw the result of a public vote as two heaps of pottery shards, one shard for each or for several votes.

    Args:
        view: A `HeapsChart` as JSON, made by `heaps_view`.
        style: Dark or light, and whether the colours are safe for colour-blind viewers.
    """
    heaps = HeapsChart(**orjson.loads(view))
    colours = palette(style)
    canvas = Canvas.on(HEAPS_HEIGHT, colours, _heaps_ground)
    canvas.title(64, heaps.title, drawable_text(heaps.verdict, "…"))
    question = ((60, 2), (50, 3), (42, 4))
    canvas.lines(WIDTH / 2, 270, heaps.question, question, "name", (WIDTH - 2 * MARGIN, 220), "mm")
    scale = max(1.0, max(heaps.whites, heaps.blacks) / MAX_SHARDS)
    sides = (
        ("white", heaps.whites, heaps.white, colours.bone, LIGHT.ink),
        ("black", heaps.blacks, heaps.black, colours.black, colours.muted),
    )
    zoom = _zoom(round(max(heaps.whites, heaps.blacks) / scale))
    for centre, (side, count, answer, fill, line) in zip(_CENTRES, sides, strict=True):
        for number, at in enumerate(_places(max(round(count / scale), count > 0))):
            x, y = centre + at[0] * zoom, _GROUND_LINE + 14 + (at[1] - _SHARD_DEPTH) * zoom
            canvas.polygon([(x + dx * zoom, y + dy * zoom) for dx, dy in _shard(number % 24)], fill, line, 4)
            for row in (-4, 4) if zoom >= _SCRATCHED else ():
                canvas.path([(x - 8 * zoom, y + row * zoom), (x + (9 - row) * zoom, y + row * zoom)], line, 3)
        width = canvas.text(centre, _GROUND_LINE + 92, f"{count:,}", 110, "title", anchor="mm")
        if side == heaps.winner:
            canvas.icon("wreath", centre - width / 2 - 84, _GROUND_LINE + 88, 110, colours.ochre)
        room = WIDTH / 2 - MARGIN - 24
        canvas.lines(centre, _GROUND_LINE + 232, answer, ((50, 2), (42, 3)), "bold", (room, 150), "mm")
    canvas.text(WIDTH / 2, HEAPS_HEIGHT - 44, heaps.footer, 40, "label", colours.muted, "mm", WIDTH - 2 * MARGIN)
    return canvas.image


def _heaps_ground(canvas: Canvas) -> None:
    canvas.meander(116, 22)
    for centre in _CENTRES:
        half = WIDTH * 0.21
        canvas.path([(centre - half, _GROUND_LINE + 18), (centre + half, _GROUND_LINE + 18)], canvas.palette.line, 6)


def _row_count(count: int) -> int:
    """Return how many rows a heap of `count` shards has; each row is one shard shorter than the row below."""
    rows = 0
    while rows * (rows + 1) // 2 < count:
        rows += 1
    return rows


def _zoom(largest: int) -> float:
    """Return the factor, from 1 to 3.6, by which all shards are enlarged so that the larger heap fills its room.

    Args:
        largest: The number of shards in the larger heap.
    """
    return min(3.6, _row_count(MAX_SHARDS) / max(1, _row_count(largest)))


def _places(count: int) -> list[Point]:
    """Return where the pottery shards of a heap are drawn: (x, y) in pixels, row by row from the bottom.

    (0, 0) is the middle of the lowest row. Each row is one shard shorter than the row below.

    Args:
        count: The number of shards.
    """
    rng = random.Random(7)
    places: list[Point] = []
    for height, length in enumerate(range(_row_count(count), 0, -1)):
        length = min(length, count - len(places))
        for n in range(length):
            x = (n - (length - 1) / 2) * _STEP[0] + rng.uniform(-5, 5)
            places.append((x, -height * _STEP[1] + rng.uniform(-4, 4)))
    return places


@cache
def _shard(number: int) -> tuple[Point, ...]:
    """Return the corners of a pottery shard's outline around (0, 0), in pixels; the same for the same number."""
    rng = random.Random(100 + number)
    corners = 5 + number % 2
    turn = rng.uniform(0, 2 * pi)
    points = []
    for n in range(corners):
        angle, reach = turn + 2 * pi * n / corners + rng.uniform(-0.25, 0.25), rng.uniform(14, 22)
        points.append((reach * cos(angle) * 1.15, reach * sin(angle) * 0.85))
    return tuple(points)
