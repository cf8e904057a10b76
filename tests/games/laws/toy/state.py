"""The values of the toy: public half, state, view, events, options."""

from dataclasses import field
from typing import Generic, Literal, TypeVar

from pydantic import Field
from pydantic.dataclasses import dataclass

from games.core.sealed import Sealed, Submissions
from games.core.states import Concrete
from games.core.values import Event, Options, event

COUCHES = 6
MASKS = ("aulos", "barbitos", "kithara", "lyra", "phorminx", "salpinx", "syrinx", "tympanon")
"""A bag holds two of each."""


class ToyOptions(Options):
    """What a host may set."""

    rounds: int = Field(2, ge=1, le=2)
    strong: bool = False
    riddles: Literal["none", "one"] = "one"


M = TypeVar("M")
"""A mask: its name, or None where it lies face down."""


@dataclass(slots=True)
class PublicGuest(Concrete, Generic[M]):
    """What everybody sees of a player."""

    couch: int
    coins: int = 3
    hand: list[M] = field(default_factory=list, repr=False)
    moved: bool = False


@dataclass(slots=True)
class Guest(PublicGuest[str]):
    """One player."""

    mixture: list[int] = field(default_factory=list, repr=False)
    wish: str = field(default="", repr=False)
    """Written down in secret before the bid; burnt with the bids."""


G = TypeVar("G", bound=PublicGuest[str] | PublicGuest[None])


@dataclass(slots=True)
class Public(Concrete, Generic[G, M]):
    """What everybody sees of the party."""

    options: ToyOptions
    guests: list[G]
    bag: list[M] = field(default_factory=list, repr=False)
    turn: int = 0
    round: int = 0
    phase: Literal["turns", "bids", "wine", "over"] = "turns"
    bids: Submissions | None = None
    cups: Submissions | None = None
    riddle: str = ""
    toasts: list[int] = field(default_factory=list)
    """Who has won the toasts."""
    drunk: tuple[tuple[int, ...], ...] = ()


@dataclass(slots=True)
class State(Public[Guest, str]):
    """The party."""

    bids: Sealed[int] | None = None
    cups: Sealed[tuple[int, ...]] | None = None


@dataclass(slots=True)
class SymposiumView(Public[PublicGuest[None], None]):
    """What a guest sees."""

    seat: int | None = None
    hand: tuple[str, ...] = ()
    mixture: tuple[int, ...] = ()
    bid: int | None = None
    cup: tuple[int, ...] | None = None
    wish: str = ""
    hands: tuple[tuple[str, ...], ...] = ()
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
