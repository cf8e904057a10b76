"""What the scenario of the moment makes worth doing, besides the army."""

from games.epireia.content import COPPER, DECKS, NONE, TEMPLES, UNITS, WHEAT
from games.epireia.state import State

_OLYMPIA, _DELOS, _MARBLE, _PLAGUE, _CORCYRA, _PLATAEA = 0, 1, 2, 3, 6, 8
_WOODEN_WALL, _THREE_HUNDRED, _CORINTH, _SACRED_WAR, _TRUCE, _PLAIN = range(6)


def _card(s: State) -> int:
    return NONE if s.done or s.solo != NONE else s.scenario


def prestige_aim(s: State, me: int) -> int:
    """More for prestige."""
    board = s.boards[me]
    if s.solo == _SACRED_WAR:
        return 250 if board.prestige < 9 else 0
    if s.solo == _TRUCE:
        return 200 if board.prestige < 6 else 0
    return 90 if _card(s) == _OLYMPIA else 0


def donation_aim(s: State, me: int, resource: int, amount: int) -> int:
    """More for a donation that fills what is asked for."""
    board = s.boards[me]
    if s.solo == _CORINTH:
        missing = 8 - s.treasury[board.league][COPPER]
        return 120 * min(amount, missing) if resource == COPPER and missing > 0 else 0
    if _card(s) == _DELOS:
        cities = sum(other.league == board.league for other in s.boards)
        return 45 * max(0, min(amount, 5 * cities - s.treasury[board.league][resource]))
    if _card(s) == _PLAGUE and resource == WHEAT:
        return 55 * max(0, min(amount, 4 - board.donated[WHEAT]))
    return 0


def temple_aim(s: State, me: int) -> int:
    """More for a Religious building."""
    built = (s.boards[me].built & TEMPLES).bit_count()
    if s.solo == _SACRED_WAR:
        return 400
    return 150 if _card(s) == _PLAGUE and built < 2 else 0


def token_aim(s: State, me: int, deck: int) -> int:
    """More for a unit that is asked for."""
    board, unit, second = s.boards[me], DECKS[deck].unit, DECKS[deck].level == 2
    if s.solo != NONE:
        wanted = {_WOODEN_WALL: (1, 4, 0), _THREE_HUNDRED: (0, 6, 3), _PLAIN: (2, 4, 2)}.get(s.solo)
        if wanted is None or unit != wanted[0]:
            return 0
        held = [token for token in s.reserves[board.league] if token // 20 == unit]
        lacking = sum(token // 10 % 2 for token in held) < wanted[2]
        return 150 if len(held) < wanted[1] and (second or not lacking or len(held) < wanted[1] - wanted[2]) else 60
    if _card(s) == _CORCYRA:
        return 120 if unit == 1 else 0
    if _card(s) == _PLATAEA:
        made = board.produced
        new = not made[deck] if second else not any(made[unit * 2 : unit * 2 + 2])
        return 120 if new and unit < len(UNITS) else 0
    return 0


def military_aim(s: State, building: int) -> int:
    """More for a military building without which a solo objective cannot be met."""
    return 400 if {_THREE_HUNDRED: 0, _PLAIN: 2}.get(s.solo) == building else 0
