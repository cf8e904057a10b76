"""Influential Figures: what each of the thirty can do, one small class an ability that reads like its sentence."""

from games.epireia.content import ATTACK, FIGURES
from games.epireia.figures import builders, envoys, fighters
from games.epireia.figures.ability import Ability

_CLASSES = {
    each.__name__: each()
    for module in (builders, envoys, fighters)
    for each in vars(module).values()
    if isinstance(each, type) and issubclass(each, Ability) and each is not Ability
}

ABILITIES: tuple[Ability, ...] = tuple([_CLASSES[each.ability] if each.ability else Ability() for each in FIGURES])
"""By figure."""


def strength_on(front: int, figure: int) -> int:
    """The power that a figure adds when it is engaged on this front."""
    return ATTACK[figure] + (ABILITIES[figure].front == front)


def ability_words(figure: int) -> str:
    """The ability as a sentence; empty for a figure without one."""
    return (type(ABILITIES[figure]).__doc__ or "") if FIGURES[figure].ability else ""
