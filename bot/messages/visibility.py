"""Whether a user sees the channel or thread in which a match or a vote is shown, and what the bot may do there.

A private thread is seen by its members and by those who manage threads. Discord tells a bot without privileged intents
neither the members of a thread nor the threads that are archived, so both are looked up and kept for a short while.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Final, Literal

import aiohttp
import discord
from cachetools import LRUCache, TTLCache

from bot.interactions.discord_private import look_up_thread_member
from bot.interactions.errors import UserLimit
from bot.interactions.response import Interaction
from bot.ui.words import say

Sight = Literal["seen", "hidden", "lost"]
"""Whether a user sees a place. "lost": nobody can tell, since the place was deleted or is closed to the bot."""

COMMAND_PATIENCE, COMPLETION_PATIENCE = 10.0, 1.0
"""Seconds for which a command waits for Discord, and an autocompletion, which must be answered within three."""
MEMBERSHIP_SECONDS: Final = 30.0
"""Seconds for which Discord's answer is used whether a user is a member of a private thread, or whether it is lost."""
LOOKUPS_AT_ONCE: Final = 10
"""How many requests may run at once, so that a long list leaves Discord's limits to other work."""


MOST_LOOKUPS: Final = 30
LOOKUP_SECONDS: Final = 60.0
"""For how many places Discord is asked for a user in so many seconds. A made-up number of a table or a vote costs a
look at all of a server that may be meant, so that the time of the answer tells nothing."""


class Visibility:
    """A service that tells which channels and threads a user sees, and caches what it had to ask Discord."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._parents: LRUCache[int, tuple[bool, int]] = LRUCache(10_000)
        """By thread that is not in discord.py's cache: whether it is private, and its channel. Neither ever changes."""
        self._lost: TTLCache[int, bool] = TTLCache(10_000, MEMBERSHIP_SECONDS)
        self._members: TTLCache[tuple[int, int], bool] = TTLCache(10_000, MEMBERSHIP_SECONDS)
        """Whether a user (second) is a member of a private thread (first)."""
        self._requests = asyncio.Semaphore(LOOKUPS_AT_ONCE)
        self._lookups = UserLimit(MOST_LOOKUPS, LOOKUP_SECONDS, time.monotonic)

    async def look(self, interaction: Interaction, places: Iterable[int], patience: float) -> dict[int, Sight]:
        """Find out which of some channels and threads the user of an interaction sees.

        Of many about which Discord has to be asked, it is asked about the newest, whatever the user is looking for; the
        others count as hidden. Each user may have it asked about `MOST_LOOKUPS` a minute.

        Args:
            interaction: The interaction.
            places: Ids of channels and threads of its server.
            patience: Seconds to wait for Discord. What is not known by then counts as hidden.

        Returns:
            "seen", "hidden" or "lost" by id; "lost" for a channel that was deleted or is closed to the bot.
        """
        wanted = set(places)
        found: dict[int, Sight] = dict.fromkeys(wanted, "hidden")
        tasks = {}
        for place in sorted(wanted, reverse=True):
            sight = self._known(interaction, place)
            if sight is None:
                if not self._lookups.take(interaction.user.id):
                    continue
                tasks[asyncio.create_task(self._find_out(interaction, place))] = place
            else:
                found[place] = sight
        if tasks:
            done, late = await asyncio.wait(tasks, timeout=patience)
            for task in late:
                task.cancel()
            for task in done:
                found[tasks[task]] = task.result()
        return found

    def is_known_to_see(self, interaction: Interaction, place: int) -> bool:
        """Return True if the user of an interaction sees a channel or thread, and Discord need not be asked.

        Args:
            interaction: The interaction.
            place: The id of a channel or thread of its server.
        """
        return self._known(interaction, place) == "seen"

    def permissions_in(self, interaction: Interaction, place: int | None) -> discord.Permissions:
        """Return the permissions that the user of an interaction has in the channel of a match or a vote.

        `Interaction.permissions` holds those of the channel where the user acts, which may be another one. Discord is
        not asked. If the place is lost or not known yet, members who manage the server count as having all permissions
        in it, and everybody else as having none.

        Args:
            interaction: The interaction.
            place: The id of a channel or thread of its server; None for a place that nobody knows.

        Returns:
            The permissions in that channel or the thread's channel; none if the user does not see it.
        """
        if place is not None and place == interaction.channel_id:
            return interaction.permissions
        user = interaction.user
        guild = None if interaction.guild_id is None else self._client.get_guild(interaction.guild_id)
        if guild is not None and isinstance(user, discord.Member) and place is not None and place not in self._lost:
            channel = guild.get_channel_or_thread(place)
            if isinstance(channel, discord.Thread):
                channel = guild.get_channel(channel.parent_id)
            elif channel is None and place in self._parents:
                channel = guild.get_channel(self._parents[place][1])
            if channel is not None:
                allowed = channel.permissions_for(user)
                return allowed if allowed.view_channel else discord.Permissions.none()
        return discord.Permissions.all() if interaction.permissions.manage_guild else discord.Permissions.none()

    def _known(self, interaction: Interaction, place: int) -> Sight | None:
        """Return whether a user sees a channel or thread, as far as that is known without asking Discord.

        Args:
            interaction: The user's interaction.
            place: The id of the channel or thread.

        Returns:
            "seen", "hidden" or "lost"; None if Discord has to be asked.
        """
        user = interaction.user
        guild = None if interaction.guild_id is None else self._client.get_guild(interaction.guild_id)
        if place == interaction.channel_id:
            return "seen"
        if place in self._lost or guild is None or not isinstance(user, discord.Member):
            return "lost"
        channel = guild.get_channel_or_thread(place)
        if isinstance(channel, discord.Thread):
            is_private, parent_id = _thread_of(channel)
        elif channel is not None:
            return "seen" if channel.permissions_for(user).view_channel else "hidden"
        elif place in self._parents:
            is_private, parent_id = self._parents[place]
        else:
            return None
        parent = guild.get_channel(parent_id)
        if parent is None:
            return "lost"
        allowed = parent.permissions_for(user)
        if not allowed.view_channel:
            return "hidden"
        if not is_private or allowed.manage_threads:
            return "seen"
        member = self._members.get((place, user.id))
        return None if member is None else "seen" if member else "hidden"

    async def _find_out(self, interaction: Interaction, place: int) -> Sight:
        """Return whether a user sees a channel or thread, after asking Discord what is not known yet.

        Args:
            interaction: The user's interaction.
            place: The id of the channel or thread.

        Returns:
            "seen", "hidden" or "lost"; "hidden" if Discord does not answer.
        """
        try:
            async with self._requests:
                if interaction.guild is None or interaction.guild.get_channel_or_thread(place) is None:
                    await self._locate(place)
                if (sight := self._known(interaction, place)) is None:
                    await self._ask_membership(place, interaction.user.id)
                    sight = self._known(interaction, place)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError):
            return "hidden"
        return sight or "hidden"

    async def _locate(self, place: int) -> None:
        """Ask Discord to which channel a thread belongs, and cache the answer."""
        if place in self._parents:
            return
        try:
            channel = await self._client.fetch_channel(place)
        except (discord.NotFound, discord.Forbidden):
            self._lost[place] = True
            return
        if isinstance(channel, discord.Thread):
            self._parents[place] = _thread_of(channel)

    async def _ask_membership(self, thread: int, user: int) -> None:
        try:
            await look_up_thread_member(self._client, thread, user)
        except discord.NotFound:
            self._members[thread, user] = False
        else:
            self._members[thread, user] = True


def _thread_of(thread: discord.Thread) -> tuple[bool, int]:
    return thread.type is discord.ChannelType.private_thread, thread.parent_id


# -- what the bot may do there -----------------------------------------------------------------------------------------


_PARENT_TYPES = (discord.ChannelType.text, discord.ChannelType.news)
_VOICE_TYPES = (discord.ChannelType.voice, discord.ChannelType.stage_voice)
_FORUM_TYPES = (discord.ChannelType.forum, discord.ChannelType.media)
_THREAD_TYPES = (discord.ChannelType.public_thread, discord.ChannelType.private_thread, discord.ChannelType.news_thread)


def missing_permissions(channel: object, allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot lacks to show a match in a channel.

    Args:
        channel: The channel or thread; for a forum the result is about posts in it.
        allowed: The bot's permissions there.
    """
    kind = getattr(channel, "type", None)
    send = "send_messages_in_threads" if kind in (*_THREAD_TYPES, *_FORUM_TYPES) else "send_messages"
    needed = ["view_channel", send, "attach_files", "read_message_history"]
    if kind in _FORUM_TYPES and not allowed.send_messages:
        needed.remove("attach_files")  # discord.py denies it with Send Messages, which posts do not need
    if kind in _VOICE_TYPES:
        needed.append("connect")  # without it Discord closes the chat of a voice channel
    return _named(needed, allowed)


def missing_thread_permissions(channel: object, allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot lacks to open public threads for the matches in a channel.

    Args:
        channel: The channel or thread; the result is empty where the bot opens no threads, such as in a thread.
        allowed: The bot's permissions there.
    """
    if getattr(channel, "type", None) not in _PARENT_TYPES:
        return []
    return _named(("create_public_threads", "send_messages_in_threads"), allowed)


def _named(needed: Iterable[str], allowed: discord.Permissions) -> list[str]:
    return [say.label(f"permission-{name.replace('_', '-')}") for name in needed if not getattr(allowed, name)]


def may_open_thread(channel: object, allowed: discord.Permissions) -> bool:
    """Return True if the bot can open a public thread for a match in this channel.

    Args:
        channel: The channel or thread.
        allowed: The bot's permissions there.
    """
    is_parent = getattr(channel, "type", None) in _PARENT_TYPES
    return is_parent and not missing_thread_permissions(channel, allowed)


def has_private_threads(channel: object) -> bool:
    """Return True if private threads can exist in a channel, or beside a thread: only text channels have them.

    Args:
        channel: The channel or thread.
    """
    if isinstance(channel, discord.Thread):
        channel = channel.parent
    return getattr(channel, "type", None) is discord.ChannelType.text


def can_be_private(channel: object) -> bool:
    """Return True if a match of this channel can be played without spectators: in a text channel or a private thread.

    Args:
        channel: The channel or thread; the result is False if it is None, which stands for an unknown channel.
    """
    kind = getattr(channel, "type", None)
    return kind in (discord.ChannelType.text, discord.ChannelType.private_thread)


def missing_private_permissions(allowed: discord.Permissions) -> list[str]:
    """Return the names of the permissions that the bot lacks to open private threads.

    Args:
        allowed: The bot's permissions in the channel.
    """
    return _named(("create_private_threads", "send_messages_in_threads"), allowed)
