"""Rooms: the private threads of a match, of its teams and of a table without spectators, and who was let into them."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TypeVar

import orjson
from sqlalchemy import Connection, delete, insert, or_, select

from storage.database import Database
from storage.patience import patiently
from storage.schema import matches, rooms
from storage.snapshot import Status
from storage.writer import Writer

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Room:
    """A thread and the users that were let in. `team` is its seats («0.2»), or `all` for a whole table."""

    team: str
    thread: int
    members: frozenset[int]


class Rooms:
    """What there is of them. One bot keeps them, so the last word is right."""

    def __init__(self, writer: Writer, database: Database, patience: float) -> None:
        self._writer = writer
        self._database = database
        self._patience = patience

    async def of(self, match: int) -> list[Room]:
        """The rooms of a match."""

        def read(db: Connection) -> list[Room]:
            rows = db.execute(select(rooms).where(rooms.c.match == match).order_by(rooms.c.team))
            return [Room(row.team, row.thread, frozenset(orjson.loads(row.members))) for row in rows]

        return await self._read(read)

    async def keep(self, match: int, room: Room) -> None:
        """Remember a room as it is now."""

        def write(db: Connection) -> None:
            _drop(db, match, room.team)
            members = orjson.dumps(sorted(room.members)).decode()
            db.execute(insert(rooms).values(match=match, team=room.team, thread=room.thread, members=members))

        await self._writer.alone(write)

    async def drop(self, match: int, team: str) -> None:
        """Forget a room."""
        await self._writer.alone(lambda db: _drop(db, match, team))

    async def expected(self, games: Collection[str]) -> Sequence[int]:
        """The running matches that may have rooms: of these games, and those without spectators."""
        may = or_(matches.c.closed, matches.c.game.in_(games))
        query = select(matches.c.id).where(matches.c.status == Status.PLAYING.value, may).order_by(matches.c.id)
        return await self._read(lambda db: list(db.scalars(query)))

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await patiently(lambda: self._database.read(work), self._patience)


def _drop(db: Connection, match: int, team: str) -> None:
    db.execute(delete(rooms).where(rooms.c.match == match, rooms.c.team == team))
