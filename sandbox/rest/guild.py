"""Routes of the guild: users and members, channels and threads, messages.

See the Discord reference, "User", "Guild", "Channel", "Threads" and "Message".
"""

from __future__ import annotations

from itertools import islice

from sandbox import errors
from sandbox.errors import FormErrors, existing
from sandbox.gateway import guild_for
from sandbox.rate_limits import OLD_MESSAGE_SECONDS
from sandbox.rest.dispatcher import Answer, Request, RouteTable, channel_of, guild_of, int_query, message_of
from sandbox.state import permissions as may
from sandbox.state import threads
from sandbox.state.components import EPHEMERAL
from sandbox.state.messages import THREAD_CREATED, check_message, filenames_after, message_age
from sandbox.state.world import channel_name
from sandbox.wire import Json

MAX_SLOW_MODE_SECONDS = 21_600

user_routes = RouteTable()


@user_routes.route("GET", "/users/@me", "get_my_user")
def get_me(call: Request) -> Answer:
    """Answer `GET /users/@me` with the caller's own user."""
    user = call.world.users[call.user_id]
    return 200, {
        **user,
        "mfa_enabled": False,
        "locale": call.world.locale_of(call.user_id),
        "email": None,
        "verified": True,
    }


@user_routes.route("GET", "/users/{user_id}", "get_user")
def get_user(call: Request) -> Answer:
    """Answer `GET /users/{id}` with the user of that id, a member of the server or not."""
    return 200, existing(call.world.users.get(call.args["user_id"]), errors.unknown_user)


@user_routes.route("GET", "/users/@me/guilds", "list_my_guilds")
def my_guilds(call: Request) -> Answer:
    """Answer `GET /users/@me/guilds` with the sandbox's only server, or an empty list if the caller is no member."""
    if call.user_id not in call.world.members:
        return 200, []
    guild = call.world.guild
    entry = {
        "id": guild["id"], "name": guild["name"], "icon": None, "banner": None,
        "owner": guild["owner_id"] == call.user_id,
        "permissions": str(call.world.guild_permissions(call.user_id)), "features": [],
    }  # fmt: skip
    return 200, [entry]


@user_routes.route("GET", "/users/@me/channels", "client_list_dms", "user")
def my_dms(call: Request) -> Answer:
    """Answer a user's client with the channels of that user's direct messages."""
    return 200, [
        call.world.channel_for(call.world.channels[c], call.user_id)
        for c, pair in call.world.recipients.items()
        if call.user_id in pair
    ]


@user_routes.route("POST", "/users/@me/channels", "create_dm")
def create_dm(call: Request) -> Answer:
    """Answer with the channel of direct messages between the caller and another user; create it if there is none."""
    world = call.world
    other = str(call.form.get("recipient_id"))
    if other not in world.users or other == call.user_id:
        raise errors.ApiError(400, 50033, "Invalid Recipient(s)")
    known = len(world.recipients)
    channel = world.direct(call.user_id, other)
    if len(world.recipients) > known:
        for user_id in (call.user_id, other):
            world.publish("CHANNEL_CREATE", world.channel_for(channel, user_id), channel, to=user_id)
    return 200, world.channel_for(channel, call.user_id)


@user_routes.route("GET", "/guilds/{guild_id}", "get_guild")
def get_guild(call: Request) -> Answer:
    """Answer `GET /guilds/{id}` with the server, without its members and channels.

    With the query `with_counts` it says about how many members it has.
    """
    guild_of(call)
    guild = guild_for(call.world, call.user_id, [])
    counts = {
        "approximate_member_count": len(call.world.members),
        "approximate_presence_count": len(call.world.members),
    }
    counted = counts if call.query.get("with_counts") in ("true", "1") else {}
    return 200, {k: v for k, v in guild.items() if k not in ("members", "channels", "threads")} | counted


@user_routes.route("GET", "/guilds/{guild_id}/roles/member-counts", "guild_role_member_counts")
def guild_role_member_counts(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/roles/member-counts` with the number of members of each role, but not of @everyone."""
    guild_of(call)
    world = call.world
    of_roles = [role for member in world.members.values() for role in member["roles"]]
    return 200, {role: of_roles.count(role) for role in world.roles if role != world.guild["id"]}


@user_routes.route("GET", "/guilds/{guild_id}/channels", "list_guild_channels")
def guild_channels(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/channels` with the channels that the caller sees, in order, without threads."""
    guild_of(call)
    return 200, call.world.guild_channels(call.user_id)


@user_routes.route("GET", "/guilds/{guild_id}/threads/active", "get_active_guild_threads")
def guild_threads(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/threads/active` with the threads that the caller sees and that are not archived."""
    guild_of(call)
    threads = call.world.active_threads(call.user_id)
    members = [thread["member"] for thread in threads if "member" in thread]
    return 200, {"threads": threads, "members": members, "has_more": False}


@user_routes.route("GET", "/guilds/{guild_id}/roles", "list_guild_roles")
def guild_roles(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/roles` with all roles of the server."""
    guild_of(call)
    return 200, list(call.world.roles.values())


@user_routes.route("GET", "/guilds/{guild_id}/members", "list_guild_members")
def guild_members(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/members` with members in order of their ids, one page at a time.

    As on Discord, a bot may ask for them only with the privileged members intent.
    """
    guild_of(call)
    if call.is_bot and not call.services.gateway.privileged & 2:
        raise errors.missing_access()
    after = int(call.query.get("after") or 0)
    limit = int_query(call, "limit", 1, 1, 1000)
    members = sorted((m for u, m in call.world.members.items() if int(u) > after), key=lambda m: int(m["user"]["id"]))
    return 200, members[:limit]


@user_routes.route("GET", "/guilds/{guild_id}/members/search", "search_guild_members")
def search_members(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/members/search` with the members whose names begin with the query."""
    guild_of(call)
    wanted = (call.query.get("query") or "").lower()
    limit = int_query(call, "limit", 1, 1, 1000)
    names = ("username", "global_name")
    found = [
        m for m in call.world.members.values() if any((m["user"][n] or "").lower().startswith(wanted) for n in names)
    ]
    return 200, found[:limit]


@user_routes.route("GET", "/guilds/{guild_id}/members/{user_id}", "get_guild_member")
def get_member(call: Request) -> Answer:
    """Answer `GET /guilds/{id}/members/{id}` with one member of the server.

    Raises:
        ApiError: 10007, the user is no member or has left.
    """
    guild_of(call)
    user_id = call.user_id if call.args["user_id"] == "@me" else call.args["user_id"]
    return 200, existing(call.world.members.get(user_id), errors.unknown_member)


@user_routes.route("DELETE", "/guilds/{guild_id}/members/{user_id}", "delete_guild_member")
def kick(call: Request) -> Answer:
    """Remove a member, or the bot, from the server.

    The caller needs the permission Kick Members and a role above all of the member's.
    """
    guild_of(call)
    existing(call.world.members.get(call.args["user_id"]), errors.unknown_member)
    _require_rank(call, may.KICK, call.world.rank(call.args["user_id"]))
    call.services.gateway.remove_member(call.args["user_id"])
    return 204, None


@user_routes.route("DELETE", "/users/@me/guilds/{guild_id}", "leave_guild")
def leave_guild(call: Request) -> Answer:
    """Remove the caller from the server; its owner cannot leave."""
    guild_of(call)
    if call.world.guild["owner_id"] == call.user_id:
        raise errors.ApiError(400, 50055, "Invalid Guild")
    call.services.gateway.remove_member(call.user_id)
    return 204, None


@user_routes.route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", "add_guild_member_role")
def add_role(call: Request) -> Answer:
    """Give a member a role; the caller needs the permission Manage Roles and a role above that one."""
    return _set_role(call, wanted=True)


@user_routes.route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}", "delete_guild_member_role")
def remove_role(call: Request) -> Answer:
    """Take a role away from a member; the caller needs the permission Manage Roles and a role above that one."""
    return _set_role(call, wanted=False)


def _set_role(call: Request, *, wanted: bool) -> Answer:
    guild = guild_of(call)
    world, role_id = call.world, call.args["role_id"]
    member = existing(world.members.get(call.args["user_id"]), errors.unknown_member)
    role = existing(world.roles.get(role_id), errors.unknown_role)
    if role["managed"] or role_id == guild["id"]:
        raise errors.missing_permissions()
    _require_rank(call, may.MANAGE_ROLES, role["position"])
    if wanted != (role_id in member["roles"]):
        (member["roles"].append if wanted else member["roles"].remove)(role_id)
        world.touch("member", call.args["user_id"])
        world.publish("GUILD_MEMBER_UPDATE", {**member, "guild_id": guild["id"]})
    return 204, None


@user_routes.route("PATCH", "/guilds/{guild_id}/roles", "bulk_update_guild_roles")
def move_roles(call: Request) -> Answer:
    """Change the positions of roles in their hierarchy, and answer with all roles.

    The caller needs the permission Manage Roles and a role above the old and the new positions.
    """
    guild = guild_of(call)
    for entry in call.body if isinstance(call.body, list) else []:
        role = existing(call.world.roles.get(str(entry.get("id"))), errors.unknown_role)
        position = max(1, int(entry.get("position") or 1))
        _require_rank(call, may.MANAGE_ROLES, max(role["position"], position))
        role["position"] = position
        call.world.touch("role", role["id"])
        call.world.publish("GUILD_ROLE_UPDATE", {"guild_id": guild["id"], "role": role})
    return 200, list(call.world.roles.values())


def _require_rank(call: Request, needed: int, position: float) -> None:
    """Raise an error unless the caller has a permission, and a role above a position in the hierarchy of roles.

    Args:
        call: The request.
        needed: The bit of the permission that the caller must have.
        position: The position above which one of the caller's roles must be.

    Raises:
        ApiError: 50013.
    """
    world = call.world
    if not world.guild_permissions(call.user_id) & needed or world.rank(call.user_id) <= position:
        raise errors.missing_permissions()


channel_routes = RouteTable()


@channel_routes.route("GET", "/channels/{channel_id}", "get_channel")
def get_channel(call: Request) -> Answer:
    """Answer `GET /channels/{id}` with a channel, thread or channel of direct messages."""
    return 200, call.world.channel_for(channel_of(call), call.user_id)


@channel_routes.route("POST", "/guilds/{guild_id}/channels", "create_guild_channel")
def create_channel(call: Request) -> Answer:
    """Create a channel of the server, not a thread, and answer with it; the caller needs Manage Channels."""
    guild_of(call)
    if not call.world.guild_permissions(call.user_id) & may.MANAGE_CHANNELS:
        raise errors.missing_permissions()
    form = FormErrors()
    form.text(("name",), call.form.get("name"), 1, 100)
    kind = call.form.get("type") or may.TEXT
    form.choice(("type",), kind, may.GUILD_CHANNELS)
    form.finish()
    name = call.form["name"].strip() if kind in may.VOICED else channel_name(call.form["name"])
    channel = call.world.add_channel(name, call.form.get("topic"), kind)
    call.world.publish("CHANNEL_CREATE", channel, channel)
    return 201, channel


@channel_routes.route("PATCH", "/channels/{channel_id}", "update_channel")
def update_channel(call: Request) -> Answer:
    """Change fields of a channel (such as its topic) or of a thread (such as `archived`), and answer with it."""
    channel = channel_of(call)
    if not may.is_thread(channel):
        call.world.require(call.user_id, channel, may.MANAGE_CHANNELS)
        form = FormErrors()
        form.text(("name",), call.form.get("name"), 1, 100, required=False)
        form.text(("topic",), call.form.get("topic"), 0, 1024, required=False)
        form.number(("rate_limit_per_user",), call.form.get("rate_limit_per_user"), 0, MAX_SLOW_MODE_SECONDS)
        form.finish()
        channel |= {key: call.form[key] for key in ("name", "topic", "nsfw", "rate_limit_per_user") if key in call.form}
        call.world.touch("channel", channel["id"])
        call.world.publish("CHANNEL_UPDATE", channel, channel)
        return 200, channel
    _update_thread(call, channel)
    return 200, call.world.channel_for(channel, call.user_id)


def _update_thread(call: Request, thread: Json) -> None:
    form = FormErrors()
    form.text(("name",), call.form.get("name"), 1, 100, required=False)
    form.choice(("auto_archive_duration",), call.form.get("auto_archive_duration"), (*threads.DURATIONS, None))
    form.finish()
    known = ("name", "archived", "locked", "invitable", "auto_archive_duration", "rate_limit_per_user")
    changes = {key: call.form[key] for key in known if call.form.get(key) is not None}
    world, metadata = call.world, thread["thread_metadata"]
    bits = world.channel_permissions(call.user_id, thread)
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


@channel_routes.route("DELETE", "/channels/{channel_id}", "delete_channel")
def delete_channel(call: Request) -> Answer:
    """Delete a channel or thread with all that is in it, and answer with it.

    The caller needs the permission Manage Channels or, for a thread, Manage Threads. A channel of direct messages
    stays undeleted.
    """
    channel = channel_of(call)
    if channel["type"] != may.DM:
        needed = may.MANAGE_THREADS if may.is_thread(channel) else may.MANAGE_CHANNELS
        call.world.require(call.user_id, channel, needed)
        threads.delete(call.world, channel)
    return 200, channel


@channel_routes.route("POST", "/channels/{channel_id}/threads", "create_thread")
def create_thread(call: Request) -> Answer:
    """Create a thread that belongs to no message, or a post in a forum, and answer with it.

    Without a `type` the thread is private (12). In a text channel it may be public (11), and in an announcement channel
    it must be an announcement thread (10).
    """
    parent = channel_of(call)
    if parent["type"] == may.FORUM:
        return _create_post(call, parent)
    kind = call.form.get("type") or may.PRIVATE_THREAD
    form = FormErrors()
    form.choice(("type",), kind, sorted(may.THREADS))
    _check_thread_name(form, call, parent)
    if kind not in may.thread_types(parent):
        raise errors.wrong_channel_type()
    public = kind != may.PRIVATE_THREAD
    call.world.require(call.user_id, parent, may.PUBLIC_THREADS if public else may.PRIVATE_THREADS)
    thread = _open_thread(call, parent, kind)
    if public:
        _announce_thread(call, parent, thread)
    return 201, call.world.channel_for(thread, call.user_id)


@channel_routes.route("POST", "/channels/{channel_id}/messages/{message_id}/threads", "create_thread_from_message")
def create_thread_from_message(call: Request) -> Answer:
    """Create a public or announcement thread on a message, and answer with it; a message has at most one thread."""
    parent = channel_of(call)
    if parent["type"] not in (may.TEXT, may.ANNOUNCEMENT):
        raise errors.wrong_channel_type()
    _check_thread_name(FormErrors(), call, parent)
    call.world.require(call.user_id, parent, may.PUBLIC_THREADS | may.HISTORY)
    message = message_of(call, parent)
    if message["id"] in call.world.channels:
        raise errors.ApiError(400, 160004, "A thread has already been created for this message")
    thread = _open_thread(call, parent, may.thread_types(parent)[0], message["id"])
    message["flags"] |= 1 << 5
    message["thread"] = thread
    call.services.messages.touched(message)
    return 201, call.world.channel_for(thread, call.user_id)


def _check_thread_name(form: FormErrors, call: Request, parent: Json) -> None:
    if not may.thread_types(parent):
        raise errors.wrong_channel_type()
    form.text(("name",), call.form.get("name"), 1, 100)
    form.choice(("auto_archive_duration",), call.form.get("auto_archive_duration"), (*threads.DURATIONS, None))
    form.finish()


def _open_thread(call: Request, parent: Json, kind: int, message_id: str | None = None) -> Json:
    body = call.form
    return threads.open_thread(
        call.world,
        parent,
        call.user_id,
        body["name"],
        kind,
        minutes=body.get("auto_archive_duration") or 1440,
        invitable=body.get("invitable") is not False,
        message_id=message_id,
        slow_mode=body.get("rate_limit_per_user") or 0,
    )


def _create_post(call: Request, forum: Json) -> Answer:
    """Create a post in a forum, and answer with it: a thread with its first message, which has the thread's id."""
    call.world.require(call.user_id, forum, may.SEND)
    form = FormErrors()
    first = call.form.get("message")
    if not isinstance(first, dict):
        form.wrong(("message",), "BASE_TYPE_REQUIRED")
        first = {}
    _check_thread_name(form, call, forum)
    check_message(first, filenames_after(None, first, call.uploads))
    _take_turn(call, forum)
    thread = _open_thread(call, forum, may.PUBLIC_THREAD)
    message = call.services.messages.create(thread, call.user_id, first, call.uploads, message_id=thread["id"])
    return 201, {**call.world.channel_for(thread, call.user_id), "message": message}


def _announce_thread(call: Request, parent: Json, thread: Json) -> None:
    """Post the message by which Discord announces a new public thread in its channel.

    Args:
        call: The request, whose caller is the author.
        parent: The channel.
        thread: The thread.
    """
    extra: Json = {"message_reference": {"type": 0, "channel_id": thread["id"], "guild_id": thread["guild_id"]}}
    call.services.messages.create(
        parent,
        call.user_id,
        {"content": thread["name"], "allowed_mentions": {"parse": []}},
        kind=THREAD_CREATED,
        extra=extra,
    )


@channel_routes.route("GET", "/channels/{channel_id}/thread-members", "list_thread_members")
def list_thread_members(call: Request) -> Answer:
    """Answer with the members of the thread in the path."""
    return 200, list(call.world.thread_members[_thread(call)["id"]].values())


@channel_routes.route("GET", "/channels/{channel_id}/thread-members/{user_id}", "get_thread_member")
def get_thread_member(call: Request) -> Answer:
    """Answer with one member of the thread in the path."""
    members = call.world.thread_members[_thread(call)["id"]]
    return 200, existing(members.get(call.args["user_id"]), errors.unknown_member)


@channel_routes.route("PUT", "/channels/{channel_id}/thread-members/@me", "join_thread")
def join_thread(call: Request) -> Answer:
    """Add the caller to the members of the thread in the path."""
    threads.add_member(call.world, _open_thread_of(call), call.user_id)
    return 204, None


@channel_routes.route("DELETE", "/channels/{channel_id}/thread-members/@me", "leave_thread")
def leave_thread(call: Request) -> Answer:
    """Remove the caller from the members of the thread in the path."""
    threads.remove_member(call.world, _open_thread_of(call), call.user_id)
    return 204, None


@channel_routes.route("PUT", "/channels/{channel_id}/thread-members/{user_id}", "add_thread_member")
def add_thread_member(call: Request) -> Answer:
    """Add a user to the members of the thread in the path.

    The caller must be able to write in it. To a private thread that is not invitable, only its owner and moderators may
    add users.
    """
    thread = _thread(call)
    world = call.world
    bits = world.require(call.user_id, thread, may.SEND_IN_THREADS)
    threads.require_open(thread)
    closed = not thread["thread_metadata"].get("invitable", True)
    if closed and thread["owner_id"] != call.user_id and not bits & may.MANAGE_THREADS:
        raise errors.missing_permissions()
    user_id = call.args["user_id"]
    if user_id not in world.members:
        raise errors.unknown_member()
    parent = world.channels[thread["parent_id"]]
    if not world.can_see(user_id, parent):
        raise errors.missing_access()
    if len(world.thread_members[thread["id"]]) >= 1000:
        raise errors.ApiError(400, 30033, "Maximum number of thread participants reached (1000)")
    threads.add_member(world, thread, user_id)
    return 204, None


@channel_routes.route("DELETE", "/channels/{channel_id}/thread-members/{user_id}", "delete_thread_member")
def delete_thread_member(call: Request) -> Answer:
    """Remove a user from the members of the thread in the path.

    The caller needs the permission Manage Threads, unless they own the private thread.
    """
    thread = _open_thread_of(call)
    own = thread["type"] == may.PRIVATE_THREAD and thread["owner_id"] == call.user_id
    if not own:
        call.world.require(call.user_id, thread, may.MANAGE_THREADS)
    threads.remove_member(call.world, thread, call.args["user_id"])
    return 204, None


def _thread(call: Request) -> Json:
    channel = channel_of(call)
    if not may.is_thread(channel):
        raise errors.wrong_channel_type()
    return channel


def _open_thread_of(call: Request) -> Json:
    thread = _thread(call)
    threads.require_open(thread)
    return thread


message_routes = RouteTable()


@message_routes.route("GET", "/channels/{channel_id}/messages", "list_messages")
def list_messages(call: Request) -> Answer:
    """Answer with messages of a channel, newest first; with none if the caller may not read the history."""
    channel = channel_of(call)
    limit = int_query(call, "limit", 50, 1, 100)
    bits = call.world.channel_permissions(call.user_id, channel)
    if channel["type"] in may.VOICED and not bits & may.CONNECT:
        raise errors.missing_access()
    if not bits & may.HISTORY:
        return 200, []
    found = iter(call.world.visible(channel["id"], call.user_id))
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


@message_routes.route("GET", "/channels/{channel_id}/messages/{message_id}", "get_message")
def get_message(call: Request) -> Answer:
    """Answer with one message of a channel."""
    return 200, message_of(call, channel_of(call, may.HISTORY))


@message_routes.route("POST", "/channels/{channel_id}/messages", "create_message")
def create_message(call: Request) -> Answer:
    """Post a message in a channel and answer with it; a repeated request with the same enforced nonce posts nothing."""
    world, messages = call.world, call.services.messages
    channel = channel_of(call)
    if channel["type"] == may.FORUM:
        raise errors.forum_message()
    needed = may.send_permission(channel)
    if call.uploads:
        needed |= may.ATTACH
    if call.form.get("embeds"):
        needed |= may.EMBED
    if call.form.get("message_reference"):
        needed |= may.HISTORY
    world.require(call.user_id, channel, needed)
    if channel["type"] == may.DM:
        _reachable(call, channel)
    if (again := messages.once(channel, call.user_id, call.form)) is not None:
        return 200, again
    if (call.form.get("flags") or 0) & EPHEMERAL:
        raise errors.invalid_form(
            "MESSAGE_FLAGS_EPHEMERAL", "Only a response to an interaction can be ephemeral", "flags"
        )
    if not call.is_bot and call.form.get("components"):
        raise errors.invalid_form("COMPONENTS_NOT_ALLOWED", "Only applications send components", "components")
    _take_turn(call, channel)
    message = messages.create(channel, call.user_id, call.form, call.uploads)
    messages.remember(channel, call.user_id, call.form, message)
    return 200, message


def _take_turn(call: Request, channel: Json) -> None:
    """Record the time of a user's message in a channel with slow mode; raise an error if it comes too early.

    Bots, and users with the permission for it, need not wait.

    Raises:
        ApiError: 20016, too early.
    """
    wait = channel.get("rate_limit_per_user") or 0
    if not wait or call.is_bot or call.world.channel_permissions(call.user_id, channel) & may.BYPASS_SLOWMODE:
        return
    now, key = call.world.clock.now(), (channel["id"], call.user_id)
    left = call.world.spoke.get(key, 0.0) + wait - now
    if left > 0:
        raise errors.slow_mode(left)
    call.world.spoke[key] = now


def _reachable(call: Request, channel: Json) -> None:
    """Raise an error if the bot may not send a direct message to the other user of a channel.

    Raises:
        ApiError: 50007, the user refuses direct messages, or 50278, the user is not a member of the server.
    """
    if not call.is_bot:
        return
    for user_id in call.world.dm_members(channel):
        if user_id not in call.world.members:
            raise errors.ApiError(403, 50278, "Cannot send messages to this user due to having no mutual guilds")
        if user_id in call.world.closed_dms:
            raise errors.ApiError(403, 50007, "Cannot send messages to this user")


@message_routes.route("PATCH", "/channels/{channel_id}/messages/{message_id}", "update_message")
def update_message(call: Request) -> Answer:
    """Edit a message of the caller and answer with it.

    That fails in an archived thread. The bot may edit messages older than an hour only at a limited rate.
    """
    channel = channel_of(call, may.ATTACH if call.uploads else 0)
    message = message_of(call, channel)
    if message["author"]["id"] != call.user_id:
        raise errors.ApiError(403, 50005, "Cannot edit a message authored by another user")
    threads.require_open(channel)
    limiter = call.services.limiter
    if call.is_bot and limiter is not None and message_age(call.world, message) > OLD_MESSAGE_SECONDS:
        limiter.take_old_edit(channel["id"])
    return 200, call.services.messages.edit(message, call.form, call.uploads)


@message_routes.route("DELETE", "/channels/{channel_id}/messages/{message_id}", "delete_message")
def delete_message(call: Request) -> Answer:
    """Delete a message of the caller or, with the permission Manage Messages, of anybody.

    With this request, Discord's client also dismisses an ephemeral message.
    """
    channel = channel_of(call)
    message = message_of(call, channel)
    if message["id"] not in call.world.owners and message["author"]["id"] != call.user_id:
        call.world.require(call.user_id, channel, may.MANAGE_MESSAGES)
    threads.require_open(channel)
    call.services.messages.delete(message)
    return 204, None


@message_routes.route("POST", "/channels/{channel_id}/messages/bulk-delete", "bulk_delete_messages", "bot")
def bulk_delete(call: Request) -> Answer:
    """Delete 2 to 100 messages of a channel; the bot needs the permission Manage Messages."""
    channel = channel_of(call, may.MANAGE_MESSAGES)
    ids = [str(i) for i in call.form.get("messages") or ()]
    if not 2 <= len(ids) <= 100:
        raise errors.invalid_form("BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.", "messages")
    for message_id in ids:
        message = call.world.history[channel["id"]].get(message_id)
        if message is not None and message_id not in call.world.owners:
            call.services.messages.delete(message)
    return 204, None


@message_routes.route("POST", "/channels/{channel_id}/typing", "trigger_typing_indicator")
def typing(call: Request) -> Answer:
    """Accept that the caller is typing in a channel; the sandbox shows it to nobody."""
    channel = channel_of(call)
    call.world.require(call.user_id, channel, may.send_permission(channel))
    return 204, None


@message_routes.route("GET", "/channels/{channel_id}/messages/pins", "list_pins")
def list_pins(call: Request) -> Answer:
    """Answer with the pinned messages of a channel, newest first."""
    channel = channel_of(call)
    pinned = [m for m in call.world.visible(channel["id"], call.user_id) if m["pinned"]]
    return 200, {"items": [{"pinned_at": m["timestamp"], "message": m} for m in pinned], "has_more": False}


@message_routes.route("PUT", "/channels/{channel_id}/messages/pins/{message_id}", "create_pin")
def create_pin(call: Request) -> Answer:
    """Pin a message; the caller needs the permission Pin Messages, and a channel has at most 250 pins."""
    channel = channel_of(call, may.PIN)
    if sum(1 for m in call.world.history[channel["id"]].values() if m["pinned"]) >= 250:
        raise errors.ApiError(400, 30003, "Maximum number of pins reached (250)")
    return _pin(call, channel, pinned=True)


@message_routes.route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}", "delete_pin")
def delete_pin(call: Request) -> Answer:
    """Unpin a message; the caller needs the permission Pin Messages."""
    return _pin(call, channel_of(call, may.PIN), pinned=False)


def _pin(call: Request, channel: Json, *, pinned: bool) -> Answer:
    threads.require_open(channel)
    message = message_of(call, channel)
    message["pinned"] = pinned
    call.services.messages.touched(message)
    data: Json = {"channel_id": channel["id"], "last_pin_timestamp": call.world.moment() if pinned else None}
    if guild_id := channel.get("guild_id"):
        data["guild_id"] = guild_id
    call.world.publish("CHANNEL_PINS_UPDATE", data, channel)
    return 204, None
