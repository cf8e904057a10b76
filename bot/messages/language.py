"""The language of what all members of a server read: boards, votes, threads, and reminders in them."""

import discord

from bot.ui.words import language_of


def server_language(client: discord.Client, guild: int | None) -> str:
    """Return the language in which to write to a server.

    Args:
        client: The Discord client, which knows the servers.
        guild: The server's id; None outside a server.
    """
    known = None if guild is None else client.get_guild(guild)
    return language_of(None if known is None else known.preferred_locale)
