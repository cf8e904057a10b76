"""The match and its parts as frozen values. The bot gets no other types of matches from storage."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import Enum, StrEnum
from typing import Any, Literal

import orjson

from games.core.action import Action
from games.core.game import Game
from games.core.registry import find_game
from games.core.values import Decision, Event, Outcome, Told
from games.core.verifiable import ChanceSecret
from storage.match.clock import Clock

Kind = Literal["pause", "resume", "clock", "undo", "seat", "absent", "left"]
"""The kind of a question that players vote on; `storage.match.consent_rules.KINDS` says what each one does."""
Answer = Literal["yes", "no", "wait", "computer", "person", "end"]
"""What a voter can answer: yes or no or, to a question about a seat, to wait for its player, to give the seat to a
computer player, to give it to another person, or to end the match."""
Result = Literal[Answer, "back", "withdrawn", "overtaken"]
"""How a question was settled: with this answer, or because the absent player acted (`back`), because the question was
cancelled (`withdrawn`), or because the undo that it asks for has become impossible (`overtaken`)."""

REPLACED: tuple[Answer, ...] = ("computer", "person")
"""The answers that remove a player from their seat."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question that the players of a match vote on, such as whether to pause, with the answers so far."""

    id: int
    """The question's number within its match, counted from 1, so that a late answer cannot reach a later question."""
    kind: Kind
    asked_by: int | None
    """The user who asked; None for the bot."""
    asked_by_name: str
    """User input: escape it before showing it."""
    seat: int | None
    """The seat that the question is about, or whose action is to be undone; None for pause, resume and clock."""
    asked_at: datetime
    detail: Mapping[str, Any] = field(default_factory=dict)
    """The parameters of what is proposed, by kind: the new `clock` (as `Clock.write` returns it, or None); `seq`, the
    record to undo; the `user` and `name` of the person who wants the seat; `away` if the player of the seat counts as
    absent (`storage.match.consent_rules.AWAY`)."""
    answers: Mapping[int, Answer] = field(default_factory=dict)
    """The answers given so far, by the Discord id of the user."""
    result: Result | None = None
    """How the question was settled; None while it is open."""
    decided_by: str = ""
    """The name of the player whose answer settled the question; "" if no answer did."""

    @property
    def is_open(self) -> bool:
        """True as long as the question is not settled, so that answers are accepted."""
        return self.result is None

    def with_answer(self, user: int, answer: Answer) -> "Question":
        """Return a copy of the question with a user's answer added; it replaces an earlier answer of the same user.

        Args:
            user: The user's Discord id.
            answer: The answer.
        """
        return replace(self, answers={**self.answers, user: answer})

    def write(self) -> str:
        """Return the question as JSON for its database column."""
        values = {name: getattr(self, name) for name in self.__slots__}
        votes = [[user, choice] for user, choice in self.answers.items()]
        return orjson.dumps({**values, "answers": votes}).decode()

    @classmethod
    def read(cls, text: str) -> "Question":
        """Return the question that a JSON text from `write` describes."""
        values = orjson.loads(text)
        asked_at = datetime.fromisoformat(values.pop("asked_at"))
        votes = {int(user): choice for user, choice in values.pop("answers")}
        return cls(**values, asked_at=asked_at, answers=votes)


LEVELS = ("easy", "middle", "hard")
"""The levels of computer players, weakest first."""


class Status(StrEnum):
    """The stage of a match: in its lobby, being played, or ended in one of three ways."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Ended by the rules of the game."""
    CANCELLED = "cancelled"
    """Closed before it started."""
    ENDED = "ended"
    """Ended by the host, a moderator or a resignation."""


OPEN = (Status.LOBBY, Status.PLAYING)
FINISHED = (Status.OVER, Status.ENDED)
"""Played and ended in any way; nothing is secret any more."""


@dataclass(frozen=True, slots=True)
class User:
    """An actor given as a Discord user: the user acts in the seat that they have in the match."""

    id: int


@dataclass(frozen=True, slots=True)
class Seat:
    """An actor given as a seat, without a user: its computer player acts, or a timeout for its absent player."""

    number: int


class Everything(Enum):
    """The type of `EVERYTHING`, which stands in place of a viewer's seat for all events, public or not.

    Never use it for a player of a running match.
    """

    EVERYTHING = "everything"


EVERYTHING = Everything.EVERYTHING


@dataclass(frozen=True, slots=True)
class Turn:
    """What a match is waiting for: the decision to make, when it began, and which seats take part. All of it is public.

    Who has already chosen in secret is not stored here: these are the seats in `asked` that are not active.
    """

    decision: Decision
    """The game's key of the decision; `()` if nothing is being decided."""
    since: datetime
    """When the decision began, in UTC. It stays the same while seats choose, so that nobody sees how fast a seat was.
    """
    asked: tuple[int, ...] = ()
    """The seats that take part, including those that have chosen."""

    @property
    def is_simultaneous(self) -> bool:
        """True if several seats take part, so that nobody may see which of them have chosen."""
        return len(self.asked) > 1

    def continues_in(self, later: "Turn") -> bool:
        """Return True if `later` is still the same turn: the same decision, begun at the same time."""
        return self.decision == later.decision and self.since == later.since


@dataclass(frozen=True, slots=True)
class Stopped:
    """A timer that does not run, since the seat has no decision to make or its time is unlimited."""

    bank: float | None = None
    """Seconds left for the next decisions; None if none was used yet, so that the seat has the clock's full time."""


@dataclass(frozen=True, slots=True)
class Running:
    """A timer that runs, since the seat has a decision to make."""

    bank: float
    """Seconds that the seat had left at `since`."""
    since: datetime
    spent: float = 0.0
    """Seconds of this decision before `since`. They count towards a time limit of the rules."""
    extended_to: datetime | None = None
    """If set, the seat has time at least until this moment, because it took a secret choice back when its time was
    nearly over. This is hidden from other seats, because it would tell them who had chosen."""
    used: float = 0.0
    """Seconds that this decision took from the bank before `since`. The seat gets them back if several decide at once.
    Unlike `spent`, they follow the bank: they are converted with it to another clock, and never exceed it."""

    @property
    def bank_at_start(self) -> float:
        """Seconds that the seat had when the decision began."""
        return self.bank + self.used


@dataclass(frozen=True, slots=True)
class Held:
    """The timer of a seat that has chosen in secret while others still choose: it is stopped, but shown as running."""

    shown: Running
    """The running timer that everybody is shown."""
    missed: bool = False
    """True if the clock made the choice, because the seat's time had run out. This is told once all have chosen."""


Timer = Stopped | Running | Held
"""The time of one seat, in one of three states."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a match with its player, a person or a computer, and with that player's timer and totals."""

    seat: int
    user: int | None
    """The Discord id of the seat's user; None for a computer player or a vacant seat."""
    name: str
    """User input: escape it before showing it."""
    computer: str | None = None
    """The level of the computer player in this seat (one of LEVELS), or None."""
    actions_taken: int = 0
    """The number of actions taken in this seat."""
    active: bool = False
    """True if the seat has a decision to make."""
    timeouts: int = 0
    """The number of its latest consecutive decisions that ended in a timeout, as far as everybody knows."""
    timer: Timer = Stopped()
    """The time that the seat has left, by the clock of the match or a time limit of the game's rules."""
    quiet_hours: str | None = None
    """Its user's quiet hours, as `QuietHours.write` gives them; None if there are none."""
    last_reminder: str | None = None
    """The last reminder (`half` or `soon`) sent for the current decision."""
    reserved_for: int | None = None
    """The user who may take this seat back at any time from a computer player, or while it is vacant."""
    left_server: bool = False
    """True if its user has left the Discord server and everybody knows of nothing that they have done since."""
    untold: Literal["acted", "missed"] | None = None
    """What its user has last done for the current decision, as long as the others may not know it: "acted", or "missed"
    the time. `storage.match.play` draws the conclusions as soon as they may."""
    untold_timeouts: int = 0
    """How often its user has missed the time in the current decision, as long as the others may not know it."""
    thinking_since: datetime | None = None
    """When its user began to think about the current decision, in UTC; None before the first one. A hidden choice sets
    it, so nothing that others see may depend on it."""
    last_heard: datetime | None = None
    """When everybody last knew that its user was there, in UTC: by an action that all were told of, a vote, or because
    the user sat down or the match was resumed; None if not yet. No hidden step sets it."""
    thinking_seconds: int = 0
    """Seconds that its user took for all decisions, without quiet hours and the time in which the bot was down."""
    decisions: int = 0
    """The number of decisions that its user made."""
    missed_decisions: int = 0
    """The number of all its user's decisions that ended in a timeout."""
    changes: int = 0
    """How many steps its user took lately that did not end their part in a decision; see `storage.match.turn`."""

    @property
    def is_vacant(self) -> bool:
        """True if neither a user nor a computer player has the seat."""
        return self.user is None and self.computer is None

    @property
    def shown_timer(self) -> Running | None:
        """The running time of this seat as everybody may see it; None if no time runs.

        It is the same whether or not the seat has already chosen in secret.
        """
        match self.timer:
            case Running() as running:
                return running
            case Held(shown=shown):
                return shown
            case Stopped():
                return None


@dataclass(frozen=True, slots=True)
class Ending:
    """Why, and by whom, a match was ended other than by the rules of its game."""

    kind: str
    """`resigned`, `ended`, `cancelled` or `empty` (everybody left the lobby)."""
    by: int | None
    """The user who ended it; None for the bot."""
    by_name: str
    text: str
    """The reason given, possibly empty. User input: escape it before showing it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match with its players, its state and its clock at one version; a change makes a new `Match`.

    `state` is shared by everybody who holds this version: read it through the game and never change it.
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
    """A number that increases with every change, except changes of where the match is shown."""
    shown_version: int
    """The version that the public message shows; if it is below `version` the message is out of date."""
    record_count: int
    """The number of records in the log."""
    opened_at: datetime
    turn: Turn
    """What the match is waiting for: the current decision and the seats that take part in it."""
    chance: ChanceSecret = field(repr=False)
    """The secret from which all random draws follow. Until the match is finished, show only its commitment."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    outcome: Outcome | None = None
    """The winners and scores; None until the rules have ended the match, and if it was ended without a result. If a
    resignation ended it, `reason` is `resigned` and all scores are zero."""
    ending_json: str | None = None
    """The `Ending` as JSON; see `ending`."""
    state: Any | None = field(default=None, repr=False)
    """The game's state; None in the lobby."""
    clock: Clock | None = None
    """The clock of the match; None if decisions may take any time."""
    paused_at: datetime | None = None
    """When the match was paused, in UTC; None if it is not paused."""
    is_suspended: bool = False
    """True if the bot has paused the match because it cannot reach its Discord server; it goes on when it can again."""
    question: Question | None = None
    """The open question to the players, or else the last one that was settled."""
    question_count: int = 0
    """The number of questions asked so far."""
    is_private: bool = False
    """True if only players may watch: the match is played in a private thread."""
    seating: tuple[int, ...] = ()
    """In a rematch: the users in the intended seating order, 0 for a computer player."""
    shown_look: str | None = None
    """A digest of what the public message shows, by which a later process knows whether an edit would change anything;
    None if that is not known."""
    shown_at: datetime | None = None
    """When the look or the place of the public message last changed, in UTC. No hidden step changes it."""
    rulebook: Game[Any, Any] | None = field(default=None, repr=False, compare=False)
    """The game's rules, cached by storage; None if they have to be looked up. Read the property `rules` instead."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The rules of the game, in the edition in which the match began."""
        return self.rulebook or find_game(self.game, self.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, in the order of their seats."""
        return tuple([chair.name for chair in self.chairs])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have a decision to make."""
        return tuple([chair.seat for chair in self.chairs if chair.active])

    @property
    def is_secret_to_people(self) -> bool:
        """True if several seats choose at once and there is more than one person from whom it is hidden who has."""
        return self.turn.is_simultaneous and sum(chair.user is not None for chair in self.chairs) > 1

    @property
    def is_open(self) -> bool:
        """True if the match is in its lobby or being played, False once it has ended in any way."""
        return self.status in OPEN

    @property
    def is_finished(self) -> bool:
        """True if the match was played and has ended in any way; nothing is secret any more."""
        return self.status in FINISHED

    @property
    def ending(self) -> Ending | None:
        """Why the match ended, if its rules did not end it."""
        return None if self.ending_json is None else Ending(**orjson.loads(self.ending_json))

    def seat_of(self, user: int) -> int | None:
        """Return the number of a user's seat in this match; None if the user has no seat."""
        for chair in self.chairs:
            if chair.user == user:
                return chair.seat
        return None


def asked_before(before: Match, match: Match) -> tuple[int, ...]:
    """Return the seats that already knew before a change that they have a decision to make, so need no notification.

    These are all seats that take part in the turn if the turn goes on; otherwise the seats that were active before. If
    several chose in secret before, these are none: a seat that had still to choose could be told by its missing ping.

    Args:
        before: The match before a change.
        match: The match after it.
    """
    if before.turn.continues_in(match.turn):
        return before.turn.asked
    return () if before.is_secret_to_people else before.active


@dataclass(frozen=True, slots=True)
class Submitted:
    """The result of submitting an action: the recorded action with its events, and the match after it."""

    match: Match
    """The match after the action; for a repeated key, the match as it is now."""
    seat: int
    action: Action = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    """Events for everybody and for single seats: filter them before showing them."""
    is_repeat: bool
    """True if an action with the same idempotency key had been recorded before; this is the result recorded then."""
    asked_before: tuple[int, ...]
    """The seats that knew before the action that they have a decision to make (`storage.match.model.asked_before`); for
    a repeated key, the seats that have one now."""
    has_asked: bool = False
    """True if the players were asked, because of this action, what to do about an absent player's seat."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A record of a match's log (an action or an undo), reduced to what one seat or a spectator may see."""

    seq: int
    """Its index among all records. Do not show it: a gap tells that another seat has made a hidden choice."""
    seat: int
    at: datetime
    action: Action | None = field(repr=False)
    """The action; None if the record is an undo, or if another seat took it and the match is not over."""
    events: tuple[Event, ...] = field(repr=False)
    recipients: tuple[int | None, ...] = ()
    """For each of `events`, the only seat that was told of it, or None if all were; empty if all events are public."""
    by_clock: bool = False
    """True if the record is a timeout and the viewer may know that."""
    steps_undone: int | None = None
    """For an undo, the number of undone actions, limited to those known to all who see the undo; None for an action."""
    is_public: bool = True
    """False for an undo of which only its own seat is told."""
    undone: tuple[Event, ...] = field(default=(), repr=False)
    """For an undo, the events of the undone actions, limited to those known to all who see the undo."""
    actor: int | None = None
    """The seat that acted, as far as the viewer may know it; None for another seat's hidden choice. `seat` is shown to
    nobody else."""
    is_known: bool = False
    """True for the viewer's own last action, which they know, so that only its results are news (`read_since`)."""
