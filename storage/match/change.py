"""Changes: what a use case makes of a match - its next version, the records, the deadlines, a reminder to send."""

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
    """What a step has brought to the bank of a seat whose decision it ended."""

    seat: int
    seconds_left: float
    """The seconds that were left to the decision."""
    seconds: float
    """Those that came to them."""
    retracted: bool = False
    """The step takes back, by the rules, the last choice of the seat: what that has brought is gone already."""


@dataclass(frozen=True, slots=True)
class Record:
    """Who chose what by which key, what chance said, who was told what, and the digest of the state it made."""

    match: int
    seq: int
    seat: int
    key: str
    """The interaction (or deadline) that it answers; unique."""
    by: int | None
    """The user who chose; None for a computer and for the clock."""
    at: datetime
    action: Action | None = field(repr=False)
    """None: nothing was played, but something was taken back."""
    draws: tuple[int, ...] = field(repr=False)
    events: tuple[Told, ...] = field(repr=False)
    digest: str = field(repr=False)
    back_to: int | None = None
    """Where this takes back: the match goes on from the first `to` records that stand."""
    steps_undone: int = 0
    """How many actions it takes back for good."""
    is_public: bool = True
    """Whether the table is told of it; otherwise it concerns its seat alone."""
    is_restored: bool = False
    """Whether it stands here once more, after something before it was taken back: it is no new action."""
    increments: tuple[Increment, ...] = ()
    """What it has brought to clocks, and takes with it when it is taken back."""

    @property
    def by_clock(self) -> bool:
        """Whether the clock chose, for somebody who was away."""
        return self.key.startswith("deadline:")

    @property
    def played(self) -> Played | Undone:
        """The record as `games.core.replay` folds it."""
        if self.action is None:
            return Undone(self.back_to or 0)
        return Played(self.seat, self.action, self.draws, self.events, self.digest)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment at which something is due for a seat, unless it has moved on (its turns are others) by then."""

    match: int
    seat: int
    actions_taken: int
    kind: str
    """`half`, `soon` (reminders) or `timeout`."""
    due: datetime
    id: int | None = None
    """Of its row, once there is one."""


@dataclass(frozen=True, slots=True)
class PendingReminder:
    """A reminder that somebody is still to be given."""

    deadline: Deadline
    turn_since: datetime
    """Since when it is the turn in which it is owed."""
    attempted_at: datetime
    """When somebody set out to send it."""
    attempts: int = 1
    """How often somebody has."""


@dataclass(frozen=True, slots=True)
class Change:
    """A match after a use case, and what is written beside it."""

    match: Match
    record: Record | None = None
    deadlines: tuple[Deadline, ...] | None = None
    """All deadlines of the match from now on; None leaves them as they are."""
    reminder: PendingReminder | None = None
    """A reminder that is to be sent for a deadline that was taken off."""
    further_records: tuple[Record, ...] = ()
    """Records that follow the first: steps of others that stand although one before them was taken back."""


def with_hidden_change(match: Match, **changes: Any) -> Match:
    """Return the match with changes that its public message does not show.

    The version increases, so that other processes read the match again, but a message that showed the latest version
    still counts as up to date.
    """
    version = match.version + 1
    return replace(
        match,
        version=version,
        shown_version=version if match.shown_version == match.version else match.shown_version,
        **changes,
    )


Act = Callable[[Match], Change]
"""A use case. It may be called several times (after a conflict) and only the last change counts; whatever it raises
is answered, and nothing is changed."""

Recount = Callable[[Match], Awaitable[Match]]
"""What a match is when the question that its table is asked has been counted again (`Consent.recounted`)."""
