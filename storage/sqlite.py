"""SQLite: one connection writes and one looks up, each in a thread of its own, so that a whole step of a transaction,
or all the statements of a look, are one hop to it and back. Others, of aiosqlite, read what is longer. WAL lets all
of them do so while one writes. A commit is on the disk before it returns."""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from storage.database import Run

T = TypeVar("T")

READERS = 2


class Sqlite:
    """A SQLite file; `wait` is how many seconds a transaction waits for another process to end its own."""

    def __init__(self, url: URL, wait: float) -> None:
        self.file: Path | None = Path(str(url.database))
        self.file.parent.mkdir(parents=True, exist_ok=True)
        shared: dict[str, Any] = {
            "hide_parameters": True,  # errors are logged, and parameters are names and sealed values
            "max_overflow": 0,
            "pool_reset_on_return": None,  # the writer ends what it began; the readers begin nothing
        }
        alone = {"isolation_level": None, "timeout": wait}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="sqlite writer")
        self._writer = create_engine(url, pool_size=1, connect_args={**alone, "check_same_thread": False}, **shared)
        self._readers = create_async_engine(
            url.set(drivername="sqlite+aiosqlite"), pool_size=READERS, connect_args=alone, **shared
        )
        self._looks = ThreadPoolExecutor(1, thread_name_prefix="sqlite looks")
        self._looker = create_engine(url, pool_size=1, connect_args={**alone, "check_same_thread": False}, **shared)
        event.listen(self._looker, "connect", _prepare_reader)
        event.listen(self._writer, "connect", _prepare_writer)
        event.listen(self._writer, "begin", _begin_at_once)
        event.listen(self._readers.sync_engine, "connect", _prepare_reader)

    shared = False

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See Database."""
        async with self._readers.connect() as db:
            return await db.run_sync(work)

    async def look(self, work: Callable[[Connection], T]) -> T:
        """See Database."""

        def look() -> T:
            with self._looker.connect() as db:
                return work(db)

        return await asyncio.get_running_loop().run_in_executor(self._looks, look)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator["Run"]:
        """See Database."""
        taken: list[Connection] = []

        def step(work: Callable[[Connection], T]) -> T:
            if not taken:
                taken.append(self._writer.connect())
            return work(taken[0])

        async def run(work: Callable[[Connection], T]) -> T:
            return await asyncio.get_running_loop().run_in_executor(self._thread, step, work)

        try:
            yield run
            if taken and taken[0].in_transaction():
                await run(Connection.commit)
        except BaseException:  # also of a cancelled task: a step may still be running in the thread, so go behind it
            await asyncio.wrap_future(self._thread.submit(_roll_back, taken))
            raise
        for connection in taken:
            connection.close()

    async def close(self) -> None:
        """See Database."""
        await self._readers.dispose()
        await asyncio.get_running_loop().run_in_executor(self._looks, self._looker.dispose)
        self._looks.shutdown()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._writer.dispose)
        self._thread.shutdown()


def _roll_back(taken: list[Connection]) -> None:
    for connection in taken:
        try:
            connection.rollback()
        except SQLAlchemyError:
            connection.invalidate()  # the next transaction opens the file anew
        finally:
            connection.close()


def _begin_at_once(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE")  # wait for the lock here, not in the middle with a stale read


def _prepare_writer(connection: Any, _: Any) -> None:
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _prepare_reader(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("PRAGMA query_only=ON")
    cursor.execute("PRAGMA cache_size=-500")  # kB: what was read is in the memory of the system anyhow
    cursor.close()
