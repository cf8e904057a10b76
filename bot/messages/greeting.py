"""The greeting that the bot posts when it joins a server: the games, with buttons to learn and to play each."""

import asyncio
import secrets

import discord
import structlog

from bot.interactions.errors import describe_error
from bot.messages.channel_permissions import missing_permissions
from bot.messages.channel_writer import RETRYABLE_ERRORS, ChannelUnavailable, ChannelWriter
from bot.screens.learning import greeting_screen
from bot.ui.image_cache import ImageCache
from bot.ui.words import server_language
from games.core.words import in_language
from storage import Store

log = structlog.stdlib.get_logger(__name__)


async def greet(client: discord.Client, images: ImageCache, store: Store, guild: discord.Guild) -> None:
    """Post the greeting in a server, in its system channel or else the first text channel that the bot may write in.

    A server is greeted once: neither after a restart nor when the bot is invited again. A greeting that cannot be
    posted is logged.

    Args:
        client: The connected client.
        images: The cache of pictures.
        store: Remembers which servers were greeted.
        guild: The server.
    """
    key = f"greeted.{guild.id}"
    channel = _channel_for(guild)
    if channel is None:
        log.info("no channel for a greeting", server=guild.id)
        return
    try:
        if await store.get_value(key):
            return
        await store.put_value(key, True)  # first, so that a crash cannot lead to a second greeting
        with in_language(server_language(client, guild.id)):
            screen = await asyncio.to_thread(greeting_screen)
            await ChannelWriter(client, images, channel.id, guild.id).post(screen, secrets.token_hex(8))
    except (ChannelUnavailable, discord.HTTPException, *RETRYABLE_ERRORS) as error:
        log.warning("a server could not be greeted", server=guild.id, error=describe_error(error))


def _channel_for(guild: discord.Guild) -> discord.TextChannel | None:
    first = [] if guild.system_channel is None else [guild.system_channel]
    for channel in (*first, *guild.text_channels):
        if not missing_permissions(channel, channel.permissions_for(guild.me)):
            return channel
    return None
