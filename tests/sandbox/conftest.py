"""A sandbox with a small bot on the real discord.py client, and users who speak to it over HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sandbox import Clock, Driver, Sandbox
from sandbox.driver import User
from tests.sandbox import small_bot
from tests.sandbox.small_bot import SmallBot


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Sandbox]:
    """A server with everything switched on; its own answers are checked against Discord's description too."""
    server = await Sandbox.start(tmp_path / "sandbox.json", check_responses=True, ratelimits=False, clock=Clock())
    yield server
    await server.close()
    assert server.own_mistakes == []


@pytest.fixture
async def bot(server: Sandbox) -> AsyncIterator[SmallBot]:
    """A bot that is ready."""
    bot, task = await small_bot.start(server.base_url)
    yield bot
    await small_bot.stop(bot, task)


@pytest.fixture
async def driver(server: Sandbox) -> AsyncIterator[Driver]:
    """Test users."""
    async with Driver(server.base_url) as driver:
        yield driver


@pytest.fixture
async def malia(bot: SmallBot, driver: Driver) -> User:
    """The owner of the server, with a bot there."""
    return await driver.user("malia")


@pytest.fixture
async def theo(bot: SmallBot, driver: Driver) -> User:
    """A plain member, with a bot there."""
    return await driver.user("theo")


@pytest.fixture
def general(server: Sandbox) -> str:
    """The id of the channel where everybody may do everything usual."""
    return server.channel_id("general")
