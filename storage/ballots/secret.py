"""The secret of one vote: whatever leads from a user to a stone goes through it, and nothing does without it.

Three keys come from it. By one a user is entered in the roll, by another the user's stone is found again as long as it
may be changed or shown, and by the third what both hold is sealed (AES-256-GCM). When the secret is gone, the roll is
noise, and so is every remnant of a stone, wherever a disk may still have one.
"""

import hmac
import secrets
from hashlib import sha256

from storage.ballots.snapshot import Stone
from storage.vault import Tampered, Vault

SECRET_BYTES = 32
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's 32 signs, of which none is taken for another."""
CODE = 12
"""Signs of a receipt: 60 random bits."""
_HASH = 16
_COLOURS: dict[bytes, Stone] = {b"w": "white", b"b": "black"}
_SIGNS = {"white": b"w", "black": b"b"}
_LIKE = str.maketrans("OIL", "011")


def new_code() -> str:
    """A receipt's code: says nothing about its voter, its stone or its time."""
    return "".join([secrets.choice(ALPHABET) for _ in range(CODE)])


def read_code(text: str) -> str | None:
    """A code as somebody types it; None when it can be none."""
    code = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_LIKE)
    return code if len(code) == CODE and all(sign in ALPHABET for sign in code) else None


class Secret:
    """The secret of a vote, opened."""

    __slots__ = ("_roll", "_stone", "_vault", "_vote")

    def __init__(self, vote: int, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError("a secret has another length")
        self._vote = vote
        self._roll = _key(secret, b"roll")
        self._stone = _key(secret, b"stone")
        self._vault = Vault(_key(secret, b"seal"))

    def voter(self, user: int) -> bytes:
        """The user in the roll."""
        return _hash(self._roll, user)

    def stone(self, user: int) -> bytes:
        """The user's stone."""
        return _hash(self._stone, user)

    def seal_mark(self, voter: bytes, press: int) -> bytes:
        """The newest press of a voter."""
        return self._vault.seal(press.to_bytes(8), self._place("roll", voter))

    def open_mark(self, voter: bytes, mark: bytes) -> int:
        """See `seal_mark`. Raises Tampered."""
        return int.from_bytes(self._vault.open(mark, self._place("roll", voter)))

    def seal_stone(self, id: bytes, stone: Stone, code: str) -> bytes:
        """A stone with the code of its receipt; always of the same length."""
        return self._vault.seal(_SIGNS[stone] + code.encode(), self._place("stone", id))

    def open_stone(self, id: bytes, body: bytes) -> tuple[Stone, str]:
        """See `seal_stone`. Raises Tampered."""
        plain = self._vault.open(body, self._place("stone", id))
        if plain[:1] not in _COLOURS:
            raise Tampered("a stone has no colour")
        return _COLOURS[plain[:1]], plain[1:].decode()

    def _place(self, table: str, id: bytes) -> str:
        return f"{table}/{self._vote}.{id.hex()}"


def fresh_secret() -> bytes:
    """A new secret."""
    return secrets.token_bytes(SECRET_BYTES)


def seal_secret(vault: Vault, vote: int, secret: bytes) -> bytes:
    """A vote's secret as it is stored until the close."""
    return vault.seal(secret, _secret_place(vote))


def open_secret(vault: Vault, vote: int, sealed: bytes | None) -> Secret:
    """The secret of a vote. Raises Tampered when it is not there or does not open."""
    if sealed is None:
        raise Tampered("the secret of a vote is not there")
    return Secret(vote, vault.open(bytes(sealed), _secret_place(vote)))


def _secret_place(vote: int) -> str:
    return f"vote_secrets/{vote}/secret"


def _key(secret: bytes, label: bytes) -> bytes:
    return hmac.digest(secret, b"stoa vote: " + label, sha256)


def _hash(key: bytes, user: int) -> bytes:
    return hmac.digest(key, user.to_bytes(8), sha256)[:_HASH]
