"""Abilities that work in the development phase."""

from games.epireia.content import CAVALRY, POLITICAL, TRIREMES
from games.epireia.figures.ability import Ability


class Reformer(Ability):
    """Political buildings cost 1 less (never below 1)."""

    saves_category = POLITICAL


class Benefactor(Ability):
    """Once a turn a donation of 4 or more units gives 1 more prestige."""

    donation_prestige = 1


class Celebrant(Ability):
    """The Great Temple gives 1 more prestige."""

    temple_prestige = 1


class Shipwright(Ability):
    """The first Triremes token each turn costs 1 less."""

    saves_unit = TRIREMES


class Horseman(Ability):
    """The first Cavalry token each turn costs 1 less."""

    saves_unit = CAVALRY
