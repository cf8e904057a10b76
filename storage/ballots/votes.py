"""The rows of public votes: open, read, count or discard them. `storage.shredding` erases what they leave."""

from dataclasses import replace
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update

from storage.ballots.model import Eligible, Ending, Receipt, Shard, Terms, Vote, VoteStatus, check_terms
from storage.ballots.secret import fresh_secret, open_secret, seal_secret
from storage.db.columns import Converter, RowMapping, Spread
from storage.db.encryption import Tampered, Vault
from storage.db.schema import vote_roll, vote_secrets, vote_shards, vote_stones, votes
from storage.errors import Refused
from storage.unit_of_work import old_boards
from storage.unit_of_work.old_boards import OldBoard

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
    """Read a vote with its result so far.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    row = db.execute(select(votes).where(_V.id == vote)).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return VOTE.read(row)


def votes_of_guild(db: Connection, guild: int, *, ended: int) -> list[Vote]:
    """List the open votes of a server, the next to close first, followed by those that ended last.

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
    """List the open votes of all servers, oldest first."""
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
    """List the counted choices of a vote, ordered by receipt code; empty unless the vote was closed and counted."""
    rows = db.execute(select(vote_shards).where(vote_shards.c.vote == vote).order_by(vote_shards.c.place))
    return [Shard(row.code, row.stone) for row in rows]


def find_shard(db: Connection, guild: int, code: str) -> tuple[Vote, Shard] | None:
    """Find the counted choice with a receipt code among the closed votes of a server.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        code: The receipt code, as `read_code` returns it.

    Returns:
        The vote and the choice; None if no vote of the server has counted this code.
    """
    found = db.execute(
        select(votes, vote_shards.c.stone)
        .join_from(votes, vote_shards, vote_shards.c.vote == _V.id)
        .where(vote_shards.c.code == code, _V.guild == guild)
    ).first()
    return None if found is None else (VOTE.read(found), Shard(code, found.stone))


def own_receipt(db: Connection, vault: Vault, vote: int, user: int) -> Receipt | None:
    """Return a user's choice and receipt code in an open vote; None if they have not voted or the vote has ended.

    Args:
        db: A connection of any kind.
        vault: Decrypts with the database's key.
        vote: The vote's id.
        user: The user's Discord id.

    Raises:
        Tampered: The secret or the choice cannot be decrypted.
    """
    sealed = db.scalar(select(vote_secrets.c.secret).where(vote_secrets.c.vote == vote))
    if sealed is None:
        return None
    secret = open_secret(vault, vote, sealed)
    id = secret.stone(user)
    body = db.scalar(select(vote_stones.c.body).where(vote_stones.c.vote == vote, vote_stones.c.stone == id))
    return None if body is None else Receipt("standing", *secret.open_stone(id, bytes(body)))


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
    """Store a new vote with a new secret.

    Args:
        db: The writing transaction's connection.
        vault: Encrypts the secret with the database's key.
        key: The idempotency key; if it has opened a vote already, that vote is returned.
        guild: The server's Discord id.
        channel: The Discord id of the channel in which the vote is shown.
        host: The user who opens it.
        host_name: Their display name.
        terms: The question, the two choices and the rules.
        now: The present time, in UTC.

    Raises:
        Refused: The terms are not allowed, with the codes of `check_terms`.
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
    """Store where on Discord a vote is shown, and return the vote.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        where: Discord ids by column: `channel`, `message`, or `result` (the message with the vote's result).

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    db.execute(update(votes).where(votes.c.id == vote).values(**where))
    return fetch_vote(db, vote)


def move_vote(db: Connection, vote: int, channel: int, now: datetime) -> Vote:
    """Store that a vote is shown in another channel, where its message has still to be posted, and return the vote.

    Its former message is remembered as an old board.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        channel: The channel's Discord id.
        now: The present time, in UTC.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    before = _lock_vote(db, vote)
    if before.message is not None:
        old_boards.record(db, [OldBoard(before.message, before.channel, vote=vote)], now)
    return place_vote(db, vote, channel=channel, message=None)


_INSERT_BATCH = 2000
"""Rows that one statement inserts, as both databases limit its parameters."""


def close_vote(db: Connection, vault: Vault, vote: int, ending: Ending) -> Vote:
    """Close a vote: count its choices, publish them with their codes, and delete what connects them with users.

    A vote whose secret is missing becomes void: backups leave the secret out.

    Args:
        db: The writing transaction's connection.
        vault: Decrypts the secret with the database's key.
        vote: The vote's id.
        ending: When, by whom and why. If it names no user, a vote that has ended already is returned unchanged.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended already (`vote_over`).
    """
    locked = _lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    if db.scalar(select(vote_secrets.c.vote).where(vote_secrets.c.vote == vote)) is None:
        return _end_vote(db, _as_lost(locked, ending.at))
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
    """Discard a vote without counting it: delete its secret, the record of who has voted and the choices.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        ending: When, by whom and why. If it names no user, a vote that has ended already is returned unchanged.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended already (`vote_over`).
    """
    locked = _lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    return _end_vote(db, replace(locked, status=VoteStatus.VOID, ending=ending))


def void_lost_votes(db: Connection, now: datetime) -> list[Vote]:
    """Declare the open votes void whose secret is missing: backups leave it out, so it is lost with the database.

    Args:
        db: The writing transaction's connection.
        now: The present time, in UTC.

    Returns:
        These votes.
    """
    opened = [VOTE.read(row) for row in db.execute(select(votes).where(_V.status == VoteStatus.OPEN).with_for_update())]
    kept = set(db.scalars(select(vote_secrets.c.vote)))
    return [_end_vote(db, _as_lost(vote, now)) for vote in opened if vote.id not in kept]


def _as_lost(vote: Vote, now: datetime) -> Vote:
    return replace(vote, status=VoteStatus.VOID, ending=Ending(now))


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
    """Decrypt all choices of a vote.

    Args:
        db: The writing transaction's connection.
        vault: Decrypts the secret with the database's key.
        vote: The vote's id.

    Returns:
        The choices with their receipt codes, in no particular order, and how many could not be decrypted.
    """
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
    """Return the values of a vote by column, without its id, which the database chooses."""
    columns = VOTE.write(vote)
    del columns["id"]
    return columns
