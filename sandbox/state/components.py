"""Component trees of messages and modals: types, walking, completing, and every limit.

See the Discord reference, "Components". The limits include those that discord.py does not check.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final

from sandbox.errors import FieldPath, FormErrors
from sandbox.wire import Json

ROW, BUTTON, STRING_SELECT, TEXT_INPUT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = range(1, 9)
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = range(9, 15)
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23

SELECTS: Final = frozenset((STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT))
INTERACTIVE: Final = SELECTS | {BUTTON}
LINK_STYLE: Final = 5
"""The button style that opens an address and never reaches the bot."""

V2: Final = 1 << 15
"""The message flag IS_COMPONENTS_V2."""
EPHEMERAL: Final = 1 << 6
LOADING: Final = 1 << 7


def walk(nodes: list[Json] | None) -> Iterator[Json]:
    """Yield every component of a message or form, each before its children, in reading order."""
    for node in nodes or ():
        yield node
        inner = node.get("components")
        if inner:
            yield from walk(inner)
        for key in ("accessory", "component"):
            if child := node.get(key):
                yield from walk([child])


def find_component(nodes: list[Json] | None, custom_id: str) -> Json | None:
    """Return the component with a custom id; None if there is none."""
    return next((node for node in walk(nodes) if node.get("custom_id") == custom_id), None)


def text_of(nodes: list[Json] | None) -> str:
    """Return all texts that the text components of a message show, one a line."""
    return "\n".join(node["content"] for node in walk(nodes) if node["type"] == TEXT)


def media_of(node: Json) -> Iterator[Json]:
    """Yield the references to pictures and files in one component, not in its children."""
    if node["type"] == GALLERY:
        for item in node["items"]:
            yield item["media"]
    elif node["type"] == THUMBNAIL:
        yield node["media"]
    elif node["type"] == FILE:
        yield node["file"]


def complete_components(nodes: list[Json] | None, attachments: dict[str, Json]) -> list[Json]:
    """Return a copy of a message's components with what Discord adds: ids, default values and the URLs of attachments.

    Args:
        nodes: The components as the bot sends them.
        attachments: The attachments of the message by file name.
    """
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


MAX_COMPONENTS: Final = 40
MAX_TEXT: Final = 4000

Check = Callable[[FormErrors, FieldPath, Json], None]


def check_components(form: FormErrors, nodes: object, *, v2: bool, files: Collection[str]) -> None:
    """Record what Discord would not accept in the components of a message.

    Args:
        form: Collects the mistakes.
        nodes: The components.
        v2: True if the message uses components v2.
        files: Names of its attachments, to which components may refer.
    """
    path: FieldPath = ("components",)
    if nodes is None:
        return
    if not isinstance(nodes, list):
        form.wrong(path, "BASE_TYPE_BAD_TYPE")
        return
    if not v2 and len(nodes) > 5:
        form.length(path, 0, 5)
    before = len(form.tree)
    for index, node in enumerate(nodes):
        _check_kind(form, (*path, index), node, _TOP_V2 if v2 else _TOP_V1)
    if len(form.tree) > before:
        return
    check_tree(form, path, nodes)
    text = 0
    for node in walk(nodes):
        if node["type"] == TEXT:
            text += len(node["content"])
        for reference in media_of(node):
            url = reference["url"]
            if url.startswith("attachment://") and url[13:] not in files:
                form.wrong(
                    path,
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment was not found: {url}",
                )
    if text > MAX_TEXT:
        form.wrong(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", MAX_TEXT)


def check_tree(form: FormErrors, path: FieldPath, nodes: list[Json]) -> None:
    """Record the mistake if a message or form has over 40 components, or two with the same id or custom id.

    Args:
        form: Collects the mistakes.
        path: The keys that lead to the components.
        nodes: The components.
    """
    everything = list(walk(nodes))
    for field, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen = set()
        for value in (node[field] for node in everything if node.get(field)):
            if value in seen:
                form.wrong(path, code, value)
            seen.add(value)
    if len(everything) > MAX_COMPONENTS:
        form.wrong(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", MAX_COMPONENTS)


def _check_kind(form: FormErrors, path: FieldPath, node: Any, allowed: Mapping[int, Check]) -> None:
    """Record what Discord would not accept in a component at a place where only some component types are allowed.

    Args:
        form: Collects the mistakes.
        path: The keys and indices that lead to the component.
        node: The component.
        allowed: For each allowed type, the function that checks a component of this type.
    """
    if isinstance(node, dict) and node.get("type") in allowed:
        allowed[node["type"]](form, path, node)
    else:
        form.wrong((*path, "type"), "UNION_TYPE_CHOICES", ", ".join(map(str, sorted(allowed))))


def _check_children(
    form: FormErrors, path: FieldPath, node: Json, least: int, most: int, allowed: Mapping[int, Check]
) -> None:
    for here, child in form.items((*path, "components"), node.get("components"), least, most):
        _check_kind(form, here, child, allowed)


def _row(form: FormErrors, path: FieldPath, node: Json) -> None:
    _check_children(form, path, node, 1, 5, _IN_ROW)
    inner = node.get("components")
    if (
        isinstance(inner, list)
        and len(inner) > 1
        and any(isinstance(child, dict) and child.get("type") in SELECTS for child in inner)
    ):
        form.wrong((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED")


def _button(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "label"), node.get("label"), 0, 80, required=False)
    style = node.get("style")
    if not form.choice((*path, "style"), style, (1, 2, 3, 4, 5, 6)):
        return
    if style == LINK_STYLE:
        form.text((*path, "url"), node.get("url"), 1, 512)
        if node.get("custom_id") is not None:
            form.wrong((*path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
    elif style != 6:
        form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
        if node.get("url") is not None:
            form.wrong((*path, "url"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")
    if not node.get("label") and not node.get("emoji") and style != 6:
        form.wrong(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED")


def check_options(form: FormErrors, path: FieldPath, options: object, least: int, most: int) -> list[Json]:
    """Record what Discord would not accept in the options of a menu, and return the options.

    Args:
        form: Collects the mistakes.
        path: The keys and indices that lead to the options.
        options: The options.
        least: The minimum number of options.
        most: The maximum number of options.
    """
    values: set[str] = set()
    found = form.items(path, options, least, most)
    for here, option in found:
        form.text((*here, "label"), option.get("label"), 1, 100)
        form.text((*here, "value"), option.get("value"), 1, 100)
        form.text((*here, "description"), option.get("description"), 0, 100, required=False)
        if option.get("value") in values:
            form.wrong((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        values.add(option.get("value"))
    return [option for _, option in found]


def check_select(form: FormErrors, path: FieldPath, node: Json) -> None:
    """Record what Discord would not accept in a menu of a message or form."""
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.text((*path, "placeholder"), node.get("placeholder"), 0, 150, required=False)
    form.number((*path, "min_values"), node.get("min_values"), 0, 25)
    form.number((*path, "max_values"), node.get("max_values"), 1, 25)
    least = 1 if node.get("min_values") is None else node["min_values"]
    most = 1 if node.get("max_values") is None else node["max_values"]
    if least > most:
        form.wrong((*path, "min_values"), "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX")
    if node["type"] == STRING_SELECT:
        options = check_options(form, (*path, "options"), node.get("options"), 1, 25)
        if options and max(least, most) > len(options):
            form.length((*path, "options"), max(least, most), 25)
        chosen = sum(1 for option in options if option.get("default"))
    else:
        defaults = node.get("default_values") or []
        chosen = len(defaults)
        if chosen and chosen < least:
            form.wrong((*path, "default_values"), "SELECT_COMPONENT_TOO_FEW_DEFAULT_VALUES", least)
    if chosen > most:
        form.wrong(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", most)


def _section(form: FormErrors, path: FieldPath, node: Json) -> None:
    _check_children(form, path, node, 1, 3, _IN_SECTION)
    if node.get("accessory") is None:
        form.wrong((*path, "accessory"), "BASE_TYPE_REQUIRED")
    else:
        _check_kind(form, (*path, "accessory"), node["accessory"], _ACCESSORY)


def check_text(form: FormErrors, path: FieldPath, node: Json) -> None:
    """Record the mistake if a text component does not have 1 to 4000 characters."""
    form.text((*path, "content"), node.get("content"), 1, MAX_TEXT)


def _media(form: FormErrors, path: FieldPath, media: object) -> None:
    if not isinstance(media, dict):
        form.wrong(path, "BASE_TYPE_REQUIRED")
        return
    url = media.get("url")
    form.text((*path, "url"), url, 1, 2048)
    if isinstance(url, str) and not url.startswith(("http://", "https://", "attachment://")):
        form.wrong((*path, "url"), "URL_TYPE_INVALID_SCHEME", "'http', 'https', 'attachment'")


def _thumbnail(form: FormErrors, path: FieldPath, node: Json) -> None:
    _media(form, (*path, "media"), node.get("media"))
    form.text((*path, "description"), node.get("description"), 1, 1024, required=False)


def _gallery(form: FormErrors, path: FieldPath, node: Json) -> None:
    for here, item in form.items((*path, "items"), node.get("items"), 1, 10):
        _thumbnail(form, here, item)


def _file(form: FormErrors, path: FieldPath, node: Json) -> None:
    _media(form, (*path, "file"), node.get("file"))
    if isinstance(node.get("file"), dict) and not str(node["file"].get("url")).startswith("attachment://"):
        form.wrong((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", "'attachment'")


def _separator(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.choice((*path, "spacing"), node.get("spacing"), (1, 2, None))


def _container(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.number((*path, "accent_color"), node.get("accent_color"), 0, 0xFFFFFF)
    _check_children(form, path, node, 1, MAX_COMPONENTS, _IN_CONTAINER)


_IN_ROW: Final[dict[int, Check]] = {BUTTON: _button, **dict.fromkeys(SELECTS, check_select)}
_IN_SECTION: Final[dict[int, Check]] = {TEXT: check_text}
_ACCESSORY: Final[dict[int, Check]] = {BUTTON: _button, THUMBNAIL: _thumbnail}
_IN_CONTAINER: Final[dict[int, Check]] = {
    ROW: _row,
    SECTION: _section,
    TEXT: check_text,
    GALLERY: _gallery,
    FILE: _file,
    SEPARATOR: _separator,
}
_TOP_V1: Final[dict[int, Check]] = {ROW: _row}
_TOP_V2: Final[dict[int, Check]] = {**_IN_CONTAINER, CONTAINER: _container}


def check_modal(data: Json) -> None:
    """Raise an error unless Discord would accept a form (a modal) as a response.

    Raises:
        ApiError: 50035 with all mistakes.
    """
    form = FormErrors()
    root: FieldPath = ("data",)
    form.text((*root, "custom_id"), data.get("custom_id"), 1, 100)
    form.text((*root, "title"), data.get("title"), 1, 45)
    _check_children(form, root, data, 1, 5, _IN_MODAL)
    if not form.tree:
        check_tree(form, (*root, "components"), data["components"])
    form.finish()


def _label(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "label"), node.get("label"), 1, 45)
    form.text((*path, "description"), node.get("description"), 1, 100, required=False)
    _check_kind(form, (*path, "component"), node.get("component"), _IN_LABEL)


def _modal_row(form: FormErrors, path: FieldPath, node: Json) -> None:
    _check_children(form, path, node, 1, 1, {TEXT_INPUT: _labelled_text_input})


def _labelled_text_input(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "label"), node.get("label"), 1, 45)
    _text_input(form, path, node)


def _text_input(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.choice((*path, "style"), node.get("style"), (1, 2))
    form.text((*path, "placeholder"), node.get("placeholder"), 0, 100, required=False)
    form.text((*path, "value"), node.get("value"), 0, 4000, required=False)
    form.number((*path, "min_length"), node.get("min_length"), 0, 4000)
    form.number((*path, "max_length"), node.get("max_length"), 1, 4000)
    least, most = node.get("min_length") or 0, node.get("max_length") or 4000
    if least > most:
        form.wrong((*path, "min_length"), "TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER")
    if node.get("value") and len(node["value"]) > most:
        form.length((*path, "value"), 0, most)


def _modal_select(form: FormErrors, path: FieldPath, node: Json) -> None:
    check_select(form, path, node)
    if node.get("disabled"):
        form.wrong((*path, "disabled"), "MODAL_COMPONENT_DISABLED")


def _file_upload(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.number((*path, "min_values"), node.get("min_values"), 0, 10)
    form.number((*path, "max_values"), node.get("max_values"), 1, 10)


def _radio(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    check_options(form, (*path, "options"), node.get("options"), 2, 10)


def _checkboxes(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.number((*path, "min_values"), node.get("min_values"), 0, 10)
    form.number((*path, "max_values"), node.get("max_values"), 1, 10)
    check_options(form, (*path, "options"), node.get("options"), 1, 10)


def _checkbox(form: FormErrors, path: FieldPath, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)


_IN_MODAL: Final[dict[int, Check]] = {ROW: _modal_row, TEXT: check_text, LABEL: _label}
_IN_LABEL: Final[dict[int, Check]] = {
    TEXT_INPUT: _text_input,
    **dict.fromkeys(SELECTS, _modal_select),
    FILE_UPLOAD: _file_upload,
    RADIO_GROUP: _radio,
    CHECKBOX_GROUP: _checkboxes,
    CHECKBOX: _checkbox,
}


def check_choices(choices: object) -> None:
    """Raise an error unless Discord would accept these choices as the response to an autocompletion.

    Raises:
        ApiError: 50035 with all mistakes.
    """
    form = FormErrors()
    path: FieldPath = ("data", "choices")
    for here, choice in form.items(path, choices, 0, 25):
        form.text((*here, "name"), choice.get("name"), 1, 100)
        value = choice.get("value")
        if isinstance(value, str) or value is None:
            form.text((*here, "value"), value, 1, 100)
    form.finish()
