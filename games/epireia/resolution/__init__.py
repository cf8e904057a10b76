"""The Resolution phase: Empires, then territories, then Greek cities, each in the printed order."""

from games.core.chance import Chance
from games.epireia.content import (
    EMPIRES,
    FIRST_CITY,
    FIRST_TERRITORY,
    INTEGRATION_ORDER,
    NONE,
    PELOPONNESIAN,
)
from games.epireia.resolution.empires import negotiate
from games.epireia.resolution.integration import integrate
from games.epireia.resolution.territories import settle_territory
from games.epireia.scenarios import check_scenario
from games.epireia.state import State

_STEPS = (
    (tuple(range(len(EMPIRES))), negotiate),
    (tuple(range(FIRST_TERRITORY, FIRST_CITY)), settle_territory),
    (tuple([FIRST_CITY + city for city in INTEGRATION_ORDER]), integrate),
)
"""What is resolved at which places, in the printed order."""


def resolve(s: State, chance: Chance) -> bool:
    """Go on where the resolution stands. True: it is over; False: `asked` has to say whether a die is rolled again."""
    roll = s.roll
    assert roll is not None
    s.asked = NONE
    visited = {place for board in s.boards for place in board.places}.union(s.enemies)
    while roll.step < len(_STEPS):
        places, act = _STEPS[roll.step]
        while roll.spot < len(places):
            place = places[roll.spot]
            if place in visited:
                if not act(s, chance):
                    return False
                check_scenario(s, chance, PELOPONNESIAN)
                roll.stage, roll.figure, roll.tried, roll.kept = 0, NONE, 0, 0
            roll.spot += 1
        roll.step, roll.spot = roll.step + 1, 0
    return True
