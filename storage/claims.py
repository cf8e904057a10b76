"""Claims: where several processes hear of the same press, the first to claim it serves it, and the others leave it be.

That a press counts once is seen to by its key; this is about everything around it, which cannot be taken back: the
answer, the message, the thread. A file is used by one process, so only PostgreSQL needs it.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete
from sqlalchemy.dialects.postgresql import insert

from storage.schema import claims

FORGOTTEN = timedelta(minutes=10)
"""After which nobody is told of the same press any more."""


def claim(db: Connection, key: str, now: datetime) -> bool:
    """Whether nobody had claimed it; from now on somebody has."""
    made = db.execute(insert(claims).values(key=key, at=now).on_conflict_do_nothing())
    return made.rowcount == 1


def forget(db: Connection, now: datetime) -> None:
    """Drop those that are old."""
    db.execute(delete(claims).where(claims.c.at < now - FORGOTTEN))
