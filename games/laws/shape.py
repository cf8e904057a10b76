"""Laws of shape: invariants of a game's classes that can be checked without playing.

Each law is a function that takes a `Game` and raises `LawBroken` if the invariant does not hold.
"""

import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

from games.core.action import Action
from games.core.game import Game, option_words
from games.core.states import field_types, public_copier
from games.core.values import Event, Options, tag_of
from games.laws.setups import option_values
from games.laws.walk import LawBroken


def state_is_ordered_and_exact(game: Game[Any, Any]) -> None:
    """Raise LawBroken if the types of a state's fields allow a float, a set or an untyped value.

    Floats and the order of sets may differ between processes, and an untyped value cannot be read back from JSON. The
    state class must also be a slotted pydantic dataclass.
    """
    for path, tp in parts(game.State, "State"):
        if tp in (float, complex, set, frozenset, object, Any, bytearray) or isinstance(tp, TypeVar):
            raise LawBroken(f"{path} is {tp}: a state is made of dataclasses, lists, dicts, tuples, ints, bools, strs")
    if not _is_slotted(game.State):
        raise LawBroken("State has to be a pydantic dataclass with slots")


def view_has_the_public_half(game: Game[Any, Any]) -> None:
    """Raise LawBroken unless the game's view class (what one player sees) extends the public half of its state class.

    The view class must also be a slotted pydantic dataclass without sets or untyped values, so that only declared
    fields are written to JSON, always in the same order.
    """
    for path, tp in parts(game.View, "View"):
        if tp in (set, frozenset, object, Any, bytearray) or isinstance(tp, TypeVar):
            raise LawBroken(f"{path} is {tp}: a view is made of dataclasses, lists, dicts, tuples, ints, bools, strs")
    if not _is_slotted(game.View):
        raise LawBroken("View has to be a pydantic dataclass with slots")
    try:
        public_copier(game.State, game.View)
    except TypeError as error:
        raise LawBroken(str(error)) from None


def _is_slotted(cls: type) -> bool:
    return is_dataclass(cls) and hasattr(cls, "__slots__") and hasattr(cls, "__pydantic_fields__")


def parts(tp: Any, path: str, inside: tuple[Any, ...] = ()) -> Iterator[tuple[str, Any]]:
    """Walk all types of which a type annotation consists, including those of the fields of its classes.

    The fields of dataclasses and pydantic models are entered.

    Args:
        tp: The annotation.
        path: The name under which the annotation is reported, such as "State".
        inside: The classes that contain it; a recursive type is not entered again.

    Yields:
        The path of each type, such as "State.players", and the type.
    """
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
    if tp in inside or not isinstance(cls, type) or issubclass(cls, Enum):
        return
    if is_dataclass(cls):
        declared = field_types(tp)
    elif issubclass(cls, BaseModel):
        hints = get_type_hints(cls)
        declared = {name: hints[name] for name in cls.model_fields}
    else:
        return
    for name, each in declared.items():
        yield from parts(each, f"{path}.{name}", (*inside, tp))


def tags_are_unique(game: Game[Any, Any]) -> None:
    """Raise LawBroken if two of a game's actions, or two of its events, are stored under the same tag.

    The law is also broken by a class that does not extend `Action` or `Event`, by an action without a docstring, by a
    field that a player types in (`Action.open`) without a default, by an action with another field beside the one for
    things that are picked together (`Action.several`), and by a repeated choice (`Action.again`) that is no shortcut
    or has fields.
    """
    for kinds, base in ((game.actions, Action), (game.events, Event)):
        tags = [tag_of(kind) for kind in kinds]
        if len(set(tags)) != len(tags):
            raise LawBroken(f"two classes have the same tag: {tags}")
        for kind in kinds:
            if not issubclass(kind, base):
                raise LawBroken(f"{kind.__name__} is not a subclass of {base.__name__}")
    for action in game.actions:
        if not (action.__doc__ or "").strip() or (action.__doc__ or "").startswith(f"{action.__name__}("):
            raise LawBroken(f"{action.__name__} has no docstring")
        known = {f.name: f for f in fields(action)}  # type: ignore[arg-type]
        for name in action.open:
            if name not in known or repr(known[name].default).startswith("<dataclasses._MISSING"):
                raise LawBroken(f"the typed field {name} of {action.__name__} needs a default")
        if action.several and known.keys() != {"kind", action.several}:
            raise LawBroken(f"{action.__name__} has the fields {sorted(known)}, and {action.several!r} has to be alone")
        if action.again and (not action.shortcut or action.aside or known.keys() != {"kind"}):
            raise LawBroken(f"{action.__name__} repeats a choice, so it must be a shortcut without fields")


def names_and_numbers_fit(game: Game[Any, Any]) -> None:
    """Raise LawBroken unless a game's name, title, length, edition and seats suit the database and Discord's menus."""
    if not re.fullmatch(r"[a-z][a-z0-9_]{1,31}", game.name):
        raise LawBroken(f"the name is {game.name!r}: it must be 2 to 32 lower-case letters, digits or underscores")
    if not 0 < len(game.title) <= 45 or not 0 < len(game.length) <= 45:
        raise LawBroken(f"title {game.title!r} or length {game.length!r} is empty or has more than 45 characters")
    if game.edition < 1 or not len(game.seats) or game.seats[0] < 1 or game.seats[-1] > 25:
        raise LawBroken(f"edition {game.edition}, seats {game.seats}")


def options_make_menus(game: Game[Any, Any]) -> None:
    """Raise LawBroken unless every option of a game has a default, a title, a description and a type for a menu."""
    if not issubclass(game.Options, Options):
        raise LawBroken("Options must be a subclass of games.core.values.Options")
    for name, field in game.Options.model_fields.items():
        if field.is_required():
            raise LawBroken(f"the option {name} has no default")
        try:
            option_values(field)
        except TypeError as error:
            raise LawBroken(f"the option {name}: {error}") from None
        words = option_words(game, name)
        titled = field.title if game.words is None else words.title
        if not titled or len(titled) > 45 or not words.description or len(words.description) > 100:
            raise LawBroken(f"the option {name} needs a title (at most 45) and a description (at most 100 characters)")
