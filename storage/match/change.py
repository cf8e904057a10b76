"""Changes: what a use case returns - the match's next version, its records, its deadlines and a reminder to send."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime

from games.core.action import Action
from games.core.replay import Played, Undone
from games.core.values import Told
from storage.match.model import Match


@dataclass(frozen=True, slots=True)
class Increment:
    """Seconds that an action added to the time bank of a seat whose decision it ended; an undo removes them again."""

    seat: int
    seconds_left: float
    """The seconds that were left in the seat's bank when the decision was made; those at its beginning if several
    decided at once and the clock did not have to choose, since nobody may see when each of them chose."""
    seconds: float
    """The seconds added to the bank."""
    retracted: bool = False
    """True if the action took back the seat's last choice, as the rules allow it. The seconds added for that choice are
    removed already."""


@dataclass(frozen=True, slots=True)
class Record:
    """One entry of a match's log: an action with its draws, its events and the digest of the new state, or an undo."""

    match: int
    seq: int
    seat: int
    key: str
    """The idempotency key: it names the interaction or deadline that caused the record, and is unique."""
    by: int | None
    """The Discord id of the user who chose the action; None if a computer player or a timeout did."""
    at: datetime
    action: Action | None = field(repr=False)
    """The action that was taken; None if the record is an undo."""
    draws: tuple[int, ...] = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    digest: str = field(repr=False)
    back_to: int | None = None
    """For an undo: the match continues from the first `back_to` active records. See `games.core.replay.Undone`."""
    steps_undone: int = 0
    """For an undo: how many actions it removes for good."""
    is_public: bool = True
    """For an undo: True if all players are told of it, False if only its seat is."""
    is_restored: bool = False
    """True for an action that is applied again after the undo of an earlier action: it is not a new action."""
    increments: tuple[Increment, ...] = ()
    """The time that the action added to the banks of seats. An undo of the action removes it again."""
    first_key: str = ""
    """For a restored action, the key under which it was first applied: its draws follow from that one."""

    @property
    def by_clock(self) -> bool:
        """True if the record is a timeout: the player's time was over, so the bot took the game's timeout action."""
        return self.key.startswith("deadline:")

    @property
    def draw_key(self) -> str:
        """The key from which the action's draws follow: the one under which it was first applied."""
        return self.first_key or self.key

    @property
    def played(self) -> Played | Undone:
        """The record in the form that `games.core.replay` uses to rebuild states: an action or an undo."""
        if self.action is None:
            return Undone(self.back_to or 0)
        return Played(self.seat, self.action, self.draws, self.events, self.digest, self.draw_key)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment at which a seat has to be reminded or runs out of time; without effect once the seat has acted again."""

    match: int
    seat: int
    actions_taken: int
    """The seat's `Chair.actions_taken` when the deadline was set; the deadline is void once it differs."""
    kind: str
    """`half` or `soon` (reminders), or `timeout`."""
    due: datetime
    id: int | None = None
    """The id of the deadline's row in the database; None before it is written."""


@dataclass(frozen=True, slots=True)
class PendingReminder:
    """A reminder to a player that a process has begun to send, but that is not known to have been sent."""

    deadline: Deadline
    turn_since: datetime
    """When the turn that it belongs to began, in UTC."""
    attempted_at: datetime
    """When a process last began to send it, in UTC."""
    attempts: int = 1
    """How often a process has begun to send it."""


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a use case: the changed match, and what else is written in the same transaction."""

    match: Match
    record: Record | None = None
    deadlines: tuple[Deadline, ...] | None = None
    """The deadlines that replace all current ones of the match; None keeps the current ones."""
    reminder: PendingReminder | None = None
    """A reminder to send, because its deadline was due."""
    further_records: tuple[Record, ...] = ()
    """Records after `record`: actions of other seats that are applied again after an undo."""


def visible_change(match: Match) -> Change:
    """Return the change to commit for a match that looks different to players, with the version increased by one.

    Args:
        match: The changed match, still with the version that it had before.
    """
    return Change(replace(match, version=match.version + 1))


def with_hidden_change(match: Match) -> Match:
    """Return the match with its version increased by one for a change that its public message does not show.

    The version makes other processes read the match again. If the public message was up to date, `shown_version`
    increases, too, so that the message still counts as up to date.

    Args:
        match: The changed match, still with the versions that it had before.
    """
    version = match.version + 1
    shown = version if match.shown_version == match.version else match.shown_version
    return replace(match, version=version, shown_version=shown)


Act = Callable[[Match], Change]
"""A use case: a function from the newest version of a match to the change to commit. It may be called several times
(after a conflict), and only the last change that it returns is committed. If it raises, nothing is changed and the
caller gets the error."""

Recount = Callable[[Match], Awaitable[Match]]
"""A function that counts the answers to the open question of a match again, carries out the result if they settle it,
and returns the match afterwards (`Consent.recount`)."""
