"""Opening a vote, and where it is shown."""

from datetime import datetime

from sqlalchemy import Connection, insert, select, update

from storage.ballots.reading import fetch_vote
from storage.ballots.rows import vote_of
from storage.ballots.schema import secrets, votes
from storage.ballots.secret import fresh_secret, seal_secret
from storage.ballots.snapshot import Terms, Vote, VoteStatus
from storage.ballots.terms import check_terms
from storage.vault import Vault


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
    """Open a vote with a secret of its own; the same key opens one vote. Raises Refused as `check_terms` does."""
    known = db.execute(select(votes).where(votes.c.key == key)).first()
    if known is not None:
        return vote_of(known)
    check_terms(terms, now)
    made = db.execute(
        insert(votes)
        .values(
            key=key,
            guild=guild,
            channel=channel,
            host=host,
            host_name=host_name,
            question=terms.question,
            white=terms.white,
            black=terms.black,
            role=terms.eligible.role,
            days=terms.eligible.days,
            quorum=terms.quorum,
            changeable=terms.changeable,
            turnout=terms.turnout,
            opened_at=now,
            closes_at=terms.closes_at,
            status=VoteStatus.OPEN,
            cast=0,
            shredded=False,
        )
        .returning(votes.c.id)
    )
    vote = made.scalar_one()
    db.execute(insert(secrets).values(vote=vote, secret=seal_secret(vault, vote, fresh_secret())))
    return fetch_vote(db, vote)


def place_vote(db: Connection, vote: int, **where: int | None) -> Vote:
    """Remember the channel, the message or the result's message of a vote."""
    db.execute(update(votes).where(votes.c.id == vote).values(**where))
    return fetch_vote(db, vote)
