"""The material of the match, read from `content.toml`: cards, teams, suits, line-ups.

A *card* is a number from 0 to 51: its suit times 13, plus its rank less 1. A *philosopher* is a number from 0 to 7: its
team (0 Germans, 1 French) times 4, plus its suit. Suits are 0 clubs, 1 diamonds, 2 hearts, 3 spades.
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

GERMANS, FRENCH = 0, 1
TEAMS: tuple[str, ...] = tuple(team["name"] for team in TABLES["teams"])
SIDES: tuple[str, ...] = tuple(team["one"] for team in TABLES["teams"])
PHILOSOPHERS: tuple[str, ...] = tuple(name for team in TABLES["teams"] for name in team["philosophers"])
LETTERS: tuple[str, ...] = tuple(name for team in TABLES["teams"] for name in team["letters"])
SUITS: tuple[str, ...] = tuple(suit["name"] for suit in TABLES["suits"])
SYMBOLS: tuple[str, ...] = tuple(suit["symbol"] for suit in TABLES["suits"])
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
RANK_NAMES = ("ace", *RANKS[1:10], "jack", "queen", "king")
CARDS = range(52)
CLUBS, DIAMONDS, HEARTS, SPADES = range(4)

PHILOSOPHERS_OF = (range(4), range(4, 8))
"""By team."""
TEAM_OF = tuple([philosopher // 4 for philosopher in range(8)])
SUIT_OF = tuple([card // 13 for card in CARDS])
FACE = 10
"""The first rank (from 0) that is a face card."""
FACES: tuple[tuple[int, int], ...] = tuple([tuple(TABLES["faces"][rank]) for rank in RANKS[FACE:]])
"""Of jack, queen and king: how many dice, and how much is added."""
MOST = tuple([rank + 1 if rank < FACE else 6 * FACES[rank - FACE][0] + FACES[rank - FACE][1] for rank in range(13)])
"""The highest value that a card of a rank (from 0) may have."""

TEAM_MASK = (0b00001111, 0b11110000)
"""By team: its philosophers as bits."""
SUITS_MASK = tuple([sum(((1 << 13) - 1) << 13 * suit for suit in range(4) if suits >> suit & 1) for suits in range(16)])
"""By a set of suits (bits): their cards as bits."""
_ONE_SUIT = [sum(1 << rank for rank in range(13) if rank >= FACE or rank + 1 >= needed) for needed in range(14)]
AT_LEAST = tuple([sum(one << 13 * suit for suit in range(4)) for one in _ONE_SUIT])
"""By value: the cards, as bits, that may be played where so much is needed: numbers that reach it, any face card."""


def card_of(name: str) -> int:
    """«8C», «KD», «10h» as a card. Raises ValueError."""
    return "CDHS".index(name[-1].upper()) * 13 + RANKS.index(name[:-1].upper())


def goalie(team: int) -> int:
    """Clubs: Nietzsche or Descartes."""
    return team * 4


def is_face(card: int) -> bool:
    """Whether the value of the card is rolled."""
    return card % 13 >= FACE


def roll_value(card: int, chance: Chance) -> tuple[int, tuple[int, ...]]:
    """The value of a card, and the dice that were rolled for it (Kick!: jacks 1d6, queens 1d6 + 2, kings 2d6)."""
    rank = card % 13
    if rank < FACE:
        return rank + 1, ()
    dice, more = FACES[rank - FACE]
    rolled = tuple(chance.roll(dice))
    return sum(rolled) + more, rolled


@cache
def cards_in(mask: int) -> tuple[int, ...]:
    """The cards of a set of bits, in order."""
    return tuple([card for card in CARDS if mask >> card & 1])
