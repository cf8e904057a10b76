"""Permission checks (managing a server, operating the bot, opening a table, viewing a match) and a server's rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import discord
import orjson

from bot.interactions.discord_private import has_role
from bot.interactions.errors import UserError
from bot.interactions.response import Interaction
from bot.messages.visibility import COMMAND_PATIENCE
from bot.services import Services
from bot.ui.words import channel_mention, role_mention, say
from games.core.words import AnyOf, Series
from storage import Limits, Match, Refused, Status, Store


def check_manager(interaction: Interaction) -> int:
    """Return the id of the server in which the user acts, if they have the permission Manage Server there.

    Raises:
        UserError: The user may not, or the interaction is not in a server.
    """
    if interaction.guild_id is None:
        raise UserError(say.text("admin-only-in-servers"))
    if not interaction.permissions.manage_guild:
        raise UserError(say.text("admin-not-manager"))
    return interaction.guild_id


def is_host(services: Services, user: int) -> bool:
    """Return True if a user operates this bot: listed in the setting OWNERS or, without it, owner of its application.

    Members of the team that owns the application count as owners.

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
    """Raise an error unless the user operates this bot (see `is_host`).

    Args:
        services: The bot's services.
        interaction: The user's interaction.

    Raises:
        UserError: The user does not operate this bot; the text says so.
    """
    if not is_host(services, interaction.user.id):
        raise UserError(say.text("admin-not-host"))


TABLES_PER_HOST, TABLES_PER_SERVER = 10, 200
"""Default limits on a server's open tables: per user who opens them, and in total."""
MAX_TABLES_PER_HOST, MAX_TABLES_PER_SERVER = 100, 2000
"""The largest limits a server's managers may set."""


@dataclass(frozen=True, slots=True)
class ServerRules:
    """The rules on opening tables (matches) that the managers of a Discord server have set, or the default values."""

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
    """Return a server's rules on opening tables (matches); the default values if its managers have set none.

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
    """Store a server's rules on opening tables; tables that are open already stay open.

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
    """Return the limits on open tables if the server's rules let the user open one in this channel.

    Args:
        store: The database.
        interaction: The user's interaction.

    Returns:
        The limits, which the store enforces when it opens the table; None outside a server.

    Raises:
        UserError: The rules do not allow this channel or this user. The text says why and what to do.
    """
    guild, user = interaction.guild_id, interaction.user
    if guild is None:
        return None
    rules = await server_rules(store, guild)
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if rules.channels and here not in rules.channels:
        raise UserError(say.text("admin-other-channels", channels=AnyOf([*map(channel_mention, rules.channels)])))
    manages = interaction.permissions.manage_guild
    if rules.opener_roles and not manages and not any(has_role(user, role) for role in rules.opener_roles):
        raise UserError(say.text("admin-other-roles", roles=Series([*map(role_mention, rules.opener_roles)])))
    return Limits(rules.per_host, rules.per_server)


async def filter_known(services: Services, interaction: Interaction, matches: Iterable[Match]) -> list[Match]:
    """Return those of the given matches whose existence the user may know of; matches of other servers are left out.

    These are the matches in a channel or thread that the user sees, and those in which they have a part. If a match's
    channel was deleted or is closed to the bot, members with the permission Manage Server may know of it too.

    Args:
        services: The bot's services.
        interaction: The user's interaction.
        matches: The matches.
    """
    here = [match for match in matches if match.guild == interaction.guild_id]
    user = interaction.user.id
    others = {match.channel for match in here if not has_part(match, user)}
    sights = await services.visibility.look(interaction, others, COMMAND_PATIENCE)
    shown = {"seen", "lost"} if interaction.permissions.manage_guild else {"seen"}
    return [match for match in here if has_part(match, user) or sights[match.channel] in shown]


def has_part(match: Match, user: int) -> bool:
    """Return True if a user plays in a match, is its host or has a seat reserved for them.

    Args:
        match: The match.
        user: The user's id.
    """
    held = any(chair.reserved_for == user for chair in match.chairs)
    return held or user == match.host or match.seat_of(user) is not None


async def took_part(services: Services, match: Match, user: int) -> bool:
    """Return True if a user has a part in a match, or has played in it and given up the seat.

    Args:
        services: The bot's services.
        match: The match.
        user: The user's id.
    """
    return has_part(match, user) or await services.store.has_acted(match.id, user)


def may_view(services: Services, match: Match, interaction: Interaction) -> bool:
    """Return True if the user may see what a match shows to everybody: its board, public log and replay.

    A private match that has begun is visible only to its players, its host, users for whom a seat is reserved, and
    members with the permission Manage Threads in its channel, who can read private threads there anyway.

    Args:
        services: The bot's services.
        match: The match.
        interaction: The user's interaction.
    """
    if not match.is_private or match.status in (Status.LOBBY, Status.CANCELLED):
        return True
    manages_threads = services.visibility.permissions_in(interaction, match.channel).manage_threads
    return has_part(match, interaction.user.id) or manages_threads


def check_may_view(services: Services, match: Match, interaction: Interaction) -> None:
    """Raise an error unless the user may see what a match shows to everybody (see `may_view`).

    Args:
        services: The bot's services.
        match: The match.
        interaction: The user's interaction.

    Raises:
        Refused: The match is private (`no_spectators`).
    """
    if not may_view(services, match, interaction):
        raise Refused("no_spectators")
