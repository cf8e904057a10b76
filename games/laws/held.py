"""What a state holds that can be changed in place."""

from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType
from typing import Any

_ATOMS = frozenset({int, str, bool, bytes, NoneType})


def held(value: Any) -> list[Any]:
    """Every list, dict, set and dataclass in a value that can be changed in place, also inside of frozen things."""
    found: list[Any] = []
    rest = [value]
    while rest:
        thing = rest.pop()
        cls: Any = type(thing)
        if cls in (list, tuple, set, frozenset, bytearray):
            if cls is not tuple and cls is not frozenset:
                found.append(thing)
            rest += [each for each in thing if type(each) not in _ATOMS]
        elif cls is dict:
            found.append(thing)
            rest += [each for each in thing.values() if type(each) not in _ATOMS]
        elif (plan := _plan(cls)) is not None:
            frozen, names = plan
            if not frozen:
                found.append(thing)
            rest += [each for name in names if type(each := getattr(thing, name)) not in _ATOMS]
    return found


@cache
def _plan(cls: Any) -> tuple[bool, tuple[str, ...]] | None:
    frozen = getattr(cls, "__dataclass_params__", None)
    return (bool(frozen.frozen), tuple(f.name for f in fields(cls))) if frozen else None


def place(value: Any, thing: Any, path: str = "state") -> list[str]:
    """Where in a value this very thing is, every place of it."""
    found = [path] if value is thing else []
    if isinstance(value, list | tuple):
        return found + [each for i, one in enumerate(value) for each in place(one, thing, f"{path}[{i}]")]
    if isinstance(value, dict):
        return found + [each for key, one in value.items() for each in place(one, thing, f"{path}[{key!r}]")]
    if is_dataclass(value) and not isinstance(value, type):
        names = [f.name for f in fields(value)]
        return found + [each for name in names for each in place(getattr(value, name), thing, f"{path}.{name}")]
    return found
