"""The model: a match at one version, with its chairs and its question to the table, as frozen values.

These values are all that storage gives to the bot; rows and connections stay inside.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, StrEnum
from typing import Any, Literal

import orjson

from games.core.action import Action
from games.core.game import Game
from games.core.registry import find_game
from games.core.values import Decision, Event, Outcome, Told
from storage.match.clock import Clock

Kind = Literal["pause", "resume", "clock", "undo", "seat", "absent", "left"]
Result = Literal["yes", "no", "wait", "computer", "person", "end", "back", "withdrawn", "overtaken"]

CONSENT: tuple[Result, ...] = ("yes", "no")
ABOUT_A_SEAT: tuple[Result, ...] = ("wait", "computer", "person", "end")
REPLACED: tuple[Result, ...] = ("computer", "person")
"""Answers by which somebody loses a seat."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that the bot asks the players of a match, with the answers so far."""

    id: int
    """Counts up from 1 in each match, so that a late answer cannot be taken for an answer to another question."""
    kind: Kind
    asked_by: int | None
    """The user who asks; None for the bot."""
    asked_by_name: str
    """As its owner typed it; escape it before you show it."""
    seat: int | None
    """The seat in question; None if it concerns the whole table."""
    asked_at: datetime
    detail: Mapping[str, Any] = field(default_factory=dict)
    """What a yes does: `clock` (as `Clock.write`, or None), `seq` (the record that is taken back), `user`, `name`."""
    answers: Mapping[int, Result] = field(default_factory=dict)
    """Answers by user."""
    result: Result | None = None
    """What was decided; None while it is open. `back`: who was away has come back; `withdrawn`: it is not asked any
    more; `overtaken`: what was asked for cannot be done any more."""
    decided_by: str = ""
    """The name of the one whose answer settled it."""

    @property
    def choices(self) -> tuple[Result, ...]:
        """What can be answered, in the order of the buttons."""
        return ABOUT_A_SEAT if self.kind in ("absent", "left") else CONSENT

    @property
    def is_open(self) -> bool:
        """Whether answers are wanted."""
        return self.result is None

    def with_answer(self, user: int, choice: Result) -> "Question":
        """With an answer, instead of an earlier one of the same user."""
        return replace(self, answers={**self.answers, user: choice})

    def settled(self, voters: Collection[int], host: int, own: int | None = None) -> Result | None:
        """What the answers of those who are asked come to; None as long as nothing is decided. `own`: the user whose
        seat it is and who has to agree."""
        votes = {user: choice for user, choice in self.answers.items() if user in voters}
        result = self._counted(votes, voters, host)
        if own is None:
            return result
        said = votes.get(own)
        if said is None or said == "wait":
            return said
        return "wait" if result in REPLACED and said not in REPLACED else result

    def _counted(self, votes: Mapping[int, Result], voters: Collection[int], host: int) -> Result | None:
        if self.choices is CONSENT:
            if "no" in votes.values():
                return "no"
            return "yes" if len(votes) == len(voters) else None
        counts = Counter(votes.values())
        for choice, count in counts.items():
            if 2 * count > len(voters):
                return choice
        if not voters or len(votes) < len(voters):
            return None
        ahead = [choice for choice in ABOUT_A_SEAT if counts[choice] == max(counts.values())]
        return votes[host] if votes.get(host) in ahead else ahead[0]

    def write(self) -> str:
        """Serialize the question to JSON."""
        values = {name: getattr(self, name) for name in self.__slots__}
        votes = [[user, choice] for user, choice in self.answers.items()]
        return orjson.dumps({**values, "answers": votes}).decode()

    @classmethod
    def read(cls, text: str) -> "Question":
        """Parse what `write` returned."""
        values = orjson.loads(text)
        asked_at = datetime.fromisoformat(values.pop("asked_at"))
        votes = {int(user): choice for user, choice in values.pop("answers")}
        return cls(**values, asked_at=asked_at, answers=votes)


LEVELS = ("easy", "middle", "hard")
"""The levels of computer players."""


class Status(StrEnum):
    """The stages of a match."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Ended by the rules of its game."""
    CANCELLED = "cancelled"
    """Closed before it started."""
    ENDED = "ended"
    """Ended early: by its host, a moderator, a resignation or a decision of the table."""


OPEN = (Status.LOBBY, Status.PLAYING)
FINISHED = (Status.OVER, Status.ENDED)
"""The match was played and is over. Nothing in it is secret from now on."""


@dataclass(frozen=True, slots=True)
class User:
    """An action is taken by this Discord user, for the seat they hold."""

    id: int


@dataclass(frozen=True, slots=True)
class Seat:
    """An action is taken for this seat by its computer player, or by a timeout."""

    number: int


class Everything(Enum):
    """The type of `EVERYTHING`, a viewer who sees all secrets. Never use it for a player of a running match."""

    EVERYTHING = "everything"


EVERYTHING = Everything.EVERYTHING


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of the match: what is decided, since when, and by which seats. All of it is public.

    Who has already chosen in secret is not stored here: these are the seats in `asked` that are not active.
    """

    decision: Decision
    """The key that the game gives it; `()` if nothing is being decided."""
    since: datetime
    """When it began. It does not change while seats choose, so it does not show how fast each of them was."""
    asked: tuple[int, ...] = ()
    """The seats that take part, whether they have chosen or not."""

    def continues_in(self, later: "Turn") -> bool:
        """Return True if `later` is the same turn: the same decision, begun at the same time."""
        return self.decision == later.decision and self.since == later.since


@dataclass(frozen=True, slots=True)
class Stopped:
    """The timer is stopped: the seat has nothing to decide, or its time is not limited."""

    bank: float | None = None
    """Seconds left in the bank; None before the first decision, which gets the clock's full bank."""


@dataclass(frozen=True, slots=True)
class Running:
    """The timer is running for a decision."""

    bank: float
    """Seconds left in the bank at `since`."""
    since: datetime
    spent: float = 0.0
    """Seconds already spent on this decision before `since`; they count towards a time limit of the rules."""
    extended_to: datetime | None = None
    """If set, the seat times out at this moment at the earliest, because it took a choice back with little time left.
    Never shown to others, since it would reveal that the seat had chosen."""


@dataclass(frozen=True, slots=True)
class Held:
    """The seat has chosen in secret while others still choose. Its timer appears to run on, so that nobody can tell."""

    shown: Running
    """The timer as it appears to run."""
    saved: float
    """Seconds that will be in the bank once the turn is over."""


Timer = Stopped | Running | Held


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a match and its player."""

    seat: int
    user: int | None
    """The player's Discord id; None for a computer player or a vacant seat."""
    name: str
    """As its owner typed it; escape it before you show it."""
    computer: str | None = None
    """The level of the computer player in this seat (one of `LEVELS`); None for a person or a vacant seat."""
    actions_taken: int = 0
    """How many actions this seat has taken."""
    active: bool = False
    """Whether the seat has a pending decision."""
    timeouts: int = 0
    """How many decisions in a row were made by timeouts; an action of the player resets it."""
    timer: Timer = Stopped()
    """The seat's timer under the table's clock, or under a time limit of the rules."""
    quiet_hours: str | None = None
    """The daily hours in which the player's timer does not run, as `QuietHours.write` writes them."""
    last_reminder: str | None = None
    """The last reminder (`half` or `soon`) sent for the pending decision."""
    reserved_for: int | None = None
    """The user who may take this seat back at any time while it is vacant or played by a computer."""
    left_server: bool = False
    """Whether its player has left the Discord server."""
    thinking_since: datetime | None = None
    """When the thinking time that is not yet counted began; None before the first decision."""
    thinking_seconds: int = 0
    """Seconds the player has spent on all decisions, without quiet hours and outages."""
    decisions: int = 0
    """How many decisions the player has made."""
    missed_decisions: int = 0
    """How many decisions timeouts have made for the player in all."""

    @property
    def is_vacant(self) -> bool:
        """Whether the seat has neither a player nor a computer, so the table waits for a player."""
        return self.user is None and self.computer is None

    @property
    def shown_timer(self) -> Running | None:
        """The running timer that everybody sees, whether the seat has chosen or not; None if it is stopped."""
        match self.timer:
            case Running() as running:
                return running
            case Held(shown=shown):
                return shown
            case Stopped():
                return None


@dataclass(frozen=True, slots=True)
class Ending:
    """How a match ended before its rules ended it."""

    kind: str
    """`resigned`, `ended`, `cancelled` or `empty` (everybody left)."""
    by: int | None
    """The user who ended it; None for the bot."""
    by_name: str
    text: str
    """The reason as it was typed, possibly empty; escape it before you show it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one version.

    `state` is shared by all readers of this version. Read it through the game's methods and never change it.
    """

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
    """Increases with every change, except of where it is shown (`channel`, `thread`, `message`, `shown_version`)."""
    shown_version: int
    """The version that the public message shows; if it is below `version`, the message is outdated."""
    record_count: int
    """How many records the log holds."""
    opened_at: datetime
    turn: Turn
    """What is being decided."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    outcome: Outcome | None = None
    """The result. After a resignation in a match of two, `reason` is `resigned` and all scores are 0."""
    ending_json: str | None = None
    """The `Ending` as JSON; see `ending`."""
    state: Any | None = field(default=None, repr=False)
    """The game's state; None in the lobby."""
    clock: Clock | None = None
    """The table's clock; None for no time limit."""
    paused_at: datetime | None = None
    """When the match was paused; None if it is not paused."""
    question: Question | None = None
    """The open question, or the last one."""
    question_count: int = 0
    """How many questions were asked in this match."""
    is_private: bool = False
    """Whether spectators are excluded; the match is then played in a private thread."""
    seating: tuple[int, ...] = ()
    """In a rematch: the users in seating order, 0 for a computer player."""
    rulebook: Game[Any, Any] | None = field(default=None, repr=False, compare=False)
    """The game, if storage has already looked it up. Use `rules` instead."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The game, in the edition of the rules with which the match was opened."""
        return self.rulebook or find_game(self.game, self.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple([chair.name for chair in self.chairs])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have a pending decision."""
        return tuple([chair.seat for chair in self.chairs if chair.active])

    @property
    def is_open(self) -> bool:
        """Whether the match is in its lobby or being played."""
        return self.status in OPEN

    @property
    def is_finished(self) -> bool:
        """Whether the match was played and is over, in whatever way. Nothing is secret then."""
        return self.status in FINISHED

    @property
    def ending(self) -> Ending | None:
        """How the match ended, if something other than its rules ended it."""
        return None if self.ending_json is None else Ending(**orjson.loads(self.ending_json))

    def seat_of(self, user: int) -> int | None:
        """Return the seat of a user; None if they have none."""
        for chair in self.chairs:
            if chair.user == user:
                return chair.seat
        return None


def asked_before(before: Match, match: Match) -> tuple[int, ...]:
    """Return the seats that already knew about their pending decision before a change and need no new notification.

    If the turn goes on, these are all seats that take part in it, since notifying one of them again would reveal a
    secret choice. Otherwise they are the seats that were active.

    Args:
        before: The match before the change.
        match: The match after it.
    """
    return before.turn.asked if before.turn.continues_in(match.turn) else before.active


@dataclass(frozen=True, slots=True)
class Submitted:
    """The result of a submitted action."""

    match: Match
    """The match after the action; for a repeated key, the match as it is now."""
    seat: int
    action: Action = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    """What the action told everybody or single seats. Filter by recipient before you show it."""
    is_repeat: bool
    """Whether the key had been applied before; seat, action and events are those of the first time."""
    asked_before: tuple[int, ...]
    """The seats that need no notification about their pending decision; see the function `asked_before`."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """The part of one record that a certain viewer may see."""

    seq: int
    """The record's sequence number. Never show it: a gap would reveal that another seat has chosen something."""
    seat: int
    at: datetime
    action: Action | None = field(repr=False)
    """While the match is running, set only for the viewer's own actions."""
    events: tuple[Event, ...] = field(repr=False)
    recipients: tuple[int | None, ...] = ()
    """For each event, the only seat that was told it, or None if everybody was. Empty: everybody was told all."""
    by_clock: bool = False
    """Whether a timeout made the choice for an absent player."""
    steps_undone: int | None = None
    """For an undo: how many steps it undid, as far as its audience knows of them. None for an action."""
    is_public: bool = True
    """Whether an undo was announced to the whole table or concerns its seat alone."""
    undone: tuple[Event, ...] = field(default=(), repr=False)
    """For an undo: the events of the steps it undid."""
