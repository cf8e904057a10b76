"""One interaction: its phases, the callback types it accepts, and the INTERACTION_CREATE payload.

See the Discord reference, "Interaction Object" and "Interaction Callback Type".
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from sandbox.errors import invalid_form
from sandbox.state.messages import MAX_BYTES
from sandbox.state.world import World
from sandbox.wire import Json, Upload

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5


class Phase(StrEnum):
    """How far the bot's response to an interaction is."""

    NEW = "new"
    THINKING = "thinking"
    """Acknowledged with a placeholder message ("thinking ..."), callback type 5; the response is still to come."""
    UPDATING = "updating"
    """Acknowledged without a visible change, callback type 6; the response is still to come."""
    ANSWERED = "answered"
    MODAL = "modal"
    CHOICES = "choices"
    FAILED = "failed"
    """Not acknowledged in time, normally within three seconds."""


def _future() -> asyncio.Future[float]:
    return asyncio.get_running_loop().create_future()


_STORED: Final = (
    "id", "token", "type", "user_id", "channel_id", "created", "nonce", "message_id", "opened_by", "command", "phase",
    "response_id", "ephemeral", "update", "modal",
)  # fmt: skip
"""The fields of an `Interaction` that are stored in the sandbox's file."""


@dataclass(slots=True, eq=False)
class Interaction:
    """One use of a command, button, menu or form by a user, with what the bot has responded so far.

    Times are Unix seconds of the sandbox's clock.
    """

    id: str
    token: str
    type: int
    user_id: str
    channel_id: str
    created: float
    nonce: str | None = None
    message_id: str | None = None
    """The message of the component; for a modal, the message of the component that opened it."""
    opened_by: str | None = None
    """For a submitted form: the interaction to which the bot responded with the form."""
    command: str = ""
    phase: Phase = Phase.NEW
    response_id: str | None = None
    ephemeral: bool = False
    update: bool = False
    """True if the response edited the component's own message."""
    modal: Json | None = None
    choices: list[Json] | None = None
    files: dict[str, Upload] = field(default_factory=dict, repr=False)
    """The files sent with a command, by attachment id; lost at a restart."""
    latency: float | None = None
    """Seconds from sending the event to the bot until the bot acknowledged it; None before that."""
    acknowledged: asyncio.Future[float] = field(default_factory=_future, repr=False)
    """A future for drivers in the same process: its result is `latency`, its exception a `TimeoutError` if the bot does
    not acknowledge the interaction in time."""

    def to_row(self) -> Json:
        """Return the fields of the interaction that are kept in the sandbox's file."""
        return {name: getattr(self, name) for name in _STORED}

    @classmethod
    def from_row(cls, row: dict[str, Any]) -> Interaction:
        """Create an interaction from its row in the file.

        If it was still waiting for an acknowledgement when the sandbox stopped, it counts as failed.
        """
        record = cls(**{**row, "phase": Phase(row["phase"])})
        if record.phase is Phase.NEW:
            record.phase = Phase.FAILED
        return record


CALLBACK_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, CALLBACK_UPDATE, CALLBACK_CHOICES, CALLBACK_MODAL = 4, 5, 6, 7, 8, 9
"""The callback types (kinds of first response): a new message; a placeholder for one; an acknowledgement without a
visible change; an edit of the pressed message; choices for an autocompletion; a modal."""


def allowed_callbacks(interaction: Interaction) -> tuple[int, ...]:
    """Return the types of first response (callback types) that Discord accepts for an interaction.

    A form that a command opened, for example, has no message to change.
    """
    if interaction.type == AUTOCOMPLETE:
        return (CALLBACK_CHOICES,)
    if interaction.type == COMMAND:
        return (CALLBACK_MESSAGE, DEFER_MESSAGE, CALLBACK_MODAL)
    if interaction.type == COMPONENT:
        return (CALLBACK_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, CALLBACK_UPDATE, CALLBACK_MODAL)
    return (
        (CALLBACK_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, CALLBACK_UPDATE)
        if interaction.message_id is not None
        else (CALLBACK_MESSAGE, DEFER_MESSAGE)
    )


def check_callback(interaction: Interaction, kind: object) -> None:
    """Raise an error unless Discord accepts a type of first response (callback type) for this interaction.

    Raises:
        ApiError: 50035, the type does not exist or is not valid for this interaction.
    """
    if kind not in (CALLBACK_MESSAGE, DEFER_MESSAGE, DEFER_UPDATE, CALLBACK_UPDATE, CALLBACK_CHOICES, CALLBACK_MODAL):
        raise invalid_form("BASE_TYPE_CHOICES", "Value must be one of {4, 5, 6, 7, 8, 9}.", "type")
    if kind not in allowed_callbacks(interaction):
        raise invalid_form(
            "INTERACTION_CALLBACK_TYPE_INVALID", "Invalid interaction callback type for this interaction", "type"
        )


def interaction_payload(world: World, interaction: Interaction, data: Json) -> Json:
    """Return the INTERACTION_CREATE event that the bot receives, with the permissions that hold now in the channel.

    Args:
        world: The state of the sandbox.
        interaction: The interaction.
        data: What the user chose or typed, as the bot receives it.
    """
    channel = world.channels[interaction.channel_id]
    user_id = interaction.user_id
    body: Json = {
        "id": interaction.id, "application_id": world.bot_id, "type": interaction.type, "token": interaction.token,
        "version": 1,
        "data": data, "channel_id": channel["id"], "locale": world.locale_of(user_id),
        "entitlements": [],
        "attachment_size_limit": MAX_BYTES,
        "app_permissions": str(world.channel_permissions(world.bot_id, channel)),
    }  # fmt: skip
    bits = str(world.channel_permissions(user_id, channel))
    body["channel"] = {**world.channel_for(channel, world.bot_id), "permissions": bits}
    if guild_id := channel.get("guild_id"):
        locale = world.guild["preferred_locale"]
        body |= {
            "guild_id": guild_id, "guild_locale": locale, "guild": {"id": guild_id, "locale": locale, "features": []},
            "context": 0,
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


def response_metadata(world: World, interaction: Interaction, opened: Interaction | None = None) -> Json:
    """Return the `interaction_metadata` of a message, which names the interaction that it responds to.

    Args:
        world: The state of the sandbox.
        interaction: The interaction that the bot responded to.
        opened: If that is a submitted form, the interaction that opened the form.
    """
    channel = world.channels[interaction.channel_id]
    found: Json = {
        "id": interaction.id, "type": interaction.type, "user": world.users[interaction.user_id],
        "authorizing_integration_owners": {"0": channel.get("guild_id", "0")},
    }  # fmt: skip
    if interaction.type == COMMAND:
        found |= {"name": interaction.command, "command_type": 1}
    elif interaction.type == MODAL:
        found["triggering_interaction_metadata"] = response_metadata(world, opened) if opened else None
    elif interaction.message_id is not None:
        found["interacted_message_id"] = interaction.message_id
    return found


def resolved_objects(
    world: World, channel: Json, users: Iterable[str], roles: Iterable[str] = (), channels: Iterable[str] = ()
) -> Json:
    """Return the objects whose ids a user chose, by kind and id: the `resolved` part of an interaction's data.

    Args:
        world: The state of the sandbox.
        channel: The channel of the interaction, whose permissions the members and users have in it.
        users: Ids of the chosen users.
        roles: Ids of the chosen roles.
        channels: Ids of the chosen channels.
    """
    data: Json = {}
    users = list(users)
    if users:
        data["users"] = {user_id: world.users[user_id] for user_id in users}
        members = {
            user_id: {
                **{k: v for k, v in world.members[user_id].items() if k != "user"},
                "permissions": str(world.channel_permissions(user_id, channel)),
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
            place["id"]: {**place, "permissions": str(world.channel_permissions(world.bot_id, place))}
            for place in places
        }
    return data
