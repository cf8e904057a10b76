"""Commands as people type them: `play gorgias` with options by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sandbox.limits.commands import GROUP, SUBCOMMAND
from sandbox.wire import Json


class UnknownCommand(LookupError):
    """No such command, sub-command or option."""


def spelt(command: str, data: Json) -> str:
    """The words of a command that was given, as they stand above its answer: `table undo`."""
    words, node = [command], data
    while (first := next(iter(node.get("options") or ()), None)) and first.get("type") in (SUBCOMMAND, GROUP):
        words.append(first["name"])
        node = first
    return " ".join(words)


def spell(
    commands: Iterable[Json], words: str, options: Mapping[str, Any] | None = None, focused: str | None = None
) -> Json:
    """The `data` of an interaction for a command in words (`command [group] [sub-command]`).

    `focused` names the option that is being completed. Raises `UnknownCommand`.
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
