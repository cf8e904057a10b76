"""The codec of custom ids: what a button, menu or form asks for, written in the id that Discord sends back, and read.

`@custom_id("play")` declares one: it makes the class a frozen dataclass and gives its ids the form
`s1:play:<value>:...`, at most 100 characters, with numbers in base 36; `encode` writes it, `parse` reads it.
`bot.interactions.custom_ids` has the declarations.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, TypeVar, dataclass_transform, get_args, get_origin, get_type_hints

PREFIX = "s1"
"""The scheme of the ids; a new one makes all older buttons unknown."""
MAX_LENGTH = 100
"""Discord's limit on a custom id."""
MAX_DIGITS = 12
"""Base-36 digits of a number: enough for Discord's own ids."""
MAX_STEPS = 10
"""Maximum number of choices in a `Path`."""

Fingerprint = Annotated[str, 16]
"""The fingerprint of an offer (`games.core.game.Offer`)."""
Name = Annotated[str, 32]
"""A lower-case name, such as that of a game."""
Path = tuple[int, ...]
"""The choices made so far. In a panel's nested menus: the number of a type of action among those offered, then for each
field that was asked the number of the chosen value."""


class Press:
    """Base class of what a button, menu or form asks for: the content of its custom id.

    Each subclass is one kind of request, with its values as fields, and is declared by the decorator `custom_id`.
    """

    __slots__ = ()


P = TypeVar("P", bound=Press)


@dataclass(frozen=True, slots=True)
class _Format:
    kind: type[Press]
    head: str
    names: tuple[str, ...]
    hints: tuple[Any, ...]
    shape: re.Pattern[str]
    options: tuple[type[Press], ...]


SPELLINGS: dict[str, _Format] = {}
"""Every declared id by the word that its spelling has."""
_FORMATS: dict[type[Press], _Format] = {}


@dataclass_transform(frozen_default=True)
def custom_id(spelling: str, *, options: tuple[type[Press], ...] = ()) -> Callable[[type[P]], type[P]]:
    """Return a class decorator that declares a kind of custom id and makes the class a frozen dataclass of its values.

    Args:
        spelling: The word that follows the prefix in ids of this kind.
        options: For a menu whose options are custom ids themselves: the kinds of these ids.

    Raises:
        ValueError: Another kind has this spelling; raised when the decorator is applied.
    """

    def declare(cls: type[P]) -> type[P]:
        if spelling in SPELLINGS:
            raise ValueError(f"two kinds of custom id are spelled {spelling!r}")
        kind = dataclass(frozen=True, slots=True)(cls)
        hints = get_type_hints(kind, include_extras=True)
        shape = re.compile(":".join(f"({_pattern(hint)})" for hint in hints.values()), re.ASCII)
        head = f"{PREFIX}:{spelling}:"
        declared = _Format(kind, head, tuple(hints), tuple(map(_plain_type, hints.values())), shape, options)
        SPELLINGS[spelling] = _FORMATS[kind] = declared
        return kind

    return declare


def heads_of(kind: type[Press]) -> list[str]:
    """Return how the ids of a kind begin, and those of the menus among whose options it is, up to the second colon."""
    return [form.head for form in _FORMATS.values() if form.kind is kind or kind in form.options]


def encode(press: Press) -> str:
    """Return the custom id for a button, menu, form or menu option that asks for something.

    Raises:
        ValueError: A value cannot be written in an id, or the id is longer than Discord allows.
    """
    form = _FORMATS[type(press)]
    values = ":".join([_encode_value(getattr(press, name)) for name in form.names])
    text = form.head + values
    if len(text) > MAX_LENGTH or not form.shape.fullmatch(values):
        raise ValueError(f"no custom id can say {press!r}")
    return text


def parse(text: str) -> Press | None:
    """Return what a custom id asks for; None for a text that `encode` cannot have written."""
    if len(text) > MAX_LENGTH:
        return None
    prefix, _, rest = text.partition(":")
    spelling, _, rest = rest.partition(":")
    form = SPELLINGS.get(spelling)
    if prefix != PREFIX or form is None or not (found := form.shape.fullmatch(rest)):
        return None
    return form.kind(*[_parse_value(value, hint) for value, hint in zip(found.groups(), form.hints, strict=True)])


def parse_press(text: str, values: list[str] | None = None) -> Press | None:
    """Return what the press of a button, or a choice in a menu, asks for; None for an unknown or forged id.

    Args:
        text: The custom id of the button or menu.
        values: The chosen options of a menu; the first is what the choice asks for.
    """
    press = parse(text)
    if not values or press is None:
        return press
    option = parse(values[0])
    return option if isinstance(option, _FORMATS[type(press)].options) else None


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"
_NUMBER = rf"0|[1-9a-z][0-9a-z]{{0,{MAX_DIGITS - 1}}}"


def _pattern(hint: Any) -> str:
    if hint is int:
        return _NUMBER
    if hint == Path:
        return rf"\.|(?:{_NUMBER})(?:\.(?:{_NUMBER})){{0,{MAX_STEPS - 1}}}"
    if get_origin(hint) is Annotated:
        return rf"[0-9a-z][0-9a-z_-]{{0,{get_args(hint)[1] - 1}}}"
    raise TypeError(f"a custom id has no place for {hint!r}")


def _plain_type(hint: Any) -> Any:
    return get_args(hint)[0] if get_origin(hint) is Annotated else hint


def _encode_value(value: Any) -> str:
    if isinstance(value, int):
        return _base36(value)
    return value if isinstance(value, str) else ".".join(map(_base36, value)) or "."


def _parse_value(text: str, hint: Any) -> Any:
    if hint is int:
        return int(text, 36)
    if hint is str:
        return text
    return () if text == "." else tuple(int(part, 36) for part in text.split("."))


@lru_cache(4096)
def _base36(number: int) -> str:
    if number < 0:
        raise ValueError("numbers in ids are not negative")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
