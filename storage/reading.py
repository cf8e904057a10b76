"""Reading: matches as they are now, singly or by where they are and who plays in them."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from typing import Any

from sqlalchemy import Connection, Select, func, or_, select

from storage.book import Book, Found
from storage.database import Database
from storage.fetching import Fetched, fetch
from storage.record import Record, record_of
from storage.refused import Refused
from storage.rows import match_of, opening_of
from storage.schema import matches, records, seats
from storage.snapshot import OPEN, Match, Status

_M = matches.c
_OPEN = _M.status.in_([status.value for status in OPEN])


async def load(database: Database, book: Book, ids: Sequence[int]) -> dict[int, Found]:
    """These matches as they are now; an id that is not there is missing in the answer."""
    known = book.known(ids)
    versions = {id: match.version for id, match in known.items()}
    return book.decode(await database.look(lambda db: fetch(db, ids, versions)), known)


async def several(database: Database, book: Book, which: Select[tuple[int]]) -> list[Match]:
    """Those that `which` selects the ids of, oldest first; what cannot be read is left out."""

    known = book.all_known()
    versions = {id: match.version for id, match in known.items()}

    def read(db: Connection) -> Fetched:
        return fetch(db, [row.id for row in db.execute(which)], versions)

    found = book.decode(await database.read(read), known)
    return [match for _, match in sorted(found.items()) if isinstance(match, Match)]


def in_place(place: int, open_only: bool = True) -> Select[tuple[int]]:
    """Those of a thread, or of a channel where no threads are made."""
    query = select(_M.id).where(or_(_M.channel == place, _M.thread == place))
    return query.where(_OPEN) if open_only else query


def of_user(user: int, open_only: bool) -> Select[tuple[int]]:
    """Those in which a user has a seat."""
    query = select(_M.id).join_from(matches, seats).where(seats.c.user == user)
    return query.where(_OPEN) if open_only else query


def in_guild(guild: int) -> Select[tuple[int]]:
    """The open ones of a server."""
    return select(_M.id).where(_M.guild == guild, _OPEN)


def for_computers() -> Select[tuple[int]]:
    """Those in which a computer owes a decision."""
    waited_for = seats.c.active & seats.c.computer.is_not(None)
    return select(_M.id).where(_M.status == Status.PLAYING.value, _M.id.in_(select(seats.c.match).where(waited_for)))


def with_empty_seats() -> Select[tuple[int]]:
    """Those in which a decision is owed by a seat that is vacant or whose person has left."""
    vacant = seats.c.user.is_(None) & seats.c.computer.is_(None)
    empty = select(seats.c.match).where(seats.c.active, vacant | seats.c.gone)
    return select(_M.id).where(_M.status == Status.PLAYING.value, _M.id.in_(empty))


def asked_something() -> Select[tuple[int]]:
    """Those that are played with an open question, or with one that others may wait for."""
    either = or_(_M.question.contains('"result":null'), _M.question.contains('"next":['))
    return select(_M.id).where(_M.status == Status.PLAYING.value, either)


def long_asked(db: Connection, since: datetime) -> list[tuple[int, int]]:
    """Server and user of all who owe a decision that was asked of them before that moment, whoever longest first."""
    asked_at = func.coalesce(seats.c.asked_at, _M.turn_since)
    query = (
        select(_M.guild, seats.c.user)
        .join_from(matches, seats)
        .where(_M.status == Status.PLAYING.value, _M.guild.is_not(None), seats.c.active, seats.c.user.is_not(None))
        .where(~seats.c.gone, asked_at <= since)
        .order_by(asked_at)
    )
    return list(dict.fromkeys((row.guild, row.user) for row in db.execute(query)))


def unshown(db: Connection) -> list[int]:
    """Ids of the matches whose public message is behind, oldest first."""
    return [row.id for row in db.execute(select(_M.id).where(_M.shown < _M.version).order_by(_M.id))]


async def whole(database: Database, book: Book, id: int) -> tuple[Match, Any, list[Any]]:
    """A match as it stands in the database, nothing from memory; its opening; the rows of all its records.

    Raises:
        Refused: `unknown_match`, `unknown_game`. BrokenRecord: the state or the opening does not open.
    """

    def read(db: Connection) -> tuple[Fetched, list[Any]]:
        fetched = fetch(db, [id], {})
        return fetched, fetch_records(db, id, fetched.rows[id].records) if fetched.rows else []

    fetched, log = await database.read(read)
    if id not in fetched.rows:
        raise Refused("unknown_match", match=id)
    row = fetched.rows[id]
    match = match_of(row, fetched.seats[id], book.vault, book.find_game)
    return match, None if row.opening is None else opening_of(match, row.opening, book.vault), log


def fetch_records(
    db: Connection, match: int, below: int, *, newest_first: bool = False, limit: int | None = None, offset: int = 0
) -> list[Any]:
    """Rows of the records of a match, as far as their numbers are below that one."""
    order = records.c.seq.desc() if newest_first else records.c.seq
    query = select(records).where(records.c.match == match, records.c.seq < below).order_by(order)
    return list(db.execute(query.limit(limit).offset(offset)))


def has_acted(db: Connection, match: int, user: int) -> bool:
    """Whether a user has done something in a match, in whatever seat it was."""
    query = select(records.c.seq).where(records.c.match == match, records.c.by == user).limit(1)
    return db.scalar(query) is not None


def records_of(rows: Iterable[Any], match: Match, book: Book) -> list[Record]:
    """Records from their rows.

    Raises:
        BrokenRecord: one does not open.
    """
    return [record_of(row, match.rules, book.vault) for row in rows]
