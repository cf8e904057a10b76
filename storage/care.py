"""Care for the database: back it up while it is in use, restore a copy, and report its size.

SQLite's Online Backup API copies the file in one step, so a copy is the state after one commit.
"""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sqlalchemy import Connection, func, select, text

from storage.db.database import Database, with_retry
from storage.db.encryption import KEY_CHECK, Tampered, Vault, key_path
from storage.db.migrate import revision_of
from storage.db.schema import REVISION, matches, votes
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.quotas import count_open_tables


class NotADatabase(ValueError):
    """The file is not a Stoa database, or is damaged; the message says which, in one sentence."""


def copy_database(source: Path, target: Path) -> int:
    """Copy a SQLite database, which may be in use, to a single file that only its owner can read.

    The copy is written under a temporary name and checked before it gets its own.

    Args:
        source: The database file.
        target: The copy; its folder is created if it is missing.

    Returns:
        The size of the copy in bytes.

    Raises:
        OSError, sqlite3.Error: The source cannot be read or the target cannot be written.
        NotADatabase: The copy is damaged.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(partial)) as copy:
            original.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode=DELETE").fetchone()
        check_copy(partial)
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    return target.stat().st_size


def check_copy(file: Path) -> str:
    """Check a database file and return the schema revision it has.

    Raises:
        NotADatabase: The file is missing, damaged, or not a Stoa database.
    """
    if not file.is_file():
        raise NotADatabase(f"There is no file {file.name}.")
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            check = db.execute("PRAGMA quick_check").fetchone()
            revision = db.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error:
            raise NotADatabase(f"{file.name} is not a Stoa database.") from None
    if check is None or check[0] != "ok":
        raise NotADatabase(f"{file.name} is damaged.")
    if revision is None:
        raise NotADatabase(f"{file.name} is not a Stoa database.")
    return str(revision[0])


class NotRestored(RuntimeError):
    """The copy was not restored and nothing was changed; the message says why, in one sentence."""


def restore(copied: Path, database: Path, key: bytes | None, moment: datetime) -> Path | None:
    """Replace a SQLite database by a copy of it, keeping the previous database under another name.

    Args:
        copied: The copy; it stays where it is.
        database: The database file to replace; it may be missing.
        key: The key that the bot will use; a copy encrypted with another key is refused. None skips this check.
        moment: The time that becomes part of the previous database's new name.

    Returns:
        The path of the previous database, or None if there was none.

    Raises:
        NotRestored: The copy is damaged or encrypted with another key, or the database is in use.
    """
    if copied.absolute() == database.absolute():
        raise NotRestored("That file is the database itself.")
    try:
        check_copy(copied)
    except NotADatabase as error:
        raise NotRestored(str(error)) from None
    if key is not None and not _key_opens(copied, key):
        raise NotRestored(
            f"{copied.name} was encrypted with another key: restore that key as well (SECRET_KEY, or "
            f"{key_path(database).name} beside the database)."
        )
    former = None
    try:
        if database.exists():
            _require_unused(database)
            former = database.with_name(f"{database.stem}-before-{moment:%Y%m%d-%H%M%S}.db")
            database.replace(former)
        for beside in ("-wal", "-shm"):
            database.with_name(database.name + beside).unlink(missing_ok=True)
        try:
            copy_database(copied, database)
        except BaseException:  # even after Ctrl-C the host must not be left without a database
            if former is not None:
                former.replace(database)
            raise
    except (OSError, sqlite3.Error, NotADatabase) as error:
        raise NotRestored(f"{copied.name} could not be copied into place ({type(error).__name__}).") from None
    return former


def _key_opens(file: Path, key: bytes) -> bool:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        row = db.execute("SELECT value FROM kept WHERE name = ?", (KEY_CHECK,)).fetchone()
    if row is None:
        return True  # it holds nothing encrypted
    try:
        Vault(key).open(bytes.fromhex(row[0].strip('"')), f"kept/{KEY_CHECK}/value")
    except Tampered:
        return False
    return True


def _require_unused(database: Path) -> None:
    """Check that no process has the database open, since only then does SQLite leave WAL mode.

    Raises:
        NotRestored: The database is in use.
    """
    with closing(sqlite3.connect(database, timeout=0.5)) as db:
        try:
            db.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            raise NotRestored("The database is in use: stop the bot first.") from None
        except sqlite3.DatabaseError:
            return  # a damaged database, the very reason to restore a copy


MAX_BACKUPS = 7
"""How many backups are kept; a new one deletes the oldest."""


class NoCopy(RuntimeError):
    """The backup failed.

    Attributes:
        why: `server` (PostgreSQL has its own tools for backups), `damaged`, or the type of the error.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup that was made."""

    file: Path
    size: int
    """In bytes."""
    kept: int
    """How many backups there are now."""


@dataclass(frozen=True, slots=True)
class Numbers:
    """Figures about the database for its host."""

    statuses: dict[str, int]
    """Matches by status."""
    records: int
    """Records in all logs."""
    votes: int
    """Open public votes."""
    waiting: int
    """Use cases queued for the next commit."""
    size: int
    """Bytes of the database."""
    log_size: int | None
    """Bytes of SQLite's write-ahead log; None for PostgreSQL."""
    free: int | None
    """Free bytes on the disk; None for PostgreSQL."""
    revision: str | None
    """The schema revision of the database."""
    wanted: str
    """The schema revision that this release needs."""


class Care:
    """Backups and figures of one database.

    Args:
        writer: The writer whose queue length is reported.
        database: The database.
        retry_seconds: How long to retry a failing read.
    """

    def __init__(self, writer: Writer, database: Database, retry_seconds: float) -> None:
        self._writer = writer
        self._database = database
        self._retry_seconds = retry_seconds

    async def backup(self, moment: datetime) -> Backup:
        """Copy a SQLite database into the folder `backups` beside it; the copy does not contain the key.

        Args:
            moment: The time that becomes part of the file name; it should be in UTC, since names order the backups.

        Raises:
            NoCopy: The backup failed; `why` says why.
        """
        file = self._database.file
        if file is None:
            raise NoCopy("server")
        target = file.parent / "backups" / f"{file.stem}-{moment:%Y%m%d-%H%M%S}.db"
        try:
            size = await asyncio.to_thread(copy_database, file, target)
            kept = await asyncio.to_thread(_delete_oldest, target.parent, file.stem)
        except NotADatabase:
            raise NoCopy("damaged") from None
        except (OSError, sqlite3.Error) as error:
            raise NoCopy(type(error).__name__) from None
        return Backup(target, size, kept)

    async def numbers(self) -> Numbers:
        """Collect the figures.

        Raises:
            Unavailable: The database does not answer.
        """
        statuses, records, open_votes, size, revision = await with_retry(
            lambda: self._database.read(_read_numbers), self._retry_seconds
        )
        log_size = free = None
        if (file := self._database.file) is not None:
            log_size, free = await asyncio.to_thread(_on_disk, file)
        return Numbers(statuses, records, open_votes, self._writer.waiting, size, log_size, free, revision, REVISION)

    async def tables_in(self, guild: int) -> int:
        """Count the open tables of a server.

        Args:
            guild: The server's Discord id.

        Raises:
            Unavailable: The database does not answer.
        """
        return await with_retry(
            lambda: self._database.read(lambda db: count_open_tables(db, guild)), self._retry_seconds
        )


def _read_numbers(db: Connection) -> tuple[dict[str, int], int, int, int, str | None]:
    statuses = {row.status: row.n for row in db.execute(_STATUSES)}
    records = int(db.scalar(select(func.coalesce(func.sum(matches.c.record_count), 0))) or 0)
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


def _delete_oldest(folder: Path, stem: str) -> int:
    """Delete all but the newest backups and return how many remain; the time in their names orders them."""
    copies = sorted(folder.glob(f"{stem}-????????-??????.db"))
    for old in copies[:-MAX_BACKUPS]:
        old.unlink()
    return len(copies[-MAX_BACKUPS:])


__all__ = ["Backup", "Care", "NoCopy", "NotRestored", "Numbers", "restore"]
