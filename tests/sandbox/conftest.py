"""A sandbox with a small bot on the real discord.py client, and users who talk to it over HTTP and WebSocket."""

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
    """Yield a server with all features on, whose own answers are checked against Discord's API description too."""
    server = await Sandbox.start(tmp_path / "sandbox.db", check_responses=True, ratelimits=False, clock=Clock())
    yield server
    await server.close()
    assert server.own_mistakes == []


@pytest.fixture
async def bot(server: Sandbox) -> AsyncIterator[SmallBot]:
    """Yield a bot that is ready."""
    bot, task = await small_bot.start(server.base_url)
    yield bot
    await small_bot.stop(bot, task)


@pytest.fixture
async def driver(server: Sandbox) -> AsyncIterator[Driver]:
    """Yield the test users."""
    async with Driver(server.base_url) as driver:
        yield driver


@pytest.fixture
async def malia(bot: SmallBot, driver: Driver) -> User:
    """Return the owner of the server; the bot is running."""
    return await driver.user("malia")


@pytest.fixture
async def theo(bot: SmallBot, driver: Driver) -> User:
    """Return a plain member; the bot is running."""
    return await driver.user("theo")


@pytest.fixture
def general(server: Sandbox) -> str:
    """Return the id of the channel in which everybody has the usual permissions."""
    return server.channel_id("general")
