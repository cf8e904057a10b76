"""The limits of application commands (Discord reference, «Application Commands»)."""

from __future__ import annotations

import unicodedata
from collections import Counter
from typing import Final

from sandbox.errors import ApiError
from sandbox.limits.form import Form, Path
from sandbox.wire import Json

MOST: Final = {1: 100, 2: 15, 3: 15}
"""How many commands of each type an application may have: slash, user, message."""
MAX_CHARACTERS: Final = 8000
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)


def check_commands(commands: list[Json], *, bulk: bool = True) -> None:
    """Judge a list of commands, which replaces all there were; raises 50035 or 30032 for too many."""
    form = Form()
    for kind, number in Counter(command.get("type") or 1 for command in commands).items():
        if number > MOST.get(kind, 0):
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({MOST.get(kind, 0)})")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path: Path = (index,) if bulk else ()
        check_command(form, path, command)
        key = (command.get("type") or 1, str(command.get("name")))
        if key in seen:
            form.wrong(
                (*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)
    form.finish()


def check_command(form: Form, path: Path, command: Json) -> None:
    """Judge one command."""
    kind = command.get("type") or 1
    name = command.get("name")
    form.text((*path, "name"), name, 1, 32)
    if kind == 1:
        if isinstance(name, str) and not slash_name(name):
            _bad_name(form, (*path, "name"), name)
        form.text((*path, "description"), command.get("description"), 1, 100)
        options = command.get("options") or []
        _options(form, (*path, "options"), options, depth=0)
        if characters(command) > MAX_CHARACTERS:
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MAX_CHARACTERS})")
    elif command.get("description"):
        form.wrong(
            (*path, "description"),
            "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION",
            "Context menu commands cannot have description",
        )


def slash_name(name: str) -> bool:
    """Whether a name is made of lower-case letters, digits, hyphens, underscores and apostrophes."""
    return name == name.lower() and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in name)


def _bad_name(form: Form, path: Path, name: str) -> None:
    form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", f"Command name is invalid: {name}")


def characters(node: Json) -> int:
    """What counts towards the 8000: names, descriptions and values of a command with all options and choices.

    Of a text with translations the longest counts.
    """
    total = 0
    for field in ("name", "description"):
        texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(node.get("value"), str):
        total += len(node["value"])
    return total + sum(characters(child) for key in ("options", "choices") for child in node.get(key) or ())


def _options(form: Form, path: Path, options: list[Json], depth: int) -> None:
    if not form.count(path, options, 0, 25):
        return
    names: set[str] = set()
    optional_seen = False
    nested = sum(1 for option in options if option.get("type") in (SUBCOMMAND, GROUP))
    if nested not in (0, len(options)):
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for index, option in enumerate(options):
        here = (*path, index)
        name, kind = option.get("name"), option.get("type")
        form.text((*here, "name"), name, 1, 32)
        form.text((*here, "description"), option.get("description"), 1, 100)
        if isinstance(name, str):
            if not slash_name(name):
                _bad_name(form, (*here, "name"), name)
            if name in names:
                form.wrong(
                    (*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option name already exists"
                )
            names.add(name)
        if kind in (SUBCOMMAND, GROUP):
            if depth > (0 if kind == GROUP else 1):
                form.wrong(
                    (*here, "type"),
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Sub-commands cannot be nested this deep",
                )
            _options(form, (*here, "options"), option.get("options") or [], depth + (1 if kind == GROUP else 2))
            continue
        if option.get("required"):
            if optional_seen:
                form.wrong(
                    here,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        _choices(form, here, option)


def _choices(form: Form, path: Path, option: Json) -> None:
    choices = option.get("choices")
    if choices and option.get("autocomplete"):
        form.wrong(
            (*path, "autocomplete"),
            "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES",
            "Autocomplete cannot be used with choices",
        )
    if choices is None or not form.count((*path, "choices"), choices, 0, 25):
        return
    for index, choice in enumerate(choices):
        form.text((*path, "choices", index, "name"), choice.get("name"), 1, 100)
        if option.get("type") == STRING:
            form.text((*path, "choices", index, "value"), choice.get("value"), 1, 100)
