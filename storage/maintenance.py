"""Maintenance of a database in use, for the bot's host: back it up, see figures about it, and look for damage."""

import asyncio
import shutil
import traceback
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from storage.backup import Backup, NoCopy, back_up, find_damage
from storage.db.database import Database
from storage.db.migrations import revision_of
from storage.db.schema import REVISION, matches, votes
from storage.match.model import FINISHED
from storage.shredding import Remnants, read_remnants
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader
from storage.unit_of_work.quotas import count_open_matches


@dataclass(frozen=True, slots=True)
class Numbers:
    """Figures about the database that its host may want to know, such as its size and the number of matches."""

    statuses: dict[str, int]
    """The number of matches by status, such as "lobby"."""
    records: int
    """The number of records in the logs of finished matches. Running ones are left out, since hidden choices add to
    their logs, so that the number would show when somebody chose."""
    votes: int
    """The number of open public votes."""
    remnants: Remnants
    """What was deleted from tables and is not erased from the database's files yet (`storage.shredding`)."""
    waiting: int
    """The number of use cases that wait to be committed; presses of buttons in public votes are not included."""
    size: int
    """The size of the database in bytes."""
    log_size: int | None
    """The size of SQLite's write-ahead log in bytes; None for PostgreSQL."""
    free: int | None
    """The free space on the database's disk in bytes; None for PostgreSQL."""
    revision: str | None
    """The schema revision of the database."""
    wanted: str
    """The schema revision that this release needs."""


class Maintenance:
    """Makes backups of a database and reports figures about it.

    Args:
        writer: The writer whose queue length is reported.
        reader: The store's reader.
        database: The database.
    """

    def __init__(self, writer: Writer, reader: Reader, database: Database) -> None:
        self._writer = writer
        self._database = database
        self._reader = reader

    async def backup(self, moment: datetime) -> Backup:
        """Back up a SQLite database into the folder `backups` beside it; see `back_up`.

        Args:
            moment: The present time, in UTC.

        Raises:
            NoCopy: The backup failed; `why` says why.
        """
        file = self._database.file
        if file is None:
            raise NoCopy("server")
        return await asyncio.to_thread(back_up, file, moment)

    async def is_explained_by_damage(self, error: Exception) -> bool:
        """Return True if an unexpected error is likely due to a damaged database.

        This is so if reading a stored value raised it, or if the structure of the SQLite file is found damaged now.
        """
        file = self._database.file
        if isinstance(error, ValueError | TypeError | LookupError | AttributeError) and _raised_in_storage(error):
            return True
        return file is not None and await asyncio.to_thread(find_damage, file) is not None

    async def numbers(self) -> Numbers:
        """Return figures about the database as they are now.

        Raises:
            Unavailable: The database does not answer.
        """
        statuses, records, open_votes, remnants, size, revision = await self._reader.read(_read_numbers)
        log_size = free = None
        if (file := self._database.file) is not None:
            log_size, free = await asyncio.to_thread(_on_disk, file)
        return Numbers(
            statuses, records, open_votes, remnants, self._writer.waiting, size, log_size, free, revision, REVISION
        )

    async def ids(self) -> tuple[list[int], list[int]]:
        """Return the ids of all matches and those of all public votes, oldest first.

        Raises:
            Unavailable: The database does not answer.
        """
        return await self._reader.read(
            lambda db: ([*db.scalars(_MATCHES)], [*db.scalars(select(votes.c.id).order_by(votes.c.id))])
        )

    async def count_open_matches(self, guild: int) -> int:
        """Count the matches of a server that are in their lobby or being played.

        Args:
            guild: The server's Discord id.

        Raises:
            Unavailable: The database does not answer.
        """
        return await self._reader.read(lambda db: count_open_matches(db, guild))


def _raised_in_storage(error: BaseException) -> bool:
    frames = (frame for frame, _ in traceback.walk_tb(error.__traceback__))
    return any(str(frame.f_globals.get("__name__", "")).startswith("storage.db.") for frame in frames)


def _read_numbers(db: Connection) -> tuple[dict[str, int], int, int, Remnants, int, str | None]:
    statuses = {row.status: row.n for row in db.execute(_STATUSES)}
    finished = matches.c.status.in_([status.value for status in FINISHED])
    records = int(db.scalar(select(func.coalesce(func.sum(matches.c.record_count), 0)).where(finished)) or 0)
    open_votes = int(db.scalar(select(func.count()).where(votes.c.status == "open")) or 0)
    if db.dialect.name == "sqlite":
        pages, page = db.scalar(text("PRAGMA page_count")), db.scalar(text("PRAGMA page_size"))
        size = int(pages or 0) * int(page or 0)
    else:
        size = int(db.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    return statuses, records, open_votes, read_remnants(db), size, revision_of(db)


_MATCHES = select(matches.c.id).order_by(matches.c.id)
_STATUSES = select(matches.c.status, func.count().label("n")).group_by(matches.c.status)


def _on_disk(file: Path) -> tuple[int, int]:
    log = file.with_name(f"{file.name}-wal")
    return log.stat().st_size if log.exists() else 0, shutil.disk_usage(file.parent).free
