"""Reminders before the end of a public vote, for those who asked for one.

Anybody who can see a vote can ask, whether they have voted or not, so the list of those who have asked says nothing
about who has voted. A user leaves it when they are reminded, and all leave it when the vote ends.
"""

from datetime import datetime, timedelta

from sqlalchemy import Connection, delete, insert, select

from storage.ballots.model import Vote, VoteStatus
from storage.ballots.votes import VOTE, lock_vote
from storage.db.schema import vote_reminders, votes
from storage.errors import Refused
from storage.time_source import Shard
from storage.unit_of_work.queries import of_shard

LONGEST_LEAD = timedelta(days=1)
SHORTEST_LEAD = timedelta(minutes=2)
"""Twice the time between two looks for due reminders, so that none is promised and then missed."""
LEAD_SHARE = 6
"""A reminder comes when this part of the time is left, a sixth, but from `LONGEST_LEAD` to `SHORTEST_LEAD` before the
end."""


def remind_at(vote: Vote) -> datetime:
    """Return when those who asked for it are reminded of an open vote."""
    closes_at = vote.terms.closes_at
    return closes_at - max(SHORTEST_LEAD, min(LONGEST_LEAD, (closes_at - vote.opened_at) / LEAD_SHARE))


def set_reminder(db: Connection, vote: int, user: int, now: datetime, *, on: bool) -> Vote:
    """Remember that a user wants to be reminded of a vote, or does not want it any more.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        user: The user's Discord id.
        now: The present time, in UTC.
        on: True if they want it.

    Raises:
        Refused: There is no such vote (`vote_unknown`), it has ended (`vote_over`), or the time of the reminder is
            over (`vote_reminder_late`).
    """
    found = lock_vote(db, vote)
    if not found.is_open:
        raise Refused("vote_over")
    if on and found.paused_at is None and remind_at(found) <= now:
        raise Refused("vote_reminder_late")
    db.execute(delete(vote_reminders).where(vote_reminders.c.vote == vote, vote_reminders.c.user == user))
    if on:
        db.execute(insert(vote_reminders).values(vote=vote, user=user))
    return found


def put_back(db: Connection, vote: int, user: int) -> None:
    """Put a reminder that could not be sent back on the list, if the vote is still open.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        user: The user's Discord id.

    Raises:
        Refused: There is no such vote (`vote_unknown`).
    """
    if lock_vote(db, vote).is_open and not is_reminded(db, vote, user):
        db.execute(insert(vote_reminders).values(vote=vote, user=user))


def is_reminded(db: Connection, vote: int, user: int) -> bool:
    """Return True if a user has asked to be reminded of a vote.

    Args:
        db: A connection of any kind.
        vote: The vote's id.
        user: The user's Discord id.
    """
    asked = select(vote_reminders.c.user).where(vote_reminders.c.vote == vote, vote_reminders.c.user == user)
    return db.scalar(asked) is not None


def claim_reminders(db: Connection, now: datetime, most: int, shard: Shard) -> list[tuple[Vote, int]]:
    """Take some due reminders off the list, so that no other process sends them too.

    Args:
        db: The writing transaction's connection.
        now: The present time, in UTC.
        most: How many at most.
        shard: The shard of the bot whose servers they are for.

    Returns:
        Each with the vote and the user.
    """
    found: list[tuple[Vote, int]] = []
    for vote in have_due(db, now, shard):
        if len(found) == most:
            break
        lock_vote(db, vote.id)
        of_vote = select(vote_reminders.c.user).where(vote_reminders.c.vote == vote.id)
        users = db.scalars(of_vote.order_by(vote_reminders.c.user).limit(most - len(found))).all()
        db.execute(delete(vote_reminders).where(vote_reminders.c.vote == vote.id, vote_reminders.c.user.in_(users)))
        found += [(vote, user) for user in users]
    return found


def have_due(db: Connection, now: datetime, shard: Shard) -> list[Vote]:
    """List the votes of which somebody has still to be reminded now.

    Args:
        db: A connection of any kind.
        now: The present time, in UTC.
        shard: The shard of the bot whose servers they are held in.
    """
    asked = select(vote_reminders.c.vote).distinct()
    running = select(votes).where(votes.c.status == VoteStatus.OPEN, votes.c.paused_at.is_(None), votes.c.id.in_(asked))
    running = running.where(of_shard(shard, votes.c.guild))
    found = [VOTE.read(row) for row in db.execute(running.order_by(votes.c.id))]
    return [vote for vote in found if remind_at(vote) <= now < vote.terms.closes_at]


def delete_reminders(db: Connection, vote: int) -> None:
    """Forget who wanted to be reminded of a vote."""
    db.execute(delete(vote_reminders).where(vote_reminders.c.vote == vote))


def forget_reminders(db: Connection, user: int) -> None:
    """Forget of which votes a user wanted to be reminded."""
    db.execute(delete(vote_reminders).where(vote_reminders.c.user == user))
