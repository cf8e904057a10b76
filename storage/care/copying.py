"""Copying a SQLite database while others write in it, and looking whether a copy is whole (SQLite: Online Backup API).

The copy is made in one step, so it is the state after one commit; in WAL mode it keeps nobody from writing.
"""

import os
import sqlite3
from contextlib import closing
from pathlib import Path


class NotADatabase(ValueError):
    """The file is no database of Stoa, or is damaged; one sentence says which."""


def copy(source: Path, target: Path) -> int:
    """Copy a database into one file that needs no others beside it, for its owner's eyes; its bytes.

    It is written under another name and appears whole or not at all.

    Raises:
        OSError, sqlite3.Error: it cannot be read or written. NotADatabase: the copy is not whole.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.part")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(source)) as there, closing(sqlite3.connect(draft)) as here:
            there.backup(here, pages=-1)
            here.execute("PRAGMA journal_mode=DELETE").fetchone()
        examine(draft)
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
    return target.stat().st_size


def examine(file: Path) -> str:
    """The revision of the schema in a database that is whole.

    Raises:
        NotADatabase: it is none of Stoa's, or damaged.
    """
    if not file.is_file():
        raise NotADatabase(f"There is no file {file.name}.")
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            found = db.execute("PRAGMA quick_check").fetchone()
            revision = db.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error:
            raise NotADatabase(f"{file.name} is no database of Stoa.") from None
    if found is None or found[0] != "ok":
        raise NotADatabase(f"{file.name} is damaged.")
    if revision is None:
        raise NotADatabase(f"{file.name} is no database of Stoa.")
    return str(revision[0])
