"""The model: a match at one version, its chairs and its question to the table, as frozen values.

Storage gives nothing else to the bot.
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
    """A question as it stands."""

    id: int
    """Counts up from 1 at each table, so that a late answer cannot meet another question."""
    kind: Kind
    asked_by: int | None
    """Who asks; None: the bot."""
    asked_by_name: str
    """As typed by its owner: to be defused before it is shown."""
    seat: int | None
    """The seat that it is about."""
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
        """Return the result of the answers; None as long as nothing is decided.

        Args:
            voters: The users who are asked.
            host: The match's host.
            own: The user whose consent is required, if any: the owner of the seat in question.
        """
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
        """As a column holds it."""
        values = {name: getattr(self, name) for name in self.__slots__}
        votes = [[user, choice] for user, choice in self.answers.items()]
        return orjson.dumps({**values, "answers": votes}).decode()

    @classmethod
    def read(cls, text: str) -> "Question":
        """From a column."""
        values = orjson.loads(text)
        asked_at = datetime.fromisoformat(values.pop("asked_at"))
        votes = {int(user): choice for user, choice in values.pop("answers")}
        return cls(**values, asked_at=asked_at, answers=votes)


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
class Turn:
    """A decision of the match: what is decided, since when, and by whom. Everybody may see all of it.

    The seats that have chosen in secret are those in `asked` that are not active.
    """

    decision: Decision
    """The key by which the game names it; `()` where nothing is being decided."""
    since: datetime
    """When it was asked. It stays the same while seats choose, so that nobody sees how fast somebody was."""
    asked: tuple[int, ...] = ()
    """The seats that take part in it, whether they have chosen or not."""

    def continues_in(self, later: "Turn") -> bool:
        """Return True if `later` is this turn: the same decision, asked at the same moment."""
        return self.decision == later.decision and self.since == later.since


@dataclass(frozen=True, slots=True)
class Stopped:
    """No time runs: nothing is asked of the seat, or nothing limits its time."""

    bank: float | None = None
    """Seconds that are left for its next decisions; None: its first decision will have all the clock gives."""


@dataclass(frozen=True, slots=True)
class Running:
    """Time runs for a decision."""

    bank: float
    """Seconds that were left at `since`."""
    since: datetime
    spent: float = 0.0
    """Seconds of this decision that had passed by `since`; they count towards a time limit of the rules."""
    extended_to: datetime | None = None
    """The seat has time until then at least, for it took a choice back when its time was nearly over. Nobody else sees
    this: it would tell who has chosen."""


@dataclass(frozen=True, slots=True)
class Held:
    """The seat has chosen in secret while others still choose. Its time is shown to run on, so nobody can tell."""

    shown: Running
    saved: float
    """Seconds that will be in its bank once the decision is over."""


Timer = Stopped | Running | Held


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
    actions_taken: int = 0
    """How many actions this seat has taken."""
    active: bool = False
    """Whether a decision is asked of it."""
    timeouts: int = 0
    """How many decisions in a row the clock has made for it."""
    timer: Timer = Stopped()
    """Its time under the table's clock, or under a time limit of the rules."""
    quiet_hours: str | None = None
    """When the time of its person does not run (`storage.match.quiet_hours.Quiet`)."""
    last_reminder: str | None = None
    """The last reminder (`half` or `soon`) that was given of the decision that is asked of it."""
    reserved_for: int | None = None
    """The user who may take this seat back at any time from the computer that plays it, or from nobody."""
    left_server: bool = False
    """Whether its person was found to have left the server."""
    thinking_since: datetime | None = None
    """Since when its person has thought about the next decision; None before the first one."""
    thinking_seconds: int = 0
    """Seconds that its person took for all decisions together, quiet hours left out."""
    decisions: int = 0
    """How many decisions these were."""
    missed_decisions: int = 0
    """How many decisions the clock made for its person, in all."""

    @property
    def is_vacant(self) -> bool:
        """Nobody sits here: the table waits for somebody."""
        return self.user is None and self.computer is None

    @property
    def shown_timer(self) -> Running | None:
        """The time that everybody sees run for this seat, whether it has chosen or not; None where none runs."""
        match self.timer:
            case Running() as running:
                return running
            case Held(shown=shown):
                return shown
            case Stopped():
                return None


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
    shown_version: int
    """The version that the public message shows; below `version` it has to be shown again."""
    record_count: int
    """How many actions the log holds."""
    opened_at: datetime
    turn: Turn
    """What is being decided."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    outcome: Outcome | None = None
    """Also after a resignation in a match of two: `reason` is then `resigned`, and the scores say nothing (zeros)."""
    ending_json: str | None = None
    """JSON of an Ending; see `ending`."""
    state: Any | None = field(default=None, repr=False)
    """The game's state; None in the lobby."""
    clock: Clock | None = None
    """How long decisions may take; None: as long as they like."""
    paused_at: datetime | None = None
    """Since when the table rests."""
    question: Question | None = None
    """What the table is asked, or was asked last."""
    question_count: int = 0
    """How often the table was asked anything."""
    is_private: bool = False
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
    def is_open(self) -> bool:
        """In its lobby or being played."""
        return self.status in OPEN

    @property
    def is_finished(self) -> bool:
        """Played and over, by the rules or otherwise: nothing is secret any more."""
        return self.status in FINISHED

    @property
    def ending(self) -> Ending | None:
        """Why the match is not played on, when it was not the rules that ended it."""
        return None if self.ending_json is None else Ending(**orjson.loads(self.ending_json))

    def seat_of(self, user: int) -> int | None:
        """The seat in which that user sits."""
        for chair in self.chairs:
            if chair.user == user:
                return chair.seat
        return None


def asked_before(before: Match, match: Match) -> tuple[int, ...]:
    """Return the seats that already knew in `before` that they have to decide, and need no notification now.

    These are all that take part if the decision is still the same one, else those that were active.
    """
    return before.turn.asked if before.turn.continues_in(match.turn) else before.active


@dataclass(frozen=True, slots=True)
class Submitted:
    """An action that stands in the log."""

    match: Match
    """As it stood after the action; for a repeated key as it stands now."""
    seat: int
    action: Action = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    """What the action told to all and to single seats: filter before showing."""
    is_repeat: bool
    """The key had been applied before; this is what was recorded then."""
    asked_before: tuple[int, ...]
    """The seats that knew before it of what they are asked now; see `asked_before`."""


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
    recipients: tuple[int | None, ...] = ()
    """For each event, the seat to which alone it was told, or None; empty: all were told to everybody."""
    by_clock: bool = False
    """Whether it was the clock that chose, for a person who was away."""
    steps_undone: int | None = None
    """When this is no action but the taking back of one: how many steps the table had heard that it has taken back."""
    is_public: bool = True
    """Whether a taking back was told to the whole table, or concerns its seat alone."""
    undone: tuple[Event, ...] = field(default=(), repr=False)
    """Of a taking back: what had been told by the steps that went."""
