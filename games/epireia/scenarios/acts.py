"""The nine scenarios of the three acts."""

from games.epireia.content import (
    BUILDINGS,
    CATEGORY_OF,
    CAVALRY,
    HOPLITES,
    SCENARIO_CARDS,
    TEMPLES,
    TERRITORIES,
    TRIREMES,
    UNITS,
    WHEAT,
)
from games.epireia.looks import Looks
from games.epireia.scenarios.scenario import Scenario, cities_of, held, produced
from games.epireia.state import State
from games.epireia.supply import available


class OlympicGames(Scenario):
    """8 prestige for each city of the league, added up. Meanwhile no neutral city may be visited."""

    visits = False

    def met(self, s: State, seat: int) -> bool:
        league = s.boards[seat].league
        return sum(b.prestige for b in s.boards if b.league == league) >= 8 * cities_of(s, league)


class TreasuryOfDelos(Scenario):
    """5 Wheat, 5 Wood and 5 Copper for each city of the league. Meanwhile a donation is at least 3 units."""

    donation_least = 3

    def met(self, s: State, seat: int) -> bool:
        league = s.boards[seat].league
        return min(s.treasury[league]) >= 5 * cities_of(s, league)


class CityOfMarble(Scenario):
    """6 buildings in 4 categories. Meanwhile no Level II units."""

    level_two = False

    def met(self, s: State, seat: int) -> bool:
        built = s.boards[seat].built
        if built.bit_count() < 6:
            return False
        return len({CATEGORY_OF[i] for i in range(len(BUILDINGS)) if built >> i & 1}) >= 4


class Plague(Scenario):
    """2 Religious buildings and 4 Wheat donated since. Meanwhile no basic Wheat and no Cavalry production."""

    basic_wheat = False

    def forbids(self, s: Looks, unit: int) -> bool:
        return unit == CAVALRY

    def met(self, s: State, seat: int) -> bool:
        board = s.boards[seat]
        return board.donated[WHEAT] >= 4 and (board.built & TEMPLES).bit_count() >= 2


class Earthquake(Scenario):
    """3 Brigands defeated. Meanwhile buildings cost 1 more of any resource."""

    surcharge = 1

    def met(self, s: State, seat: int) -> bool:
        return s.beaten[s.boards[seat].league] >= 3


class Pirates(Scenario):
    """2 maritime territories at the end of the Resolution. Meanwhile Empires across the sea need 2 more."""

    sea_burden = 2
    at_end = True

    def met(self, s: State, seat: int) -> bool:
        return sum(TERRITORIES[t].sea for t in held(s, s.boards[seat].league)) >= 2


class AffairOfCorcyra(Scenario):
    """3 Triremes tokens produced since, 4 by a league of two cities. Meanwhile no Hoplites production."""

    def forbids(self, s: Looks, unit: int) -> bool:
        return unit == HOPLITES

    def met(self, s: State, seat: int) -> bool:
        league = s.boards[seat].league
        return produced(s, league, TRIREMES) >= self._needed(s, league)

    def possible(self, s: State) -> bool:
        left = available(s, 2) + available(s, 3)
        return left >= 4 or any(left >= self._needed(s, league) - produced(s, league, TRIREMES) for league in range(2))

    @staticmethod
    def _needed(s: State, league: int) -> int:
        return 4 if cities_of(s, league) > 1 else 3


class MegarianDecree(Scenario):
    """3 territories (5 with two cities), one of them taken since, at the end of the Resolution. Meanwhile Persia,
    Phoenicia and Egypt are closed."""

    closed = next(card.closed for card in SCENARIO_CARDS if card.name == "Megarian Decree")
    at_end = True

    def met(self, s: State, seat: int) -> bool:
        league = s.boards[seat].league
        return s.taken[league] > 0 and len(held(s, league)) >= (5 if cities_of(s, league) > 1 else 3)


class NightRaidOnPlataea(Scenario):
    """One token of each unit produced since by one city, two of the units at Level II. Meanwhile no donations."""

    donations = False

    def met(self, s: State, seat: int) -> bool:
        return _complete(s.boards[seat].produced)

    def possible(self, s: State) -> bool:
        left = [available(s, deck) for deck in range(2 * len(UNITS))]
        return all(left) or any(_complete([n + m for n, m in zip(b.produced, left, strict=True)]) for b in s.boards)


def _complete(made: list[int]) -> bool:
    units = [made[unit * 2] + made[unit * 2 + 1] > 0 for unit in range(len(UNITS))]
    return all(units) and sum(made[unit * 2 + 1] > 0 for unit in range(len(UNITS))) >= 2


SCENARIOS: tuple[Scenario, ...] = (
    OlympicGames(),
    TreasuryOfDelos(),
    CityOfMarble(),
    Plague(),
    Earthquake(),
    Pirates(),
    AffairOfCorcyra(),
    MegarianDecree(),
    NightRaidOnPlataea(),
)
"""In the order of the cards in `content`."""
