"""Snapshots: a match as it stood at one version, as plain frozen values. Storage gives nothing else to the bot."""

from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum, StrEnum
from typing import Any

import orjson

from games.core.action import Action
from games.core.event import Event, Told
from games.core.game import Game, Outcome
from games.core.registry import find_game
from storage.clock import Clock
from storage.question import Question

LEVELS = ("easy", "middle", "hard")
"""How well a computer plays."""


class Status(StrEnum):
    """Where a match is in its life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Ended by the rules of its game."""
    CANCELLED = "cancelled"
    """Never began."""
    ENDED = "ended"
    """Ended by its host, by a moderator or by a resignation."""


OPEN = (Status.LOBBY, Status.PLAYING)
FINISHED = (Status.OVER, Status.ENDED)
"""Played and finished, in whatever way: from here on everything is open to everybody."""


@dataclass(frozen=True, slots=True)
class User:
    """Whoever does it is this Discord user, in the seat that is theirs."""

    id: int


@dataclass(frozen=True, slots=True)
class Seat:
    """It is done for this seat: by its computer player, or by the clock for somebody who is away."""

    number: int


class Everything(Enum):
    """Instead of a seat: all that happened, whoever may know it. Never for a player of a match that is not over."""

    EVERYTHING = "everything"


EVERYTHING = Everything.EVERYTHING


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a match and who sits in it."""

    seat: int
    user: int | None
    """Discord id; None for a computer."""
    name: str
    """As typed by its owner: to be defused before it is shown."""
    computer: str | None = None
    """The level of the computer player in this seat (of LEVELS), or None."""
    turns: int = 0
    """How many actions this seat has taken."""
    active: bool = False
    """Whether a decision is asked of it."""
    timeouts: int = 0
    """How many decisions in a row the clock has made for it."""
    bank: float | None = None
    """At a table with a clock: seconds it had left at `since`. None: it has not been asked yet."""
    since: datetime | None = None
    """From when its time runs; it stays when the seat has chosen and others still choose, so that nobody can tell."""
    spent: float = 0.0
    """Seconds of the decision that had passed by `since`: what the rules limit it to does not begin anew there."""
    saved: float | None = None
    """When it has chosen and others still choose: what will be in its bank."""
    quiet: str | None = None
    """When the time of its person does not run (`storage.quiet.Quiet`)."""
    reminded: str | None = None
    """The last reminder (`half` or `soon`) that was given of the decision that is asked of it."""
    held_for: int | None = None
    """The user who may take this seat back at any time from the computer that plays it, or from nobody."""
    gone: bool = False
    """Whether its person was found to have left the server."""
    asked_at: datetime | None = None
    """Since when the decision is asked of it that is its next one."""
    thought: int = 0
    """Seconds that its person took for all decisions together, quiet hours left out."""
    decided: int = 0
    """How many decisions these were."""
    missed: int = 0
    """How many decisions the clock made for its person, in all."""

    @property
    def vacant(self) -> bool:
        """Nobody sits here: the table waits for somebody."""
        return self.user is None and self.computer is None


def _chose_after(chair: Chair, moment: datetime) -> bool:
    return chair.asked_at is not None and chair.asked_at > moment


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match came to an end before its rules ended it."""

    kind: str
    """`resigned`, `ended`, `cancelled` or `empty` (everybody left)."""
    by: int | None
    by_name: str
    text: str
    """The reason that was typed, possibly empty; to be defused before it is shown."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one version. `state` is shared between all who ask: look at it through the game, never change it."""

    id: int
    game: str
    edition: int
    status: Status
    host: int
    guild: int | None
    channel: int
    thread: int | None
    message: int | None
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    version: int
    """How often anything that is shown has changed."""
    shown: int
    """The version that the public message shows; below `version` it has to be shown again."""
    records: int
    """How many actions the log holds."""
    opened_at: datetime
    turn_since: datetime
    """Since when decisions are asked of these seats; it stays when one of several has chosen: how fast is unseen."""
    started_at: datetime | None = None
    over_at: datetime | None = None
    outcome: Outcome | None = None
    """Also after a resignation in a match of two: `reason` is then `resigned`, and the scores say nothing (zeros)."""
    ended: str | None = None
    """JSON of an Ending; see `ending`."""
    state: Any | None = field(default=None, repr=False)
    """The game's state; None in the lobby."""
    clock: Clock | None = None
    """How long decisions may take; None: as long as they like."""
    paused_at: datetime | None = None
    """Since when the table rests."""
    question: Question | None = None
    """What the table is asked, or was asked last."""
    questions: int = 0
    """How often the table was asked anything."""
    closed: bool = False
    """Whether only those who play may look on: the match is played in a private thread."""
    seating: tuple[int, ...] = ()
    """Of a rematch: the users in the order in which they are to sit, 0 for a computer."""
    rulebook: Game[Any, Any] | None = field(default=None, repr=False, compare=False)
    """The game as storage found it; None: to be looked up. Ask for `rules`."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The game, in the edition under which the match began."""
        return self.rulebook or find_game(self.game, self.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The names by seat, for presentations."""
        return tuple([chair.name for chair in self.chairs])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats of which a decision is asked now."""
        return tuple([chair.seat for chair in self.chairs if chair.active])

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that were asked in this turn, whether they have chosen or not."""
        if not self.active:
            return ()
        return tuple([c.seat for c in self.chairs if c.active or _chose_after(c, self.turn_since)])

    @property
    def open(self) -> bool:
        """In its lobby or being played."""
        return self.status in OPEN

    @property
    def finished(self) -> bool:
        """Played and over, by the rules or otherwise: nothing is secret any more."""
        return self.status in FINISHED

    @property
    def ending(self) -> Ending | None:
        """Why the match is not played on, when it was not the rules that ended it."""
        return None if self.ended is None else Ending(**orjson.loads(self.ended))

    def seat_of(self, user: int) -> int | None:
        """The seat in which that user sits."""
        for chair in self.chairs:
            if chair.user == user:
                return chair.seat
        return None


@dataclass(frozen=True, slots=True)
class Submitted:
    """An action that stands in the log."""

    match: Match
    """As it stood after the action; for a repeated key as it stands now."""
    seat: int
    action: Action = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    """What the action told to all and to single seats: filter before showing."""
    repeated: bool
    """The key had been applied before; this is what was recorded then."""
    before_active: tuple[int, ...]
    """The seats that were asked for a decision before it (for a repeated key: those that are now)."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """What one pair of eyes may know of one record."""

    seq: int
    """Its place among all records; not to be shown, for a gap says that somebody else has chosen something."""
    seat: int
    at: datetime
    action: Action | None = field(repr=False)
    """Only the seat's own while the match is running."""
    events: tuple[Event, ...] = field(repr=False)
    to: tuple[int | None, ...] = ()
    """For each event, the seat to which alone it was told, or None; empty: all were told to everybody."""
    by_clock: bool = False
    """Whether it was the clock that chose, for a person who was away."""
    taken_back: int | None = None
    """When this is no action but the taking back of one: how many steps the table had heard that it has taken back."""
    told_all: bool = True
    """Whether a taking back was told to the whole table, or concerns its seat alone."""
    undone: tuple[Event, ...] = field(default=(), repr=False)
    """Of a taking back: what had been told by the steps that went."""
