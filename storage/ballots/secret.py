"""The secret of a public vote: without it nobody can find out which user has chosen what.

Four keys are derived from it. One hashes user ids for the table of who has voted (the roll), one hashes them for the
table of what was chosen (the stones), one encrypts what both tables hold (AES-256-GCM), and one makes the keys that
hide ballots in the chain of receipts. Once the secret is deleted, both tables are noise, whatever remnants of them a
disk still has.
"""

import hmac
import secrets
from hashlib import sha256

from storage.ballots.questions import Ballot, Question, ballot_bytes, pack_ballot, unpack_ballot
from storage.db.encryption import Tampered, Vault

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's base 32, without letters that look like digits: the characters of receipt codes and their keys."""
KEY_LENGTH = 16
"""Characters of the key of a receipt: 80 bits."""
SECRET_BYTES = 32
_HASH_BYTES = 16


class Secret:
    """The decrypted secret of one public vote: it hashes users and encrypts what is stored about their votes.

    Args:
        vote: The vote's id.
        questions: The vote's questions.
        secret: `SECRET_BYTES` random bytes.

    Raises:
        ValueError: The secret has another length.
    """

    __slots__ = ("_chain", "_questions", "_roll", "_stone", "_vault", "_vote")

    def __init__(self, vote: int, questions: tuple[Question, ...], secret: bytes) -> None:
        if len(secret) != SECRET_BYTES:
            raise ValueError(f"the secret of a vote has {SECRET_BYTES} bytes")
        self._vote = vote
        self._questions = questions
        self._roll = _key(secret, b"roll")
        self._stone = _key(secret, b"stone")
        self._chain = _key(secret, b"chain")
        self._vault = Vault(_key(secret, b"seal"))

    def voter_hash(self, user: int) -> bytes:
        """Return the hash under which a user is recorded as having voted, in the table `vote_roll`."""
        return _hash(self._roll, user)

    def stone_hash(self, user: int) -> bytes:
        """Return the hash under which a user's ballot is stored in the table `vote_stones`."""
        return _hash(self._stone, user)

    def receipt_key(self, code: str) -> str:
        """Return the key that a voter is given with a receipt code, in the characters of the codes.

        With both they find their ballot in the chain of receipts. Without the secret it cannot be told from the code.
        """
        digest = hmac.digest(self._chain, code.encode(), sha256)
        return "".join([ALPHABET[byte & 31] for byte in digest[:KEY_LENGTH]])

    def seal_mark(self, voter: bytes, press: int) -> bytes:
        """Return the interaction id of a voter's newest press, encrypted.

        Args:
            voter: The voter's hash from `voter_hash`; the result can be decrypted only with it.
            press: The interaction's id.
        """
        return self._vault.seal(press.to_bytes(8), self._place("roll", voter))

    def open_mark(self, voter: bytes, mark: bytes) -> int:
        """Return the interaction id that `seal_mark` encrypted.

        Args:
            voter: The voter's hash from `voter_hash`.
            mark: The encrypted id.

        Raises:
            Tampered: The id cannot be decrypted.
        """
        return int.from_bytes(self._vault.open(mark, self._place("roll", voter)))

    def seal_stone(self, id: bytes, ballot: Ballot, code: str) -> bytes:
        """Return a voter's ballot and receipt code, encrypted; the result always has the same length in a vote.

        Args:
            id: The voter's hash from `stone_hash`; the result can be decrypted only with it.
            ballot: The ballot.
            code: The receipt code.
        """
        return self._vault.seal(pack_ballot(self._questions, ballot) + code.encode(), self._place("stone", id))

    def open_stone(self, id: bytes, body: bytes) -> tuple[Ballot, str]:
        """Return the ballot and the receipt code that `seal_stone` encrypted.

        Args:
            id: The voter's hash from `stone_hash`.
            body: The encrypted ballot.

        Raises:
            Tampered: The ballot cannot be decrypted.
        """
        plain = self._vault.open(body, self._place("stone", id))
        length = ballot_bytes(self._questions)
        try:
            return unpack_ballot(self._questions, plain[:length]), plain[length:].decode()
        except ValueError:
            raise Tampered("a ballot does not answer the questions of its vote") from None

    def _place(self, table: str, id: bytes) -> str:
        return f"{table}/{self._vote}.{id.hex()}"


def fresh_secret() -> bytes:
    """Return the random bytes of a new vote's secret."""
    return secrets.token_bytes(SECRET_BYTES)


def seal_secret(vault: Vault, vote: int, secret: bytes) -> bytes:
    """Return a vote's secret encrypted with the database's key; this is stored until the vote closes.

    Args:
        vault: Encrypts with the database's key.
        vote: The vote's id; the result can be decrypted only with it.
        secret: The secret.
    """
    return vault.seal(secret, _secret_place(vote))


def open_secret(vault: Vault, vote: int, questions: tuple[Question, ...], sealed: bytes | None) -> Secret:
    """Decrypt the stored secret of a vote.

    Args:
        vault: Decrypts with the database's key.
        vote: The vote's id.
        questions: The vote's questions.
        sealed: The stored secret; None if it is missing.

    Raises:
        Tampered: The secret is missing or cannot be decrypted.
    """
    if sealed is None:
        raise Tampered("the secret of a vote is missing")
    return Secret(vote, questions, vault.open(bytes(sealed), _secret_place(vote)))


def _secret_place(vote: int) -> str:
    return f"vote_secrets/{vote}/secret"


def _key(secret: bytes, label: bytes) -> bytes:
    return hmac.digest(secret, b"stoa vote: " + label, sha256)


def _hash(key: bytes, user: int) -> bytes:
    return hmac.digest(key, user.to_bytes(8), sha256)[:_HASH_BYTES]
