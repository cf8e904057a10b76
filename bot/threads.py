"""Threads: one for each match where the bot may open them, and which permissions it needs for what."""

import logging
from typing import Final

import discord

from bot.catalogue import say
from storage import Match

WEEK: Final = 10080
"""Minutes without a message after which Discord archives the thread: the longest there is."""

log = logging.getLogger(__name__)

_HAVE_THREADS = (discord.ChannelType.text, discord.ChannelType.news)
_THREADS = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)


def missing(channel: object, allowed: discord.Permissions) -> list[str]:
    """The permissions, by their names in Discord, without which no table can be shown in this channel."""
    kind = getattr(channel, "type", None)
    speak = "send_messages_in_threads" if kind in _THREADS else "send_messages"
    needed = ("view_channel", speak, "attach_files", "read_message_history")
    return [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]


def may_open(channel: object, allowed: discord.Permissions) -> bool:
    """Whether a match gets a thread of its own here; else it is played in the channel itself."""
    kind = getattr(channel, "type", None)
    return kind in _HAVE_THREADS and allowed.create_public_threads and allowed.send_messages_in_threads


async def open_thread(client: discord.Client, match: Match) -> int | None:
    """Open the thread of a match, on its lobby message where there is one. None: Discord does not let us."""
    name = say("thread.name", game=match.rules.title, match=match.id)
    try:
        if match.message is not None:
            place = client.get_partial_messageable(match.channel, guild_id=match.guild)
            made = await place.get_partial_message(match.message).create_thread(name=name, auto_archive_duration=WEEK)
            return made.id
        channel = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
        if not isinstance(channel, discord.TextChannel):
            return None
        kind = discord.ChannelType.public_thread
        made = await channel.create_thread(name=name, type=kind, auto_archive_duration=WEEK)
        return made.id
    except (discord.Forbidden, discord.NotFound, ValueError) as error:
        log.info("match %d gets no thread: %s", match.id, type(error).__name__)
        return None
    except discord.HTTPException as error:
        log.warning("match %d gets no thread: %d %d", match.id, error.status, error.code)
        return None


def may_open_private(channel: object, allowed: discord.Permissions) -> list[str]:
    """The permissions, by their names in Discord, without which there are no private threads in this channel."""
    needed = ("create_private_threads", "send_messages_in_threads")
    return [say(f"permission.{name}") for name in needed if not getattr(allowed, name)]


async def open_private(client: discord.Client, match: Match, name: str) -> int | None:
    """Open a private thread beside a match, into which only the bot lets people. None: Discord does not let us."""
    try:
        channel = client.get_channel(match.channel) or await client.fetch_channel(match.channel)
        if isinstance(channel, discord.Thread):
            channel = channel.parent or await client.fetch_channel(channel.parent_id)
        if not isinstance(channel, discord.TextChannel):
            return None
        kind = discord.ChannelType.private_thread
        made = await channel.create_thread(name=name[:100], type=kind, invitable=False, auto_archive_duration=WEEK)
    except discord.HTTPException as error:
        log.warning("match %d gets no private thread: %d %d", match.id, error.status, error.code)
        return None
    return made.id


async def open_closed(client: discord.Client, match: Match) -> int | None:
    """Open the private thread of a table without spectators, and let in those who play. None: Discord does not."""
    thread = await open_private(client, match, say("thread.name", game=match.rules.title, match=match.id))
    if thread is not None:
        for chair in match.chairs:
            if chair.user is not None:
                await let_in(client, thread, chair.user)
    return thread


async def let_in(client: discord.Client, thread: int, user: int) -> bool:
    """Let somebody into a private thread; whether they are in."""
    try:
        await client.http.add_user_to_thread(thread, user)
    except discord.HTTPException as error:
        log.info("somebody cannot be let into thread %d: %d %d", thread, error.status, error.code)
        return False
    return True


async def take_out(client: discord.Client, thread: int, user: int) -> bool:
    """Take somebody out of a private thread; whether they are out. Who has left the server is in no thread of it."""
    try:
        await client.http.remove_user_from_thread(thread, user)
    except discord.NotFound:
        return True
    except discord.HTTPException as error:
        log.info("somebody cannot be taken out of thread %d: %d %d", thread, error.status, error.code)
        return False
    return True


async def is_private(client: discord.Client, place: int) -> bool:
    """Whether a place is a private thread."""
    try:
        channel = client.get_channel(place) or await client.fetch_channel(place)
    except discord.HTTPException:
        return False
    return isinstance(channel, discord.Thread) and channel.type is discord.ChannelType.private_thread


async def archive(client: discord.Client, thread_id: int) -> None:
    """Put a thread away; it stays readable to those who are in it."""
    try:
        thread = await client.fetch_channel(thread_id)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=True)
    except discord.HTTPException as error:
        log.info("thread %d is not archived: %d %d", thread_id, error.status, error.code)


async def unarchive(client: discord.Client, thread_id: int) -> bool:
    """Wake an archived thread; False where it is locked or gone."""
    try:
        thread = await client.fetch_channel(thread_id)
        if not isinstance(thread, discord.Thread) or thread.locked:
            return False
        await thread.edit(archived=False)
    except discord.HTTPException as error:
        log.info("thread %d stays archived: %d %d", thread_id, error.status, error.code)
        return False
    return True
