"""PostgreSQL, by asyncpg: rows are locked for the transaction that changes them, so several processes may serve."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

if TYPE_CHECKING:
    from storage.database import Run

T = TypeVar("T")

CONNECTIONS = 5
RECYCLED = 1800
"""Seconds after which a connection is made anew: hosts cut those that are old."""


class Postgres:
    """A PostgreSQL database; `wait` is how many seconds a statement waits for a lock, or a connection for a server."""

    def __init__(self, url: URL, wait: float) -> None:
        self.file: Path | None = None
        settings = {"lock_timeout": f"{int(wait * 1000)}", "timezone": "UTC"}
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            connect_args={"timeout": wait, "server_settings": settings},
            hide_parameters=True,  # errors are logged, and parameters are names and sealed values
            pool_size=CONNECTIONS,
            pool_timeout=wait,
            pool_recycle=RECYCLED,
        )
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")

    shared = True

    async def read(self, work: Callable[[Connection], T]) -> T:
        """See Database."""
        async with self._reading.connect() as db:
            return await db.run_sync(work)

    look = read

    @asynccontextmanager
    async def writing(self) -> AsyncIterator["Run"]:
        """See Database."""
        async with self._engine.connect() as db:
            yield db.run_sync
            if db.in_transaction():
                await db.commit()

    async def close(self) -> None:
        """See Database."""
        await self._engine.dispose()
