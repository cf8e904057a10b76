"""The key: SECRET_KEY, or a file beside the database that is made when the bot starts for the first time."""

import base64
import logging
import os
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

from storage.kept import CHECK
from storage.refused import Misconfigured
from storage.vault import KEY_BYTES

log = logging.getLogger(__name__)


def parse_key(text: str) -> bytes:
    """A key written as 64 hexadecimal digits or in base64 (either alphabet).

    Raises:
        Misconfigured: it is not 32 bytes.
    """
    text = text.strip()
    try:
        key = bytes.fromhex(text)
    except ValueError:
        try:
            key = base64.b64decode(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True)
        except ValueError:  # also what binascii raises
            key = b""
    if len(key) != KEY_BYTES:
        raise Misconfigured(
            f"SECRET_KEY must be {KEY_BYTES} bytes, written as {2 * KEY_BYTES} hexadecimal digits or in base64."
        )
    return key


def key_path(database: Path) -> Path:
    """Where the key of this SQLite file is kept when SECRET_KEY is not set."""
    return database.with_name(f"{database.stem}.key")


def secret_key(setting: str | None, database: Path | None) -> bytes:
    """The key by which everything secret is sealed.

    `setting` is SECRET_KEY (None or empty: not set); `database` the SQLite file, None for another database. Where
    nothing is set the key is read from the file beside the database, which is made (mode 0600) when it is missing.

    Raises:
        Misconfigured: the setting or the file is wrong, or there is neither.
    """
    if setting:
        return parse_key(setting)
    if database is None:
        raise Misconfigured("SECRET_KEY must be set for a database that is not a SQLite file.")
    path = key_path(database)
    try:
        return _read(path)
    except FileNotFoundError:
        pass
    if _sealed(database):
        raise Misconfigured(
            f"SECRET_KEY is not set and the key file {path.name} is missing beside {database.name}: "
            "restore it, or what is sealed there cannot be opened."
        )
    return _make(path)


def _sealed(database: Path) -> bool:
    """Whether something in that file was sealed already: a new key would open none of it."""
    if not database.exists():
        return False
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            return db.execute("SELECT 1 FROM kept WHERE name = ?", (CHECK,)).fetchone() is not None
        except sqlite3.Error:
            return False  # no such table yet; or no database at all, which is said when it is opened


def _read(path: Path) -> bytes:
    try:
        return parse_key(path.read_text("ascii"))
    except (Misconfigured, UnicodeDecodeError):
        raise Misconfigured(f"The key file {path.name} does not hold a SECRET_KEY of {KEY_BYTES} bytes.") from None


def _make(path: Path) -> bytes:
    """Written whole under another name and then linked, so that nobody ever reads half a key."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{secrets.token_hex(KEY_BYTES)}\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(draft, path)
        except FileExistsError:
            return _read(path)  # another process was quicker
    finally:
        draft.unlink()
    log.warning("SECRET_KEY is not set: a new key was made in %s. Keep it safe: without it no match opens.", path)
    return _read(path)
