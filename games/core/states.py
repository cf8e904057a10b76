"""Generate fast code that copies states and makes views of them.

The code for each class is generated once from its annotations, as dataclasses generate `__init__`.

A game declares what everybody sees once, as a class `Public`, the base class of both its state and its view:

    class Public(Concrete, Generic[P, C]): ...       # players: list[P], deck: list[C]
    class State(Public[Player, Card]): ...           # adds what is hidden
    class View(Public[PublicPlayer, None]): ...      # adds its seat and what only that seat sees

`public_copier(State, View)` returns a function that makes views: it copies only the fields of `Public`, converted to
the types that the view declares. A `Player` with hidden fields becomes a `PublicPlayer`. A deck of cards becomes a list
of as many None, since everybody sees only how many cards lie face down. `public_copier(View, State)` does the inverse.
"""

from collections.abc import Callable
from copy import copy
from dataclasses import MISSING, Field, fields, is_dataclass
from enum import Enum
from functools import cache, reduce
from inspect import get_annotations
from operator import or_
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel
from pydantic.fields import FieldInfo

S = TypeVar("S")
T = TypeVar("T")
_IMMUTABLE = (int, str, bool, float, bytes, tuple, frozenset, NoneType, type)


class Concrete:
    """Base class of generic dataclasses whose parametrized subclasses redeclare inherited fields with concrete types.

    For example, a subclass of `Public[Card]` gets the field `deck: list[Card]`, where `Public` itself declares `deck:
    list[C]`. Without this class, pydantic would read and write such a field by its type variable, as its bound or as
    any value. A stored state would then lose its players' hidden fields, and a view would write any object put into it,
    hidden fields included.
    """

    __slots__ = ()

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        own = get_annotations(cls)
        declared = {}
        for base in cls.__dict__.get("__orig_bases__", ()):
            origin: Any = get_origin(base)
            if origin is None or not is_dataclass(origin):
                continue
            typevars = dict(zip(getattr(origin, "__parameters__", ()), get_args(base), strict=True))
            hints = get_type_hints(origin, include_extras=True)
            for each in fields(origin):
                bound = _bind(hints[each.name], typevars)
                if bound != hints[each.name] and each.name not in own:
                    declared[each.name] = bound
                    setattr(cls, each.name, copy(each))
        cls.__annotations__ = {**declared, **own}


def clone(value: T) -> T:
    """Return a deep copy of a dataclass instance, which shares only immutable values with it.

    Tuples are shared, so they may hold immutable values only.

    Raises:
        TypeError: A field has a type that cannot be copied reliably.
    """
    kind: Any = type(value)
    copied: Callable[[T], T] = _cloner(kind)
    return copied(value)


@cache
def _cloner(cls: Any) -> Callable[[Any], Any]:
    scope: dict[str, Any] = {"new": object.__new__, "cls": get_origin(cls) or cls}
    return _generated([(name, _copy(tp, f"s.{name}", scope)) for name, tp in field_types(cls).items()], scope)


def _generated(values: list[tuple[str, str]], scope: dict[str, Any]) -> Callable[[Any], Any]:
    """Compile a function that takes an object and returns a new instance of `scope["cls"]` made from it.

    Args:
        values: For each field of the new instance its name and, as Python source, an expression for its value, in which
            `s` is the object.
        scope: The global names of the generated code.
    """
    put = " c.{} = {}"
    if scope["cls"].__dataclass_params__.frozen:
        scope["put"], put = object.__setattr__, " put(c, '{}', {})"
    lines = [put.format(name, value) for name, value in values]
    exec("\n".join(["def make(s):", " c = new(cls)", *lines, " return c"]), scope)
    made: Callable[[Any], Any] = scope["make"]
    return made


def field_types(cls: Any) -> dict[str, Any]:
    """Return a dataclass's field types by name, with type variables replaced if the class is parametrized."""
    origin = get_origin(cls) or cls
    hints = get_type_hints(origin)
    typevars = dict(zip(getattr(origin, "__parameters__", ()), get_args(cls), strict=False))
    return {each.name: _bind(hints[each.name], typevars) for each in fields(origin)}


def _bind(tp: Any, typevars: dict[Any, Any]) -> Any:
    """Return a type in which type variables are replaced by the types that a parametrized class gives for them.

    Args:
        tp: The type.
        typevars: The type for each type variable.
    """
    if not typevars:
        return tp
    if tp in typevars:
        return typevars[tp]
    origin, args = get_origin(tp), tuple(_bind(a, typevars) for a in get_args(tp))
    if not args or args == get_args(tp):
        return tp
    if origin in (Union, UnionType):
        return reduce(or_, args)
    return origin[args] if origin is not None else tp


def _copy(tp: Any, expr: str, scope: dict[str, Any]) -> str:
    """Return Python source for an expression that copies a value of type `tp`; immutable values are shared.

    Args:
        tp: The type of the value.
        expr: The source of an expression for the value.
        scope: The global names of the generated code, to which those that the result needs are added.

    Raises:
        TypeError: Values of this type cannot be copied reliably.
    """
    origin, args = get_origin(tp), get_args(tp)
    if origin is Annotated:
        return _copy(args[0], expr, scope)
    if origin is Literal:
        return expr
    cls: Any = origin or tp
    if hasattr(cls, "__dataclass_params__"):
        if cls.__dataclass_params__.frozen:
            return expr
        return f"{_named(_cloner(tp if origin else cls), scope)}({expr})"
    if cls in (list, dict):
        inner = _copy(args[-1], "x", scope)
        if inner == "x":
            return f"{expr}.copy()"
        if cls is list and inner == "x.copy()":  # faster than a comprehension, which calls a function of its own
            return f"[*map({_named(get_origin(args[-1]).copy, scope)}, {expr})]"
        return f"[{inner} for x in {expr}]" if cls is list else f"{{k: {inner} for k, x in {expr}.items()}}"
    if cls in (Union, UnionType):
        made = {_copy(a, expr, scope) for a in args if a is not NoneType} - {expr}
        if len(made) > 1:
            raise TypeError(f"a union of several things that can change cannot be cloned: {tp}")
        return f"(None if {expr} is None else {made.pop()})" if made else expr
    if isinstance(cls, type) and (issubclass(cls, (*_IMMUTABLE, Enum)) or _is_frozen_model(cls)):
        return expr
    raise TypeError(f"a state may not hold {tp}: use dataclasses, lists, dicts and values that cannot change")


def _named(value: Any, scope: dict[str, Any]) -> str:
    """Add a value to the global names of the generated code, under a new name, and return that name."""
    name = f"v{len(scope)}"
    scope[name] = value
    return name


def _is_frozen_model(cls: type) -> bool:
    return issubclass(cls, BaseModel) and bool(cls.model_config.get("frozen"))


def public_copier(source: type[S], target: type[T]) -> Callable[[S], T]:
    """Return a function that makes a `target` from the public fields of a `source`, sharing only immutable values.

    It copies the fields of the nearest common base class, converted to the types that `target` declares. Objects in
    them whose class differs between the two are converted in the same way. A list of None in one of the two stands for
    face-down items: a view gets as many None as there are items, a state gets an empty list. All other fields of
    `target` get their defaults; the caller then fills in what only the seat sees, or what is guessed.

    Args:
        source: The class of the state or of the view.
        target: The other one of the two.

    Raises:
        TypeError: The classes have no common base dataclass, or a field that only `target` has lacks a default.
    """
    classes: tuple[Any, Any] = source, target
    made: Callable[[S], T] = _public_copier(*classes)
    return made


@cache
def _public_copier(source: Any, target: Any) -> Callable[[Any], Any]:
    source_class, target_class = get_origin(source) or source, get_origin(target) or target
    shared = next((each for each in target_class.__mro__ if each in source_class.__mro__ and is_dataclass(each)), None)
    if shared is None:
        raise TypeError(f"{source} and {target} have no public half in common")
    public = {each.name for each in fields(shared)}
    given, wanted = field_types(source), field_types(target)
    scope: dict[str, Any] = {"new": object.__new__, "cls": target_class}
    values = []
    for each in fields(target_class):
        if each.name in public:
            value = _convert(given[each.name], wanted[each.name], f"s.{each.name}", scope)
        else:
            default, factory = _field_default(each)
            if default is MISSING and factory is None:
                raise TypeError(f"{target_class.__name__}.{each.name} is not public and needs a default")
            value = _named(default, scope) if factory is None else f"{_named(factory, scope)}()"
        values.append((each.name, value))
    return _generated(values, scope)


def _convert(given: Any, wanted: Any, expr: str, scope: dict[str, Any]) -> str:
    """Return Python source for an expression that copies a value as another type, such as a player as a public player.

    Args:
        given: The type of the value.
        wanted: The type of the copy.
        expr: The source of an expression for the value.
        scope: The global names of the generated code, to which those that the result needs are added.

    Raises:
        TypeError: There is no conversion between the two types.
    """
    if given == wanted:
        return _copy(given, expr, scope)
    origin, args, others = get_origin(wanted), get_args(wanted), get_args(given)
    cls: Any = origin or wanted
    if cls is Annotated:
        return _convert(given, args[0], expr, scope)
    if get_origin(given) is Annotated:
        return _convert(others[0], wanted, expr, scope)
    if is_dataclass(cls):
        return f"{_named(_public_copier(given, wanted), scope)}({expr})"
    if cls in (Union, UnionType) and get_origin(given) in (Union, UnionType):
        one, other = ([a for a in each if a is not NoneType] for each in (others, args))
        if len(one) == len(other) == 1:
            return f"(None if {expr} is None else {_convert(one[0], other[0], expr, scope)})"
    if cls is list and args[0] is NoneType:
        return f"[None] * len({expr})"
    if cls is list and others[0] is NoneType:
        return "[]"
    if cls is get_origin(given) and (cls in (list, dict) or (cls is tuple and args[1:] == (Ellipsis,))):
        at = -1 if cls is dict else 0
        inner = _convert(others[at], args[at], "x", scope)
        if cls is dict:
            return f"{{k: {inner} for k, x in {expr}.items()}}"
        return f"[{inner} for x in {expr}]" if cls is list else f"tuple([{inner} for x in {expr}])"
    raise TypeError(f"{given} cannot be copied as {wanted}")


def _field_default(field: "Field[Any]") -> tuple[Any, Callable[[], Any] | None]:
    """Return a field's default (MISSING if it has none) and its default factory (None if it has none).

    The field may have been declared with `dataclasses` or with pydantic.
    """
    default, factory = field.default, field.default_factory
    if isinstance(default, FieldInfo):
        made: Any = default.default_factory
        return (MISSING if default.is_required() else default.default), made
    return default, None if factory is MISSING else factory
