"""Abilities that work in conflicts, against Brigands and in the Great Battle."""

from games.epireia.content import FLANK, MARITIME
from games.epireia.figures.ability import Ability


class Daring(Ability):
    """Once a turn you may roll your league's die in a conflict of this figure again; the second roll stands."""

    rerolls_conflict = True


class Champion(Ability):
    """Your league wins tied conflicts that this figure is in."""

    wins_ties = True


class Guardian(Ability):
    """2 more for your league in a conflict on a territory that your city controls and this figure stands on."""

    guard_bonus = 2


class Hunter(Ability):
    """2 more on the roll against Brigands that this figure takes part in."""

    brigand_bonus = 2


class Collector(Ability):
    """1 more of the tax where this figure stands when your city collects it."""

    tax_gain = 1


class Admiral(Ability):
    """1 more power when engaged on the maritime front."""

    front = MARITIME


class Flanker(Ability):
    """1 more power when engaged on the flank."""

    front = FLANK
