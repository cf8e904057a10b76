"""Reading votes."""

from datetime import datetime

from sqlalchemy import Connection, select

from storage.ballots.rows import vote_of
from storage.ballots.schema import secrets, shards, stones, votes
from storage.ballots.secret import open_secret
from storage.ballots.snapshot import Receipt, Shard, Vote, VoteStatus
from storage.refused import Refused
from storage.vault import Vault

_V = votes.c


def fetch_vote(db: Connection, vote: int) -> Vote:
    """A vote as it is now. Refused: `vote_unknown`."""
    row = db.execute(select(votes).where(_V.id == vote)).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return vote_of(row)


def of_guild(db: Connection, guild: int, *, ended: int) -> list[Vote]:
    """The open votes of a server, those that close first before others; then so many that ended last."""
    here = select(votes).where(_V.guild == guild)
    running = here.where(_V.status == VoteStatus.OPEN).order_by(_V.closes_at, _V.id)
    over = here.where(_V.status != VoteStatus.OPEN).order_by(_V.ended_at.desc(), _V.id.desc()).limit(ended)
    return [vote_of(row) for query in (running, over) for row in db.execute(query)]


def open_votes(db: Connection) -> list[Vote]:
    """The open votes of all servers."""
    return [vote_of(row) for row in db.execute(select(votes).where(_V.status == VoteStatus.OPEN).order_by(_V.id))]


def untold(db: Connection, since: datetime) -> list[Vote]:
    """Votes that ended after a moment and whose result was not posted."""
    over = select(votes).where(_V.status != VoteStatus.OPEN, _V.result.is_(None), _V.ended_at > since).order_by(_V.id)
    return [vote_of(row) for row in db.execute(over)]


def due(db: Connection, moment: datetime) -> list[int]:
    """The open votes whose time is over at that moment."""
    over = select(_V.id).where(_V.status == VoteStatus.OPEN, _V.closes_at <= moment).order_by(_V.closes_at, _V.id)
    return list(db.scalars(over))


def next_closing(db: Connection) -> datetime | None:
    """When the next vote closes."""
    # A column, not func.min, so that the type makes it a time.
    first = select(_V.closes_at).where(_V.status == VoteStatus.OPEN).order_by(_V.closes_at).limit(1)
    return db.scalar(first)


def shards_of(db: Connection, vote: int) -> list[Shard]:
    """All stones that were counted, by code; none while it is open or when it is void."""
    rows = db.execute(select(shards).where(shards.c.vote == vote).order_by(shards.c.place))
    return [Shard(row.code, row.stone) for row in rows]


def find_shard(db: Connection, guild: int, code: str) -> tuple[Vote, Shard] | None:
    """The counted stone of a code, in the ended votes of a server."""
    found = db.execute(
        select(shards.c.stone, votes)
        .join_from(shards, votes, shards.c.vote == _V.id)
        .where(shards.c.code == code, _V.guild == guild)
    ).first()
    return None if found is None else (vote_of(found), Shard(code, found.stone))


def own_receipt(db: Connection, vault: Vault, vote: int, user: int) -> Receipt | None:
    """What stands of a user in an open vote. Raises Tampered."""
    sealed = db.scalar(select(secrets.c.secret).where(secrets.c.vote == vote))
    if sealed is None:
        return None
    secret = open_secret(vault, vote, sealed)
    id = secret.stone(user)
    body = db.scalar(select(stones.c.body).where(stones.c.vote == vote, stones.c.stone == id))
    return None if body is None else Receipt("standing", *secret.open_stone(id, bytes(body)))


def remains(db: Connection) -> list[int]:
    """Ended votes of whose secret the files may still hold remains."""
    return list(db.scalars(select(_V.id).where(_V.status != VoteStatus.OPEN, _V.shredded.is_(False)).order_by(_V.id)))
