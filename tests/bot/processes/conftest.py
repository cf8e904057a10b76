"""Databases of both kinds, and bots in processes of their own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.services import Pace
from bot.worker_pool import WorkerPool
from tests.bot.conftest import sandbox_running
from tests.bot.processes.twins import Twins
from tests.fake_time import FakeTime
from tests.storage.conftest import postgres, url

__all__ = ["postgres", "url"]


@pytest.fixture
async def twins(tmp_path: Path, drawing: WorkerPool, pace: Pace, url: str, toy: None) -> AsyncIterator[Twins]:
    """Yield a sandbox without a bot, and an empty database; fail at the end if Discord would have rejected a request or
    an interaction was answered twice.
    """
    async with sandbox_running() as (server, driver):
        twins = Twins(tmp_path, drawing, server, driver, pace, FakeTime(), url=url)
        await twins.open()
        yield twins
        await twins.close()
