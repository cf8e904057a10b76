"""Changes: what a use case returns - the match's next version, its records, its deadlines and a reminder to send."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from games.core.action import Action
from games.core.replay import Played, Undone
from games.core.values import Told
from storage.match.model import Match


@dataclass(frozen=True, slots=True)
class Increment:
    """Seconds that a step added to the bank of a seat whose decision it ended."""

    seat: int
    seconds_left: float
    """The seconds that were left when the decision was made."""
    seconds: float
    """The seconds added."""
    retracted: bool = False
    """True if the step retracted, by the rules, the seat's last choice; the increment of that choice is gone already.
    """


@dataclass(frozen=True, slots=True)
class Record:
    """One entry of a match's log: an action with its random draws, its events and the digest of the new state, or an
    undo."""

    match: int
    seq: int
    seat: int
    key: str
    """The interaction or deadline that caused it; unique."""
    by: int | None
    """The user who chose; None for a computer player and for the clock."""
    at: datetime
    action: Action | None = field(repr=False)
    """None for an undo."""
    draws: tuple[int, ...] = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    digest: str = field(repr=False)
    back_to: int | None = None
    """For an undo: the match continues from the first `back_to` active records. See `games.core.replay.Undone`."""
    steps_undone: int = 0
    """For an undo: how many actions it removes for good."""
    is_public: bool = True
    """True if the table is told of it; False if it concerns its seat alone."""
    is_restored: bool = False
    """True for an action that is applied again after an undo of an earlier step: it is not a new action."""
    increments: tuple[Increment, ...] = ()
    """What it added to clocks. An undo of this record takes it away again."""

    @property
    def by_clock(self) -> bool:
        """True if the clock chose for an absent player."""
        return self.key.startswith("deadline:")

    @property
    def played(self) -> Played | Undone:
        """The record in the form that `games.core.replay` folds."""
        if self.action is None:
            return Undone(self.back_to or 0)
        return Played(self.seat, self.action, self.draws, self.events, self.digest)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment at which something is due for a seat. It is void once the seat has acted again."""

    match: int
    seat: int
    actions_taken: int
    kind: str
    """`half` or `soon` (reminders), or `timeout`."""
    due: datetime
    id: int | None = None
    """The id of its row; None before it is written."""


@dataclass(frozen=True, slots=True)
class PendingReminder:
    """A reminder that has not been sent yet."""

    deadline: Deadline
    turn_since: datetime
    """When the turn that it belongs to began, in UTC."""
    attempted_at: datetime
    """When a process last began to send it, in UTC."""
    attempts: int = 1
    """The number of attempts."""


@dataclass(frozen=True, slots=True)
class Change:
    """The result of a use case: the changed match and what is written with it."""

    match: Match
    record: Record | None = None
    deadlines: tuple[Deadline, ...] | None = None
    """All deadlines of the match from now on; None leaves them as they are."""
    reminder: PendingReminder | None = None
    """A reminder to send for a deadline that is removed."""
    further_records: tuple[Record, ...] = ()
    """Records after `record`: steps of other seats that are applied again after an undo."""


def with_hidden_change(match: Match, **changes: Any) -> Match:
    """Return the match with a change that its public message does not show.

    Its version increases, so that other processes read it again, but a message that is up to date stays so.

    Args:
        match: The match.
        **changes: The new values by field.
    """
    version = match.version + 1
    return replace(
        match,
        version=version,
        shown_version=version if match.shown_version == match.version else match.shown_version,
        **changes,
    )


Act = Callable[[Match], Change]
"""A use case. It may be called several times (after a conflict), and only its last change counts. If it raises, nothing
is changed and the caller gets the error."""

Recount = Callable[[Match], Awaitable[Match]]
"""Counts the votes on the table's open question again and returns the match with the result (`Consent.recounted`)."""
