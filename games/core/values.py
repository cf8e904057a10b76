"""The values that leave a game: events, views, options and outcomes, and the tags under which they are stored.

This module imports nothing from the engine, so that presentations and storage can use it without the rules.
"""

import re
from functools import reduce
from operator import or_
from types import ModuleType
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple, Protocol, TypeVar, dataclass_transform

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic.dataclasses import dataclass as checked


def tag_of(cls: type) -> str:
    """Return the tag under which a class is stored: `build_school` for `BuildSchool`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", cls.__name__).lower()


def union_codec(classes: tuple[type, ...]) -> TypeAdapter[Any]:
    """Return a codec that reads and writes instances of these classes as JSON, told apart by their `kind` tag."""
    if len(classes) == 1:
        return TypeAdapter(classes[0])
    union: Any = reduce(or_, classes)
    return TypeAdapter(Annotated[union, Field(discriminator="kind")])


T = TypeVar("T")


def classes_in(*modules: ModuleType, of: type[T]) -> tuple[type[T], ...]:
    """Return the actions or events that modules define, in the order of their definitions, for the lists in `Game`.

    Args:
        modules: The modules. Classes that they import, and undecorated base classes, are left out.
        of: `Action` or `Event`.
    """
    found = [
        value
        for module in modules
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]
    return tuple([each for each in found if issubclass(each, of) and hasattr(each, "kind")])


class Event:
    """Base class of events: something that happened in a match, named in the past tense (`Rolled`, `Captured`)."""

    __slots__ = ()
    if TYPE_CHECKING:
        kind: str
        """The tag under which the event is stored: `tag_of(type(event))`."""


class Told(NamedTuple):
    """An event and its recipient: a seat, or None for everybody."""

    to: int | None
    event: Any


@dataclass_transform(frozen_default=True)
def event(cls: type[T]) -> type[T]:
    """Turn a class into an event.

    The result is a frozen, slotted pydantic dataclass with a `kind` tag, so that a union of events can be read back
    from JSON.
    """
    kind = tag_of(cls)
    cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
    cls.kind = kind  # type: ignore[attr-defined]
    return checked(frozen=True, slots=True)(cls)  # type: ignore[return-value]


Seat = int

Decision = tuple[str | int, ...]
"""The public key of a decision, such as `("bid", 7)`. Equal keys mean the same decision; see `Game.decision`."""


class View(Protocol):
    """What one seat may see of a match, or what everybody may see (the public view).

    It is a different type from the state, so that nothing leaks that the view does not declare.

    A game's view is a pydantic dataclass and shares its base class `Public` with the state (see `games.core.states`).
    The fields that it adds hold what only `seat` sees. Each has a default, which is its value in the public view.
    """

    @property
    def seat(self) -> Seat | None:
        """The seat whose view this is; None for the public view."""


class Options(BaseModel):
    """Base class of the options of a match, set by the player who opens it; the lobby builds its menus from the fields.

    Fields are of type Literal, bool or bounded int, and have a default, a `title` and a `description`.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")


@checked(frozen=True, slots=True)
class Outcome:
    """The result of a finished game: the winning seats, each seat's score, and what decided the game."""

    winners: tuple[int, ...]
    """The winning seats; empty if everybody lost."""
    scores: tuple[int, ...]
    """By seat."""
    reason: str
    """What decided the game, as a key for the presentation."""
