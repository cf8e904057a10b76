"""The bot's own rate limit: Discord never has to reject a request."""

import asyncio
import random

from bot.app.rate_limit import BURST, PER_SECOND, RateLimiter
from tests.bot.conftest import Stage

REQUESTS = 120
DISCORDS = 50
"""Discord's limit of requests per second."""


def test_no_second_has_more_than_discord_takes() -> None:
    luck, now = random.Random(1), 0.0
    rate = RateLimiter(PER_SECOND, BURST, lambda: now)
    sent: list[float] = []
    for _ in range(4000):
        now += luck.choice([0.0, 0.0, 0.0, 0.0, 0.001, 0.03, 1.0 * (luck.random() < 0.02)])
        sent.append(now + rate.reserve())
    assert sent == sorted(sent), "in the order in which they came"
    for first, later in zip(sent, sent[DISCORDS - 1 :], strict=False):
        assert later - first >= 1.0


def test_who_asks_rarely_never_waits() -> None:
    now = 0.0
    rate = RateLimiter(PER_SECOND, BURST, lambda: now)
    for _ in range(100):
        assert max(rate.reserve() for _ in range(BURST)) < 1e-6
        assert rate.reserve() > 0.5 / PER_SECOND
        now += 1.0


async def refused(stage: Stage) -> int:
    return int((await stage.driver.get("stats"))["rate_limited"].get("global", 0))


async def test_a_burst_is_held_back_before_discord_refuses_it(stage: Stage) -> None:
    # Each in a channel of its own: within one discord.py counts for itself.
    channels = stage.server.add_threads(stage.server.channel_id("general"), REQUESTS)
    await asyncio.gather(*[stage.bot.http.get_channel(channel) for channel in channels])
    assert await refused(stage) == 0
    unpaced = type(stage.bot.http).request.__get__(stage.bot.http)
    stage.bot.http.request = unpaced  # type: ignore[method-assign]
    await asyncio.sleep(1.0)
    await asyncio.gather(*[stage.bot.http.get_channel(channel) for channel in channels])
    assert await refused(stage) > 0, "without our rate the sandbox refuses some, so this test can fail"
