"""Messages of a channel (Discord reference, «Message»)."""

from __future__ import annotations

from itertools import islice

from sandbox import errors, ratelimits, threads
from sandbox import permissions as may
from sandbox.components import EPHEMERAL
from sandbox.messages import age
from sandbox.routes.places import channel_of, message_of, number
from sandbox.routing import Answer, Call, Table
from sandbox.wire import Json

table = Table()


@table.route("GET", "/channels/{channel_id}/messages", "list_messages")
def list_messages(call: Call) -> Answer:
    """Newest first; without the permission to read history there is nothing to read."""
    channel = channel_of(call)
    world = call.server.world
    limit = number(call, "limit", 50, 1, 100)
    if not may.permissions(world, call.user_id, channel) & may.HISTORY:
        return 200, []
    found = iter(world.visible(channel["id"], call.user_id))
    if before := call.query.get("before"):
        found = (m for m in found if int(m["id"]) < int(before))
    if after := call.query.get("after"):
        newer = [m for m in found if int(m["id"]) > int(after)]
        return 200, newer[-limit:]
    if around := call.query.get("around"):
        everything = list(found)
        nearest = sorted(everything, key=lambda m: abs(int(m["id"]) - int(around)))[:limit]
        return 200, [m for m in everything if m in nearest]
    return 200, list(islice(found, limit))


@table.route("GET", "/channels/{channel_id}/messages/{message_id}", "get_message")
def get_message(call: Call) -> Answer:
    """One message."""
    return 200, message_of(call, channel_of(call, may.HISTORY))


@table.route("POST", "/channels/{channel_id}/messages", "create_message")
def create_message(call: Call) -> Answer:
    """Post a message; an enforced nonce makes a repeated request harmless."""
    world, messages = call.server.world, call.server.messages
    channel = channel_of(call)
    needed = may.to_send(channel)
    if call.uploads:
        needed |= may.ATTACH
    if call.form.get("embeds"):
        needed |= may.EMBED
    if call.form.get("message_reference"):
        needed |= may.HISTORY
    may.require(world, call.user_id, channel, needed)
    if channel["type"] == may.DM:
        _reachable(call, channel)
    if (again := messages.once(channel, call.user_id, call.form)) is not None:
        return 200, again
    if (call.form.get("flags") or 0) & EPHEMERAL:
        raise errors.invalid("MESSAGE_FLAGS_EPHEMERAL", "Only a response to an interaction can be ephemeral", "flags")
    if not call.is_bot and call.form.get("components"):
        raise errors.invalid("COMPONENTS_NOT_ALLOWED", "Only applications send components", "components")
    message = messages.create(channel, call.user_id, call.form, call.uploads)
    messages.remember(channel, call.user_id, call.form, message)
    return 200, message


def _reachable(call: Call, channel: Json) -> None:
    """A bot's direct message: refused by closed doors (50007) and by who shares no server with it (50278)."""
    world = call.server.world
    if not call.is_bot:
        return
    for user_id in world.dm_members(channel):
        if user_id not in world.members:
            raise errors.ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if user_id in world.closed_dms:
            raise errors.ApiError(403, 50007, "Cannot send messages to this user")


@table.route("PATCH", "/channels/{channel_id}/messages/{message_id}", "update_message")
def update_message(call: Call) -> Answer:
    """Edit an own message; not in an archived thread, and old ones only three times in six seconds."""
    channel = channel_of(call, may.ATTACH if call.uploads else 0)
    message = message_of(call, channel)
    if message["author"]["id"] != call.user_id:
        raise errors.ApiError(403, 50005, "Cannot edit a message authored by another user")
    threads.require_open(channel)
    limiter = call.server.limiter
    if call.is_bot and limiter is not None and age(call.server.world, message) > ratelimits.OLD_SECONDS:
        limiter.take_old_edit(channel["id"])
    return 200, call.server.messages.edit(message, call.form, call.uploads)


@table.route("DELETE", "/channels/{channel_id}/messages/{message_id}", "delete_message")
def delete_message(call: Call) -> Answer:
    """Delete an own message, or any with Manage Messages; a user dismisses his ephemeral ones."""
    channel = channel_of(call)
    message = message_of(call, channel)
    if message["id"] not in call.server.world.owners and message["author"]["id"] != call.user_id:
        may.require(call.server.world, call.user_id, channel, may.MANAGE_MESSAGES)
    threads.require_open(channel)
    call.server.messages.delete(message)
    return 204, None


@table.route("POST", "/channels/{channel_id}/messages/bulk-delete", "bulk_delete_messages", "bot")
def bulk_delete(call: Call) -> Answer:
    """Delete 2 to 100 messages with Manage Messages."""
    channel = channel_of(call, may.MANAGE_MESSAGES)
    ids = [str(i) for i in call.form.get("messages") or ()]
    if not 2 <= len(ids) <= 100:
        raise errors.invalid("BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.", "messages")
    for message_id in ids:
        message = call.server.world.history[channel["id"]].get(message_id)
        if message is not None and message_id not in call.server.world.owners:
            call.server.messages.delete(message)
    return 204, None


@table.route("POST", "/channels/{channel_id}/typing", "trigger_typing_indicator")
def typing(call: Call) -> Answer:
    """Nobody is shown it."""
    channel = channel_of(call)
    may.require(call.server.world, call.user_id, channel, may.to_send(channel))
    return 204, None


@table.route("GET", "/channels/{channel_id}/messages/pins", "list_pins")
def list_pins(call: Call) -> Answer:
    """Pinned messages, newest first."""
    channel = channel_of(call)
    pinned = [m for m in call.server.world.visible(channel["id"], call.user_id) if m["pinned"]]
    return 200, {"items": [{"pinned_at": m["timestamp"], "message": m} for m in pinned], "has_more": False}


@table.route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", "create_pin")
def create_pin(call: Call) -> Answer:
    """Pin a message: a permission of its own, and at most 250 of them."""
    channel = channel_of(call, may.PIN)
    if sum(1 for m in call.server.world.history[channel["id"]].values() if m["pinned"]) >= 250:
        raise errors.ApiError(400, 30003, "Maximum number of pins reached (250)")
    return _pin(call, channel, pinned=True)


@table.route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", "delete_pin")
def delete_pin(call: Call) -> Answer:
    """Unpin a message."""
    return _pin(call, channel_of(call, may.PIN), pinned=False)


def _pin(call: Call, channel: Json, *, pinned: bool) -> Answer:
    threads.require_open(channel)
    message = message_of(call, channel)
    message["pinned"] = pinned
    call.server.messages.touched(message)
    data: Json = {"channel_id": channel["id"], "last_pin_timestamp": call.server.world.moment() if pinned else None}
    if guild_id := channel.get("guild_id"):
        data["guild_id"] = guild_id
    call.server.world.publish("CHANNEL_PINS_UPDATE", data, channel)
    return 204, None
