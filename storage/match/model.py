"""The match and its parts as frozen values. The bot gets no other types of matches from storage."""

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
"""Answers that give the seat to somebody else."""


@dataclass(frozen=True, slots=True)
class Question:
    """A question put to the table, with the answers so far."""

    id: int
    """Counts up from 1 within a match, so that a late answer cannot reach a later question."""
    kind: Kind
    asked_by: int | None
    """The user who asked; None for the bot."""
    asked_by_name: str
    """User input: escape it before showing it."""
    seat: int | None
    """The seat that the question concerns."""
    asked_at: datetime
    detail: Mapping[str, Any] = field(default_factory=dict)
    """What agreement does: `clock` (as `Clock.write`, or None), `seq` (the record to undo), `user`, `name`."""
    answers: Mapping[int, Result] = field(default_factory=dict)
    """Answers by user."""
    result: Result | None = None
    """The result; None while the question is open. `back`: the absent player came back. `withdrawn`: it was withdrawn.
    `overtaken`: what was asked for is no longer possible."""
    decided_by: str = ""
    """The name of the player whose answer settled it."""

    @property
    def choices(self) -> tuple[Result, ...]:
        """The possible answers, in the order of the buttons."""
        return ABOUT_A_SEAT if self.kind in ("absent", "left") else CONSENT

    @property
    def is_open(self) -> bool:
        """True while answers are accepted."""
        return self.result is None

    def with_answer(self, user: int, choice: Result) -> "Question":
        """Return the question with a user's answer, which replaces an earlier one.

        Args:
            user: The user who answers.
            choice: The answer.
        """
        return replace(self, answers={**self.answers, user: choice})

    def settled(self, voters: Collection[int], host: int, own: int | None = None) -> Result | None:
        """Return the result that the answers lead to; None while there is none.

        Args:
            voters: The users whose answers count.
            host: The user whose answer breaks a tie.
            own: The user who has to agree because the seat is theirs; None if nobody has to.
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
        """Count the votes. A consent needs everybody; a question about a seat needs a majority, or the best once all
        voted."""
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
        """Return the question as JSON for its database column."""
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
"""The levels of computer players, weakest first."""


class Status(StrEnum):
    """The stage of a match's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    """Ended by the rules of the game."""
    CANCELLED = "cancelled"
    """Never began."""
    ENDED = "ended"
    """Ended by the host, a moderator or a resignation."""


OPEN = (Status.LOBBY, Status.PLAYING)
FINISHED = (Status.OVER, Status.ENDED)
"""Played and ended in any way; nothing is secret any more."""


@dataclass(frozen=True, slots=True)
class User:
    """A Discord user who acts in the seat that is theirs."""

    id: int


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat that acts without its user: its computer player moves, or the clock does for an absent player."""

    number: int


class Everything(Enum):
    """Given in place of a seat to ask for all events, public or not. Never use it for a player of a running match."""

    EVERYTHING = "everything"


EVERYTHING = Everything.EVERYTHING


@dataclass(frozen=True, slots=True)
class Turn:
    """A decision of the match: what is decided, since when and by whom. All of it is public.

    The seats that have chosen in secret are those in `asked` that are not active.
    """

    decision: Decision
    """The game's key of the decision; `()` if nothing is being decided."""
    since: datetime
    """When the decision began, in UTC. It stays the same while seats choose, so that nobody sees how fast a seat was.
    """
    asked: tuple[int, ...] = ()
    """The seats that take part, including those that have chosen."""

    def continues_in(self, later: "Turn") -> bool:
        """Return True if `later` is this turn: the same decision, asked at the same moment."""
        return self.decision == later.decision and self.since == later.since


@dataclass(frozen=True, slots=True)
class Stopped:
    """No time runs: the seat has no decision to make, or its time is unlimited."""

    bank: float | None = None
    """Seconds left for the next decisions; None if the clock's full time is still to be given."""


@dataclass(frozen=True, slots=True)
class Running:
    """Time runs for a decision."""

    bank: float
    """Seconds that were left at `since`."""
    since: datetime
    spent: float = 0.0
    """Seconds of this decision before `since`. They count towards a time limit of the rules."""
    extended_to: datetime | None = None
    """The seat has time at least until then, because it retracted a choice when its time was nearly over. Hidden from
    other seats: it would tell who has chosen."""


@dataclass(frozen=True, slots=True)
class Held:
    """The seat has chosen in secret while others still choose. Its time appears to run on, so nobody can tell."""

    shown: Running
    saved: float
    """Seconds that its bank will hold once the decision is over."""


Timer = Stopped | Running | Held


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat of a match and its player."""

    seat: int
    user: int | None
    """Discord id; None for a computer player or a vacant seat."""
    name: str
    """User input: escape it before showing it."""
    computer: str | None = None
    """The level of the computer player in this seat (one of LEVELS), or None."""
    actions_taken: int = 0
    """The number of actions taken in this seat."""
    active: bool = False
    """True if the seat has a decision to make."""
    timeouts: int = 0
    """The number of consecutive decisions that the clock has made for it."""
    timer: Timer = Stopped()
    """Its time under the table's clock or a time limit of the rules."""
    quiet_hours: str | None = None
    """Its user's quiet hours, as `QuietHours.write` gives them; None if there are none."""
    last_reminder: str | None = None
    """The last reminder (`half` or `soon`) sent for the current decision."""
    reserved_for: int | None = None
    """The user who may take this seat back at any time from a computer player, or while it is vacant."""
    left_server: bool = False
    """True if its user was found to have left the server."""
    thinking_since: datetime | None = None
    """When its user began to think about the next decision; None before the first one."""
    thinking_seconds: int = 0
    """Seconds that its user took for all decisions, quiet hours excluded."""
    decisions: int = 0
    """The number of these decisions."""
    missed_decisions: int = 0
    """The number of all decisions that the clock made for its user."""

    @property
    def is_vacant(self) -> bool:
        """True if neither a user nor a computer player has the seat."""
        return self.user is None and self.computer is None

    @property
    def shown_timer(self) -> Running | None:
        """The running time of this seat as everybody sees it, whether it has chosen or not; None if no time runs."""
        match self.timer:
            case Running() as running:
                return running
            case Held(shown=shown):
                return shown
            case Stopped():
                return None


@dataclass(frozen=True, slots=True)
class Ending:
    """Why a match ended other than by its rules."""

    kind: str
    """`resigned`, `ended`, `cancelled` or `empty` (everybody left the lobby)."""
    by: int | None
    by_name: str
    text: str
    """The reason given, possibly empty. User input: escape it before showing it."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match at one version.

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
    """Increases with every change, except changes of where the match is shown."""
    shown_version: int
    """The version that the public message shows; if it is below `version` the message is out of date."""
    record_count: int
    """The number of records in the log."""
    opened_at: datetime
    turn: Turn
    """The current decision."""
    started_at: datetime | None = None
    ended_at: datetime | None = None
    outcome: Outcome | None = None
    """Also set when a player of a two-player match resigned: `reason` is then `resigned` and the scores are all zero.
    """
    ending_json: str | None = None
    """JSON of an Ending; see `ending`."""
    state: Any | None = field(default=None, repr=False)
    """The game's state; None in the lobby."""
    clock: Clock | None = None
    """The table's clock; None if decisions may take any time."""
    paused_at: datetime | None = None
    """When the match was paused, in UTC; None if it is not paused."""
    question: Question | None = None
    """The open question to the table, or the last one."""
    question_count: int = 0
    """The number of questions asked so far."""
    is_private: bool = False
    """True if only players may watch: the match is played in a private thread."""
    seating: tuple[int, ...] = ()
    """In a rematch: the users in the intended seating order, 0 for a computer player."""
    rulebook: Game[Any, Any] | None = field(default=None, repr=False, compare=False)
    """The game as storage found it; None to look it up. Use `rules`."""

    @property
    def rules(self) -> Game[Any, Any]:
        """The game in the edition under which the match began."""
        return self.rulebook or find_game(self.game, self.edition)

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple([chair.name for chair in self.chairs])

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have a decision to make."""
        return tuple([chair.seat for chair in self.chairs if chair.active])

    @property
    def is_open(self) -> bool:
        """True in the lobby and while the match is played."""
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
        """Return a user's seat, or None."""
        for chair in self.chairs:
            if chair.user == user:
                return chair.seat
        return None


def asked_before(before: Match, match: Match) -> tuple[int, ...]:
    """Return the seats that already knew of the decision they are asked now, so that nothing needs to tell them.

    These are all seats of the turn if it goes on, otherwise the seats that were active before.

    Args:
        before: The match before a change.
        match: The match after it.
    """
    return before.turn.asked if before.turn.continues_in(match.turn) else before.active


@dataclass(frozen=True, slots=True)
class Submitted:
    """An action that was recorded."""

    match: Match
    """The match after the action; for a repeated key, the match as it is now."""
    seat: int
    action: Action = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    """Events for everybody and for single seats: filter them before showing them."""
    is_repeat: bool
    """True if the key was applied before; this is what was recorded then."""
    asked_before: tuple[int, ...]
    """The seats that already knew of their decision; see `storage.match.model.asked_before`."""


@dataclass(frozen=True, slots=True)
class LogEntry:
    """A record as one seat (or a spectator) may see it."""

    seq: int
    """Its index among all records. Do not show it: a gap tells that another seat has made a hidden choice."""
    seat: int
    at: datetime
    action: Action | None = field(repr=False)
    """None if it is another seat's action and the match is not over, or if the record is an undo."""
    events: tuple[Event, ...] = field(repr=False)
    recipients: tuple[int | None, ...] = ()
    """For each event, the only seat it was told to, or None if all were told; empty if all events are public."""
    by_clock: bool = False
    """True if the clock chose for an absent player."""
    steps_undone: int | None = None
    """For an undo, the number of undone steps that the table knew of; None for an action."""
    is_public: bool = True
    """False if an undo concerns its seat alone and the table is not told."""
    undone: tuple[Event, ...] = field(default=(), repr=False)
    """For an undo, the events of the undone steps."""
