"""Permission checks (managing a server, hosting the bot, opening a table, viewing a match) and a server's rules."""

from dataclasses import dataclass
from typing import Any

import discord
import orjson

from bot.interactions.discord_private import has_role
from bot.interactions.errors import UserError
from bot.interactions.response import Interaction
from bot.services import Services
from bot.ui.catalogue import say
from storage import Limits, Match, Refused, Status, Store


def check_manager(interaction: Interaction) -> int:
    """Return the server's id if the user may manage it.

    Raises:
        UserError: The user may not, or the interaction is not in a server.
    """
    if interaction.guild_id is None:
        raise UserError(say("admin.only_in_servers"))
    if not interaction.permissions.manage_guild:
        raise UserError(say("admin.not_manager"))
    return interaction.guild_id


def is_host(services: Services, user: int) -> bool:
    """Return True if a user hosts this bot: as listed in OWNERS, else as owner or team member of its application.

    Args:
        services: The bot's services.
        user: The user's id.
    """
    if services.owners:
        return user in services.owners
    application = services.client.application
    if application is None:
        return False
    if application.team is not None:
        return any(member.id == user for member in application.team.members)
    return application.owner.id == user


def check_host(services: Services, interaction: Interaction) -> None:
    """Check that the user hosts this bot.

    Args:
        services: The bot's services.
        interaction: The user's interaction.

    Raises:
        UserError: The user does not host this bot.
    """
    if not is_host(services, interaction.user.id):
        raise UserError(say("admin.not_host"))


TABLES_PER_HOST, TABLES_PER_SERVER = 10, 200
"""Default limits on a server's open tables: per user who opens them, and in total."""
MAX_TABLES_PER_HOST, MAX_TABLES_PER_SERVER = 100, 2000
"""The largest limits a server's managers may set."""


@dataclass(frozen=True, slots=True)
class ServerRules:
    """The rules that a server's managers have set."""

    channels: tuple[int, ...] = ()
    """Channels in which tables may be opened; empty for all."""
    opener_roles: tuple[int, ...] = ()
    """Roles that may open tables, besides the server's managers; empty for everybody."""
    per_host: int = TABLES_PER_HOST
    """Maximum number of open tables per user who opened them."""
    per_server: int = TABLES_PER_SERVER
    """Maximum number of open tables in the server."""


def _rules_key(guild: int) -> str:
    return f"server.{guild}"


async def server_rules(store: Store, guild: int) -> ServerRules:
    """Return the rules of a server.

    Args:
        store: The database.
        guild: The server's id.
    """
    stored: dict[str, Any] = await store.get_value(_rules_key(guild)) or {}
    return ServerRules(
        tuple([int(each) for each in stored.get("channels", ())]),
        tuple([int(each) for each in stored.get("opener_roles", ())]),
        int(stored.get("per_host", TABLES_PER_HOST)),
        int(stored.get("per_server", TABLES_PER_SERVER)),
    )


async def set_server_rules(store: Store, guild: int, rules: ServerRules) -> None:
    """Set the rules of a server; open tables stay open.

    Args:
        store: The database.
        guild: The server's id.
        rules: The new rules.
    """
    stored = orjson.loads(orjson.dumps(rules))
    stored |= {
        "channels": [str(each) for each in rules.channels],
        "opener_roles": [str(each) for each in rules.opener_roles],
    }
    await store.put_value(_rules_key(guild), None if rules == ServerRules() else stored)


async def check_may_open_table(store: Store, interaction: Interaction) -> Limits | None:
    """Check that the user may open a table in this channel.

    Args:
        store: The database.
        interaction: The user's interaction.

    Returns:
        The limits on open tables, which the store enforces; None outside a server.

    Raises:
        UserError: The user may not. The text says why and what to do.
    """
    guild, user = interaction.guild_id, interaction.user
    if guild is None:
        return None
    rules = await server_rules(store, guild)
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if rules.channels and here not in rules.channels:
        raise UserError(say("admin.other_channels", channels=", ".join(f"<#{each}>" for each in rules.channels)))
    manages = interaction.permissions.manage_guild
    if rules.opener_roles and not manages and not any(has_role(user, role) for role in rules.opener_roles):
        raise UserError(say("admin.other_roles", roles=", ".join(f"<@&{each}>" for each in rules.opener_roles)))
    return Limits(rules.per_host, rules.per_server)


def may_view(match: Match, interaction: Interaction) -> bool:
    """Return True if the user may see the public part of a match.

    A user with the permission Manage Threads can read private threads in Discord, so they may view private matches.

    Args:
        match: The match.
        interaction: The user's interaction.
    """
    if not match.is_private or match.status in (Status.LOBBY, Status.CANCELLED):
        return True
    user = interaction.user.id
    held = any(chair.reserved_for == user for chair in match.chairs)
    return held or user == match.host or match.seat_of(user) is not None or interaction.permissions.manage_threads


def check_may_view(match: Match, interaction: Interaction) -> None:
    """Check that the user may see the public part of a match.

    Args:
        match: The match.
        interaction: The user's interaction.

    Raises:
        Refused: `no_spectators`.
    """
    if not may_view(match, interaction):
        raise Refused("no_spectators")
