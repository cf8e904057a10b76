"""Abilities that work at Empires and in Greek cities."""

from games.epireia.figures.ability import Ability


class Diplomat(Ability):
    """2 more on this figure's die with Empires."""

    empire_bonus = 2


class Persuader(Ability):
    """2 more on this figure's die for a Greek city."""

    city_bonus = 2


class Trader(Ability):
    """A success with an Empire pays 1 more of a resource that it gives."""

    empire_gain = 1


class Pythia(Ability):
    """Once a turn you may roll a die of your city with an Empire or for a Greek city again."""

    rerolls_negotiation = True
