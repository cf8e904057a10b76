"""Events: what happened, told to one seat or to all. A match's log is made of them."""

from typing import TYPE_CHECKING, Any, Literal, NamedTuple, TypeVar, dataclass_transform

from pydantic.dataclasses import dataclass as checked

from games.core.tag import tag_of

T = TypeVar("T")


class Event:
    """Something that happened at the table, in the past tense: `Rolled`, `Revealed`, `Captured`."""

    __slots__ = ()
    if TYPE_CHECKING:
        kind: str
        """The tag under which it is stored: `tag_of(type(event))`."""


class Told(NamedTuple):
    """An event and who heard it: a seat, or None for everybody."""

    to: int | None
    event: Any


@dataclass_transform(frozen_default=True)
def event(cls: type[T]) -> type[T]:
    """Make a class an event: a frozen value tagged by its name, so that a union of them reads back from JSON."""
    kind = tag_of(cls)
    cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
    cls.kind = kind  # type: ignore[attr-defined]
    return checked(frozen=True, slots=True)(cls)  # type: ignore[return-value]
