"""The components of Philosophia (board, cards, tokens) as frozen values, read once from `content.toml`.

Elsewhere a component is identified by its index in its table: a place, a card, a disk or a philosopher is an int. Its
`name` is the last part of the messages about it, such as `place-sparta`.
"""

import tomllib
from dataclasses import field
from importlib.resources import files
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

Source = Literal["printed", "reconstructed"]

Item = Literal["coins", "builders", "sophists", "sophistry", "syllogism"]
"""What the supply and the decks give."""


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of pieces and the limits per player; `pages` says on which page of the guidebook each is printed."""

    followers: int
    schools: int
    builders: int
    sophists: int
    builder_limit: int
    wisdom_cards: int
    debate_wins: int
    labyrinth: int
    source: Source
    pages: dict[str, int]


@dataclass(frozen=True, slots=True)
class Copies:
    """The number of copies of each Syllogism card; the guidebook (the rulebook) gives only the size of the deck."""

    syllogism: int
    source: Source


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the length of the game and on waiting for an answer, which we added as the rulebook has none."""

    rounds: int
    """The number of rounds after which the hourglass moves to the last year of the timeline by itself."""
    retraction: int
    """The time in seconds after which a played oracle card stands unless it has been retracted."""
    source: Source


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices in coins of fees, pieces and cards; `pages` says on which page of the guidebook each is printed."""

    fee: int
    builder: int
    sophist: int
    study: int
    shop_sophistry: int
    shop_syllogism: int
    source: Source
    pages: dict[str, int]


@dataclass(frozen=True, slots=True)
class Kind:
    """A type of location on the board, such as a port; tokens dealt to such locations have its colour."""

    name: str
    colour: str
    source: Source
    page: int


@dataclass(frozen=True, slots=True)
class Place:
    """A location on the board outside the Acropolis: its name, its type, and its sides of the board ("A", "B" or "AB").

    `start` names the philosopher who begins there, if any.
    """

    name: str
    kind: str
    sides: str
    source: Source
    start: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Circle:
    """One of the four locations of the Acropolis on the board, each with an action of its own."""

    name: str
    source: Source


@dataclass(frozen=True, slots=True)
class Bonus:
    """What a location token gives if its bonus is taken, and how many tokens of each colour carry this bonus."""

    gives: Item
    amount: int
    tokens: dict[str, int]
    source: Source

    @property
    def items(self) -> dict[Item, int]:
        """What it gives, and how many."""
        return {self.gives: self.amount}


@dataclass(frozen=True, slots=True)
class Year:
    """A space of the timeline, a year BC; the hourglass, which times the game, moves along them."""

    year: int
    source: Source


@dataclass(frozen=True, slots=True)
class Philosopher:
    """A philosopher whom a player may play, with the items one starts with."""

    name: str
    colour: str
    ability_source: Source
    page: int
    kit: dict[Item, int]
    kit_source: Source
    wisdom_source: Source


@dataclass(frozen=True, slots=True)
class Disk:
    """An offering disk, the prize of an auction; `solo` says whether it is used in the solo game.

    `gives` is what the winner takes. If it is empty, `rules.effects` has a class for the disk.
    """

    name: str
    solo: bool
    source: Source
    gives: dict[Item, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class OracleCard:
    """An oracle card, and the deck (one of three oracles) that it belongs to, which its back shows.

    `gives` is what its player takes. If it is empty, `rules.effects` has a class for the card; `amount` is the number
    in its effect.
    """

    deck: str
    name: str
    source: Source
    gives: dict[Item, int] = field(default_factory=dict)
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Request:
    """An Olympic Request card: a god, and the number of each item that a player must hold to fulfil it."""

    god: str
    needs: dict[str, int]
    source: Source


@dataclass(frozen=True, slots=True)
class Syllogism:
    """A Syllogism card (a valid argument form), to be played in debates, with the names of those that it beats."""

    name: str
    beats: tuple[str, ...]
    colour: str
    source: Source


@dataclass(frozen=True, slots=True)
class Sophistry:
    """A Sophistry card (a fallacy), played in debates.

    `bid` is what the Moirai (the solo opponent) bid if they turn over this card in an auction.
    """

    name: str
    bid: int
    source: Source


@dataclass(frozen=True, slots=True)
class MoiraiCard:
    """A card that governs one turn of the Moirai, the automaton that plays against a solo player.

    It names the place to which they move and, for each level of difficulty, the items that they get.
    """

    place: str
    nous: str
    logos: str
    sophia: str
    source: Source


def _load() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("content.toml").read_text(encoding="utf-8"))


def _table(tp: Any, name: str) -> Any:
    return TypeAdapter(tp).validate_python(_DATA[name])


_DATA = _load()
COUNTS: Counts = _table(Counts, "counts")
COPIES: Copies = _table(Copies, "copies")
LIMITS: Limits = _table(Limits, "limits")
PRICES: Prices = _table(Prices, "prices")
KINDS: tuple[Kind, ...] = _table(tuple[Kind, ...], "kinds")
PLACES: tuple[Place, ...] = _table(tuple[Place, ...], "places")
CIRCLES: tuple[Circle, ...] = _table(tuple[Circle, ...], "acropolis")
BONUSES: tuple[Bonus, ...] = _table(tuple[Bonus, ...], "bonuses")
TIMELINE: tuple[Year, ...] = _table(tuple[Year, ...], "timeline")
PHILOSOPHERS: tuple[Philosopher, ...] = _table(tuple[Philosopher, ...], "philosophers")
DISKS: tuple[Disk, ...] = _table(tuple[Disk, ...], "disks")
ORACLE_CARDS: tuple[OracleCard, ...] = _table(tuple[OracleCard, ...], "oracle")
REQUESTS: tuple[Request, ...] = _table(tuple[Request, ...], "olympic")
SYLLOGISMS: tuple[Syllogism, ...] = _table(tuple[Syllogism, ...], "syllogism")
SOPHISTRIES: tuple[Sophistry, ...] = _table(tuple[Sophistry, ...], "sophistry")
MOIRAI: tuple[MoiraiCard, ...] = _table(tuple[MoiraiCard, ...], "moirai")
MOIRAI_LAST: tuple[MoiraiCard, ...] = _table(tuple[MoiraiCard, ...], "moirai_last")

# -- places: 0 to 26 as in the table, then the four circles of the Acropolis ----------------------------------------

WESTERN, EASTERN, PORT, TEMPLE, ORACLES = range(5)
ACROPOLIS = 5
"""The number of the Acropolis as a location type, for menus; no token has this type."""

LAND = len(PLACES)
OBSERVE, PROGRESS, PARTHENON, THEATRE = range(LAND, LAND + 4)
CIRCLE_PLACES = (OBSERVE, PROGRESS, PARTHENON, THEATRE)
ALL_PLACES = LAND + 4
PLACE_NAMES = (*(place.name for place in PLACES), *(circle.name for circle in CIRCLES))
PLACE_NAMED = {name: i for i, name in enumerate(PLACE_NAMES)}
KIND_NAMES = tuple(kind.name for kind in KINDS)
KIND_OF = (*(KIND_NAMES.index(place.kind) for place in PLACES), *(ACROPOLIS,) * 4)
SIDES = {side: tuple(i for i, place in enumerate(PLACES) if side in place.sides) for side in "AB"}
START = tuple(
    next(i for i, place in enumerate(PLACES) if place.start == philosopher.name) for philosopher in PHILOSOPHERS
)
BONUS_BAGS = tuple(
    tuple(b for b, bonus in enumerate(BONUSES) for _ in range(bonus.tokens[kind])) for kind in KIND_NAMES
)
LAST_YEAR = len(TIMELINE) - 1

# -- argument cards: 0 to 39 Sophistry, then the five Syllogisms, then the argument of the oracle --------------------

FIRST_SYLLOGISM = len(SOPHISTRIES)
WORD_OF_ZEUS = FIRST_SYLLOGISM + len(SYLLOGISMS)
ARGUMENTS = WORD_OF_ZEUS + 1
SOPHISTRY_DECK = tuple(range(FIRST_SYLLOGISM))
SYLLOGISM_DECK = tuple(FIRST_SYLLOGISM + i for i in range(len(SYLLOGISMS)) for _ in range(COPIES.syllogism))


def is_sophistry(card: int) -> bool:
    """Return True if an argument card, given by its number, is a Sophistry card.

    The others are Syllogism cards and the Word of Zeus.
    """
    return card < FIRST_SYLLOGISM


def _result(a: int, b: int) -> int:
    if a == WORD_OF_ZEUS or b == WORD_OF_ZEUS:
        return (a == WORD_OF_ZEUS) - (b == WORD_OF_ZEUS)
    if is_sophistry(a) or is_sophistry(b):
        return is_sophistry(b) - is_sophistry(a)
    one, two = SYLLOGISMS[a - FIRST_SYLLOGISM], SYLLOGISMS[b - FIRST_SYLLOGISM]
    return (two.name in one.beats) - (one.name in two.beats)


RESULT = tuple(tuple(_result(a, b) for b in range(ARGUMENTS)) for a in range(ARGUMENTS))
"""`RESULT[a][b]` is 1 when argument card a beats b, -1 when it loses, 0 when they are equal (Guidebook p11)."""

# -- oracle cards ------------------------------------------------------------------------------------------------

DECK_NAMES = tuple(dict.fromkeys(card.deck for card in ORACLE_CARDS))
DELPHI, DODONA, TROPHONIUS = range(3)
DECK_OF = tuple(DECK_NAMES.index(card.deck) for card in ORACLE_CARDS)
ORACLE_DECKS = tuple(tuple(i for i, d in enumerate(DECK_OF) if d == deck) for deck in range(3))
ORACLE_PLACES = tuple(PLACE_NAMED[f"oracle-of-{name}"] for name in DECK_NAMES)
FAVOURS = tuple(i for i, card in enumerate(ORACLE_CARDS) if card.name == "favours-of-the-oracle")


def oracle_card(name: str) -> int:
    """Return the index of the oracle card with this name.

    Of the Favours of the Oracle, which exists three times, that is the first.

    Raises:
        StopIteration: No card has this name.
    """
    return next(i for i, card in enumerate(ORACLE_CARDS) if card.name == name)


def disk(name: str) -> int:
    """Return the index of the offering disk (a prize of auctions) with this name.

    Raises:
        StopIteration: No disk has this name.
    """
    return next(i for i, each in enumerate(DISKS) if each.name == name)


def philosopher(name: str) -> int:
    """Return the index of the philosopher with this name.

    Raises:
        StopIteration: No philosopher has this name.
    """
    return next(i for i, each in enumerate(PHILOSOPHERS) if each.name == name)


RETRACTION = oracle_card("retraction-of-promises")
ZEUS_CARD = oracle_card("the-word-of-zeus")
UNKNOWN_ORACLE = disk("unknown-oracle")
