"""The components of a match, read from `content.toml`: cards, teams, suits and line-ups.

A card is a number from 0 to 51: 13 times its suit plus its rank. A philosopher is a number from 0 to 7: four times the
team plus the suit.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from games.core.chance import Chance

TABLES: dict[str, Any] = tomllib.loads((Path(__file__).parent / "content.toml").read_text("utf-8"))

HAND: int = TABLES["hand"]
JOKER_FIRST: int = TABLES["joker"][0]
JOKER_LAST: int = TABLES["joker"][1]
STALL: int = TABLES["stall"]
COMPUTER_SURNAMES: list[str] = TABLES["surnames"]

GERMANS, FRENCH = 0, 1
TEAMS: tuple[str, ...] = tuple(team["id"] for team in TABLES["teams"])
PHILOSOPHERS: tuple[str, ...] = tuple(name for team in TABLES["teams"] for name in team["philosophers"])
"""The philosophers' names, indexed by their numbers. They are the same in every language, because players type them in
orders and a recorded match stores the text of these."""
SUITS: tuple[str, ...] = tuple(suit["id"] for suit in TABLES["suits"])
SYMBOLS: tuple[str, ...] = tuple(suit["symbol"] for suit in TABLES["suits"])
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = range(52)

PHILOSOPHERS_OF = (range(4), range(4, 8))
"""By team: its philosophers."""
TEAM_OF = tuple([philosopher // 4 for philosopher in range(8)])
FACE = 10
"""The lowest rank of a face card, the jack; ranks count from 0 for the ace."""
FACES: tuple[tuple[int, int], ...] = tuple([tuple(TABLES["faces"][rank]) for rank in RANKS[FACE:]])
"""By face card (jack, queen, king): the number of dice, and the number added to their sum."""
LEAST = tuple([rank + 1 if rank < FACE else sum(FACES[rank - FACE]) for rank in range(13)])
"""By rank (from 0): the lowest possible value of a card."""
MOST = tuple([rank + 1 if rank < FACE else 6 * FACES[rank - FACE][0] + FACES[rank - FACE][1] for rank in range(13)])
"""By rank (from 0): the highest possible value of a card."""

TEAM_MASK = (0b00001111, 0b11110000)
"""By team: its philosophers as a bit mask."""
SUITS_MASK = tuple([sum(((1 << 13) - 1) << 13 * suit for suit in range(4) if suits >> suit & 1) for suits in range(16)])
"""Indexed by a bit mask of suits (bit i for suit i): all cards of these suits as a bit mask."""
_ONE_SUIT = [sum(1 << rank for rank in range(13) if rank >= FACE or rank + 1 >= needed) for needed in range(14)]
AT_LEAST = tuple([sum(one << 13 * suit for suit in range(4)) for one in _ONE_SUIT])
"""By needed value: the cards that may be played to reach it, as a bit mask: number cards of at least this value and all
face cards."""


def is_face(card: int) -> bool:
    """Return True if a card, a number from 0 to 51, is a jack, queen or king; its value is rolled with dice."""
    return card % 13 >= FACE


def roll_value(card: int, chance: Chance) -> tuple[int, tuple[int, ...]]:
    """Return the value of a card and the dice rolled for it (rulebook, Kick!).

    A number card rolls none and an ace counts 1; a jack rolls one die, a queen one die plus 2, a king two dice.
    """
    rank = card % 13
    if rank < FACE:
        return rank + 1, ()
    dice, more = FACES[rank - FACE]
    rolled = tuple(chance.roll(dice))
    return sum(rolled) + more, rolled


@cache
def cards_in(mask: int) -> tuple[int, ...]:
    """Return the cards in a bit mask as numbers from 0 to 51, in ascending order."""
    return tuple([card for card in CARDS if mask >> card & 1])


@cache
def philosophers_in(mask: int) -> tuple[int, ...]:
    """Return the philosophers in a bit mask as numbers from 0 to 7, in ascending order."""
    return tuple([philosopher for philosopher in range(8) if mask >> philosopher & 1])
