"""Receipts: the code by which a voter finds their ballot among the published ones, and the receipt of an open vote."""

import secrets

from sqlalchemy import Connection, select

from storage.ballots.model import Receipt, Shard, Vote
from storage.ballots.questions import read_ballot, read_questions
from storage.ballots.secret import ALPHABET, open_secret
from storage.ballots.votes import VOTE
from storage.db.encryption import Vault
from storage.db.schema import vote_secrets, vote_shards, vote_stones, votes

CODE = 12
"""Characters of a receipt code: 60 random bits."""
_LOOKALIKES = str.maketrans("OIL", "011")


def new_code() -> str:
    """Return a random receipt code, with which a voter finds their ballot among the published ones.

    It does not depend on the voter, the ballot or the time.
    """
    return "".join([secrets.choice(ALPHABET) for _ in range(CODE)])


def read_code(text: str) -> str | None:
    """Return the receipt code that a user has typed, in the form in which codes are stored.

    Separators are removed, letters become upper case, and the letters O, I and L become the digits that they resemble.
    None if the text cannot be a receipt code.
    """
    code = "".join(sign for sign in text.upper() if sign.isalnum()).translate(_LOOKALIKES)
    return code if len(code) == CODE and all(sign in ALPHABET for sign in code) else None


def find_shard(db: Connection, guild: int, code: str) -> tuple[Vote, Shard] | None:
    """Find the counted ballot with a receipt code among the closed votes of a server.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        code: The receipt code, as `read_code` returns it.

    Returns:
        The vote and the ballot; None if no vote of the server has counted this code.
    """
    found = db.execute(
        select(votes, vote_shards.c.ballot)
        .join_from(votes, vote_shards, vote_shards.c.vote == votes.c.id)
        .where(vote_shards.c.code == code, votes.c.guild == guild)
    ).first()
    return None if found is None else (VOTE.read(found), Shard(code, read_ballot(found.ballot)))


def own_receipt(db: Connection, vault: Vault, vote: int, user: int) -> Receipt | None:
    """Return a user's ballot and receipt code in an open vote; None if they have not voted or the vote has ended.

    Args:
        db: A connection of any kind.
        vault: Decrypts with the database's key.
        vote: The vote's id.
        user: The user's Discord id.

    Raises:
        Tampered: The secret or the ballot cannot be decrypted.
    """
    kept = db.execute(
        select(vote_secrets.c.secret, votes.c.questions).join_from(vote_secrets, votes).where(votes.c.id == vote)
    ).first()
    if kept is None:
        return None
    secret = open_secret(vault, vote, read_questions(kept.questions), kept.secret)
    id = secret.stone_hash(user)
    body = db.scalar(select(vote_stones.c.body).where(vote_stones.c.vote == vote, vote_stones.c.stone == id))
    if body is None:
        return None
    ballot, code = secret.open_stone(id, bytes(body))
    return Receipt("standing", ballot, code, secret.receipt_key(code))
