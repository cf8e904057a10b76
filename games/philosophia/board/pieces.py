"""What lies on the map: places by type, tokens, schools, followers, philosophers. Shapes and letters say it without
colour."""

from games.philosophia.content import BONUSES, EASTERN, ORACLES, PORT, TEMPLE, WESTERN
from games.philosophia.presentation.words import KIND_LETTERS
from games.picture.canvas import Canvas, Point
from games.picture.palette import Palette

R = 25
"""Half the size of a place."""


def kind_colour(palette: Palette, kind: int) -> str:
    """The colour of a type's tokens, as printed: black, yellow, blue, red, green."""
    return {
        WESTERN: palette.ink,
        EASTERN: palette.ochre,
        PORT: palette.sea,
        TEMPLE: palette.clay,
        ORACLES: palette.olive,
    }.get(kind, palette.wine)


def kind_shape(kind: int, x: float, y: float, r: float) -> tuple[Point, ...]:
    """The outline of a type: square, diamond, circle (no corners), temple front, hexagon."""
    if kind == WESTERN:
        return (x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)
    if kind == EASTERN:
        k = r * 1.28
        return (x, y - k), (x + k, y), (x, y + k), (x - k, y)
    if kind == TEMPLE:
        k = r * 1.05
        top = (x, y - k * 1.25), (x + k * 1.2, y - k * 0.35)
        return *top, (x + k, y + k), (x - k, y + k), (x - k * 1.2, y - k * 0.35)
    if kind == ORACLES:
        k = r * 1.18
        return (x - k, y), (x - k / 2, y - r), (x + k / 2, y - r), (x + k, y), (x + k / 2, y + r), (x - k / 2, y + r)
    return ()


def bonus_code(bonus: int) -> str:
    """Two characters for what is on a token: «2c», «So», «Sy», «Ph», «Bu»; «?» for an unturned one."""
    if bonus < 0:
        return "?"
    gives = BONUSES[bonus]
    return {
        "coins": f"{gives.amount}c",
        "sophistry": "So",
        "syllogism": "Sy",
        "sophists": "Ph",
        "builders": "Bu",
    }[gives.gives]


def draw_place(canvas: Canvas, kind: int, x: float, y: float, token: str, r: float = R) -> None:
    """A place: filled and lettered while a token lies on it, hollow without one."""
    p = canvas.palette
    colour = kind_colour(p, kind)
    fill = colour if token else p.panel
    shape = kind_shape(kind, x, y, r)
    if shape:
        canvas.polygon(shape, fill, p.ink if token else colour, 3 if token else 5)
    else:
        canvas.disc(x, y, r * 1.1, fill, p.ink if token else colour, 3 if token else 5)
    if token:
        dark = colour in (p.ochre,) or (colour == p.ink and p.ink > "#8")
        canvas.text(x, y + (5 if kind == TEMPLE else 0), token, 28, "bold", "#1E1A17" if dark else p.bone, "mm")
    else:
        canvas.text(x, y + (5 if kind == TEMPLE else 0), KIND_LETTERS[kind], 26, "bold", p.muted, "mm")


def draw_school(canvas: Canvas, seat: int, x: float, y: float, size: float = 38) -> None:
    """A school: a little house with its owner's mark."""
    p, h = canvas.palette, size / 2
    house = ((x, y - h * 1.15), (x + h * 1.1, y - h * 0.3), (x + h * 0.9, y - h * 0.3), (x + h * 0.9, y + h),
             (x - h * 0.9, y + h), (x - h * 0.9, y - h * 0.3), (x - h * 1.1, y - h * 0.3))  # fmt: skip
    canvas.polygon(house, p.panel, p.ink, 3)
    canvas.mark(seat, x, y + h * 0.3, size * 0.56)


def follower_columns(count: int) -> int:
    """How many followers stand beside each other: from three on two, so that a full place is no wider than others."""
    return min(2, count)


def draw_followers(canvas: Canvas, seats: list[int], x: float, y: float) -> None:
    """The followers of a place, two in a row."""
    rows = [seats] if len(seats) < 3 else [seats[i : i + 2] for i in range(0, len(seats), 2)]
    for i, row in enumerate(rows):
        level = y + (i - (len(rows) - 1) / 2) * 23
        for j, seat in enumerate(row):
            canvas.mark(seat, x + 26 * j, level, 23 if len(rows) < 3 else 20)
