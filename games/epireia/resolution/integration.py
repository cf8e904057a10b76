"""The integration of Greek cities (Resolution, 3; rulings A12, A20, A21)."""

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import (
    CITIES,
    COUNTS,
    DIE,
    FIRST_CITY,
    INTEGRATION_ORDER,
    NONE,
    PRYTANEION,
)
from games.epireia.figures import ABILITIES
from games.epireia.looks import Looks
from games.epireia.resolution.conflicts import fight
from games.epireia.resolution.empires import may_ask_oracle
from games.epireia.resolution.figures_there import figures_at, recall, seats_at
from games.epireia.state import State
from games.epireia.supply import available, gain, has_built

_ROLLED = 3


def integrate(s: State, chance: Chance) -> bool:
    """Conflict where both leagues are, then the winner's figures ask one after the other until one succeeds; all go
    home. False: a seat is asked whether a die is rolled again."""
    roll = s.roll
    assert roll is not None
    city = INTEGRATION_ORDER[roll.spot]
    place = FIRST_CITY + city
    if not fight(s, place, chance):
        return False
    league = next((each for each in range(2) if seats_at(s, place, each)), NONE)
    for seat, figure in figures_at(s, place, league) if league != NONE else ():
        if roll.tried >> seat & 1:
            continue
        if roll.stage != _ROLLED:
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage = _ROLLED
        die, bonus = roll.dice[league], city_bonus(s, seat, figure)
        success = die + bonus >= COUNTS.integration
        if not success and may_ask_oracle(s, seat):
            s.asked, roll.figure = seat, figure
            return False
        got = gain(s, seat, (0, 0, 1), "", chance) if success else (0, 0, 0)
        chance.tell(events.CityAnswered, seat, figure, city, die, bonus, COUNTS.integration, got)
        roll.stage, roll.tried = 2, roll.tried | 1 << seat
        if success:
            _join(s, city, league, chance)
            break
    for each in range(2):
        recall(s, place, each)
    return True


def city_bonus(s: Looks, seat: int, figure: int) -> int:
    """What is added to the die: the figure's own and the Prytaneion's."""
    return ABILITIES[figure].city_bonus + COUNTS.building_bonus * has_built(s.boards[seat], PRYTANEION)


def _join(s: State, city: int, league: int, chance: Chance) -> None:
    """The city's token lies with the league, face down until the battle; a reclaimed city brings it along."""
    former = s.allied[city]
    s.allied[city] = league
    if former == NONE:
        deck = CITIES[city].reward
        if available(s, deck):
            s.reserved[deck] += 1
            s.granted[city] = deck
    chance.tell(events.CityIntegrated, league, city, s.granted[city], former)
