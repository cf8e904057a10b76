"""The twelve Augur cards: each lasts for its round (solo, Development phase)."""

from typing import ClassVar

from games.core.chance import Chance
from games.epireia.content import COUNTS, NONE
from games.epireia.looks import Looks
from games.epireia.scenarios import place_brigands
from games.epireia.state import State
from games.epireia.supply import gain


class Augur:
    """A calm sky: nothing changes."""

    empire_bonus: ClassVar[int] = 0
    dice_bonus: ClassVar[int] = 0
    """Added to every die of the player."""
    building_discount: ClassVar[int] = 0
    """For the first building of the round."""
    unit_discount: ClassVar[int] = 0
    """For the first unit of the round."""
    needs_sea_icon: ClassVar[bool] = True
    actions: ClassVar[int] = COUNTS.actions
    basic_wheat: ClassVar[bool] = True
    storm: ClassVar[bool] = False

    def begin(self, s: State, chance: Chance) -> None:
        """What happens at once."""


class Eagle(Augur):
    """1 more on your dice with Empires."""

    empire_bonus = 1


class Cranes(Augur):
    """1 Wheat at once."""

    def begin(self, s: State, chance: Chance) -> None:
        gain(s, s.asked, (1, 0, 0), "augur", chance)


class Owl(Augur):
    """Your first building costs 1 less."""

    building_discount = 1


class Bull(Augur):
    """Your first unit costs 1 less."""

    unit_discount = 1


class ClearLiver(Augur):
    """1 prestige at once."""

    def begin(self, s: State, chance: Chance) -> None:
        s.due += 1


class Dolphins(Augur):
    """Your figures need no sea icon."""

    needs_sea_icon = False


class Thunder(Augur):
    """2 less on your dice."""

    dice_bonus = -2


class Eclipse(Augur):
    """One action only."""

    actions = 1


class DrySprings(Augur):
    """No basic Wheat."""

    basic_wheat = False


class Storm(Augur):
    """Maritime territories and Empires across the sea are closed; an enemy figure rolling one stays home."""

    storm = True


class EarthTremor(Augur):
    """Brigands on the first territory you hold, else on Epirus; your City token comes back."""

    def begin(self, s: State, chance: Chance) -> None:
        held = [t for t, seat in enumerate(s.owners) if seat != NONE]
        place_brigands(s, (held[0] if held else 0,), chance)


class Snake(Augur):
    """Pay 2 of one resource or lose 1 prestige."""

    def begin(self, s: State, chance: Chance) -> None:
        s.asks.append("omen")


AUGURS: tuple[Augur, ...] = (
    Eagle(),
    Cranes(),
    Owl(),
    Bull(),
    ClearLiver(),
    Dolphins(),
    Thunder(),
    Eclipse(),
    DrySprings(),
    Storm(),
    EarthTremor(),
    Snake(),
    Augur(),
)
"""In the order of the cards in `content`; the last, which NONE finds, is the calm sky of games without augurs."""


def augur_of(s: Looks) -> Augur:
    """The augur of this round."""
    return AUGURS[s.augur]
