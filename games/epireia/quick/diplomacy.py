"""What sending a figure somewhere is worth to the quick player; a resource is about 60."""

from games.core.action import Action
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
from games.epireia.resolution.figures_there import attack_at
from games.epireia.resolution.integration import city_bonus
from games.epireia.state import State
from games.epireia.supply import posts_left

_RESOURCE = 60


def _chance(needed: int, of: int) -> int:
    """`of` times the chance that a die shows at least `needed`."""
    return of * max(0, min(DIE, DIE + 1 - needed)) // DIE


def journey_value(s: State, me: int, action: Action) -> int:
    """How much the city wants this figure there."""
    assert isinstance(action, Send)
    board, place, figure = s.boards[me], action.place, action.figure
    here = board.places[board.figures.index(figure)]
    leaving = 40 if here != NONE and FIRST_TERRITORY <= here < FIRST_CITY else 0
    rivals = attack_at(s, place, 1 - board.league)
    if place < FIRST_TERRITORY:
        crowded = COUNTS.empire_crowded if rivals else 0
        needed = required(s, place) + crowded - empire_bonus(s, me, figure)
        goods = _RESOURCE * (sum(EMPIRES[place].reward) + ABILITIES[figure].empire_gain) * (1 + board.merchant)
        wanted = 100 if s.solo in (0, 4) else 0
        return (goods if board.merchant else _chance(needed, goods + wanted)) - leaving
    if place < FIRST_CITY:
        return _territory(s, me, figure, place - FIRST_TERRITORY, rivals) - leaving
    worth = _RESOURCE + 50 * sum(DECKS[CITIES[place - FIRST_CITY].reward].powers) // 6
    worth += 80 if s.allied[place - FIRST_CITY] == 1 - board.league else 0
    value = _chance(COUNTS.integration - city_bonus(s, me, figure), worth)
    return _contested(value, ATTACK[figure], rivals) - leaving


def _territory(s: State, me: int, figure: int, territory: int, rivals: int) -> int:
    board, owner = s.boards[me], s.owners[territory]
    if owner != NONE and s.boards[owner].league == board.league:
        return 20 if s.scenario == 7 or s.solo == 2 else 5
    if not posts_left(s, me):
        return 5
    value = _RESOURCE * (sum(TERRITORIES[territory].tax) + ABILITIES[figure].tax_gain) + 40 * (owner != NONE)
    if not s.done and s.scenario in (5, 7):
        value += 150 if s.scenario == 7 or TERRITORIES[territory].sea else 0
    if s.solo in (1, 2):
        value += 120
    if territory in s.brigands:
        value += 200 if s.scenario == 4 or s.solo == 5 else 20
        value = _chance(brigand_roll(ATTACK[figure]) - ABILITIES[figure].brigand_bonus, value)
    return _contested(value, ATTACK[figure], rivals)


def _contested(value: int, mine: int, theirs: int) -> int:
    return value * max(1, 6 + mine - theirs) // 12 if theirs else value
