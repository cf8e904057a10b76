"""The Resolution phase of a turn: Empires, then territories, then Greek cities, each in the printed order.

At each place the figures there negotiate, fight or integrate the city. The module also says where all figures stand,
including the solo enemy's, and which places they may enter.
"""

from collections.abc import Iterable

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import (
    ABILITIES,
    ATTACK,
    CITIES,
    COUNTS,
    DIE,
    EMBASSY,
    EMPIRES,
    ENEMY_TABLE,
    FIRST_CITY,
    FIRST_TERRITORY,
    HOME,
    INTEGRATION_ORDER,
    NONE,
    PELOPONNESIAN,
    PLACES,
    PRYTANEION,
    SEA,
    SOLO,
    TERRITORIES,
    Price,
    brigand_roll,
)
from games.epireia.scenarios import active_scenario, check_scenario, current_augur
from games.epireia.state import ONCE_ORACLE, ONCE_REROLL, Roll, State, Table
from games.epireia.supply import any_ability, available, city_tokens_left, gain, has_built, token_to_move

_ALL_PLACES = (1 << len(PLACES)) - 1
_CITIES = _ALL_PLACES >> FIRST_CITY << FIRST_CITY
_ACROSS_SEA = sum(1 << place for place in range(len(PLACES)) if SEA[place])


def closed_places(table: Table) -> tuple[int, int, int]:
    """Return the places that the scenario or augur card closes to the figures of all seats, as bit masks by place.

    Returns:
        The Empires that the scenario closes; all places across the sea in a storm; all cities if the scenario forbids
        visits to neutral cities (the caller excepts cities that are not neutral).
    """
    scenario, empires = active_scenario(table), 0
    for empire in scenario.closed:
        empires |= 1 << empire
    return empires, _ACROSS_SEA if current_augur(table).storm else 0, 0 if scenario.visits else _CITIES


def barred_places(table: Table, seat: int) -> tuple[tuple[str, int], ...]:
    """Return the places that the figures of a seat may not enter.

    Returns:
        Pairs of a reason, as a message key, and a bit mask of places. For each place, the first reason applies.
    """
    board, (closed, storm, truce) = table.boards[seat], closed_places(table)
    league, taken, played, allied, visited = board.league, 0, 0, 0, 0
    for other in table.boards:
        played |= 1 << FIRST_CITY + other.city
        if other.league == league:
            for place in other.places:
                if 0 <= place < FIRST_TERRITORY:
                    taken |= 1 << place
                elif place >= FIRST_CITY and other is board:
                    visited |= 1 << place
    for city, holder in enumerate(table.allied):
        if holder == league:
            allied |= 1 << FIRST_CITY + city
    return (
        ("empire_closed", closed),
        ("empire_taken", taken),
        ("storm", storm),
        ("no_cities_alone", _CITIES if table.solo != NONE else 0),
        ("city_played", played),
        ("city_allied", allied),
        ("truce", truce),
        ("city_visited", visited),
    )


def open_places(table: Table, seat: int) -> int:
    """Return the places that the figures of a seat may enter, as a bit mask: bit n stands for place n."""
    barred = 0
    for _, places in barred_places(table, seat):
        barred |= places
    return _ALL_PLACES & ~barred


def move_enemies(state: State, chance: Chance) -> None:
    """In a solo game, roll a die for each enemy figure and send the figure to the place rolled, or home in a storm.

    A storm only keeps figures from crossing the sea.
    """
    if state.solo == NONE:
        return
    for i, figure in enumerate(SOLO[state.solo].enemies):
        die = chance.roll(1, DIE)[0]
        place = ENEMY_TABLE[die - 1]
        former = state.enemies[i]
        state.enemies[i] = HOME if current_augur(state).storm and SEA[place] else place
        chance.tell(events.EnemySent, figure, die, state.enemies[i], former)


def enemy_league(table: Table) -> int:
    """Return the league of the solo enemy, or NONE if there is no enemy or its league is not known yet."""
    league = table.boards[0].league
    return NONE if table.solo == NONE or league == NONE else 1 - league


def send_enemies_home(state: State, place: int) -> None:
    """Send the solo enemy's figures that stand at a place of the map home."""
    state.enemies = [HOME if where == place else where for where in state.enemies]


def seats_at(table: Table, place: int, league: int) -> list[int]:
    """Return the seats of a league that have a figure at a place of the map, in seat order.

    The figures of a solo enemy have no seat.

    Args:
        table: The state or view.
        place: The number of the place.
        league: The league.
    """
    return [seat for seat, board in enumerate(table.boards) if board.league == league and place in board.places]


def figures_at(table: Table, place: int, league: int) -> list[tuple[int, int]]:
    """Return a league's figures at a place of the map as pairs of seat and figure; those of a solo enemy are left out.

    The pairs are in seat order.

    Args:
        table: The state or view.
        place: The number of the place.
        league: The league.
    """
    found: list[tuple[int, int]] = []
    for seat, board in enumerate(table.boards):
        if board.league == league and place in board.places:
            there = zip(board.figures, board.places, strict=True)
            found += [(seat, figure) for figure, where in there if where == place]
    return found


def stands_at(table: Table, place: int, league: int) -> bool:
    """Return whether a league has a figure at a place; the figures of a solo enemy count for its league."""
    for board in table.boards:
        if board.league == league and place in board.places:
            return True
    return place in table.enemies and league == enemy_league(table)


def attack_by_place(table: Table, league: int) -> dict[int, int]:
    """Return by place the total attack points of a league's figures there, including those of a solo enemy."""
    found: dict[int, int] = {}
    for board in table.boards:
        if board.league == league:
            for figure, place in zip(board.figures, board.places, strict=True):
                found[place] = found.get(place, 0) + ATTACK[figure]
    if league == enemy_league(table):
        for figure, place in zip(SOLO[table.solo].enemies, table.enemies, strict=True):
            found[place] = found.get(place, 0) + ATTACK[figure]
    return found


def attack_at(table: Table, place: int, league: int) -> int:
    """Return the total attack points of a league's figures at a place; 0 if it has none there."""
    return attack_by_place(table, league).get(place, 0)


def send_home(state: State, place: int, league: int) -> None:
    """Send all figures of a league at a place home, including those of a solo enemy if it is its league."""
    for board in state.boards:
        if board.league == league and place in board.places:
            board.places = [HOME if where == place else where for where in board.places]
    if league == enemy_league(state):
        send_enemies_home(state, place)


_NEGOTIATION_ORDER = (PELOPONNESIAN, 1 - PELOPONNESIAN)


def roll_of(table: Table) -> Roll:
    """Return how far the Resolution phase has come, with the dice on the table; the phase must have begun."""
    assert table.roll is not None
    return table.roll


def negotiate(state: State, chance: Chance) -> bool:
    """Resolve the Empire that is next: each figure there rolls a die, then all go home. A success pays a reward.

    The Peloponnesian League's figures roll first.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.

    Returns:
        True when the Empire is finished; False if the seat `asked` must first decide whether to reroll its die.
    """
    roll = roll_of(state)
    empire = roll.spot
    while roll.stage < 4:
        league = _NEGOTIATION_ORDER[roll.stage // 2]
        there = figures_at(state, empire, league)
        if not there:
            roll.stage = roll.stage // 2 * 2 + 2
            continue
        seat, figure = there[0]
        if roll.stage % 2 == 0:
            if state.boards[seat].merchant:
                state.boards[seat].merchant = False
                _answer(state, seat, figure, empire, 0, chance)
                roll.stage += 2
                continue
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage += 1
        bonus, needed = roll_terms(state, empire, seat, figure)
        if roll.dice[league] + bonus < needed and may_ask_oracle(state, seat):
            state.asked, roll.figure = seat, figure
            return False
        _answer(state, seat, figure, empire, roll.dice[league], chance)
        roll.stage += 1
    for league in _NEGOTIATION_ORDER:
        send_home(state, empire, league)
    return True


def may_ask_oracle(table: Table, seat: int) -> bool:
    """Return True if a seat may reroll a die at an Empire or a Greek city, by the ability of a figure; once a turn.

    It may not once it has declined to reroll the current die.

    Args:
        table: The state or view.
        seat: The seat.
    """
    board, roll = table.boards[seat], roll_of(table)
    kept = roll.kept >> seat & 1
    return not kept and not board.once & ONCE_ORACLE and any_ability(board, "rerolls_negotiation")


def required_roll(table: Table, empire: int, coming: int = NONE) -> int:
    """Return the total that a roll must reach at an Empire, more if both leagues are there or a scenario says so.

    Args:
        table: The state or view.
        empire: The Empire.
        coming: A league to count as if it stood there, or NONE for no league.
    """
    card = EMPIRES[empire]
    crowded = (coming == 0 or stands_at(table, empire, 0)) and (coming == 1 or stands_at(table, empire, 1))
    return card.roll + COUNTS.empire_crowded * crowded + active_scenario(table).sea_burden * card.sea


def empire_bonus(table: Table, seat: int, figure: int) -> int:
    """Return what is added to a figure's die at an Empire: by its ability, the building Embassy and the augur card.

    Args:
        table: The state or view.
        seat: The figure's seat.
        figure: The figure.
    """
    augur = current_augur(table)
    embassy = COUNTS.building_bonus * has_built(table.boards[seat], EMBASSY)
    return ABILITIES[figure].empire_bonus + embassy + augur.empire_bonus + augur.dice_bonus


def brigand_bonus(table: Table, place: int, league: int) -> int:
    """Return what the abilities of a league's figures at a place and the augur card add to its die against Brigands.

    Args:
        table: The state or view.
        place: The territory as a place of the map.
        league: The league.
    """
    own = sum([ABILITIES[figure].brigand_bonus for _, figure in figures_at(table, place, league)])
    return own + current_augur(table).dice_bonus


def city_bonus(table: Table, seat: int, figure: int) -> int:
    """Return what is added to a figure's die at a Greek city: by its ability and the building Prytaneion.

    Args:
        table: The state or view.
        seat: The figure's seat.
        figure: The figure.
    """
    return ABILITIES[figure].city_bonus + COUNTS.building_bonus * has_built(table.boards[seat], PRYTANEION)


def roll_terms(table: Table, place: int, seat: int, figure: int) -> tuple[int, int]:
    """Return what is added to the die of a roll at a place, and the total that the roll must reach.

    Args:
        table: The state or view.
        place: An Empire, a territory with Brigands, or a Greek city.
        seat: The figure's seat; against Brigands, any seat of the league that rolls.
        figure: The figure that rolls; ignored against Brigands, where all figures of the league roll together.
    """
    if place < FIRST_TERRITORY:
        return empire_bonus(table, seat, figure), required_roll(table, place)
    if place < FIRST_CITY:
        league = table.boards[seat].league
        return brigand_bonus(table, place, league), brigand_roll(attack_at(table, place, league))
    return city_bonus(table, seat, figure), COUNTS.integration


def _answer(state: State, seat: int, figure: int, empire: int, die: int, chance: Chance) -> None:
    """Pay the reward of a negotiation with an Empire if it has succeeded, and report the result.

    Args:
        state: The state to change.
        seat: The figure's seat.
        figure: The figure that negotiates.
        empire: The Empire.
        die: The die; 0 if the Administrator Merchant speaks, which needs no roll and pays double.
        chance: Receives the events.
    """
    got: Price = (0, 0, 0)
    bonus, needed = roll_terms(state, empire, seat, figure)
    if not die or die + bonus >= needed:
        state.boards[seat].negotiated[empire] += 1
        reward = list(EMPIRES[empire].reward)
        if not die:
            reward = [2 * each for each in reward]
        if more := ABILITIES[figure].empire_gain:
            reward[_scarcest(state, seat, empire)] += more
        got = gain(state, seat, (reward[0], reward[1], reward[2]), "", chance)
    chance.tell(events.EmpireAnswered, seat, figure, empire, die, bonus, needed, got)


def _scarcest(state: State, seat: int, empire: int) -> int:
    """Return which resource of the Empire's reward the city has least of; NONE if the reward is empty."""
    stock = state.boards[seat].stock
    given = [i for i in range(3) if EMPIRES[empire].reward[i]]
    return min(given, key=lambda i: stock[i]) if given else NONE


CONFLICT_ROLLED, AFTER_CONFLICT, ROLLED_ALONE, SHARED = 1, 2, 3, 4
"""Values of `Roll.stage` for a territory or a city, after 0 (nothing has been rolled)."""


def resolve_conflict(state: State, place: int, chance: Chance) -> bool:
    """Resolve the conflict at a place where figures of both leagues stand: each rolls, and the loser goes home.

    After a tie both go home.

    Args:
        state: The state to change.
        place: The number of the place.
        chance: Makes the random draws, and receives the events.

    Returns:
        True when there is no conflict (any more); False if the seat `asked` must first decide whether to reroll its
        die.
    """
    roll = roll_of(state)
    if roll.stage == 0:
        if not (stands_at(state, place, 0) and stands_at(state, place, 1)):
            roll.stage = AFTER_CONFLICT
            return True
        roll.dice = chance.roll(2, DIE)
        roll.stage = CONFLICT_ROLLED
    if roll.stage == CONFLICT_ROLLED:
        totals = conflict_totals(state, place)
        winner = conflict_winner(state, place, totals)
        for league in range(2):
            if winner != league and (daring := find_reroll(state, place, league)):
                state.asked, roll.figure = daring
                return False
        chance.tell(events.Fought, place, (roll.dice[0], roll.dice[1]), totals, winner)
        for league in range(2):
            if league != winner:
                send_home(state, place, league)
        roll.stage, roll.kept = AFTER_CONFLICT, 0
    return True


def find_reroll(table: Table, place: int, league: int) -> tuple[int, int] | None:
    """Return the seat and the figure whose ability allows a league to reroll its die in a conflict, or None.

    The ability works once a turn, and not for a die that the seat has declined to reroll.
    """
    roll = roll_of(table)
    for seat, figure in figures_at(table, place, league):
        kept = roll.kept >> seat & 1
        if ABILITIES[figure].rerolls_conflict and not kept and not table.boards[seat].once & ONCE_REROLL:
            return seat, figure
    return None


def conflict_totals(table: Table, place: int) -> tuple[int, int]:
    """Return each league's total in the current conflict: its die plus its attack points and bonuses there."""
    roll = roll_of(table)
    totals = [
        roll.dice[league] + attack_at(table, place, league) + _guardian_bonus(table, place, league)
        for league in range(2)
    ]
    if table.solo >= 0:
        totals[table.boards[0].league] += current_augur(table).dice_bonus
    return totals[0], totals[1]


def _guardian_bonus(table: Table, place: int, league: int) -> int:
    """Return what figures with the Guardian's ability add to their league's total in a conflict at a place.

    It works for the city that controls this territory; elsewhere the result is 0.
    """
    if not FIRST_TERRITORY <= place < FIRST_CITY:
        return 0
    owner = table.owners[place - FIRST_TERRITORY]
    if owner == NONE or table.boards[owner].league != league:
        return 0
    return sum(ABILITIES[figure].guard_bonus for seat, figure in figures_at(table, place, league) if seat == owner)


def conflict_winner(table: Table, place: int, totals: tuple[int, int]) -> int:
    """Return the league that wins a conflict; NONE for a tie.

    On equal totals a league wins by a figure with the Champion's ability there, unless both leagues have one.

    Args:
        table: The state or view.
        place: The place of the conflict.
        totals: By league, the die plus all bonuses.
    """
    if totals[0] != totals[1]:
        return int(totals[1] > totals[0])
    champions = [any(ABILITIES[f].wins_ties for _, f in figures_at(table, place, league)) for league in range(2)]
    return champions.index(True) if sum(champions) == 1 else NONE


def settle_territory(state: State, chance: Chance) -> bool:
    """Resolve the next territory: a conflict, a roll against Brigands, and which city takes the territory.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.

    Returns:
        True when the territory is finished; False if the seat `asked` must first decide whether to reroll its die, or
        whether it or its ally takes the territory.
    """
    roll = roll_of(state)
    territory = roll.spot
    place = FIRST_TERRITORY + territory
    if not resolve_conflict(state, place, chance):
        return False
    league = next((each for each in range(2) if seats_at(state, place, each)), NONE)
    if league == NONE:
        _enemy_stands(state, territory, place, chance)
        return True
    if territory in state.brigands:
        if roll.stage == AFTER_CONFLICT:
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage = ROLLED_ALONE
        die = roll.dice[league]
        bonus, needed = roll_terms(state, place, seats_at(state, place, league)[0], NONE)
        lost = die + bonus < needed
        if lost and (daring := find_reroll(state, place, league)):
            state.asked, roll.figure = daring
            return False
        chance.tell(events.BrigandsFought, league, territory, die, bonus, needed)
        if lost:
            send_home(state, place, league)
            return True
        state.brigands.remove(territory)
        state.beaten[league] += 1
    return _take_territory(state, territory, place, league, chance)


def tax_of(territory: int, figures: Iterable[int]) -> Price:
    """Return the resources that a city collects when it takes a territory, including what its figures there add.

    Args:
        territory: The territory.
        figures: The city's figures there.
    """
    more = sum([ABILITIES[figure].tax_gain for figure in figures])
    w, d, c = (each + more if each else 0 for each in TERRITORIES[territory].tax)
    return w, d, c


def _take_territory(state: State, territory: int, place: int, league: int, chance: Chance) -> bool:
    """Give a territory to the league that stands there alone, unless it has it already, and pay its tax once (printed).

    Args:
        state: The state to change.
        territory: The index of the territory.
        place: The same territory as a place of the map.
        league: The league. If two of its cities could take the territory, they are asked (rules, A15).
        chance: Receives the events.

    Returns:
        True when this is settled; False if the seat `asked` must first decide.
    """
    former = state.owners[territory]
    if former != NONE and state.boards[former].league == league:
        return True
    takers = _takers(state, territory, place, league)
    if not takers:
        chance.tell(events.NoPostLeft, league, territory)
        return True
    roll, figures = roll_of(state), figures_at(state, place, league)
    waiting = [seat for seat in takers if not roll.ceded >> seat & 1]
    if len(takers) > 1 and waiting and roll.taker == NONE:
        roll.stage, state.asked = SHARED, waiting[0]
        return False
    taker = takers[0] if roll.taker == NONE else roll.taker
    if not city_tokens_left(state, taker):
        origin = token_to_move(state, taker, territory)
        state.owners[origin] = NONE
        chance.tell(events.TokenMoved, taker, origin)
    state.owners[territory] = taker
    state.taken[league] |= 1 << territory
    state.raided[league] += former != NONE
    tax = tax_of(territory, [figure for seat, figure in figures if seat == taker])
    got = gain(state, taker, tax, "", chance)
    chance.tell(events.TerritoryTaken, taker, territory, former, got)
    return True


def _takers(table: Table, territory: int, place: int, league: int) -> list[int]:
    """Return the seats of a league that could take a territory, the one that takes it without an agreement first.

    That one has a City token left rather than one to move; then it has more attack points there, or the first seat.

    Args:
        table: The state or view.
        territory: The index of the territory.
        place: The same territory as a place of the map.
        league: The league, which stands there alone.
    """
    attack = dict.fromkeys(seats_at(table, place, league), 0)
    for seat, figure in figures_at(table, place, league):
        attack[seat] += ATTACK[figure]
    able = [seat for seat in attack if city_tokens_left(table, seat) or token_to_move(table, seat, territory) != NONE]
    return sorted(able, key=lambda seat: (not city_tokens_left(table, seat), -attack[seat]))


def ally_there(table: Table, seat: int) -> int:
    """Return the ally to whom a seat may leave the territory that is being resolved."""
    place = place_of_roll(roll_of(table))
    return next(each for each in seats_at(table, place, table.boards[seat].league) if each != seat)


def _enemy_stands(state: State, territory: int, place: int, chance: Chance) -> None:
    """In a solo game, return the player's City token from a territory where only the enemy's figures stand.

    This takes the territory from the player (rulebook, Solo mode, 5).

    Args:
        state: The state to change.
        territory: The index of the territory.
        place: The same territory as a place of the map.
        chance: Receives the events.
    """
    owner = state.owners[territory]
    if owner != NONE and place in state.enemies:
        state.owners[territory] = NONE
        chance.tell(events.TerritoryLost, owner, territory)


def integrate(state: State, chance: Chance) -> bool:
    """Resolve the next Greek city: a conflict, then rolls by which the winner's figures may integrate it.

    One success is enough. Then all figures there go home.

    Args:
        state: The state to change.
        chance: Makes the random draws, and receives the events.

    Returns:
        True when the city is finished; False if the seat `asked` must first decide whether to reroll its die.
    """
    roll = roll_of(state)
    city = INTEGRATION_ORDER[roll.spot]
    place = FIRST_CITY + city
    if not resolve_conflict(state, place, chance):
        return False
    league = next((each for each in range(2) if seats_at(state, place, each)), NONE)
    for seat, figure in figures_at(state, place, league) if league != NONE else ():
        if roll.tried >> seat & 1:
            continue
        if roll.stage != ROLLED_ALONE:
            roll.dice[league] = chance.roll(1, DIE)[0]
            roll.stage = ROLLED_ALONE
        die = roll.dice[league]
        bonus, needed = roll_terms(state, place, seat, figure)
        success = die + bonus >= needed
        if not success and may_ask_oracle(state, seat):
            state.asked, roll.figure = seat, figure
            return False
        got = gain(state, seat, (0, 0, 1), "", chance) if success else (0, 0, 0)
        chance.tell(events.CityAnswered, seat, figure, city, die, bonus, needed, got)
        roll.stage, roll.tried = AFTER_CONFLICT, roll.tried | 1 << seat
        if success:
            _join_league(state, city, league, chance)
            break
    for each in range(2):
        send_home(state, place, each)
    return True


def _join_league(state: State, city: int, league: int, chance: Chance) -> None:
    """Let a league integrate a Greek city, taking it from the other league if necessary.

    If the city joins its first league, a military token of its pile, if one is left, is reserved face down; it stays
    with the city.

    Args:
        state: The state to change.
        city: The index of the city.
        league: The league.
        chance: Receives the events.
    """
    former = state.allied[city]
    state.allied[city] = league
    if former == NONE:
        deck = CITIES[city].reward
        if available(state, deck):
            state.reserved[deck] += 1
            state.granted[city] = deck
    chance.tell(events.CityIntegrated, league, city, state.granted[city], former)


_STEPS = (
    (tuple(range(len(EMPIRES))), negotiate),
    (tuple(range(FIRST_TERRITORY, FIRST_CITY)), settle_territory),
    (tuple([FIRST_CITY + city for city in INTEGRATION_ORDER]), integrate),
)
"""The steps of the Resolution phase in the printed order: the places, and the function that resolves each of them."""


def place_of_roll(roll: Roll) -> int:
    """Return the place of the map that is being resolved."""
    return _STEPS[roll.step][0][roll.spot]


def is_shared(roll: Roll) -> bool:
    """Return whether two allies decide which of them takes the territory that is being resolved."""
    return roll.stage == SHARED and roll.step == 1


def is_conflict(roll: Roll) -> bool:
    """Return whether the dice that lie on the table belong to a conflict between the two leagues."""
    return roll.step > 0 and roll.stage == CONFLICT_ROLLED


def is_negotiation(roll: Roll) -> bool:
    """Return whether the die that lies on the table is for an Empire or for integrating a Greek city."""
    return roll.step != 1 and not is_conflict(roll)


def resolve(state: State, chance: Chance) -> bool:
    """Continue the Resolution phase from where it stopped, until a seat has to decide or all places are resolved.

    The scenario is checked after each place.

    Returns:
        False if the seat `asked` must decide, such as whether to reroll its die; True if the phase is over.
    """
    roll = roll_of(state)
    state.asked = NONE
    visited = {place for board in state.boards for place in board.places}.union(state.enemies)
    while roll.step < len(_STEPS):
        places, act = _STEPS[roll.step]
        while roll.spot < len(places):
            place = places[roll.spot]
            if place in visited:
                if not act(state, chance):
                    return False
                check_scenario(state, chance, PELOPONNESIAN)
                roll.stage, roll.figure, roll.tried, roll.kept = 0, NONE, 0, 0
                roll.ceded, roll.taker = 0, NONE
            roll.spot += 1
        roll.step, roll.spot = roll.step + 1, 0
    return True
