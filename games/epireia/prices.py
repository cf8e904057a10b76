"""What buildings and units cost a city now, with every discount and surcharge."""

from functools import lru_cache

from games.epireia.content import (
    ARMOURY,
    CATEGORY_OF,
    CITIES,
    DECKS,
    HOPLITES,
    NONE,
    POLITICAL,
    Price,
)
from games.epireia.figures import ABILITIES
from games.epireia.looks import Looks
from games.epireia.scenarios import in_force
from games.epireia.solo.augurs import augur_of
from games.epireia.state import ONCE_BUILDING, ONCE_OF_UNIT, ONCE_UNIT, State

SAVES_UNIT = tuple([ability.saves_unit for ability in ABILITIES])
"""By figure: the unit whose first token each turn it makes cheaper."""
SAVED_UNITS = frozenset(SAVES_UNIT)
ARCHON_SAVES = 2
Site = tuple[int, Price]
"""A building and a price for it."""
Terms = tuple[int, int, int, int, int]
"""What changes the costs of a board: resources less on every building, and on Political ones besides; what a price is
at least; resources more on every building, and on Political ones besides."""


def sites(s: Looks, me: int, archon: bool = False, saved: int = 0) -> tuple[Site, ...]:
    """Every building that the city may construct, with every way to pay for it. `saved` is the Architect's, which may
    bring the price down to nothing; other discounts leave at least 1."""
    board = s.boards[me]
    w, d, c = board.stock
    return _sites(board.city, board.built, (w, d, c), terms(s, me, archon, saved))


def terms(s: Looks, me: int, archon: bool = False, saved: int = 0) -> Terms:
    """The terms on which the city constructs now."""
    board = s.boards[me]
    scenario = in_force(s)
    least = 0 if saved else 1
    saved += ARCHON_SAVES * archon
    if s.augur != NONE and not board.once & ONCE_BUILDING:
        saved += augur_of(s).building_discount
    political = 0
    for figure in board.figures:
        political += ABILITIES[figure].saves_category == POLITICAL
    return saved, political, least, scenario.surcharge, scenario.political_surcharge


@lru_cache(1 << 16)
def _sites(city: int, built: int, stock: Price, on: Terms) -> tuple[Site, ...]:
    saved, political, least, more, political_more = on
    found: list[Site] = []
    for building, cost in enumerate(CITIES[city].costs):
        if built >> building & 1:
            continue
        is_political = CATEGORY_OF[building] == POLITICAL
        less = saved + (political if is_political else 0)
        extra = more + (political_more if is_political else 0)
        found += [(building, price) for price in ways_to_pay(cost, less, least, extra) if _covers(stock, price)]
    return tuple(found)


def _covers(stock: Price, price: Price) -> bool:
    return stock[0] >= price[0] and stock[1] >= price[1] and stock[2] >= price[2]


@lru_cache(None)
def ways_to_pay(cost: Price, less: int, least: int, more: int) -> tuple[Price, ...]:
    """Every price after a discount (a resource of the printed cost each, down to `least` in all) and a surcharge (any
    resource each)."""
    ways = {cost}
    for _ in range(min(less, max(0, sum(cost) - least))):
        ways = {_step(way, i, -1) for way in ways for i in range(3) if way[i]}
    for _ in range(more):
        ways = {_step(way, i, 1) for way in ways for i in range(3)}
    return tuple(sorted(ways, reverse=True))


def _step(price: Price, resource: int, by: int) -> Price:
    new = list(price)
    new[resource] += by
    return new[0], new[1], new[2]


def unit_price(s: Looks, me: int, deck: int, archon: bool = False) -> int:
    """What a token costs the city, in the resource of its deck."""
    board, (unit, _, cost, _, _) = s.boards[me], DECKS[deck]
    price = cost - ARCHON_SAVES * archon
    if s.solo != NONE:
        if unit == HOPLITES:
            price += in_force(s).hoplites_surcharge
        if not board.once & ONCE_UNIT:
            price -= augur_of(s).unit_discount
    if unit in SAVED_UNITS and not board.once & ONCE_OF_UNIT << unit:
        for figure in board.figures:
            price -= SAVES_UNIT[figure] == unit
    return price if price > 1 else 1


def unit_barred(s: Looks, me: int, deck: int) -> str | None:
    """Why a city may not produce such a token, whatever it has and whatever is left: a key, or None."""
    unit, level = DECKS[deck][:2]
    scenario = in_force(s)
    if scenario.forbids(s, unit) or (level == 2 and not scenario.level_two):
        return "unit_forbidden"
    if level == 2 and not s.boards[me].built >> (ARMOURY + unit) & 1:
        return "no_military_building"
    return None


def unit_obstacle(s: State, me: int, deck: int, archon: bool = False) -> str | None:
    """Why a city cannot produce a token of this pile: a key, or None."""
    if reason := unit_barred(s, me, deck):
        return reason
    if len(s.piles[deck]) <= s.reserved[deck]:
        return "pile_empty"
    resource = DECKS[deck].resource
    return None if s.boards[me].stock[resource] >= unit_price(s, me, deck, archon) else "too_expensive"


def full_price(deck: int, price: int) -> Price:
    """A unit's price as resources."""
    full = [0, 0, 0]
    full[DECKS[deck].resource] = price
    return full[0], full[1], full[2]
