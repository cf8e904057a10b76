"""Fixtures for all tests. Random draws are the same in every run, so a test that passed once passes again.

`STOA_LUCK=something make test` runs the tests with other draws. The laws and `make fuzz` search for failures that no
fixed seed has shown yet.
"""

import asyncio
import gc
import os
import random
import secrets
import shutil
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from games.core import verifiable
from tests.compiled_words import keep_compiled_words
from tests.nursery import close_nursery

IN_MEMORY = Path("/dev/shm")
ENOUGH = 512 * 2**20
if os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > ENOUGH:
    # A commit to a SQLite file waits for the disk; tests of storage would spend most of their time on that.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))

os.environ["LC_ALL"] = "C.UTF-8"
"""Command lines speak the language of the terminal, and tests read English."""

os.environ.setdefault("WARM_UP", "off")
"""Bots that tests start draw and compile only what the tests look at."""

keep_compiled_words()

YOUNG_OBJECTS = 50_000
"""How many more objects may be made than freed until the garbage collector looks at the youngest (`gc.set_threshold`).
"""


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Make the garbage collector run less often, and never look again at modules, words and the tests themselves.

    By default it takes a fifth of the processor time of most tests, and more than half of that of a search.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)


@pytest.fixture(autouse=True)
def repeatable(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed all dice, decks and computer players of this process from the name of the test."""
    source = random.Random(f"{request.node.nodeid} {os.environ.get('STOA_LUCK', '')}")
    if request.node.get_closest_marker("process") is None:  # other processes would compute other draws
        monkeypatch.setattr(verifiable, "keyed_number", _keyed_by_order())
    monkeypatch.setattr(secrets, "randbits", source.getrandbits)


def _keyed_by_order() -> Callable[[bytes, str, int], int]:
    """Return a `keyed_number` that numbers the ids of Discord's interactions, which are others in every run."""
    keyed_number, order = verifiable.keyed_number, dict[tuple[bytes, str], int]()

    def by_order(secret: bytes, key: str, counter: int) -> int:
        id, colon, rest = key.partition(":")
        if id.isdecimal():
            key = f"{order.setdefault((secret, id), len(order))}{colon}{rest}"
        return keyed_number(secret, key, counter)

    return by_order


NEEDS = {
    "chromium": "browser",
    "postgres": "postgresql",
    "program": "process",
    "twins": "process",
    "host": "process",
}
"""The marker that a test gets by using a fixture of this name."""


@pytest.hookimpl(tryfirst=True)  # before pytest selects by markers
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark tests by the fixtures they use, so that `make quick` and `make test` leave out all that they should."""
    for item in items:
        used = set(getattr(item, "fixturenames", ()))
        if "postgresql" in getattr(getattr(item, "callspec", None), "params", {}).values():
            used.add("postgres")
            if item.get_closest_marker("one_database") is not None:
                item.add_marker("whole")
        for name in used & NEEDS.keys():
            item.add_marker(NEEDS[name])


_running: list[pytest.Item] = []


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Remember which test is running."""
    _running[:] = [item]
    try:
        return (yield)
    finally:
        _running.clear()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """Allow programs from here on: after the last test of a session, its fixtures stop what they have started."""
    _running.clear()


def _no_program_unmarked(event: str, arguments: object) -> None:
    """Audit hook: fail if a test starts a program without a marker that allows it."""
    if event == "subprocess.Popen" and _running:
        marked = {mark.name for mark in _running[0].iter_markers()}
        assert marked & set(NEEDS.values()), f"{_running[0].nodeid} starts a program: mark it with `process`"


sys.addaudithook(_no_program_unmarked)


def pytest_sessionfinish() -> None:
    """End the program that bots were forked from."""
    close_nursery()


def run_apart(work: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in another thread, since session fixtures may be set up while a test's event loop is running."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


async def migrate_database(url: str) -> None:
    """Migrate a database to the newest schema."""
    from storage.db.database import open_database  # most tests of games need no database
    from storage.db.migrations import migrate

    database = open_database(url, wait=60)
    async with database.writing() as run:
        await run(migrate)
    await database.close()


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an empty SQLite file with the newest schema. Tests copy it, because migrating is slow."""
    file = tmp_path_factory.mktemp("migrated") / "stoa.db"
    run_apart(migrate_database(f"sqlite:///{file}"))
    return file


CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
ARGUMENTS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Any]:
    """Yield one headless browser for all tests; each test opens its own contexts (fresh profiles) and closes them."""
    if CHROMIUM is None:
        pytest.skip("no Chromium on this machine (looked for chromium, chromium-browser, google-chrome)")
    playwright = pytest.importorskip("playwright.async_api", reason="Playwright is not installed")
    async with playwright.async_playwright() as driver:
        running = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        await running.close()
