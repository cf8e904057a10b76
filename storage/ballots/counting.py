"""How a public vote ends: its ballots are counted and published, or it is discarded uncounted.

In the same transaction the vote's secret, the record of who has voted (the roll) and the stored ballots (the stones)
are deleted; `storage.shredding` then erases them from the database's files.
"""

from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from storage.ballots import chain
from storage.ballots.model import Ending, Shard, Vote, VoteStatus
from storage.ballots.proof import rules_document
from storage.ballots.questions import FORGOTTEN, KINDS, Ballot, count_ballots, write_ballot, write_tallies
from storage.ballots.reminders import delete_reminders
from storage.ballots.secret import open_secret
from storage.ballots.votes import VOTE, fetch_vote, lock_vote, shards_of, vote_columns
from storage.db.encryption import Tampered, Vault
from storage.db.schema import vote_links, vote_roll, vote_secrets, vote_shards, vote_stones, votes
from storage.errors import Refused

_INSERT_BATCH = 2000
"""Rows that one statement inserts, as both databases limit its parameters."""


def close_vote(db: Connection, vault: Vault, vote: int, ending: Ending, *, entitled: int | None = None) -> Vote:
    """Close a vote: count its ballots, publish them with their codes, and delete what connects them with users.

    A vote whose secret is missing, because the database is a restored backup, is declared void instead.

    Args:
        db: The writing transaction's connection.
        vault: Decrypts the secret with the database's key.
        vote: The vote's id.
        ending: When, by whom and why the vote ends.
        entitled: How many members are entitled to vote now, according to Discord; None if that is not known.

    Returns:
        The ended vote; unchanged if it had ended already and `ending` names no user.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended already and `ending` names a user
            (`vote_over`).
    """
    locked = lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    if db.scalar(select(vote_secrets.c.vote).where(vote_secrets.c.vote == vote)) is None:
        return _end_vote(db, _as_lost(locked, ending.at))
    if entitled is not None and locked.terms.stated is None:
        locked = replace(locked, entitled=entitled)
    shards, spoiled = _read_stones(db, vault, locked)
    shards.sort(key=lambda shard: shard.code)  # codes are random, so their order says nothing about the voters
    for start in range(0, len(shards), _INSERT_BATCH):
        batch = shards[start : start + _INSERT_BATCH]
        rows = [
            {"vote": vote, "place": start + n, "code": s.code, "ballot": write_ballot(s.ballot)}
            for n, s in enumerate(batch)
        ]
        db.execute(insert(vote_shards), rows)
    lots = lot_order(shard.code for shard in shards)
    tallies = count_ballots(locked.terms.questions, [shard.ballot for shard in shards], lots)
    chain.publish(db, vote, ending.at)
    chain.merge_links(db, vote, chain.segments(db, vote, rules_document(locked)))
    counted = replace(
        fetch_vote(db, vote),
        status=VoteStatus.CLOSED,
        ending=ending,
        paused_at=None,
        tallies=tallies,
        spoiled=spoiled,
        entitled=locked.entitled,
    )
    return _end_vote(db, counted)


def lot_order(codes: Iterable[str]) -> list[int]:
    """Return numbers of answers in the order of the lot, which decides where ranked answers are tied in every stage.

    It follows from the receipt codes alone, which are random and published with the count, so that everybody can draw
    it again: the numbers are sorted by the SHA-256 of the number and the sorted codes, with a line end after each.

    Args:
        codes: The receipt codes of all counted ballots, in any order.
    """
    lines = "".join([f"{code}\n" for code in sorted(codes)]).encode()
    return sorted(range(_MOST_ANSWERS), key=lambda answer: sha256(b"%d\n" % answer + lines).digest())


_MOST_ANSWERS = max(rules.answers[-1] for rules in KINDS.values())


def forget_named(db: Connection, user: int) -> None:
    """Replace a user by `FORGOTTEN` in the ballots and counts of closed votes in which members could be named.

    Args:
        db: The writing transaction's connection.
        user: The user's Discord id.
    """
    named = select(votes).where(votes.c.status == VoteStatus.CLOSED, votes.c.questions.contains('"members"'))
    for vote in [VOTE.read(row) for row in db.execute(named)]:
        changed = False
        for shard in shards_of(db, vote.id):
            ballot = tuple(
                tuple([FORGOTTEN if question.kind == "members" and entry == user else entry for entry in choice])
                for question, choice in zip(vote.terms.questions, shard.ballot, strict=True)
            )
            if ballot != shard.ballot:
                where = vote_shards.c.vote == vote.id, vote_shards.c.code == shard.code
                db.execute(update(vote_shards).where(*where).values(ballot=write_ballot(ballot)))
                changed = True
        if changed:
            shards = shards_of(db, vote.id)
            lots = lot_order(shard.code for shard in shards)
            tallies = count_ballots(vote.terms.questions, [shard.ballot for shard in shards], lots)
            db.execute(update(votes).where(votes.c.id == vote.id).values(tallies=write_tallies(tallies)))


def void_vote(db: Connection, vote: int, ending: Ending) -> Vote:
    """Discard a vote without counting it: delete its secret, the record of who has voted and the ballots.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        ending: When, by whom and why the vote ends.

    Returns:
        The ended vote; unchanged if it had ended already and `ending` names no user.

    Raises:
        Refused: There is no such vote (`vote_unknown`), or it has ended already and `ending` names a user
            (`vote_over`).
    """
    locked = lock_vote(db, vote)
    if not locked.is_open:
        return _refuse_ended(locked, ending)
    return _end_vote(db, replace(locked, status=VoteStatus.VOID, ending=ending, paused_at=None))


def void_lost_votes(db: Connection, now: datetime) -> list[Vote]:
    """Declare void the open votes whose secret is missing, because the database is a restored backup.

    Args:
        db: The writing transaction's connection.
        now: The present time, in UTC.

    Returns:
        The votes that were declared void.
    """
    opened = [
        VOTE.read(row) for row in db.execute(select(votes).where(votes.c.status == VoteStatus.OPEN).with_for_update())
    ]
    kept = set(db.scalars(select(vote_secrets.c.vote)))
    return [_end_vote(db, _as_lost(vote, now)) for vote in opened if vote.id not in kept]


def _as_lost(vote: Vote, now: datetime) -> Vote:
    return replace(vote, status=VoteStatus.VOID, ending=Ending(now), paused_at=None)


def _refuse_ended(vote: Vote, ending: Ending) -> Vote:
    if ending.by is None:
        return vote
    raise Refused("vote_over")


def _read_stones(db: Connection, vault: Vault, vote: Vote) -> tuple[list[Shard], int]:
    """Read and decrypt all ballots of a vote.

    Args:
        db: The writing transaction's connection.
        vault: Decrypts the secret with the database's key.
        vote: The vote.

    Returns:
        The ballots with their receipt codes, in no particular order, and the number of ballots that could not be
        decrypted.
    """
    rows = db.execute(select(vote_stones.c.stone, vote_stones.c.body).where(vote_stones.c.vote == vote.id)).all()
    found: list[Shard] = []
    try:
        sealed = db.scalar(select(vote_secrets.c.secret).where(vote_secrets.c.vote == vote.id))
        secret = open_secret(vault, vote.id, vote.terms.questions, sealed)
    except Tampered:
        return [], len(rows)
    alike: dict[Ballot, Ballot] = {}  # equal ballots share one object, which saves memory in a large vote
    for row in rows:
        try:
            ballot, code = secret.open_stone(bytes(row.stone), bytes(row.body))
        except Tampered:
            continue
        found.append(Shard(code, alike.setdefault(ballot, ballot)))
    return found, len(rows) - len(found)


def _end_vote(db: Connection, ended: Vote) -> Vote:
    for table in (vote_secrets, vote_roll, vote_stones):
        db.execute(delete(table).where(table.c.vote == ended.id))
    if ended.status is VoteStatus.VOID:
        db.execute(delete(vote_links).where(vote_links.c.vote == ended.id))
    delete_reminders(db, ended.id)
    db.execute(update(votes).where(votes.c.id == ended.id).values(vote_columns(ended)))
    return fetch_vote(db, ended.id)
