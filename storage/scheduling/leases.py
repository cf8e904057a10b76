"""Leases: where several processes hear of the same press, the first to claim it serves it.

That a press counts once is ensured by its key; this is about what cannot be taken back: the answer, the message, the
thread. A press that was claimed and not marked as served may belong to a process that died. Only PostgreSQL needs this.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from storage.db.database import Database, with_retry
from storage.db.schema import leases
from storage.time_source import TimeSource

T = TypeVar("T")

LEASE_RETENTION = timedelta(minutes=10)
"""After which nobody is told of the same press any more."""

_L = leases.c


class Leases:
    """Who serves which press. Each method is one statement, which its reading connection commits by itself."""

    def __init__(self, database: Database, retry_seconds: float, time_source: TimeSource) -> None:
        self._database = database
        self._retry_seconds = retry_seconds
        self._time_source = time_source

    async def claim(self, key: str) -> bool:
        """Whether this process is the one that serves a press of which several may have heard."""
        if not self._database.is_shared:
            return True
        row = {"key": key, "at": self._time_source.now(), "served": False}
        made = insert(leases).values(**row).on_conflict_do_nothing().returning(_L.key)
        return await self._do(lambda db: db.execute(made).first() is not None)

    async def mark_served(self, keys: Collection[str]) -> None:
        """These presses have been answered, as well as could be."""
        if self._database.is_shared and keys:
            await self._do(lambda db: db.execute(update(leases).where(_L.key.in_(keys)).values(served=True)))

    async def is_served(self, key: str) -> bool:
        """Whether somebody has answered that press; False too where nobody knows of it any more."""
        if not self._database.is_shared:
            return False
        query = select(_L.served).where(_L.key == key)
        return await self._do(lambda db: bool(db.execute(query).scalar()))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)


def delete_expired(db: Connection, now: datetime) -> None:
    """Drop those that are old."""
    db.execute(delete(leases).where(_L.at < now - LEASE_RETENTION))
