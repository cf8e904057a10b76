"""The rate limit of all requests with the bot's token: Discord accepts 50 a second.

Responses to interactions do not count and are not held up.
"""

import asyncio
from collections.abc import Callable

import discord

from bot.interactions.discord_private import before_each_request

PER_SECOND = 40.0
BURST = 8
"""How many requests may go at once after a rest. With the steady rate, a second has fewer than 50."""


class RateLimiter:
    """A rate limiter that spaces out requests in order, with a burst at the start and after each idle time."""

    def __init__(self, per_second: float, burst: int, monotonic: Callable[[], float]) -> None:
        """Create a rate limiter that allows a full burst.

        Args:
            per_second: The steady rate.
            burst: How many requests may go without waiting after a rest.
            monotonic: A clock in seconds.
        """
        self._gap = 1 / per_second
        self._burst_window = (burst - 1) * self._gap
        self._monotonic = monotonic
        self._next_slot = float("-inf")

    def reserve(self) -> float:
        """Reserve the next slot and return the seconds until it comes."""
        now = self._monotonic()
        self._next_slot = max(self._next_slot + self._gap, now - self._burst_window)
        return max(0.0, self._next_slot - now)


def limit_requests(client: discord.Client, per_second: float = PER_SECOND, burst: int = BURST) -> None:
    """Hold a client's requests below Discord's limit.

    Args:
        client: The client whose requests are held back.
        per_second: The steady rate.
        burst: How many requests may go without waiting after a rest.
    """
    limiter: RateLimiter | None = None

    async def wait() -> None:
        nonlocal limiter
        if limiter is None:
            limiter = RateLimiter(per_second, burst, asyncio.get_running_loop().time)
        if seconds := limiter.reserve():
            await asyncio.sleep(seconds)

    before_each_request(client, wait)
