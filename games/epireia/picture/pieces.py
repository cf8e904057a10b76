"""The pieces of the map and the battlefield: Influential Figures, and the silhouettes of goods and units."""

from games.picture.canvas import Canvas
from games.picture.coast import land_colour
from games.picture.fonts import Face
from games.picture.palette import mix, outline, readable_on

ENEMY = 1
"""The seat whose symbol stands for the solo enemy; a solo game has one player, so its colour is free."""
GOODS = ("wheat", "log", "ingot")
"""The silhouettes of the resources."""
UNITS = ("shield", "trireme", "horse")
"""The silhouettes of the units."""
FIGURE_SIZE = 62
"""The width of a figure."""
NUMBER_SIZE = 40

_HULL = ((-26, 24), (26, 24), (33, 14), (27, 40), (-24, 40), (-34, 16))
"""The corners of the boat of a figure that may sail."""


def draw_figure(canvas: Canvas, seat: int, number: int, x: float, y: float, *, sails: bool = False) -> None:
    """Draw an Influential Figure: a head on the symbol of its seat, with a number; in a boat if it may cross the sea.

    Args:
        canvas: The picture.
        seat: The seat it belongs to.
        number: Its attack points or its strength.
        x: The centre of the symbol.
        y: The centre of the symbol.
        sails: Whether it is drawn in a boat.
    """
    p, colour = canvas.palette, canvas.palette.seat(seat)
    x, y = round(x), round(y)
    rim, corners = land_colour(p), outline(seat, FIGURE_SIZE + 14)  # it may lie on others, or on its own colour
    canvas.disc(x, y - 36, 20, rim)
    if corners:
        canvas.polygon([(x + dx, y + dy) for dx, dy in corners], rim)
    else:
        canvas.disc(x, y, FIGURE_SIZE / 2 + 6, rim)
    canvas.disc(x, y - 36, 15, colour, p.rim, 4)
    canvas.mark(seat, x, y, FIGURE_SIZE)
    lower = 6 if len(corners) == 3 else 0
    draw_number(canvas, x, y + lower, str(number), NUMBER_SIZE, "bold", colour)
    if sails:
        canvas.polygon([(x + dx, y + dy + 2) for dx, dy in _HULL], p.bone, p.rim, 4)


def draw_number(canvas: Canvas, x: float, y: float, number: str, size: int, face: Face, colour: str) -> None:
    """Draw a number on a piece, legible on every colour.

    Args:
        canvas: The picture.
        x: The centre.
        y: The centre.
        number: The number.
        size: The font size.
        face: The typeface.
        colour: The colour of the piece.
    """
    ink = readable_on(colour)
    canvas.text(x, y, number, size, face, ink, "mm", rim=mix(colour, readable_on(ink), 0.2))


def draw_place_of_figure(canvas: Canvas, x: float, y: float) -> None:
    """Draw an outline of a figure where it usually stands, because it is drawn elsewhere.

    Args:
        canvas: The picture.
        x: The centre of the body.
        y: The centre of the body.
    """
    canvas.disc(x, y - 36, 15, line=canvas.palette.muted, width=3)
    canvas.disc(x, y, FIGURE_SIZE / 2, line=canvas.palette.muted, width=3)
