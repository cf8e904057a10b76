"""Owing: reminders whose deadline was taken off and of which nobody has been told yet.

Such a row is written in the transaction that takes the deadline off, and goes when the message is sent, so a process
that dies between the two loses no reminder: the next start sends it, or another process a while later.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from storage.change import Deadline, Owed
from storage.schema import reminders
from storage.snapshot import Match, Status

LEFT = timedelta(minutes=1)
"""After which whoever set out to send a reminder is taken to have died on the way."""
MOST = 30
"""After so many tries nobody tries again."""

_R = reminders.c


def write(db: Connection, owed: Iterable[Owed]) -> None:
    """Write down what is owed. One that is owed to the same table already has become late, and makes way."""
    newest = {each.deadline.match: each for each in owed}
    db.execute(delete(reminders).where(_R.match.in_(list(newest))))
    db.execute(insert(reminders), [_row(each) for each in newest.values()])


def since(db: Connection, moment: datetime) -> list[Owed]:
    """What somebody set out to send at that moment or before, the oldest first."""
    rows = db.execute(select(reminders).where(_R.at <= moment).order_by(_R.at, _R.id))
    return [
        Owed(Deadline(row.match, row.seat, row.turns, row.kind, row.due, row.id), row.turn, row.at, row.tries)
        for row in rows
    ]


def take(db: Connection, owed: Owed, now: datetime) -> bool:
    """Set out to send it, if nobody else has meanwhile."""
    mine = (_R.id == owed.deadline.id, _R.tries == owed.tries)
    return db.execute(update(reminders).where(*mine).values(at=now, tries=owed.tries + 1)).rowcount == 1


def settle(db: Connection, id: int | None) -> None:
    """It was sent, or is not true any more."""
    db.execute(delete(reminders).where(_R.id == id))


def holds(match: Match, owed: Owed) -> bool:
    """Whether it is still so that this seat, or in its turn the whole table, is waited for, and worth another try."""
    if owed.tries >= MOST:
        return False
    if match.status is not Status.PLAYING or match.paused_at is not None or not owed.deadline.seat < len(match.chairs):
        return False
    chair = match.chairs[owed.deadline.seat]
    if match.turn_since != owed.turn:  # others may have chosen openly, and this seat goes on with what it was asked
        return chair.active and chair.turns == owed.deadline.turns and chair.reminded == owed.deadline.kind
    several = sum(chair.since is not None for chair in match.chairs) > 1
    return chair.since is not None and (several or chair.turns == owed.deadline.turns)


def _row(owed: Owed) -> dict[str, object]:
    deadline = owed.deadline
    return {
        "id": deadline.id,
        "match": deadline.match,
        "seat": deadline.seat,
        "turns": deadline.turns,
        "kind": deadline.kind,
        "due": deadline.due,
        "turn": owed.turn,
        "at": owed.at,
        "tries": owed.tries,
    }
