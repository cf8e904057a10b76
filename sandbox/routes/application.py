"""The bot's application and its commands (Discord reference, «Application», «Application Commands»)."""

from __future__ import annotations

from sandbox import errors
from sandbox.interactions.submission import usable
from sandbox.limits.commands import check_commands
from sandbox.routes.places import guild_of
from sandbox.routing import Answer, Call, Table
from sandbox.wire import Json

table = Table()


@table.route("GET", "/oauth2/applications/@me", "get_my_oauth2_application", "bot")
def my_oauth2_application(call: Call) -> Answer:
    """What discord.py asks for when it logs in."""
    return 200, _application(call)


@table.route("GET", "/applications/@me", "get_my_application", "bot")
def my_application(call: Call) -> Answer:
    """The application."""
    return 200, _application(call)


def _application(call: Call) -> Json:
    world = call.server.world
    return {
        "id": world.bot_id, "name": world.users[world.bot_id]["username"], "icon": None, "description": "",
        "type": None,
        "verify_key": "0" * 64, "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "owner": world.users[world.guild["owner_id"]],
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "team": None, "bot_public": True, "bot_require_code_grant": False, "bot": world.users[world.bot_id],
        "eligible_oauth2_scopes": [],
    }  # fmt: skip


@table.route("GET", "/applications/{application_id}/emojis", "list_application_emojis", "bot")
def emojis(call: Call) -> Answer:
    """None; the sandbox has no custom emojis."""
    _own(call)
    return 200, {"items": []}


@table.route("GET", "/gateway", "get_gateway")
def gateway(call: Call) -> Answer:
    """Where to connect."""
    return 200, {"url": call.server.gateway.url}


@table.route("GET", "/gateway/bot", "get_bot_gateway", "bot")
def bot_gateway(call: Call) -> Answer:
    """Where to connect, and how often one may."""
    start = {
        "total": 1000,
        "remaining": 1000 - call.server.gateway.identifies % 1000,
        "reset_after": 0,
        "max_concurrency": 16,
    }
    return 200, {"url": call.server.gateway.url, "shards": 1, "session_start_limit": start}


def _own(call: Call) -> None:
    if call.args["application_id"] != call.server.world.bot_id:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _scope(call: Call) -> str | None:
    _own(call)
    if "guild_id" in call.args:
        guild_of(call)
    return call.args.get("guild_id")


def _listed(call: Call, guild_id: str | None) -> list[Json]:
    return [command for command in call.server.world.commands.values() if command.get("guild_id") == guild_id]


def _made(call: Call, body: Json, guild_id: str | None, former: Json | None) -> Json:
    """A command as Discord keeps it."""
    world = call.server.world
    given = {key: value for key, value in body.items() if value is not None}
    permissions = body.get("default_member_permissions")
    kind = given.get("type") or 1
    command: Json = {
        "name_localizations": None, "description_localizations": None, "description": "", "dm_permission": True,
        "nsfw": False,
        "contexts": None, "integration_types": [0], **given, "type": kind,
        "id": former["id"] if former else world.ids.new(),
        "application_id": world.bot_id, "version": world.ids.new(),
        "default_member_permissions": None if permissions is None else str(permissions),
    }  # fmt: skip
    if kind == 1:
        command.setdefault("options", [])
    if guild_id:
        command["guild_id"] = guild_id
    return command


def _changed(call: Call) -> None:
    world = call.server.world
    world.publish(
        "GUILD_APPLICATION_COMMAND_INDEX_UPDATE", {"guild_id": world.guild["id"], "application_id": world.bot_id}
    )


@table.route("GET", "/applications/{application_id}/commands", "list_application_commands", "bot")
@table.route(
    "GET", "/applications/{application_id}/guilds/{guild_id}/commands", "list_guild_application_commands", "bot"
)
def list_commands(call: Call) -> Answer:
    """The registered commands."""
    return 200, _listed(call, _scope(call))


@table.route("PUT", "/applications/{application_id}/commands", "bulk_set_application_commands", "bot")
@table.route(
    "PUT", "/applications/{application_id}/guilds/{guild_id}/commands", "bulk_set_guild_application_commands", "bot"
)
def set_commands(call: Call) -> Answer:
    """Replace all commands; those that keep their name keep their id."""
    guild_id = _scope(call)
    bodies: list[Json] = call.body if isinstance(call.body, list) else []
    check_commands(bodies)
    world = call.server.world
    former = {(c["type"], c["name"]): c for c in _listed(call, guild_id)}
    for command in former.values():
        del world.commands[command["id"]]
        world.touch("command", command["id"])
    for body in bodies:
        command = _made(call, body, guild_id, former.get((body.get("type") or 1, body["name"])))
        world.commands[command["id"]] = command
        world.touch("command", command["id"])
    _changed(call)
    return 200, _listed(call, guild_id)


@table.route("POST", "/applications/{application_id}/commands", "create_application_command", "bot")
@table.route(
    "POST", "/applications/{application_id}/guilds/{guild_id}/commands", "create_guild_application_command", "bot"
)
def create_command(call: Call) -> Answer:
    """Add a command, or replace the one of this name."""
    guild_id = _scope(call)
    check_commands([call.form], bulk=False)
    world = call.server.world
    same = (
        c
        for c in _listed(call, guild_id)
        if c["name"] == call.form["name"] and c["type"] == (call.form.get("type") or 1)
    )
    former = next(same, None)
    command = _made(call, call.form, guild_id, former)
    world.commands[command["id"]] = command
    world.touch("command", command["id"])
    _changed(call)
    return 200 if former else 201, command


@table.route("DELETE", "/applications/{application_id}/commands/{command_id}", "delete_application_command", "bot")
@table.route(
    "DELETE",
    "/applications/{application_id}/guilds/{guild_id}/commands/{command_id}",
    "delete_guild_application_command",
    "bot",
)
def delete_command(call: Call) -> Answer:
    """Take a command away."""
    _scope(call)
    if call.server.world.commands.pop(call.args["command_id"], None) is None:
        raise errors.unknown_command()
    call.server.world.touch("command", call.args["command_id"])
    _changed(call)
    return 204, None


@table.route("GET", "/guilds/{guild_id}/application-command-index", "client_command_index", "user")
def command_index(call: Call) -> Answer:
    """What Discord's client shows when one types a slash: the commands this user may use somewhere on the server."""
    guild_of(call)
    world = call.server.world
    places = world.text_channels(call.user_id)
    commands = [c for c in world.commands.values() if any(usable(world, c, call.user_id, place) for place in places)]
    bot = world.users[world.bot_id]
    application = {"id": bot["id"], "name": bot["username"], "description": "", "icon": None, "bot": bot}
    return 200, {"applications": [application], "application_commands": commands, "version": world.bot_id}
