"""The picture of somebody's results: a mark for each game, won above and lost below, and their rating as a line."""

from dataclasses import dataclass

import orjson
from PIL import Image

from games.core.presentation import Style
from games.picture.canvas import MARGIN, WIDTH, Canvas
from games.picture.fonts import drawable
from games.picture.palette import palette

RESULTS = "stats:results"
"""The name under which the painter knows this picture."""
HEIGHT = 620
_LEFT, _RIGHT = 150, WIDTH - 60
_TOP, _LOW = 150, 400
_WON, _LOST = 470, 530


@dataclass(frozen=True, slots=True)
class Dots:
    """What the picture shows; all texts are plain. `won` are the games, the oldest first; `ratings` what the rating was
    after each, None where it was not rated."""

    title: str
    right: str
    won: tuple[bool, ...]
    ratings: tuple[int | None, ...]
    rating: str
    above: str
    below: str
    footer: str


def view_of(dots: Dots) -> str:
    """As JSON, for a drawing."""
    return orjson.dumps(dots).decode()


def draw_results(view: str, style: Style) -> Image.Image:
    """Draw it."""
    dots = Dots(**orjson.loads(view))
    canvas = Canvas.on(HEIGHT, palette(style), _ground)
    colours = canvas.palette
    canvas.title(52, drawable(dots.title, "…"), drawable(dots.right, "…"))
    room = (_RIGHT - _LEFT) / max(len(dots.won), 1)
    size = max(6.0, min(15.0, room * 0.36))
    places = [_LEFT + room * (number + 0.5) for number in range(len(dots.won))]
    for x, won in zip(places, dots.won, strict=True):
        if won:
            canvas.disc(x, _WON, size, colours.olive, colours.rim, 2)
        else:
            canvas.disc(x, _LOST, size, None, colours.clay, 4)
    canvas.text(MARGIN, _WON, dots.above, 28)
    canvas.text(MARGIN, _LOST, dots.below, 28)
    known = [(x, rating) for x, rating in zip(places, dots.ratings, strict=True) if rating is not None]
    if known:
        _line(canvas, known)
    else:
        canvas.text((_LEFT + _RIGHT) / 2, (_TOP + _LOW) / 2, dots.rating, 32, "name", colours.muted, "mm", WIDTH * 0.7)
    canvas.footer(HEIGHT - 32, drawable(dots.footer, "…"))
    return canvas.image


def _line(canvas: Canvas, known: list[tuple[float, int]]) -> None:
    """The rating, with a scale in hundreds."""
    least = min(rating for _, rating in known) // 100 * 100
    most = max(least + 200, -(-max(rating for _, rating in known) // 100) * 100)

    def height(rating: float) -> float:
        return _LOW - (rating - least) / (most - least) * (_LOW - _TOP)

    step = max(100, (most - least) // 400 * 100)
    for mark in range(least, most + 1, step):
        canvas.path([(_LEFT, height(mark)), (_RIGHT, height(mark))], canvas.palette.line, 2)
        canvas.text(_LEFT - 16, height(mark), f"{mark:,}", 28, "label", canvas.palette.muted, "rm")
    points = [(x, height(rating)) for x, rating in known]
    if len(points) > 1:
        canvas.path(points, canvas.palette.sea, 5)
    x, y = points[-1]
    canvas.disc(x, y, 10, canvas.palette.sea, canvas.palette.rim, 2)
    canvas.halo(x - 10, y - 10, 20, 20, 16)


def _ground(canvas: Canvas) -> None:
    canvas.meander(92, 20)
    canvas.path([(_LEFT, (_WON + _LOST) / 2), (_RIGHT, (_WON + _LOST) / 2)], canvas.palette.line, 2)
