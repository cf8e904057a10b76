"""Channels and threads (Discord reference, «Channel», «Threads»)."""

from __future__ import annotations

from sandbox import errors, threads
from sandbox import permissions as may
from sandbox.limits.form import Form
from sandbox.messages import THREAD_CREATED
from sandbox.routes.places import channel_of, guild_of, message_of
from sandbox.routing import Answer, Call, Table
from sandbox.wire import Json
from sandbox.world import named

table = Table()


@table.route("GET", "/channels/{channel_id}", "get_channel")
def get_channel(call: Call) -> Answer:
    """A channel, thread or direct conversation."""
    return 200, call.server.world.channel_for(channel_of(call), call.user_id)


@table.route("POST", "/guilds/{guild_id}/channels", "create_guild_channel")
def create_channel(call: Call) -> Answer:
    """A new text channel, with Manage Channels."""
    guild_of(call)
    world = call.server.world
    if not may.base(world, call.user_id) & may.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    form = Form()
    form.text(("name",), call.form.get("name"), 1, 100)
    form.choice(("type",), call.form.get("type") or 0, (0,))
    form.finish()
    channel = world.add_channel(named(call.form["name"]), call.form.get("topic"))
    world.publish("CHANNEL_CREATE", channel, channel)
    return 201, channel


@table.route("PATCH", "/channels/{channel_id}", "update_channel")
def update_channel(call: Call) -> Answer:
    """Rename a channel; rename, archive, lock or reopen a thread."""
    channel = channel_of(call)
    world = call.server.world
    if not may.is_thread(channel):
        may.require(world, call.user_id, channel, may.MANAGE_CHANNELS)
        form = Form()
        form.text(("name",), call.form.get("name"), 1, 100, required=False)
        form.text(("topic",), call.form.get("topic"), 0, 1024, required=False)
        form.finish()
        channel |= {key: call.form[key] for key in ("name", "topic", "nsfw", "rate_limit_per_user") if key in call.form}
        world.touch("channel", channel["id"])
        world.publish("CHANNEL_UPDATE", channel, channel)
        return 200, channel
    _update_thread(call, channel)
    return 200, world.channel_for(channel, call.user_id)


def _update_thread(call: Call, thread: Json) -> None:
    form = Form()
    form.text(("name",), call.form.get("name"), 1, 100, required=False)
    form.choice(("auto_archive_duration",), call.form.get("auto_archive_duration"), (*threads.DURATIONS, None))
    form.finish()
    known = ("name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user")
    changes = {key: call.form[key] for key in known if call.form.get(key) is not None}
    world, metadata = call.server.world, thread["thread_metadata"]
    bits = may.permissions(world, call.user_id, thread)
    manages = bool(bits & may.MANAGE_THREADS)
    if not manages:
        if metadata["locked"] or "locked" in changes:
            raise errors.missing_permissions()
        opening = set(changes) <= {"archived", "auto_archive_duration"} and changes.get("archived") is False
        if thread["owner_id"] != call.user_id and not (opening and bits & may.SEND_IN_THREADS):
            raise errors.missing_permissions()
    if metadata["archived"] and changes.get("archived") is not False:
        raise errors.thread_archived()
    threads.update(world, thread, **changes)


@table.route("DELETE", "/channels/{channel_id}", "delete_channel")
def delete_channel(call: Call) -> Answer:
    """Delete a channel (Manage Channels) or thread (Manage Threads) with all that is in it."""
    channel = channel_of(call)
    if channel["type"] != may.DM:
        may.require(
            call.server.world,
            call.user_id,
            channel,
            may.MANAGE_THREADS if may.is_thread(channel) else may.MANAGE_CHANNELS,
        )
        threads.delete(call.server.world, channel)
    return 200, channel


@table.route("POST", "/channels/{channel_id}/threads", "create_thread")
def create_thread(call: Call) -> Answer:
    """A thread without a message: private (type 12, the default) or public (type 11)."""
    parent = channel_of(call)
    kind = call.form.get("type") or may.PRIVATE_THREAD
    form = Form()
    form.choice(("type",), kind, (may.PUBLIC_THREAD, may.PRIVATE_THREAD))
    _check(form, call, parent)
    public = kind == may.PUBLIC_THREAD
    may.require(call.server.world, call.user_id, parent, may.PUBLIC_THREADS if public else may.PRIVATE_THREADS)
    thread = _open(call, parent, kind)
    if public:
        _announce(call, parent, thread)
    return 201, call.server.world.channel_for(thread, call.user_id)


@table.route("POST", "/channels/{channel_id}/messages/{message_id}/threads", "create_thread_from_message")
def create_thread_from_message(call: Call) -> Answer:
    """A public thread on a message; a message carries one."""
    parent = channel_of(call)
    _check(Form(), call, parent)
    may.require(call.server.world, call.user_id, parent, may.PUBLIC_THREADS | may.HISTORY)
    message = message_of(call, parent)
    if message["id"] in call.server.world.channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    thread = _open(call, parent, may.PUBLIC_THREAD, message["id"])
    message["flags"] |= 1 << 5
    message["thread"] = thread
    call.server.messages.touched(message)
    return 201, call.server.world.channel_for(thread, call.user_id)


def _check(form: Form, call: Call, parent: Json) -> None:
    if parent["type"] != may.TEXT:
        raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
    form.text(("name",), call.form.get("name"), 1, 100)
    form.choice(("auto_archive_duration",), call.form.get("auto_archive_duration"), (*threads.DURATIONS, None))
    form.finish()


def _open(call: Call, parent: Json, kind: int, message_id: str | None = None) -> Json:
    body = call.form
    return threads.open_thread(
        call.server.world,
        parent,
        call.user_id,
        body["name"],
        kind,
        minutes=body.get("auto_archive_duration") or 1440,
        invitable=body.get("invitable") is not False,
        message_id=message_id,
    )


def _announce(call: Call, parent: Json, thread: Json) -> None:
    """The line in the channel that says a thread was opened."""
    extra: Json = {"message_reference": {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}}
    call.server.messages.create(
        parent,
        call.user_id,
        {"content": thread["name"], "allowed_mentions": {"parse": []}},
        kind=THREAD_CREATED,
        extra=extra,
    )


@table.route("GET", "/channels/{channel_id}/thread-members", "list_thread_members")
def list_thread_members(call: Call) -> Answer:
    """Who is in a thread."""
    return 200, list(call.server.world.thread_members[_thread(call)["id"]].values())


@table.route("GET", "/channels/{channel_id}/thread-members/{user_id}", "get_thread_member")
def get_thread_member(call: Call) -> Answer:
    """One member of a thread."""
    member = call.server.world.thread_members[_thread(call)["id"]].get(call.args["user_id"])
    if member is None:
        raise errors.unknown_member()
    return 200, member


@table.route("PUT", "/channels/{channel_id}/thread-members/@me", "join_thread")
def join_thread(call: Call) -> Answer:
    """Enter a thread."""
    thread = _thread(call)
    threads.require_open(thread)
    threads.add_member(call.server.world, thread, call.user_id)
    return 204, None


@table.route("DELETE", "/channels/{channel_id}/thread-members/@me", "leave_thread")
def leave_thread(call: Call) -> Answer:
    """Leave a thread."""
    thread = _thread(call)
    threads.require_open(thread)
    threads.remove_member(call.server.world, thread, call.user_id)
    return 204, None


@table.route("PUT", "/channels/{channel_id}/thread-members/{user_id}", "add_thread_member")
def add_thread_member(call: Call) -> Answer:
    """Let somebody in: by who may write in the thread; into a closed private one by its owner or a moderator."""
    thread = _thread(call)
    world = call.server.world
    bits = may.require(world, call.user_id, thread, may.SEND_IN_THREADS)
    threads.require_open(thread)
    closed = not thread["thread_metadata"].get("invitable", True)
    if closed and thread["owner_id"] != call.user_id and not bits & may.MANAGE_THREADS:
        raise errors.missing_permissions()
    user_id = call.args["user_id"]
    if user_id not in world.members:
        raise errors.unknown_member()
    parent = world.channels[thread["parent_id"]]
    if not may.can_see(world, user_id, parent):
        raise errors.missing_access()
    if len(world.thread_members[thread["id"]]) >= 1000:
        raise errors.ApiError(400, 30033, "Maximum number of thread participants reached (1000)")
    threads.add_member(world, thread, user_id)
    return 204, None


@table.route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", "delete_thread_member")
def delete_thread_member(call: Call) -> Answer:
    """Take somebody out: Manage Threads, or the owner of a private thread."""
    thread = _thread(call)
    threads.require_open(thread)
    own = thread["type"] == may.PRIVATE_THREAD and thread["owner_id"] == call.user_id
    if not own:
        may.require(call.server.world, call.user_id, thread, may.MANAGE_THREADS)
    threads.remove_member(call.server.world, thread, call.args["user_id"])
    return 204, None


def _thread(call: Call) -> Json:
    channel = channel_of(call)
    if not may.is_thread(channel):
        raise errors.ApiError(400, 50024, "Cannot execute action on this channel type")
    return channel
