"""Small facts that outlive a restart, by name: the hash of the synced commands, the check value of the key."""

from typing import Any

import orjson
from sqlalchemy import Connection, delete, insert, select

from storage.refused import Misconfigured
from storage.schema import kept
from storage.vault import Tampered, Vault

CHECK = "vault.check"
"""The name under which a sealed value is kept, by which a wrong key is known at once."""
_PLAIN = b"stoa"


def keep(db: Connection, name: str, value: Any) -> None:
    """Keep a JSON value under a name, instead of the one before; None forgets it."""
    db.execute(delete(kept).where(kept.c.name == name))
    if value is not None:
        db.execute(insert(kept).values(name=name, value=orjson.dumps(value).decode()))


def recall(db: Connection, name: str) -> Any:
    """What is kept under a name, or None."""
    value = db.scalar(select(kept.c.value).where(kept.c.name == name))
    return None if value is None else orjson.loads(value)


def check_key(db: Connection, vault: Vault) -> None:
    """See that this database was sealed with this key; the first time, remember it.

    Raises:
        Misconfigured: it was sealed with another one, or with none.
    """
    place = f"kept/{CHECK}/value"
    known = recall(db, CHECK)
    if known is None:
        keep(db, CHECK, vault.seal(_PLAIN, place).hex())
        return
    try:
        vault.open(bytes.fromhex(known), place)
    except Tampered:
        raise Misconfigured("SECRET_KEY is not the key with which this database was sealed.") from None
