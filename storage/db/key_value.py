"""Key-value storage: small JSON values by name, such as the heartbeat and the check value of the encryption key."""

from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select

from storage.db.encryption import KEY_CHECK, Tampered, Vault
from storage.db.schema import key_values
from storage.errors import Damaged, Misconfigured, say

_PLAIN = b"stoa"


def put(db: Connection, name: str, value: Any) -> None:
    """Store a JSON value under a name, replacing an earlier one.

    Args:
        db: The writing transaction's connection.
        name: The name of the entry.
        value: The value to store; None deletes the entry.
    """
    db.execute(delete(key_values).where(key_values.c.name == name))
    if value is not None:
        db.execute(insert(key_values).values(name=name, value=orjson.dumps(value).decode()))


def get(db: Connection, name: str) -> Any:
    """Return the JSON value stored under a name; None if there is none.

    Args:
        db: A connection of any kind.
        name: The name of the entry.

    Raises:
        Damaged: The value is not JSON.
    """
    value = db.scalar(select(key_values.c.value).where(key_values.c.name == name))
    return None if value is None else _decode(value)


def beginning_with(db: Connection, beginning: str) -> dict[str, Any]:
    """Return the stored JSON values whose names have a prefix, by name.

    Args:
        db: A connection of any kind.
        beginning: The prefix of the names.

    Raises:
        Damaged: A value is not JSON.
    """
    rows = db.execute(select(key_values).where(key_values.c.name.startswith(beginning, autoescape=True)))
    return {row.name: _decode(row.value) for row in rows}


def _decode(value: str) -> Any:
    try:
        return orjson.loads(value)
    except orjson.JSONDecodeError:
        raise Damaged from None


def check_key(db: Connection, vault: Vault) -> None:
    """Check that a database is encrypted with a key, by decrypting its check value; store one if there is none yet.

    Args:
        db: The writing transaction's connection.
        vault: Encrypts and decrypts with the key to check.

    Raises:
        Misconfigured: The database is encrypted with another key, or its check value is damaged.
        Damaged: The stored check value is not JSON.
    """
    place = f"key_values/{KEY_CHECK}/value"
    stored = get(db, KEY_CHECK)
    if stored is None:
        put(db, KEY_CHECK, vault.seal(_PLAIN, place).hex())
        return
    try:
        vault.open(bytes.fromhex(stored), place)
    except (Tampered, TypeError, ValueError):  # not even hexadecimal digits
        raise Misconfigured(say.message("another-key")) from None
