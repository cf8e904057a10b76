"""The rows of public votes: open, read, close or void them, and erase remnants of their secrets.

Deleting a row does not erase it. SQLite overwrites deleted content with zeros (`secure_delete`), but its write-ahead
log keeps old pages until it is truncated. PostgreSQL keeps deleted rows until the table is rewritten.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select, text, update

from storage.ballots.model import Eligible, Ending, Receipt, Shard, Terms, Vote, VoteStatus, check_terms
from storage.ballots.secret import fresh_secret, open_secret, seal_secret
from storage.db.columns import Converter, RowMapping, Spread
from storage.db.encryption import Tampered, Vault
from storage.db.schema import vote_roll, vote_secrets, vote_shards, vote_stones, votes
from storage.errors import Refused

_V = votes.c
VOTE = RowMapping(
    Vote,
    votes,
    {
        "terms": Spread(Terms, {"eligible": Spread(Eligible)}),
        "status": Converter(VoteStatus, lambda status: status.value),
        "ending": Spread(Ending, {"at": "ended_at", "by": "ended_by", "by_name": "ended_by_name"}),
    },
    besides=("key",),
)
"""The columns of a vote, except its idempotency key."""


def fetch_vote(db: Connection, vote: int) -> Vote:
    """Read a vote.

    Raises:
        Refused: `vote_unknown`.
    """
    row = db.execute(select(votes).where(_V.id == vote)).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return VOTE.read(row)


def votes_of_guild(db: Connection, guild: int, *, ended: int) -> list[Vote]:
    """List the open votes of a server, the next to close first, then those that ended last.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        ended: The maximum number of ended votes.
    """
    here = select(votes).where(_V.guild == guild)
    running = here.where(_V.status == VoteStatus.OPEN).order_by(_V.closes_at, _V.id)
    over = here.where(_V.status != VoteStatus.OPEN).order_by(_V.ended_at.desc(), _V.id.desc()).limit(ended)
    return [VOTE.read(row) for query in (running, over) for row in db.execute(query)]


def open_votes(db: Connection) -> list[Vote]:
    """List the open votes of all servers."""
    return [VOTE.read(row) for row in db.execute(select(votes).where(_V.status == VoteStatus.OPEN).order_by(_V.id))]


def unannounced_votes(db: Connection, since: datetime) -> list[Vote]:
    """List the votes that ended after `since` (UTC) and whose result has not been posted."""
    over = select(votes).where(_V.status != VoteStatus.OPEN, _V.result.is_(None), _V.ended_at > since).order_by(_V.id)
    return [VOTE.read(row) for row in db.execute(over)]


def votes_due(db: Connection, moment: datetime) -> list[int]:
    """List the ids of open votes whose closing time is `moment` (UTC) or earlier."""
    over = select(_V.id).where(_V.status == VoteStatus.OPEN, _V.closes_at <= moment).order_by(_V.closes_at, _V.id)
    return list(db.scalars(over))


def next_closing(db: Connection) -> datetime | None:
    """Return the earliest closing time of an open vote; None if there is none."""
    # Ordered instead of `func.min`, whose result on SQLite would not have the column's type.
    first = select(_V.closes_at).where(_V.status == VoteStatus.OPEN).order_by(_V.closes_at).limit(1)
    return db.scalar(first)


def shards_of(db: Connection, vote: int) -> list[Shard]:
    """List the counted stones of a vote by code; empty while it is open and if it is void."""
    rows = db.execute(select(vote_shards).where(vote_shards.c.vote == vote).order_by(vote_shards.c.place))
    return [Shard(row.code, row.stone) for row in rows]


def find_shard(db: Connection, guild: int, code: str) -> tuple[Vote, Shard] | None:
    """Find the counted stone with a receipt code among the votes of a server.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        code: The receipt code.

    Returns:
        The vote and the stone; None if no vote of the server has counted this code.
    """
    found = db.execute(
        select(votes, vote_shards.c.stone)
        .join_from(votes, vote_shards, vote_shards.c.vote == _V.id)
        .where(vote_shards.c.code == code, _V.guild == guild)
    ).first()
    return None if found is None else (VOTE.read(found), Shard(code, found.stone))


def own_receipt(db: Connection, vault: Vault, vote: int, user: int) -> Receipt | None:
    """Return a user's receipt in an open vote; None if they have not voted or the vote has ended.

    Raises:
        Tampered: The secret or the stone cannot be decrypted.
    """
    sealed = db.scalar(select(vote_secrets.c.secret).where(vote_secrets.c.vote == vote))
    if sealed is None:
        return None
    secret = open_secret(vault, vote, sealed)
    id = secret.stone(user)
    body = db.scalar(select(vote_stones.c.body).where(vote_stones.c.vote == vote, vote_stones.c.stone == id))
    return None if body is None else Receipt("standing", *secret.open_stone(id, bytes(body)))


def unshredded_votes(db: Connection) -> list[int]:
    """List the ended votes of whose secret the database files may still hold remnants."""
    return list(db.scalars(select(_V.id).where(_V.status != VoteStatus.OPEN, _V.shredded.is_(False)).order_by(_V.id)))


def open_vote(
    db: Connection,
    vault: Vault,
    key: str,
    *,
    guild: int,
    channel: int,
    host: int,
    host_name: str,
    terms: Terms,
    now: datetime,
) -> Vote:
    """Open a vote with a new secret.

    Args:
        db: The writing transaction's connection.
        vault: The database's key.
        key: The idempotency key; if it has opened a vote already, that vote is returned.
        guild: The server's Discord id.
        channel: The channel in which the vote is shown.
        host: The user who opens it.
        host_name: Their display name.
        terms: The terms.
        now: The present time, in UTC.

    Raises:
        Refused: As `check_terms` says.
    """
    existing = db.execute(select(votes).where(votes.c.key == key)).first()
    if existing is not None:
        return VOTE.read(existing)
    check_terms(terms, now)
    opened = Vote(
        id=0,
        guild=guild,
        channel=channel,
        message=None,
        result=None,
        host=host,
        host_name=host_name,
        terms=terms,
        opened_at=now,
        status=VoteStatus.OPEN,
        cast=0,
        whites=None,
        blacks=None,
        spoiled=None,
        ending=None,
        shredded=False,
    )
    vote = db.execute(insert(votes).values(key=key, **_columns(opened)).returning(_V.id)).scalar_one()
    db.execute(insert(vote_secrets).values(vote=vote, secret=seal_secret(vault, vote, fresh_secret())))
    return fetch_vote(db, vote)


def place_vote(db: Connection, vote: int, **where: int | None) -> Vote:
    """Store where a vote is shown.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        where: The columns to set: `channel`, `message`, or `result` (the message with its result).
    """
    db.execute(update(votes).where(votes.c.id == vote).values(**where))
    return fetch_vote(db, vote)


_INSERT_BATCH = 2000
"""Rows that one statement inserts, as both databases limit its parameters."""


def close_vote(db: Connection, vault: Vault, vote: int, ending: Ending) -> Vote:
    """Count a vote: publish its shards and delete secret, roll and stones.

    Args:
        db: The writing transaction's connection.
        vault: The database's key.
        vote: The vote's id.
        ending: When, by whom and why; without a user, a vote that has ended already is returned unchanged.

    Raises:
        Refused: `vote_unknown`, or `vote_over` if it has ended already.
    """
    locked = _lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    shards, spoiled = _read_stones(db, vault, vote)
    shards.sort(key=lambda shard: shard.code)  # codes are random, so their order says nothing about the voters
    for start in range(0, len(shards), _INSERT_BATCH):
        batch = shards[start : start + _INSERT_BATCH]
        rows = [{"vote": vote, "place": start + n, "code": s.code, "stone": s.stone} for n, s in enumerate(batch)]
        db.execute(insert(vote_shards), rows)
    whites = sum(shard.stone == "white" for shard in shards)
    blacks = len(shards) - whites
    counted = replace(locked, status=VoteStatus.CLOSED, ending=ending, whites=whites, blacks=blacks, spoiled=spoiled)
    return _end_vote(db, counted)


def void_vote(db: Connection, vote: int, ending: Ending) -> Vote:
    """Discard a vote uncounted: delete secret, roll and stones.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        ending: As for `close_vote`.

    Raises:
        Refused: As `close_vote` says.
    """
    locked = _lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    return _end_vote(db, replace(locked, status=VoteStatus.VOID, ending=ending))


def _lock_vote(db: Connection, vote: int) -> Vote:
    row = db.execute(select(votes).where(votes.c.id == vote).with_for_update()).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return VOTE.read(row)


def _refuse_ended(vote: Vote, ending: Ending) -> Vote:
    if ending.by is None:
        return vote
    raise Refused("vote_over")


def _read_stones(db: Connection, vault: Vault, vote: int) -> tuple[list[Shard], int]:
    """Decrypt the stones of a vote; also return how many could not be decrypted."""
    rows = db.execute(select(vote_stones.c.stone, vote_stones.c.body).where(vote_stones.c.vote == vote)).all()
    found: list[Shard] = []
    try:
        secret = open_secret(vault, vote, db.scalar(select(vote_secrets.c.secret).where(vote_secrets.c.vote == vote)))
    except Tampered:
        return [], len(rows)
    for row in rows:
        try:
            stone, code = secret.open_stone(bytes(row.stone), bytes(row.body))
        except Tampered:
            continue
        found.append(Shard(code, stone))
    return found, len(rows) - len(found)


def _end_vote(db: Connection, ended: Vote) -> Vote:
    for table in (vote_secrets, vote_roll, vote_stones):
        db.execute(delete(table).where(table.c.vote == ended.id))
    db.execute(update(votes).where(_V.id == ended.id).values(_columns(ended)))
    return fetch_vote(db, ended.id)


def _columns(vote: Vote) -> dict[str, Any]:
    """Return the columns of a vote but its id, which the database chooses."""
    columns = VOTE.write(vote)
    del columns["id"]
    return columns


def mark_shredded(db: Connection, ids: Iterable[int]) -> None:
    """Note that the database files hold no remnants of these votes' secrets."""
    db.execute(update(votes).where(votes.c.id.in_(list(ids))).values(shredded=True))


SECRET_TABLES = ("vote_secrets", "vote_roll", "vote_stones")


def truncate_wal(db: Connection) -> bool:
    """Move SQLite's write-ahead log into the database file and truncate it.

    Call it outside a transaction.

    Returns:
        False if a reader kept the log in use; try again later.
    """
    connection = db.connection.dbapi_connection
    assert connection is not None
    cursor = connection.cursor()
    cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    (busy, *_), *_ = cursor.fetchall()
    cursor.close()
    return not busy


def rewrite_tables(db: Connection) -> bool:
    """Rewrite PostgreSQL's tables of open votes without their deleted rows; requires the tables' owner."""
    db.execute(text(f"VACUUM FULL {', '.join(SECRET_TABLES)}"))
    return True
