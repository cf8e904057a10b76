"""The picture of the end of a game: who won and by what, the decisive moment, and the final standing.

It is made to be shared, so it needs no knowledge of the game. Every game fills in an `Ending`.
"""

from collections.abc import Sequence
from typing import NamedTuple

from PIL.Image import Image

from games.picture.canvas import MARGIN, MAX_HEIGHT, WIDTH, Canvas
from games.picture.fonts import wrap_text
from games.picture.palette import LIGHT, Palette, mix

_PLAQUE_TOP, _PLAQUE_HEIGHT = 184, 570
_ROW = 76
_LINE, _MAX_LINES = 58, 3
"""The height of a line of the decisive moment, and the most lines; with many players there is room for fewer."""


class Standing(NamedTuple):
    """A row of the final standing: a player, and what the player reached ("3 Labyrinth Tokens")."""

    seat: int
    name: str
    """Made drawable with `games.picture.fonts.drawable_text`."""
    score: str


class Ending(NamedTuple):
    """What the picture of the end of a game says. All texts are plain and drawable."""

    game: str
    """The title of the game."""
    when: str
    """How long it took ("Round 12, 480 BC"); may be empty."""
    winners: Sequence[int]
    """The winning seats; empty if nobody won."""
    headline: str
    """Who won: the names of the winners, or that nobody won."""
    reason: str
    """By what they won, in a short sentence."""
    moment: str
    """The decisive moment, in one or two sentences; empty if there is none."""
    standings: Sequence[Standing]
    """All players, the best first."""


def draw_ending(ending: Ending, palette: Palette) -> Image:
    """Draw the picture of the end of a game: winners, reason, decisive moment and final standing.

    Args:
        ending: What it says.
        palette: The colours.
    """
    columns = 2 if len(ending.standings) > 6 else 1
    rows = -(-len(ending.standings) // columns)
    top = _PLAQUE_TOP + _PLAQUE_HEIGHT + 36
    most = min(_MAX_LINES, (MAX_HEIGHT - top - 40 - rows * _ROW - 96) // _LINE)
    lines = wrap_text(ending.moment, "name", 44, WIDTH - 4 * MARGIN, most) if ending.moment else []
    below = top + (len(lines) * _LINE + 40 if lines else 0)
    canvas = Canvas.on(below + rows * _ROW + 96, palette, _ground)
    p = canvas.palette
    canvas.text(MARGIN, 66, ending.game, 64, "title", room=WIDTH * 0.55)
    canvas.text(WIDTH - MARGIN, 68, ending.when, 42, "label", p.muted, "rm", room=WIDTH * 0.4)
    _plaque(canvas, ending)
    for number, line in enumerate(lines):
        canvas.text(WIDTH / 2, top + 34 + _LINE * number, line, 44, "name", anchor="mm", room=WIDTH - 2 * MARGIN)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * 30) / columns
    for number, row in enumerate(ending.standings):
        x, y = MARGIN + (number // rows) * (width + 30), below + 8 + (number % rows) * _ROW
        _row(canvas, row, x, y, width, row.seat in ending.winners)
    canvas.meander(canvas.image.height - 58, 22)
    return canvas.image


def _ground(canvas: Canvas) -> None:
    """Draw what is the same in every picture of an ending: borders, and a plaque of black glaze with a frieze."""
    canvas.meander(126, 22)
    clay, glaze = LIGHT.clay, LIGHT.black
    canvas.box(0, _PLAQUE_TOP, WIDTH, _PLAQUE_HEIGHT, 0, clay)
    canvas.box(0, _PLAQUE_TOP + 14, WIDTH, _PLAQUE_HEIGHT - 28, 0, glaze)
    for y in (_PLAQUE_TOP + 26, _PLAQUE_TOP + _PLAQUE_HEIGHT - 29):
        canvas.path([(0, y), (WIDTH, y)], clay, 3)
    for k in range(30):  # tongues, as on the shoulder of a vase
        x = (k + 0.5) * WIDTH / 30
        canvas.box(x - 14, _PLAQUE_TOP + 40, 28, 52, 13, clay if k % 2 else mix(clay, glaze, 0.55))
    canvas.path([(0, _PLAQUE_TOP + 104), (WIDTH, _PLAQUE_TOP + 104)], clay, 3)


def _plaque(canvas: Canvas, ending: Ending) -> None:
    """Draw the winners' symbols in a wreath, and below it who won and by what, on the plaque of `_ground`."""
    winners, middle = ending.winners, _PLAQUE_TOP + 258
    on_glaze = Canvas(canvas.image, LIGHT)  # black glaze in both schemes
    on_glaze.icon("wreath", WIDTH / 2, middle, 290, LIGHT.ochre)
    size = 120 if len(winners) < 2 else 80 if len(winners) < 4 else 56
    shown = winners[:6]
    columns = min(len(shown), 2 if len(shown) < 5 else 3)
    for number, seat in enumerate(shown):
        rows = -(-len(shown) // columns)
        x = WIDTH / 2 + (number % columns - (min(columns, len(shown)) - 1) / 2) * size * 1.2
        y = middle + (number // columns - (rows - 1) / 2) * size * 1.2
        canvas.disc(x, y, size * 0.68, LIGHT.ground)
        on_glaze.mark(seat, x, y, round(size * 0.8))
    if not shown:
        on_glaze.icon("shard", WIDTH / 2, middle, 130)
    room = WIDTH - 2 * MARGIN
    canvas.text(WIDTH / 2, _PLAQUE_TOP + 448, ending.headline, 84, "title", LIGHT.bone, "mm", room=room)
    canvas.text(WIDTH / 2, _PLAQUE_TOP + 518, ending.reason, 46, "name", LIGHT.ochre, "mm", room=room)


def _row(canvas: Canvas, row: Standing, x: float, y: float, width: float, won: bool) -> None:
    p = canvas.palette
    canvas.box(x, y, width, _ROW - 12, 14, p.panel, p.ochre if won else p.line, 5 if won else 2)
    score = canvas.text(x + width - 22, y + 32, row.score, 40, "bold", anchor="rm", room=width * 0.5)
    canvas.mark(row.seat, x + 42, y + 32, 40)
    canvas.text(x + 80, y + 32, row.name, 42, "name", room=width - score - 126)
