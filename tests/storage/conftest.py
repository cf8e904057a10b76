"""Fixtures: stores on SQLite and, if a server is available, on PostgreSQL; a time source that the test sets."""

import os
import shutil
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

from benchmarks.postgresql import NoServer, Server, binaries
from storage import Store
from storage.db.schema import REVISION, metadata
from tests.compiled_statements import keep_compiled_statements
from tests.conftest import migrate_database, run_apart
from tests.fake_time import FakeTime
from tests.storage.tables import KEY
from tests.storage.toy import find_toy

keep_compiled_statements()

Open = Callable[..., Awaitable[Store]]


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """Yield the URL of a PostgreSQL database for this process alone, on TEST_DATABASE_URL's server or on a new one."""
    given = os.environ.get("TEST_DATABASE_URL", "")
    if given.startswith("postgres"):
        name = f"stoa_test_{uuid4().hex}"
        run_apart(execute(given, f"CREATE DATABASE {name}"))
        yield make_url(given).set(database=name).render_as_string(hide_password=False)
        run_apart(execute(given, f"DROP DATABASE {name}"))
        return
    try:
        binaries()
        with Server() as server:
            yield server.url
    except NoServer as reason:
        pytest.skip(str(reason))


async def execute(address: str, *statements: str) -> None:
    """Run statements on a PostgreSQL database, each in a transaction of its own."""
    driver = make_url(address).set(drivername="postgresql+asyncpg")
    engine = create_async_engine(driver, isolation_level="AUTOCOMMIT")
    async with engine.connect() as db:
        for statement in statements:
            await db.execute(text(statement))
    await engine.dispose()


TABLES = {*metadata.tables, "alembic_version"}
FIRST_IDS = "SELECT setval(quote_ident(sequencename)::regclass, start_value, false) FROM pg_sequences"
DELETION = "; ".join([*(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)), FIRST_IDS])
"""Less than half as slow as TRUNCATE, which makes new files for all tables and indexes."""


async def empty_database(address: str) -> None:
    """Remove all rows of a PostgreSQL database; migrate it first if it does not have the newest schema."""
    db = await asyncpg.connect(make_url(address).set(drivername="postgresql").render_as_string(hide_password=False))
    try:
        found = {row[0] for row in await db.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")}
        current = found == TABLES and await db.fetchval("SELECT version_num FROM alembic_version") == REVISION
        if current:
            await db.execute(DELETION)
        else:
            await db.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    finally:
        await db.close()
    if not current:
        await migrate_database(address)


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of an empty database with the newest schema."""
    if request.param == "sqlite":
        file = shutil.copyfile(request.getfixturevalue("migrated_file"), tmp_path / "stoa.db")
        return f"sqlite:///{file}"
    address: str = request.getfixturevalue("postgres")
    await empty_database(address)
    return address


@pytest.fixture
def sqlite_file(tmp_path: Path) -> Path:
    """Return the path of a SQLite database for this test; the file does not exist yet."""
    return tmp_path / "stoa.db"


@pytest.fixture
async def opened(url: str) -> AsyncIterator[Open]:
    """Return a function that opens stores on one database; all are closed at the end."""
    stores: list[Store] = []

    async def open_store(**settings: Any) -> Store:
        settings = {"key": KEY, "games": find_toy, "retry_seconds": 2.0, **settings}
        stores.append(store := await Store.open(settings.pop("url", url), settings.pop("key"), **settings))
        return store

    yield open_store
    for store in stores:
        await store.close()


@pytest.fixture
async def store(opened: Open) -> Store:
    """Open a store."""
    return await opened()


@pytest.fixture
def watch() -> FakeTime:
    """Return the time source of the store."""
    return FakeTime()


@pytest.fixture
async def timed(opened: Callable[..., Awaitable[Store]], watch: FakeTime) -> Store:
    """Open a store on a time source that the test sets; the first heartbeat is written."""
    store = await opened(time_source=watch)
    await store.deadlines.heartbeat(returned=True)
    return store
