"""Labyrinth Tokens: the ways to earn one, one of them the Olympic Request (Guidebook p8, p12; rules, R20 to R27).

A player with three of these tokens qualifies for the final debate.
"""

from collections.abc import Callable

from games.core.chance import Chance
from games.philosophia.content import COUNTS, EASTERN, FAVOURS, ORACLES, PORT, REQUESTS, TEMPLE, WESTERN
from games.philosophia.events import LabyrinthCollected, RequestRevealed
from games.philosophia.state import Player, Position, PublicPlayer, State

FOLLOWINGS, SCHOOLS, TRAVEL, DEBATE, LEARN, ORACLE, OLYMPIC = range(7)
WAYS = ("followings", "schools", "travel", "debate", "learn", "oracle", "olympic")
"""The seven ways to earn a Labyrinth Token, as the last parts of the names of messages about them."""


def favours(player: Player) -> int:
    """Return how many Favours of the Oracle cards a player holds, counting the Unknown Oracle disk as one."""
    return sum(card in FAVOURS for card in player.oracle) + player.unknown_oracle


def has_travelled(s: Position, player: PublicPlayer) -> bool:
    """Return True if a player holds all the location tokens of one colour that were dealt in this game (rules, R22)."""
    return any(have == dealt and dealt for have, dealt in zip(player.colours, s.dealt, strict=True))


HOLDINGS: dict[str, Callable[[PublicPlayer], int]] = {
    "western": lambda player: player.colours[WESTERN],
    "eastern": lambda player: player.colours[EASTERN],
    "port": lambda player: player.colours[PORT],
    "temple": lambda player: player.colours[TEMPLE],
    "oracle": lambda player: player.colours[ORACLES],
    "every_colour": lambda player: min(player.colours),
    "followings": lambda player: COUNTS.followers - player.followers,
    "schools": lambda player: COUNTS.schools - player.schools,
    "coins": lambda player: player.coins,
    "builders": lambda player: player.builders,
    "wisdom": lambda player: len(player.wisdom),
    "oracle_cards": lambda player: sum(player.backs),
    "debates": lambda player: player.wins,
}
"""The items that an Olympic Request card may ask for, each with a function that counts how many a player holds. They
are not paid (rules, R26, R27)."""


def request_met(player: Player) -> bool:
    """Return True if a player holds everything that their Olympic Request card asks for; False without such a card."""
    if player.request is None:
        return False
    return all(HOLDINGS[what](player) >= count for what, count in REQUESTS[player.request].needs.items())


def claimable_ways(s: State, player: Player) -> list[int]:
    """Return the ways in which a player may now earn a Labyrinth Token, each an index into WAYS.

    Each way counts once (rules, R20), and a player with three tokens may earn no more (rules, R21).
    """
    if player.labyrinth == COUNTS.labyrinth:
        return []
    ways = []
    claimed = player.claimed
    if player.followers == 0 and FOLLOWINGS not in claimed:
        ways.append(FOLLOWINGS)
    if player.schools == 0 and SCHOOLS not in claimed:
        ways.append(SCHOOLS)
    if player.tokens and TRAVEL not in claimed and has_travelled(s, player):
        ways.append(TRAVEL)
    if player.wins == COUNTS.debate_wins and DEBATE not in claimed:
        ways.append(DEBATE)
    if len(player.wisdom) == COUNTS.wisdom_cards and LEARN not in claimed:
        ways.append(LEARN)
    if len(player.oracle) > 1 and ORACLE not in claimed and favours(player) >= len(FAVOURS):
        ways.append(ORACLE)
    if request_met(player):
        ways.append(OLYMPIC)
    return ways


def collect_labyrinth_token(s: State, seat: int, way: int, chance: Chance) -> None:
    """Give a seat a Labyrinth Token, or for an Olympic Request as many as it lacks of three.

    The third token bears a number: 1 for the first player to get that far, and so on (rules, R23, R25).

    Args:
        s: The state to change.
        seat: The seat.
        way: The way in which it is earned, an index into WAYS.
        chance: Receives the events.
    """
    player = s.players[seat]
    player.claimed.append(way)
    tokens = 1
    if way == OLYMPIC:
        tokens = COUNTS.labyrinth - player.labyrinth
        assert player.request is not None
        chance.tell(RequestRevealed, seat, player.request)
    elif way == ORACLE:
        player.shown = sorted(card for card in player.oracle if card in FAVOURS)
    player.labyrinth += tokens
    if player.labyrinth == COUNTS.labyrinth:
        player.number = s.next_number
        s.next_number += 1
    chance.tell(LabyrinthCollected, seat, way, tokens, player.number)
