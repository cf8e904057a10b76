"""What a user wrote into a modal, judged against the modal the bot sent."""

from __future__ import annotations

from typing import Any

from sandbox import components as c
from sandbox.interactions.submission import chosen, refuse
from sandbox.wire import Json
from sandbox.world import World


def modal_data(world: World, modal: Json, data: Json, channel: Json) -> Json:
    """The `data` of a modal submission for the bot: one entry for every component of the modal, in order.

    Raises 400 where Discord's client would not let the form go: a required field left empty, too short, too long, or a
    value that is not offered.
    """
    if data.get("custom_id") not in (None, modal["custom_id"]):
        raise refuse("The form is another one")
    written = {node["custom_id"]: node for node in c.walk(data.get("components") or []) if node.get("custom_id")}
    found: Json = {}
    components = [_top(world, node, written, channel, found) for node in modal["components"]]
    unknown = set(written) - {node["custom_id"] for node in c.walk(modal["components"]) if node.get("custom_id")}
    if unknown:
        raise refuse(f"Unknown field: {min(unknown)}")
    return {"custom_id": modal["custom_id"], "components": components, "resolved": found}


def _top(world: World, node: Json, written: dict[str, Json], channel: Json, found: Json) -> Json:
    if node["type"] == c.LABEL:
        return {
            "type": c.LABEL,
            "id": node["id"],
            "component": _field(world, node["component"], written, channel, found),
        }
    if node["type"] == c.ROW:
        return {
            "type": c.ROW,
            "id": node["id"],
            "components": [_field(world, child, written, channel, found) for child in node["components"]],
        }
    return {"type": node["type"], "id": node["id"]}


def _field(world: World, node: Json, written: dict[str, Json], channel: Json, found: Json) -> Json:
    kind = node["type"]
    entry = written.get(node["custom_id"], {})
    leaf: Json = {"type": kind, "id": node["id"], "custom_id": node["custom_id"]}
    required = node.get("required", True)
    if kind == c.TEXT_INPUT:
        leaf["value"] = _text(node, entry.get("value"), required=required)
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
        judged = chosen(world, node, values, channel, least=None if required or values else 0)
        leaf["values"] = values
        for name, objects in judged.get("resolved", {}).items():
            found.setdefault(name, {}).update(objects)
    return leaf


def _text(node: Json, value: Any, *, required: bool) -> str:
    text = node.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise refuse("A text field takes text")
    if not text and not required:
        return text
    if (required and not text) or not (node.get("min_length") or 0) <= len(text) <= (node.get("max_length") or 4000):
        raise refuse("A text is too short or too long")
    return text
