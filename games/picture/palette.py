"""The colours of Stoa: Attic pottery, on a light or a dark ground, and a set for colour-blind eyes."""

from dataclasses import dataclass, replace
from functools import cache

from games.core.presentation import Style


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours as #RRGGBB, by what they are for. `ink` reads on `ground` and `panel`; `halo` says what changed."""

    ground: str
    panel: str
    """What lies on the ground: cards, tables, strips."""
    line: str
    """Incised lines and borders."""
    ink: str
    muted: str
    bone: str
    halo: str
    clay: str
    ochre: str
    olive: str
    sea: str
    wine: str
    black: str
    """Black glaze as a piece's colour; on a dark ground it needs `rim` around it."""
    rim: str
    """Outline of pieces against the ground."""

    def seat(self, seat: int) -> str:
        """The colour of a seat's mark."""
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
"""Okabe and Ito's colours, told apart by deuteranopes, protanopes and tritanopes."""


@cache
def palette(style: Style) -> Palette:
    """The palette for whom the picture is for."""
    chosen = DARK if style.dark else LIGHT
    return replace(chosen, **_SAFE) if style.colour_blind else chosen


def rgb(colour: str) -> tuple[int, int, int]:
    """#RRGGBB as three numbers."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mixed(one: str, other: str, share: float) -> str:
    """`one` with a share (0 to 1) of `other` in it."""
    pairs = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in pairs)


def readable_on(colour: str) -> str:
    """Ink or bone, whichever stands out more on this colour."""
    red, green, blue = rgb(colour)
    return LIGHT.ink if red * 0.299 + green * 0.587 + blue * 0.114 > 140 else LIGHT.bone
