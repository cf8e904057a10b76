"""Care: a consistent copy while the bot runs, and how the database is."""

import asyncio
import shutil
import sqlite3
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from storage.ballots.schema import votes
from storage.care.copying import NotADatabase, copy
from storage.database import Database
from storage.limits import tables_in
from storage.migrate import revision_of
from storage.patience import patiently
from storage.schema import REVISION, matches
from storage.writer import Writer

KEPT = 7
"""How many copies are kept; older ones are deleted when a new one is there."""


class NoCopy(RuntimeError):
    """No copy was made. `why`: `server` (PostgreSQL copies itself), `damaged`, or the kind of an error."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy that was made: its file in the folder `backups` beside the database, its bytes, how many are kept."""

    file: Path
    size: int
    kept: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """What there is. Sizes are bytes; None where only the database's own server knows."""

    statuses: dict[str, int]
    """Matches by status."""
    records: int
    votes: int
    """Public votes that are open."""
    waiting: int
    """Use cases that wait to be written."""
    size: int
    log_size: int | None
    """Of the write-ahead log."""
    free: int | None
    """Left on the disk."""
    revision: str | None
    wanted: str
    """The revision that this release wants."""


class Care:
    """Looks after one database."""

    def __init__(self, writer: Writer, database: Database, patience: float) -> None:
        self._writer = writer
        self._database = database
        self._patience = patience

    async def backup(self, moment: datetime) -> Backup:
        """Copy a SQLite database into the folder `backups` beside it, while it is used. The key is not in it.

        Raises:
            NoCopy: see there.
        """
        file = self._database.file
        if file is None:
            raise NoCopy("server")
        target = file.parent / "backups" / f"{file.stem}-{moment:%Y%m%d-%H%M%S}.db"
        try:
            size = await asyncio.to_thread(copy, file, target)
            kept = await asyncio.to_thread(_forget_oldest, target.parent, file.stem)
        except NotADatabase:
            raise NoCopy("damaged") from None
        except (OSError, sqlite3.Error) as error:
            raise NoCopy(type(error).__name__) from None
        return Backup(target, size, kept)

    async def numbers(self) -> Numbers:
        """How the database is."""
        found = await patiently(lambda: self._database.read(_counted), self._patience)
        statuses, records, open_votes, size, revision = found
        log_size = free = None
        if (file := self._database.file) is not None:
            log_size, free = await asyncio.to_thread(_on_disk, file)
        return Numbers(statuses, records, open_votes, self._writer.waiting, size, log_size, free, revision, REVISION)

    async def tables_in(self, guild: int, host: int | None = None) -> int:
        """How many tables are open in a server, or those of one host there."""

        return await patiently(lambda: self._database.read(lambda db: tables_in(db, guild, host)), self._patience)


def _counted(db: Connection) -> tuple[dict[str, int], int, int, int, str | None]:
    statuses = {row.status: row.n for row in db.execute(_STATUSES)}
    records = int(db.scalar(select(func.coalesce(func.sum(matches.c.records), 0))) or 0)
    open_votes = int(db.scalar(select(func.count()).where(votes.c.status == "open")) or 0)
    if db.dialect.name == "sqlite":
        pages, page = db.scalar(text("PRAGMA page_count")), db.scalar(text("PRAGMA page_size"))
        size = int(pages or 0) * int(page or 0)
    else:
        size = int(db.scalar(text("SELECT pg_database_size(current_database())")) or 0)
    return statuses, records, open_votes, size, revision_of(db)


_STATUSES = select(matches.c.status, func.count().label("n")).group_by(matches.c.status)


def _on_disk(file: Path) -> tuple[int, int]:
    log = file.with_name(f"{file.name}-wal")
    return log.stat().st_size if log.exists() else 0, shutil.disk_usage(file.parent).free


def _forget_oldest(folder: Path, stem: str) -> int:
    """Their names tell their age."""
    copies = sorted(folder.glob(f"{stem}-????????-??????.db"))
    for old in copies[:-KEPT]:
        old.unlink()
    return len(copies[-KEPT:])
