"""Check what a user sends - commands, presses, choices, modals - and refuse what Discord's client would not send."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from sandbox.errors import ApiError
from sandbox.interactions import commands as kinds
from sandbox.interactions.model import AUTOCOMPLETE, resolved_objects
from sandbox.state import components as c
from sandbox.state import permissions as may
from sandbox.state.messages import check_uploads, ephemeral_attachment
from sandbox.state.world import World
from sandbox.wire import Json, Upload


def refuse(message: str) -> ApiError:
    """Return the error for a press, command or form that Discord's client would not send."""
    return ApiError(400, 50035, message)


def find_command(world: World, data: Json, user_id: str, channel: Json) -> Json:
    """Return the registered command that a user runs, named by the id or by the name in `data`.

    Args:
        world: The state of the sandbox.
        data: The interaction's data as the client sends it.
        user_id: The user.
        channel: The channel in which the user runs it.

    Raises:
        ApiError: It does not exist, or the user may not use it here.
    """
    command = world.commands.get(str(data.get("id")))
    if command is None:
        kind = data.get("type") or 1
        command = next(
            (x for x in world.commands.values() if x["name"] == data.get("name") and x["type"] == kind), None
        )
    if command is None or command["name"] != data.get("name", command["name"]):
        raise refuse("This command is outdated, please try again in a few minutes")
    if not is_usable(world, command, user_id, channel):
        raise ApiError(403, 50013, "Missing Permissions")
    return command


def is_usable(world: World, command: Json, user_id: str, channel: Json) -> bool:
    """Return True if Discord offers a command to this user in this channel.

    Args:
        world: The state of the sandbox.
        command: The command, whose contexts and default permissions decide.
        user_id: The user.
        channel: The channel.
    """
    contexts = command.get("contexts")
    place = 1 if channel["type"] == may.DM else 0
    if contexts is not None and place not in contexts:
        return False
    if place == 1:
        return True
    needed = command.get("default_member_permissions")
    bits = world.channel_permissions(user_id, channel)
    return bool(bits & may.USE_COMMANDS) and (
        needed is None or (int(needed) != 0 and bits & int(needed) == int(needed)) or bits == may.ALL
    )


@dataclass(slots=True)
class CommandFiles:
    """The files that came with a command, by the number with which an option refers to one, and their attachments."""

    uploads: Mapping[int, Upload] = field(default_factory=dict)
    base_url: str = ""
    attachments: dict[str, Json] = field(default_factory=dict)
    files: dict[str, Upload] = field(default_factory=dict)

    def take(self, world: World, name: str, value: Any) -> str:
        """Create the attachment for a file to which an option of a command refers, and return the attachment's id.

        Args:
            world: The state of the sandbox, which gives the id.
            name: The name of the option.
            value: The option's value: the number of the file as a string.

        Raises:
            ApiError: There is no such file, or it is too large.
        """
        number = int(value) if isinstance(value, str) and value.isascii() and value.isdigit() else -1
        upload = self.uploads.get(number)
        if upload is None:
            raise refuse(f"Option {name} takes a file")
        check_uploads({number: upload})
        attachment_id = world.ids.new()
        self.files[attachment_id] = upload
        self.attachments[attachment_id] = ephemeral_attachment(self.base_url, attachment_id, upload)
        return attachment_id


def command_data(
    world: World, command: Json, data: Json, channel: Json, kind: int, given_files: CommandFiles | None = None
) -> Json:
    """Check the data that a user's client sends for a command, and return the data that the bot receives.

    Args:
        world: The state of the sandbox.
        command: The registered command.
        data: What the client sends.
        channel: The channel in which the user runs it.
        kind: The interaction type: a command, or the completion of an option.
        given_files: The files that came with it; the attachments made of them are added to it.

    Raises:
        ApiError: Discord's client would not send it, for example because a required option is missing.
    """
    files = given_files or CommandFiles()
    out: Json = {"id": command["id"], "name": command["name"], "type": command["type"]}
    if command.get("guild_id"):
        out["guild_id"] = command["guild_id"]
    users: list[str] = []
    roles: list[str] = []
    channels: list[str] = []
    if command["type"] == 1:
        given = data.get("options") or []
        options = _options(world, command.get("options") or [], given, kind, (users, roles, channels), files)
        if options:
            out["options"] = options
        if kind == AUTOCOMPLETE and not _focused(options):
            raise refuse("No option has the focus")
    else:
        target = str(data.get("target_id"))
        out["target_id"] = target
        if command["type"] == 2:
            if target not in world.users:
                raise refuse("Unknown user")
            users.append(target)
        elif target not in world.messages or world.messages[target]["channel_id"] != channel["id"]:
            raise refuse("Unknown message")
    found = resolved_objects(world, channel, users, roles, channels)
    if command["type"] == 3:
        found["messages"] = {out["target_id"]: world.messages[out["target_id"]]}
    if files.attachments:
        found["attachments"] = files.attachments
    if found:
        out["resolved"] = found
    return out


def _focused(options: list[Json]) -> bool:
    return any(option.get("focused") or _focused(option.get("options") or []) for option in options)


def _options(
    world: World,
    known: list[Json],
    given: list[Json],
    kind: int,
    found: tuple[list[str], list[str], list[str]],
    files: CommandFiles,
) -> list[Json]:
    by_name = {option["name"]: option for option in known}
    nested = bool(known) and known[0]["type"] in (kinds.SUBCOMMAND, kinds.GROUP)
    if nested and len(given) != 1:
        raise refuse("A sub-command must be chosen")
    out: list[Json] = []
    for option in given:
        definition = by_name.get(option.get("name", ""))
        if definition is None:
            raise refuse(f"Unknown option: {option.get('name')}")
        entry: Json = {"name": definition["name"], "type": definition["type"]}
        if nested:
            entry["options"] = _options(
                world, definition.get("options") or [], option.get("options") or [], kind, found, files
            )
        else:
            focused = bool(option.get("focused"))
            entry["value"] = (
                option.get("value")
                if kind == AUTOCOMPLETE and focused
                else files.take(world, definition["name"], option.get("value"))
                if definition["type"] == kinds.ATTACHMENT
                else _value(world, definition, option.get("value"), found)
            )
            if focused:
                if kind != AUTOCOMPLETE or not definition.get("autocomplete"):
                    raise refuse(f"Option {definition['name']} has no autocompletion")
                entry["focused"] = True
        out.append(entry)
    if kind != AUTOCOMPLETE and not nested:
        missing = [
            option["name"]
            for option in known
            if option.get("required") and option["name"] not in {o["name"] for o in out}
        ]
        if missing:
            raise refuse(f"This option is required: {missing[0]}")
    return out


def _value(world: World, option: Json, value: Any, found: tuple[list[str], list[str], list[str]]) -> Any:
    kind, name = option["type"], option["name"]
    users, roles, channels = found
    if kind == kinds.STRING:
        if not isinstance(value, str) or not (option.get("min_length") or 0) <= len(value) <= (
            option.get("max_length") or 6000
        ):
            raise refuse(f"Option {name} takes a text of the right length")
    elif kind == kinds.INTEGER or kind == kinds.NUMBER:
        if isinstance(value, bool) or not isinstance(value, int if kind == kinds.INTEGER else (int, float)):
            raise refuse(f"Option {name} takes a number")
        if value < option.get("min_value", value) or value > option.get("max_value", value):
            raise refuse(f"Option {name} is out of bounds")
    elif kind == kinds.BOOLEAN:
        if not isinstance(value, bool):
            raise refuse(f"Option {name} takes yes or no")
    elif value in world.users and kind in (kinds.USER, kinds.MENTIONABLE):
        users.append(value)
    elif value in world.roles and kind in (kinds.ROLE, kinds.MENTIONABLE):
        roles.append(value)
    elif value in world.channels and kind == kinds.CHANNEL:
        channels.append(value)
    else:
        raise refuse(f"Option {name} takes something else")
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise refuse(f"Option {name} takes one of its choices")
    return value


def component_data(world: World, message: Json, data: Json, channel: Json) -> Json:
    """Check the data that a user's client sends for a press or a choice, and return the data that the bot receives.

    Args:
        world: The state of the sandbox.
        message: The message with the component.
        data: What the client sends.
        channel: The channel of the message.

    Raises:
        ApiError: Discord's client would not send it, for example because the component is disabled.
    """
    custom_id = data.get("custom_id")
    node = c.find_component(message["components"], custom_id) if isinstance(custom_id, str) else None
    if node is None or node["type"] not in c.INTERACTIVE:
        raise refuse("Unknown component")
    if node.get("disabled"):
        raise refuse("This component is disabled")
    if data.get("component_type") not in (None, node["type"]):
        raise refuse("The component is of another type")
    out: Json = {"custom_id": custom_id, "component_type": node["type"], "id": node["id"]}
    if node["type"] in c.SELECTS:
        out |= select_values(world, node, data.get("values") or [], channel)
    return out


def select_values(world: World, node: Json, values: list[str], channel: Json, *, least: int | None = None) -> Json:
    """Check the values that a user chose in a menu, and return `values` and the objects for which they stand.

    Args:
        world: The state of the sandbox.
        node: The menu.
        values: The chosen values.
        channel: The channel.
        least: The least number of values; None for the menu's own.

    Raises:
        ApiError: A value is not offered, or there are too few or too many.
    """
    minimum = node.get("min_values", 1) if least is None else least
    if not minimum <= len(values) <= node.get("max_values", 1) or len(set(values)) != len(values):
        raise refuse("The number of chosen values is out of bounds")
    if node["type"] == c.STRING_SELECT:
        if not set(values) <= {option["value"] for option in node["options"]}:
            raise refuse("A chosen value is not among the options")
        return {"values": values}
    users = [v for v in values if v in world.users and node["type"] in (c.USER_SELECT, c.MENTIONABLE_SELECT)]
    roles = [v for v in values if v in world.roles and node["type"] in (c.ROLE_SELECT, c.MENTIONABLE_SELECT)]
    channels = [v for v in values if v in world.channels and node["type"] == c.CHANNEL_SELECT]
    if len(users) + len(roles) + len(channels) != len(values):
        raise refuse("A chosen value does not exist")
    return {"values": values, "resolved": resolved_objects(world, channel, users, roles, channels)}


def modal_data(world: World, modal: Json, data: Json, channel: Json) -> Json:
    """Check the data that a user's client sends for a form, and return the data that the bot receives.

    That has one entry for each component of the form, in order.

    Args:
        world: The state of the sandbox.
        modal: The form.
        data: What the client sends.
        channel: The channel.

    Raises:
        ApiError: Discord's client would not submit the form: a required field is empty, a text too short or too long,
            or a value not offered.
    """
    if data.get("custom_id") not in (None, modal["custom_id"]):
        raise refuse("The form is another one")
    written = {node["custom_id"]: node for node in c.walk(data.get("components") or []) if node.get("custom_id")}
    found: Json = {}
    components = [_modal_component(world, node, written, channel, found) for node in modal["components"]]
    unknown = set(written) - {node["custom_id"] for node in c.walk(modal["components"]) if node.get("custom_id")}
    if unknown:
        raise refuse(f"Unknown field: {min(unknown)}")
    return {"custom_id": modal["custom_id"], "components": components, "resolved": found}


def _modal_component(world: World, node: Json, written: dict[str, Json], channel: Json, found: Json) -> Json:
    out: Json = {"type": node["type"], "id": node["id"]}
    if node["type"] == c.LABEL:
        out["component"] = _modal_field(world, node["component"], written, channel, found)
    elif node["type"] == c.ROW:
        out["components"] = [_modal_field(world, child, written, channel, found) for child in node["components"]]
    return out


def _modal_field(world: World, node: Json, written: dict[str, Json], channel: Json, found: Json) -> Json:
    kind = node["type"]
    entry = written.get(node["custom_id"], {})
    leaf: Json = {"type": kind, "id": node["id"], "custom_id": node["custom_id"]}
    required = node.get("required", True)
    if kind == c.TEXT_INPUT:
        leaf["value"] = _modal_text(node, entry.get("value"), required=required)
    elif kind == c.RADIO_GROUP:
        value = entry.get("value")
        if (value is None and required) or (
            value is not None and value not in {option["value"] for option in node["options"]}
        ):
            raise refuse("One of the options must be chosen")
        leaf["value"] = value
    elif kind == c.CHECKBOX:
        leaf["value"] = bool(entry.get("value", node.get("default", False)))
    elif kind == c.CHECKBOX_GROUP:
        values = entry.get("values") or []
        most = node.get("max_values") or len(node["options"])
        if (
            not set(values) <= {option["value"] for option in node["options"]}
            or not (node.get("min_values", 1) if required else 0) <= len(values) <= most
        ):
            raise refuse("The ticked boxes are out of bounds")
        leaf["values"] = values
    elif kind == c.FILE_UPLOAD:
        if required and node.get("min_values", 1):
            raise refuse("Files cannot be given in a form here")
        leaf["values"] = []
    else:
        values = entry.get("values") or []
        judged = select_values(world, node, values, channel, least=None if required or values else 0)
        leaf["values"] = values
        for name, objects in judged.get("resolved", {}).items():
            found.setdefault(name, {}).update(objects)
    return leaf


def _modal_text(node: Json, value: Any, *, required: bool) -> str:
    text = node.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise refuse("A text field takes text")
    if not text and not required:
        return text
    if (required and not text) or not (node.get("min_length") or 0) <= len(text) <= (node.get("max_length") or 4000):
        raise refuse("A text is too short or too long")
    return text
