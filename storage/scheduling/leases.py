"""Leases: if several processes receive the same press, the first one to claim it serves it.

Idempotency keys already ensure that a press counts once. Leases are for effects outside the database, such as replies,
messages and threads. A press that was claimed but never marked as served may belong to a process that died. Only
PostgreSQL databases, which several processes may share, need leases.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from storage.db.database import Database, with_retry
from storage.db.schema import claims
from storage.time_source import TimeSource

T = TypeVar("T")

LEASE_RETENTION = timedelta(minutes=10)
"""How long a lease is kept; Discord no longer delivers the same press after that time."""

_C = claims.c


class Leases:
    """Claims presses for this process. Each method runs one statement, which commits by itself.

    Args:
        database: The database.
        retry_seconds: How long to retry while the database fails.
        time_source: The time source.
    """

    def __init__(self, database: Database, retry_seconds: float, time_source: TimeSource) -> None:
        self._database = database
        self._retry_seconds = retry_seconds
        self._time_source = time_source

    async def claim(self, key: str) -> bool:
        """Claim a press; return False if another process has claimed it."""
        if not self._database.is_shared:
            return True
        row = {"key": key, "at": self._time_source.now(), "served": False}
        made = insert(claims).values(**row).on_conflict_do_nothing().returning(_C.key)
        return await self._do(lambda db: db.execute(made).first() is not None)

    async def mark_served(self, keys: Collection[str]) -> None:
        """Mark presses as served, that is, answered as far as possible."""
        if self._database.is_shared and keys:
            await self._do(lambda db: db.execute(update(claims).where(_C.key.in_(keys)).values(served=True)))

    async def is_served(self, key: str) -> bool:
        """Return True if a press was marked as served; False also if its lease has expired."""
        if not self._database.is_shared:
            return False
        query = select(_C.served).where(_C.key == key)
        return await self._do(lambda db: bool(db.execute(query).scalar()))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)


def delete_expired(db: Connection, now: datetime) -> None:
    """Delete leases older than `LEASE_RETENTION`.

    Args:
        db: The writing transaction's connection.
        now: The present time, in UTC.
    """
    db.execute(delete(claims).where(_C.at < now - LEASE_RETENTION))
