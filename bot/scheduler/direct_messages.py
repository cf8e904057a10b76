"""Direct messages: sent at a rate of their own, because Discord soon limits a bot that opens many conversations.

A conversation that was opened before is used again. A message waits until the rate limit allows opening one, and for as
long as Discord finds the bot too fast. It is dropped if it is out of date by then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal

import discord
import structlog
from cachetools import LRUCache

from bot.interactions.errors import describe_error, is_temporary, retry_after
from bot.messages.channel_writer import CONNECTION_ERRORS, UNKNOWN_CHANNEL
from bot.messages.rate_limit import RateLimiter
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.payload import painted_payload
from storage import Refused, Unavailable

CLOSED_DM_CODES = (50007, 50278)
"""Discord's error codes for a user who cannot receive direct messages."""
OPENED_TOO_FAST = 40003
"""Discord's error code for a bot that opens conversations too fast."""
OPENINGS_PER_SECOND, OPENING_BURST = 0.5, 5
"""The rate at which conversations are opened; Discord publishes none."""
FIRST_PAUSE, LONGEST_PAUSE = 30.0, 1800.0
"""Seconds without any direct message after Discord found the bot too fast: doubled each time, up to the longest."""
MAX_CHANNELS = 10_000
"""How many opened conversations are remembered."""

Delivery = Literal["sent", "closed", "refused", "failed", "outdated"]
"""What became of a message. "sent": Discord has accepted it; "closed": the user accepts no direct messages; "refused":
Discord refuses it for good for another reason; "failed": another attempt may succeed; "outdated": it was not true any
more and was not sent."""
Build = Callable[[], Awaitable[Screen | None]]
"""Returns the message as it is now, or None if it is out of date; called before each attempt."""

log = structlog.stdlib.get_logger(__name__)


class DirectMessages:
    """A sender of direct messages, which opens conversations with users slowly enough for Discord."""

    def __init__(self, client: discord.Client, images: ImageCache) -> None:
        self._client = client
        self._images = images
        self._channels: LRUCache[int, int] = LRUCache(MAX_CHANNELS)
        """The channels of conversations by user."""
        self._opening = asyncio.Lock()
        self._rate: RateLimiter | None = None
        self._pauses = 0
        """How often in a row Discord found the bot too fast."""
        self._paused_until = 0.0

    async def send(self, user: int, nonce: str, build: Build) -> Delivery:
        """Send a direct message to a user, which may take long. Errors are logged and returned, not raised.

        While Discord finds the bot too fast, it waits and tries again.

        Args:
            user: The id of the recipient.
            nonce: A message that is sent again with the same nonce is not posted twice.
            build: Returns the message, or None if it is out of date; called before each attempt.

        Returns:
            What became of the message.
        """
        while True:
            try:
                await self._pause()
                if user not in self._channels and not await self._open(user, build):
                    return "outdated"
                if (screen := await build()) is None:
                    return "outdated"
                channel = self._client.get_partial_messageable(self._channels[user])
                parts = await painted_payload(screen, self._images)
                await channel.send(**parts.for_send(), allowed_mentions=discord.AllowedMentions.none(), nonce=nonce)
            except (discord.HTTPException, discord.RateLimited) as error:
                if not self._was_too_fast(error):
                    return self._refused(user, error)
            except (*CONNECTION_ERRORS, Unavailable, Refused) as error:
                log.info("a direct message does not arrive", error=type(error).__name__)
                return "failed"
            else:
                self._pauses = 0
                return "sent"

    async def _open(self, user: int, build: Build) -> bool:
        """Open a conversation with a user when the rate limit allows; return False if its message is outdated then."""
        async with self._opening:
            if user in self._channels:
                return True
            if self._rate is None:
                clock = asyncio.get_running_loop().time
                self._rate = RateLimiter(OPENINGS_PER_SECOND, OPENING_BURST, clock)
            await asyncio.sleep(self._rate.reserve())
            await self._pause()
            if await build() is None:
                return False
            self._channels[user] = (await self._client.create_dm(discord.Object(user))).id
            return True

    async def _pause(self) -> None:
        """Wait until the pause that Discord has asked for is over."""
        if (seconds := self._paused_until - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(seconds)
            await self._pause()  # somebody else may have been refused meanwhile

    def _was_too_fast(self, error: discord.HTTPException | discord.RateLimited) -> bool:
        """Return True if an error says that the bot sends too fast for Discord; if so, pause all direct messages."""
        if isinstance(error, discord.HTTPException) and error.status != 429 and error.code != OPENED_TOO_FAST:
            return False
        pause = max(retry_after(error), min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(self._pauses, 30)))
        self._pauses += 1
        self._paused_until = asyncio.get_running_loop().time() + pause
        log.warning("direct messages are paused: Discord refuses more of them", seconds=round(pause))
        return True

    def _refused(self, user: int, error: discord.HTTPException | discord.RateLimited) -> Delivery:
        log.info("a direct message does not arrive", error=describe_error(error))
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code in CLOSED_DM_CODES:
            return "closed"
        if code == UNKNOWN_CHANNEL:
            self._channels.pop(user, None)  # the next attempt opens another conversation
            return "failed"
        # Without a code it is a proxy that refuses, and it may refuse every request of this machine.
        is_refused = isinstance(error, discord.HTTPException) and code != 0 and not is_temporary(error)
        return "refused" if is_refused else "failed"
