"""Shredding: erase from the database's files what was deleted from its tables, as far as the database allows it.

Deleting a row does not erase it. SQLite overwrites deleted content with zeros (`secure_delete`), but its write-ahead
log keeps old pages until it is truncated, which a reader can prevent. PostgreSQL keeps deleted rows until the table is
rewritten, which a lock can prevent. So what has to be erased is noted in the transaction that deletes it, and the bot
tries each minute until it is erased.
"""

import logging
import secrets
from dataclasses import dataclass

from sqlalchemy import Connection, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from storage.db import key_value
from storage.db.database import Database, SQLite
from storage.db.schema import (
    matches,
    private_threads,
    ratings,
    records,
    results,
    results_opt_outs,
    seats,
    user_settings,
    vote_reminders,
    vote_roll,
    vote_secrets,
    vote_shards,
    vote_stones,
    votes,
)
from storage.errors import Unavailable
from storage.unit_of_work.group_commit import Writer
from storage.unit_of_work.queries import Reader

log = logging.getLogger(__name__)

SECRET_TABLES = (vote_secrets, vote_roll, vote_stones)
"""The tables with what must stay secret about public votes; a vote has rows in them only while it is open."""
PERSONAL_TABLES = (
    *(matches, seats, records, results, ratings, user_settings, results_opt_outs, votes, vote_shards, private_threads),
    vote_reminders,
)
"""The tables that name users."""
PEOPLE = "shredding.people"
"""The name of the key-value entry that exists while deleted data of users are not yet erased from the files."""


@dataclass(frozen=True, slots=True)
class Remnants:
    """Data that were deleted from tables but may still be in the database's files."""

    votes: tuple[int, ...]
    """Ids of the closed public votes whose secret, roll (who has voted) and stones (votes cast) may still be there."""
    people: str | None
    """A random token of the last deletion of a user's data; None if all deleted data of users are erased."""

    def __bool__(self) -> bool:
        return bool(self.votes) or self.people is not None


def read_remnants(db: Connection) -> Remnants:
    """Read which deleted data have still to be erased from the files."""
    ended = select(votes.c.id).where(votes.c.status != "open", votes.c.shredded.is_(False)).order_by(votes.c.id)
    return Remnants(tuple(db.scalars(ended)), key_value.get(db, PEOPLE))


def note_deleted_person(db: Connection) -> None:
    """Record that a user's deleted data have to be erased from the files, in the transaction that deletes them."""
    key_value.put(db, PEOPLE, secrets.token_hex(8))


def truncate_wal(db: Connection) -> bool:
    """Move SQLite's write-ahead log into the database file and truncate it.

    Call it outside a transaction. It waits for readers at most `MAX_WAIT_MS`, because nothing can be written meanwhile.

    Returns:
        True if the log is truncated; False if a reader kept it in use, so that this has to be tried again later.
    """
    connection = db.connection.dbapi_connection
    assert connection is not None
    cursor = connection.cursor()
    try:
        (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        cursor.execute(f"PRAGMA busy_timeout={MAX_WAIT_MS}")
        try:
            (busy, *_), *_ = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            cursor.execute(f"PRAGMA busy_timeout={patience}")
    finally:
        cursor.close()
    return not busy


MAX_WAIT_MS = 200
"""How long erasing waits for readers and locks, in milliseconds."""


def rewrite_tables(db: Connection) -> None:
    """Rewrite PostgreSQL's tables of open votes without what was deleted from them, in the order of their hashes.

    `TRUNCATE` gives a table new files and drops the old ones. `VACUUM FULL` would copy deleted rows that the snapshot
    of a long transaction might still see. The open votes are locked first, as when a vote is cast.

    Args:
        db: A connection in autocommit mode; this function's one statement is a transaction of its own.
    """
    kept = [(table.name, ", ".join(column.name for column in table.primary_key)) for table in SECRET_TABLES]
    names = ", ".join(name for name, _ in kept)
    copies = "".join(f"CREATE TEMP TABLE kept_{name} ON COMMIT DROP AS TABLE {name};" for name, _ in kept)
    returns = "".join(f"INSERT INTO {name} SELECT * FROM kept_{name} ORDER BY {order};" for name, order in kept)
    db.execute(
        text(
            f"DO $$ BEGIN SET LOCAL lock_timeout = {MAX_WAIT_MS};"
            "PERFORM id FROM votes WHERE status = 'open' ORDER BY id FOR UPDATE;"
            f"LOCK TABLE {names} IN ACCESS EXCLUSIVE MODE; {copies} TRUNCATE {names}; {returns} END $$"
        )
    )


def vacuum(db: Connection) -> None:
    """Vacuum PostgreSQL's tables that name users, to remove deleted rows; needs a connection in autocommit mode."""
    db.execute(text(f"VACUUM {', '.join(table.name for table in PERSONAL_TABLES)}"))


def mark_erased(db: Connection, erased: Remnants) -> None:
    """Record that deleted data have been erased from the database's files too.

    What was deleted after `read_remnants` was called still counts as not erased.

    Args:
        db: The writing transaction's connection.
        erased: What `read_remnants` returned before the erasing.
    """
    if erased.votes:
        db.execute(update(votes).where(votes.c.id.in_(erased.votes)).values(shredded=True))
    if erased.people is not None and key_value.get(db, PEOPLE) == erased.people:
        key_value.put(db, PEOPLE, None)


class Shredding:
    """Erases from the database's files, beyond recovery, what was deleted from its tables.

    Args:
        writer: The store's writer.
        reader: The store's reader.
        database: The database.
    """

    def __init__(self, writer: Writer, reader: Reader, database: Database) -> None:
        self._writer = writer
        self._database = database
        self._reader = reader

    async def run(self) -> bool:
        """Erase everything that `read_remnants` lists, once.

        Errors are logged, not raised, because the rows are deleted all the same.

        Returns:
            True if nothing remains; False if it has to be tried again.
        """
        try:
            remnants = await self._reader.read(read_remnants)
            if not remnants:
                return True
            if not await self._erase(remnants):
                log.info("what was deleted is in use and will be erased later")
                return False
            await self._writer.alone(lambda db: mark_erased(db, remnants))
        except (SQLAlchemyError, OSError, Unavailable) as error:
            log.warning("what was deleted could not be erased yet: %s", type(error).__name__)
            return False
        return True

    async def _erase(self, remnants: Remnants) -> bool:
        if isinstance(self._database, SQLite):
            return await self._writer.alone(truncate_wal)
        if remnants.votes:
            await self._database.read(rewrite_tables)
        if remnants.people is not None:
            await self._database.read(vacuum)
        return True
