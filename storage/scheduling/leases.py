"""Leases: if several processes receive the same button press, the first one to claim it serves it.

Idempotency keys already ensure that a press changes a match only once. Leases are about effects that cannot be
repeated: the answer, the message, the thread. A press that was claimed but not marked as served may belong to a process
that died. Only PostgreSQL databases are shared, so only they need leases.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from storage.db.database import Database, Retry
from storage.db.schema import leases
from storage.time_source import TimeSource

T = TypeVar("T")

LEASE_RETENTION = timedelta(minutes=10)
"""How long a lease is kept; no process receives the same press later than this."""

_L = leases.c


class Leases:
    """Records in the database which process serves which button press, for processes that share a database.

    Each method is one statement, committed at once. In a SQLite database, which one process uses, nothing is recorded.

    Args:
        database: The database.
        retry: Repeats failing statements.
        time_source: The time source.
    """

    def __init__(self, database: Database, retry: Retry, time_source: TimeSource) -> None:
        self._database = database
        self._retry = retry
        self._time_source = time_source

    async def claim(self, key: str) -> bool:
        """Claim a button press for this process; return True if it may serve it, False if it was claimed before.

        Args:
            key: The interaction's id, or the name of another task that only one process may do.
        """
        if not self._database.is_shared:
            return True
        row = {"key": key, "at": self._time_source.now(), "served": False}
        made = insert(leases).values(**row).on_conflict_do_nothing().returning(_L.key)
        return await self._do(lambda db: db.execute(made).first() is not None)

    async def mark_served(self, keys: Collection[str]) -> None:
        """Record that claimed button presses or tasks are done, or that nothing more can be done about them.

        Args:
            keys: The keys with which they were claimed.
        """
        if self._database.is_shared and keys:
            await self._do(lambda db: db.execute(update(leases).where(_L.key.in_(keys)).values(served=True)))

    async def is_served(self, key: str) -> bool:
        """Return True if a claimed button press or task is done; False if not, or if nothing is recorded about it.

        Args:
            key: The key with which it was claimed.
        """
        if not self._database.is_shared:
            return False
        query = select(_L.served).where(_L.key == key)
        return await self._do(lambda db: bool(db.execute(query).scalar()))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await self._retry(lambda: self._database.read(work))


def delete_expired(db: Connection, now: datetime) -> None:
    """Delete the leases that are older than `LEASE_RETENTION` at the time `now` (UTC)."""
    db.execute(delete(leases).where(_L.at < now - LEASE_RETENTION))
