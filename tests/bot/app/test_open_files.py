"""The limit on open files: the process raises it as far as it may, and never lowers it."""

import asyncio
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.app.open_files import MOST_OPEN_FILES, raise_open_file_limit
from sandbox import Driver, Sandbox
from tests.bot.app.test_process import sandbox, start
from tests.waiting import HANG

__all__ = ["sandbox"]

LOW = 512


@pytest.fixture
def hard() -> Iterator[int]:
    """Lower the soft limit for a test, and return the hard one, at most `MOST_OPEN_FILES`."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard <= LOW:
        pytest.skip("this system allows too few open files")
    resource.setrlimit(resource.RLIMIT_NOFILE, (LOW, hard))
    yield MOST_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_OPEN_FILES)
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_limit_is_raised_and_not_lowered(hard: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.app.open_files.MOST_OPEN_FILES", LOW - 1)
    raise_open_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == LOW
    monkeypatch.undo()
    raise_open_file_limit()
    assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == hard


@pytest.mark.process
async def test_the_bot_raises_it_at_its_start(sandbox: tuple[Sandbox, Driver], tmp_path: Path, hard: int) -> None:
    server, driver = sandbox
    bot = await start(tmp_path, DISCORD_API=server.base_url)
    await driver.bot_ready()
    assert resource.prlimit(bot.pid, resource.RLIMIT_NOFILE)[0] == hard
    bot.terminate()
    await asyncio.wait_for(bot.communicate(), HANG)
