"""What comes and goes: resources, military tokens, and who acts after whom."""

from functools import lru_cache

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import BUREAUS, COUNTS, NONE, Price
from games.epireia.figures import ABILITIES
from games.epireia.looks import BoardLooks, Looks
from games.epireia.state import Board, State


def turn_order(s: State, first_league: int) -> list[int]:
    """The seats, those of one league first, in seat order within a league (A8)."""
    return list(_order(tuple([board.league for board in s.boards]), first_league))


@lru_cache(None)
def _order(leagues: tuple[int, ...], first_league: int) -> tuple[int, ...]:
    return tuple(sorted(range(len(leagues)), key=lambda seat: leagues[seat] != first_league))


def allies(s: State) -> tuple[tuple[int, ...], ...]:
    """The leagues with more than one city, each as its seats."""
    sides = [tuple([seat for seat, board in enumerate(s.boards) if board.league == league]) for league in range(2)]
    return tuple([side for side in sides if len(side) > 1])


def gain(s: State, seat: int, what: Price, why: str, chance: Chance) -> Price:
    """Add resources to a city; what its trackers cannot hold is lost. What was really gained."""
    stock = s.boards[seat].stock
    got = [0, 0, 0]
    for i in range(3):
        got[i] = min(what[i], COUNTS.stock - stock[i])
        stock[i] += got[i]
    real = got[0], got[1], got[2]
    if why and any(real):
        chance.tell(events.Gained, seat, real, why)
    return real


def pay(board: Board, price: Price) -> None:
    """Take the price from the city (A40)."""
    stock = board.stock
    for i in range(3):
        stock[i] -= price[i]


def available(s: State, deck: int) -> int:
    """How many tokens of a pile can still be drawn."""
    return len(s.piles[deck]) - s.reserved[deck]


def draw_token(s: State, league: int, deck: int, chance: Chance) -> int:
    """A token from its pile into the league's reserve; its seats see the power (A6)."""
    token = deck * 10 + chance.draw(s.piles[deck])
    reserve = s.reserves[league]
    reserve.append(token)
    reserve.sort()
    for seat, board in enumerate(s.boards):
        if board.league == league:
            chance.whisper(seat, events.TokenDrawn, token)
    return token


def pile_for(s: State, deck: int) -> int:
    """Where a token that is not produced comes from: this pile, else that of the unit's other level, else NONE."""
    return next((each for each in (deck, deck ^ 1) if available(s, each)), NONE)


def has_built(board: BoardLooks, building: int) -> bool:
    """Whether a building stands."""
    return bool(board.built >> building & 1)


def charges(board: BoardLooks) -> int:
    """How often the Administrator may still be used."""
    return (board.built & BUREAUS).bit_count() - board.used


def any_ability(board: BoardLooks, name: str) -> bool:
    """Whether a figure in play has this ability."""
    return any(getattr(ABILITIES[figure], name) for figure in board.figures)


def figure_with(board: Board, name: str) -> int:
    """The first figure in play that has this ability; NONE: none."""
    return next((figure for figure in board.figures if getattr(ABILITIES[figure], name)), NONE)


def posts_left(s: Looks, seat: int) -> int:
    """City tokens that a city has left."""
    return COUNTS.posts - s.owners.count(seat)
