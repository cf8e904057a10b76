"""Copies of states, with code written once for each class from its annotations, as dataclasses write `__init__`."""

from collections.abc import Callable
from dataclasses import fields
from enum import Enum
from functools import cache, reduce
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel

T = TypeVar("T")
_SHARED = (int, str, bool, float, bytes, tuple, frozenset, NoneType, type)


def clone(value: T) -> T:
    """A copy that shares nothing that can change. `value` is a dataclass; tuples in it hold frozen things only.

    Raises:
        TypeError: a field's type is not known to be copied well.
    """
    kind: Any = type(value)
    copy: Callable[[T], T] = _cloner(kind)
    return copy(value)


@cache
def _cloner(cls: Any) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {"new": object.__new__}
    origin = get_origin(cls) or cls
    scope["cls"] = origin
    hints = get_type_hints(origin)
    typevars = dict(zip(getattr(origin, "__parameters__", ()), get_args(cls), strict=False))
    lines = [f" c.{f.name} = {_copy(_bind(hints[f.name], typevars), f's.{f.name}', scope)}" for f in fields(origin)]
    exec("\n".join(["def clone(s):", " c = new(cls)", *lines, " return c"]), scope)
    made: Callable[[Any], Any] = scope["clone"]
    return made


def _bind(tp: Any, typevars: dict[Any, Any]) -> Any:
    """Put what a generic class was made with in the place of its type variables."""
    if not typevars:
        return tp
    if tp in typevars:
        return typevars[tp]
    origin, args = get_origin(tp), tuple(_bind(a, typevars) for a in get_args(tp))
    if not args:
        return tp
    if origin in (Union, UnionType):
        return reduce(or_, args)
    return origin[args] if origin is not None else tp


def _copy(tp: Any, expr: str, scope: dict[str, Any]) -> str:
    """Source of an expression that copies `expr`, a value of type `tp`; what cannot change is shared."""
    origin, args = get_origin(tp), get_args(tp)
    if origin is Annotated:
        return _copy(args[0], expr, scope)
    if origin is Literal:
        return expr
    cls: Any = origin or tp
    if hasattr(cls, "__dataclass_params__"):
        if cls.__dataclass_params__.frozen:
            return expr
        name = f"clone{len(scope)}"
        scope[name] = _cloner(tp if origin else cls)
        return f"{name}({expr})"
    if cls in (list, dict):
        inner = _copy(args[-1], "x", scope)
        if inner == "x":
            return f"{expr}.copy()"
        return f"[{inner} for x in {expr}]" if cls is list else f"{{k: {inner} for k, x in {expr}.items()}}"
    if cls in (Union, UnionType):
        made = {_copy(a, expr, scope) for a in args if a is not NoneType} - {expr}
        if len(made) > 1:
            raise TypeError(f"a union of several things that can change cannot be cloned: {tp}")
        return f"(None if {expr} is None else {made.pop()})" if made else expr
    if isinstance(cls, type) and (issubclass(cls, (*_SHARED, Enum)) or _is_frozen_model(cls)):
        return expr
    raise TypeError(f"a state may not hold {tp}: use dataclasses, lists, dicts and values that cannot change")


def _is_frozen_model(cls: type) -> bool:
    return issubclass(cls, BaseModel) and bool(cls.model_config.get("frozen"))
