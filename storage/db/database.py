"""The database: SQLite or PostgreSQL behind one interface, opened by URL; and `Retry`, which repeats failing calls.

SQL is written as synchronous functions of a connection; a `Database` runs them wherever its driver needs them.

- SQLite: one connection writes and another answers quick reads, each in a thread of its own; other reads use aiosqlite.
  In WAL mode they read while one writes, and a commit is on disk before it returns.
- PostgreSQL (asyncpg): a transaction locks the rows it changes, so several processes may share the database.
"""

import asyncio
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

from pydantic import SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from storage.errors import Damaged, Misconfigured, Unavailable, say

T = TypeVar("T")


class Run(Protocol):
    """A function that runs other functions within one open transaction, passing them the transaction's connection."""

    async def __call__(self, work: Callable[[Connection], T], /) -> T:
        """Run `work` within the transaction and return its result."""


class Database(Protocol):
    """What storage needs of a database; `SQLite` and `PostgreSQL` implement it.

    Methods raise what `work` raises, SQLAlchemy's errors and OSError, and repeat nothing: wrap the calls in a `Retry`.
    """

    @property
    def file(self) -> Path | None:
        """The SQLite file; None for PostgreSQL."""

    @property
    def is_shared(self) -> bool:
        """True if other processes may write to this database too."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads, and return its result; each statement sees what has been committed when it runs.

        In a shared database each statement is a transaction of its own, so a single statement may also write.
        """

    async def read_quickly(self, work: Callable[[Connection], T]) -> T:
        """Run a function that makes a few short reads, and return its result; it does not wait behind longer reads.

        This is meant for what users wait for, such as reading the match whose button was pressed.
        """

    def writing(self) -> AbstractAsyncContextManager[Run]:
        """Open a transaction; the context manager gives a function that runs work in it.

        The transaction is committed at the end of the block, or rolled back if the block raises. A process must not
        open two at a time.
        """

    async def close(self) -> None:
        """Close all connections; from then on the other methods raise `Unavailable`."""


def open_database(text: str, *, wait: float) -> Database:
    """Return a `SQLite` or `PostgreSQL` database for a URL; no connection is made yet.

    Args:
        text: The URL, such as `sqlite:///data/stoa.db`.
        wait: Seconds that a statement waits for another transaction's lock.

    Raises:
        Misconfigured: The URL names neither a SQLite file nor a PostgreSQL database.
    """
    url = parse_url(text)
    return SQLite(url, wait) if url.drivername == "sqlite" else PostgreSQL(url, wait)


MOST_PORT = 65535
MOST_NAME_BYTES = 255 - len(".key.12345678")
"""The longest name of a database file, beside which a file with its key is made under a temporary name."""


def parse_url(text: str) -> URL:
    """Parse the setting DATABASE_URL.

    Returns:
        The URL with the driver name `sqlite` or `postgresql`, and with libpq's parameter `sslmode` renamed to `ssl`.

    Raises:
        Misconfigured: The text is no URL, names neither a SQLite file nor a PostgreSQL database, or has parameters for
            a SQLite file, which takes none.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Misconfigured(say.message("wrong-url")) from None
    if url.port is not None and not 0 < url.port <= MOST_PORT:
        raise Misconfigured(say.message("wrong-url"))
    name = url.drivername.partition("+")[0]
    if name == "sqlite":
        if not url.database or url.database == ":memory:" or _is_too_long(url.database):
            raise Misconfigured(say.message("no-file"))
        if url.query:
            raise Misconfigured(say.message("wrong-parameter"))
        return url.set(drivername="sqlite")
    if name in ("postgresql", "postgres"):
        if mode := url.query.get("sslmode"):  # libpq's name for what asyncpg calls ssl
            url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})
        return url.set(drivername="postgresql")
    raise Misconfigured(say.message("unknown-database", name=name))


def _is_too_long(file: str) -> bool:
    """Return True if a part of a file's path is longer than file systems allow."""
    return any(len(os.fsencode(part)) > MOST_NAME_BYTES for part in Path(file).parts)


def database_file(text: str) -> Path | None:
    """Return the file that a SQLite URL names; None for PostgreSQL.

    Raises:
        Misconfigured: The URL names neither a SQLite file nor a PostgreSQL database.
    """
    url = parse_url(text)
    return Path(url.database) if url.drivername == "sqlite" and url.database else None


def check_file(file: Path) -> None:
    """Create an empty file for a SQLite database, and its folder, unless there is one.

    SQLite names no reason if it cannot open a file, and would be asked again for a while.

    Raises:
        Misconfigured: It cannot be created, or there is something else of that name.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)
        is_file = file.is_file()
    except OSError as error:
        raise Misconfigured(say.message("unusable-file", error=error.strerror or type(error).__name__)) from None
    if not is_file:
        raise Misconfigured(say.message("no-file"))


CLOSED = "the store is closed"
READ_CONNECTIONS = 2


class SQLite:
    """A database in a SQLite file, used by one process.

    Args:
        url: As `parse_url` returns it; the file's folder is created if it is missing.
        wait: Seconds that a transaction waits for the lock of another process's transaction.
    """

    def __init__(self, url: URL, wait: float) -> None:
        self.file: Path | None = Path(str(url.database))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        options: dict[str, Any] = {
            "hide_parameters": True,  # errors are logged; parameters contain names and encrypted values
            "max_overflow": 0,
            "pool_reset_on_return": None,  # `writing` ends its transactions itself; readers begin none
        }
        connect_args = {"isolation_level": None, "timeout": wait}
        any_thread = {**connect_args, "check_same_thread": False}
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._writer = create_engine(url, pool_size=1, connect_args=any_thread, **options)
        self._readers = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), pool_size=READ_CONNECTIONS, connect_args=connect_args, **options
        )
        self._quick_thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite quick reads")
        self._quick_engine = create_engine(url, pool_size=1, connect_args=any_thread, **options)
        event.listen(self._quick_engine, "connect", _prepare_reader)
        event.listen(self._writer, "connect", _prepare_writer)
        event.listen(self._writer, "begin", _begin_immediate)
        event.listen(self._readers.sync_engine, "connect", _prepare_reader)
        self._reading: set[asyncio.Task[Any]] = set()
        self._closed = False

    is_shared = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads on one of the reading connections, and return its result; see `Database.read`."""
        self._check_open()
        # It runs to its end even if its caller is cancelled: aiosqlite would leave the thread that opens a connection.
        reading = asyncio.create_task(self._read(work), name="storage read")
        self._reading.add(reading)
        reading.add_done_callback(self._reading.discard)
        return await asyncio.shield(reading)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        async with self._readers.connect() as db:
            return await db.run_sync(work)

    async def read_quickly(self, work: Callable[[Connection], T]) -> T:
        """Run a function of a few short reads on a connection and thread of its own, and return its result."""
        self._check_open()

        def look() -> T:
            with self._quick_engine.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self._quick_thread, look)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator["Run"]:
        """Open a transaction on the only writing connection, as a context manager; see `Database.writing`."""
        self._check_open()
        connections: list[Connection] = []  # at most one, opened by the first step

        def step(work: Callable[[Connection], T]) -> T:
            if not connections:
                connections.append(self._writer.connect())
            return work(connections[0])

        async def run(work: Callable[[Connection], T]) -> T:
            return await asyncio.get_running_loop().run_in_executor(self._write_thread, step, work)

        try:
            yield run
            if connections and connections[0].in_transaction():
                await run(Connection.commit)
        except BaseException:  # also a cancelled task must not leave a transaction open
            # If the task was cancelled, a step may still be running: the rollback queues behind it in the thread.
            await asyncio.wrap_future(self._write_thread.submit(_roll_back, connections))
            raise
        for connection in connections:
            connection.close()

    async def close(self) -> None:
        """Wait for the reads that are under way, close all connections and end their threads; see `Database.close`."""
        self._closed = True
        if self._reading:
            await asyncio.wait(self._reading)
        await self._readers.dispose()
        await asyncio.get_running_loop().run_in_executor(self._quick_thread, self._quick_engine.dispose)
        self._quick_thread.shutdown()
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._writer.dispose)
        self._write_thread.shutdown()

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable(CLOSED)


def _roll_back(connections: list[Connection]) -> None:
    for connection in connections:
        try:
            connection.rollback()
        except SQLAlchemyError:
            connection.invalidate()  # the next transaction opens a new connection
        finally:
            connection.close()


def _begin_immediate(db: Connection) -> None:
    # Waits for the write lock at once. A deferred transaction would read first and then fail to get the lock, with what
    # it has read already outdated.
    db.exec_driver_sql("BEGIN IMMEDIATE")


def _prepare_writer(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_reader(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.execute("PRAGMA cache_size=-500")  # kB; the operating system caches the file anyway
    cursor.close()


POOL_SIZE = 10
"""The most connections to PostgreSQL that a process opens; it keeps them. By default SQLAlchemy opens ten more under
load and closes each after one use, and to make a connection costs more than what it is made for."""
RECYCLE_SECONDS = 1800
"""Seconds after which a connection is replaced, since hosting services cut old ones."""


class PostgreSQL:
    """A PostgreSQL database, which several processes may share.

    Args:
        url: As `parse_url` returns it.
        wait: Seconds that a statement waits for a lock, and a transaction for a connection.
    """

    def __init__(self, url: URL, wait: float) -> None:
        self.file: Path | None = None
        settings = {"lock_timeout": f"{int(wait * 1000)}", "timezone": "UTC"}
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            connect_args={"timeout": wait, "server_settings": settings},
            hide_parameters=True,  # errors are logged; parameters contain names and encrypted values
            pool_size=POOL_SIZE,
            max_overflow=0,
            pool_timeout=wait,
            pool_recycle=RECYCLE_SECONDS,
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        self._closed = False

    is_shared = True

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Run a function that reads, with each statement as a transaction of its own, and return its result."""
        self._check_open()
        async with self._reading.connect() as db:
            return await db.run_sync(work)

    read_quickly = read

    @asynccontextmanager
    async def writing(self) -> AsyncIterator["Run"]:
        """Open a transaction on a connection from the pool, as a context manager; see `Database.writing`."""
        self._check_open()
        async with self._engine.connect() as db:
            yield db.run_sync
            if db.in_transaction():
                await db.commit()

    async def close(self) -> None:
        """Close the idle connections at once and each one in use when its user returns it; see `Database.close`."""
        self._closed = True
        await self._engine.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise Unavailable(CLOSED)


log = logging.getLogger(__name__)

FIRST_DELAY = 0.02
"""Seconds that `Retry` waits before the second attempt; each further delay is twice as long."""
TRANSIENT_SQLSTATES = ("08", "40", "53", "55", "57", "58")
"""The classes of PostgreSQL's error codes (first two characters; its manual, Appendix A) for errors after which a retry
may succeed: connection, rollback, resources, prerequisites (locks), operator intervention, system."""


class CommitLost(Exception):
    """The connection to PostgreSQL was lost during a commit, so it is unknown whether the commit was carried out."""


def commit(db: Connection) -> None:
    """Commit a transaction.

    Args:
        db: The writing transaction's connection.

    Raises:
        CommitLost: It is unknown whether the transaction is committed. After any other error it is not.
    """
    try:
        db.commit()
    except Exception as error:
        if db.dialect.name == "postgresql" and is_transient(error) and not _sqlstate(error).startswith(ROLLED_BACK):
            raise CommitLost(type(error).__name__) from error
        raise


ROLLED_BACK = "40"
"""The class of PostgreSQL's error codes that say that the transaction was rolled back for certain."""


def _sqlstate(error: Exception) -> str:
    return getattr(getattr(error, "orig", error), "sqlstate", None) or ""


def is_transient(error: Exception) -> bool:
    """Return True if an error lies with the database (locked, full, unreachable), so that a retry may succeed."""
    if isinstance(error, OperationalError | PoolTimeout | OSError | CommitLost):
        return True
    state = _sqlstate(error)
    return getattr(error, "connection_invalidated", False) or state[:2] in TRANSIENT_SQLSTATES


def is_damage(error: BaseException) -> bool:
    """Return True if an error means that the file of a SQLite database is damaged or is not a database of this release.

    SQLITE_ERROR counts too (SQL that does not fit the schema), because this release's SQL fits an undamaged file.
    """
    cause = getattr(error, "orig", error)
    if not isinstance(cause, sqlite3.Error):
        return isinstance(cause, UnicodeDecodeError)  # by `sqlite3`, about a message that quotes a damaged name
    code = getattr(cause, "sqlite_errorcode", None)  # the module's own errors have none
    return str(cause).startswith("Could not decode") if code is None else code & 0xFF in DAMAGE_CODES


DAMAGE_CODES = (sqlite3.SQLITE_ERROR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_NOTADB)


class Retry:
    """Repeats an operation that fails with a transient database error, until it succeeds or the retry time is over.

    It logs an error when it gives an operation up, and a warning when a later one succeeds; further failures between
    the two are only counted.

    Args:
        seconds: The retry time: how many seconds an operation is repeated before it is given up.
        doing: The word for the log that says what the operations do with the database: "read" or "written".
    """

    def __init__(self, seconds: float, doing: Literal["read", "written"]) -> None:
        self._seconds = seconds
        self._doing = doing
        self._away_since: float | None = None
        """The time since which operations fail: when the first was given up, in seconds of the event loop's clock. None
        if the last operation succeeded."""
        self._given_up = 0
        """How many operations were given up since `_away_since`."""

    async def __call__(self, once: Callable[[], Awaitable[T]]) -> T:
        """Call an operation, again after each transient database error (`is_transient`), and return its result.

        The delay between two calls doubles. Other errors that the operation raises are passed on.

        Args:
            once: The operation; it must be safe to repeat.

        Raises:
            Damaged: The file of a SQLite database is damaged.
            Unavailable: The operation has failed with transient errors for the retry time.
        """
        clock = asyncio.get_running_loop().time
        until, delay = clock() + self._seconds, FIRST_DELAY
        while True:
            try:
                result = await once()
            except Exception as error:
                if is_damage(error):
                    log.error("the database is damaged: %s", type(error).__name__)
                    raise Damaged from None
                if not is_transient(error):
                    raise
                if clock() + delay > until:
                    self._give_up(error, clock())
                    raise Unavailable(f"the database cannot be {self._doing}: {type(error).__name__}") from None
            else:
                self._note_success(clock())
                return result
            await asyncio.sleep(delay)
            delay *= 2

    def _give_up(self, error: Exception, now: float) -> None:
        self._given_up += 1
        if self._away_since is None:
            self._away_since = now
            log.error("the database cannot be %s: %s", self._doing, type(error).__name__)

    def _note_success(self, now: float) -> None:
        if self._away_since is not None:
            seconds = round(now - self._away_since)
            log.warning("the database can be %s again: %d failures in %d seconds", self._doing, self._given_up, seconds)
            self._away_since, self._given_up = None, 0


class DatabaseSettings(BaseSettings):
    """The settings that say which database to open and how it is encrypted.

    The bot and the command line share this class, so that a restore works on the database the bot will open.
    """

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    database_url: str = "sqlite:///data/stoa.db"
    secret_key: SecretStr | None = None

    @property
    def key(self) -> str | None:
        """The text of the setting SECRET_KEY; None if it is not set."""
        return None if self.secret_key is None else self.secret_key.get_secret_value()
