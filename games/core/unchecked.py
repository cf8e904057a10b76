"""A quick way to make a state of values that were checked before, with code written once for each class."""

from collections.abc import Callable
from dataclasses import MISSING, Field, fields
from typing import Any, ParamSpec, TypeVar

from pydantic.fields import FieldInfo

P = ParamSpec("P")
T = TypeVar("T")


def unchecked(cls: Callable[P, T]) -> Callable[P, T]:
    """What `cls`, a pydantic dataclass, does when it is called, but without its checks and its copies: lists that are
    given become the state's own. For worlds that are guessed from a view, which was checked; a search makes thousands
    a second."""
    made: Any = cls
    scope: dict[str, Any] = {"new": object.__new__, "cls": cls, "MISSING": MISSING}
    given, lines = [], []
    for field in fields(made):
        name, value = field.name, field.name
        default, factory = _default(field)
        if factory is not None:
            scope[f"make_{name}"] = factory
            given.append(f"{name}=MISSING")
            value = f"make_{name}() if {name} is MISSING else {name}"
        elif default is not MISSING:
            scope[f"default_{name}"] = default
            given.append(f"{name}=default_{name}")
        else:
            given.append(name)
        lines.append(f" c.{name} = {value}")
    exec("\n".join([f"def make({', '.join(given)}):", " c = new(cls)", *lines, " return c"]), scope)
    make: Callable[P, T] = scope["make"]
    return make


def _default(field: "Field[Any]") -> tuple[Any, Callable[[], Any] | None]:
    """A field's default and what makes one, also where it was written as pydantic's own `Field`."""
    default, factory = field.default, field.default_factory
    if isinstance(default, FieldInfo):
        made: Any = default.default_factory
        return (MISSING if default.is_required() else default.default), made
    return default, None if factory is MISSING else factory
