"""Who speaks for which side in a real debate (Guidebook p14; ruling R45)."""

from collections.abc import Callable

from games.philosophia.state import NONE
from games.philosophia.view import DebateView


def speaks_for(debate: DebateView, seat: int) -> bool:
    """Whoever goes first in the debate is for the motion to its end, whoever goes second against it.

    With three or more finalists the sides belong to the round (R45, ours): whoever attacks is for the motion. So the
    two who face each other never speak for the same side.
    """
    if len(debate.circle) == 2:
        return seat == debate.circle[0]
    return debate.led == NONE or seat == debate.attacker


def stance(debate: DebateView, seat: int) -> str:
    """«for» or «against»."""
    return "for" if speaks_for(debate, seat) else "against"


def sides_words(debate: DebateView, name: Callable[[int], str]) -> str:
    """«Caro is for it, Ali against it»."""
    if len(debate.circle) == 2:
        first, second = debate.circle
        return f"{name(first)} is for it, {name(second)} against it"
    return "whoever attacks is for it, whoever answers against it"
