"""Posting: our messages in a channel or thread, and what stands in the way of them (DISCORD.md, section 4.4).

Those who keep a message behind its newest state share this: writing wakes an archived thread, a deleted message is
noticed, a place that is closed to us is named, and everything else is for later.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

import aiohttp
import discord

from bot import threads
from bot.delivery import Parts, painted_parts
from bot.painter import Painter
from bot.screen import Screen
from storage import Unavailable

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED = 10003, 10008, 50083
"""Discord's codes."""

UNREACHED = (aiohttp.ClientError, OSError, TimeoutError, discord.DiscordServerError, Unavailable)
"""What is raised where trying again later will do."""

Trouble = Literal["gone", "forbidden", "locked", "later"]
"""What stands in the way: the channel was deleted, we may not write there, its thread is locked, Discord is away."""

T = TypeVar("T")


class Lost(Exception):
    """A place cannot be written to any more."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble: Trouble = trouble


@dataclass(frozen=True, slots=True)
class Place:
    """A channel or thread that we write in. `thread` is the one to be woken where it was archived, if any."""

    client: discord.Client
    painter: Painter
    channel: int
    guild: int | None
    thread: int | None = None
    patience: float | None = None
    """How many seconds a message waits for its pictures; None: as long as they take."""
    late: Callable[[Screen], None] | None = None
    """Told of a screen that went out without a picture."""

    async def edit(self, message_id: int, screen: Screen) -> bool:
        """Change a message; False where it was deleted. An edit notifies nobody.

        Raises:
            Lost: the place is gone or closed to us.
        """
        parts = await self._painted(screen)
        message = self._here().get_partial_message(message_id)
        none = discord.AllowedMentions.none()
        try:
            await self._write(lambda: message.edit(**parts.edited(), allowed_mentions=none))
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def post(
        self, screen: Screen, nonce: str, mentions: discord.AllowedMentions | None = None
    ) -> discord.Message:
        """Send a message. The same one sent again, because its answer was lost, is known to Discord by its nonce.

        Raises:
            Lost: the place is gone or closed to us.
        """
        parts = await self._painted(screen)
        allowed = mentions or discord.AllowedMentions.none()
        place = self._here()
        return await self._write(lambda: place.send(**parts.sent(), allowed_mentions=allowed, nonce=nonce))

    async def retire(self, message_id: int, screen: Screen) -> str:
        """Leave something shorter, without buttons, in a message that has had its time; why not, where it fails."""
        parts = await painted_parts(screen, self.painter)
        message = self._here().get_partial_message(message_id)
        try:
            await message.edit(**parts.edited(), allowed_mentions=discord.AllowedMentions.none())
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            return type(error).__name__
        return ""

    async def remove(self, message_id: int) -> str:
        """Delete a message of ours; why it stays, where it does."""
        try:
            await self._here().get_partial_message(message_id).delete()
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
            return type(error).__name__
        return ""

    async def _painted(self, screen: Screen) -> Parts:
        parts = await painted_parts(screen, self.painter, self.patience)
        if parts.missing and self.late is not None:
            self.late(screen)
        return parts

    def _here(self) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(self.channel, guild_id=self.guild)

    async def _write(self, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request; once more after waking the thread."""
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code == ARCHIVED and self.thread is not None:
                if not await threads.unarchive(self.client, self.thread):
                    raise Lost("locked") from None
                return await request()
            if error.code == UNKNOWN_CHANNEL:
                raise Lost("gone") from None
            if isinstance(error, discord.Forbidden):
                raise Lost("forbidden") from None
            raise


class Workers:
    """One worker a channel, so that no channel is written to more often than Discord bears."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._hurry = asyncio.Event()
        """Set when the bot stops: no more waiting."""

    @property
    def hurried(self) -> bool:
        """Whether the bot is about to stop."""
        return self._hurry.is_set()

    def start(self, channel: int, work: Callable[[int], Coroutine[Any, Any, None]]) -> None:
        """See that a worker of this channel runs."""
        if channel not in self._tasks:
            self._tasks[channel] = asyncio.create_task(work(channel), name=f"{self._name} {channel}")

    def ended(self, channel: int) -> None:
        """For a worker: it has nothing left to do."""
        self._tasks.pop(channel, None)

    async def sleep(self, seconds: float) -> None:
        """Keep one's distance, unless the bot stops."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._hurry.wait(), seconds)

    async def drain(self, grace: float) -> None:
        """Let all finish without waiting between, at most so many seconds; the rest is done at the next start."""
        self._hurry.set()
        workers = set(self._tasks.values())
        if workers:
            await asyncio.wait(workers, timeout=grace)
        for worker in workers:
            worker.cancel()
