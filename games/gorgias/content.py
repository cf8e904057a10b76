"""The components of Gorgias, read from `content.toml`: colours, sizes, topics and the faces of the dice.

A *face* (a side of a die) is a number from 1 to 6. A *pyramid* is a number from 0 to 14: three for every colour, by
size. *Pips* are the dots that give a pyramid's size, 1 to 3.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

_TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "content.toml").read_text("utf-8"))

DICE: int = _TABLES["dice"]
ROLLS: int = _TABLES["rolls"]
CARDS: int = _TABLES["cards"]
CARD_FIELDS: tuple[str, ...] = tuple(f"card_{number}" for number in range(1, CARDS + 1))
"""The fields `card_1` to `card_5` of actions that arrange or recolour all five cards at once."""

COLOURS: tuple[str, ...] = tuple(_TABLES["colours"])
PIPS: tuple[int, ...] = tuple(row["pips"] for row in _TABLES["sizes"])
SIZES: dict[int, str] = {row["pips"]: row["id"] for row in _TABLES["sizes"]}
TOPICS: dict[int, str] = {row["pips"]: row["topic"] for row in _TABLES["sizes"]}
"""The topic that a pyramid stands for, by its pips (1 to 3)."""

FACES: dict[int, tuple[int, ...]] = {int(face): tuple(pips) for face, pips in _TABLES["faces"].items()}
"""By face of a die: the pips of the one or two pyramids that it calls for, in ascending order."""

SINGLE_POINTS: int = _TABLES["points"]["single"]
MIXED_POINTS: int = _TABLES["points"]["mixed"]
SOLID_POINTS: int = _TABLES["points"]["solid"]

PYRAMIDS = range(len(COLOURS) * len(PIPS))


def pyramid(colour: int, pips: int) -> int:
    """Return the number, from 0 to 14, of the pyramid with this colour and size.

    Args:
        colour: An index into COLOURS.
        pips: The size: 1 (small), 2 (medium) or 3 (large).
    """
    return colour * 3 + pips - 1


def colour_of(pyramid: int) -> int:
    """Return the colour of a pyramid as an index into COLOURS.

    Args:
        pyramid: The number of the pyramid, from 0 to 14.
    """
    return pyramid // 3


def pips_of(pyramid: int) -> int:
    """Return the size of a pyramid in pips: 1 (small), 2 (medium) or 3 (large).

    Args:
        pyramid: The number of the pyramid, from 0 to 14.
    """
    return pyramid % 3 + 1


@cache
def missing_topics(dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return the topics that no die shows, as the pips of their sizes: 1 Knowledge, 2 Conduct, 3 Governance.

    A die shows a topic "either as their exact faces or within nuanced arguments" (rulebook, Preparing statements).

    Args:
        dice: The faces of the dice, each from 1 to 6.
    """
    shown = {pips for face in dice for pips in FACES[face]}
    return tuple(pips for pips in PIPS if pips not in shown)
