"""Claims: where several processes hear of the same press, the first to claim it serves it, and the others leave it be.

That a press counts once is seen to by its key; this is about everything around it, which cannot be taken back: the
answer, the message, the thread. Who claimed a press writes down when it has served it; a press of which that is not
known after a while may have been claimed by a process that died. A file is used by one process, so only PostgreSQL
needs all this.
"""

from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from typing import TypeVar

from sqlalchemy import Connection, delete, select, update
from sqlalchemy.dialects.postgresql import insert

from storage.database import Database
from storage.patience import patiently
from storage.schema import claims
from storage.watch import Watch

T = TypeVar("T")

FORGOTTEN = timedelta(minutes=10)
"""After which nobody is told of the same press any more."""

_C = claims.c


class Claims:
    """Who serves which press. Each method is one statement, which its reading connection commits by itself."""

    def __init__(self, database: Database, patience: float, watch: Watch) -> None:
        self._database = database
        self._patience = patience
        self._watch = watch

    async def claim(self, key: str) -> bool:
        """Whether this process is the one that serves a press of which several may have heard."""
        if not self._database.shared:
            return True
        row = {"key": key, "at": self._watch.now(), "served": False}
        made = insert(claims).values(**row).on_conflict_do_nothing().returning(_C.key)
        return await self._do(lambda db: db.execute(made).first() is not None)

    async def serve(self, keys: Collection[str]) -> None:
        """These presses have been answered, as well as could be."""
        if self._database.shared and keys:
            await self._do(lambda db: db.execute(update(claims).where(_C.key.in_(keys)).values(served=True)))

    async def is_served(self, key: str) -> bool:
        """Whether somebody has answered that press; False too where nobody knows of it any more."""
        if not self._database.shared:
            return False
        query = select(_C.served).where(_C.key == key)
        return await self._do(lambda db: bool(db.execute(query).scalar()))

    async def _do(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)


def forget(db: Connection, now: datetime) -> None:
    """Drop those that are old."""
    db.execute(delete(claims).where(_C.at < now - FORGOTTEN))
