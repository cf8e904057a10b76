"""A writer to a channel or thread, which sends, edits and deletes the bot's messages there.

The writer unarchives threads, detects deleted messages and reports why a channel is unavailable. Error codes are on the
page "Opcodes and Status Codes" of Discord's documentation.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Literal, TypeVar

import aiohttp
import discord

from bot.messages import threads
from bot.ui.blocks import Screen
from bot.ui.image_cache import ImageCache
from bot.ui.payload import Payload, painted_payload
from storage import Unavailable

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, ARCHIVED, LOCKED = 10003, 10008, 50083, 160005
"""Discord's error codes."""

CONNECTION_ERRORS = (aiohttp.ClientError, OSError, TimeoutError)
"""Errors after which it is unknown whether Discord has carried out the request."""
RETRYABLE_ERRORS = (*CONNECTION_ERRORS, discord.DiscordServerError, discord.RateLimited, Unavailable)
"""Errors after which another attempt may succeed. `bot.interactions.errors.is_temporary` finds further ones."""

ChannelProblem = Literal["gone", "forbidden", "locked", "rejected", "later", "removed", "away"]
"""Why nothing can be written. "gone": the channel was deleted; "forbidden": the bot lacks permissions; "locked": the
thread is locked; "rejected": Discord rejects the message; "later": Discord or the database is temporarily unavailable;
"removed": the bot was removed from the server; "away": the server has an outage."""

T = TypeVar("T")


class ChannelUnavailable(Exception):
    """Raised if the bot cannot write to a channel; `reason` is one of `ChannelProblem`."""

    def __init__(self, reason: ChannelProblem) -> None:
        super().__init__(reason)
        self.reason: ChannelProblem = reason


@dataclass(frozen=True, slots=True)
class ChannelWriter:
    """A writer that sends, edits and deletes the bot's messages in one channel or thread."""

    client: discord.Client
    images: ImageCache
    channel: int
    guild: int | None
    thread: int | None = None
    """The thread to unarchive if Discord reports it as archived."""
    picture_timeout: float | None = None
    """Seconds that a message waits for its pictures; None to wait without a limit."""
    on_missing_picture: Callable[[Screen], None] | None = None
    """Called with a screen that was sent without one of its pictures."""

    async def edit(self, message_id: int, screen: Screen) -> bool:
        """Edit a message, which notifies nobody.

        Args:
            message_id: The message.
            screen: Its new content.

        Returns:
            False if the message was deleted, so that nothing was edited.

        Raises:
            ChannelUnavailable: The channel was deleted, the thread is locked, or the bot lacks permissions there.
            discord.HTTPException: Discord refused the edit for another reason, or failed.
            aiohttp.ClientError, OSError, TimeoutError: It is unknown whether Discord has edited the message.
        """
        parts = await self._payload(screen)
        message = self._channel().get_partial_message(message_id)
        none = discord.AllowedMentions.none()
        try:
            await self._write(lambda: message.edit(**parts.for_edit(), allowed_mentions=none))
        except discord.NotFound as error:
            if error.code == UNKNOWN_MESSAGE:
                return False
            raise
        return True

    async def post(
        self, screen: Screen, nonce: str, mentions: discord.AllowedMentions | None = None
    ) -> discord.Message:
        """Send a message and return it.

        A retry after a lost response uses the same nonce, so that Discord does not post the message twice.

        Args:
            screen: The content.
            nonce: Identifies the message; at most 25 characters.
            mentions: Whom it notifies; None for nobody.

        Raises:
            ChannelUnavailable: The channel was deleted, the thread is locked, or the bot lacks permissions there.
            discord.HTTPException: Discord refused the message for another reason, or failed.
            aiohttp.ClientError, OSError, TimeoutError: It is unknown whether Discord has posted the message.
        """
        parts = await self._payload(screen)
        allowed = mentions or discord.AllowedMentions.none()
        channel = self._channel()
        return await self._write(lambda: channel.send(**parts.for_send(), allowed_mentions=allowed, nonce=nonce))

    async def retire(self, message_id: int, screen: Screen) -> str:
        """Replace the content of an old message by a notice without buttons. A failure is returned, not raised.

        Args:
            message_id: The message.
            screen: The notice.

        Returns:
            Why it could not be replaced; empty on success and if the message or its channel is gone.
        """
        parts = await painted_payload(screen, self.images)
        message = self._channel().get_partial_message(message_id)
        none = discord.AllowedMentions.none()
        return await self._put_away(lambda: message.edit(**parts.for_edit(), allowed_mentions=none))

    async def remove(self, message_id: int) -> str:
        """Delete one of the bot's messages. A failure is returned, not raised.

        Args:
            message_id: The message.

        Returns:
            Why it could not be deleted; empty on success and if the message or its channel is gone.
        """
        return await self._put_away(self._channel().get_partial_message(message_id).delete)

    async def _put_away(self, request: Callable[[], Awaitable[object]]) -> str:
        try:
            await self._write(request)
        except ChannelUnavailable as unavailable:
            return "" if unavailable.reason == "gone" else unavailable.reason
        except discord.NotFound:
            return ""
        except (discord.HTTPException, discord.RateLimited, *CONNECTION_ERRORS) as error:
            return type(error).__name__
        return ""

    async def _payload(self, screen: Screen) -> Payload:
        parts = await painted_payload(screen, self.images, self.picture_timeout)
        if parts.incomplete and self.on_missing_picture is not None:
            self.on_missing_picture(screen)
        return parts

    def _channel(self) -> discord.PartialMessageable:
        return self.client.get_partial_messageable(self.channel, guild_id=self.guild)

    async def _write(self, request: Callable[[], Awaitable[T]]) -> T:
        """Make a request to Discord and return its result; if the thread is archived, unarchive it and try again.

        Raises:
            ChannelUnavailable: The channel is gone, the thread is locked, or the bot lacks permissions.
            discord.HTTPException: Discord refused the request for another reason.
        """
        try:
            return await request()
        except discord.HTTPException as error:
            if error.code == ARCHIVED and self.thread is not None:
                if not await threads.unarchive(self.client, self.thread):
                    raise ChannelUnavailable("locked") from None
                return await request()
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelUnavailable("gone") from None
            if error.code == LOCKED:
                raise ChannelUnavailable("locked") from None
            if isinstance(error, discord.Forbidden):
                raise ChannelUnavailable("forbidden") from None
            raise
