"""The database and the sandbox of a release, and how a bot is started with them."""

import sqlite3
import tarfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path

from sandbox import Driver, Sandbox
from sandbox.rate_limits import ROUTE_LIMITS, RateLimiter
from tests.bot.conftest import SHORTER, Stage, without_hurry
from tests.bot.drawing import DrawingThread
from tests.fake_time import NOON, FakeTime
from tests.waiting import HANG

FIXTURES = Path(__file__).parent / "fixture"
DATABASE, SANDBOX = "stoa.db", "discord.db"
LATER = timedelta(hours=1)
"""How long after the release was stopped the bot is started again; no vote has ended by then."""


def releases() -> Iterator[str]:
    """Yield the names of all releases of which there is a fixture."""
    return (file.name.removesuffix(".tar.xz") for file in sorted(FIXTURES.glob("*.tar.xz")))


def pack(folder: Path, release: str) -> Path:
    """Keep the database and the sandbox of a release, without the pictures, which are large and nobody looks at.

    Args:
        folder: The folder with both files.
        release: The name of the release.

    Returns:
        The fixture.
    """
    with closing(sqlite3.connect(folder / SANDBOX, isolation_level=None)) as sandbox:
        sandbox.execute("UPDATE files SET body = x''")
        sandbox.execute("VACUUM")
    file = FIXTURES / f"{release}.tar.xz"
    with tarfile.open(file, "w:xz", preset=9) as archive:
        for name in (DATABASE, SANDBOX):
            archive.add(folder / name, name)
    return file


def unpack(release: str, folder: Path) -> None:
    """Put the database and the sandbox of a release into a folder.

    Args:
        release: The name of the release.
        folder: The folder.
    """
    with tarfile.open(FIXTURES / f"{release}.tar.xz") as archive:
        archive.extractall(folder, filter="data")


@asynccontextmanager
async def bot_running(folder: Path, *, later: timedelta = timedelta(0)) -> AsyncIterator[Stage]:
    """Run a bot and a sandbox with the files of a folder.

    Args:
        folder: The folder.
        later: How much later it is than at noon, when the release was stopped.
    """
    server = await Sandbox.start(folder / SANDBOX)
    server.interactions.acknowledge_seconds = HANG
    windows = {operation: (count, seconds / SHORTER) for operation, (count, seconds) in ROUTE_LIMITS.items()}
    server.limiter = RateLimiter(server.clock, windows)
    try:
        async with Driver(server.base_url, HANG) as driver:
            with without_hurry():
                watch = FakeTime(NOON + later)
                stage = Stage(folder, DrawingThread("pictures"), server, driver, watch=watch)
                await stage.start_bot()
                try:
                    yield stage
                finally:
                    await stage.stop_bot()
    finally:
        await server.close()
