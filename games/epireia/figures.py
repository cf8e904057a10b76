"""Influential Figures: the ability of each of the thirty, and their power in battle."""

from dataclasses import dataclass

from games.epireia.content import ATTACK, CAVALRY, FIGURES, FLANK, MARITIME, NONE, POLITICAL, TRIREMES


@dataclass(frozen=True, slots=True)
class Ability:
    """What the ability of an Influential Figure changes in the rules, one field for each effect; by default nothing."""

    words: str = ""
    """The ability as a sentence."""
    empire_bonus: int = 0
    """Added to this figure's own die with Empires."""
    city_bonus: int = 0
    """Added to this figure's own die for a Greek city."""
    empire_gain: int = 0
    """Added to one resource that an Empire gives."""
    tax_gain: int = 0
    """Added to each taxed resource of a territory where the figure stands when its city collects the tax."""
    brigand_bonus: int = 0
    guard_bonus: int = 0
    """Added to the league's total on a territory that the figure's city controls."""
    wins_ties: bool = False
    rerolls_conflict: bool = False
    rerolls_negotiation: bool = False
    donation_prestige: int = 0
    """Additional prestige for a donation of 4 or more units, once a turn."""
    temple_prestige: int = 0
    """Additional prestige for constructing the Great Temple."""
    saves_category: int = NONE
    """Buildings of this category cost 1 less."""
    saves_unit: int = NONE
    """The first token of this unit each turn costs 1 less."""
    front: int = NONE
    """1 more power when engaged on this front."""


_ABILITIES = {
    "Reformer": Ability("Political buildings cost 1 less (never below 1).", saves_category=POLITICAL),
    "Benefactor": Ability("Once a turn a donation of 4 or more units gives 1 more prestige.", donation_prestige=1),
    "Celebrant": Ability("The Great Temple gives 1 more prestige.", temple_prestige=1),
    "Shipwright": Ability("The first Triremes token each turn costs 1 less.", saves_unit=TRIREMES),
    "Horseman": Ability("The first Cavalry token each turn costs 1 less.", saves_unit=CAVALRY),
    "Diplomat": Ability("2 more on this figure's die with Empires.", empire_bonus=2),
    "Persuader": Ability("2 more on this figure's die for a Greek city.", city_bonus=2),
    "Trader": Ability("A success with an Empire pays 1 more of a resource that it gives.", empire_gain=1),
    "Pythia": Ability(
        "Once a turn you may roll a die of your city with an Empire or for a Greek city again.",
        rerolls_negotiation=True,
    ),
    "Daring": Ability(
        "Once a turn you may roll your league's die in a conflict of this figure again; the second roll stands.",
        rerolls_conflict=True,
    ),
    "Champion": Ability("Your league wins tied conflicts that this figure is in.", wins_ties=True),
    "Guardian": Ability(
        "2 more for your league in a conflict on a territory that your city controls and this figure stands on.",
        guard_bonus=2,
    ),
    "Hunter": Ability("2 more on the roll against Brigands that this figure takes part in.", brigand_bonus=2),
    "Collector": Ability("1 more of the tax where this figure stands when your city collects it.", tax_gain=1),
    "Admiral": Ability("1 more power when engaged on the maritime front.", front=MARITIME),
    "Flanker": Ability("1 more power when engaged on the flank.", front=FLANK),
}

ABILITIES: tuple[Ability, ...] = tuple([_ABILITIES[each.ability] if each.ability else Ability() for each in FIGURES])
"""The ability of each figure, by the index of the figure."""


def strength_on(front: int, figure: int) -> int:
    """Return the power that a figure adds when engaged on a front: its attack points, and 1 more by some abilities."""
    return ATTACK[figure] + (ABILITIES[figure].front == front)
