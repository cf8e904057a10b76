"""Resolving a pair of cards: both sides at the same moment (Debating, ruling G9)."""

from functools import cache

from games.gorgias.content import colour_of, pips_of, pyramid
from games.gorgias.state import Group


@cache
def withstand(group: Group | None, incoming: int, hold: bool) -> Group | None:
    """What is left of a group that so many pips come in on.

    The shield takes what it can; what flows through reduces the pyramid that projects. A pyramid at 0 is lost, one
    at 1, 2 or 3 pips is a small, medium or large one of its colour. With `hold` a shield is lost when its full value
    was used up and otherwise stays whole; without it is reduced by what it took.
    """
    if group is None:
        return None
    point, shield = group
    absorbed = 0 if shield is None else min(incoming, pips_of(shield))
    if shield is not None and (absorbed == pips_of(shield) or not hold):
        shield = _reduced(shield, absorbed)
    if point is not None:
        point = _reduced(point, incoming - absorbed)
    return Group(point, shield) if point is not None or shield is not None else None


def resolve(mine: Group | None, theirs: Group | None, hold: bool) -> tuple[Group | None, Group | None]:
    """What is left on a pair of cards. A group that faces an empty card is unopposed (G8)."""
    return withstand(mine, projected(theirs), hold), withstand(theirs, projected(mine), hold)


def projected(group: Group | None) -> int:
    """The pips that a group projects at the opponent's."""
    return 0 if group is None or group.point is None else pips_of(group.point)


def pips_left(group: Group | None) -> int:
    """All the pips of a group."""
    return 0 if group is None else sum([pips_of(each) for each in group if each is not None])


def winner_of(left: tuple[Group | None, Group | None]) -> int | None:
    """The seat that has more pips left on a card; None when they are equal (G10)."""
    mine, theirs = pips_left(left[0]), pips_left(left[1])
    return None if mine == theirs else int(mine < theirs)


def _reduced(each: int, pips: int) -> int | None:
    """A pyramid less so many pips; None when it is lost."""
    left = pips_of(each) - pips
    return pyramid(colour_of(each), left) if left > 0 else None
