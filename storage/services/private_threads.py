"""Private threads of matches on Discord: for teams, and for matches without spectators."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import orjson
from sqlalchemy import Connection, delete, insert, or_, select

from storage.db.schema import matches, private_threads
from storage.match.model import Status
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader

_P = private_threads.c


@dataclass(frozen=True, slots=True)
class PrivateThread:
    """A private Discord thread of a match and the users in it."""

    team: str
    """The team's seats joined by dots, such as `0.2`, or `all` for all players."""
    thread: int
    """The thread's Discord id."""
    members: frozenset[int]
    """The users who were added to it or may have been; see `bot.messages.threads.UNSURE`."""


class PrivateThreads:
    """The private Discord threads of matches, as stored in the database.

    Only one process manages the threads of a match, so there are no conflicts to resolve: the last write wins.

    Args:
        writer: The store's writer.
        reader: The store's reader.
    """

    def __init__(self, writer: Writer, reader: Reader) -> None:
        self._writer = writer
        self._reader = reader

    async def threads_of(self, match: int) -> list[PrivateThread]:
        """List the private threads of a match, ordered by team."""

        def read(db: Connection) -> list[PrivateThread]:
            rows = db.execute(select(private_threads).where(_P.match == match).order_by(_P.team))
            return [PrivateThread(row.team, row.thread, frozenset(orjson.loads(row.members))) for row in rows]

        return await self._reader.read(read)

    async def running_of(self, user: int) -> list[int]:
        """List the Discord ids of the private threads of running matches that a user was added to."""
        running = select(_P.thread, _P.members).join(matches, matches.c.id == _P.match)
        running = running.where(matches.c.status == Status.PLAYING.value).order_by(_P.thread)

        def read(db: Connection) -> list[int]:
            return [row.thread for row in db.execute(running) if user in orjson.loads(row.members)]

        return await self._reader.read(read)

    async def save(self, match: int, thread: PrivateThread) -> None:
        """Store a private thread and its members, replacing what was stored for the same team.

        Args:
            match: The match's id.
            thread: The thread.
        """

        def write(db: Connection) -> None:
            _delete(db, match, thread.team)
            members = orjson.dumps(sorted(thread.members)).decode()
            row = {"match": match, "team": thread.team, "thread": thread.thread, "members": members}
            db.execute(insert(private_threads).values(row))

        await self._writer.alone(write)

    async def delete(self, match: int, team: str) -> None:
        """Delete what is stored about the private thread of a team; the thread itself stays on Discord.

        Args:
            match: The match's id.
            team: The team, as `PrivateThread.team` names it.
        """
        await self._writer.alone(lambda db: _delete(db, match, team))

    async def matches_with_threads(self, games: Collection[str]) -> Sequence[int]:
        """List the ids of the running matches that may have private threads, or need them, oldest match first.

        These are the matches without spectators, and all matches of the given games.

        Args:
            games: The names of the games that are played in teams.
        """
        has_threads = or_(matches.c.is_private, matches.c.game.in_(games))
        query = select(matches.c.id).where(matches.c.status == Status.PLAYING.value, has_threads).order_by(matches.c.id)
        return await self._reader.read(lambda db: list(db.scalars(query)))


def _delete(db: Connection, match: int, team: str) -> None:
    db.execute(delete(private_threads).where(_P.match == match, _P.team == team))
