"""A server's rules: where tables may be opened, by whom, and how many. Until somebody sets them: anywhere, by all."""

from dataclasses import dataclass
from typing import Any

import discord
import orjson

from bot.answer import Interaction
from bot.answering import Complaint
from bot.catalogue import say
from bot.vote.rights import has_role
from storage import Limits, Store

EACH, ALL = 10, 200
"""How many tables may be open in a server, of one host and altogether, unless its managers say otherwise."""
MOST_EACH, MOST_ALL = 100, 2000
"""What they may say at most."""


@dataclass(frozen=True, slots=True)
class ServerRules:
    """Of one server. No channels: all of them; no openers: everybody."""

    channels: tuple[int, ...] = ()
    openers: tuple[int, ...] = ()
    """Roles that may open tables, beside those who manage the server."""
    each: int = EACH
    """How many open tables one host may have."""
    all: int = ALL
    """How many tables may be open."""


def _setting(guild: int) -> str:
    return f"server.{guild}"


async def rules_of(store: Store, guild: int) -> ServerRules:
    """The rules of a server."""
    kept: dict[str, Any] = await store.kept(_setting(guild)) or {}
    return ServerRules(
        tuple([int(each) for each in kept.get("channels", ())]),
        tuple([int(each) for each in kept.get("openers", ())]),
        int(kept.get("each", EACH)),
        int(kept.get("all", ALL)),
    )


async def set_rules(store: Store, guild: int, rules: ServerRules) -> None:
    """From now on; tables that are open stay open."""
    kept = orjson.loads(orjson.dumps(rules))
    kept |= {"channels": [str(each) for each in rules.channels], "openers": [str(each) for each in rules.openers]}
    await store.keep(_setting(guild), None if rules == ServerRules() else kept)


async def check_may_open(store: Store, interaction: Interaction) -> Limits | None:
    """See that whoever asks may open a table here; how many there may be, which is for the store to see to.

    Raises:
        Complaint: why not, and what to do.
    """
    guild, user = interaction.guild_id, interaction.user
    if guild is None:
        return None
    rules = await rules_of(store, guild)
    channel = interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else interaction.channel_id
    if rules.channels and here not in rules.channels:
        raise Complaint(say("admin.other_channels", channels=", ".join(f"<#{each}>" for each in rules.channels)))
    manages = interaction.permissions.manage_guild
    if rules.openers and not manages and not any(has_role(user, role) for role in rules.openers):
        raise Complaint(say("admin.other_roles", roles=", ".join(f"<@&{each}>" for each in rules.openers)))
    return Limits(rules.each, rules.all)
