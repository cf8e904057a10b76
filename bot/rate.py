"""The rate of all requests that carry the bot's token: Discord takes 50 in a second, and bans who goes on asking for
more (https://discord.com/developers/docs/topics/rate-limits). Answers to interactions do not count and are not held up.
"""

import asyncio
from collections.abc import Callable
from typing import Any

import discord

PER_SECOND = 40.0
AT_ONCE = 8
"""So many may go without waiting after a rest; with what flows in a second it stays below 50."""


class Rate:
    """Lets `per_second` go, `at_once` after a rest, in the order in which they came. `steady` is a clock in seconds."""

    def __init__(self, per_second: float, at_once: int, steady: Callable[[], float]) -> None:
        self._gap = 1 / per_second
        self._ahead = (at_once - 1) * self._gap
        self._steady = steady
        self._free = float("-inf")

    def wait(self) -> float:
        """Take a turn; the seconds until it comes."""
        now = self._steady()
        self._free = max(self._free + self._gap, now - self._ahead)
        return max(0.0, self._free - now)


def keep_below(client: discord.Client, per_second: float = PER_SECOND, at_once: int = AT_ONCE) -> None:
    """Hold back this client's requests. discord.py waits when Discord has refused one, which is too late for the
    others that are on their way then; it offers no other place to do it, so a test pins this one."""
    request = client.http.request
    rate: Rate | None = None

    async def in_turn(*values: Any, **named: Any) -> Any:
        nonlocal rate
        if rate is None:
            rate = Rate(per_second, at_once, asyncio.get_running_loop().time)
        if seconds := rate.wait():
            await asyncio.sleep(seconds)
        return await request(*values, **named)

    client.http.request = in_turn  # type: ignore[method-assign]
