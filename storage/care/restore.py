"""Restoring: a copy put in the place of the database, which nobody may have open meanwhile."""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from storage.care.copying import NotADatabase, copy, examine
from storage.kept import CHECK
from storage.keyfile import key_path
from storage.vault import Tampered, Vault


class NotRestored(RuntimeError):
    """Nothing was changed; one sentence says why."""


def restore(copied: Path, database: Path, key: bytes | None, moment: datetime) -> Path | None:
    """Put a copy in the place of a SQLite database; where the former one is now, if there was one.

    `key` is the key that the bot will use (None: not known yet): a copy that it does not open is refused.

    Raises:
        NotRestored: the copy is damaged, sealed with another key, or the database is in use.
    """
    if copied.absolute() == database.absolute():
        raise NotRestored("That file is the database itself.")
    try:
        examine(copied)
    except NotADatabase as error:
        raise NotRestored(str(error)) from None
    if key is not None and not _opens(copied, key):
        raise NotRestored(
            f"{copied.name} was sealed with another key: restore the key as well (SECRET_KEY, or "
            f"{key_path(database).name} beside the database)."
        )
    former = None
    try:
        if database.exists():
            _only_ours(database)
            former = database.with_name(f"{database.stem}-before-{moment:%Y%m%d-%H%M%S}.db")
            database.replace(former)
        for beside in ("-wal", "-shm"):
            database.with_name(database.name + beside).unlink(missing_ok=True)
        try:
            copy(copied, database)
        except BaseException:  # also of a Ctrl-C: whoever restores must not be left without a database
            if former is not None:
                former.replace(database)
            raise
    except (OSError, sqlite3.Error, NotADatabase) as error:
        raise NotRestored(f"{copied.name} could not be put in its place ({type(error).__name__}).") from None
    return former


def _opens(file: Path, key: bytes) -> bool:
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        row = db.execute("SELECT value FROM kept WHERE name = ?", (CHECK,)).fetchone()
    if row is None:
        return True  # nothing is sealed in it
    try:
        Vault(key).open(bytes.fromhex(row[0].strip('"')), f"kept/{CHECK}/value")
    except Tampered:
        return False
    return True


def _only_ours(database: Path) -> None:
    """See that nobody has it open: only then does SQLite leave the WAL mode. Raises NotRestored."""
    with closing(sqlite3.connect(database, timeout=0.5)) as db:
        try:
            db.execute("PRAGMA journal_mode=DELETE").fetchone()
        except sqlite3.OperationalError:
            raise NotRestored("The database is in use: stop the bot first.") from None
        except sqlite3.DatabaseError:
            return  # what is there is damaged: that is why somebody restores
