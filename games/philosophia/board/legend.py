"""What the shapes and letters on the map mean, written where the sea has room for it."""

from games.philosophia.board.pieces import kind_colour, kind_shape
from games.philosophia.content import KIND_NAMES
from games.philosophia.presentation.words import KIND_LETTERS
from games.picture.canvas import WIDTH, Canvas

_RIGHT = WIDTH - 14
_SHAPES = ((850, 116, 0), (1010, 116, 1), (850, 146, 2), (951, 146, 3), (1079, 146, 4))
"""Where the shape of each type is: off Thrace."""
_LETTERS = (
    (14, 728, "lm", "2c coins · So Sophistry"),
    (14, 754, "lm", "Sy Syllogism · Bu builder · Ph sophist"),
    (704, 316, "lm", "B builder · S sophist"),
    (704, 342, "lm", "Or oracle card"),
    (704, 368, "lm", "UO Unknown Oracle"),
    (_RIGHT, 754, "rm", "F followers · Sch schools · D debates · Wi wisdom"),
)


def draw_legend(canvas: Canvas) -> None:
    """The types of places by shape and letter; what lies on tokens; what stands beside the players' names."""
    p = canvas.palette
    for x, y, kind in _SHAPES:
        draw_kind(canvas, kind, x, y)
        canvas.text(x + 18, y, f"{KIND_LETTERS[kind]} {KIND_NAMES[kind].split()[0]}", 24, "label", p.bone)
    for x, y, anchor, text in _LETTERS:
        canvas.text(x, y, text, 24, "label", p.bone, anchor)


def draw_kind(canvas: Canvas, kind: int, x: float, y: float) -> None:
    """The shape of a type, small and without a letter."""
    p, r = canvas.palette, 11
    shape = kind_shape(kind, x, y, r)
    if shape:
        canvas.polygon(shape, kind_colour(p, kind), p.bone, 2)
    else:
        canvas.disc(x, y, r, kind_colour(p, kind), p.bone, 2)
