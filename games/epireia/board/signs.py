"""Signs that are told apart by shape, whatever the colours: the sea icon, and an enemy figure of solo play."""

from math import pi, sin

from games.picture.canvas import Canvas

ENEMY = "E"
_WAVE = tuple([(x, -3 * sin(x * pi / 5)) for x in range(-10, 11, 2)])


def draw_sea(canvas: Canvas, x: float, y: float) -> None:
    """The sea icon around (x, y): two waves in a ring."""
    colours = canvas.palette
    canvas.disc(x, y, 17, colours.panel, colours.ink, 3)
    for dy in (-4, 5):
        canvas.path([(x + dx, y + dy + wave) for dx, wave in _WAVE], colours.ink, 3)


def draw_enemy(canvas: Canvas, x: float, y: float) -> None:
    """The mark of an enemy figure, from the left middle."""
    canvas.box(x, y - 13, 26, 26, 4, canvas.palette.wine)
    canvas.text(x + 13, y, ENEMY, 24, "bold", canvas.palette.bone, "mm")
