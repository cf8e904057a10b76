"""Rate limits: what the headers say, what 429 looks like, and what the real client does about it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from sandbox import Driver, Sandbox
from tests.sandbox import small_bot
from tests.sandbox.small_bot import panel


@pytest.fixture
async def server() -> AsyncIterator[Sandbox]:
    """A server that limits, with nothing kept."""
    server = await Sandbox.start(check_responses=True)
    yield server
    await server.close()


@pytest.fixture
def naps(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long the client sleeps: the server's clock goes ahead instead."""
    naps: list[float] = []
    sleep = asyncio.sleep

    async def nap(seconds: float, result: Any = None) -> Any:
        if seconds > 0.01:
            naps.append(seconds)
            server.clock.advance(seconds)
        return await sleep(0, result)

    monkeypatch.setattr("discord.http.asyncio.sleep", nap)
    return naps


async def post(server: Sandbox, path: str, body: Any, method: str = "POST") -> tuple[int, dict[str, str], Any]:
    headers = {"Authorization": "Bot sandbox"}
    url = f"{server.base_url}/api/v10{path}"
    async with aiohttp.ClientSession() as session, session.request(method, url, json=body, headers=headers) as response:
        return response.status, dict(response.headers), await response.json()


async def test_a_bucket_counts_down_and_refuses(server: Sandbox) -> None:
    path = f"/channels/{server.channel_id('general')}/messages"
    left = []
    for _ in range(5):
        status, headers, _ = await post(server, path, {"content": "x"})
        assert status == 200 and headers["X-RateLimit-Limit"] == "5"
        left.append(headers["X-RateLimit-Remaining"])
    assert left == ["4", "3", "2", "1", "0"]
    status, headers, body = await post(server, path, {"content": "x"})
    assert status == 429 and headers["Via"] and headers["X-RateLimit-Scope"] == "user"
    assert 0 < body["retry_after"] <= 5 and body["global"] is False and float(headers["X-RateLimit-Reset-After"]) > 0
    other = f"/channels/{server.channel_id('games')}/messages"
    status, headers_of_other, _ = await post(server, other, {"content": "x"})
    assert status == 200 and headers_of_other["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]
    server.clock.advance(5)
    assert (await post(server, path, {"content": "x"}))[0] == 200


async def test_the_client_waits_and_is_never_refused(server: Sandbox, naps: list[float]) -> None:
    bot, task = await small_bot.start(server.base_url)
    general = server.channel_id("general")
    await asyncio.gather(*(bot.text(general, str(n)) for n in range(12)))
    assert len(server.world.history[general]) == 12
    assert server.limiter is not None and not server.limiter.refused and naps
    await small_bot.stop(bot, task)


async def test_a_limit_that_was_ordered_is_waited_for(server: Sandbox, naps: list[float]) -> None:
    bot, task = await small_bot.start(server.base_url)
    async with Driver(server.base_url) as driver:
        await driver.fault("rate_limit", operation="create_message", seconds=7)
        await bot.text(server.channel_id("general"), "x")
        assert naps == [7]
    await small_bot.stop(bot, task)


async def test_fifty_a_second_over_all_routes(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    now = server.clock.now()
    monkeypatch.setattr(server.clock, "now", lambda: now)
    channels = list(server.world.channels)
    paths = [f"/channels/{channels[n % 4]}" for n in range(50)]
    assert {(await post(server, path, None, "GET"))[0] for path in paths} == {200}
    status, headers, body = await post(server, "/gateway", None, "GET")
    assert status == 429 and body["global"] is True and headers["X-RateLimit-Global"] == "true" and headers["Via"]


async def test_old_messages_are_edited_three_times_in_six_seconds(server: Sandbox, naps: list[float]) -> None:
    bot, task = await small_bot.start(server.base_url)
    general = server.channel_id("general")
    message = await bot.place(general).send(view=panel())
    for n in range(4):
        await message.edit(view=panel(f"young {n}"))
    server.clock.advance(3601)
    path = f"/channels/{general}/messages/{message.id}"
    body = {"components": panel("old").to_components(), "flags": 1 << 15}
    answers = [await post(server, path, body, "PATCH") for _ in range(4)]
    assert [status for status, _, _ in answers] == [200, 200, 200, 429]
    assert answers[-1][2]["code"] == 30046 and answers[-1][1]["Via"]
    server.clock.advance(6)
    assert (await post(server, path, body, "PATCH"))[0] == 200
    await small_bot.stop(bot, task)


@pytest.mark.slow
async def test_interactions_are_not_bound_to_the_global_limit(server: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    bot, task = await small_bot.start(server.base_url)
    users = server.add_users(80)
    general = server.channel_id("general")
    now = server.clock.now() + 60
    monkeypatch.setattr(server.clock, "now", lambda: now)  # all within one second
    made = [server.slash(user, general, "table join") for user in users]
    await asyncio.gather(*(m.acknowledged for m in made))
    assert not bot.errors
    await small_bot.stop(bot, task)
