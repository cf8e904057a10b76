"""The connections of a process to its database."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import event, text

from storage import Store
from storage.db.database import POOL_SIZE, PostgreSQL


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_connections_to_postgresql_stay_open(opened: Callable[..., Awaitable[Store]]) -> None:
    database = (await opened())._database
    assert isinstance(database, PostgreSQL)
    made: list[object] = []
    event.listen(database._engine.sync_engine, "connect", lambda connection, _: made.append(connection))

    async def read() -> None:
        await database.read(lambda db: db.execute(text("SELECT pg_sleep(0.001)")).all())

    for _ in range(3):
        await asyncio.gather(*(read() for _ in range(4 * POOL_SIZE)))
    assert len(made) <= POOL_SIZE
