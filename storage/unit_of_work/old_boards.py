"""Old boards: public messages of matches and votes that a newer one has replaced and that may still have their buttons.

A row is written in the transaction that replaces the message. So a process that dies in between, or that Discord
refuses for a while, leaves no board with buttons behind. When the message has lost its buttons, the row is kept for a
while: if a process dies, its last edit may give them back to the message.
"""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime, timedelta

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select, update

from storage.db.schema import old_boards
from storage.match.model import Match

GRACE = timedelta(minutes=1)
"""How much time the process that replaced a message has to remove its buttons before another attempt is made."""
LONGEST_PAUSE = timedelta(hours=6)
"""The longest time between two attempts to remove the buttons of an old board."""
RECENT = timedelta(minutes=5)
"""After the death of a process, the boards that changed or were put away within this time are edited once more.

The bot's outages do not count. It is far longer than an edit takes from the moment at which it reads the match."""

_O = old_boards.c


@dataclass(frozen=True, slots=True)
class OldBoard:
    """A public message of a match or a vote that a newer one has replaced, and that may still have its buttons."""

    message: int
    channel: int
    """The channel or thread of the message."""
    match: int | None = None
    """The id of the match it shows; None if it shows a vote."""
    vote: int | None = None
    """The id of the vote it shows; None if it shows a match."""
    attempts: int = 0
    """How often `claim_due` has returned it; the first attempt, by the process that replaced it, does not count."""


def channel_of_board(match: Match) -> int:
    """Return the Discord id of the channel or thread in which a match's public message is.

    A lobby's message is in the channel, and a thread opened on it has the same id. Later messages go to the thread.
    """
    return match.thread if match.thread is not None and match.message != match.thread else match.channel


def record_replaced(db: Connection, changed: Iterable[tuple[Match, Match]], now: datetime) -> None:
    """Store as old boards the messages that changes of matches have replaced or cleared.

    Args:
        db: The writing transaction's connection.
        changed: Each changed match before and after.
        now: The current time, in UTC.
    """
    replaced = [
        OldBoard(old.message, channel_of_board(old), match=old.id)
        for old, new in changed
        if old.message is not None and new.message != old.message
    ]
    if replaced:
        record(db, replaced, now)


def record(db: Connection, replaced: Sequence[OldBoard], now: datetime) -> None:
    """Store messages as old boards, with the first attempt due after `GRACE`.

    Args:
        db: The writing transaction's connection.
        replaced: The messages; at least one.
        now: The current time, in UTC.
    """
    db.execute(delete(old_boards).where(_O.message.in_([each.message for each in replaced])))
    db.execute(insert(old_boards), [asdict(each) | {"due": now + GRACE} for each in replaced])


def newest_of_vote(db: Connection, vote: int) -> int | None:
    """Return the id of the message of a vote that was replaced last; None if none was lately.

    It stays the same until the vote has a new message: without one, nothing removes the buttons of the former.

    Args:
        db: A connection of any kind.
        vote: The vote's id.
    """
    newest: int | None = db.execute(select(func.max(_O.message)).where(_O.vote == vote)).scalar()
    return newest


def claim_due(db: Connection, now: datetime, limit: int) -> list[OldBoard]:
    """Return replaced messages for which an attempt to remove their buttons is due, and store when the next one is due.

    The time between attempts doubles each time, up to `LONGEST_PAUSE`.

    Args:
        db: The writing transaction's connection.
        now: The current time, in UTC.
        limit: The maximum number of old boards.
    """
    found = select(old_boards).where(_is_due(now)).order_by(_O.due, _O.message).limit(limit)
    claimed = [OldBoard(row.message, row.channel, row.match, row.vote, row.attempts + 1) for row in db.execute(found)]
    for board in claimed:
        pause = min(LONGEST_PAUSE, GRACE * 2 ** min(board.attempts, 16))
        db.execute(
            update(old_boards).where(_O.message == board.message).values(attempts=board.attempts, due=now + pause)
        )
    return claimed


def any_due(db: Connection, now: datetime) -> bool:
    """Return True if an attempt to remove the buttons of any replaced message is due.

    Args:
        db: A connection of any kind.
        now: The current time, in UTC.
    """
    return db.execute(select(_O.message).where(_is_due(now)).limit(1)).first() is not None


def _is_due(now: datetime) -> ColumnElement[bool]:
    return (_O.due <= now) & _O.put_away_at.is_(None)


def mark_put_away(db: Connection, message: int, now: datetime) -> None:
    """Store that a replaced message has no buttons any more.

    Args:
        db: The writing transaction's connection.
        message: The message's id.
        now: The current time, in UTC.
    """
    db.execute(update(old_boards).where(_O.message == message).values(put_away_at=now, attempts=0))


def put_away_again(db: Connection, now: datetime, since: datetime) -> None:
    """Make an attempt due for the replaced messages that have lost their buttons lately.

    Args:
        db: The writing transaction's connection.
        now: The current time, in UTC.
        since: The messages that have lost them at this moment (UTC) or later.
    """
    db.execute(update(old_boards).where(_O.put_away_at >= since).values(put_away_at=None, due=now))


def delete_put_away(db: Connection, before: datetime) -> None:
    """Delete the rows of the messages that lost their buttons long ago.

    Args:
        db: The writing transaction's connection.
        before: The messages that lost them earlier than this moment (UTC).
    """
    db.execute(delete(old_boards).where(_O.put_away_at < before))


def delete_done(db: Connection, message: int) -> None:
    """Delete the row of a replaced message that was deleted or is the public message again.

    Args:
        db: The writing transaction's connection.
        message: The message's id.
    """
    db.execute(delete(old_boards).where(_O.message == message))
