"""Backups of a SQLite database: copy it while it is in use, check a copy for damage, and restore it.

Backups are made with SQLite's Online Backup API in one step, so a copy is the state after one commit. PostgreSQL has
tools of its own for this.
"""

import os
import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from time import monotonic, sleep

from games.core.words import Message, MessageError
from storage.ballots.questions import read_questions
from storage.db.database import is_damage
from storage.db.encryption import KEY_CHECK, Tampered, Vault, key_path
from storage.errors import say
from storage.shredding import SECRET_TABLES


class NotADatabase(MessageError):
    """A file is missing, damaged, or not a Stoa database; the message says which, in one sentence for the host."""


UNREADABLE = (sqlite3.Error, UnicodeDecodeError)
"""The exceptions that `sqlite3` raises for a damaged file; UnicodeDecodeError if its message quotes a damaged name."""


def copy_database(source: Path, target: Path, *, without_stones: bool = False) -> int:
    """Copy a SQLite database, which may be in use, to a single file that only its owner can read.

    The copy is written under a temporary name and checked before it is renamed to `target`.

    Args:
        source: The database file.
        target: The copy; its folder is created if it is missing.
        without_stones: True to leave out what must stay secret about the open public votes: the secret of each (the
            source of its keys), its roll (who has voted) and its stones (the votes cast).

    Returns:
        The number of open votes in the copy that are without these.

    Raises:
        OSError, sqlite3.Error, UnicodeDecodeError: The source cannot be read or the target cannot be written.
        NotADatabase: The copy is damaged, or the source was not a Stoa database.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(partial)) as copy:
            original.backup(copy, pages=-1)
            copy.execute("PRAGMA journal_mode=DELETE").fetchone()
            if without_stones:
                _remove_stones(copy)
        check_copy(partial)
        left_out = len(votes_without_stones(partial))
        with partial.open("rb") as written:
            os.fsync(written.fileno())
        partial.replace(target)
    finally:
        partial.unlink(missing_ok=True)
    return left_out


def _remove_stones(copy: sqlite3.Connection) -> None:
    """Delete what must stay secret about open public votes (`copy_database`) from a copy, overwriting it with zeros."""
    copy.execute("PRAGMA journal_mode=MEMORY").fetchone()  # a journal on the disk would hold it too
    copy.execute("PRAGMA secure_delete=ON").fetchone()
    for table in SECRET_TABLES:
        copy.execute(f"DELETE FROM {table.name}")
    copy.commit()
    copy.execute("PRAGMA journal_mode=DELETE").fetchone()


def votes_without_stones(file: Path) -> list[tuple[int, str]]:
    """List the open votes in a database file that can't be counted because their secret is missing.

    Returns:
        The id and the text of the first question of each.

    Raises:
        NotADatabase: The file is damaged.
    """
    with closing(_open_readonly(file)) as db:
        try:
            found = db.execute(
                "SELECT id, questions FROM votes WHERE status = 'open' AND id NOT IN (SELECT vote FROM vote_secrets)"
            ).fetchall()
        except UNREADABLE:
            raise NotADatabase(say.message("copy-damaged", file=file.name)) from None
    return [(int(id), read_questions(questions)[0].text) for id, questions in found]


def has_stones(file: Path) -> bool:
    """Return True if a database file holds the secret of any public vote; False if not, or if the file is damaged."""
    with closing(_open_readonly(file)) as db:
        try:
            return db.execute("SELECT 1 FROM vote_secrets").fetchone() is not None
        except UNREADABLE:
            return False  # damaged, which others report


def _open_readonly(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)


def describe_damage(file: Path) -> Message:
    """Return a message that says that a database file is damaged and what to do."""
    return say.message("damaged-file", file=file.name)


CHECK_SECONDS = 1.0
"""The time limit, in seconds, of the check of a database file. Damage not found by then shows when the data is read."""


def find_damage(file: Path, seconds: float = CHECK_SECONDS) -> Message | None:
    """Check the structure of a SQLite file, which may be in use, for at most some seconds.

    Args:
        file: The database file.
        seconds: The time limit in seconds.

    Returns:
        A message that says that the file is damaged and what to do; None if no damage was found in that time.

    Raises:
        OSError: The file cannot be opened.
    """
    damaged = describe_damage(file)
    with file.open("rb") as opened:
        head = opened.read(20)
    if not head:
        return None  # a new file
    if not head.startswith(b"SQLite format 3\0") or not {head[18], head[19]} <= {1, 2}:
        return damaged
    until = monotonic() + seconds
    with closing(_open_readonly(file)) as db:
        db.set_progress_handler(lambda: monotonic() > until, 10_000)
        try:
            row = db.execute("PRAGMA quick_check(1)").fetchone()
        except UNREADABLE as error:
            return damaged if is_damage(error) else None  # interrupted, or in use
    return None if row is not None and row[0] == "ok" else damaged


def check_copy(file: Path) -> str:
    """Check a database file and return the schema revision it has.

    Raises:
        NotADatabase: The file is missing, damaged, or not a Stoa database.
    """
    if not file.is_file():
        raise NotADatabase(say.message("copy-missing", file=file.name))
    with closing(_open_readonly(file)) as db:
        try:
            check = db.execute("PRAGMA quick_check").fetchone()
            revision = db.execute("SELECT version_num FROM alembic_version").fetchone()
        except UNREADABLE:
            raise NotADatabase(say.message("copy-foreign", file=file.name)) from None
    if check is None or check[0] != "ok":
        raise NotADatabase(say.message("copy-damaged", file=file.name))
    if revision is None:
        raise NotADatabase(say.message("copy-foreign", file=file.name))
    return str(revision[0])


class NotRestored(MessageError):
    """A copy was not restored and nothing was changed; the message says why, in one sentence for the host."""


def restore(copied: Path, database: Path, key: bytes | None, moment: datetime) -> Path | None:
    """Replace a SQLite database by a copy of it, and keep the previous database under another name.

    Args:
        copied: The copy; it stays where it is.
        database: The database file to replace; it may be missing.
        key: The key that the bot will use; a copy encrypted with another key is refused. None skips this check.
        moment: The present time, which becomes part of the previous database's new name.

    Returns:
        The path of the previous database, or None if there was none.

    Raises:
        NotRestored: The copy is the database itself, is damaged or encrypted with another key, or cannot be copied into
            place; or the database is in use.
    """
    if copied.absolute() == database.absolute():
        raise NotRestored(say.message("copy-is-database"))
    try:
        check_copy(copied)
    except NotADatabase as error:
        raise NotRestored(error.message) from None
    if key is not None and not _key_opens(copied, key):
        raise NotRestored(say.message("copy-another-key", copy=copied.name, key=key_path(database).name))
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
    except (OSError, *UNREADABLE, NotADatabase) as error:
        raise NotRestored(say.message("copy-failed", copy=copied.name, error=type(error).__name__)) from None
    return former


def _key_opens(file: Path, key: bytes) -> bool:
    with closing(_open_readonly(file)) as db:
        try:
            row = db.execute("SELECT value FROM key_values WHERE name = ?", (KEY_CHECK,)).fetchone()
            sealed = None if row is None else bytes.fromhex(row[0].strip('"'))
        except (sqlite3.Error, AttributeError, TypeError, ValueError):
            raise NotRestored(say.message("copy-damaged", file=file.name)) from None
    if sealed is None:
        return True  # it holds nothing encrypted
    try:
        Vault(key).open(sealed, f"key_values/{KEY_CHECK}/value")
    except Tampered:
        return False
    return True


def _require_unused(database: Path) -> None:
    """Raise an error if another process has the database open; SQLite then cannot leave WAL mode.

    The check is repeated for two seconds, because a bot that is stopping may have a connection left.

    Raises:
        NotRestored: The database is in use.
    """
    with closing(sqlite3.connect(database, timeout=0.5)) as db:
        for left in reversed(range(20)):
            try:
                db.execute("PRAGMA journal_mode=DELETE").fetchone()
                return
            except sqlite3.OperationalError:
                if not left:
                    raise NotRestored(say.message("in-use")) from None
                sleep(0.1)  # SQLite does not wait for this change by itself
            except sqlite3.DatabaseError:
                return  # a damaged database, the very reason to restore a copy


MAX_BACKUPS = 7
"""How many backups are kept; a new one deletes the oldest."""


class NoCopy(RuntimeError):
    """A backup of the database failed.

    Attributes:
        why: `server` (the database is PostgreSQL), `damaged` (the SQLite file is), or the name of the error's type.
    """

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True, slots=True)
class Backup:
    """The result of a successful `back_up`."""

    file: Path
    size: int
    """The size of the file in bytes."""
    kept: int
    """How many backups there are now."""
    open_votes: int
    """The number of open public votes; the copy lacks their secrets, rolls and stones, so it cannot count them."""


def back_up(file: Path, moment: datetime) -> Backup:
    """Copy a SQLite database into the folder `backups` beside it.

    The copy contains neither the encryption key nor the secrets, rolls and stones of open public votes. Otherwise
    anybody with the key could read from it, forever, who voted for what.

    Args:
        file: The database file, which may be in use.
        moment: The present time, which becomes part of the copy's name; it should be in UTC, since names order the
            backups.

    Returns:
        The backup. Only the `MAX_BACKUPS` newest ones remain.

    Raises:
        NoCopy: The backup failed; `why` says why.
    """
    target = file.parent / "backups" / f"{file.stem}-{moment:%Y%m%d-%H%M%S}.db"
    try:
        if not file.is_file():
            raise NoCopy("FileNotFoundError")
        open_votes = copy_database(file, target, without_stones=True)
        return Backup(target, target.stat().st_size, _delete_oldest(target.parent, file.stem), open_votes)
    except NotADatabase:
        raise NoCopy("damaged") from None
    except (OSError, *UNREADABLE) as error:
        raise NoCopy("damaged" if is_damage(error) else type(error).__name__) from None


def _delete_oldest(folder: Path, stem: str) -> int:
    """Delete all but the `MAX_BACKUPS` newest backups, by the time in their names, and return how many remain.

    Args:
        folder: The folder of the backups.
        stem: The name of the database file without its ending, with which their names begin.
    """
    copies = sorted(folder.glob(f"{stem}-????????-??????.db"))
    for old in copies[:-MAX_BACKUPS]:
        old.unlink()
    return len(copies[-MAX_BACKUPS:])
