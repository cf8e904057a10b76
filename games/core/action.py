"""Actions: one class per rule of the rulebook, which says when the rule may be used and what it does.

A game declares its actions with the `@action` decorator and lists them in `Game.actions`. `Game.legal_actions` asks
each class for its `offers`; `Game.apply` calls `play`. A refused action raises `Illegal`.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Literal, Self, TypeVar, dataclass_transform

from pydantic.dataclasses import dataclass as checked

from games.core.chance import Chance
from games.core.values import Seat, tag_of

NOT_ACTIVE = "not_active"
"""Reason of a refusal: the seat may not act now."""

NOT_NOW = "not_now"
"""Reason of a refusal: this type of action is not available in the current phase."""

NOT_OFFERED = "not_offered"
"""Reason of a refusal: this particular action is not legal, and the game gives no more specific reason."""


class Illegal(ValueError):
    """The rules forbid the action; the state is unchanged.

    The exception carries a key, never text or parts of the state. The presentation turns the key into text from the
    player's own view (`Presentation.refusal`), so a refusal reveals nothing beyond that view.

    Attributes:
        reason: The key: `NOT_ACTIVE`, `NOT_NOW`, `NOT_OFFERED`, or what `Action.obstacle` returned.
    """

    def __init__(self, reason: str = NOT_OFFERED) -> None:
        super().__init__(reason)
        self.reason = reason


T = TypeVar("T")


class Action:
    """Base class of all actions, the moves of a game. An instance is one move with its choices, such as a card.

    A subclass states one rule in full: when the action may be taken and what it does. Subclasses are decorated with
    `@action`. Each has a docstring that states its rule.
    """

    __slots__ = ()

    open: ClassVar[tuple[str, ...]] = ()
    """Names of the fields that a player types in, or chooses in a form. Each needs a default value; an action with such
    fields is called an open action and is offered with the defaults (see `blank`)."""
    secret: ClassVar[bool] = False
    """True for a hidden choice: no other seat may be able to tell which of the offered actions was taken."""
    several: ClassVar[str] = ""
    """Name of the field that holds several things which a player picks together, such as the dice to roll again; "" if
    there is none.

    The field is a sorted tuple, and the only one of the action. Each combination of things is one offered action.
    `Presentation.pick` labels the things."""
    shortcut: ClassVar[bool] = False
    """True for an action that does at once what other offered actions do in several steps; computer players, who need
    no shortcut, never take it."""
    again: ClassVar[bool] = False
    """True for an action without fields that repeats what its seat chose in the last decision of the same kind, such as
    its last line-up. It is a shortcut, and its button comes first.

    Offer it only where it saves presses: not if the same choice is a button anyway. What it repeats follows from the
    seat's view, so others learn from it no more than they have seen."""
    aside: ClassVar[bool] = False
    """True for an action that stands beside the real answers: it ends or declines something, leaves it to chance, or is
    a standing order. Its button is grey and last."""
    alone: ClassVar[str] = ""
    """Why a seat is asked even if this is its only action, such as because others could otherwise tell what it holds.

    If it is "", the game has to go on by itself; a law sees to it."""
    undoes: ClassVar[bool] = False
    """True for an action that only takes back what its own seat has prepared. People may do so about as often as they
    like; computer players never take such an action, because they could prepare and take back forever."""

    if TYPE_CHECKING:
        kind: str
        """The tag under which the action is stored: `tag_of(type(action))`."""

        @classmethod
        def of(cls, *values: Any, **named: Any) -> Self:
            """Return the interned instance with these field values.

            Use it in `offers`, where the number of distinct actions is bounded. Never pass it text that a player
            typed: the cache would grow without limit.
            """

    @classmethod
    def offers(cls, state: Any, me: Seat) -> Iterable[Self]:
        """List every legal action of this type, in a fixed order; fields that a player types have their defaults.

        `@action` gives a type without fields this method: its only action is legal unless `obstacle` forbids it. A type
        with fields has to override it.

        Args:
            state: The current state; must not be changed.
            me: The acting seat.
        """
        raise NotImplementedError

    def obstacle(self, state: Any, me: Seat) -> str | None:
        """Return why this action is not legal now, as a key for `Presentation.refusal`, or None if it is legal.

        `Game.check` calls this for an action that was not offered, to get the reason, and for an open action
        (one with fields that the player types), to validate what was typed. `offers` may be implemented with it, as all
        candidates that return None; without fields, that is the default. The result must not depend on anything that
        `me` cannot see.

        Args:
            state: The current state; must not be changed.
            me: The acting seat.
        """
        return None

    def gives_up(self, view: Any) -> bool:
        """Return True if the action gives up something for good, such as unused dice or the choice of what happens.

        People are then asked once more before it counts, and `Presentation.caution` says what they would lose. An
        ending after which there is nothing left to do gives up nothing. Only an action without `open` fields that is
        offered as the only one of its type, and is neither likely nor shared, may give something up.

        Args:
            view: The view of the acting seat, to which the action is offered.
        """
        return False

    def play(self, state: Any, me: Seat, chance: Chance) -> None:
        """Carry out the action by changing `state` in place.

        The caller guarantees that the action was offered and, if it is open, that `obstacle` returns None.

        Args:
            state: The state to change; `Game.apply` passes a copy, a search its own state.
            me: The acting seat.
            chance: Makes the random draws, and receives the events.
        """
        raise NotImplementedError


def blank(action: Action) -> Action:
    """Return an action with the fields that a player types reset to their defaults, which is how it was offered."""
    if not action.open:
        return action
    defaults = {f.name: f.default for f in fields(action) if f.name in action.open}  # type: ignore[arg-type]
    return replace(action, **defaults)  # type: ignore[type-var]


@dataclass_transform(frozen_default=True)
def action(cls: type[T]) -> type[T]:
    """Turn a subclass of `Action` into a type of action that a game can use; used as a decorator.

    The result is a frozen, slotted pydantic dataclass with a `kind` tag (`BuildSchool` is tagged `build_school`) and
    the interning constructor `of`. If it has no fields and no `offers` of its own, its only instance is offered unless
    `obstacle` forbids it.
    """
    kind = tag_of(cls)
    cls.__annotations__ = {**cls.__annotations__, "kind": Literal[kind]}
    cls.kind = kind  # type: ignore[attr-defined]
    made = checked(frozen=True, slots=True)(cls)
    made.of = cache(made)  # type: ignore[attr-defined]
    if len(fields(made)) == 1 and made.offers.__func__ is Action.offers.__func__:  # type: ignore[attr-defined]
        made.offers = staticmethod(_offer_unless_obstacle(made.of()))  # type: ignore[attr-defined]
    return made  # type: ignore[return-value]


def _offer_unless_obstacle(only: Action) -> Callable[[Any, Seat], tuple[Action, ...]]:
    """Return an implementation of `Action.offers` that offers `only`, unless the `obstacle` of `only` forbids it."""
    offered = (only,)

    def offers(state: Any, me: Seat) -> tuple[Action, ...]:
        return offered if only.obstacle(state, me) is None else ()

    return offers
