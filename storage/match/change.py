"""Changes: the result of a use case - the next version of a match, and the records, deadlines and reminder to store."""

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
    """The clock increment that a step added to the bank of a seat whose decision it ended."""

    seat: int
    seconds_left: float
    """Seconds that were left for the decision."""
    seconds: float
    """Seconds that were added."""
    retracted: bool = False
    """The step instead retracted, by the rules, the seat's last choice, and so removed that choice's increment."""


@dataclass(frozen=True, slots=True)
class Record:
    """An entry of the log: an action with its random draws, its events and the digest of the new state; or an undo."""

    match: int
    seq: int
    seat: int
    key: str
    """The idempotency key: the id of the interaction, or `deadline:<id>` for a timeout. Unique."""
    by: int | None
    """The user who acted; None for computer players and timeouts."""
    at: datetime
    action: Action | None = field(repr=False)
    """The action; None for an undo."""
    draws: tuple[int, ...] = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    digest: str = field(repr=False)
    back_to: int | None = None
    """For an undo: how many of the records in effect are kept; the match goes on from there."""
    steps_undone: int = 0
    """How many actions an undo removes and does not reapply."""
    is_public: bool = True
    """Whether an undo is announced to the table; otherwise it concerns its seat alone."""
    is_restored: bool = False
    """Whether an undo of an earlier step reapplied this action. It repeats an older record and is no new action."""
    increments: tuple[Increment, ...] = ()
    """The clock increments that the action brought, so that an undo can remove them."""

    @property
    def by_clock(self) -> bool:
        """Whether a timeout made the choice for an absent player."""
        return self.key.startswith("deadline:")

    @property
    def played(self) -> Played | Undone:
        """The record as `games.core.replay` expects it."""
        if self.action is None:
            return Undone(self.back_to or 0)
        return Played(self.seat, self.action, self.draws, self.events, self.digest)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A reminder or timeout that is due for a seat at a certain moment.

    It is void if the seat has acted since it was set.
    """

    match: int
    seat: int
    actions_taken: int
    """The seat's `Chair.actions_taken` when the deadline was set; the deadline is void once it differs."""
    kind: str
    """`half`, `soon` (reminders) or `timeout`."""
    due: datetime
    id: int | None = None
    """The id of its row; None before it is stored."""


@dataclass(frozen=True, slots=True)
class PendingReminder:
    """A reminder whose deadline has fired but which has not been sent yet."""

    deadline: Deadline
    turn_since: datetime
    """The start of the turn it belongs to."""
    attempted_at: datetime
    """When a process last tried to send it."""
    attempts: int = 1
    """How many times a process has tried."""


@dataclass(frozen=True, slots=True)
class Change:
    """The match after a use case, and what is stored with it in the same transaction."""

    match: Match
    record: Record | None = None
    deadlines: tuple[Deadline, ...] | None = None
    """The deadlines that replace all current ones of the match; None keeps those."""
    reminder: PendingReminder | None = None
    """A reminder to send for the deadline that has fired."""
    further_records: tuple[Record, ...] = ()
    """Records that follow `record`: after an undo, the later steps of other seats, which are reapplied."""


def with_hidden_change(match: Match, **changes: Any) -> Match:
    """The match with something changed that nobody is shown: another version, which other processes have to read, but
    a public message that was not behind is not behind it either."""
    version = match.version + 1
    return replace(
        match,
        version=version,
        shown_version=version if match.shown_version == match.version else match.shown_version,
        **changes,
    )


Act = Callable[[Match], Change]
"""A use case, applied to the current match.

It may be called several times (after a conflict with another process); only the last result counts. What it raises is
passed to the caller, and nothing is changed.
"""

Recount = Callable[[Match], Awaitable[Match]]
"""Counts the answers to a match's open question again and returns the match (`Consent.recounted`)."""
