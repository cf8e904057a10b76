"""The chain of receipts: it shows that no ballot was added to a vote, or dropped from it, after it was cast.

The chain is a list of entries. Each has a hash that follows from the entry and the hash before it, and the first hash
is that of the rules. A ballot enters as the hash of its receipt code, its answers and a key that only its voter is
given, so that nobody else can tell which entry belongs to which ballot. At each full hour a random entry is added, and
the hash of the chain is published. So the published hash changes each hour, and tells neither whether anybody has voted
nor how many have. When the vote has closed, all entries are published.
"""

import secrets
from collections.abc import Iterable, Sequence
from datetime import datetime, timedelta
from hashlib import sha256
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from storage.ballots.model import Vote
from storage.db.schema import vote_links, votes

CAST, CHANGED, PUBLISHED = "+", "~", "="
"""The first character of an entry: a voter's first ballot, a ballot in place of an earlier one, a published hash."""
LINK_DIGITS = 32
"""The hexadecimal digits that follow it."""
HOUR = timedelta(hours=1)


class Segment(NamedTuple):
    """A part of the chain of a vote, up to a published hash."""

    at: datetime
    """When the hash was published."""
    head: str
    """The hash."""
    entries: tuple[str, ...]
    """The entries since the hash before."""


def first_head(rules: str) -> str:
    """Return the hash with which the chain of a vote begins: that of its rules."""
    return sha256(rules.encode()).hexdigest()


def next_head(head: str, entries: Iterable[str]) -> str:
    """Return the hash of a chain after entries were added to it.

    Args:
        head: The hash of the chain before.
        entries: The entries.
    """
    for entry in entries:
        head = sha256((head + entry).encode()).hexdigest()
    return head


def ballot_link(code: str, ballot: str, key: str) -> str:
    """Return the digits with which a ballot stands in the chain.

    Args:
        code: Its receipt code.
        ballot: What it answers, as it stands in the published file (`questions.ballot_json`).
        key: The key that its voter is given.
    """
    return sha256(f"{code} {ballot} {key}".encode()).hexdigest()[:LINK_DIGITS]


def start(db: Connection, vote: int, rules: str) -> None:
    """Begin the chain of a vote, or begin it anew because its rules were edited.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        rules: Its rules, as `proof.rules_document` returns them.
    """
    db.execute(delete(vote_links).where(vote_links.c.vote == vote))
    empty = {"chain_head": first_head(rules), "chain_rows": 0, "published_at": None, "published_head": None}
    db.execute(update(votes).where(votes.c.id == vote).values(**empty))


def due_at(vote: Vote) -> datetime:
    """Return when the next hash of the chain of an open vote has to be published: at the next full hour."""
    since = vote.opened_at if vote.published is None else vote.published.at
    return since.replace(minute=0, second=0, microsecond=0) + HOUR


def publish(db: Connection, vote: int, now: datetime) -> None:
    """Add a random entry to the chain of a vote, whose row is locked, and publish the hash.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        now: The present time, in UTC.
    """
    row = db.execute(select(votes.c.chain_head, votes.c.chain_rows).where(votes.c.id == vote)).one()
    entry = PUBLISHED + secrets.token_hex(LINK_DIGITS // 2)
    head = next_head(row.chain_head, (entry,))
    db.execute(insert(vote_links).values(vote=vote, number=row.chain_rows, at=now, entries=entry))
    values = {"chain_head": head, "chain_rows": row.chain_rows + 1, "published_at": now, "published_head": head}
    db.execute(update(votes).where(votes.c.id == vote).values(**values))


def segments(db: Connection, vote: int, rules: str) -> list[Segment]:
    """Return the chain of a vote, as far as it was published.

    Args:
        db: A connection of any kind.
        vote: The vote's id.
        rules: Its rules, as `proof.rules_document` returns them.
    """
    found: list[Segment] = []
    head, entries = first_head(rules), list[str]()
    for row in db.execute(select(vote_links).where(vote_links.c.vote == vote).order_by(vote_links.c.number)):
        entries += row.entries.split()
        if row.at is not None:
            head = next_head(head, entries)
            found.append(Segment(row.at, head, tuple(entries)))
            entries = []
    return found


def is_intact(vote: Vote, chain: Sequence[Segment]) -> bool:
    """Return True if the entries of a chain lead to the hash that was last published.

    Args:
        vote: The vote.
        chain: Its chain, as `segments` computes it from the entries.
    """
    return vote.published is None or (bool(chain) and chain[-1].head == vote.published.head)


def merge_links(db: Connection, vote: int, chain: Sequence[Segment]) -> None:
    """Store the chain of a closed vote in one row for each published hash.

    Args:
        db: The writing transaction's connection.
        vote: The vote's id.
        chain: Its chain.
    """
    db.execute(delete(vote_links).where(vote_links.c.vote == vote))
    rows = [{"vote": vote, "number": n, "at": s.at, "entries": " ".join(s.entries)} for n, s in enumerate(chain)]
    db.execute(insert(vote_links), rows)
