"""How many members could vote in a public vote, as far as Discord tells a bot that may not list members."""

import asyncio

import aiohttp
import discord
import structlog

from storage.ballots import Vote

PATIENCE = 2.0
"""Seconds to wait for Discord; a vote does not stay open for the sake of this number."""

log = structlog.stdlib.get_logger(__name__)


async def count_entitled(client: discord.Client, vote: Vote) -> int | None:
    """Return about how many members can vote; None if Discord does not tell.

    It counts the server's members, bots included, or those with the role that the vote requires, for which the bot
    needs Manage Roles. How many have one of several roles, and for how long each has been a member, it does not tell.

    Args:
        client: The connection to Discord.
        vote: The vote.
    """
    eligible = vote.terms.eligible
    if not eligible.is_countable:
        return None
    try:
        async with asyncio.timeout(PATIENCE):
            if not eligible.roles:
                return (await client.fetch_guild(vote.guild, with_counts=True)).approximate_member_count
            guild = client.get_guild(vote.guild)
            counts = {} if guild is None else await guild.role_member_counts()
            return {role.id: count for role, count in counts.items()}.get(eligible.roles[0])
    except (TimeoutError, aiohttp.ClientError, OSError, discord.DiscordException) as error:
        log.info("nobody knows how many members could vote", vote=vote.id, error=type(error).__name__)
        return None
