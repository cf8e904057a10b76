"""Routes of the bot's application: its commands, interactions, first responses and follow-ups by token.

See the Discord reference, "Application", "Application Commands" and "Receiving and Responding".
"""

from __future__ import annotations

from typing import Final

from sandbox import errors
from sandbox.interactions.commands import check_commands, localized
from sandbox.interactions.model import DEFER_MESSAGE, Interaction, Phase
from sandbox.interactions.submission import is_usable
from sandbox.rest.dispatcher import Answer, Request, RouteTable, guild_of
from sandbox.wire import Json

application_routes = RouteTable()

_COMMANDS: Final = "/applications/{application_id}/commands"
_GUILD_COMMANDS: Final = "/applications/{application_id}/guilds/{guild_id}/commands"


@application_routes.route("GET", "/oauth2/applications/@me", "get_my_oauth2_application", "bot")
@application_routes.route("GET", "/applications/@me", "get_my_application", "bot")
def my_application(call: Request) -> Answer:
    """Answer `GET /applications/@me` with the bot's application, for which discord.py asks when it logs in."""
    world = call.world
    return 200, {
        "id": world.bot_id, "name": world.users[world.bot_id]["username"], "icon": None, "description": "",
        "type": None,
        "verify_key": "0" * 64, "flags": 0, "flags_new": "0", "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "owner": world.users[world.guild["owner_id"]],
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "team": None, "bot_public": True, "bot_require_code_grant": False, "bot": world.users[world.bot_id],
        "eligible_oauth2_scopes": [],
    }  # fmt: skip


@application_routes.route("GET", "/applications/{application_id}/emojis", "list_application_emojis", "bot")
def emojis(call: Request) -> Answer:
    """Answer `GET /applications/{id}/emojis` with an empty list: the sandbox has no custom emojis."""
    _require_own_application(call)
    return 200, {"items": []}


@application_routes.route("GET", "/gateway", "get_gateway")
def gateway(call: Request) -> Answer:
    """Answer `GET /gateway` with the WebSocket URL of the gateway."""
    return 200, {"url": call.services.gateway.url}


@application_routes.route("GET", "/gateway/bot", "get_bot_gateway", "bot")
def bot_gateway(call: Request) -> Answer:
    """Answer `GET /gateway/bot` with the WebSocket URL of the gateway and how many sessions the bot may still start."""
    start = {
        "total": 1000,
        "remaining": 1000 - call.services.gateway.identifies % 1000,
        "reset_after": 0,
        "max_concurrency": 16,
    }
    return 200, {"url": call.services.gateway.url, "shards": 1, "session_start_limit": start}


def _require_own_application(call: Request) -> None:
    if call.args["application_id"] != call.world.bot_id:
        raise errors.ApiError(403, 20012, "You are not authorized to perform this action on this application")


def _scope(call: Request) -> str | None:
    _require_own_application(call)
    if "guild_id" in call.args:
        guild_of(call)
    return call.args.get("guild_id")


def _listed(call: Request, guild_id: str | None) -> list[Json]:
    return [command for command in call.world.commands.values() if command.get("guild_id") == guild_id]


def _by_name(call: Request, guild_id: str | None) -> dict[tuple[int, str], Json]:
    return {(command["type"], command["name"]): command for command in _listed(call, guild_id)}


def _put_command(call: Request, body: Json, guild_id: str | None, former: Json | None) -> Json:
    """Store an application command with the fields that Discord adds, and return it.

    Args:
        call: The request.
        body: The command as the bot sends it.
        guild_id: The id of the Discord server in which alone the command exists; None for a global command.
        former: The command that it replaces and whose id it keeps; None for a new command.
    """
    world = call.world
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
    world.commands[command["id"]] = command
    world.touch("command", command["id"])
    return command


def _publish_commands(call: Request) -> None:
    call.world.publish(
        "GUILD_APPLICATION_COMMAND_INDEX_UPDATE",
        {"guild_id": call.world.guild["id"], "application_id": call.world.bot_id},
    )


@application_routes.route("GET", _COMMANDS, "list_application_commands", "bot")
@application_routes.route("GET", _GUILD_COMMANDS, "list_guild_application_commands", "bot")
def list_commands(call: Request) -> Answer:
    """Answer with the registered commands: those of the Discord server in the path or, without one, the global ones."""
    return 200, _listed(call, _scope(call))


@application_routes.route("PUT", _COMMANDS, "bulk_set_application_commands", "bot")
@application_routes.route("PUT", _GUILD_COMMANDS, "bulk_set_guild_application_commands", "bot")
def set_commands(call: Request) -> Answer:
    """Replace all commands of the Discord server in the path or, without one, all global commands.

    A command with the name and type of a former one keeps its id.
    """
    guild_id = _scope(call)
    bodies: list[Json] = call.body if isinstance(call.body, list) else []
    check_commands(bodies)
    former = _by_name(call, guild_id)
    for command in former.values():
        del call.world.commands[command["id"]]
        call.world.touch("command", command["id"])
    for body in bodies:
        _put_command(call, body, guild_id, former.get((body.get("type") or 1, body["name"])))
    _publish_commands(call)
    return 200, _listed(call, guild_id)


@application_routes.route("POST", _COMMANDS, "create_application_command", "bot")
@application_routes.route("POST", _GUILD_COMMANDS, "create_guild_application_command", "bot")
def create_command(call: Request) -> Answer:
    """Add an application command, or replace the one of the same name and type."""
    guild_id = _scope(call)
    check_commands([call.form], bulk=False)
    former = _by_name(call, guild_id).get((call.form.get("type") or 1, call.form["name"]))
    command = _put_command(call, call.form, guild_id, former)
    _publish_commands(call)
    return 200 if former else 201, command


@application_routes.route("DELETE", _COMMANDS + "/{command_id}", "delete_application_command", "bot")
@application_routes.route("DELETE", _GUILD_COMMANDS + "/{command_id}", "delete_guild_application_command", "bot")
def delete_command(call: Request) -> Answer:
    """Delete the application command in the path."""
    _scope(call)
    errors.existing(call.world.commands.pop(call.args["command_id"], None), errors.unknown_command)
    call.world.touch("command", call.args["command_id"])
    _publish_commands(call)
    return 204, None


@application_routes.route("GET", "/guilds/{guild_id}/application-command-index", "client_command_index", "user")
def command_index(call: Request) -> Answer:
    """Answer a user's client with the commands that this user may use in some channel of the server."""
    guild_of(call)
    world = call.world
    places = world.guild_channels(call.user_id) if world.bot_id in world.members else []
    locale = world.locale_of(call.user_id)
    usable = [c for c in world.commands.values() if any(is_usable(world, c, call.user_id, place) for place in places)]
    commands = [localized(command, locale) for command in usable]
    bot = world.users[world.bot_id]
    application = {"id": bot["id"], "name": bot["username"], "description": "", "icon": None, "bot": bot}
    return 200, {"applications": [application], "application_commands": commands, "version": world.bot_id}


interaction_routes = RouteTable()

_WEBHOOK: Final = "/webhooks/{webhook_id}/{webhook_token}"
_RESPONSE: Final = _WEBHOOK + "/messages/{message_id}"
_FIRST_RESPONSE: Final = _WEBHOOK + "/messages/@original"


@interaction_routes.route("POST", "/interactions", "client_interact", "user")
def interact(call: Request) -> Answer:
    """Begin an interaction: a user's client says that the user has used a command, button, menu or form.

    The answer has no body. The bot's response reaches the user's client over the gateway.
    """
    body = call.form
    if str(body.get("application_id", call.world.bot_id)) != call.world.bot_id:
        raise errors.ApiError(404, 10002, "Unknown Application")
    data = body.get("data")
    if not isinstance(data, dict):
        raise errors.invalid_form("BASE_TYPE_REQUIRED", "This field is required", "data")
    call.services.interactions.begin(
        call.user_id,
        str(body.get("channel_id")),
        int(body.get("type") or 0),
        data,
        message_id=str(body["message_id"]) if body.get("message_id") else None,
        nonce=str(body["nonce"]) if body.get("nonce") is not None else call.world.ids.new(),
        uploads=call.uploads,
    )
    return 204, None


@interaction_routes.route(
    "POST", "/interactions/{interaction_id}/{interaction_token}/callback", "create_interaction_response", "token"
)
def callback(call: Request) -> Answer:
    """Accept the bot's first response to an interaction.

    With `with_response` in the query, answer with the interaction and the message, else without a body.
    """
    interactions = call.services.interactions
    record, message = interactions.callback(
        call.args["interaction_id"], call.args["interaction_token"], call.form, call.uploads
    )
    if call.query.get("with_response") not in ("1", "true"):
        return 204, None
    about: Json = {"id": record.id, "type": record.type}
    out: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": message["id"],
            "response_message_loading": record.phase is Phase.THINKING,
            "response_message_ephemeral": record.ephemeral,
        }
        if call.form["type"] != DEFER_MESSAGE:
            out["resource"] = {"type": call.form["type"], "message": message}
    return 200, out


def _interaction(call: Request) -> Interaction:
    return call.services.interactions.find(call.args["webhook_token"])


def _response(call: Request) -> Json:
    """Return the message that the path names: `@original` for the interaction's first response, or a message id.

    Raises:
        ApiError: The token is unknown or expired, or there is no such message.
    """
    interactions, interaction = call.services.interactions, _interaction(call)
    if "message_id" in call.args:
        return interactions.own_message(interaction, call.args["message_id"])
    return interactions.original(interaction)


@interaction_routes.route("GET", _FIRST_RESPONSE, "get_original_webhook_message", "token")
@interaction_routes.route("GET", _RESPONSE, "get_webhook_message", "token")
def get_response(call: Request) -> Answer:
    """Answer with the message that the path names: one of the bot's responses to an interaction."""
    return 200, _response(call)


@interaction_routes.route("PATCH", _FIRST_RESPONSE, "update_original_webhook_message", "token")
def edit_original(call: Request) -> Answer:
    """Edit the message of the bot's first response to an interaction, and answer with it."""
    return 200, call.services.interactions.edit_original(_interaction(call), call.form, call.uploads)


@interaction_routes.route("PATCH", _RESPONSE, "update_webhook_message", "token")
def edit_response(call: Request) -> Answer:
    """Edit the message that the path names, one of the bot's responses to an interaction, and answer with it."""
    return 200, call.services.messages.edit(_response(call), call.form, call.uploads)


@interaction_routes.route("DELETE", _FIRST_RESPONSE, "delete_original_webhook_message", "token")
@interaction_routes.route("DELETE", _RESPONSE, "delete_webhook_message", "token")
def delete_response(call: Request) -> Answer:
    """Delete the message that the path names, one of the bot's responses to an interaction."""
    call.services.messages.delete(_response(call))
    return 204, None


@interaction_routes.route("POST", _WEBHOOK, "execute_webhook", "token")
def follow_up(call: Request) -> Answer:
    """Post a further message in response to an interaction, and answer with it."""
    return 200, call.services.interactions.follow_up(_interaction(call), call.form, call.uploads)
