"""Players as they are shown: a shape for each seat, and a name that formats, pings and hides nothing."""

from bot.catalogue import say
from bot.shorten import clean_name
from games.core.presentation import plain
from games.picture.marks import symbol
from storage.snapshot import Match

# The seats' colours of the pictures (`games.picture.palette`, which only what draws may import).
COLOURS = (0xB5532A, 0x2F6B8A, 0x6B7F3A, 0xD9A441, 0x6E2B3A, 0x1E1A17)
GROUND = 0x8A7F72
"""Colour of a screen that is nobody's."""


def colour(seat: int) -> int:
    """The seat's colour, 0xRRGGBB."""
    return COLOURS[seat % len(COLOURS)]


def marked(seat: int, name: str) -> str:
    """Shape and name as text; the name is a plain one."""
    return say("seat.line", shape=symbol(seat), name=plain(name))


def shown_names(match: Match) -> tuple[str, ...]:
    """The players' names by seat, for labels and pictures: one line, at most 32 characters, never empty."""
    return tuple([clean_name(chair.name) or say("seat.vacant", number=chair.seat + 1) for chair in match.chairs])


def introduced(seat: int, name: str, level: str | None) -> str:
    """Shape and name as text, and whether it is a computer's and how well that plays."""
    if level is None:
        return marked(seat, name)
    return say("seat.computer", player=marked(seat, name), level=say(f"level.{level}"))
