"""The monitor knows whether the last request failed on Discord's side."""

import aiohttp
import discord
import pytest

from tests.bot.conftest import Stage


async def test_it_follows_the_last_request(stage: Stage) -> None:
    failing = stage.bot.api_monitor.failing
    bot = stage.bot.application_id or 0
    assert not failing.is_set()
    await stage.driver.fault("http_error", status=503, operation="get_user")
    with pytest.raises(discord.DiscordServerError):
        await stage.bot.fetch_user(bot)
    assert failing.is_set()
    await stage.bot.fetch_user(bot)
    assert not failing.is_set()
    with pytest.raises(discord.NotFound):
        await stage.bot.fetch_channel(5)
    assert not failing.is_set(), "Discord has answered"
    await stage.driver.fault("http_drop", operation="get_user", times=2)
    with pytest.raises(aiohttp.ClientError):
        await stage.bot.fetch_user(bot)
    assert failing.is_set()
