"""The marks of the seats: the same shape for a player in pictures, texts and buttons. Geometry only, no Pillow."""

from math import cos, pi, sin

SHAPES = ("circle", "square", "triangle", "diamond", "pentagon", "hexagon")
COLOUR_NAMES = ("clay", "sea", "olive", "ochre", "wine", "ink")
_FULL, _HOLLOW = "●■▲◆⬟⬢", "○□△◇⬠⬡"


def symbol(seat: int) -> str:
    """The mark as a character, for texts and labels: seats 1 to 6 full, 7 to 12 the same shapes hollow."""
    return _FULL[seat] if seat < 6 else _HOLLOW[seat % 6]


def mark_words(seat: int) -> str:
    """«clay circle», «hollow sea square», for alternative texts."""
    return f"{'hollow ' if seat >= 6 else ''}{COLOUR_NAMES[seat % 6]} {SHAPES[seat % 6]}"


def is_hollow(seat: int) -> bool:
    """Whether the mark is an outline."""
    return seat >= 6


def outline(seat: int, size: float) -> tuple[tuple[float, float], ...]:
    """The corners of a mark that fills about a square of `size`, around (0, 0); none for the circle."""
    r = size / 2
    match SHAPES[seat % 6]:
        case "square":
            k = r * 0.86
            return (-k, -k), (k, -k), (k, k), (-k, k)
        case "triangle":
            return (0, -r), (r, r * 0.8), (-r, r * 0.8)
        case "diamond":
            return (0, -r * 1.08), (r * 1.08, 0), (0, r * 1.08), (-r * 1.08, 0)
        case "pentagon":
            return _regular(5, r * 1.06)
        case "hexagon":
            return _regular(6, r * 1.04)
        case _:
            return ()


def _regular(corners: int, r: float) -> tuple[tuple[float, float], ...]:
    return tuple([(r * sin(2 * pi * k / corners), -r * cos(2 * pi * k / corners)) for k in range(corners)])
