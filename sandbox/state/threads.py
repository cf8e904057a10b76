"""Threads: opening, members, archiving (Discord reference, "Threads")."""

from __future__ import annotations

from sandbox import errors
from sandbox.state import permissions as may
from sandbox.state.world import World
from sandbox.wire import Json, created_at, from_iso

DURATIONS = (60, 1440, 4320, 10080)
"""The inactivity times, in minutes, after which a thread may archive itself."""


def open_thread(
    world: World,
    parent: Json,
    owner_id: str,
    name: str,
    kind: int,
    *,
    minutes: int = 1440,
    invitable: bool = True,
    message_id: str | None = None,
    slow_mode: int = 0,
) -> Json:
    """Create a thread in a channel with its owner as member, tell the clients, and return it.

    Args:
        world: The state of the sandbox.
        parent: The channel.
        owner_id: The owner.
        name: The thread's name.
        kind: The type of thread, one of `permissions.THREADS`.
        minutes: Minutes without activity after which the thread is archived.
        invitable: True if members who are no moderators may add others to a private thread.
        message_id: The message on which the thread is opened; the thread gets its id.
        slow_mode: Seconds that a user waits between two messages in it.
    """
    now = world.moment()
    thread: Json = {
        "id": message_id or world.ids.new(), "type": kind, "guild_id": parent["guild_id"], "parent_id": parent["id"],
        "name": name,
        "owner_id": owner_id, "last_message_id": None, "flags": 0, "rate_limit_per_user": slow_mode,
        "message_count": 0,
        "total_message_sent": 0, "member_count": 0,
        "thread_metadata": {
            "archived": False, "locked": False, "auto_archive_duration": minutes, "archive_timestamp": now,
            "create_timestamp": now,
        },
    }  # fmt: skip
    if parent["type"] == may.FORUM:
        thread["applied_tags"] = []
    if kind == may.PRIVATE_THREAD:
        thread["thread_metadata"]["invitable"] = invitable
    world.thread_members[thread["id"]] = {}
    world.put_channel(thread)
    _enter(world, thread, owner_id)
    world.publish("THREAD_CREATE", {**world.channel_for(thread, owner_id), "newly_created": True}, thread)
    return thread


def _enter(world: World, thread: Json, user_id: str) -> Json:
    entry: Json = {"id": thread["id"], "user_id": user_id, "join_timestamp": world.moment(), "flags": 0}
    members = world.thread_members[thread["id"]]
    members[user_id] = entry
    thread["member_count"] = min(50, len(members))
    world.touch("channel", thread["id"])
    return entry


def add_member(world: World, thread: Json, user_id: str) -> None:
    """Add a user to a thread and tell the clients; do nothing if the user is a member already."""
    if user_id in world.thread_members[thread["id"]]:
        return
    saw = world.can_see(user_id, thread)
    entry = _enter(world, thread, user_id)
    if not saw:
        world.publish(
            "THREAD_CREATE", {**world.channel_for(thread, user_id), "newly_created": False}, thread, to=user_id
        )
    _members_update(world, thread, added=[{**entry, "member": world.members[user_id]}], removed=[])


def remove_member(world: World, thread: Json, user_id: str) -> None:
    """Remove a user from a thread and tell the clients, also the removed user's; do nothing if they are no member."""
    if user_id not in world.thread_members[thread["id"]]:
        return
    _members_update(world, thread, added=[], removed=[user_id])
    del world.thread_members[thread["id"]][user_id]
    thread["member_count"] = len(world.thread_members[thread["id"]])
    world.touch("channel", thread["id"])
    if not world.can_see(user_id, thread):
        world.publish("THREAD_DELETE", _stub(thread), thread, to=user_id)


def _members_update(world: World, thread: Json, added: list[Json], removed: list[str]) -> None:
    data: Json = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": thread["member_count"]}
    if added:
        data["added_members"] = added
    if removed:
        data["removed_member_ids"] = removed
    world.publish("THREAD_MEMBERS_UPDATE", data, thread)


def _stub(thread: Json) -> Json:
    return {key: thread[key] for key in ("id", "guild_id", "parent_id", "type")}


def update(world: World, thread: Json, **changes: object) -> None:
    """Change a thread's name or metadata and tell the clients.

    Args:
        world: The state of the sandbox.
        thread: The thread, which is changed.
        changes: The new values by field, such as `archived`.
    """
    for key, value in changes.items():
        if key in ("name", "rate_limit_per_user", "flags"):
            thread[key] = value
        else:
            if key == "archived" and value != thread["thread_metadata"]["archived"]:
                thread["thread_metadata"]["archive_timestamp"] = world.moment()
            thread["thread_metadata"][key] = value
    world.touch("channel", thread["id"])
    world.publish("THREAD_UPDATE", world.channel_for(thread, world.bot_id), thread)


def require_open(thread: Json) -> None:
    """Raise an error if a channel is an archived thread.

    Raises:
        ApiError: 50083.
    """
    if may.is_thread(thread) and thread["thread_metadata"]["archived"]:
        raise errors.thread_archived()


def unarchive(world: World, channel: Json, bits: int) -> None:
    """Unarchive a thread, as posting a message does; do nothing for other channels and open threads.

    Args:
        world: The state of the sandbox.
        channel: The channel.
        bits: Bits of the permissions that the author of the message has there.

    Raises:
        ApiError: The thread is locked, and the author may not manage threads.
    """
    if not may.is_thread(channel):
        return
    metadata = channel["thread_metadata"]
    if metadata["locked"] and not bits & may.MANAGE_THREADS:
        raise errors.thread_locked()
    if metadata["archived"]:
        update(world, channel, archived=False)


def archive_idle(world: World) -> None:
    """Archive the threads whose time without activity is over; only messages and unarchiving count as activity."""
    now = world.clock.now()
    for channel in list(world.channels.values()):
        if not may.is_thread(channel) or channel["thread_metadata"]["archived"]:
            continue
        metadata = channel["thread_metadata"]
        active = from_iso(metadata["archive_timestamp"])
        if channel["last_message_id"]:
            active = max(active, created_at(channel["last_message_id"]))
        if now - active >= metadata["auto_archive_duration"] * 60:
            update(world, channel, archived=True)


def delete(world: World, channel: Json) -> None:
    """Delete a channel or thread with its threads and messages.

    The event is published before the deletion, because the channel's permissions decide who receives it.
    """
    for thread in [c for c in world.channels.values() if c.get("parent_id") == channel["id"] and may.is_thread(c)]:
        delete(world, thread)
    if may.is_thread(channel):
        world.publish("THREAD_DELETE", _stub(channel), channel)
    else:
        world.publish("CHANNEL_DELETE", channel, channel)
    for message_id, message in world.history.pop(channel["id"], {}).items():
        world.messages.pop(message_id, None)
        world.owners.pop(message_id, None)
        world.touch("message", message_id)
        for attachment in message["attachments"]:
            if world.files.pop(attachment["id"], None) is not None:
                world.touch("file", attachment["id"])
    world.thread_members.pop(channel["id"], None)
    world.channels.pop(channel["id"], None)
    world.touch("channel", channel["id"])
