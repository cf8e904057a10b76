"""Databases of both kinds for tests of hours."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.house import Pace
from bot.pool import Pool
from sandbox import Driver, Sandbox
from tests.storage.conftest import postgres, url
from tests.watch import SetWatch

from .twins import Twins

__all__ = ["postgres", "url"]


@pytest.fixture
async def twins(tmp_path: Path, drawing: Pool, pace: Pace, url: str, toy: None) -> AsyncIterator[Twins]:
    """A sandbox without a bot, and an empty database. At the end nothing may have been sent that Discord would not
    take, and nobody was answered twice."""
    server = await Sandbox.start(tmp_path / "sandbox.json", 0, check_responses=True)
    async with Driver(server.base_url) as driver:
        twins = Twins(tmp_path, drawing, server, driver, pace, SetWatch(), url=url)
        await twins.open()
        yield twins
        await twins.close()
        violations = await driver.violations()
    await server.close()
    assert violations == []
