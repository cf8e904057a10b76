"""Rules of the Development phase: the current prices of buildings and units, and the bonuses of the prestige track."""

from collections.abc import Iterator
from functools import lru_cache

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import (
    ABILITIES,
    ADMINISTRATORS,
    ARMOURY,
    BUILDINGS,
    CATEGORY_OF,
    CITIES,
    COUNTS,
    DECKS,
    FIGURES_OF,
    GREAT_TEMPLE,
    HOPLITES,
    NONE,
    POLITICAL,
    TRACK,
    UNITS,
    Price,
    deck_of,
)
from games.epireia.scenarios import active_scenario, current_augur
from games.epireia.state import (
    ONCE_ARCHON,
    ONCE_BUILDING,
    ONCE_DONATION,
    ONCE_OF_UNIT,
    ONCE_UNIT,
    Board,
    PendingChoice,
    State,
    Table,
)
from games.epireia.supply import administrator_uses, any_ability, available, draw_token, gain, has_built

SAVES_UNIT = tuple([ability.saves_unit for ability in ABILITIES])
"""By figure: the unit of which its ability makes the first military token each turn cheaper; NONE for none."""
SAVED_UNITS = frozenset(SAVES_UNIT)
ARCHON_SAVES = 2
ARCHITECT_SAVES = 3
BuildingOption = tuple[int, Price]
"""The index of a building, and a price for which a city may construct it."""
BuildingTerms = tuple[int, int, int, int, int]
"""The changes to a board's costs, in resources: the discount on every building; the further discount on Political ones;
the lowest price; the surcharge on every building; the further surcharge on Political ones."""


def archon_acts(table: Table) -> bool:
    """Return True if the acting city's next action is the cheaper one that its Administrator, the Archon, grants."""
    return table.archon > 0 and not table.asks


def building_options(table: Table, seat: int, architect: int = 0) -> tuple[BuildingOption, ...]:
    """Return every building that a city may construct now, once for each combination of resources that pays for it.

    Args:
        table: The state or view.
        seat: The city's player.
        architect: The Architect's discount, which may bring a price down to nothing; other discounts leave at least 1.

    Returns:
        Pairs of a building and a price; only prices that the city can pay.
    """
    board = table.boards[seat]
    w, d, c = board.stock
    return _building_options(board.city, board.built, (w, d, c), building_terms(table, seat, architect))


def building_terms(table: Table, seat: int, architect: int = 0) -> BuildingTerms:
    """Return the discounts and surcharges that now apply to a city's buildings, by figures, cards, Administrators.

    Args:
        table: The state or view.
        seat: The city's player.
        architect: The Architect's discount if that Administrator is being used, else 0.
    """
    board = table.boards[seat]
    scenario = active_scenario(table)
    saved = architect or ARCHON_SAVES * archon_acts(table)
    if table.augur != NONE and not board.once & ONCE_BUILDING:
        saved += current_augur(table).building_discount
    political = 0
    for figure in board.figures:
        political += ABILITIES[figure].saves_category == POLITICAL
    return saved, political, 0 if architect else 1, scenario.surcharge, scenario.political_surcharge


@lru_cache(1 << 16)
def _building_options(city: int, built: int, stock: Price, on: BuildingTerms) -> tuple[BuildingOption, ...]:
    saved, political, least, more, political_more = on
    found: list[BuildingOption] = []
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
    """Return every combination of resources that pays for a building; cached.

    Args:
        cost: The printed cost.
        less: The discount: the number of resources taken off the printed cost, as long as more than `least` are left.
        least: The lowest total to which a discount may bring the cost.
        more: The surcharge: the number of resources of any kind that are added.
    """
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


def unit_price(table: Table, seat: int, deck: int) -> int:
    """Return a military token's current price for a city, in units of the resource of its pile; at least 1.

    Args:
        table: The state or view.
        seat: The city's player.
        deck: The pile of the token.
    """
    board, (unit, _, cost, _, _) = table.boards[seat], DECKS[deck]
    price = cost - ARCHON_SAVES if archon_acts(table) else cost
    if table.solo != NONE:
        if unit == HOPLITES:
            price += active_scenario(table).hoplites_surcharge
        if not board.once & ONCE_UNIT:
            price -= current_augur(table).unit_discount
    if unit in SAVED_UNITS and not board.once & ONCE_OF_UNIT << unit:
        for figure in board.figures:
            price -= SAVES_UNIT[figure] == unit
    return price if price > 1 else 1


def unit_obstacle(table: Table, seat: int, deck: int) -> str | None:
    """Return why a city cannot buy a military token of this pile now, as a message key, or None if it can.

    Args:
        table: The state or view.
        seat: The city's player.
        deck: The pile of the token.
    """
    unit, level = DECKS[deck][:2]
    scenario, board = active_scenario(table), table.boards[seat]
    if scenario.forbids(table, unit) or (level == 2 and not scenario.level_two):
        return "unit_forbidden"
    if level == 2 and not has_built(board, ARMOURY + unit):
        return "no_military_building"
    if not available(table, deck):
        return "pile_empty"
    return None if board.stock[DECKS[deck].resource] >= unit_price(table, seat, deck) else "too_expensive"


def administrator_obstacle(table: Table, seat: int) -> str | None:
    """Return why a city cannot use its Administrator at all now, as a message key, or None if it can.

    Args:
        table: The state or view.
        seat: The city's player.
    """
    board = table.boards[seat]
    match ADMINISTRATORS[board.administrator]:
        case "archon" if board.once & ONCE_ARCHON:
            return "archon_used"
        case "priestess" if board.prestige == COUNTS.prestige:
            return "prestige_full"
        case "merchant" if board.merchant:
            return "merchant_used"
    if not administrator_uses(board):
        return "no_charge"
    match ADMINISTRATORS[board.administrator]:
        case "polemarch" if not any(available(table, deck) for deck in polemarch_decks(table)):
            return "pile_empty"
        case "architect" if not building_options(table, seat, ARCHITECT_SAVES):
            return "price"
    return None


def polemarch_decks(table: Table) -> tuple[int, ...]:
    """Return by unit the pile from which the Polemarch draws: of Level II unless a scenario forbids it."""
    level = 2 if active_scenario(table).level_two else 1
    return tuple([deck_of(unit, level) for unit in range(len(UNITS))])


def can_develop(table: Table, seat: int) -> bool:
    """Return whether a city can do anything in its development but end it.

    Args:
        table: The state or view, in its Development phase.
        seat: The acting city's player.
    """
    if table.asks or (table.actions and any(affordable_actions(table, seat))):
        return True
    return bool(administrator_uses(table.boards[seat])) and administrator_obstacle(table, seat) is None


def affordable_actions(table: Table, seat: int) -> Iterator[str]:
    """Yield which of "donate", "construct" and "produce" a city can pay for and the scenario allows.

    These are the actions of the Development phase.

    Args:
        table: The state or view.
        seat: The city's player.
    """
    scenario = active_scenario(table)
    if scenario.donations and max(table.boards[seat].stock) >= scenario.donation_least:
        yield "donate"
    if building_options(table, seat):
        yield "construct"
    if producible_decks(table, seat):
        yield "produce"


def price_in_resources(deck: int, price: int) -> Price:
    """Return a number of units of the resource that a pile's tokens cost as an amount of each resource.

    Args:
        deck: The pile.
        price: The number of units.
    """
    full = [0, 0, 0]
    full[DECKS[deck].resource] = price
    return full[0], full[1], full[2]


def donation_prestige(board: Board, amount: int) -> int:
    """Return the prestige that a city gains by donating a resource to its league's treasury: 1, or 2 by an ability.

    The ability counts once a turn, for a donation of 4 or more.

    Args:
        board: The board of the city's player.
        amount: The number of units donated.
    """
    first = amount >= 4 and not board.once & ONCE_DONATION
    return 1 + (first and any_ability(board, "donation_prestige"))


def building_prestige(board: Board, building: int) -> int:
    """Return the prestige that a city gains by constructing a building.

    A figure's ability may add 1 for the Great Temple.

    Args:
        board: The board of the city's player.
        building: The index of the building.
    """
    more = building == GREAT_TEMPLE and any_ability(board, "temple_prestige")
    return BUILDINGS[building].prestige + more


def settle_bonuses(state: State, chance: Chance) -> None:
    """Move the acting city up the prestige track by the levels it has gained, with their bonuses.

    This stops when the city has to make a choice. A choice without any option is dropped: a bonus that cannot be taken
    at once is forfeited (rulebook). A choice with a single option is made.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.
    """
    seat = state.asked
    while True:
        if state.asks:
            if not _can_answer(state, seat, state.asks[-1]):
                chance.tell(events.BonusForgone, seat, state.asks.pop())
            elif not _answer_alone(state, seat, chance):
                return
        elif state.due:
            state.due -= 1
            _climb(state, seat, chance)
        else:
            return


def _answer_alone(state: State, seat: int, chance: Chance) -> bool:
    """Answer the question that the acting city has to answer next if there is only one answer; return whether it is so.

    Args:
        state: The state to change.
        seat: The acting city's player.
        chance: Makes the random draws, and receives the events.
    """
    match state.asks[-1]:
        case "token":
            units = [unit for unit in range(len(UNITS)) if available(state, unit * 2)]
            if len(units) == 1:
                take_token(state, seat, units[0], chance)
                return True
        case "omen":
            ways = omen_ways(state.boards[seat])
            if len(ways) == 1:
                pay_omen(state, seat, ways[0], chance)
                return True
    return False


def take_token(state: State, seat: int, unit: int, chance: Chance) -> None:
    """Give a city the Level I military token of a unit that the end of the prestige track brings.

    Args:
        state: The state to change.
        seat: The acting city's player.
        unit: The unit, of which a token is left.
        chance: Makes the random draws, and receives the events.
    """
    state.asks.pop()
    league = state.boards[seat].league
    chance.tell(events.TokenTaken, league, unit * 2, "prestige")
    draw_token(state, league, unit * 2, chance)


OMEN_PRICE = 2
"""What the augur card Snake demands of one resource, instead of 1 prestige."""


def omen_ways(board: Board) -> list[int]:
    """Return how a city can pay what the augur card Snake demands: resources, and NONE for 1 prestige if it has any."""
    resources = [resource for resource in range(3) if board.stock[resource] >= OMEN_PRICE]
    return [*resources, NONE] if board.prestige else resources


def pay_omen(state: State, seat: int, resource: int, chance: Chance) -> None:
    """Let a city pay what the augur card Snake demands, in one of the ways that it has (`omen_ways`).

    Args:
        state: The state to change.
        seat: The acting city's player.
        resource: The resource, or NONE to lose 1 prestige.
        chance: Receives the events.
    """
    state.asks.pop()
    board = state.boards[seat]
    if resource == NONE:
        board.prestige -= 1
    else:
        board.stock[resource] -= OMEN_PRICE
    chance.tell(events.OmenPaid, seat, resource)


def _climb(state: State, seat: int, chance: Chance) -> None:
    board = state.boards[seat]
    if board.prestige == COUNTS.prestige:
        state.due = 0
        return
    board.prestige += 1
    level = board.prestige
    chance.tell(events.PrestigeReached, seat, level)
    if level <= board.best:
        return
    board.best = level
    bonus = TRACK.get(level)
    if bonus is None:
        return
    gain(state, seat, bonus.gain, "prestige", chance)
    if bonus.asks:
        ask_for_choice(state, bonus.asks)


def ask_for_choice(state: State, what: str) -> None:
    """Require the acting city to answer a question before it continues.

    Args:
        state: The state to change.
        what: The question, one of `PendingChoice`.

    Raises:
        ValueError: There is no such question.
    """
    asks: tuple[PendingChoice, ...] = ("recruit", "construct", "produce", "token", "omen")
    state.asks.append(asks[asks.index(what)])


def recruitable_figures(table: Table, seat: int) -> list[int]:
    """Return the Influential Figures of a city that may still come into play; none once it has three (rules, A25)."""
    board = table.boards[seat]
    if len(board.figures) == COUNTS.figures:
        return []
    return [figure for figure in FIGURES_OF[board.city] if figure not in board.figures]


def producible_decks(table: Table, seat: int) -> list[int]:
    """Return the piles from which a city may now buy a military token that it can pay for."""
    stock = table.boards[seat].stock
    return [deck for deck, card in enumerate(DECKS) if stock[card.resource] and not unit_obstacle(table, seat, deck)]


def _can_answer(table: Table, seat: int, what: PendingChoice) -> bool:
    if what == "recruit":
        return bool(recruitable_figures(table, seat))
    if what == "construct":
        return bool(building_options(table, seat))
    if what == "produce":
        return bool(producible_decks(table, seat))
    if what == "token":
        return any(available(table, unit * 2) for unit in range(len(UNITS)))
    return bool(omen_ways(table.boards[seat]))
