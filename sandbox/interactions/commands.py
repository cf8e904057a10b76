"""Application commands: their limits, and invocations as people type them, such as `play gorgias`.

See the Discord reference, "Application Commands".
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from sandbox.errors import ApiError, FieldPath, FormErrors
from sandbox.state.world import LOCALES
from sandbox.wire import Json

MAX_COMMANDS: Final = {1: 100, 2: 15, 3: 15}
"""The maximum number of commands of each type in an application: slash, user, message."""
MAX_CHARACTERS: Final = 8000
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)


def check_commands(commands: list[Json], *, bulk: bool = True) -> None:
    """Raise an error unless Discord would accept these application commands.

    Args:
        commands: The commands as the bot sends them.
        bulk: True if they are a list that replaces all commands, so that mistakes are reported with the index of the
            command; False for a single command.

    Raises:
        ApiError: 50035 with all mistakes, or 30032 for too many commands.
    """
    form = FormErrors()
    for kind, number in Counter(command.get("type") or 1 for command in commands).items():
        if number > MAX_COMMANDS.get(kind, 0):
            raise ApiError(400, 30032, f"Maximum number of application commands reached ({MAX_COMMANDS.get(kind, 0)})")
    seen: set[tuple[int, str]] = set()
    for index, command in enumerate(commands):
        path: FieldPath = (index,) if bulk else ()
        check_command(form, path, command)
        key = (command.get("type") or 1, str(command.get("name")))
        if key in seen:
            form.wrong((*path, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME")
        seen.add(key)
    form.finish()


def check_command(form: FormErrors, path: FieldPath, command: Json) -> None:
    """Record what Discord would not accept in one application command.

    Args:
        form: Collects the mistakes.
        path: The keys and indices that lead to the command.
        command: The command.
    """
    kind = command.get("type") or 1
    form.text((*path, "name"), command.get("name"), 1, 32)
    _translations(form, path, command, "name", 32, is_typed=kind == 1)
    if kind == 1:
        _check_slash_name(form, (*path, "name"), command.get("name"))
        form.text((*path, "description"), command.get("description"), 1, 100)
        _translations(form, path, command, "description", 100)
        options = command.get("options") or []
        _options(form, (*path, "options"), options, depth=0)
        if count_characters(command) > MAX_CHARACTERS:
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", MAX_CHARACTERS)
    elif command.get("description"):
        form.wrong((*path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION")


def is_slash_name(name: str) -> bool:
    """Return True if a name has only lower-case letters, digits, hyphens, underscores and apostrophes."""
    return name == name.lower() and all(char in "-_'" or unicodedata.category(char)[0] in "LN" for char in name)


def _check_slash_name(form: FormErrors, path: FieldPath, name: object) -> None:
    if isinstance(name, str) and not is_slash_name(name):
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", name)


def _translations(
    form: FormErrors, path: FieldPath, node: Json, field: str, most: int, *, is_typed: bool = False
) -> None:
    """Record what Discord would not accept in the translations of a name or description.

    Args:
        form: Collects the mistakes.
        path: The keys and indices that lead to the command, option or choice.
        node: The command, option or choice.
        field: "name" or "description".
        most: The maximum length.
        is_typed: True for a name that users type, which must have the form that `is_slash_name` checks.
    """
    for locale, text in (node.get(f"{field}_localizations") or {}).items():
        here = (*path, f"{field}_localizations", locale)
        if locale not in LOCALES:
            form.wrong(here, "BASE_TYPE_CHOICES", f"Value must be one of {set(LOCALES)}.")
        form.text(here, text, 1, most)
        if is_typed:
            _check_slash_name(form, here, text)


def count_characters(node: Json) -> int:
    """Return the number of characters of a command that Discord limits to 8000.

    It counts the names, descriptions and values of the command and of all its options and choices. For a text with
    translations, the longest one counts.
    """
    total = 0
    for field in ("name", "description"):
        texts = [node.get(field) or "", *(node.get(f"{field}_localizations") or {}).values()]
        total += max(map(len, texts))
    if isinstance(node.get("value"), str):
        total += len(node["value"])
    return total + sum(count_characters(child) for key in ("options", "choices") for child in node.get(key) or ())


def _options(form: FormErrors, path: FieldPath, options: list[Json], depth: int) -> None:
    names: set[str] = set()
    optional_seen = False
    nested = sum(1 for option in options if option.get("type") in (SUBCOMMAND, GROUP))
    if nested not in (0, len(options)):
        form.wrong(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for here, option in form.items(path, options, 0, 25):
        name, kind = option.get("name"), option.get("type")
        form.text((*here, "name"), name, 1, 32)
        form.text((*here, "description"), option.get("description"), 1, 100)
        _translations(form, here, option, "name", 32, is_typed=True)
        _translations(form, here, option, "description", 100)
        _check_slash_name(form, (*here, "name"), name)
        if isinstance(name, str):
            if name in names:
                form.wrong((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS")
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
                form.wrong(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        else:
            optional_seen = True
        _choices(form, here, option)


def _choices(form: FormErrors, path: FieldPath, option: Json) -> None:
    choices = option.get("choices")
    if choices and option.get("autocomplete"):
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES")
    if choices is None:
        return
    for here, choice in form.items((*path, "choices"), choices, 0, 25):
        form.text((*here, "name"), choice.get("name"), 1, 100)
        _translations(form, here, choice, "name", 100)
        if option.get("type") == STRING:
            form.text((*here, "value"), choice.get("value"), 1, 100)


def localized(node: Json, locale: str) -> Json:
    """Return a command, option or choice with its names and descriptions in a user's locale, as Discord returns them.

    Each translation is added as `name_localized` or `description_localized`; texts without one get no such field.

    Args:
        node: The command, option or choice.
        locale: The user's locale, such as "de".
    """
    found = dict(node)
    for field in ("name", "description"):
        if text := (node.get(f"{field}_localizations") or {}).get(locale):
            found[f"{field}_localized"] = text
    for field in ("options", "choices"):
        if inner := node.get(field):
            found[field] = [localized(each, locale) for each in inner]
    return found


class UnknownCommand(LookupError):
    """The bot has registered no command, subcommand or option of this name."""


def invocation_name(command: str, data: Json) -> str:
    """Return the words with which a user ran a command, such as "table undo"; Discord shows them above the response.

    Args:
        command: The command's name.
        data: The interaction's data, which names the group and subcommand.
    """
    words, node = [command], data
    while (first := next(iter(node.get("options") or ()), None)) and first.get("type") in (SUBCOMMAND, GROUP):
        words.append(first["name"])
        node = first
    return " ".join(words)


def build_invocation(
    commands: Iterable[Json], words: str, options: Mapping[str, Any] | None = None, focused: str | None = None
) -> Json:
    """Return the data of an interaction by which a user's client runs a command or asks for completions.

    Args:
        commands: The registered commands.
        words: `command [group] [sub-command]`.
        options: Values by the names of options.
        focused: The name of the option that is being completed; None to run the command.

    Raises:
        UnknownCommand: There is no such command, subcommand or option.
    """
    names = words.strip().removeprefix("/").split()
    command = next((c for c in commands if c["name"] == names[0] and c.get("type", 1) == 1), None)
    if command is None:
        raise UnknownCommand(f"There is no command /{names[0]}")
    node = command
    path: list[Json] = []
    for name in names[1:]:
        found = next(
            (o for o in node.get("options") or () if o["name"] == name and o["type"] in (SUBCOMMAND, GROUP)), None
        )
        if found is None:
            raise UnknownCommand(f"/{words} has no part {name!r}")
        node = found
        path.append(found)
    known = {option["name"]: option for option in node.get("options") or ()}
    leaves: list[Json] = []
    for name, value in (options or {}).items():
        if name not in known:
            raise UnknownCommand(f"/{words} has no option {name!r}, but {', '.join(known) or 'none'}")
        leaf: Json = {"name": name, "type": known[name]["type"], "value": value}
        if name == focused:
            leaf["focused"] = True
        leaves.append(leaf)
    for part in reversed(path):
        leaves = [{"name": part["name"], "type": part["type"], "options": leaves}]
    return {
        "id": command["id"],
        "name": command["name"],
        "type": 1,
        "version": command.get("version"),
        "options": leaves,
    }
