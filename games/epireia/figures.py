"""Influential Figures: the ability of each of the thirty, and their power in battle."""

from dataclasses import dataclass

from games.epireia.content import ATTACK, CAVALRY, FIGURES, FLANK, MARITIME, NONE, POLITICAL, TRIREMES


@dataclass(frozen=True, slots=True)
class Ability:
    """What the ability of an Influential Figure changes in the rules, one field for each effect; by default nothing."""

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
    "reformer": Ability(saves_category=POLITICAL),
    "benefactor": Ability(donation_prestige=1),
    "celebrant": Ability(temple_prestige=1),
    "shipwright": Ability(saves_unit=TRIREMES),
    "horseman": Ability(saves_unit=CAVALRY),
    "diplomat": Ability(empire_bonus=2),
    "persuader": Ability(city_bonus=2),
    "trader": Ability(empire_gain=1),
    "pythia": Ability(rerolls_negotiation=True),
    "daring": Ability(rerolls_conflict=True),
    "champion": Ability(wins_ties=True),
    "guardian": Ability(guard_bonus=2),
    "hunter": Ability(brigand_bonus=2),
    "collector": Ability(tax_gain=1),
    "admiral": Ability(front=MARITIME),
    "flanker": Ability(front=FLANK),
}
"""The abilities, by their names; `ability-reformer` and so on are their messages."""

ABILITIES: tuple[Ability, ...] = tuple([_ABILITIES[each.ability] if each.ability else Ability() for each in FIGURES])
"""The ability of each figure, by the index of the figure."""


def strength_on(front: int, figure: int) -> int:
    """Return the power that a figure adds when engaged on a front: its attack points, and 1 more by some abilities."""
    return ATTACK[figure] + (ABILITIES[figure].front == front)
