"""Users, the server and its members (Discord reference, «User», «Guild»)."""

from __future__ import annotations

from sandbox import errors
from sandbox import permissions as may
from sandbox.introduction import guild_for
from sandbox.routes.places import guild_of, number
from sandbox.routing import Answer, Call, Table

table = Table()


@table.route("GET", "/users/@me", "get_my_user")
def get_me(call: Call) -> Answer:
    """The caller."""
    user = call.server.world.users[call.user_id]
    return 200, {**user, "mfa_enabled": False, "locale": "en-US", "email": None, "verified": True}


@table.route("GET", "/users/{user_id}", "get_user")
def get_user(call: Call) -> Answer:
    """Anybody."""
    user = call.server.world.users.get(call.args["user_id"])
    if user is None:
        raise errors.unknown_user()
    return 200, user


@table.route("GET", "/users/@me/guilds", "list_my_guilds")
def my_guilds(call: Call) -> Answer:
    """The servers one is a member of: this one, or none."""
    world = call.server.world
    if call.user_id not in world.members:
        return 200, []
    guild = world.guild
    entry = {
        "id": guild["id"], "name": guild["name"], "icon": None, "banner": None,
        "owner": guild["owner_id"] == call.user_id,
        "permissions": str(may.base(world, call.user_id)), "features": [],
    }  # fmt: skip
    return 200, [entry]


@table.route("GET", "/users/@me/channels", "client_list_dms", "user")
def my_dms(call: Call) -> Answer:
    """One's direct conversations."""
    world = call.server.world
    return 200, [
        world.channel_for(world.channels[c], call.user_id)
        for c, pair in world.recipients.items()
        if call.user_id in pair
    ]


@table.route("POST", "/users/@me/channels", "create_dm")
def create_dm(call: Call) -> Answer:
    """Open a direct conversation."""
    world = call.server.world
    other = str(call.form.get("recipient_id"))
    if other not in world.users or other == call.user_id:
        raise errors.ApiError(400, 50033, "Invalid Recipient(s)")
    known = len(world.recipients)
    channel = world.direct(call.user_id, other)
    if len(world.recipients) > known:
        for user_id in (call.user_id, other):
            world.publish("CHANNEL_CREATE", world.channel_for(channel, user_id), channel, to=user_id)
    return 200, world.channel_for(channel, call.user_id)


@table.route("GET", "/guilds/{guild_id}", "get_guild")
def get_guild(call: Call) -> Answer:
    """The server."""
    guild_of(call)
    return 200, {
        k: v
        for k, v in guild_for(call.server.world, call.user_id, []).items()
        if k not in ("members", "channels", "threads")
    }


@table.route("GET", "/guilds/{guild_id}/channels", "list_guild_channels")
def guild_channels(call: Call) -> Answer:
    """The channels which the caller sees, in order, without threads."""
    guild_of(call)
    return 200, call.server.world.text_channels(call.user_id)


@table.route("GET", "/guilds/{guild_id}/threads/active", "get_active_guild_threads")
def guild_threads(call: Call) -> Answer:
    """The threads that are not archived and which the caller sees."""
    guild_of(call)
    threads = call.server.world.active_threads(call.user_id)
    members = [thread["member"] for thread in threads if "member" in thread]
    return 200, {"threads": threads, "members": members, "has_more": False}


@table.route("GET", "/guilds/{guild_id}/roles", "list_guild_roles")
def guild_roles(call: Call) -> Answer:
    """All roles."""
    guild_of(call)
    return 200, list(call.server.world.roles.values())


@table.route("GET", "/guilds/{guild_id}/members", "list_guild_members")
def guild_members(call: Call) -> Answer:
    """Members in order of their ids; to a bot this takes the privileged intent, as on Discord."""
    guild_of(call)
    if call.is_bot and not call.server.gateway.privileged & 2:
        raise errors.missing_access()
    after = int(call.query.get("after") or 0)
    limit = number(call, "limit", 1, 1, 1000)
    members = sorted(
        (m for u, m in call.server.world.members.items() if int(u) > after), key=lambda m: int(m["user"]["id"])
    )
    return 200, members[:limit]


@table.route("GET", "/guilds/{guild_id}/members/search", "search_guild_members")
def search_members(call: Call) -> Answer:
    """Members whose name begins so."""
    guild_of(call)
    wanted = (call.query.get("query") or "").lower()
    limit = number(call, "limit", 1, 1, 1000)
    names = ("username", "global_name")
    found = [
        m
        for m in call.server.world.members.values()
        if any((m["user"][n] or "").lower().startswith(wanted) for n in names)
    ]
    return 200, found[:limit]


@table.route("GET", "/guilds/{guild_id}/members/{user_id}", "get_guild_member")
def get_member(call: Call) -> Answer:
    """One member; raises 10007 for who left."""
    guild_of(call)
    user_id = call.user_id if call.args["user_id"] == "@me" else call.args["user_id"]
    member = call.server.world.members.get(user_id)
    if member is None:
        raise errors.unknown_member()
    return 200, member
