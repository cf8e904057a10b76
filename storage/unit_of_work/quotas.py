"""Quotas: how many matches may be open in a server at a time.

They are checked in the transaction that opens a match, so two concurrent requests cannot both take the last place.
"""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from storage.db.schema import matches
from storage.errors import Refused
from storage.match.model import OPEN, Match


@dataclass(frozen=True, slots=True)
class Limits:
    """How many matches may be open in one server at a time (in the lobby or being played)."""

    each: int
    """The maximum number of open matches that one user hosts."""
    all: int
    """The maximum number of open matches in the whole server."""


def count_open_matches(db: Connection, guild: int, host: int | None = None) -> int:
    """Count the matches of a server that have not ended.

    Args:
        db: A connection of any kind.
        guild: The server's Discord id.
        host: Count only the matches that this user hosts; None counts all.
    """
    in_server = (matches.c.guild == guild, matches.c.status.in_([status.value for status in OPEN]))
    by_host = () if host is None else (matches.c.host == host,)
    return int(db.scalar(select(func.count()).where(*in_server, *by_host)) or 0)


def lock_server(db: Connection, guild: int) -> None:
    """Lock a server: until this transaction ends, no other one can open a match in it that counts for a quota.

    SQLite has a single writer, so nothing is needed there. On PostgreSQL the lock is an advisory one on the server's
    id, because a row lock cannot cover rows that do not exist yet.

    Args:
        db: The writing transaction's connection.
        guild: The server's Discord id.
    """
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(guild)))


def find_refusal(db: Connection, new: Match, limits: Limits) -> Refused | None:
    """Return the refusal if opening another match would exceed a limit.

    Args:
        db: The writing transaction's connection; `lock_server` must have been called in it.
        new: The match to open. Without a server (`guild` None) no limit applies.
        limits: The limits of its server.

    Returns:
        A `Refused` with code `too_many_yours` or `too_many_here` (value `count`: the limit), or None if the match may
        be opened.
    """
    if new.guild is None:
        return None
    if count_open_matches(db, new.guild, new.host) >= limits.each:
        return Refused("too_many_yours", count=limits.each)
    if count_open_matches(db, new.guild) >= limits.all:
        return Refused("too_many_here", count=limits.all)
    return None
