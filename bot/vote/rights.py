"""Who may run votes, who may vote, and which votes somebody may see."""

from datetime import datetime, timedelta

import discord

from bot.answer import Interaction
from bot.answering import Complaint
from bot.catalogue import say
from storage import Store
from storage.ballots import Vote

MOST_ROLES = 25


def _setting(guild: int) -> str:
    return f"ostrakon.roles.{guild}"


async def roles_of(store: Store, guild: int) -> list[int]:
    """The roles that may run votes in a server, beside those who may manage messages."""
    return [int(role) for role in await store.kept(_setting(guild)) or ()]


async def set_roles(store: Store, guild: int, roles: list[int]) -> None:
    """Say which roles may run votes."""
    await store.keep(_setting(guild), [str(role) for role in roles] or None)


def has_role(user: discord.User | discord.Member, role: int) -> bool:
    """Whether a member has a role, by the member that came with the interaction: the server may not be known here."""
    return isinstance(user, discord.Member) and user._roles.has(role)


async def check_runs(store: Store, interaction: Interaction) -> None:
    """See that whoever asks may open and end votes here. Raises Complaint."""
    guild = interaction.guild_id
    if guild is None:
        raise Complaint(say("vote.only_in_servers"))
    if interaction.permissions.manage_messages:
        return
    roles = await roles_of(store, guild)
    if any(has_role(interaction.user, role) for role in roles):
        return
    if roles:
        raise Complaint(say("vote.not_allowed_roles", roles=", ".join(f"<@&{role}>" for role in roles)))
    raise Complaint(say("vote.not_allowed"))


def check_eligible(vote: Vote, user: discord.User | discord.Member, at: datetime) -> None:
    """See that a member may vote. Raises Complaint with the reason."""
    role, days = vote.terms.eligible.role, vote.terms.eligible.days
    if role is not None and not has_role(user, role):
        raise Complaint(say("vote.needs_role", role=f"<@&{role}>"))
    if not days:
        return
    joined = user.joined_at if isinstance(user, discord.Member) else None
    if joined is None:
        raise Complaint(say("vote.needs_days_unknown", count=days))
    if joined + timedelta(days=days) > at:
        since = f"<t:{int(joined.timestamp())}:D>"
        raise Complaint(say("vote.needs_days", count=days, joined=since))


def sees(interaction: Interaction, vote: Vote) -> bool:
    """Whether somebody sees the channel of a vote; of one that is gone, everybody may know."""
    if vote.guild != interaction.guild_id:
        return False
    guild = interaction.guild
    channel = guild.get_channel_or_thread(vote.channel) if guild is not None else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return True
    return channel.permissions_for(interaction.user).view_channel
