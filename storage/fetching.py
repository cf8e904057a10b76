"""Fetching: the rows of matches, as few as needed when some are known already."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from storage.schema import matches, seats

_M = matches.c
_HEADS = select(_M.id, _M.version, _M.shown, _M.channel, _M.thread, _M.message).order_by(_M.id)
_SEATS = select(seats, _M.version).join_from(seats, matches).order_by(seats.c.match, seats.c.seat)


@dataclass(slots=True)
class Fetched:
    """What the database says of some matches. Each has a head; those that were not known also have a row."""

    heads: Sequence[Any] = ()
    rows: dict[int, Any] = field(default_factory=dict)
    seats: dict[int, list[Any]] = field(default_factory=dict)
    """The rows of the seats, by match."""


def fetch(db: Connection, ids: Sequence[int], known: Mapping[int, int], *, lock: bool = False) -> Fetched:
    """The matches with these ids as they are now; `known` are versions of which no more than the head is needed.

    `lock` keeps the rows for this transaction (on PostgreSQL; SQLite has one writer anyhow).
    """
    if not ids:
        return Fetched()
    heads = _HEADS.where(_M.id.in_(ids))
    fetched = Fetched(db.execute(heads.with_for_update() if lock else heads).all())
    unread = [head.id for head in fetched.heads if known.get(head.id) != head.version]
    while unread:
        unread = _fetch_whole(db, unread, fetched)
    return fetched


def _fetch_whole(db: Connection, ids: Sequence[int], fetched: Fetched) -> list[int]:
    """Rows and seats; the ids of those that changed between one and the other, to be read again."""
    rows = {row.id: row for row in db.execute(select(matches).where(_M.id.in_(ids)))}
    sitting: dict[int, list[Any]] = {id: [] for id in rows}
    for seat in db.execute(_SEATS.where(seats.c.match.in_(ids))):
        sitting[seat.match].append(seat)
    torn = [id for id, row in rows.items() if any(seat.version != row.version for seat in sitting[id])]
    for id in rows.keys() - torn:
        fetched.rows[id], fetched.seats[id] = rows[id], sitting[id]
    return torn
