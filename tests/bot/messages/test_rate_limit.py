"""The bot's own rate limit: Discord never has to reject a request."""

import asyncio
import contextlib
import random
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import pytest

from bot.interactions.discord_private import connect_to
from bot.messages import rate_limit
from bot.messages.rate_limit import BURST, PER_SECOND, STARTING_BURST, RateLimiter, RequestRate, limit_requests
from storage import Store
from storage.scheduling.leases import LEASE, RENEW_SECONDS, STARTING_RATE
from tests.bot.conftest import Stage, sandbox_running
from tests.fake_loop import FakeLoop
from tests.storage.conftest import opened, postgres, url

__all__ = ["opened", "postgres", "url"]

Open = Callable[..., Awaitable[Store]]
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


@pytest.mark.slow
async def test_a_burst_is_held_back_before_discord_refuses_it(stage: Stage) -> None:
    # Each in a channel of its own: within one discord.py counts for itself.
    channels = stage.server.add_threads(stage.server.channel_id("general"), REQUESTS)
    await asyncio.gather(*[stage.bot.http.get_channel(channel) for channel in channels])
    paced = await refused(stage)  # on a busy machine, requests that were held back may arrive together
    unpaced = type(stage.bot.http).request.__get__(stage.bot.http)
    stage.bot.http.request = unpaced  # type: ignore[method-assign]
    await asyncio.sleep(1.0)
    await asyncio.gather(*[stage.bot.http.get_channel(channel) for channel in channels])
    assert 10 * paced < await refused(stage) - paced, "without our rate the sandbox refuses most of what exceeds it"


class Shares:
    """Stands for the database: the shares that a test gives; None: it does not answer."""

    is_shared = True

    def __init__(self, *shares: Any) -> None:
        self.rate_shares = self
        self.given = list(shares)
        self.released = False

    async def renew(self, process: str, per_second: float) -> Any:
        share = self.given.pop(0) if len(self.given) > 1 else self.given[0]
        if share is None:
            raise rate_limit.Unavailable
        return rate_limit.RateShare(*share)

    async def release(self, process: str) -> None:
        self.released = True


async def sent_within(loop: FakeLoop, rate: RequestRate, seconds: float) -> int:
    """Return how many of any number of requests go within this time."""
    sent = 0

    async def ask() -> None:
        nonlocal sent
        await rate.wait()
        sent += 1

    asking = [asyncio.create_task(ask()) for _ in range(int(seconds * DISCORDS) + DISCORDS)]
    await loop.pass_by(seconds)
    for each in asking:
        each.cancel()
    return sent


async def test_a_smaller_share_counts_for_those_who_wait_already(monkeypatch: pytest.MonkeyPatch) -> None:
    loop, shares = FakeLoop(monkeypatch, rate_limit), Shares((PER_SECOND, 1), (PER_SECOND / 4, 4))
    rate = RequestRate(shares)  # type: ignore[arg-type]
    assert await sent_within(loop, rate, RENEW_SECONDS) <= PER_SECOND * RENEW_SECONDS + BURST
    assert await sent_within(loop, rate, RENEW_SECONDS) <= PER_SECOND / 4 * RENEW_SECONDS + BURST
    await rate.close()
    assert shares.released


async def test_who_cannot_renew_its_share_gives_it_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others take it over when the lease ends."""
    loop, shares = FakeLoop(monkeypatch, rate_limit), Shares((PER_SECOND, 1), None)
    rate = RequestRate(shares)  # type: ignore[arg-type]
    await sent_within(loop, rate, LEASE.total_seconds())
    await loop.pass_by(1)
    assert await sent_within(loop, rate, 10) <= 10 * STARTING_RATE + STARTING_BURST
    shares.given = [(PER_SECOND, 1)]
    await loop.pass_by(RENEW_SECONDS)
    assert await sent_within(loop, rate, 10) > 9 * PER_SECOND
    await rate.close()


async def test_that_another_process_has_died_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    loop, shares = FakeLoop(monkeypatch, rate_limit), Shares((PER_SECOND, 2), (PER_SECOND, 1, True), (PER_SECOND, 1))
    rate = RequestRate(shares, on_death=lambda: told.append("died"))  # type: ignore[arg-type]
    await sent_within(loop, rate, 1)
    assert told == []
    await loop.pass_by(3 * RENEW_SECONDS)
    assert told == ["died"]
    await rate.close()


@contextlib.asynccontextmanager
async def requesting(store: Store) -> Any:
    """Yield a client that only makes requests, at the rate that it shares with the others on this database."""
    client = discord.Client(intents=discord.Intents.none())
    rate = limit_requests(client, store)
    await client.login("sandbox")
    yield client, rate
    await client.close()
    await rate.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_two_processes_of_one_token_are_not_refused(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limit, "RENEW_SECONDS", 0.2)
    monkeypatch.setattr(rate_limit, "HURRIED_RENEWAL", 0.1)
    stores = [await opened(), await opened()]
    async with sandbox_running() as (server, driver):
        connect_to(server.base_url)
        async with requesting(stores[0]) as (one, _), requesting(stores[1]) as (two, _):
            channels = server.add_threads(server.channel_id("general"), REQUESTS)
            halves = (channels[::2], channels[1::2])
            asked = zip((one, two), halves, strict=True)
            await asyncio.gather(*[client.http.get_channel(each) for client, half in asked for each in half])
            assert (await driver.get("stats"))["rate_limited"].get("global", 0) == 0


async def test_a_process_with_a_file_of_its_own_writes_nothing(stage: Stage) -> None:
    await stage.bot.http.get_channel(stage.server.channel_id("general"))
    assert stage.bot._rate._renewing is None
