"""Secrets at rest: what is stored of states, actions and draws is sealed with SECRET_KEY (AES-256-GCM).

A sealed value is bound to its place (table, row, column): moved anywhere else it does not open. Its first byte is
the format, so that keys and ciphers can change later without touching what is stored.
"""

import os
import zlib

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

KEY_BYTES = 32
_FORMAT = b"\x01"
_NONCE = 12
_RAW, _PACKED = b"r", b"z"
_WORTH_PACKING = 400


class Tampered(ValueError):
    """A sealed value does not open: another key, damaged, or moved from another place."""


class Vault:
    """Seals and opens with a key of 32 bytes.

    Nonces are random: 2^32 values may be sealed with one key before a new one is due.
    """

    __slots__ = ("_cipher",)

    def __init__(self, key: bytes) -> None:
        if len(key) != KEY_BYTES:
            raise ValueError(f"the key has {len(key)} bytes, not {KEY_BYTES}")
        self._cipher = AESGCM(key)

    def seal(self, plain: bytes, place: str) -> bytes:
        """Seal for that place, such as `records/7.12/body`."""
        packed = _PACKED + zlib.compress(plain, 1) if len(plain) > _WORTH_PACKING else _RAW + plain
        nonce = os.urandom(_NONCE)
        return _FORMAT + nonce + self._cipher.encrypt(nonce, packed, place.encode())

    def open(self, sealed: bytes, place: str) -> bytes:
        """What was sealed for that place.

        Raises:
            Tampered: it does not open there.
        """
        if sealed[:1] != _FORMAT:
            raise Tampered(f"{place}: sealed in a way that this release does not know")
        try:
            packed = self._cipher.decrypt(sealed[1 : 1 + _NONCE], sealed[1 + _NONCE :], place.encode())
        except (InvalidTag, ValueError):
            raise Tampered(f"{place}: damaged, moved, or sealed with another key") from None
        return zlib.decompress(packed[1:]) if packed[:1] == _PACKED else packed[1:]


def state_place(match: int, records: int) -> str:
    """The place of the state after so many records."""
    return f"matches/{match}.{records}/state"


def opening_place(match: int) -> str:
    """The place of a match's opening."""
    return f"matches/{match}/opening"


def record_place(match: int, seq: int, seat: int) -> str:
    """The place of a record; it names the seat, so that an action cannot be given to somebody else."""
    return f"records/{match}.{seq}.{seat}/body"
