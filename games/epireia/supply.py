"""Rules about resources, military tokens, what a city may still use in a turn, and the order of turns."""

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache

from games.core.chance import Chance
from games.epireia import events
from games.epireia.content import ABILITIES, BUREAUS, COUNTS, FIRST_TERRITORY, NONE, Price, deck_of
from games.epireia.state import Board, State, Table


def turn_order(table: Table, first_league: int) -> list[int]:
    """Return all seats, those of `first_league` first, in seat order within each league (rules, A8)."""
    return list(_order(tuple([board.league for board in table.boards]), first_league))


@lru_cache(None)
def _order(leagues: tuple[int, ...], first_league: int) -> tuple[int, ...]:
    return tuple(sorted(range(len(leagues)), key=lambda seat: leagues[seat] != first_league))


def seats_of(table: Table, league: int) -> tuple[int, ...]:
    """Return the seats of a league in seat order; empty for the league of a solo enemy."""
    return tuple([seat for seat, board in enumerate(table.boards) if board.league == league])


def allies(table: Table) -> tuple[tuple[int, ...], ...]:
    """Return the leagues that have two cities, each as a tuple of its seats."""
    return tuple([seats for league in range(2) if len(seats := seats_of(table, league)) > 1])


def is_lone_city(table: Table, seat: int) -> bool:
    """Return whether a seat is the one city that stands alone against two in a three-player game."""
    return len(table.boards) == 3 and len(seats_of(table, table.boards[seat].league)) == 1


def gain(state: State, seat: int, amounts: Price, reason: str, chance: Chance) -> Price:
    """Add resources to a player's board, each up to the maximum that a board can hold; the rest is lost.

    Args:
        state: The state to change.
        seat: The player.
        amounts: The amount due of each resource.
        reason: A key that names the source in the log, or "" if another event reports the gain.
        chance: Receives the events.

    Returns:
        The resources that the player has actually gained.
    """
    stock = state.boards[seat].stock
    got = [0, 0, 0]
    for i in range(3):
        got[i] = min(amounts[i], COUNTS.stock - stock[i])
        stock[i] += got[i]
    gained = got[0], got[1], got[2]
    if reason and any(gained):
        chance.tell(events.Gained, seat, gained, reason)
    return gained


def pay(board: Board, price: Price) -> None:
    """Take the resources of a price from a player's board; they must be enough (rules, A40)."""
    stock = board.stock
    for i in range(3):
        stock[i] -= price[i]


def available(table: Table, deck: int) -> int:
    """Return how many military tokens of a pile can still be drawn.

    Tokens that are reserved, such as those lying face down with integrated cities, are not counted.

    Args:
        table: The state or view.
        deck: The pile.
    """
    return len(table.piles[deck]) - table.reserved[deck]


def draw_token(state: State, league: int, deck: int, chance: Chance) -> int:
    """Draw a random military token from its pile into a league's reserve, and tell only this league's seats its power.

    Args:
        state: The state to change.
        league: The league that gets the token.
        deck: The pile, which must not be empty.
        chance: Makes the random draws, and receives the events.

    Returns:
        The token: ten times its pile plus its power.
    """
    power = chance.draw(state.piles[deck])
    insort(state.reserves[league][deck], power)
    token = deck * 10 + power
    for seat in seats_of(state, league):
        chance.whisper(seat, events.TokenDrawn, token)
    return token


def pile_for(table: Table, deck: int) -> int:
    """Return the pile from which a league draws a military token as a reward; NONE if none of that unit is left.

    It is the given pile, or if that is empty the pile of the same unit at the other level.

    Args:
        table: The state or view.
        deck: The pile that the reward names.
    """
    return next((each for each in (deck, deck ^ 1) if available(table, each)), NONE)


def tokens_of(reserve: Sequence[Sequence[int]] | Sequence[Sequence[None]]) -> list[int]:
    """Return the military tokens of a league's reserve as numbers, sorted: ten times the pile plus the power.

    Args:
        reserve: By pile, the power of each token, or None for a token whose power is hidden, which counts as 0.
    """
    return [deck * 10 + (power or 0) for deck, powers in enumerate(reserve) for power in powers]


def tokens_held(table: Table, league: int, unit: int, level: int = 1) -> int:
    """Return how many military tokens of one unit a league has.

    Args:
        table: The state or view.
        league: The league.
        unit: The unit.
        level: The lowest level that counts: 1 for all tokens, 2 for Level II only.
    """
    return sum([len(powers) for powers in table.reserves[league][deck_of(unit, level) : deck_of(unit, 2) + 1]])


def has_built(board: Board, building: int) -> bool:
    """Return whether the player with this board has constructed a building, given by its index in `BUILDINGS`."""
    return bool(board.built >> building & 1)


def administrator_uses(board: Board) -> int:
    """Return how often a city may use its Administrator now: once for each Bureau constructed, less the uses made."""
    return (board.built & BUREAUS).bit_count() - board.used


def any_ability(board: Board, name: str) -> bool:
    """Return True if any of the Influential Figures that a player has in play has an ability.

    Args:
        board: The player's board.
        name: The field of `Ability` that must be set, such as "rerolls_negotiation".
    """
    return any(getattr(ABILITIES[figure], name) for figure in board.figures)


def city_tokens_left(table: Table, seat: int) -> int:
    """Return how many City tokens, with which a city takes territories, a player has left."""
    return COUNTS.posts - table.owners.count(seat)


def token_to_move(table: Table, seat: int, territory: int) -> int:
    """Return the territory that a city without City tokens gives up in order to take one that the enemy holds.

    It moves the City token from there (rules, A17). It is the first of the city's territories, in the order of the
    Resolution phase, where none of its figures stands.

    Args:
        table: The state or view.
        seat: A city that has no City token left.
        territory: The territory that it would take.

    Returns:
        The territory; NONE if no enemy city holds the other one.
    """
    owner, board = table.owners[territory], table.boards[seat]
    if owner == NONE or table.boards[owner].league == board.league:
        return NONE
    held = [each for each, of in enumerate(table.owners) if of == seat and FIRST_TERRITORY + each not in board.places]
    return min(held, default=NONE)
