"""The database: SQL here is plain functions of a connection; a Database runs them where its driver wants them run."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Protocol, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from storage.postgres import Postgres
from storage.refused import Misconfigured
from storage.sqlite import Sqlite

T = TypeVar("T")


class Run(Protocol):
    """Runs a function of the transaction's connection. Several runs are one transaction."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T: ...


class Database(Protocol):
    """Where matches live. What its methods raise beside the errors of `work` are SQLAlchemy's and OSError."""

    @property
    def file(self) -> Path | None:
        """The file it is in, where it is one."""

    @property
    def shared(self) -> bool:
        """Whether other processes may be writing to it too."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that only reads; each of its statements sees what is committed by then. Where the database is
        shared, each is a transaction of its own, in which one statement may write as well."""

    async def look(self, work: Callable[[Connection], T]) -> T:
        """The same for a few short statements that are needed all the time: what a press must know of its match."""

    def writing(self) -> AbstractAsyncContextManager[Run]:
        """A transaction, committed at the end or rolled back on an error. One process has one at a time."""

    async def close(self) -> None:
        """Close every connection."""


def open_database(text: str, *, wait: float) -> Database:
    """The database at an address; `wait` is how many seconds a statement waits for somebody else's lock.

    Raises:
        Misconfigured: the address is neither a SQLite file nor PostgreSQL.
    """
    url = parse_url(text)
    return Sqlite(url, wait) if url.drivername == "sqlite" else Postgres(url, wait)


def parse_url(text: str) -> URL:
    """DATABASE_URL as `sqlite` or `postgresql`, without a driver, the query as our drivers want it.

    Raises:
        Misconfigured: it is neither.
    """
    try:
        url = make_url(text)
    except ArgumentError:
        raise Misconfigured("DATABASE_URL is not an address such as sqlite:///data/stoa.db or postgresql://…") from None
    name = url.drivername.partition("+")[0]
    if name == "sqlite":
        if not url.database or url.database == ":memory:":
            raise Misconfigured("DATABASE_URL must name a file for SQLite, such as sqlite:///data/stoa.db.")
        return url.set(drivername="sqlite")
    if name in ("postgresql", "postgres"):
        if mode := url.query.get("sslmode"):  # as hosts write it for libpq
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})
        return url.set(drivername="postgresql")
    raise Misconfigured(f"DATABASE_URL begins with {name}: only sqlite and postgresql are known.")


def database_file(text: str) -> Path | None:
    """The file of a SQLite address; None for PostgreSQL.

    Raises:
        Misconfigured: the address is neither.
    """
    url = parse_url(text)
    return Path(url.database) if url.drivername == "sqlite" and url.database else None
