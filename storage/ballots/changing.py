"""What moderators can change about an open vote: pause it, extend it, edit it before anyone has voted.

Every change is kept in the vote (`Vote.changes`), where everybody sees it, and in the published file.
"""

from dataclasses import replace
from datetime import datetime

from sqlalchemy import Connection, select, update

from storage.ballots import chain
from storage.ballots.model import LONGEST, LONGEST_PAUSE, MOST_CHANGES, Terms, Vote, VoteChange, VoteStatus, check_terms
from storage.ballots.proof import fingerprint, rules_document
from storage.ballots.questions import Question
from storage.ballots.votes import VOTE, fetch_vote, lock_vote, read_changes, vote_columns, write_changes
from storage.db.schema import votes
from storage.errors import Refused


def pause(db: Connection, vote: int, now: datetime, *, by: int, by_name: str, reason: str) -> Vote:
    """Pause a vote: nobody can vote until it is resumed, and its closing time moves by as long as that takes.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        now: The present time, in UTC.
        by: The moderator.
        by_name: Their display name.
        reason: Why.

    Raises:
        Refused: There is no such vote (`vote_unknown`), it has ended or its closing time is over (`vote_over`), it is
            paused already (`vote_paused_already`), or it was changed too often (`vote_changed_often`, with `most`).
    """
    before = _lock_changeable(db, vote)
    if before.paused_at is not None:
        raise Refused("vote_paused_already")
    if before.terms.closes_at <= now:
        raise Refused("vote_over")  # it only waits for presses that are on their way
    change = VoteChange("paused", now, by, by_name, reason, before.terms.closes_at)
    return _write(db, replace(before, paused_at=now), change)


def resume(db: Connection, vote: int, now: datetime, *, by: int | None, by_name: str) -> Vote:
    """End the pause of a vote, and let it close later by as long as the pause was.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        now: The present time, in UTC.
        by: The moderator; None if the pause ends by itself.
        by_name: Their display name.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended (`vote_over`) or is not paused
            (`vote_not_paused`).
    """
    before = _lock_open(db, vote)
    if before.paused_at is None:
        raise Refused("vote_not_paused")
    now = max(now, before.paused_at)  # the command may have overtaken the one that paused the vote
    closes_at = before.terms.closes_at + (now - before.paused_at)
    after = replace(before, paused_at=None, terms=replace(before.terms, closes_at=closes_at))
    return _write(db, after, VoteChange("resumed", now, by, by_name, "", closes_at))


def end_long_pauses(db: Connection, now: datetime) -> list[Vote]:
    """End the pauses that have lasted `LONGEST_PAUSE`, and return the votes.

    Args:
        db: The writing transaction's connection.
        now: The present time, in UTC.
    """
    return [resume(db, vote, now, by=None, by_name="") for vote in long_pauses(db, now)]


def long_pauses(db: Connection, now: datetime) -> list[int]:
    """List the ids of votes that were paused `LONGEST_PAUSE` before `now` (UTC) or earlier."""
    long = select(votes.c.id).where(votes.c.status == VoteStatus.OPEN, votes.c.paused_at <= now - LONGEST_PAUSE)
    return list(db.scalars(long.order_by(votes.c.id)))


def extend(
    db: Connection, vote: int, closes_at: datetime, now: datetime, *, by: int, by_name: str, reason: str
) -> Vote:
    """Let a vote close later.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        closes_at: The new closing time, in UTC.
        now: The present time, in UTC.
        by: The moderator.
        by_name: Their display name.
        reason: Why.

    Raises:
        Refused: There is no such vote (`vote_unknown`), it has ended or its closing time is over (`vote_over`), or the
            new closing time is not later (`vote_not_later`) or too far ahead (`vote_extended_far`, with `days`), or it
            was changed too often (`vote_changed_often`, with `most`).
    """
    before = _lock_changeable(db, vote)
    if before.paused_at is None and before.terms.closes_at <= now:
        raise Refused("vote_over")  # it only waits for presses that are on their way
    if closes_at <= max(before.terms.closes_at, now):
        raise Refused("vote_not_later")
    if closes_at - now > LONGEST:
        raise Refused("vote_extended_far", days=LONGEST.days)
    after = replace(before, terms=replace(before.terms, closes_at=closes_at))
    return _write(db, after, VoteChange("extended", now, by, by_name, reason, closes_at))


def edit(db: Connection, vote: int, questions: tuple[Question, ...], now: datetime, *, by: int, by_name: str) -> Vote:
    """Change the questions and answers of a vote in which nobody has voted yet; its proof begins anew.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        questions: The new questions.
        now: The present time, in UTC.
        by: The moderator.
        by_name: Their display name.

    Raises:
        Refused: There is no such vote (`vote_unknown`), nothing is different (`vote_unedited`), or the questions are
            not allowed, with the codes of `check_terms`; as `check_editable` says, it can't be edited any more; or it
            was changed too often (`vote_changed_often`, with `most`).
    """
    before = _lock_changeable(db, vote)
    check_editable(before)
    if questions == before.terms.questions:
        raise Refused("vote_unedited")
    check_terms(replace(before.terms, questions=questions, closes_at=now + LONGEST), now)
    terms: Terms = replace(before.terms, questions=questions)
    change = VoteChange("edited", now, by, by_name, "", terms.closes_at, fingerprint(before))
    after = _write(db, replace(before, terms=terms, edits=before.edits + 1, published=None), change)
    chain.start(db, vote, rules_document(after))
    return fetch_vote(db, vote)


def check_editable(vote: Vote) -> None:
    """Raise an error unless the questions of a vote can still be edited.

    A vote that hides its turnout can't be edited at all once it is open. If it could until the first vote, trying would
    tell a moderator whether somebody has voted; and if it could afterwards, votes would get another meaning.

    Raises:
        Refused: It has ended (`vote_over`), hides its turnout (`vote_edit_hidden`), or has ballots
            (`vote_has_ballots`).
    """
    if not vote.is_open:
        raise Refused("vote_over")
    if not vote.terms.turnout:
        raise Refused("vote_edit_hidden")
    if vote.cast:
        raise Refused("vote_has_ballots")


def set_announcement(db: Connection, vote: int, channel: int | None) -> Vote:
    """Choose another channel in which the result of a vote will be announced; None for none.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        channel: The channel's Discord id.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended (`vote_over`).
    """
    _lock_open(db, vote)
    db.execute(update(votes).where(votes.c.id == vote).values(announce=channel))
    return fetch_vote(db, vote)


def forget_moderator(db: Connection, user: int, placeholder_name: str) -> None:
    """Replace a moderator's name in the changes of all votes.

    Args:
        db: The writing transaction's connection.
        user: The moderator's Discord id.
        placeholder_name: The name that replaces theirs.
    """
    for row in db.execute(select(votes.c.id, votes.c.changes).where(votes.c.changes.contains(str(user)))).all():
        changed = [
            replace(each, by=None, by_name=placeholder_name) if each.by == user else each
            for each in read_changes(row.changes)
        ]
        db.execute(update(votes).where(votes.c.id == row.id).values(changes=write_changes(changed)))


def votes_changed_by(db: Connection, user: int) -> list[tuple[int, VoteChange]]:
    """List what a moderator has changed about votes, each with the vote's id.

    Args:
        db: A connection of any kind.
        user: The moderator's Discord id.
    """
    rows = db.execute(select(votes).where(votes.c.changes.contains(str(user))).order_by(votes.c.id))
    return [(vote.id, each) for vote in map(VOTE.read, rows) for each in vote.changes if each.by == user]


def _lock_open(db: Connection, vote: int) -> Vote:
    locked = lock_vote(db, vote)
    if not locked.is_open:
        raise Refused("vote_over")
    return locked


def _lock_changeable(db: Connection, vote: int) -> Vote:
    locked = _lock_open(db, vote)
    if len(locked.changes) >= MOST_CHANGES:
        raise Refused("vote_changed_often", most=MOST_CHANGES)
    return locked


def _write(db: Connection, vote: Vote, change: VoteChange) -> Vote:
    columns = vote_columns(replace(vote, changes=(*vote.changes, change)))
    db.execute(update(votes).where(votes.c.id == vote.id).values(columns))
    return fetch_vote(db, vote.id)
