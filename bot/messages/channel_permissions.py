"""Which permissions the bot needs in a channel, to show matches and to open threads, and which of them it lacks."""

from collections.abc import Iterable

import discord

from bot.ui.words import say

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
