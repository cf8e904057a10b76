"""Looking things up for a request, with the refusals that Discord gives."""

from __future__ import annotations

from sandbox import errors
from sandbox import permissions as may
from sandbox.routing import Call
from sandbox.wire import Json


def channel_of(call: Call, needed: int = 0) -> Json:
    """The channel in the path; raises 10003, 50001 or 50013."""
    channel = call.server.world.channels.get(call.args["channel_id"])
    if channel is None:
        raise errors.unknown_channel()
    may.require(call.server.world, call.user_id, channel, needed)
    return channel


def message_of(call: Call, channel: Json) -> Json:
    """The message in the path, as far as it exists for the caller; raises 10008."""
    world = call.server.world
    message = world.history[channel["id"]].get(call.args["message_id"])
    if message is None:
        raise errors.unknown_message()
    owner = world.owners.get(message["id"])
    if owner is not None and (call.is_bot or owner != call.user_id):
        raise errors.unknown_message()
    return message


def guild_of(call: Call) -> Json:
    """The one server, for its members; raises 10004."""
    world = call.server.world
    if call.args["guild_id"] != world.guild["id"]:
        raise errors.unknown_guild()
    if call.user_id not in world.members:
        raise errors.missing_access()
    return world.guild


def number(call: Call, name: str, default: int, least: int, most: int) -> int:
    """A number in the query; raises 50035 out of bounds."""
    text = call.query.get(name)
    if text is None:
        return default
    if not text.isdigit() or not least <= int(text) <= most:
        raise errors.invalid("NUMBER_TYPE_MAX", f"int value should be between {least} and {most}.", name)
    return int(text)
