"""Rate limits: a limiter that spaces out requests, and the limit on all requests with the bot's token.

Discord accepts 50 requests a second with one token, from all processes together. Responses to interactions do not count
and are not held up.
"""

import asyncio
import contextlib
import uuid
from collections.abc import Callable

import discord
import structlog

from bot.interactions.discord_private import before_each_request
from storage import Store, Unavailable
from storage.scheduling.leases import LEASE, RENEW_SECONDS, STARTING_RATE, RateShare

PER_SECOND = 40.0
"""Steady rate in requests per second."""
BURST = 8
"""How many requests may go at once after an idle time. With the steady rate, a second has fewer than 50."""
SHARED_BURST, STARTING_BURST = 4, 2
"""The burst of all processes of a shared database together, which they divide, and that of a process that starts beside
others and has no share of the rate yet."""
HURRIED_RENEWAL = 1.0
"""Seconds until a process that has less than an equal share looks again."""

log = structlog.stdlib.get_logger(__name__)


class RateLimiter:
    """A rate limiter that spaces out requests in order; after an idle time, several may go at once."""

    def __init__(self, per_second: float, burst: int, monotonic: Callable[[], float]) -> None:
        """Create a rate limiter.

        Args:
            per_second: The steady rate, in requests per second.
            burst: How many requests may go without waiting, at the start and after an idle time.
            monotonic: A clock in seconds.
        """
        self._monotonic = monotonic
        self._next_slot = float("-inf")
        self.set_rate(per_second, burst)

    def set_rate(self, per_second: float, burst: int) -> None:
        """Change the rate from the next request on.

        Args:
            per_second: The steady rate, in requests per second.
            burst: How many requests may go without waiting after an idle time.
        """
        self._gap = 1 / per_second
        self._burst_window = (burst - 1) * self._gap

    def reserve(self) -> float:
        """Reserve the next slot for one request, and return the seconds that the caller must wait for it."""
        now = self._monotonic()
        self._next_slot = max(self._next_slot + self._gap, now - self._burst_window)
        return max(0.0, self._next_slot - now)

    def has_slot(self) -> bool:
        """Return True if `reserve` would return 0 now; nothing is reserved."""
        return self._next_slot + self._gap <= self._monotonic()

    def rest(self, seconds: float) -> None:
        """Let no request go for a while, because Discord has asked for that, and let none go at once afterwards.

        Args:
            seconds: How long, from now on. Slots that are reserved already stay as they are.
        """
        self._next_slot = max(self._next_slot, self._monotonic() + seconds - self._gap)


class RequestRate:
    """The limit on one client's requests. Processes that share a database also share the limit."""

    def __init__(
        self,
        store: Store,
        per_second: float = PER_SECOND,
        burst: int = BURST,
        on_death: Callable[[], None] = lambda: None,
    ) -> None:
        """Create the limit; nothing runs before the first request.

        Args:
            store: The database, in which the processes divide the rate.
            per_second: The steady rate of all processes together.
            burst: How many requests may go without waiting after an idle time.
            on_death: Called when this process finds that another one of this bot has died.
        """
        self._on_death = on_death
        self._store = store
        self._per_second = per_second
        self._burst = burst
        self._name = uuid.uuid4().hex
        self._turn = asyncio.Lock()
        self._limiter: RateLimiter | None = None
        self._valid_until = float("inf")
        """When the share ends unless it is renewed, on the event loop's clock."""
        self._renewing: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Wait until the next request may go. Requests go in the order in which they came."""
        async with self._turn:  # the slot is reserved only now, so that a changed rate counts for all who wait
            limiter = self._limiter or await self._begin()
            if asyncio.get_running_loop().time() > self._valid_until:
                limiter.set_rate(STARTING_RATE, STARTING_BURST)  # the others may have taken over this share
            if seconds := limiter.reserve():
                await asyncio.sleep(seconds)

    async def close(self) -> None:
        """Stop renewing this process's share of the rate, and leave it to the other processes."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait({self._renewing})
            with contextlib.suppress(Unavailable):
                await self._store.rate_shares.release(self._name)

    async def _begin(self) -> RateLimiter:
        clock = asyncio.get_running_loop().time
        self._limiter = RateLimiter(self._per_second, self._burst, clock)
        if self._store.is_shared:
            self._limiter.set_rate(STARTING_RATE, STARTING_BURST)
            pause = await self._renew()
            self._renewing = asyncio.create_task(self._keep_renewing(pause), name="rate share")
        return self._limiter

    async def _keep_renewing(self, pause: float) -> None:
        while True:
            await asyncio.sleep(pause)
            pause = await self._renew()

    async def _renew(self) -> float:
        """Renew this process's share of the rate in the database; return the seconds until the next renewal."""
        assert self._limiter is not None
        now = asyncio.get_running_loop().time()
        try:
            share: RateShare = await self._store.rate_shares.renew(self._name, self._per_second)
        except Unavailable:
            return HURRIED_RENEWAL
        except Exception as error:  # noqa: BLE001 - requests go on, at the rate of a starting process
            log.error("the share of the request rate could not be renewed", error=type(error).__name__)
            return RENEW_SECONDS
        if share.has_died:
            self._on_death()
        self._valid_until = now + LEASE.total_seconds()
        starting = share.per_second <= STARTING_RATE
        burst = STARTING_BURST if starting else max(1, SHARED_BURST // share.processes)
        self._limiter.set_rate(share.per_second, burst)
        equal = self._per_second / share.processes
        return RENEW_SECONDS if share.per_second > 0.99 * equal else HURRIED_RENEWAL


def limit_requests(
    client: discord.Client,
    store: Store,
    per_second: float = PER_SECOND,
    on_death: Callable[[], None] = lambda: None,
) -> RequestRate:
    """Make every request of a client with its token wait until Discord's rate limit allows it.

    Args:
        client: The client whose requests are held back.
        store: The database, in which several processes of one bot divide the rate.
        per_second: The steady rate of all processes together.
        on_death: Called when this process finds that another one of this bot has died.

    Returns:
        The limit; the caller closes it after the client.
    """
    rate = RequestRate(store, per_second, on_death=on_death)
    before_each_request(client, rate.wait)
    return rate
