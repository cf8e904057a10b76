"""The nouns of the toy: state, view, events, options."""

from dataclasses import field
from typing import Literal

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.event import Event, event
from games.core.game import Options, View
from games.core.sealed import Sealed

COUCHES = 6
MASKS = ("aulos", "barbitos", "kithara", "lyra", "phorminx", "salpinx", "syrinx", "tympanon")
"""A bag holds two of each."""


class ToyOptions(Options):
    """What a host may set."""

    rounds: int = Field(2, ge=1, le=2, title="Rounds", description="How often everybody has a turn.")
    strong: bool = Field(False, title="Strong wine", description="Whether mixtures count twice.")
    riddles: Literal["none", "one"] = Field("one", title="Riddles", description="Whether riddles may be put.")


@dataclass(slots=True)
class Guest:
    """One player."""

    couch: int
    coins: int = 3
    hand: list[str] = field(default_factory=list, repr=False)
    moved: bool = False
    mixture: list[int] = field(default_factory=list, repr=False)
    wish: str = field(default="", repr=False)
    """Written down in secret before the bid; burnt with the bids."""


@dataclass(slots=True)
class State:
    """The party."""

    options: ToyOptions
    guests: list[Guest]
    bag: list[str] = field(repr=False)
    turn: int = 0
    round: int = 0
    phase: Literal["turns", "bids", "wine", "over"] = "turns"
    bids: Sealed[int] | None = None
    cups: Sealed[tuple[int, ...]] | None = None
    riddle: str = ""
    drunk: tuple[tuple[int, ...], ...] = ()


class SymposiumView(View):
    """What a guest sees."""

    options: ToyOptions
    couches: tuple[int, ...]
    coins: tuple[int, ...]
    cards: tuple[int, ...]
    moved: tuple[bool, ...]
    hand: tuple[str, ...]
    mixture: tuple[int, ...]
    bag: int
    turn: int
    round: int
    phase: Literal["turns", "bids", "wine", "over"]
    chosen: tuple[int, ...]
    bid: int | None
    cup: tuple[int, ...] | None
    wish: str
    riddle: str
    drunk: tuple[tuple[int, ...], ...]
    hands: tuple[tuple[str, ...], ...]
    """Everybody's masks, once the party is over."""


@event
class Walked(Event):
    seat: int
    couch: int


@event
class Thrown(Event):
    seat: int
    face: int


@event
class Drawn(Event):
    """Heard by the one who drew."""

    mask: str


@event
class Took(Event):
    """Heard by all."""

    seat: int


@event
class Riddled(Event):
    seat: int
    text: str


@event
class Toasted(Event):
    seat: int
    coins: int


@event
class Mixed(Event):
    seat: int


@event
class Drunk(Event):
    cups: tuple[tuple[int, ...], ...]
