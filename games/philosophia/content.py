"""Components as frozen values, read once from `content.toml`. A component is identified by its index in its table."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.dataclasses import dataclass

Source = Literal["printed", "reconstructed"]


@dataclass(frozen=True, slots=True)
class Counts:
    """The numbers of pieces and the limits per player; `pages` says where the guidebook prints them."""

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
    """The number of copies of each card, for decks whose total size is all that the guidebook gives."""

    syllogism: int
    source: Source


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits on the length of the game and on waiting, which we added as the guidebook has none."""

    rounds: int
    """The number of rounds after which the game ends without a winner."""
    retraction: int
    """The time in seconds after which a played oracle card stands unless it has been retracted."""
    source: Source


@dataclass(frozen=True, slots=True)
class Prices:
    """Prices in coins; `pages` says where the guidebook prints them."""

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
    """A type of location, such as a Port; location tokens have the colour of their type."""

    name: str
    colour: str
    source: Source
    page: int


@dataclass(frozen=True, slots=True)
class Place:
    """A location outside the Acropolis."""

    name: str
    kind: str
    sides: str
    source: Source
    start: str = ""
    why: str = ""


@dataclass(frozen=True, slots=True)
class Circle:
    """One of the four locations of the Acropolis with its action."""

    name: str
    action: str
    source: Source


@dataclass(frozen=True, slots=True)
class Bonus:
    """A bonus on the back of location tokens, with the number of tokens of each colour that carry it."""

    gives: Literal["sophistry", "syllogism", "coins", "sophists", "builders"]
    amount: int
    tokens: dict[str, int]
    source: Source


@dataclass(frozen=True, slots=True)
class Year:
    """A year on the timeline, which the hourglass moves along."""

    year: str
    event: str
    source: Source


@dataclass(frozen=True, slots=True)
class Teaching:
    """A wisdom card: a teaching in our own words and where it was written; the guidebook prints none."""

    teaching: str
    place: str
    source: Source


@dataclass(frozen=True, slots=True)
class Philosopher:
    """A philosopher's player board: the ability, the starting items and the three wisdom cards."""

    name: str
    colour: str
    ability: str
    ability_source: Source
    page: int
    kit: dict[str, int]
    kit_source: Source
    wisdom: tuple[Teaching, ...]


@dataclass(frozen=True, slots=True)
class Disk:
    """An offering disk, the prize of an auction; `solo` says whether it is used in the solo game."""

    name: str
    effect: str
    solo: bool
    source: Source


@dataclass(frozen=True, slots=True)
class OracleCard:
    """An oracle card and the deck that it belongs to, which its back shows."""

    deck: str
    name: str
    effect: str
    source: Source


@dataclass(frozen=True, slots=True)
class Request:
    """An Olympic Request card with the items that a player must hold at the least to fulfil it."""

    god: str
    needs: dict[str, int]
    source: Source


@dataclass(frozen=True, slots=True)
class Syllogism:
    """A Syllogism card (a valid argument form) with the names of the cards that it beats."""

    name: str
    beats: tuple[str, ...]
    form: str
    colour: str
    source: Source


@dataclass(frozen=True, slots=True)
class Sophistry:
    """A Sophistry card: its fallacy in a sentence, and the Moirai's bid if they turn it over in an auction."""

    name: str
    fallacy: str
    bid: int
    source: Source


@dataclass(frozen=True, slots=True)
class MoiraiCard:
    """A card of the Moirai, the solo opponent: where they move and what they get at each difficulty level."""

    place: str
    nous: str
    logos: str
    sophia: str
    source: Source
    title: str = ""


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
    """Return True if an argument card is a Sophistry card."""
    return card < FIRST_SYLLOGISM


def _result(a: int, b: int) -> int:
    if a == WORD_OF_ZEUS or b == WORD_OF_ZEUS:
        return (a == WORD_OF_ZEUS) - (b == WORD_OF_ZEUS)
    if is_sophistry(a) or is_sophistry(b):
        return is_sophistry(b) - is_sophistry(a)
    one, two = SYLLOGISMS[a - FIRST_SYLLOGISM], SYLLOGISMS[b - FIRST_SYLLOGISM]
    return (two.name in one.beats) - (one.name in two.beats)


RESULT = tuple(tuple(_result(a, b) for b in range(ARGUMENTS)) for a in range(ARGUMENTS))
"""`RESULT[a][b]` is 1 when argument a beats b, -1 when it loses, 0 when they are equal (Guidebook p11)."""

# -- oracle cards ------------------------------------------------------------------------------------------------

DECK_NAMES = tuple(dict.fromkeys(card.deck for card in ORACLE_CARDS))
DELPHI, DODONA, TROPHONIUS = range(3)
DECK_OF = tuple(DECK_NAMES.index(card.deck) for card in ORACLE_CARDS)
ORACLE_DECKS = tuple(tuple(i for i, d in enumerate(DECK_OF) if d == deck) for deck in range(3))
ORACLE_PLACES = tuple(PLACE_NAMED[f"Oracle of {name}"] for name in DECK_NAMES)
FAVOURS = tuple(i for i, card in enumerate(ORACLE_CARDS) if card.name == "Favours of the Oracle")


def teachings(own: Sequence[Sequence[str]], philosopher: int) -> tuple[str, ...]:
    """Return the texts of a philosopher's three wisdom cards.

    Args:
        own: By philosopher, the cards that the host wrote; empty to use the game's own, with their places.
        philosopher: An index into PHILOSOPHERS.
    """
    if own[philosopher]:
        return tuple(own[philosopher])
    return tuple(f"{each.teaching} ({each.place})" for each in PHILOSOPHERS[philosopher].wisdom)


def oracle_card(name: str) -> int:
    """Return the index of the oracle card with this name, which must not be one of the duplicated cards.

    "Favours of the Oracle" exists three times.
    """
    return next(i for i, card in enumerate(ORACLE_CARDS) if card.name == name)


def disk(name: str) -> int:
    """Return the index of the offering disk with this name."""
    return next(i for i, each in enumerate(DISKS) if each.name == name)


def philosopher(name: str) -> int:
    """Return the index of the philosopher with this name."""
    return next(i for i, each in enumerate(PHILOSOPHERS) if each.name == name)


RETRACTION = oracle_card("Retraction of Promises")
ZEUS_CARD = oracle_card("The Word of Zeus")
UNKNOWN_ORACLE = disk("Unknown Oracle")
