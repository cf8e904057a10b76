"""What a development is worth to the quick player; a point of power in the army is about 100."""

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
from games.epireia.content import (
    ARMOURY,
    BOULEUTERION,
    CATEGORY_OF,
    COUNTS,
    DECKS,
    EMBASSY,
    NONE,
    PRYTANEION,
    RELIGIOUS,
    SLOTS,
    UNITS,
)
from games.epireia.quick.aims import donation_aim, military_aim, prestige_aim, temple_aim, token_aim
from games.epireia.state import State

CAPACITY = tuple([sum(slots.count(unit) for slots in SLOTS) for unit in range(len(UNITS))])
"""By unit: how many slots of the battlefield take it."""
_MEAN = tuple([100 * sum(deck.powers) // len(deck.powers) for deck in DECKS])
_BONUSES = {2: 50, 4: 50, 6: 150, 7: 50, 8: 80, 9: 80, 10: 220}
"""By level of the prestige track: what its bonus is worth."""
_LAST = 11
"""About so many turns a game has."""


class Wishes:
    """What a city's developments are worth in one position; the prestige track is looked at once."""

    def __init__(self, s: State, me: int) -> None:
        self._s = s
        self._me = me
        self._prestige = prestige_value(s, me)

    def value(self, action: Action) -> int:
        """How much the city wants it."""
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
    """What a token adds to the army: little once its slots are full."""
    unit = DECKS[deck].unit
    held = [token for token in s.reserves[s.boards[me].league] if token // 20 == unit]
    if len(held) < CAPACITY[unit]:
        return _MEAN[deck] + 60
    weakest = min(token % 10 for token in held)
    return max(0, _MEAN[deck] - 100 * weakest) // 2


def prestige_value(s: State, me: int) -> int:
    """What the next level of the track is worth."""
    level = s.boards[me].prestige + 1
    return (40 + _BONUSES.get(level, 0) if level <= COUNTS.prestige else 0) + prestige_aim(s, me)


def building_value(s: State, me: int, building: int, prestige: int) -> int:
    """What a building is worth: what it brings in until the battle. `prestige`: what a level is worth."""
    board, left = s.boards[me], max(0, _last(s) - s.turn)
    category = CATEGORY_OF[building]
    if building <= ARMOURY + 2:
        held = sum(token // 20 == building for token in s.reserves[board.league])
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


def _last(s: State) -> int:
    if s.solo != NONE:
        return 8
    return max(_LAST, s.turn + 3 * (3 - s.act))
