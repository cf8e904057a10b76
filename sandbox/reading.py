"""Reading messages as a user does: texts, buttons, menus."""

from __future__ import annotations

from collections.abc import Iterator

from sandbox import components as c
from sandbox.wire import Json


def texts(message: Json) -> str:
    """Everything that can be read in a message: content, embeds, text components, picture descriptions; a line each."""
    lines = [message.get("content") or ""]
    for embed in message.get("embeds") or ():
        lines += [embed.get("title") or "", embed.get("description") or ""]
    for node in c.walk(message.get("components")):
        if node["type"] == c.TEXT:
            lines.append(node["content"])
        elif node["type"] == c.GALLERY:
            lines += [item.get("description") or "" for item in node["items"]]
        elif node["type"] == c.THUMBNAIL:
            lines.append(node.get("description") or "")
    return "\n".join(line for line in lines if line)


def buttons(message: Json) -> list[Json]:
    """All buttons in reading order: `label` (with the emoji before it), `custom_id` or `url`, `disabled`, `style`."""
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
    """What stands on a button or option."""
    emoji = (node.get("emoji") or {}).get("name") or ""
    return f"{emoji} {node.get('label') or ''}".strip()


def selects(message: Json) -> list[Json]:
    """All menus in reading order, with their options and how many of them may be chosen."""
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
    """The fields of a modal with their visible labels."""
    for node in modal["components"]:
        if node["type"] == c.LABEL:
            yield node["label"], node["component"]
        elif node["type"] == c.ROW:
            for child in node["components"]:
                yield child.get("label") or "", child


def pictures(message: Json) -> list[Json]:
    """All pictures shown: `url`, `description`, `width`, `height`."""
    found = []
    for node in c.walk(message.get("components")):
        for item in node["items"] if node["type"] == c.GALLERY else [node] if node["type"] == c.THUMBNAIL else []:
            media = item["media"]
            found.append(
                {
                    "url": media["url"],
                    "description": item.get("description"),
                    "width": media.get("width"),
                    "height": media.get("height"),
                }
            )
    if not message.get("flags", 0) & c.V2:
        keys = ("url", "description", "width", "height")
        found += [
            {key: a.get(key) for key in keys}
            for a in message.get("attachments") or ()
            if a["content_type"].startswith("image/")
        ]
    return found
