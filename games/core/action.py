"""Actions: the rules of a rulebook, each as one class that says when it may be used and what it does."""

from collections.abc import Iterable
from dataclasses import fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeVar, dataclass_transform

from pydantic.dataclasses import dataclass as checked

from games.core.chance import Chance
from games.core.tag import tag_of

T = TypeVar("T")
Seat = int


class Action:
    """One rule of the rulebook: when it may be used, and what it does. Nothing states a rule twice.

    Its docstring is read by players where a game has no words of its own for it.
    """

    __slots__ = ()

    open: ClassVar[tuple[str, ...]] = ()
    """Fields that a person types; each has a default, and an open action is offered with these (its blank)."""
    secret: ClassVar[bool] = False
    """Chosen unseen: nobody else may learn from anything which of the offered ones was taken."""
    undoes: ClassVar[bool] = False
    """Takes back what its seat has prepared, and does nothing else. People may as often as they like; a computer player
    never does, or it might not come to an end."""

    if TYPE_CHECKING:
        kind: str
        """The tag under which it is stored: `tag_of(type(action))`."""

        @classmethod
        def of(cls, *values: Any, **named: Any) -> Self:
            """The one object that stands for these values; for offers, never for what a person typed."""

    @classmethod
    def offers(cls, state: Any, me: Seat) -> Iterable[Self]:
        """Every such action that `me` may take now, in a fixed order; an open one as its blank."""
        raise NotImplementedError

    def obstacle(self, state: Any, me: Seat) -> str | None:
        """Why this action is not possible now: a key for the presentation, or None.

        Asked of an action that was not offered, for its reason, and of an open one, for what was typed. `offers`
        may be made of it (every candidate without an obstacle). It may say no more than `me` can see.
        """
        return None

    def play(self, state: Any, me: Seat, chance: Chance) -> None:
        """Do it, in place. Only ever called for an action that was offered (and, if open, has no obstacle)."""
        raise NotImplementedError


def blank(action: Action) -> Action:
    """The action as it was offered, before anybody typed."""
    if not action.open:
        return action
    defaults = {f.name: f.default for f in fields(action) if f.name in action.open}  # type: ignore[arg-type]
    return replace(action, **defaults)  # type: ignore[type-var]


@dataclass_transform(frozen_default=True)
def action(cls: type[T]) -> type[T]:
    """Make a class an action: frozen, slotted, checked by pydantic, tagged `build_school`, interned by `of`."""
    kind = tag_of(cls)
    cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
    cls.kind = kind  # type: ignore[attr-defined]
    made = checked(frozen=True, slots=True)(cls)
    made.of = cache(made)  # type: ignore[attr-defined]
    return made  # type: ignore[return-value]
