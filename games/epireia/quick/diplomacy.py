"""What sending a figure somewhere is worth to the quick player; a resource is about 60."""

from games.epireia.actions.diplomacy import Send
from games.epireia.content import (
    ATTACK,
    CITIES,
    COUNTS,
    DECKS,
    DIE,
    EMPIRES,
    FIRST_CITY,
    FIRST_TERRITORY,
    NONE,
    TERRITORIES,
    brigand_roll,
)
from games.epireia.figures import ABILITIES
from games.epireia.resolution.empires import empire_bonus, required
from games.epireia.resolution.figures_there import attacks
from games.epireia.resolution.integration import city_bonus
from games.epireia.state import State
from games.epireia.supply import posts_left

_RESOURCE = 60


def _chance(needed: int, of: int) -> int:
    """`of` times the chance that a die shows at least `needed`."""
    return of * max(0, min(DIE, DIE + 1 - needed)) // DIE


class Journeys:
    """What a city's journeys are worth in one position; each place and each figure is looked at once."""

    def __init__(self, s: State, me: int) -> None:
        self._s = s
        self._me = me
        self._board = s.boards[me]
        self._rivals = attacks(s, 1 - self._board.league)
        self._needed: dict[int, int] = {}
        self._leaving = {
            figure: 40 if here != NONE and FIRST_TERRITORY <= here < FIRST_CITY else 0
            for figure, here in zip(self._board.figures, self._board.places, strict=True)
        }
        self._bonus: dict[int, int] = {}
        self._posts = posts_left(s, me) > 0

    def value(self, action: Send) -> int:
        """How much the city wants this figure there."""
        place, figure = action.place, action.figure
        if place < FIRST_TERRITORY:
            value = self._empire(figure, place)
        elif place < FIRST_CITY:
            value = self._territory(figure, place)
        else:
            value = self._city(figure, place)
        return value - self._leaving[figure]

    def _empire(self, figure: int, place: int) -> int:
        s, board = self._s, self._board
        goods = _RESOURCE * (sum(EMPIRES[place].reward) + ABILITIES[figure].empire_gain) * (1 + board.merchant)
        if board.merchant:
            return goods
        if place not in self._needed:
            crowded = COUNTS.empire_crowded if place in self._rivals else 0
            self._needed[place] = required(s, place) + crowded
        if figure not in self._bonus:
            self._bonus[figure] = empire_bonus(s, self._me, figure)
        wanted = 100 if s.solo in (0, 4) else 0
        return _chance(self._needed[place] - self._bonus[figure], goods + wanted)

    def _city(self, figure: int, place: int) -> int:
        city = place - FIRST_CITY
        worth = _RESOURCE + 50 * sum(DECKS[CITIES[city].reward].powers) // 6
        worth += 80 if self._s.allied[city] == 1 - self._board.league else 0
        value = _chance(COUNTS.integration - city_bonus(self._s, self._me, figure), worth)
        return _contested(value, ATTACK[figure], self._rivals.get(place, 0))

    def _territory(self, figure: int, place: int) -> int:
        s, territory = self._s, place - FIRST_TERRITORY
        owner = s.owners[territory]
        if owner != NONE and s.boards[owner].league == self._board.league:
            return 20 if s.scenario == 7 or s.solo == 2 else 5
        if not self._posts:
            return 5
        card = TERRITORIES[territory]
        value = _RESOURCE * (sum(card.tax) + ABILITIES[figure].tax_gain) + 40 * (owner != NONE)
        if not s.done and s.scenario in (5, 7):
            value += 150 if s.scenario == 7 or card.sea else 0
        if s.solo in (1, 2):
            value += 120
        if territory in s.brigands:
            value += 200 if s.scenario == 4 or s.solo == 5 else 20
            value = _chance(brigand_roll(ATTACK[figure]) - ABILITIES[figure].brigand_bonus, value)
        return _contested(value, ATTACK[figure], self._rivals.get(place, 0))


def _contested(value: int, mine: int, theirs: int) -> int:
    return value * max(1, 6 + mine - theirs) // 12 if theirs else value
