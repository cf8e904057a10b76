"""The colour palettes, and the symbols that mark each seat. This module does not import Pillow.

The colours are those of Attic pottery, for a light or a dark background, with a variant for colour-blind players. A
seat's symbol has the same shape in pictures, texts and buttons.
"""

from dataclasses import dataclass, replace
from functools import cache
from math import cos, pi, sin

from games.core.presentation import Style

SHAPES = ("circle", "square", "triangle", "diamond", "pentagon", "hexagon")
_FULL, _HOLLOW = "●■▲◆⬟⬢", "○□△◇⬠⬡"


def symbol(seat: int) -> str:
    """Return the character that stands for a seat in texts, such as "▲" for seat 2.

    Seats 6 to 11 use the shapes of seats 0 to 5, hollow.
    """
    return _FULL[seat] if seat < 6 else _HOLLOW[seat % 6]


def is_hollow(seat: int) -> bool:
    """Return True if the symbol of a seat is drawn as an outline, not filled: from seat 6 on."""
    return seat >= 6


def outline(seat: int, size: float) -> tuple[tuple[float, float], ...]:
    """Return the corners of the symbol that stands for a seat, centred on the origin; empty for a circle.

    Args:
        seat: The seat.
        size: The side in pixels of the square that the symbol roughly fills.
    """
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


@dataclass(frozen=True, slots=True)
class Palette:
    """All colours of a picture as "#RRGGBB", each named by its use or as a pigment."""

    ground: str
    """The background."""
    panel: str
    """The background of cards, tables and strips."""
    line: str
    """Borders and incised lines."""
    ink: str
    """Text, on `ground` and `panel`."""
    muted: str
    """Less important text."""
    bone: str
    halo: str
    """Highlights what changed."""
    clay: str
    ochre: str
    olive: str
    sea: str
    wine: str
    black: str
    """Black glaze, as the colour of a piece; on a dark background it needs an outline in `rim`."""
    rim: str
    """The outline of pieces."""

    def seat(self, seat: int) -> str:
        """Return the colour of the symbol that stands for a seat; it repeats every six seats."""
        return (self.clay, self.sea, self.olive, self.ochre, self.wine, self.ink)[seat % 6]


LIGHT = Palette(
    ground="#F3E9DA",
    panel="#FFFDF8",
    line="#CDBDA3",
    ink="#1E1A17",
    muted="#6F655A",
    bone="#FFFDF8",
    halo="#B5532A",
    clay="#B5532A",
    ochre="#D9A441",
    olive="#6B7F3A",
    sea="#2F6B8A",
    wine="#6E2B3A",
    black="#1E1A17",
    rim="#1E1A17",
)

DARK = Palette(
    ground="#1E1A17",
    panel="#2E2722",
    line="#5A4C40",
    ink="#F6EEE2",
    muted="#B5A896",
    bone="#FFFDF8",
    halo="#F0A05C",
    clay="#D0693A",
    ochre="#E3B45A",
    olive="#8CA353",
    sea="#4E93B8",
    wine="#B0566A",
    black="#0F0D0B",
    rim="#F6EEE2",
)

_SAFE = {"clay": "#D55E00", "ochre": "#F0E442", "olive": "#009E73", "sea": "#0072B2", "wine": "#CC79A7"}
"""The palette of Okabe and Ito, whose colours deuteranopes, protanopes and tritanopes can distinguish."""


@cache
def palette(style: Style) -> Palette:
    """Return the colours for a viewer's style: light or dark, and safe for colour-blind viewers or not; cached."""
    chosen = DARK if style.dark else LIGHT
    return replace(chosen, **_SAFE) if style.colour_blind else chosen


def rgb(colour: str) -> tuple[int, int, int]:
    """Convert "#RRGGBB" to its red, green and blue values from 0 to 255."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: str, other: str, share: float) -> str:
    """Mix two colours, given as "#RRGGBB".

    Args:
        one: A colour.
        other: Another colour.
        share: The proportion of `other`, from 0 to 1.

    Returns:
        The mixed colour as "#RRGGBB".
    """
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours ("#RRGGBB"), from 1 to 21, as WCAG 2 defines it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@cache
def _luminance(colour: str) -> float:
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def readable_on(colour: str) -> str:
    """Return the colour of text, dark or light, that has more contrast on a background colour; both as "#RRGGBB"."""
    return max(LIGHT.ink, LIGHT.bone, key=lambda text: contrast(text, colour))
