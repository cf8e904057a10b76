"""The rows of public votes: open a vote, read votes, and store where on Discord one is shown.

`storage.ballots.casting` records what members vote, and `storage.ballots.counting` counts it when the vote ends.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import orjson
from sqlalchemy import Connection, insert, select, update

from storage.ballots import chain
from storage.ballots.model import (
    Eligible,
    Ending,
    Published,
    Shard,
    Terms,
    Vote,
    VoteChange,
    VoteStatus,
    check_terms,
)
from storage.ballots.proof import rules_document
from storage.ballots.questions import read_ballot, read_questions, read_tallies, write_questions, write_tallies
from storage.ballots.secret import fresh_secret, seal_secret
from storage.db.columns import Converter, RowMapping, Spread
from storage.db.encryption import Vault
from storage.db.schema import vote_secrets, vote_shards, votes
from storage.errors import Refused
from storage.unit_of_work import old_boards
from storage.unit_of_work.old_boards import OldBoard


def write_changes(changes: Sequence[VoteChange]) -> str:
    """Return what moderators have changed as JSON, as it is stored."""
    return orjson.dumps(changes).decode()


def read_changes(text: str) -> tuple[VoteChange, ...]:
    """Return the changes that `write_changes` wrote."""
    if text == "[]":
        return ()
    found: list[dict[str, Any]] = orjson.loads(text)
    moments = ("at", "closes_at")
    return tuple(
        [VoteChange(**each | {name: datetime.fromisoformat(each[name]) for name in moments}) for each in found]
    )


_V = votes.c
ROLES = Converter(lambda text: tuple(orjson.loads(text)), lambda roles: orjson.dumps(roles).decode())
"""How ids of roles are stored."""
VOTE = RowMapping(
    Vote,
    votes,
    {
        "terms": Spread(
            Terms,
            {"questions": Converter(read_questions, write_questions), "eligible": Spread(Eligible, {"roles": ROLES})},
        ),
        "tallies": Converter(read_tallies, write_tallies),
        "status": Converter(VoteStatus, lambda status: status.value),
        "changes": Converter(read_changes, write_changes),
        "published": Spread(Published, {"at": "published_at", "head": "published_head"}),
        "ending": Spread(Ending, {"at": "ended_at", "by": "ended_by", "by_name": "ended_by_name"}),
    },
    besides=("key", "chain_head", "chain_rows"),
)
"""The columns of a vote, except its idempotency key and the end of its chain of receipts, which nobody may see."""


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


def ended_votes(db: Connection, guild: int, most: int) -> list[Vote]:
    """List the votes of a server that have ended, the newest first.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        most: The maximum number.
    """
    over = select(votes).where(_V.guild == guild, _V.status != VoteStatus.OPEN)
    return [VOTE.read(row) for row in db.execute(over.order_by(_V.ended_at.desc(), _V.id.desc()).limit(most))]


def unannounced_votes(db: Connection, since: datetime) -> list[Vote]:
    """List the votes that ended after `since` (UTC) and whose result was not posted or announced where it should be."""
    missing = _V.result.is_(None) | (_V.announce.is_not(None) & _V.announced.is_(None))
    over = select(votes).where(_V.status != VoteStatus.OPEN, missing, _V.ended_at > since).order_by(_V.id)
    return [VOTE.read(row) for row in db.execute(over)]


def votes_due(db: Connection, moment: datetime) -> list[int]:
    """List the ids of open votes that are not paused and whose closing time is `moment` (UTC) or earlier."""
    over = select(_V.id).where(_RUNNING, _V.closes_at <= moment).order_by(_V.closes_at, _V.id)
    return list(db.scalars(over))


def next_closing(db: Connection) -> datetime | None:
    """Return the earliest closing time of an open vote that is not paused; None if there is none."""
    # Ordered instead of `func.min`, whose result on SQLite would not have the column's type.
    first = select(_V.closes_at).where(_RUNNING).order_by(_V.closes_at).limit(1)
    return db.scalar(first)


_RUNNING = (_V.status == VoteStatus.OPEN) & _V.paused_at.is_(None)


def shards_of(db: Connection, vote: int) -> list[Shard]:
    """List the counted ballots of a vote, ordered by receipt code; empty unless the vote was closed and counted."""
    rows = db.execute(select(vote_shards).where(vote_shards.c.vote == vote).order_by(vote_shards.c.place))
    return [Shard(row.code, read_ballot(row.ballot)) for row in rows]


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
    entitled: int | None = None,
    announce: int | None = None,
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
        terms: The questions and the rules.
        now: The present time, in UTC.
        entitled: How many members are entitled to vote according to Discord; None if that is not known.
        announce: The Discord id of another channel in which the result is announced; None for none.

    Raises:
        Refused: The terms are not allowed, with the codes of `check_terms`; or their result would depend on how many
            are entitled to vote, and that is neither stated nor known (`vote_entitled`).
    """
    existing = db.execute(select(votes).where(votes.c.key == key)).first()
    if existing is not None:
        return VOTE.read(existing)
    check_terms(terms, now)
    entitled = entitled if terms.stated is None else terms.stated
    if terms.needs_entitled and entitled is None:
        raise Refused("vote_entitled")
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
        tallies=None,
        spoiled=None,
        ending=None,
        shredded=False,
        first_closes_at=terms.closes_at,
        announce=announce,
        entitled=entitled,
    )
    columns = {**vote_columns(opened), "key": key, "chain_head": "", "chain_rows": 0}
    vote = db.execute(insert(votes).values(columns).returning(_V.id)).scalar_one()
    db.execute(insert(vote_secrets).values(vote=vote, secret=seal_secret(vault, vote, fresh_secret())))
    opened = fetch_vote(db, vote)
    chain.start(db, vote, rules_document(opened))
    return opened


def place_vote(db: Connection, vote: int, **where: int | None) -> Vote:
    """Store in which channel or message a vote or its result is shown, and return the vote.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        where: The Discord ids to store, by column: `channel`, `message`, `result` (the message with the vote's
            result), `announce` (the second channel), or `announced` (the message there); others stay as they are.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    db.execute(update(votes).where(votes.c.id == vote).values(**where))
    return fetch_vote(db, vote)


def move_vote(db: Connection, vote: int, channel: int, now: datetime) -> Vote:
    """Store that a vote is shown in another channel, where its message has still to be posted, and return the vote.

    The former message is noted as an old board, so that its buttons are taken away. If the result was to be announced
    in the new channel, it no longer is, because it will be posted there anyway.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        channel: The channel's Discord id.
        now: The present time, in UTC.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    before = lock_vote(db, vote)
    if before.message is not None:
        old_boards.record(db, [OldBoard(before.message, before.channel, vote=vote)], now)
    announce = None if before.announce == channel else before.announce
    return place_vote(db, vote, channel=channel, message=None, announce=announce)


def lock_vote(db: Connection, vote: int) -> Vote:
    """Read a vote and lock its row until the transaction ends, so that nobody can vote or end the vote meanwhile.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    row = db.execute(select(votes).where(votes.c.id == vote).with_for_update()).first()
    if row is None:
        raise Refused("vote_unknown", vote=vote)
    return VOTE.read(row)


def vote_columns(vote: Vote) -> dict[str, Any]:
    """Return the values of a vote to write, by the name of the column; without its id, which the database chooses."""
    columns = VOTE.write(vote)
    del columns["id"]
    return columns
