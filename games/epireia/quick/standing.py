"""How well each seat stands when a turn begins, for playouts that are cut off there."""

from math import exp, sqrt

from games.epireia.content import DECKS, NONE
from games.epireia.quick.development import CAPACITY
from games.epireia.state import State


def standing(s: State) -> list[float] | None:
    """By seat, from 0 to 1; None within a turn, where it is too early to say."""
    if s.phase != "develop" or s.asks or s.solo != NONE or s.queue == [] or not s.turn:
        return None
    if len(s.queue) < len(s.boards) - 1 or not s.actions or any(board.once for board in s.boards):
        return None
    lead = strength(s, 0) - strength(s, 1)
    share = 1 / (1 + exp(-lead / 700))
    return [share if board.league == 0 else 1 - share for board in s.boards]


def strength(s: State, league: int) -> float:
    """What a league may bring into the battle: its army, and what its goods, buildings and cities will become."""
    army: float = 0
    for unit, most in enumerate(CAPACITY):
        powers = sorted((token % 10 for token in s.reserves[league] if token // 20 == unit), reverse=True)
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
