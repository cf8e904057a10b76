"""Changes: what a use case makes of a match. Use cases are functions from one to the other and touch no database."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any

from storage.record import Record
from storage.snapshot import Match


@dataclass(frozen=True, slots=True)
class Deadline:
    """A moment at which something is due for a seat, unless it has moved on (its turns are others) by then."""

    match: int
    seat: int
    turns: int
    kind: str
    """`half`, `soon` (reminders) or `timeout`."""
    due: datetime
    id: int | None = None
    """Of its row, once there is one."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A reminder that somebody is still to be given."""

    deadline: Deadline
    turn: datetime
    """Since when it is the turn in which it is owed."""
    at: datetime
    """When somebody set out to send it."""
    tries: int = 1
    """How often somebody has."""


@dataclass(frozen=True, slots=True)
class Change:
    """A match after a use case, and what is written beside it."""

    match: Match
    record: Record | None = None
    deadlines: tuple[Deadline, ...] | None = None
    """All deadlines of the match from now on; None leaves them as they are."""
    owed: Owed | None = None
    """A reminder that is to be sent for a deadline that was taken off."""
    more: tuple[Record, ...] = ()
    """Records that follow the first: steps of others that stand although one before them was taken back."""


def unseen(match: Match, **changes: Any) -> Match:
    """The match with something changed that nobody is shown: another version, which other processes have to read, but
    a public message that was not behind is not behind it either."""
    version = match.version + 1
    return replace(match, version=version, shown=version if match.shown == match.version else match.shown, **changes)


Act = Callable[[Match], Change]
"""A use case. It may be called several times (after a conflict) and only the last change counts; whatever it raises
is answered, and nothing is changed."""

Recounted = Callable[[Match], Awaitable[Match]]
"""What a match is when the question that its table is asked has been counted again (`Consent.recounted`)."""
