"""Casting votes: record the ballots of a group of presses in one transaction.

A press that is delivered twice takes effect once. It takes no effect after a newer press of the same voter, or once its
vote has closed. Nothing is counted here: `storage.ballots.counting` counts the ballots when the vote ends.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, bindparam, insert, select, update

from storage.ballots.chain import CAST, CHANGED, ballot_link, next_head
from storage.ballots.model import Cast, Receipt, ReceiptKind, VoteStatus
from storage.ballots.questions import Ballot, Question, ballot_json, is_ballot, read_questions
from storage.ballots.receipts import new_code
from storage.ballots.secret import Secret, open_secret
from storage.ballots.votes import read_changes
from storage.db.encryption import Tampered, Vault
from storage.db.schema import vote_links, vote_roll, vote_secrets, vote_stones, votes
from storage.errors import Refused, as_faulty

Outcome = Receipt | Exception
"""The voter's receipt, or the error that says why the press had no effect."""


@dataclass(slots=True)
class _Voter:
    """What is stored about one voter in one vote (newest press, ballot and receipt code), while a group is applied."""

    voter: bytes
    """The voter's key in the table `vote_roll`, which says who has voted."""
    id: bytes
    """The voter's key in the table `vote_stones`, which says what was chosen."""
    last_press: int
    """The interaction id of the voter's newest press."""
    ballot: Ballot
    """The voter's ballot."""
    code: str
    """The receipt code of this ballot."""
    key: str
    """The key of the receipt, which hides the ballot in the chain."""
    stored: bool
    """True if the voter has rows in the two tables already."""
    pressed: bool = False
    """True if `last_press` is newer than in the stored row."""
    changed: bool = False
    """True if `ballot`, `code` and `key` differ from those in the stored row."""

    def receipt(self, kind: ReceiptKind) -> Receipt:
        """Return what the voter is told after a press of this kind."""
        return Receipt(kind, self.ballot, self.code, self.key)


def cast_all(db: Connection, vault: Vault, casts: Sequence[Cast]) -> list[Outcome]:
    """Apply presses that cast ballots, possibly in several votes, and write these ballots to the database.

    Args:
        db: The writing transaction's connection.
        vault: Decrypts the secrets of votes, with the database's key.
        casts: The presses in the order in which they arrived.

    Returns:
        For each press, in the order of `casts`, the voter's receipt or an error: `Refused` (`vote_unknown`,
        `vote_void`, `vote_late`, `vote_paused`, `vote_was_paused` if it was paused when the button was pressed,
        `vote_edited` if the button was made before an edit, or `vote_ballot` if the ballot does not answer the vote's
        questions), or `Faulty` if what is stored about the vote cannot be decrypted. They are valid only once the
        transaction is committed.
    """
    ids = sorted({cast.vote for cast in casts})
    # Locked first, so that closing one of these votes happens entirely before or after this group.
    rows = {row.id: row for row in db.execute(select(votes).where(votes.c.id.in_(ids)).with_for_update())}
    sealed: dict[int, bytes] = {
        row.vote: row.secret for row in db.execute(select(vote_secrets).where(vote_secrets.c.vote.in_(ids)))
    }
    outcomes: dict[int, Outcome] = {}
    for id in ids:
        of_vote = [(index, cast) for index, cast in enumerate(casts) if cast.vote == id]
        accepted = []
        for index, cast in of_vote:
            refusal = _refusal(rows.get(id), cast)
            if refusal is not None:
                outcomes[index] = refusal
            else:
                accepted.append((index, cast))
        if accepted:
            try:
                outcomes |= _cast_in(
                    db, rows[id], open_secret(vault, id, read_questions(rows[id].questions), sealed.get(id)), accepted
                )
            except Tampered as error:
                outcomes |= {index: as_faulty(error) for index, _ in accepted}
    return [outcomes[index] for index in range(len(casts))]


def _refusal(row: Any, cast: Cast) -> Refused | None:
    if row is None:
        return Refused("vote_unknown", vote=cast.vote)
    if row.status == VoteStatus.VOID:
        return Refused("vote_void")
    if row.status != VoteStatus.OPEN or cast.at >= row.closes_at:
        return Refused("vote_late")
    if row.paused_at is not None and cast.at >= row.paused_at:
        return Refused("vote_paused")
    if _was_paused(row, cast.at):
        return Refused("vote_was_paused")
    if row.edits != cast.edits:
        return Refused("vote_edited")
    if not is_ballot(read_questions(row.questions), cast.ballot):
        return Refused("vote_ballot")
    return None


def _was_paused(row: Any, at: datetime) -> bool:
    """Return True if a vote was paused at a moment, although it goes on by now.

    A press in a pause does not count, however late it arrives: its message said that nobody could vote. If it counted
    after the pause, it would depend on the network who could vote, and a moderator who pauses a vote to edit it would
    get votes for the answers as they were.

    Args:
        row: The vote's row.
        at: When the button was pressed, in UTC, by Discord's clock.
    """
    began: datetime | None = None
    for change in read_changes(row.changes):
        if change.kind == "paused":
            began = change.at
        elif change.kind == "resumed" and began is not None and began <= at < change.at:
            return True
    return False


def _cast_in(db: Connection, row: Any, secret: Secret, casts: Sequence[tuple[int, Cast]]) -> dict[int, Outcome]:
    voters = _read_voters(db, row.id, secret, {cast.user for _, cast in casts})
    outcomes: dict[int, Outcome] = {}
    for index, cast in casts:
        voter = voters.get(cast.user)
        if voter is None:
            hashed, id = secret.voter_hash(cast.user), secret.stone_hash(cast.user)
            code = new_code()
            voter = _Voter(hashed, id, cast.press, cast.ballot, code, secret.receipt_key(code), stored=False)
            voters[cast.user] = voter
            outcomes[index] = voter.receipt("recorded")
            continue
        if cast.press <= voter.last_press:  # delivered twice, or overtaken by a newer press
            repeated = cast.press == voter.last_press and cast.ballot == voter.ballot
            outcomes[index] = voter.receipt("recorded" if repeated else "standing")
            continue
        if cast.ballot != voter.ballot and not row.changeable:
            outcomes[index] = voter.receipt("fixed")
            continue
        voter.last_press, voter.pressed = cast.press, True
        if cast.ballot == voter.ballot:
            outcomes[index] = voter.receipt("standing")
        else:
            voter.ballot, voter.code, voter.changed = cast.ballot, new_code(), True
            voter.key = secret.receipt_key(voter.code)
            outcomes[index] = voter.receipt("changed")
    if entries := _write(db, row.id, secret, read_questions(row.questions), list(voters.values())):
        head = next_head(row.chain_head, entries)
        db.execute(insert(vote_links).values(vote=row.id, number=row.chain_rows, entries=" ".join(entries)))
        new = sum(not voter.stored for voter in voters.values())
        counted = {"cast": row.cast + new, "chain_head": head, "chain_rows": row.chain_rows + 1}
        db.execute(update(votes).where(votes.c.id == row.id).values(counted))
    return outcomes


def _read_voters(db: Connection, vote: int, secret: Secret, users: set[int]) -> dict[int, _Voter]:
    """Read the newest press, the ballot and the receipt code of each of several users in a vote.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        secret: The secret of the vote.
        users: The users' Discord ids.

    Returns:
        What is stored about each user, by Discord id; users who have not voted are missing.

    Raises:
        Tampered: A user is recorded as having voted, but their ballot is missing or cannot be decrypted.
    """
    hashes = {secret.voter_hash(user): user for user in users}
    roll = db.execute(
        select(vote_roll.c.voter, vote_roll.c.mark).where(vote_roll.c.vote == vote, vote_roll.c.voter.in_(hashes))
    )
    marks = {hashes[bytes(row.voter)]: (bytes(row.voter), bytes(row.mark)) for row in roll}
    ids = {secret.stone_hash(user): user for user in marks}
    if not ids:
        return {}
    stones = db.execute(
        select(vote_stones.c.stone, vote_stones.c.body).where(vote_stones.c.vote == vote, vote_stones.c.stone.in_(ids))
    )
    voters: dict[int, _Voter] = {}
    for row in stones:
        id = bytes(row.stone)
        voter, mark = marks[ids[id]]
        ballot, code = secret.open_stone(id, bytes(row.body))
        last_press, key = secret.open_mark(voter, mark), secret.receipt_key(code)
        voters[ids[id]] = _Voter(voter, id, last_press, ballot, code, key, stored=True)
    if len(voters) < len(marks):
        raise Tampered("a voter is in the roll, but their stone is missing")
    return voters


def _write(
    db: Connection, vote: int, secret: Secret, questions: tuple[Question, ...], voters: list[_Voter]
) -> list[str]:
    """Write what has changed about voters, and return the entries of the chain of receipts for it.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        secret: Its secret.
        questions: Its questions.
        voters: The voters.
    """
    new = [each for each in voters if not each.stored]
    if new:
        # Each table is written in the order of its own hashes, so that the two orders do not link voters to stones.
        by_voter = sorted(new, key=lambda each: each.voter)
        db.execute(
            insert(vote_roll),
            [{"vote": vote, "voter": v.voter, "mark": secret.seal_mark(v.voter, v.last_press)} for v in by_voter],
        )
        by_id = sorted(new, key=lambda each: each.id)
        bodies = [{"vote": vote, "stone": v.id, "body": secret.seal_stone(v.id, v.ballot, v.code)} for v in by_id]
        db.execute(insert(vote_stones), bodies)
    if pressed := [each for each in voters if each.stored and each.pressed]:
        db.execute(
            update(vote_roll).where(vote_roll.c.vote == vote, vote_roll.c.voter == bindparam("_voter")),
            [{"_voter": v.voter, "mark": secret.seal_mark(v.voter, v.last_press)} for v in pressed],
        )
    if changed := [each for each in voters if each.stored and each.changed]:
        db.execute(
            update(vote_stones).where(vote_stones.c.vote == vote, vote_stones.c.stone == bindparam("_stone")),
            [{"_stone": v.id, "body": secret.seal_stone(v.id, v.ballot, v.code)} for v in changed],
        )
    # Sorted by the hash, so that the order within a commit says nothing.
    entries = [
        sign + ballot_link(each.code, ballot_json(questions, each.ballot), each.key)
        for sign, some in ((CAST, new), (CHANGED, changed))
        for each in some
    ]
    return sorted(entries, key=lambda entry: entry[1:])
