"""What is possible on the four circles of the Acropolis (Guidebook p10, p11; rulings R8, R15, R28, R35)."""

from games.philosophia.content import OBSERVE, PARTHENON, PROGRESS
from games.philosophia.debate import has_argument
from games.philosophia.effects.philosophers import ABILITIES
from games.philosophia.state import State
from games.philosophia.turn import may_advance


def observations(s: State, me: int) -> list[tuple[int, int]]:
    """What observing the debaters can give now: Sophistry and Syllogism cards, fewer when a deck runs short (R15)."""
    decks = len(s.sophistry), len(s.syllogism)
    offered = ABILITIES[s.players[me].philosopher].observed()
    return [(sophistry, syllogism) for sophistry, syllogism in offered if (decks[0] if sophistry else decks[1])]


def circle_open(s: State, me: int, place: int) -> bool:
    """Whether one could act there: nobody may go where he can do nothing (R8)."""
    if place == PARTHENON:
        return True
    if place == PROGRESS:
        possible = may_advance(s, me)
    elif place == OBSERVE:
        return bool(observations(s, me))
    else:
        possible = has_argument(s, me)
    return possible or (ABILITIES[s.players[me].philosopher].observes_anywhere and bool(observations(s, me)))
