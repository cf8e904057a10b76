"""Forgeries: actions nobody was offered, made of offered ones, and JSON that is no action at all."""

import json
from collections.abc import Iterator
from typing import Any

from pydantic import ValidationError

from games.core.action import Action
from games.core.game import Game
from games.core.seeded import Seeded


def forged(game: Game[Any, Any], action: Action, luck: Seeded) -> Iterator[Action]:
    """The action with one of its values changed, where that still reads as an action."""
    fields = json.loads(game.action_codec.dump_json(action))
    names = [name for name in fields if name != "kind"]
    if not names:
        return
    yield from _changed(game, fields, names[luck.below(len(names))])


def retyped(game: Game[Any, Any], action: Action) -> Iterator[Action]:
    """The open action with other things typed into it, one field at a time."""
    fields = json.loads(game.action_codec.dump_json(action))
    for name in action.open:
        yield from _changed(game, fields, name)


def _changed(game: Game[Any, Any], fields: dict[str, Any], name: str) -> Iterator[Action]:
    for value in _others(fields[name]):
        try:
            yield game.action_codec.validate_json(json.dumps({**fields, name: value}))
        except ValidationError:
            continue


def _others(value: Any) -> list[Any]:
    match value:
        case bool():
            return [not value]
        case int():
            return [value + 1, value - 1, value + 2, -1, 10**6, -(10**30)]
        case str():
            return ["", value + "x", "x" * 5000, "\u0000", "@everyone <@1>", value[:-1]]
        case list():
            return [[], value[::-1], [*value, *value], value[1:], value[:-1]]
        case dict():
            return [{}, dict(list(value.items())[1:])]
        case _:
            return [0, "", []]


def malformed(game: Game[Any, Any], action: Action) -> list[bytes]:
    """What comes in and is no action: every one of these has to be refused in reading."""
    fields = json.loads(game.action_codec.dump_json(action))
    bare = {name: value for name, value in fields.items() if name != "kind"}
    broken: list[Any] = [None, 0, [], {}, {"kind": "no_such_kind"}, {**fields, "kind": 7}, [fields]]
    if len(game.actions) > 1:
        broken.append({**bare, "kind": "no such kind"})
    broken += [{**fields, name: {"a": [1.5]}} for name in bare]
    return [b"", b"{", b"\xff\xfe", b"NaN", *(json.dumps(each).encode() for each in broken)]
