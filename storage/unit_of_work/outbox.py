"""The reminder outbox: reminders whose deadline has fired but whose message has not been sent yet.

A row is written in the transaction that deletes the deadline and is deleted after the message is sent, so a process
that dies in between loses no reminder: it sends it at its next start. Where processes share a database, any of them
sends it after `RETRY_AFTER`.
"""

from collections.abc import Iterable
from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select, update

from storage.db.columns import RowMapping, Spread
from storage.db.schema import reminders
from storage.match.change import Deadline, PendingReminder
from storage.match.model import Match, Status

RETRY_AFTER = timedelta(minutes=1)
"""How long sending a reminder may take before the process that sends it is assumed to have died."""
MAX_TRIES = 30
"""The number of attempts after which a reminder is dropped."""

_R = reminders.c
_REMINDERS = RowMapping(PendingReminder, reminders, {"deadline": Spread(Deadline)})


def write(db: Connection, owed: Iterable[PendingReminder]) -> None:
    """Store reminders that are about to be sent; they replace older unsent ones of the same match.

    Args:
        db: The writing transaction's connection.
        owed: The reminders; if there are several for one match, only the last is stored.
    """
    newest = {each.deadline.match: each for each in owed}
    db.execute(delete(reminders).where(_R.match.in_(list(newest))))
    db.execute(insert(reminders), [_REMINDERS.write(each) for each in newest.values()])


def unsent_since(db: Connection, moment: datetime) -> list[PendingReminder]:
    """List the unsent reminders whose last attempt began at a moment or earlier, the oldest attempt first.

    Args:
        db: A connection of any kind.
        moment: The latest time, in UTC, at which the last attempt may have begun.
    """
    rows = db.execute(select(reminders).where(_R.attempted_at <= moment).order_by(_R.attempted_at, _R.id))
    return [_REMINDERS.read(row) for row in rows]


def claim(db: Connection, owed: PendingReminder, now: datetime) -> bool:
    """Store that this process now tries to send a reminder, unless another process has done so since it was read.

    Args:
        db: The writing transaction's connection.
        owed: The reminder as it was read.
        now: The time of the attempt, in UTC.

    Returns:
        True if this process may send the reminder; False if another process has claimed it, or it was deleted.
    """
    unclaimed = (_R.id == owed.deadline.id, _R.attempts == owed.attempts)
    attempt = update(reminders).where(*unclaimed).values(attempted_at=now, attempts=owed.attempts + 1)
    return db.execute(attempt).rowcount == 1


def hold(db: Connection, ids: Iterable[int], now: datetime) -> None:
    """Extend this process's claims on reminders that it is still sending: their last attempt becomes `now`.

    Args:
        db: The writing transaction's connection.
        ids: The ids of their deadlines.
        now: The current time, in UTC.
    """
    db.execute(update(reminders).where(_R.id.in_(list(ids))).values(attempted_at=now))


def delete_sent(db: Connection, id: int | None) -> None:
    """Delete a reminder that was sent or no longer applies.

    Args:
        db: The writing transaction's connection.
        id: The id of the deadline that caused it.
    """
    db.execute(delete(reminders).where(_R.id == id))


def is_still_due(match: Match, owed: PendingReminder) -> bool:
    """Return True if an unsent reminder still applies and has been tried fewer than `MAX_TRIES` times.

    It applies as long as the turn goes on and time runs for its seat. If time runs for that seat alone, the seat must
    not have acted since. If it runs for several, an action does not matter: a reminder of a simultaneous decision goes
    to all who were asked, and to drop it would show that the seat has chosen.

    Args:
        match: The match as it is now.
        owed: The unsent reminder.
    """
    if owed.attempts >= MAX_TRIES:
        return False
    if match.status is not Status.PLAYING or match.paused_at is not None or not owed.deadline.seat < len(match.chairs):
        return False
    chair = match.chairs[owed.deadline.seat]
    if match.turn.since != owed.turn_since or chair.shown_timer is None:
        return False
    several = sum(each.shown_timer is not None for each in match.chairs) > 1
    return several or chair.actions_taken == owed.deadline.actions_taken
