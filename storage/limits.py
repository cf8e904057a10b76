"""Limits: how many tables may be open in a server. They are looked at in the transaction that opens one more, so of two
who ask at the same moment only one gets the last table."""

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from storage.refused import Refused
from storage.schema import matches
from storage.snapshot import OPEN, Match


@dataclass(frozen=True, slots=True)
class Limits:
    """Of one server."""

    each: int
    """Open tables of one host."""
    all: int


def tables_in(db: Connection, guild: int, host: int | None = None) -> int:
    """How many tables are open in a server, or those of one host there."""
    here = (matches.c.guild == guild, matches.c.status.in_([status.value for status in OPEN]))
    whose = () if host is None else (matches.c.host == host,)
    return int(db.scalar(select(func.count()).where(*here, *whose)) or 0)


def hold(db: Connection, guild: int) -> None:
    """Until the end of this transaction nobody else opens a table in that server under its limits.

    On SQLite nobody writes beside this transaction anyhow. On PostgreSQL a row cannot be locked that is not there yet,
    so it is a lock of the server's number.
    """
    if db.dialect.name == "postgresql":
        db.execute(select(func.pg_advisory_xact_lock(guild)))


def refusal(db: Connection, new: Match, limits: Limits) -> Refused | None:
    """Why a table may not be opened: `too_many_yours` or `too_many_here` (count); None: it may."""
    if new.guild is None:
        return None
    if tables_in(db, new.guild, new.host) >= limits.each:
        return Refused("too_many_yours", count=limits.each)
    if tables_in(db, new.guild) >= limits.all:
        return Refused("too_many_here", count=limits.all)
    return None
