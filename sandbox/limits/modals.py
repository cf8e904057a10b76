"""The limits of modals and of autocompletion (Discord reference, «Modal», «Autocomplete»)."""

from __future__ import annotations

from typing import Final

from sandbox import components as c
from sandbox.limits.components import CHECKS as MESSAGE_CHECKS
from sandbox.limits.components import Check, check_options, check_select, check_tree
from sandbox.limits.form import Form, Path
from sandbox.wire import Json

_TOP: Final = frozenset((c.ROW, c.TEXT, c.LABEL))


def check_modal(data: Json) -> None:
    """Judge a modal; raises 50035."""
    form = Form()
    root: Path = ("data",)
    form.text((*root, "custom_id"), data.get("custom_id"), 1, 100)
    form.text((*root, "title"), data.get("title"), 1, 45)
    nodes = data.get("components")
    if form.count((*root, "components"), nodes, 1, 5) and isinstance(nodes, list):
        for index, node in enumerate(nodes):
            here: Path = (*root, "components", index)
            kind = node.get("type")
            if kind not in _TOP:
                form.wrong((*here, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (1, 10, 18).')
            elif kind == c.LABEL:
                _label(form, here, node)
            elif kind == c.ROW:
                _row(form, here, node)
            else:
                MESSAGE_CHECKS[c.TEXT](form, here, node)
        if not form.tree:
            check_tree(form, (*root, "components"), nodes)
    form.finish()


def _label(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "label"), node.get("label"), 1, 45)
    form.text((*path, "description"), node.get("description"), 1, 100, required=False)
    inner = node.get("component")
    if not isinstance(inner, dict) or inner.get("type") not in _FIELDS:
        kinds = ", ".join(str(kind) for kind in sorted(_FIELDS))
        form.wrong(
            (*path, "component", "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({kinds}).'
        )
        return
    _FIELDS[inner["type"]](form, (*path, "component"), inner)


def _row(form: Form, path: Path, node: Json) -> None:
    inner = node.get("components")
    if not form.count((*path, "components"), inner, 1, 1) or not isinstance(inner, list):
        return
    for index, child in enumerate(inner):
        if child.get("type") != c.TEXT_INPUT:
            form.wrong(
                (*path, "components", index, "type"), "UNION_TYPE_CHOICES", 'Value of field "type" must be one of (4).'
            )
        else:
            form.text((*path, "components", index, "label"), child.get("label"), 1, 45)
            _text_input(form, (*path, "components", index), child)


def _text_input(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.choice((*path, "style"), node.get("style"), (1, 2))
    form.text((*path, "placeholder"), node.get("placeholder"), 0, 100, required=False)
    form.text((*path, "value"), node.get("value"), 0, 4000, required=False)
    form.number((*path, "min_length"), node.get("min_length"), 0, 4000)
    form.number((*path, "max_length"), node.get("max_length"), 1, 4000)
    least, most = node.get("min_length") or 0, node.get("max_length") or 4000
    if least > most:
        form.wrong(
            (*path, "min_length"),
            "TEXT_INPUT_COMPONENT_MIN_LENGTH_GREATER",
            "min_length must be less than or equal to max_length",
        )
    if node.get("value") and len(node["value"]) > most:
        form.length((*path, "value"), 0, most)


def _select(form: Form, path: Path, node: Json) -> None:
    check_select(form, path, node)
    if node.get("disabled"):
        form.wrong((*path, "disabled"), "MODAL_COMPONENT_DISABLED", "A component in a modal cannot be disabled")


def _file_upload(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    form.number((*path, "min_values"), node.get("min_values"), 0, 10)
    form.number((*path, "max_values"), node.get("max_values"), 1, 10)


def _radio(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    check_options(form, (*path, "options"), node.get("options"), 2, 10)


def _checkboxes(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)
    check_options(form, (*path, "options"), node.get("options"), 1, 10)
    form.number((*path, "min_values"), node.get("min_values"), 0, 10)
    form.number((*path, "max_values"), node.get("max_values"), 1, 10)


def _checkbox(form: Form, path: Path, node: Json) -> None:
    form.text((*path, "custom_id"), node.get("custom_id"), 1, 100)


_FIELDS: Final[dict[int, Check]] = {
    c.TEXT_INPUT: _text_input,
    **dict.fromkeys(c.SELECTS, _select),
    c.FILE_UPLOAD: _file_upload,
    c.RADIO_GROUP: _radio,
    c.CHECKBOX_GROUP: _checkboxes,
    c.CHECKBOX: _checkbox,
}


def check_choices(choices: object) -> None:
    """Judge the answer to an autocompletion; raises 50035."""
    form = Form()
    path: Path = ("data", "choices")
    if form.count(path, choices, 0, 25) and isinstance(choices, list):
        for index, choice in enumerate(choices):
            form.text((*path, index, "name"), choice.get("name"), 1, 100)
            value = choice.get("value")
            if isinstance(value, str) or value is None:
                form.text((*path, index, "value"), value, 1, 100)
    form.finish()
