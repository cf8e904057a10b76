"""The secret of a vote: the only way from a user to their stone.

Three keys are derived from it: one hashes users for the roll, one hashes them for the stones, and one encrypts what
both tables hold (AES-256-GCM). Once the secret is deleted, roll and stones are noise, whatever remnants of them a disk
still has.
"""

import hmac
import secrets
from hashlib import sha256

from storage.ballots.model import Stone
from storage.db.encryption import Tampered, Vault

SECRET_BYTES = 32
ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that look like digits."""
CODE = 12
"""Characters of a receipt code: 60 random bits."""
_HASH_BYTES = 16
_COLOURS: dict[bytes, Stone] = {b"w": "white", b"b": "black"}
_COLOUR_BYTES = {"white": b"w", "black": b"b"}
_LOOKALIKES = str.maketrans("OIL", "011")


def new_code() -> str:
    """Return a random receipt code; it is independent of voter, stone and time."""
    return "".join([secrets.choice(ALPHABET) for _ in range(CODE)])


def read_code(text: str) -> str | None:
    """Parse a receipt code as a user types it; None if it cannot be one."""
    code = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_LOOKALIKES)
    return code if len(code) == CODE and all(sign in ALPHABET for sign in code) else None


class Secret:
    """The secret of one vote, decrypted.

    Args:
        vote: The vote's id.
        secret: `SECRET_BYTES` random bytes.
    """

    __slots__ = ("_roll", "_stone", "_vault", "_vote")

    def __init__(self, vote: int, secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret of a vote has {SECRET_BYTES} bytes")
        self._vote = vote
        self._roll = _key(secret, b"roll")
        self._stone = _key(secret, b"stone")
        self._vault = Vault(_key(secret, b"seal"))

    def voter(self, user: int) -> bytes:
        """Return the user's key in the roll."""
        return _hash(self._roll, user)

    def stone(self, user: int) -> bytes:
        """Return the user's key among the stones."""
        return _hash(self._stone, user)

    def seal_mark(self, voter: bytes, press: int) -> bytes:
        """Encrypt the id of a voter's newest press.

        Args:
            voter: The voter's key in the roll, to which the value is bound.
            press: The interaction's id.
        """
        return self._vault.seal(press.to_bytes(8), self._place("roll", voter))

    def open_mark(self, voter: bytes, mark: bytes) -> int:
        """Decrypt what `seal_mark` encrypted.

        Raises:
            Tampered: It cannot be decrypted.
        """
        return int.from_bytes(self._vault.open(mark, self._place("roll", voter)))

    def seal_stone(self, id: bytes, stone: Stone, code: str) -> bytes:
        """Encrypt a stone and its receipt code; the result always has the same length.

        Args:
            id: The stone's key, to which the value is bound.
            stone: The colour.
            code: The receipt code.
        """
        return self._vault.seal(_COLOUR_BYTES[stone] + code.encode(), self._place("stone", id))

    def open_stone(self, id: bytes, body: bytes) -> tuple[Stone, str]:
        """Decrypt what `seal_stone` encrypted.

        Raises:
            Tampered: It cannot be decrypted.
        """
        plain = self._vault.open(body, self._place("stone", id))
        if plain[:1] not in _COLOURS:
            raise Tampered("a stone has an unknown colour")
        return _COLOURS[plain[:1]], plain[1:].decode()

    def _place(self, table: str, id: bytes) -> str:
        return f"{table}/{self._vote}.{id.hex()}"


def fresh_secret() -> bytes:
    """Return a new random secret."""
    return secrets.token_bytes(SECRET_BYTES)


def seal_secret(vault: Vault, vote: int, secret: bytes) -> bytes:
    """Encrypt a vote's secret with the database's key, as it is stored until the vote closes.

    Args:
        vault: The database's key.
        vote: The vote's id, to which the value is bound.
        secret: The secret.
    """
    return vault.seal(secret, _secret_place(vote))


def open_secret(vault: Vault, vote: int, sealed: bytes | None) -> Secret:
    """Decrypt the secret of a vote.

    Args:
        vault: The database's key.
        vote: The vote's id.
        sealed: The stored secret; None if it is missing.

    Raises:
        Tampered: The secret is missing or cannot be decrypted.
    """
    if sealed is None:
        raise Tampered("the secret of a vote is missing")
    return Secret(vote, vault.open(bytes(sealed), _secret_place(vote)))


def _secret_place(vote: int) -> str:
    return f"vote_secrets/{vote}/secret"


def _key(secret: bytes, label: bytes) -> bytes:
    return hmac.digest(secret, b"stoa vote: " + label, sha256)


def _hash(key: bytes, user: int) -> bytes:
    return hmac.digest(key, user.to_bytes(8), sha256)[:_HASH_BYTES]
