"""Which figures stand at a place, and sending them home."""

from games.epireia.content import ATTACK, HOME, SOLO
from games.epireia.looks import Looks
from games.epireia.solo.enemies import enemy_attack, recall_enemies
from games.epireia.state import State


def seats_at(s: Looks, place: int, league: int) -> list[int]:
    """The seats of a league with a figure there, in seat order."""
    return [seat for seat, board in enumerate(s.boards) if board.league == league and place in board.places]


def figures_at(s: Looks, place: int, league: int) -> list[tuple[int, int]]:
    """A league's figures there, each with its seat."""
    found: list[tuple[int, int]] = []
    for seat, board in enumerate(s.boards):
        if board.league == league and place in board.places:
            there = zip(board.figures, board.places, strict=True)
            found += [(seat, figure) for figure, where in there if where == place]
    return found


def attack_at(s: Looks, place: int, league: int) -> int:
    """The attack points of a league there, the solo enemy's too; 0: nobody stands there."""
    total = 0
    for board in s.boards:
        if board.league == league and place in board.places:
            for figure, where in zip(board.figures, board.places, strict=True):
                if where == place:
                    total += ATTACK[figure]
    if not total and s.solo >= 0 and s.boards[0].league != league:
        return enemy_attack(s, place)
    return total


def attacks(s: State, league: int) -> dict[int, int]:
    """What `attack_at` says of every place where it is not 0."""
    found: dict[int, int] = {}
    for board in s.boards:
        if board.league == league:
            for figure, where in zip(board.figures, board.places, strict=True):
                found[where] = found.get(where, 0) + ATTACK[figure]
    if s.solo >= 0 and s.boards[0].league != league:
        for figure, where in zip(SOLO[s.solo].enemies, s.enemies, strict=True):
            found[where] = found.get(where, 0) + ATTACK[figure]
    return found


def city_attack(s: State, place: int, seat: int) -> int:
    """The attack points of one city there."""
    board = s.boards[seat]
    return sum(ATTACK[figure] for figure, where in zip(board.figures, board.places, strict=True) if where == place)


def recall(s: State, place: int, league: int) -> None:
    """A league's figures go home."""
    for board in s.boards:
        if board.league == league and place in board.places:
            board.places = [HOME if where == place else where for where in board.places]
    if s.solo >= 0 and s.boards[0].league != league:
        recall_enemies(s, place)


def enemy_figures(s: State) -> tuple[int, ...]:
    """The solo enemy's figures."""
    return SOLO[s.solo].enemies if s.solo >= 0 else ()
