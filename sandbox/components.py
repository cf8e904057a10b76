"""Walking and completing component trees (Discord reference, «Components»)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sandbox.wire import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS: Final = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
INTERACTIVE: Final = SELECTS | {BUTTON}
LINK: Final = 5
"""The button style that opens an address and never reaches the bot."""

V2: Final = 1 << 15
"""The message flag IS_COMPONENTS_V2."""
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7


def walk(nodes: list[Json] | None) -> Iterator[Json]:
    """Every component of a tree, parents first, in reading order."""
    for node in nodes or ():
        yield node
        inner = node.get("components")
        if inner:
            yield from walk(inner)
        for key in ("accessory", "component"):
            if child := node.get(key):
                yield from walk([child])


def find(nodes: list[Json] | None, custom_id: str) -> Json | None:
    """The component with this custom id."""
    return next((node for node in walk(nodes) if node.get("custom_id") == custom_id), None)


def text_of(nodes: list[Json] | None) -> str:
    """All displayed text of a tree, one block a line."""
    return "\n".join(node["content"] for node in walk(nodes) if node["type"] == TEXT)


def media(node: Json) -> Iterator[Json]:
    """The references to pictures and files in one component (not in its children)."""
    if node["type"] == GALLERY:
        for item in node["items"]:
            yield item["media"]
    elif node["type"] == THUMBNAIL:
        yield node["media"]
    elif node["type"] == FILE:
        yield node["file"]


def complete(nodes: list[Json] | None, attachments: dict[str, Json]) -> list[Json]:
    """A copy of a tree with what Discord adds: ids, defaults, and attachments by name resolved to their addresses."""
    taken = {node["id"] for node in walk(nodes) if node.get("id")}
    counter = 0

    def fresh() -> int:
        nonlocal counter
        counter += 1
        while counter in taken:
            counter += 1
        return counter

    def one(node: Json) -> Json:
        copy = {key: value for key, value in node.items() if value is not None}
        copy["id"] = node.get("id") or fresh()
        kind = node["type"]
        if inner := node.get("components"):
            copy["components"] = [one(child) for child in inner]
        for key in ("accessory", "component"):
            if child := node.get(key):
                copy[key] = one(child)
        if kind in SELECTS:
            copy.setdefault("min_values", 1)
            copy.setdefault("max_values", 1)
            copy.setdefault("disabled", False)
        elif kind == CONTAINER:
            copy.setdefault("accent_color", None)
            copy.setdefault("spoiler", False)
        elif kind == SEPARATOR:
            copy.setdefault("divider", True)
            copy.setdefault("spacing", 1)
        elif kind == GALLERY:
            copy["items"] = [
                {"spoiler": False, "description": None, **item, "media": _resolve(item["media"], attachments)}
                for item in node["items"]
            ]
        elif kind == THUMBNAIL:
            copy = {"spoiler": False, "description": None, **copy, "media": _resolve(node["media"], attachments)}
        elif kind == FILE:
            found = attachments.get(node["file"]["url"].removeprefix("attachment://"))
            copy["file"] = _resolve(node["file"], attachments)
            if found:
                copy["name"], copy["size"] = found["filename"], found["size"]
            copy.setdefault("spoiler", False)
        return copy

    return [one(node) for node in nodes or ()]


def _resolve(reference: Json, attachments: dict[str, Json]) -> Json:
    url: str = reference["url"]
    found = attachments.get(url.removeprefix("attachment://")) if url.startswith("attachment://") else None
    if found is None:
        return {"id": "0", "url": url, "proxy_url": url, "width": None, "height": None, "content_type": None}
    return {
        "id": found["id"], "attachment_id": found["id"], "url": found["url"], "proxy_url": found["proxy_url"],
        "width": found.get("width"), "height": found.get("height"), "content_type": found["content_type"],
    }  # fmt: skip
