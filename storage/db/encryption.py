"""Encryption at rest (AES-256-GCM), and the key for it: SECRET_KEY, or a key file beside the database.

An encrypted ("sealed") value is bound to its place (table, row and column) as associated data, so it cannot be
decrypted after being moved. Its first byte is the format.
"""

import base64
import logging
import os
import secrets
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from storage.errors import Misconfigured, say

KEY_BYTES = 32
_FORMAT = b"\x01"
_NONCE = 12
_RAW, _COMPRESSED = b"r", b"z"
_COMPRESS_ABOVE = 400


class Tampered(ValueError):
    """An encrypted value cannot be decrypted: the key is another, or the value was damaged or moved elsewhere."""


class Vault:
    """Encrypts and decrypts values with one key (AES-256-GCM).

    Nonces are random, so one key may encrypt at most 2^32 values (NIST SP 800-38D, section 8.3).

    Args:
        key: 32 bytes.

    Raises:
        ValueError: The key has another length.
    """

    __slots__ = ("_cipher",)

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key has {len(key)} bytes, not {KEY_BYTES}")
        self._cipher = AESGCM(key)

    def seal(self, plain: bytes, place: str) -> bytes:
        """Return a value encrypted, after compressing it if it is long; it can be decrypted only for the same place.

        Args:
            plain: The value.
            place: Where it will be stored, such as `records/7.12.0/body`.
        """
        payload = _COMPRESSED + zlib.compress(plain, 1) if len(plain) > _COMPRESS_ABOVE else _RAW + plain
        nonce = os.urandom(_NONCE)
        return _FORMAT + nonce + self._cipher.encrypt(nonce, payload, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """Return the value that `seal` encrypted for this place.

        Args:
            sealed: The encrypted value.
            place: Where it is stored, as it was given to `seal`.

        Raises:
            Tampered: The value cannot be decrypted for this place.
        """
        if sealed[:1] != _FORMAT:
            raise Tampered(f"{place}: encrypted in a format that this release does not know")
        try:
            payload = self._cipher.decrypt(sealed[1 : 1 + _NONCE], sealed[1 + _NONCE :], place.encode())
        except (InvalidTag, ValueError):
            raise Tampered(f"{place}: damaged, moved, or encrypted with another key") from None
        return zlib.decompress(payload[1:]) if payload[:1] == _COMPRESSED else payload[1:]


def state_place(match: int, records: int) -> str:
    """Return the place (the argument `place` of `Vault.seal`) to which the encrypted state of a match is bound.

    Args:
        match: The match's id.
        records: The number of records that led to the state, so that an older state cannot pass for the present one.
    """
    return f"matches/{match}.{records}/state"


def opening_place(match: int) -> str:
    """Return the place (the argument `place` of `Vault.seal`) of a match's encrypted opening state."""
    return f"matches/{match}/opening"


def chance_place(match: int) -> str:
    """Return the place (the argument `place` of `Vault.seal`) of the encrypted secret of a match's random draws."""
    return f"matches/{match}/chance"


def record_place(match: int, seq: int, seat: int) -> str:
    """Return the place (the argument `place` of `Vault.seal`) to which an encrypted record of a match's log is bound.

    Args:
        match: The match's id.
        seq: The record's sequence number, counted from 0.
        seat: The seat that acted, so that the action cannot be attributed to another seat.
    """
    return f"records/{match}.{seq}.{seat}/body"


log = logging.getLogger(__name__)


def parse_key(text: str) -> bytes:
    """Return the bytes of a key written as 64 hexadecimal digits or in base64 (standard or URL-safe).

    Raises:
        Misconfigured: The text does not stand for 32 bytes.
    """
    text = text.strip()
    try:
        key = bytes.fromhex(text)
    except ValueError:
        try:
            key = base64.b64decode(text.replace("-", "+").replace("_", "/") + "=" * (-len(text) % 4), validate=True)
        except ValueError:  # includes binascii.Error
            key = b""
    if len(key) != KEY_BYTES:
        raise Misconfigured(say.message("wrong-key", bytes=KEY_BYTES, digits=2 * KEY_BYTES))
    return key


def key_path(database: Path) -> Path:
    """Return the path of the key file beside a SQLite file: the same name with the ending `.key`."""
    return database.with_name(f"{database.stem}.key")


def secret_key(setting: str | None, database: Path | None) -> bytes:
    """Return the key that encrypts all secrets: SECRET_KEY, or else that in the key file beside a SQLite database.

    If there is neither, a key file with a new key is created (mode 0600), unless the database is encrypted already.

    Args:
        setting: SECRET_KEY; None or empty if it is not set.
        database: The SQLite file; None for a PostgreSQL database, which has no key file.

    Raises:
        Misconfigured: The setting or the key file is invalid. Or the setting is missing, and the database is PostgreSQL
            or is encrypted with a key whose file is missing.
    """
    if setting:
        return parse_key(setting)
    if database is None:
        raise Misconfigured(say.message("no-key"))
    path = key_path(database)
    try:
        return _read_key(path)
    except FileNotFoundError:
        pass
    if _holds_sealed_values(database):
        raise Misconfigured(say.message("missing-key", key=path.name, database=database.name))
    return _make_key(path)


def _holds_sealed_values(database: Path) -> bool:
    """Return True if a SQLite file holds values encrypted with some key, so that a new key would be useless."""
    if not database.exists():
        return False
    with closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True)) as db:
        try:
            return db.execute("SELECT 1 FROM key_values WHERE name = ?", (KEY_CHECK,)).fetchone() is not None
        except sqlite3.Error:
            return False  # the table does not exist yet, or the file is no database; opening it reports that


def _read_key(path: Path) -> bytes:
    try:
        return parse_key(path.read_text("ascii"))
    except FileNotFoundError:
        raise
    except (Misconfigured, UnicodeDecodeError, OSError):
        raise Misconfigured(say.message("wrong-key-file", key=path.name, bytes=KEY_BYTES)) from None


def _make_key(path: Path) -> bytes:
    """Create a key file with a new key and return the key; if the file exists by now, return the key that it holds.

    The file is written under a temporary name and then linked, so that no process reads a partial key.

    Raises:
        Misconfigured: The file cannot be created, or it exists by now and holds no valid key.
    """
    temporary = path.with_name(f"{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except OSError as error:
        raise Misconfigured(say.message("unusable-file", error=error.strerror or type(error).__name__)) from None
    try:
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(f"{secrets.token_hex(KEY_BYTES)}\n")
            file.flush()
            os.fsync(file.fileno())
        try:
            os.link(temporary, path)
        except FileExistsError:
            return _read_key(path)  # another process has made one meanwhile
    finally:
        temporary.unlink()
    log.warning("SECRET_KEY is not set: a new key was created in %s. Keep it safe: no match opens without it.", path)
    return _read_key(path)


KEY_CHECK = "vault.check"
"""The name of the stored check value: a known text, encrypted, that shows a wrong key at once."""
