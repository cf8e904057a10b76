"""The rule-based computer player: it acts for absent players and in simulated games, and evaluates positions.

Values are integers in points of this player's own; only comparisons of them matter. The rules of the game do not depend
on this module.
"""

from collections.abc import Callable
from math import exp, sqrt

from games.core.action import Action
from games.epireia.actions.administrators import (
    CallArchitect,
    CallArchon,
    CallMerchant,
    CallPolemarch,
    CallPriestess,
    CallTrapezites,
)
from games.epireia.actions.development import Construct, Donate, EndDevelopment, Produce, TakeToken
from games.epireia.actions.diplomacy import Send
from games.epireia.actions.great_battle import ArmyReady, ArrangeArmy, ArrangeFigures, FiguresReady
from games.epireia.battle import column_powers, front_figure
from games.epireia.content import (
    ABILITIES,
    ARMOURY,
    ATTACK,
    BOULEUTERION,
    CATEGORY_OF,
    CITIES,
    COPPER,
    COUNTS,
    DECKS,
    DIE,
    EMBASSY,
    EMPIRES,
    FIRST_CITY,
    FIRST_TERRITORY,
    NONE,
    PRYTANEION,
    RELIGIOUS,
    SCENARIO,
    SCENARIO_CARDS,
    SLOTS,
    SOLO_SCENARIO,
    TERRITORIES,
    UNITS,
    WHEAT,
    brigand_roll,
    strength_on,
)
from games.epireia.resolution import attack_by_place, city_bonus, empire_bonus, required_roll
from games.epireia.scenarios import CORCYRA, cities_of, temples_built
from games.epireia.state import State
from games.epireia.supply import city_tokens_left, tokens_held

LAST_ACT = max(card.act for card in SCENARIO_CARDS)
"""The number of the last act; the Great Battle follows it."""
_OLYMPIA, _DELOS = SCENARIO["olympic-games"], SCENARIO["treasury-of-delos"]
_PLAGUE, _EARTHQUAKE, _PIRATES = SCENARIO["the-plague"], SCENARIO["the-earthquake"], SCENARIO["pirates"]
_CORCYRA, _MEGARA = SCENARIO["affair-of-corcyra"], SCENARIO["megarian-decree"]
_PLATAEA = SCENARIO["night-raid-on-plataea"]
_WOODEN_WALL, _THREE_HUNDRED = SOLO_SCENARIO["wooden-wall"], SOLO_SCENARIO["three-hundred"]
_CORINTH, _SACRED_WAR = SOLO_SCENARIO["wealthy-corinth"], SOLO_SCENARIO["sacred-war"]
_TRUCE, _PLAIN = SOLO_SCENARIO["sacred-truce"], SOLO_SCENARIO["lords-of-the-plain"]


def _open_scenario(s: State) -> int:
    return NONE if s.done or s.solo != NONE else s.scenario


def prestige_aim(s: State, me: int) -> int:
    """Return the points that a level of prestige is worth for the scenario's objective; 0 if it does not count."""
    board = s.boards[me]
    if s.solo == _SACRED_WAR:
        return 250 if board.prestige < 9 else 0
    if s.solo == _TRUCE:
        return 200 if board.prestige < 6 else 0
    return 220 if _open_scenario(s) == _OLYMPIA and board.prestige < 9 else 0


def donation_aim(s: State, me: int, resource: int, amount: int) -> int:
    """Return the points that a donation to the treasury is worth for the scenario's objective; 0 if it does not count.

    Args:
        s: The state.
        me: The city's player.
        resource: The resource donated.
        amount: The number of units.
    """
    board = s.boards[me]
    if s.solo == _CORINTH:
        missing = 8 - s.treasury[board.league][COPPER]
        return 120 * min(amount, missing) if resource == COPPER and missing > 0 else 0
    if _open_scenario(s) == _DELOS:
        return 120 * max(0, min(amount, 3 * cities_of(s, board.league) - s.treasury[board.league][resource]))
    if _open_scenario(s) == _PLAGUE and resource == WHEAT:
        return 90 * max(0, min(amount, 4 - board.donated[WHEAT]))
    return 0


def temple_aim(s: State, me: int) -> int:
    """Return the points that a Religious building is worth for the scenario's objective; 0 if it does not count."""
    if s.solo == _SACRED_WAR:
        return 400
    return 150 if _open_scenario(s) == _PLAGUE and temples_built(s.boards[me]) < 2 else 0


def token_aim(s: State, me: int, deck: int) -> int:
    """Return the points that a new military token is worth for the scenario's objective; 0 if it does not count.

    Args:
        s: The state.
        me: The city's player.
        deck: The pile of the token.
    """
    board, unit, second = s.boards[me], DECKS[deck].unit, DECKS[deck].level == 2
    if s.solo != NONE:
        wanted = {_WOODEN_WALL: (1, 4, 0), _THREE_HUNDRED: (0, 6, 3), _PLAIN: (2, 4, 2)}.get(s.solo)
        if wanted is None or unit != wanted[0]:
            return 0
        held = tokens_held(s, board.league, unit)
        lacking = tokens_held(s, board.league, unit, 2) < wanted[2]
        return 150 if held < wanted[1] and (second or not lacking or held < wanted[1] - wanted[2]) else 60
    return 120 if s.act == LAST_ACT else 0


def military_aim(s: State, building: int) -> int:
    """Return the points that a military building is worth for the solo scenario's objective; 0 if it does not count."""
    return 400 if {_THREE_HUNDRED: 0, _PLAIN: 2}.get(s.solo) == building else 0


CAPACITY = tuple([sum(slots.count(unit) for slots in SLOTS) for unit in range(len(UNITS))])
"""By unit: how many slots for its military tokens each side of the battlefield has."""
_MEAN = tuple([100 * sum(deck.powers) // len(deck.powers) for deck in DECKS])
_BONUSES = {2: 50, 4: 50, 6: 150, 7: 50, 8: 80, 9: 80, 10: 220}
"""By level of the prestige track: the value of its bonus."""
_USUAL_TURNS = 11
"""The approximate number of turns in a game."""


class DevelopmentValues:
    """A rule-based valuation, in points, of one city's Development actions in one position."""

    def __init__(self, s: State, me: int) -> None:
        self._s = s
        self._me = me
        self._prestige = prestige_value(s, me)

    def value(self, action: Action) -> int:
        """Return the points that an action is worth to the city."""
        s, me = self._s, self._me
        kind = type(action)
        if kind is Donate:
            assert isinstance(action, Donate)
            return 40 + self._prestige + donation_aim(s, me, action.resource, action.amount) - 25 * action.amount
        match action:
            case Produce():
                return token_value(s, me, action.deck) + token_aim(s, me, action.deck)
            case Construct() | CallArchitect():
                return building_value(s, me, action.building, self._prestige)
            case CallPolemarch():
                return 300 + token_value(s, me, action.unit * 2 + 1)
            case TakeToken():
                return token_value(s, me, action.unit * 2)
            case CallArchon():
                return 30 * sum(s.boards[me].stock)
            case CallPriestess() | CallMerchant():
                return 400
            case CallTrapezites():
                stock = s.boards[me].stock
                return 500 - sum(gift * held * 10 for gift, held in zip(action.gift, stock, strict=True))
            case EndDevelopment():
                return 5
            case _:
                return 30


def token_value(s: State, me: int, deck: int) -> int:
    """Return the points that a new military token is worth to a league's army in the Great Battle.

    It is worth little once the league has tokens for all slots of its unit.

    Args:
        s: The state.
        me: A seat of the league.
        deck: The pile of the token.
    """
    unit = DECKS[deck].unit
    one, two = s.reserves[s.boards[me].league][2 * unit : 2 * unit + 2]
    if len(one) + len(two) < CAPACITY[unit]:
        return _MEAN[deck] + 60
    return max(0, _MEAN[deck] - 100 * min(one[:1] + two[:1])) // 2


def prestige_value(s: State, me: int) -> int:
    """Return the points that the next level of the prestige track, with its bonus, is worth to a city.

    Args:
        s: The state.
        me: The city's player.
    """
    level = s.boards[me].prestige + 1
    return (40 + _BONUSES.get(level, 0) if level <= COUNTS.prestige else 0) + prestige_aim(s, me)


def building_value(s: State, me: int, building: int, prestige: int) -> int:
    """Return the points that a building is expected to earn a city until the Great Battle.

    Args:
        s: The state.
        me: The city's player.
        building: The building.
        prestige: The points that a level of prestige is worth.
    """
    board, left = s.boards[me], max(0, _last_turn(s) - s.turn)
    category = CATEGORY_OF[building]
    if building < ARMOURY + len(UNITS):
        held = tokens_held(s, board.league, building)
        return military_aim(s, building) + (45 * min(left, max(0, CAPACITY[building] - held)) if left > 1 else 0)
    if category == RELIGIOUS:
        return (1 + (building == ARMOURY + 5)) * prestige + temple_aim(s, me)
    if building == BOULEUTERION:
        return 50 * left + 50 if len(board.figures) < COUNTS.figures else 0
    if building in (EMBASSY, PRYTANEION):
        return 25 * left
    if building > PRYTANEION:
        return 260 if left else 0
    return 45 * left


def _last_turn(s: State) -> int:
    if s.solo != NONE:
        return 8
    return max(_USUAL_TURNS, s.turn + 3 * (3 - s.act))


_RESOURCE = 60


def _success_share(needed: int, of: int) -> int:
    """Return the probability that a die shows at least a number, as an integer share.

    Args:
        needed: The number.
        of: What the probability is multiplied by; the result is rounded down.
    """
    return of * max(0, min(DIE, DIE + 1 - needed)) // DIE


class JourneyValues:
    """A rule-based valuation, in points, of sending a city's figures to places of the map, in one position.

    What depends only on the place or only on the figure is computed once.
    """

    def __init__(self, s: State, me: int) -> None:
        self._s = s
        self._me = me
        self._board = s.boards[me]
        self._rivals = attack_by_place(s, 1 - self._board.league)
        self._needed: dict[int, int] = {}
        self._leaving = {
            figure: 40 if here != NONE and FIRST_TERRITORY <= here < FIRST_CITY else 0
            for figure, here in zip(self._board.figures, self._board.places, strict=True)
        }
        self._bonus: dict[int, int] = {}
        self._posts = city_tokens_left(s, me) > 0

    def value(self, action: Send) -> int:
        """Return the points that it is worth to the city to send this figure to this place."""
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
            self._needed[place] = required_roll(s, place, board.league)
        if figure not in self._bonus:
            self._bonus[figure] = empire_bonus(s, self._me, figure)
        wanted = 100 if s.solo in (_WOODEN_WALL, _TRUCE) else 0
        return _success_share(self._needed[place] - self._bonus[figure], goods + wanted)

    def _city(self, figure: int, place: int) -> int:
        city = place - FIRST_CITY
        worth = _RESOURCE + 50 * sum(DECKS[CITIES[city].reward].powers) // 6
        worth += 80 if self._s.allied[city] == 1 - self._board.league else 0
        value = _success_share(COUNTS.integration - city_bonus(self._s, self._me, figure), worth)
        return _contested(value, ATTACK[figure], self._rivals.get(place, 0))

    def _territory(self, figure: int, place: int) -> int:
        s, territory = self._s, place - FIRST_TERRITORY
        owner = s.owners[territory]
        if owner != NONE and s.boards[owner].league == self._board.league:
            return 20 if _open_scenario(s) == _MEGARA or s.solo == _CORINTH else 5
        if not self._posts and owner == NONE and not (territory in s.brigands and s.scenario == _EARTHQUAKE):
            return 5
        card = TERRITORIES[territory]
        value = _RESOURCE * (sum(card.tax) + ABILITIES[figure].tax_gain) + 40 * (owner != NONE)
        value += self._objective(territory, owner)
        if s.solo in (_THREE_HUNDRED, _CORINTH):
            value += 120
        if territory in s.brigands:
            value += 200 if s.scenario == _EARTHQUAKE or s.solo == _PLAIN else 20
            value = _success_share(brigand_roll(ATTACK[figure]) - ABILITIES[figure].brigand_bonus, value)
        return _contested(value, ATTACK[figure], self._rivals.get(place, 0))

    def _objective(self, territory: int, owner: int) -> int:
        """Return the points that taking a territory is worth for the scenario's objective; 0 if it does not count.

        Args:
            territory: The index of the territory.
            owner: The seat that holds it, or NONE.
        """
        enemy = owner != NONE and self._s.boards[owner].league != self._board.league
        match _open_scenario(self._s):
            case scenario if scenario == _PIRATES:
                return 150 if TERRITORIES[territory].sea else 0
            case scenario if scenario == _MEGARA:
                return 150
            case scenario if scenario == _CORCYRA:
                return 200 if territory in CORCYRA and not self._s.taken[self._board.league] >> territory & 1 else 0
            case scenario if scenario == _PLATAEA:
                return 200 if enemy else 0
        return 0


def _contested(value: int, mine: int, theirs: int) -> int:
    return value * max(1, 6 + mine - theirs) // 12 if theirs else value


RandomBelow = Callable[[int], int]

RANDOM_MOVE_EVERY = 12
"""On average, one decision of a playout in this many is random, so that playouts differ."""


def always_zero(n: int) -> int:
    """Return 0 for any n: a stand-in for a random number generator where the choice must be deterministic."""
    return 0


def choose_action(s: State, me: int, legal: list[Action], below: RandomBelow, whim: bool = True) -> Action:
    """Choose one of the legal actions of a seat by rules of thumb, fast enough for the simulated games of a search.

    Args:
        s: The state.
        me: The seat that acts.
        legal: The legal actions without shortcuts.
        below: A function that returns a random number from 0 to its argument, exclusive.
        whim: Whether to choose at random in one of `RANDOM_MOVE_EVERY` decisions.
    """
    if len(legal) == 1:
        return legal[0]
    if whim and not below(RANDOM_MOVE_EVERY):
        return legal[below(len(legal))]
    match s.phase:
        case "develop":
            return _best(legal, DevelopmentValues(s, me).value, below)
        case "diplomacy":
            return _travel(s, me, legal, below)
        case "resolution":
            return legal[0]
        case "army":
            return next((each for each in legal if type(each) is ArrangeArmy), ArmyReady.of())
        case "generals":
            return next((each for each in legal if type(each) is ArrangeFigures), FiguresReady.of())
        case "battle":
            return _engage(s, me, legal)
        case _:
            return legal[below(len(legal))]


def _best(legal: list[Action], value: Callable[[Action], int], below: RandomBelow) -> Action:
    """Return the action with the highest value, after increasing each positive value at random by up to half.

    Args:
        legal: The actions.
        value: Returns the points that an action is worth.
        below: A function that returns a random number from 0 to its argument, exclusive.
    """
    best, top = legal[0], -(10**9)
    for action in legal:
        worth = value(action)
        worth += below(worth // 2 + 1) if worth > 0 else 0
        if worth > top:
            best, top = action, worth
    return best


def _travel(s: State, me: int, legal: list[Action], below: RandomBelow) -> Action:
    journeys = JourneyValues(s, me)
    return _best(legal, lambda action: journeys.value(action) if type(action) is Send else 0, below)


def _engage(s: State, me: int, legal: list[Action]) -> Action:
    """Return the action of engaging one's figure if that changes who wins the column; else that of holding it back.

    Args:
        s: The state.
        me: The seat that decides.
        legal: The legal actions, one of which is returned.
    """
    if len(legal) < 2 or s.battle is None:
        return legal[0]
    battle, league = s.battle, s.boards[me].league
    powers = column_powers(battle, battle.column)
    mine, theirs = powers[league], powers[1 - league]
    stronger = mine + strength_on(battle.column // 3, front_figure(battle, league))
    before, after = (mine > theirs) - (mine < theirs), (stronger > theirs) - (stronger < theirs)
    return legal[0] if after > before else legal[1]


def standing(s: State) -> list[float] | None:
    """Return each seat's estimated chance of winning, from 0 to 1, if a turn has just begun; None at any other time.

    It is also None in a solo game.
    """
    if s.phase != "develop" or s.asks or s.solo != NONE or s.queue == [] or not s.turn:
        return None
    if len(s.queue) < len(s.boards) - 1 or not s.actions or any(board.once for board in s.boards):
        return None
    lead = league_strength(s, 0) - league_strength(s, 1)
    share = 1 / (1 + exp(-lead / 700))
    return [share if board.league == 0 else 1 - share for board in s.boards]


def league_strength(s: State, league: int) -> float:
    """Estimate a league's strength in the Great Battle from its army, goods, buildings and cities; 100 is 1 power.

    The sum is divided by the square root of the number of the league's cities.
    """
    army: float = 0
    for unit, most in enumerate(CAPACITY):
        one, two = s.reserves[league][2 * unit : 2 * unit + 2]
        powers = sorted(one + two, reverse=True)
        army += 100 * sum(powers[:most]) + 60 * min(most, len(powers))
    boards = [board for board in s.boards if board.league == league]
    left = max(0, 11 - s.turn) if s.act < 3 else 3
    for board in boards:
        army += 45 * sum(board.stock) + 25 * board.prestige
        army += 16 * left * board.built.bit_count() + 35 * left * len(board.figures)
    army += sum(
        120 + 20 * DECKS[deck].level for city, deck in enumerate(s.granted) if s.allied[city] == league and deck != NONE
    )
    army += 25 * sum(seat != NONE and s.boards[seat].league == league for seat in s.owners)
    return army / sqrt(len(boards))
