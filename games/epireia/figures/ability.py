"""What an ability may change. A figure without an ability changes nothing."""

from typing import ClassVar

from games.epireia.content import NONE


class Ability:
    """No ability."""

    empire_bonus: ClassVar[int] = 0
    """Added to this figure's own die with Empires."""
    city_bonus: ClassVar[int] = 0
    """Added to this figure's own die for a Greek city."""
    empire_gain: ClassVar[int] = 0
    """More of a resource that the Empire gives."""
    tax_gain: ClassVar[int] = 0
    """More of the taxed resource, where the figure stands when its city collects."""
    brigand_bonus: ClassVar[int] = 0
    guard_bonus: ClassVar[int] = 0
    """Added to the league's total on a territory that the figure's city controls."""
    wins_ties: ClassVar[bool] = False
    rerolls_conflict: ClassVar[bool] = False
    rerolls_negotiation: ClassVar[bool] = False
    donation_prestige: ClassVar[int] = 0
    """More prestige for a donation of 4 or more, once a turn."""
    temple_prestige: ClassVar[int] = 0
    """More prestige for the Great Temple."""
    saves_category: ClassVar[int] = NONE
    """Buildings of this category cost 1 less."""
    saves_unit: ClassVar[int] = NONE
    """The first token of this unit each turn costs 1 less."""
    front: ClassVar[int] = NONE
    """1 more power when engaged on this front."""
