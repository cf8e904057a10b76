"""The same tests on both databases: SQLite files always, PostgreSQL where there is a server."""

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from storage import Store
from tests.storage.server import NoServer, Server, binaries
from tests.storage.tables import KEY
from tests.storage.toy import find_toy

Open = Callable[..., Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL database of this process alone: on a given server, or on one that is started."""
    given = os.environ.get("TEST_DATABASE_URL", "")
    if given.startswith("postgres"):
        name = f"stoa_test_{uuid4().hex}"
        _at_once(execute(given, f"CREATE DATABASE {name}"))
        yield make_url(given).set(database=name).render_as_string(hide_password=False)
        _at_once(execute(given, f"DROP DATABASE {name}"))
        return
    try:
        binaries()
        with Server() as server:
            yield server.url
    except NoServer as reason:
        pytest.skip(str(reason))


def _at_once(work: Coroutine[Any, Any, None]) -> None:
    """Fixtures of a session may be asked for while a test's loop runs, so this one runs in a thread of its own."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def execute(address: str, *statements: str) -> None:
    """Run statements on a PostgreSQL database."""
    driver = make_url(address).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(driver, isolation_level="AUTOCOMMIT")
    async with engine.connect() as db:
        for statement in statements:
            await db.execute(text(statement))
    await engine.dispose()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stoa.db'}"
    address: str = request.getfixturevalue("postgres")
    await execute(address, "DROP SCHEMA public CASCADE", "CREATE SCHEMA public")
    return address


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """Where a SQLite database of this test may be."""
    return tmp_path / "stoa.db"


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Open]:
    """Opens stores on one database, as often as wanted; all are closed at the end."""
    stores: list[Store] = []

    async def open_store(**settings: Any) -> Store:
        settings = {"key": KEY, "games": find_toy, "patience": 2.0, **settings}
        stores.append(store := await Store.open(settings.pop("url", url), settings.pop("key"), **settings))
        return store

    yield open_store
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Open) -> Store:
    """One store."""
    return await opened()
