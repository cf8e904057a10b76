"""What a user sees of a message or a form: its texts, buttons, menus, fields and pictures."""

from collections.abc import Iterator

from sandbox.state import components as c
from sandbox.wire import Json


def texts(message: Json) -> str:
    """Return all that can be read in a message, a line each: content, embeds, texts and picture descriptions."""
    lines = [message.get("content") or ""]
    for embed in message.get("embeds") or ():
        lines += [embed.get("title") or "", embed.get("description") or ""]
    for node in c.walk(message.get("components")):
        if node["type"] == c.TEXT:
            lines.append(node["content"])
        lines += [item.get("description") or "" for item in _pictures_in(node)]
    return "\n".join(line for line in lines if line)


def buttons(message: Json) -> list[Json]:
    """Return all buttons of a message in reading order.

    Each has `label` (with the emoji before it), `custom_id` or `url`, `disabled` and `style`.
    """
    return [
        {
            "label": label(node), "custom_id": node.get("custom_id"), "url": node.get("url"),
            "disabled": bool(node.get("disabled")),
            "style": node["style"],
        }
        for node in c.walk(message.get("components"))
        if node["type"] == c.BUTTON
    ]  # fmt: skip


def label(node: Json) -> str:
    """Return the visible text of a button or menu option, with the emoji before it."""
    emoji = (node.get("emoji") or {}).get("name") or ""
    return f"{emoji} {node.get('label') or ''}".strip()


def selects(message: Json) -> list[Json]:
    """Return all menus of a message in reading order, with their options and how many of them may be chosen."""
    keys = ("custom_id", "type", "placeholder", "min_values", "max_values")
    return [
        {
            **{key: node.get(key) for key in keys},
            "options": node.get("options") or [],
            "disabled": bool(node.get("disabled")),
        }
        for node in c.walk(message.get("components"))
        if node["type"] in c.SELECTS
    ]


def fields(modal: Json) -> Iterator[tuple[str, Json]]:
    """Yield the visible label and the input component of each field of a form."""
    for node in modal["components"]:
        if node["type"] == c.LABEL:
            yield node["label"], node["component"]
        elif node["type"] == c.ROW:
            for child in node["components"]:
                yield child.get("label") or "", child


def pictures(message: Json) -> list[Json]:
    """Return `url`, `description`, `width` and `height` of all pictures that a message shows."""
    found = [
        {**item["media"], "description": item.get("description")}
        for node in c.walk(message.get("components"))
        for item in _pictures_in(node)
    ]
    if not message.get("flags", 0) & c.V2:
        found += [a for a in message.get("attachments") or () if a["content_type"].startswith("image/")]
    return [{key: picture.get(key) for key in ("url", "description", "width", "height")} for picture in found]


def _pictures_in(node: Json) -> list[Json]:
    """Return the pictures that one component shows (not its children), each with its `media`."""
    if node["type"] == c.GALLERY:
        items: list[Json] = node["items"]
        return items
    return [node] if node["type"] == c.THUMBNAIL else []
