"""Private threads of matches: for teams, and for tables without spectators."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

import orjson
from sqlalchemy import Connection, delete, insert, or_, select

from storage.db.database import Database, with_retry
from storage.db.schema import matches, rooms
from storage.match.model import Status
from storage.unit_of_work.group_commit import Writer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class PrivateThread:
    """A private thread and who is in it."""

    team: str
    """The team's seats joined by dots, such as `0.2`, or `all` for the whole table."""
    thread: int
    """The thread's Discord id."""
    members: frozenset[int]
    """The users who were added to it."""


class PrivateThreads:
    """The stored private threads. Only one process manages those of a match, so the last write wins.

    Args:
        writer: The store's writer.
        database: The database.
        retry_seconds: How long to retry a failing read.
    """

    def __init__(self, writer: Writer, database: Database, retry_seconds: float) -> None:
        self._writer = writer
        self._database = database
        self._retry_seconds = retry_seconds

    async def threads_of(self, match: int) -> list[PrivateThread]:
        """List the private threads of a match."""

        def read(db: Connection) -> list[PrivateThread]:
            rows = db.execute(select(rooms).where(rooms.c.match == match).order_by(rooms.c.team))
            return [PrivateThread(row.team, row.thread, frozenset(orjson.loads(row.members))) for row in rows]

        return await self._read(read)

    async def save(self, match: int, thread: PrivateThread) -> None:
        """Store a private thread, replacing an earlier state of it.

        Args:
            match: The match's id.
            thread: The thread.
        """

        def write(db: Connection) -> None:
            _delete(db, match, thread.team)
            members = orjson.dumps(sorted(thread.members)).decode()
            db.execute(insert(rooms).values(match=match, team=thread.team, thread=thread.thread, members=members))

        await self._writer.alone(write)

    async def delete(self, match: int, team: str) -> None:
        """Delete the entry of a private thread.

        Args:
            match: The match's id.
            team: As `PrivateThread.team`.
        """
        await self._writer.alone(lambda db: _delete(db, match, team))

    async def matches_with_threads(self, games: Collection[str]) -> Sequence[int]:
        """List the ids of running matches that may need private threads.

        Args:
            games: The games that are played in teams; matches without spectators are included in any case.
        """
        has_threads = or_(matches.c.closed, matches.c.game.in_(games))
        query = select(matches.c.id).where(matches.c.status == Status.PLAYING.value, has_threads).order_by(matches.c.id)
        return await self._read(lambda db: list(db.scalars(query)))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await with_retry(lambda: self._database.read(work), self._retry_seconds)


def _delete(db: Connection, match: int, team: str) -> None:
    db.execute(delete(rooms).where(rooms.c.match == match, rooms.c.team == team))
