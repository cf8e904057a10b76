"""The silhouettes that stand for kinds of things: goods, pieces, buildings, and places. Drawn with `Canvas.icon`.

A silhouette says what a thing is, its colour only whose it is. Coordinates are from -1 to 1; y grows downwards.
"""

from math import cos, pi, sin
from typing import Literal, NamedTuple

Points = tuple[tuple[float, float], ...]


class Part(NamedTuple):
    """A part of a silhouette, such as a closed shape or a line; the parts are drawn in their order."""

    kind: Literal["body", "bar", "line", "dark"]
    """`body`: a closed shape in the owner's colour with an outline. `bar`: a line in the colour of the outline. `line`
    and `dark`: a line or a closed shape on a body, in the colour that contrasts with it."""
    points: Points
    width: float = 0.1
    """The width of a line."""


def arc(x: float, y: float, rx: float, ry: float, start: float = 0, end: float = 360) -> Points:
    """Return points along an ellipse or a part of it, to draw as a line or a shape.

    Args:
        x: The centre.
        y: The centre.
        rx: Half its width.
        ry: Half its height.
        start: The first angle in degrees, clockwise from the right.
        end: The last angle in degrees.
    """
    steps = max(4, round(abs(end - start) / 9))
    angles = [(start + (end - start) * k / steps) * pi / 180 for k in range(steps + (abs(end - start) < 360))]
    return tuple([(x + rx * cos(angle), y + ry * sin(angle)) for angle in angles])


def _box(left: float, top: float, right: float, bottom: float) -> Points:
    return (left, top), (right, top), (right, bottom), (left, bottom)


def _grain(x: float, y: float, turn: float, length: float = 0.5, width: float = 0.17) -> Points:
    """Return the outline of a leaf or a grain that grows from a point.

    Args:
        x: The point.
        y: The point.
        turn: Its direction in degrees, clockwise from the right.
        length: Its length.
        width: Half its width.
    """
    a = turn * pi / 180
    shape = ((0, 0), (0.3, -0.85), (0.62, -0.8), (1, 0), (0.62, 0.8), (0.3, 0.85))
    return tuple(
        [(x + length * u * cos(a) - width * v * sin(a), y + length * u * sin(a) + width * v * cos(a)) for u, v in shape]
    )


def _columns(xs: tuple[float, ...], top: float, bottom: float, half: float) -> list[Part]:
    return [Part("body", _box(x - half, top, x + half, bottom)) for x in xs]


_TEMPLE = (
    Part("body", _box(-0.98, 0.72, 0.98, 0.95)),
    *_columns((-0.7, -0.235, 0.235, 0.7), -0.12, 0.72, 0.115),
    Part("body", ((-1, -0.12), (0, -0.9), (1, -0.12))),
)

ICONS: dict[str, tuple[Part, ...]] = {
    "coin": (
        Part("body", arc(0, 0, 0.92, 0.92)),
        *[Part("line", arc(x, -0.08, 0.25, 0.25), 0.11) for x in (-0.34, 0.34)],
        *[Part("dark", arc(x, -0.08, 0.1, 0.1)) for x in (-0.34, 0.34)],
        Part("dark", ((-0.13, 0.18), (0.13, 0.18), (0, 0.5))),
        Part("line", ((-0.62, -0.52), (0, -0.3), (0.62, -0.52)), 0.12),
    ),
    "scroll": (
        Part("body", _box(-0.66, -0.72, 0.66, 0.72)),
        Part("line", ((-0.4, -0.28), (0.4, -0.28))),
        Part("line", ((-0.4, 0.02), (0.4, 0.02))),
        Part("line", ((-0.4, 0.32), (0.15, 0.32))),
        Part("body", _box(-0.9, -0.95, 0.9, -0.6)),
        Part("body", _box(-0.9, 0.6, 0.9, 0.95)),
    ),
    "mask": (
        Part("body", ((-0.8, -0.8), (-0.4, -0.95), (0.4, -0.95), (0.8, -0.8), (0.84, -0.1), (0.62, 0.5), (0.3, 0.88),
                      (0, 0.96), (-0.3, 0.88), (-0.62, 0.5), (-0.84, -0.1))),
        Part("dark", (*arc(-0.36, -0.26, 0.25, 0.16, 180, 360), *arc(-0.36, -0.26, 0.25, 0.08, 0, 180))),
        Part("dark", (*arc(0.36, -0.26, 0.25, 0.16, 180, 360), *arc(0.36, -0.26, 0.25, 0.08, 0, 180))),
        Part("dark", (*arc(0, 0.3, 0.42, 0.16, 180, 360), *arc(0, 0.3, 0.42, 0.42, 0, 180))),
    ),
    "wheat": (
        Part("bar", ((0, 1), (0, -0.3)), 0.13),
        *[Part("body", _grain(0, y, turn, 0.62, 0.19)) for y in (0.55, 0.15, -0.25) for turn in (-50, -130)],
        Part("body", _grain(0, -0.32, -90, 0.66, 0.2)),
    ),
    "log": (
        Part("body", ((-0.1, -0.38), (0.06, -0.8), (0.34, -0.8), (0.28, -0.38))),
        Part("body", ((-0.55, -0.45), (0.68, -0.45), *arc(0.68, 0.05, 0.26, 0.5, -90, 90), (-0.55, 0.55))),
        Part("line", ((-0.05, 0.24), (0.62, 0.24))),
        Part("line", ((0.1, -0.1), (0.5, -0.1))),
        Part("body", arc(-0.58, 0.05, 0.36, 0.5)),
        Part("line", arc(-0.58, 0.05, 0.15, 0.22)),
    ),
    "ingot": (
        Part("body", ((-0.98, -0.82), (-0.66, -0.8), (-0.3, -0.6), (0.3, -0.6), (0.66, -0.8), (0.98, -0.82),
                      (0.94, -0.5), (0.72, -0.2), (0.72, 0.2), (0.94, 0.5), (0.98, 0.82), (0.66, 0.8), (0.3, 0.6),
                      (-0.3, 0.6), (-0.66, 0.8), (-0.98, 0.82), (-0.94, 0.5), (-0.72, 0.2), (-0.72, -0.2),
                      (-0.94, -0.5))),
        Part("line", ((-0.28, -0.26), (0.28, 0.26)), 0.13),
        Part("line", ((0.28, -0.26), (-0.28, 0.26)), 0.13),
    ),
    "shield": (
        Part("bar", ((-0.86, 0.96), (0.74, -0.76)), 0.13),
        Part("body", ((0.98, -1), (0.86, -0.56), (0.56, -0.84))),
        Part("body", arc(-0.06, 0.08, 0.78, 0.78)),
        Part("line", arc(-0.06, 0.08, 0.55, 0.55), 0.09),
        Part("dark", ((-0.06, -0.3), (0.28, 0.42), (0.08, 0.42), (-0.06, 0.1), (-0.2, 0.42), (-0.4, 0.42))),
    ),
    "trireme": (
        Part("bar", ((0.02, 0.3), (0.02, -0.98)), 0.1),
        *[Part("bar", ((x, 0.5), (x - 0.18, 0.95)), 0.08) for x in (-0.35, 0, 0.35)],
        Part("body", ((-0.42, -0.86), (0.46, -0.86), (0.56, -0.5), (0.46, -0.08), (-0.42, -0.08), (-0.32, -0.5))),
        Part("body", ((-1, -0.5), (-0.82, -0.44), (-0.72, 0.08), (-0.52, 0.18), (0.58, 0.18), (0.72, -0.02),
                      (0.82, 0.02), (0.8, 0.3), (1, 0.48), (0.6, 0.66), (-0.56, 0.66), (-0.88, 0.36))),
        Part("dark", arc(0.56, 0.36, 0.09, 0.09)),
    ),
    "horse": (
        Part("body", ((-0.72, 0.96), (-0.7, 0.3), (-0.54, -0.28), (-0.24, -0.66), (-0.06, -1), (0.1, -0.7),
                      (0.36, -0.5), (0.62, -0.12), (0.88, 0.1), (0.9, 0.34), (0.68, 0.48), (0.44, 0.3), (0.12, 0.26),
                      (0.06, 0.42), (0.34, 0.68), (0.46, 0.96))),
        Part("dark", arc(0.26, -0.2, 0.09, 0.09)),
        Part("line", ((-0.18, -0.5), (-0.36, -0.08), (-0.44, 0.4)), 0.09),
    ),
    "swords": (
        Part("body", ((-0.98, -0.98), (-0.66, -0.92), (0.5, 0.36), (0.36, 0.5), (-0.92, -0.66))),
        Part("bar", ((0.16, 0.66), (0.66, 0.16)), 0.17),
        Part("bar", ((0.42, 0.42), (0.84, 0.84)), 0.22),
        Part("body", ((0.98, -0.98), (0.66, -0.92), (-0.5, 0.36), (-0.36, 0.5), (0.92, -0.66))),
        Part("bar", ((-0.16, 0.66), (-0.66, 0.16)), 0.17),
        Part("bar", ((-0.42, 0.42), (-0.84, 0.84)), 0.22),
    ),
    "temple": _TEMPLE,
    "acropolis": (
        Part("body", _box(-1, 0.76, 1, 0.98)),
        *_columns((-0.78, -0.39, 0, 0.39, 0.78), -0.16, 0.76, 0.1),
        Part("body", _box(-1, -0.36, 1, -0.16)),
        Part("body", ((-1, -0.36), (0, -0.98), (1, -0.36))),
    ),
    "city": (
        Part("body", ((-0.86, 0.92), (-0.86, -0.86), (-0.44, -0.86), (-0.44, -0.52), (-0.2, -0.52), (-0.2, -0.86),
                      (0.2, -0.86), (0.2, -0.52), (0.44, -0.52), (0.44, -0.86), (0.86, -0.86), (0.86, 0.92))),
        Part("dark", ((-0.26, 0.92), *arc(0, 0.26, 0.26, 0.28, 180, 360), (0.26, 0.92))),
    ),
    "tower": (
        Part("body", ((-0.96, 0.92), (-0.96, 0.34), (-0.64, 0.34), (-0.64, -0.26), (-0.32, -0.26), (-0.32, -0.88),
                      (0.32, -0.88), (0.32, -0.26), (0.64, -0.26), (0.64, 0.34), (0.96, 0.34), (0.96, 0.92))),
        Part("dark", ((-0.22, 0.92), (-0.22, 0.3), (0.22, 0.3), (0.22, 0.92))),
    ),
    "port": (
        Part("body", arc(0, 0, 0.98, 0.98)),
        Part("line", (*arc(0, -0.52, 0.13, 0.13), (0.13, -0.52)), 0.12),
        Part("line", ((0, -0.38), (0, 0.62)), 0.16),
        Part("line", ((-0.32, -0.16), (0.32, -0.16)), 0.14),
        Part("line", arc(0, 0.08, 0.54, 0.54, 10, 170), 0.16),
    ),
    "oracle": (
        Part("bar", ((-0.34, 0.3), (-0.62, 0.95)), 0.16),
        Part("bar", ((0.34, 0.3), (0.62, 0.95)), 0.16),
        Part("bar", ((0, 0.3), (0, 0.95)), 0.14),
        Part("bar", ((-0.24, -0.22), (-0.36, -0.5), (-0.16, -0.72), (-0.26, -1)), 0.1),
        Part("bar", ((0.2, -0.22), (0.08, -0.5), (0.28, -0.72), (0.18, -1)), 0.1),
        Part("body", ((-0.86, -0.14), (0.86, -0.14), (0.6, 0.36), (0.3, 0.5), (-0.3, 0.5), (-0.6, 0.36))),
    ),
    "school": (
        Part("body", _box(-0.98, 0.66, 0.98, 0.94)),
        *_columns((-0.68, 0, 0.68), -0.2, 0.66, 0.2),
        Part("body", ((-1, -0.2), (-0.72, -0.72), (0.72, -0.72), (1, -0.2))),
    ),
    "person": (
        Part("body", ((-0.8, 0.98), (-0.76, 0.34), (-0.56, -0.08), (-0.22, -0.26), (0.22, -0.26), (0.56, -0.08),
                      (0.76, 0.34), (0.8, 0.98))),
        Part("body", arc(0, -0.58, 0.38, 0.4)),
    ),
    "builder": (
        Part("bar", ((0, 0.98), (0, -0.4)), 0.2),
        Part("body", ((-0.86, -0.9), (0.3, -0.9), (0.78, -0.66), (0.86, -0.3), (0.3, -0.36), (-0.86, -0.36))),
    ),
    "hourglass": (
        Part("body", ((-0.56, -0.8), (0.56, -0.8), (0.1, 0), (0.56, 0.8), (-0.56, 0.8), (-0.1, 0))),
        Part("body", _box(-0.74, -0.98, 0.74, -0.76)),
        Part("body", _box(-0.74, 0.76, 0.74, 0.98)),
        Part("dark", ((-0.36, 0.74), (0, 0.3), (0.36, 0.74))),
    ),
    "labyrinth": (
        Part("body", arc(0, 0, 0.98, 0.98)),
        Part("line", ((-0.56, 0.56), (-0.56, -0.52), (0.54, -0.52), (0.54, 0.5), (-0.22, 0.5), (-0.22, -0.18),
                      (0.2, -0.18), (0.2, 0.18)), 0.14),
    ),
    "shard": (
        Part("body", ((-0.86, -0.3), (-0.3, -0.9), (0.42, -0.72), (0.94, -0.2), (0.7, 0.6), (0.1, 0.92),
                      (-0.56, 0.56))),
        Part("line", ((-0.42, -0.2), (0.4, -0.2))),
        Part("line", ((-0.32, 0.14), (0.24, 0.14))),
    ),
    "dove": (
        Part("body", ((-0.98, 0.1), (-0.5, 0.06), (-0.3, -0.2), (-0.5, -0.9), (0.02, -0.6), (0.3, -0.22), (0.56, -0.42),
                      (0.8, -0.36), (0.98, -0.2), (0.76, -0.14), (0.62, 0.3), (0.2, 0.6), (-0.3, 0.56), (-0.66, 0.4))),
        Part("dark", arc(0.68, -0.24, 0.07, 0.07)),
    ),
    "wreath": tuple(
        [
            Part("body", _grain(0.8 * cos(a), 0.8 * sin(a), turn, 0.42, 0.15))
            for k in range(9)
            for a, turn in (((78 - 17 * k) * pi / 180, -8 - 17 * k), ((102 + 17 * k) * pi / 180, 188 + 17 * k))
        ]
    ),
}  # fmt: skip
"""The silhouettes by name. What belongs to nobody is drawn in bone."""
