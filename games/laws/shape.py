"""Laws of shape: what can be read off a game's classes before anything is played."""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from games.core.action import Action
from games.core.event import Event
from games.core.game import Game, Options
from games.laws.broken import Broken
from games.laws.setups import option_values


def state_is_ordered_and_exact(game: Game[Any, Any]) -> None:
    """No float, set, frozenset or untyped thing in a state: they differ between processes, or cannot be copied."""
    for path, tp in parts(game.State, "State"):
        if tp in (float, complex, set, frozenset, object, Any, bytearray):
            raise Broken(f"{path} is {tp}: a state is made of dataclasses, lists, dicts, tuples, ints, bools, strs")
    if not (
        is_dataclass(game.State) and hasattr(game.State, "__slots__") and hasattr(game.State, "__pydantic_fields__")
    ):
        raise Broken("State has to be a pydantic dataclass with slots")


def view_cannot_change(game: Game[Any, Any]) -> None:
    """A view is frozen through and through and has an order, so that pictures are cached and builds agree."""
    for path, tp in parts(game.View, "View"):
        if tp in (set, frozenset, object, Any, list, bytearray):
            raise Broken(f"{path} is {tp}: a view is made of tuples and values that cannot change")


def parts(tp: Any, path: str, inside: tuple[Any, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Every type that an annotation is made of, with where it stands."""
    origin, args = get_origin(tp), get_args(tp)
    if origin is Annotated:
        yield from parts(args[0], path, inside)
        return
    if origin is Literal:
        return
    cls = origin or tp
    if cls not in (Union, UnionType):
        yield path, cls
    for arg in args:
        if arg is not Ellipsis:
            yield from parts(arg, path, inside)
    if cls in inside or not isinstance(cls, type) or issubclass(cls, Enum):
        return
    if is_dataclass(cls) or issubclass(cls, BaseModel):
        hints = get_type_hints(cls, include_extras=True)
        names = [f.name for f in fields(cls)] if is_dataclass(cls) else list(cls.model_fields)
        for name in names:
            if not hasattr(hints[name], "__parameters__") or not hints[name].__parameters__:
                yield from _unless_typevar(hints[name], f"{path}.{name}", (*inside, cls))


def _unless_typevar(tp: Any, path: str, inside: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    if type(tp).__name__ != "TypeVar":
        yield from parts(tp, path, inside)


def tags_are_unique(game: Game[Any, Any]) -> None:
    """Actions and events are stored under tags of their own; each action says in a docstring what it does."""
    for kinds, base in ((game.actions, Action), (game.events, Event)):
        tags = [kind.kind for kind in kinds]
        if len(set(tags)) != len(tags):
            raise Broken(f"two classes have the same tag: {tags}")
        for kind in kinds:
            if not issubclass(kind, base):
                raise Broken(f"{kind.__name__} is no {base.__name__}")
    for action in game.actions:
        if not (action.__doc__ or "").strip() or (action.__doc__ or "").startswith(f"{action.__name__}("):
            raise Broken(f"{action.__name__} has no docstring")
        known = {f.name: f for f in fields(action)}  # type: ignore[arg-type]
        for name in action.open:
            if name not in known or repr(known[name].default).startswith("<dataclasses._MISSING"):
                raise Broken(f"the open field {name} of {action.__name__} needs a default, which is its blank")


def card_is_filled_in(game: Game[Any, Any]) -> None:
    """Name, title, length, edition and seats are such that they can be shown and stored."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", game.name):
        raise Broken(f"the name is {game.name!r}: lower-case letters and digits, at most 32")
    if not 0 < len(game.title) <= 45 or not 0 < len(game.length) <= 45:
        raise Broken(f"title {game.title!r} or length {game.length!r} is empty or has more than 45 characters")
    if game.edition < 1 or not len(game.seats) or game.seats[0] < 1 or game.seats[-1] > 25:
        raise Broken(f"edition {game.edition}, seats {game.seats}")


def options_make_menus(game: Game[Any, Any]) -> None:
    """Every option has a default, a title and a description, and at most 25 values."""
    if not issubclass(game.Options, Options):
        raise Broken("Options has to be made from games.core.game.Options")
    for name, field in game.Options.model_fields.items():
        if field.is_required():
            raise Broken(f"the option {name} has no default")
        try:
            option_values(field)
        except TypeError as error:
            raise Broken(f"the option {name}: {error}") from None
        if not field.title or len(field.title) > 45 or not field.description or len(field.description) > 100:
            raise Broken(f"the option {name} needs a title (at most 45) and a description (at most 100 characters)")
