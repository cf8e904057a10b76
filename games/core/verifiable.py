"""Verifiable chance: the draws of a live match follow from a secret of the match and the key of each action.

Before anything is drawn, everybody is shown a commitment: a hash of the secret. When the match is over, the secret is
published too. Then anybody can compute every draw again with `verify_chance` and compare it with the recorded one.

Counter c (0, 1, 2 ...) of an action gives the number x = HMAC-SHA256(secret, "key/c"), read as a big-endian integer of
256 bits. A draw below n is x mod n. An x from the incomplete last run of n numbers is skipped, so that every result is
equally likely; the draw then takes the next counter.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import sha256
from typing import Any

from games.core.chance import Below, Chance, ReplayedChance, WrongDraws
from games.core.game import Game
from games.core.replay import BrokenRecord, Played, Record, Undone, verify
from games.core.words import MessageError, say

SECRET_BYTES = 16
COMMITMENT_DIGITS = 32
"""The length of a commitment: the first 128 bits of the SHA-256 of the secret, as hexadecimal digits."""
_SPACE = 1 << 256


def commitment_to(secret: bytes) -> str:
    """Return the commitment to a secret, which tells nothing about it."""
    return sha256(secret).hexdigest()[:COMMITMENT_DIGITS]


_INNER, _OUTER = (bytes(byte ^ pad for byte in range(256)) for pad in (0x36, 0x5C))


@lru_cache(maxsize=1024)
def _begun_hashes(secret: bytes) -> tuple[Any, Any]:
    """Return the inner and the outer hash object of an HMAC (RFC 2104) that have been fed with the padded key.

    They are cached, and copied for each draw, because `hmac` would make them anew, which takes three times as long.

    Args:
        secret: At most 64 bytes, the block size of SHA-256.
    """
    block = secret.ljust(64, b"\0")
    return sha256(block.translate(_INNER)), sha256(block.translate(_OUTER))


def keyed_number(secret: bytes, key: str, counter: int) -> int:
    """Return the HMAC-SHA256 of a key and a counter as a number of 256 bits.

    Args:
        secret: The secret of the match.
        key: The key of the action.
        counter: How many numbers were made for this action before.
    """
    begun, ended = _begun_hashes(secret)
    inner = begun.copy()
    inner.update(f"{key}/{counter}".encode())
    outer = ended.copy()
    outer.update(inner.digest())
    return int.from_bytes(outer.digest(), "big")


def keyed_below(secret: bytes, key: str) -> Below:
    """Return the function that makes the draws of one action, from the first one on.

    Args:
        secret: The secret of the match.
        key: The key of the action.
    """
    counter = 0

    def below(n: int) -> int:
        nonlocal counter
        if not 0 < n <= _SPACE:
            raise ValueError(f"a draw below {n} is impossible")
        while True:
            x = keyed_number(secret, key, counter)
            counter += 1
            k = x % n
            if x - k <= _SPACE - n:
                return k

    return below


@dataclass(frozen=True, slots=True)
class ChanceSecret:
    """The secret of a match from which its draws follow, and what else its opening state depends on.

    Only storage and this module use it. Rules, views and computer players never get it, and it cannot be sent to
    another process.
    """

    secret: bytes = field(repr=False)
    start_key: str = ""
    """The key of the interaction that started the match; empty before."""
    host: int | None = None
    """The seat of the player who opened the match, at its start; see `Game.hosted`."""

    @property
    def commitment(self) -> str:
        """The hash of the secret that is shown to everybody before anything is drawn (`commitment_to`)."""
        return commitment_to(self.secret)

    def taste(self, seat: int) -> int:
        """Return the number that makes a computer player in a seat differ from others (`Game.instinct`)."""
        return keyed_number(self.secret, f"taste:{seat}", 0)

    def chance(self, key: str) -> Chance:
        """Return a `Chance` for the draws of the action with this key; the same key always gives the same draws."""
        return Chance(keyed_below(self.secret, key))

    def write(self) -> dict[str, Any]:
        """Return the secret as JSON data: for its encrypted column, and for the export of a finished match."""
        return {"secret": self.secret.hex(), "start_key": self.start_key, "host": self.host}

    @classmethod
    def read(cls, values: Mapping[str, Any]) -> "ChanceSecret":
        """Read what `write` returned.

        Raises:
            ValueError: A value has another type, or the secret another length.
            KeyError: A value is missing.
        """
        secret, start_key, host = values["secret"], values["start_key"], values["host"]
        if not (isinstance(secret, str) and isinstance(start_key, str) and (host is None or type(host) is int)):
            raise ValueError("not the secret of a match")
        if len(secret) != 2 * SECRET_BYTES:
            raise ValueError("not the secret of a match")
        return cls(bytes.fromhex(secret), start_key, host)

    def __reduce__(self) -> Any:
        """Refuse to be pickled, since worker processes must not know the secret."""
        raise TypeError("the secret of a match stays in its process")


class NotProven(MessageError):
    """The secret of a match does not fit its commitment, or does not give its opening state; the message says which."""


@dataclass(frozen=True, slots=True)
class KeyedDraws:
    """The draws of one action, which were found to follow from the match's secret and the action's key."""

    seq: int | None
    """The index of its record; None for the opening."""
    key: str
    bounds: tuple[int, ...]
    """For each draw, the n of `below(n)`."""
    draws: tuple[int, ...]

    @property
    def caused_by(self) -> str:
        """`press` if a person's interaction caused the action, else the first word of the key, such as `computer`."""
        first = self.key.split(":", 1)[0]
        return "press" if first.isdecimal() else first


@dataclass(frozen=True, slots=True)
class Proof:
    """What `verify_chance` has found: the last state's hash, and all draws, which follow from the secret."""

    digest: str
    """`Game.digest` of the last state."""
    drawn: tuple[KeyedDraws, ...]
    """The draws of the opening and of each action, in order; without those that drew nothing."""

    @property
    def count(self) -> int:
        """The number of draws."""
        return sum(len(each.draws) for each in self.drawn)


def verify_chance(
    game: Game[Any, Any],
    opening: Any,
    records: Sequence[Record],
    secret: ChanceSecret,
    *,
    seats: int,
    options: Mapping[str, Any],
) -> Proof:
    """Replay a match as `games.core.replay.verify` does, and compare every draw with what the secret and its key give.

    This does not compare the secret with the commitment that was shown to the players: the caller has to.

    Args:
        game: The game, in the edition of the match.
        opening: The opening state.
        records: All records of the match, undone ones included, each with the key of its draws.
        secret: The secret of the match.
        seats: The number of seats.
        options: The options with which the match started.

    Raises:
        NotProven: The opening does not follow from the secret.
        BrokenRecord: The first record that the rules do not reproduce, or whose draws do not follow from the secret.
    """
    dealt = _deal(game, opening, secret, seats, options)
    _check_keys(records, secret.start_key)
    proven: list[tuple[int, Played, _ProvenChance]] = []

    def chance_of(seq: int, record: Played) -> ReplayedChance:
        chance = _ProvenChance(record.draws, keyed_below(secret.secret, record.key))
        proven.append((seq, record, chance))
        return chance

    digest = verify(game, opening, records, chance_of)
    drawn = [
        KeyedDraws(seq, record.key, tuple(chance.bounds), record.draws)
        for seq, record, chance in proven
        if record.draws
    ]
    return Proof(digest, (dealt, *drawn) if dealt.draws else tuple(drawn))


def _deal(
    game: Game[Any, Any], opening: Any, secret: ChanceSecret, seats: int, options: Mapping[str, Any]
) -> KeyedDraws:
    """Compute the opening of a match again from its secret and compare it with the recorded one.

    The arguments and errors are those of `verify_chance`.
    """
    bounds: list[int] = []
    draws: list[int] = []
    below = keyed_below(secret.secret, secret.start_key)

    def noted(n: int) -> int:
        bounds.append(n)
        draws.append(k := below(n))
        return k

    try:
        again = game.start(seats, game.Options.model_validate(options), Chance(noted))
        if secret.host is not None:
            again = game.hosted(again, secret.host)
    except Exception as error:  # noqa: BLE001 - on altered options or seats the rules may fail in any way
        raise NotProven(say.message("opening-fails", error=type(error).__name__)) from None
    if game.digest(again) != game.digest(opening):
        raise NotProven(say.message("opening-differs"))
    return KeyedDraws(None, secret.start_key, tuple(bounds), tuple(draws))


def _check_keys(records: Iterable[Record], start_key: str) -> None:
    """Check that every record with draws has a key of its own.

    Only an action that is applied again after an undo keeps the key of its first time, since it keeps its draws.

    Args:
        records: All records of the match.
        start_key: The key of the opening.

    Raises:
        BrokenRecord: A record has draws but no key, or the key of another record.
    """
    used: dict[str, tuple[int, Played]] = {}
    active: list[int] = []
    for seq, record in enumerate(records):
        if isinstance(record, Undone):
            del active[max(record.to, 0) :]
            continue
        if record.draws:
            if not record.key:
                raise BrokenRecord(seq, say.message("broken-no-key"))
            if record.key == start_key:
                raise BrokenRecord(seq, say.message("broken-start-key"))
            if record.key in used:
                first, earlier = used[record.key]
                if first in active or (earlier.seat, earlier.action) != (record.seat, record.action):
                    raise BrokenRecord(seq, say.message("broken-used-key", record=str(first)))
            used[record.key] = (seq, record)
        active.append(seq)


class _ProvenChance(ReplayedChance):
    """A `ReplayedChance` that compares each recorded draw with the one that the secret and the key give.

    Attributes:
        bounds: The n of every draw `below(n)` so far.
    """

    __slots__ = ("bounds",)

    def __init__(self, draws: Iterable[int], expected: Callable[[int], int]) -> None:
        super().__init__(draws)
        replayed, bounds = self.below, list[int]()

        def compared(n: int) -> int:
            k = replayed(n)
            bounds.append(n)
            if k != (due := expected(n)):
                raise WrongDraws(say.message("draw-differs", number=len(bounds), draw=str(k), due=str(due)))
            return k

        self.below = compared
        self.bounds = bounds
