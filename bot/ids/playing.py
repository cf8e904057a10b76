"""What a press asks for at a table that is played."""

from dataclasses import dataclass

Path = tuple[int, ...]
"""What was picked while drilling down: the number of a verb, then the number of a value for each field asked."""


@dataclass(frozen=True, slots=True)
class MySeat:
    """«My seat» on the board: open the private panel of whoever presses, as a new message."""

    match: int


@dataclass(frozen=True, slots=True)
class Panel:
    """Show the panel again in the private message that holds the button."""

    match: int


@dataclass(frozen=True, slots=True)
class Play:
    """Take the offered action of this number. Turn and fingerprint: see `games.core.offer.Offer`."""

    match: int
    turn: int
    fingerprint: str
    index: int


@dataclass(frozen=True, slots=True)
class Fill:
    """As an id of a button or a menu's value: open the form of this offered action; of a form: it was sent."""

    match: int
    turn: int
    fingerprint: str
    index: int


@dataclass(frozen=True, slots=True)
class Into:
    """Show the panel at this place of the drilling down; the way back is one with a shorter path."""

    match: int
    turn: int
    fingerprint: str
    page: int
    path: Path


@dataclass(frozen=True, slots=True)
class Choose:
    """A menu of the panel; `menu` only keeps ids in a message apart. Its values are ids of what they stand for."""

    match: int
    menu: int


@dataclass(frozen=True, slots=True)
class Log:
    """«Log» on the board: open the log as this person may see it, as a new private message."""

    match: int


@dataclass(frozen=True, slots=True)
class LogPage:
    """Turn to a page of the log, in the private message that holds the button."""

    match: int
    page: int


@dataclass(frozen=True, slots=True)
class Rules:
    """«Rules» on the board: open the rules of this match's game, as a new private message."""

    match: int


@dataclass(frozen=True, slots=True)
class Topics:
    """The rules of a game at a page of their menu; as a menu its values are ids of `Topic`."""

    game: str
    page: int


@dataclass(frozen=True, slots=True)
class Topic:
    """One topic of the rules of a game, by its number."""

    game: str
    topic: int


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask «are you sure»: `what` is resign, end, leave or cancel."""

    match: int
    what: str


@dataclass(frozen=True, slots=True)
class Confirm:
    """Yes: do it."""

    match: int
    what: str


@dataclass(frozen=True, slots=True)
class Keep:
    """No: leave everything as it is."""

    match: int


@dataclass(frozen=True, slots=True)
class Again:
    """«Play again» under a finished match."""

    match: int


@dataclass(frozen=True, slots=True)
class Tables:
    """A page of «my tables» (`of` mine) or of this server's (`of` server)."""

    of: str
    page: int


@dataclass(frozen=True, slots=True)
class Which:
    """The menu that asks which table is meant; its values are ids of `Panel`."""

    page: int
