"""The limits of message components (Discord reference, «Components»), also those discord.py does not look at."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from sandbox import components as c
from sandbox.limits.form import Form, Path
from sandbox.wire import Json

MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000

_TOP_V1: Final = frozenset((c.ROW,))
_IN_CONTAINER: Final = frozenset((c.ROW, c.SECTION, c.TEXT, c.GALLERY, c.FILE, c.SEPARATOR))
_TOP_V2: Final = _IN_CONTAINER | {c.CONTAINER}
_IN_ROW: Final = c.INTERACTIVE
_IN_SECTION: Final = frozenset((c.TEXT,))
_ACCESSORY: Final = frozenset((c.BUTTON, c.THUMBNAIL))

Check = Callable[[Form, Path, Json], None]


def check_components(form: Form, nodes: object, *, v2: bool, files: Collection[str]) -> None:
    """Judge the components of one message; `files` are the names of its attachments, which components may refer to."""
    path: Path = ("components",)
    if nodes is None:
        return
    if not isinstance(nodes, list):
        form.wrong(path, "BASE_TYPE_BAD_TYPE", "Only iterables may be used in a ListType")
        return
    if not v2 and len(nodes) > 5:
        form.length(path, 0, 5)
    before = len(form.tree)
    check_list(form, path, nodes, _TOP_V2 if v2 else _TOP_V1)
    if len(form.tree) > before:
        return
    check_tree(form, path, nodes)
    text = 0
    for node in c.walk(nodes):
        kind = node["type"]
        if kind == c.TEXT:
            text += len(node["content"])
        elif kind in (c.GALLERY, c.THUMBNAIL, c.FILE):
            for reference in c.media(node):
                url = reference["url"]
                if url.startswith("attachment://") and url[13:] not in files:
                    form.wrong(
                        path,
                        "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                        f"The referenced attachment was not found: {url}",
                    )
    if text > MAX_TEXT:
        form.wrong(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size exceeds the maximum size of {MAX_TEXT}",
        )


def check_tree(form: Form, path: Path, nodes: list[Json]) -> None:
    """What holds over a whole tree: not more than 40 components, custom ids and ids unique."""
    total = 0
    seen: set[str] = set()
    ids: set[int] = set()
    for node in c.walk(nodes):
        total += 1
        custom_id = node.get("custom_id")
        if custom_id is not None:
            if custom_id in seen:
                form.wrong(
                    path, "COMPONENT_CUSTOM_ID_DUPLICATED", f"Component custom id cannot be duplicated: {custom_id}"
                )
            seen.add(custom_id)
        number = node.get("id")
        if number:
            if number in ids:
                form.wrong(path, "COMPONENT_ID_DUPLICATED", f"Component id cannot be duplicated: {number}")
            ids.add(number)
    if total > MAX_COMPONENTS:
        form.wrong(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {MAX_COMPONENTS}",
        )


def check_list(form: Form, path: Path, nodes: list[Json], allowed: Collection[int]) -> None:
    """Judge each component of a list, of which only some kinds may stand in this place."""
    for index, node in enumerate(nodes):
        here = (*path, index)
        if not isinstance(node, dict) or node.get("type") not in CHECKS or node["type"] not in allowed:
            kinds = ", ".join(str(kind) for kind in sorted(allowed))
            form.wrong((*here, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({kinds}).')
        else:
            CHECKS[node["type"]](form, here, node)


def _row(form: Form, path: Path, node: Json) -> None:
    inner = node.get("components")
    if not form.count((*path, "components"), inner, 1, 5) or not isinstance(inner, list):
        return
    check_list(form, (*path, "components"), inner, _IN_ROW)
    if len(inner) > 1 and any(isinstance(child, dict) and child.get("type") in c.SELECTS for child in inner):
        form.wrong(
            (*path, "components"),
            "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
            "The specified component exceeds the maximum width",
        )


def _button(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "label"), node.get("label"), 0, 80, required=False)
    style = node.get("style")
    if not form.choice((*path, "style"), style, (1, 2, 3, 4, 5, 6)):
        return
    if style == c.LINK:
        form.text((*path, "url"), node.get("url"), 1, 512)
        if node.get("custom_id") is not None:
            form.wrong(
                (*path, "custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    elif style != 6:
        form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
        if node.get("url") is not None:
            form.wrong(
                (*path, "url"),
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
    if not node.get("label") and not node.get("emoji") and style != 6:
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or emoji")


def check_options(form: Form, path: Path, options: object, least: int, most: int) -> int:
    """Judge options with label, value and description; gives how many of them there are."""
    if not form.count(path, options, least, most) or not isinstance(options, list):
        return 0
    values: set[str] = set()
    for index, option in enumerate(options):
        here = (*path, index)
        form.text((*here, "label"), option.get("label"), 1, 100)
        form.text((*here, "value"), option.get("value"), 1, 100)
        form.text((*here, "description"), option.get("description"), 0, 100, required=False)
        if option.get("value") in values:
            form.wrong(
                (*here, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        values.add(option.get("value"))
    return len(options)


def check_select(form: Form, path: Path, node: Json) -> None:
    """Judge a menu, in a message or a modal."""
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.text((*path, "placeholder"), node.get("placeholder"), 0, 150, required=False)
    form.number((*path, "min_values"), node.get("min_values"), 0, 25)
    form.number((*path, "max_values"), node.get("max_values"), 1, 25)
    least = 1 if node.get("min_values") is None else node["min_values"]
    most = 1 if node.get("max_values") is None else node["max_values"]
    if least > most:
        form.wrong(
            (*path, "min_values"),
            "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX",
            "min_values must be less than or equal to max_values",
        )
    if node["type"] == c.STRING_SELECT:
        options = node.get("options")
        number = check_options(form, (*path, "options"), options, 1, 25)
        if number and (least > number or most > number):
            form.wrong(
                (*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {max(least, most)} and 25 in length."
            )
        chosen = sum(1 for option in options if option.get("default")) if isinstance(options, list) else 0
    else:
        defaults = node.get("default_values") or []
        chosen = len(defaults)
        if chosen and chosen < least:
            form.wrong(
                (*path, "default_values"),
                "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES",
                f"At least {least} default values are needed",
            )
    if chosen > most:
        form.wrong(
            path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", f"No more than {most} default values can be specified"
        )


def _section(form: Form, path: Path, node: Json) -> None:
    inner = node.get("components")
    if form.count((*path, "components"), inner, 1, 3) and isinstance(inner, list):
        check_list(form, (*path, "components"), inner, _IN_SECTION)
    accessory = node.get("accessory")
    if accessory is None:
        form.wrong((*path, "accessory"), "BASE_TYPE_REQUIRED", "This field is required")
    elif not isinstance(accessory, dict) or accessory.get("type") not in _ACCESSORY:
        form.wrong((*path, "accessory", "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (2, 11).')
    else:
        CHECKS[accessory["type"]](form, (*path, "accessory"), accessory)


def check_text(form: Form, path: Path, node: Json) -> None:
    """Judge a text display: something, and not more than 4000 characters of it."""
    form.text((*path, "content"), node.get("content"), 1, MAX_TEXT)


def _media(form: Form, path: Path, media: object) -> None:
    if not isinstance(media, dict):
        form.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
        return
    url = media.get("url")
    form.text((*path, "url"), url, 1, 2048)
    if isinstance(url, str) and not url.startswith(("http://", "https://", "attachment://")):
        form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")


def _thumbnail(form: Form, path: Path, node: Json) -> None:
    _media(form, (*path, "media"), node.get("media"))
    form.text((*path, "description"), node.get("description"), 1, 1024, required=False)


def _gallery(form: Form, path: Path, node: Json) -> None:
    items = node.get("items")
    if form.count((*path, "items"), items, 1, 10) and isinstance(items, list):
        for index, item in enumerate(items):
            _thumbnail(form, (*path, "items", index), item)


def _file(form: Form, path: Path, node: Json) -> None:
    _media(form, (*path, "file"), node.get("file"))
    if isinstance(node.get("file"), dict) and not str(node["file"].get("url")).startswith("attachment://"):
        form.wrong((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment').")


def _separator(form: Form, path: Path, node: Json) -> None:
    form.choice((*path, "spacing"), node.get("spacing"), (1, 2, None))


def _container(form: Form, path: Path, node: Json) -> None:
    form.number((*path, "accent_color"), node.get("accent_color"), 0, 0xFFFFFF)
    inner = node.get("components")
    if form.count((*path, "components"), inner, 1, MAX_COMPONENTS) and isinstance(inner, list):
        check_list(form, (*path, "components"), inner, _IN_CONTAINER)


CHECKS: Final[dict[int, Check]] = {
    c.ROW: _row,
    c.BUTTON: _button,
    **dict.fromkeys(c.SELECTS, check_select),
    c.SECTION: _section,
    c.TEXT: check_text,
    c.THUMBNAIL: _thumbnail,
    c.GALLERY: _gallery,
    c.FILE: _file,
    c.SEPARATOR: _separator,
    c.CONTAINER: _container,
}
