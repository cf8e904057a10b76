"""Options that come as a file: which a game has, and what a file of a host makes of them.

A game asks for it by a field with `json_schema_extra={"file": "toml"}` (or "json"). The file is a table whose keys are
such fields; what they hold is judged by the game's `Options`, and nothing else can be set by a file.
"""

import json
import tomllib
from pathlib import PurePath
from typing import Any

from pydantic import ValidationError
from pydantic.fields import FieldInfo

from bot.catalogue import say
from bot.screens.forms import BadInput
from bot.shorten import fit_label
from games.core.presentation import plain
from storage.snapshot import Match

MOST_BYTES = 65_536
"""So large a file may be; it is judged before it is read."""
KINDS = ("toml", "json")


def file_kind(field: FieldInfo) -> str:
    """The kind of file that a field comes from; empty for those that are set in menus and forms."""
    extra = field.json_schema_extra
    kind = extra.get("file", "") if isinstance(extra, dict) else ""
    return str(kind) if kind in KINDS else ""


def first_file_option(match: Match) -> int:
    """The number of the first option that comes from a file; 0 without one."""
    fields = match.rules.Options.model_fields.values()
    return next((number for number, field in enumerate(fields) if file_kind(field)), 0)


def with_file(match: Match, filename: str, data: bytes) -> dict[str, Any]:
    """The match's options with those changed that the file holds.

    Raises:
        BadInput: the game takes no files, or this one cannot be read, or holds what the game does not allow.
    """
    fields = {name: field for name, field in match.rules.Options.model_fields.items() if file_kind(field)}
    if not fields:
        raise BadInput(say("options.no_files", game=match.rules.title))
    if len(data) > MOST_BYTES:
        raise BadInput(say("options.file_large", most=MOST_BYTES // 1024))
    found = _read(filename, data, {file_kind(field) for field in fields.values()})
    known = ", ".join(f"`{name}`" for name in fields)
    if other := sorted(set(found) - set(fields)):
        raise BadInput(say("options.file_unknown", name=plain(fit_label(other[0], 40)), known=known))
    if not found:
        raise BadInput(say("options.file_empty", known=known))
    try:
        return match.rules.Options.model_validate({**match.options, **found}).model_dump(mode="json")
    except ValidationError as error:
        raise BadInput(_told(error)) from None


def _read(filename: str, data: bytes, kinds: set[str]) -> dict[str, Any]:
    kind = PurePath(filename).suffix.removeprefix(".").lower()
    if kind not in kinds:
        raise BadInput(say("options.file_kind", kinds=", ".join(f"`.{each}`" for each in sorted(kinds))))
    try:
        text = data.decode("utf-8-sig")
        found = tomllib.loads(text) if kind == "toml" else json.loads(text)
    except UnicodeDecodeError:
        raise BadInput(say("options.file_text")) from None
    except (ValueError, RecursionError) as error:
        why = "" if isinstance(error, RecursionError) else plain(fit_label(str(error), 150))
        raise BadInput(say("options.file_broken", kind=kind.upper(), why=why)) from None
    if not isinstance(found, dict):
        raise BadInput(say("options.file_broken", kind=kind.upper(), why=""))
    return found


def _told(error: ValidationError) -> str:
    """The first thing that is wrong, and where: «wisdom 2, teaching: …»; entries are counted from one."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ""
    for part in first["loc"]:
        where += f" {part + 1}" if isinstance(part, int) else f"{', ' if where else ''}{part}"
    why = first["msg"].removeprefix("Value error, ").rstrip(".")
    return say("options.file_wrong", where=plain(where), why=plain(fit_label(why, 300)))
