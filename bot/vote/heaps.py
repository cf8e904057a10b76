"""The picture of a result: two heaps of shards, white ones on the left and black ones on the right."""

import random
from dataclasses import dataclass
from functools import cache
from math import cos, pi, sin

import orjson
from PIL import Image

from games.core.presentation import Style
from games.picture.canvas import MARGIN, WIDTH, Canvas, Point
from games.picture.fonts import drawable
from games.picture.palette import LIGHT, palette

HEAPS = "vote:heaps"
"""The name under which the painter knows this picture."""
HEIGHT = 780
MOST = 150
"""Shards that are drawn of the larger heap; beyond, a shard stands for several votes."""
_GROUND = 560
_CENTRES = (WIDTH * 0.26, WIDTH * 0.74)
_LOW = 14.0
"""How far the lowest shards reach below their middle."""
_STEP = (31.0, 24.0)
"""Pixels from one shard to the next, and from one row to the next."""


@dataclass(frozen=True, slots=True)
class Heaps:
    """What the picture shows; all texts are plain. `white` and `black` are what stands under the heaps."""

    title: str
    verdict: str
    white: str
    black: str
    whites: int
    blacks: int
    footer: str


def view_of(heaps: Heaps) -> str:
    """As JSON, for a drawing."""
    return orjson.dumps(heaps).decode()


def draw_heaps(view: str, style: Style) -> Image.Image:
    """Draw it."""
    heaps = Heaps(**orjson.loads(view))
    colours = palette(style)
    canvas = Canvas.on(HEIGHT, colours, _ground)
    canvas.title(52, heaps.title, drawable(heaps.verdict, "…"))
    scale = max(1.0, max(heaps.whites, heaps.blacks) / MOST)
    sides = (
        (heaps.whites, heaps.white, colours.bone, LIGHT.ink),
        (heaps.blacks, heaps.black, colours.black, LIGHT.muted),
    )
    zoom = _zoom(round(max(heaps.whites, heaps.blacks) / scale))
    for centre, (count, answer, fill, line) in zip(_CENTRES, sides, strict=True):
        for number, at in enumerate(_places(max(round(count / scale), count > 0))):
            shard = [(at[0] + dx, at[1] - _LOW + dy) for dx, dy in _shard(number % 24)]
            corners = [(centre + x * zoom, _GROUND + 14 + y * zoom) for x, y in shard]
            canvas.polygon(corners, fill, line, 3)
        canvas.text(centre, _GROUND + 62, f"{count:,}", 64, "title", anchor="mm")
        room = WIDTH / 2 - 2 * MARGIN
        canvas.text(centre, _GROUND + 118, drawable(answer, "…"), 34, "label", anchor="mm", room=room)
    canvas.footer(HEIGHT - 32, drawable(heaps.footer, "…"))
    return canvas.image


def _ground(canvas: Canvas) -> None:
    canvas.meander(96, 20)
    for centre in _CENTRES:
        half = WIDTH * 0.21
        canvas.path([(centre - half, _GROUND + 18), (centre + half, _GROUND + 18)], canvas.palette.line, 5)


def _rows(count: int) -> int:
    """How many rows a heap of so many shards has; its lowest row has as many shards."""
    rows = 0
    while rows * (rows + 1) // 2 < count:
        rows += 1
    return rows


def _zoom(largest: int) -> float:
    """How much larger than in the largest heap the shards are drawn, so that few of them fill the picture as well."""
    return min(3.6, _rows(MOST) / max(1, _rows(largest)))


def _places(count: int) -> list[Point]:
    """Where the shards of a heap lie: rows of which each is shorter than the one below."""
    luck = random.Random(7)
    places: list[Point] = []
    for height, length in enumerate(range(_rows(count), 0, -1)):
        length = min(length, count - len(places))
        for n in range(length):
            x = (n - (length - 1) / 2) * _STEP[0] + luck.uniform(-5, 5)
            places.append((x, -height * _STEP[1] + luck.uniform(-4, 4)))
    return places


@cache
def _shard(number: int) -> tuple[Point, ...]:
    """A piece of a broken pot: five or six corners, none of them regular."""
    luck = random.Random(100 + number)
    corners = 5 + number % 2
    turn = luck.uniform(0, 2 * pi)
    points = []
    for n in range(corners):
        angle, reach = turn + 2 * pi * n / corners + luck.uniform(-0.25, 0.25), luck.uniform(14, 22)
        points.append((reach * cos(angle) * 1.15, reach * sin(angle) * 0.85))
    return tuple(points)
