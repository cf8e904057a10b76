"""The INTERACTION_CREATE event as the bot receives it (Discord reference, «Interaction Object»)."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox import permissions as may
from sandbox.attachments import MAX_BYTES
from sandbox.interactions.record import AUTOCOMPLETE, COMMAND, MODAL, Interaction
from sandbox.wire import Json
from sandbox.world import World

LOCALE = "en-US"


def payload(world: World, interaction: Interaction, data: Json) -> Json:
    """The whole event; permissions in it are the true ones of that moment and place."""
    channel = world.channels[interaction.channel_id]
    user_id = interaction.user_id
    body: Json = {
        "id": interaction.id, "application_id": world.bot_id, "type": interaction.type, "token": interaction.token,
        "version": 1,
        "data": data, "channel_id": channel["id"], "locale": LOCALE, "entitlements": [],
        "attachment_size_limit": MAX_BYTES,
        "app_permissions": str(may.permissions(world, world.bot_id, channel)),
    }  # fmt: skip
    bits = str(may.permissions(world, user_id, channel))
    body["channel"] = {**world.channel_for(channel, world.bot_id), "permissions": bits}
    if guild_id := channel.get("guild_id"):
        body |= {
            "guild_id": guild_id, "guild_locale": LOCALE, "guild": {"id": guild_id, "locale": LOCALE,
            "features": []}, "context": 0,
            "authorizing_integration_owners": {"0": guild_id}, "member": {**world.members[user_id],
            "permissions": bits},
        }  # fmt: skip
    else:
        body |= {"context": 1, "authorizing_integration_owners": {"0": "0"}, "user": world.users[user_id]}
    if interaction.message_id is not None and interaction.type not in (COMMAND, AUTOCOMPLETE):
        message = world.messages.get(interaction.message_id)
        if message is not None:
            body["message"] = message
    return body


def metadata(world: World, interaction: Interaction, opened: Interaction | None = None) -> Json:
    """What a response says about where it came from; `opened` is the interaction that was answered with the form."""
    channel = world.channels[interaction.channel_id]
    found: Json = {
        "id": interaction.id, "type": interaction.type, "user": world.users[interaction.user_id],
        "authorizing_integration_owners": {"0": channel.get("guild_id", "0")},
    }  # fmt: skip
    if interaction.type == COMMAND:
        found |= {"name": interaction.command, "command_type": 1}
    elif interaction.type == MODAL:
        found["triggering_interaction_metadata"] = metadata(world, opened) if opened else None
    elif interaction.message_id is not None:
        found["interacted_message_id"] = interaction.message_id
    return found


def resolved(
    world: World, channel: Json, users: Iterable[str], roles: Iterable[str] = (), channels: Iterable[str] = ()
) -> Json:
    """The objects behind ids that a user chose."""
    data: Json = {}
    users = list(users)
    if users:
        data["users"] = {user_id: world.users[user_id] for user_id in users}
        members = {
            user_id: {
                **{k: v for k, v in world.members[user_id].items() if k != "user"},
                "permissions": str(may.permissions(world, user_id, channel)),
            }
            for user_id in users
            if user_id in world.members and "guild_id" in channel
        }
        if members:
            data["members"] = members
    if chosen := [world.roles[role_id] for role_id in roles]:
        data["roles"] = {role["id"]: role for role in chosen}
    if places := [world.channels[channel_id] for channel_id in channels]:
        data["channels"] = {
            place["id"]: {**place, "permissions": str(may.permissions(world, world.bot_id, place))} for place in places
        }
    return data
